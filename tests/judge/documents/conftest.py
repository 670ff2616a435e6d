"""The published documents, where they stand beside the project, and a library of a test's own."""

from pathlib import Path

import pytest

from judge.documents.document_library import kept_document, kept_texts

DOCUMENTS = Path(__file__).parents[4] / "shared" / "documents"


@pytest.fixture(autouse=True)
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library that nothing is in yet."""
    folder = tmp_path / "library"
    monkeypatch.setenv("JUDGE_LIBRARY", str(folder))
    kept_document.cache_clear()
    kept_texts.cache_clear()
    return folder


@pytest.fixture(scope="session")
def published() -> dict[str, Path]:
    """The published documents by the beginning of their files' names."""
    if not DOCUMENTS.is_dir():
        pytest.skip("the published documents don't stand in ../shared/documents")
    return {path.name[:3]: path for path in DOCUMENTS.glob("0*.txt")}
