"""Quoting the official text of a rule, where the user has imported the document."""

from pathlib import Path

from judge.rules.library import kept_texts, library_folder


def quotation(number: str, edition: str, folder: Path | None = None) -> str:
    """Return what the edition's document says under the number, or nothing where it isn't imported.

    Raises:
        BadLibrary: the library's file can't be used.
    """
    return kept_texts(edition, folder or library_folder()).get(number, "")
