"""Quoting the official text of a rule, where the user has imported the document."""

from functools import cache
from pathlib import Path

from judge.rules.library import kept_document, library_folder


def quotation(number: str, edition: str, folder: Path | None = None) -> str:
    """Return what the edition's document says under the number, or nothing where it isn't imported.

    Raises:
        BadLibrary: the library's file can't be used.
    """
    return _texts(edition, folder or library_folder()).get(number, "")


@cache
def _texts(edition: str, folder: Path) -> dict[str, str]:
    document = kept_document(edition, folder)
    return {rule.number: rule.text for rule in document.rules} if document else {}
