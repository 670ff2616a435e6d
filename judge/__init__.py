"""The tools that people use: rulings and reports, look-ups, documents of the rules, and the command line."""

__version__ = "0.1.0"
