"""Quotations of the official text of a rule, for users who have imported its document."""

from pathlib import Path

from judge.documents.library_folder import library_in_use
from judge.rulebook import editions


def quotation(number: str, edition: str, folder: Path | None = None) -> str:
    """Return what the edition's document says under the number, or nothing where it isn't imported.

    Raises:
        BadLibrary: the library's file can't be used.
    """
    shelf = folder or library_in_use()
    if not (shelf / f"{edition}.json").exists():
        return ""
    # What a document is made of takes a fifth of a short run to load, and most users have imported none.
    from judge.documents.document_library import kept_texts

    return kept_texts(edition, shelf).get(number, "")


def doubt(number: str, edition: str, folder: Path | None = None) -> str:
    """Return what makes a quotation doubtful: that it isn't the official text, and from which file it is; else nothing.

    Raises:
        BadLibrary: the library's file can't be used.
    """
    shelf = folder or library_in_use()
    from judge.documents.document_library import kept_document
    from judge.documents.official_texts import is_official

    document = kept_document(edition, shelf)
    rule = next((each for each in document.rules if each.number == number), None) if document else None
    if document is None or rule is None or is_official(rule, edition):
        return ""
    if edition not in editions():
        return f"{edition} is a document of yours and no published edition: quoted from {document.name}"
    return f"not the official text of {edition}: quoted from {document.name}"
