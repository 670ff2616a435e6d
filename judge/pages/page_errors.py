"""Errors of pages.

PagesError
├── UnusableFolder      a report can't be written into a folder
├── UnusableAddress     nothing can be served at an address
├── BadLink             a link holds no scenario
└── BadQuestion         what is asked is more than a page answers
"""

from scenarios.scenario_errors import ScenariosError


class PagesError(ScenariosError):
    """Pages can't be written or served."""


class UnusableFolder(PagesError):
    """A report can't be written into a folder, or something stands there that is no report."""


class UnusableAddress(PagesError):
    """Nothing can be served at an address."""


class BadLink(PagesError):
    """A link holds no scenario, or too long a one."""


class BadQuestion(PagesError):
    """What is asked takes longer, or is longer, than a page answers."""
