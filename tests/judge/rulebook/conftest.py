"""The published documents, where they stand beside the project."""

from pathlib import Path

import pytest

DOCUMENTS = Path(__file__).parents[4] / "shared" / "documents"
FILES = {
    "starter-2006": "004_8e998dd4f9a9c0c8.txt",
    "cr-2007-04": "000_e137edbfb4e4a907.txt",
    "cr-2007-05": "001_35b32a7eda99346e.txt",
    "cr-2009-combat": "003_a4530a5be358bdba.txt",
    "faq-2009-03": "002_4755ca2b86cdccf2.txt",
    "clarifications-de": "003_a4530a5be358bdba.txt",
}


@pytest.fixture(scope="session")
def documents() -> dict[str, str]:
    """The text of every edition's document."""
    if not DOCUMENTS.is_dir():
        pytest.skip("the published documents don't stand in ../shared/documents")
    return {edition: (DOCUMENTS / name).read_text(encoding="utf-8") for edition, name in FILES.items()}
