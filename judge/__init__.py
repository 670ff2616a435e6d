"""What a person meets: rulebook, citations, trace, ruling, reports, command line."""

__version__ = "0.1.0"
