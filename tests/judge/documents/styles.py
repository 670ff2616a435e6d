"""Documents of the family in other styles, each line behind a sign for what it is, as a reader of it says.

r rule, e example, c card, g glossary, h heading, f furniture, ? left over; a blank line is blank.
"""

from pathlib import Path

FOLDER = Path(__file__).with_name("documents")
COLUMNS = FOLDER / "two-columns.txt"
"""Pages of two columns, taken out line by line: a line is of two kinds, so that none has a sign."""
DOCUMENTS = {
    path.stem.replace("-", " "): path.read_bytes().decode() for path in sorted(FOLDER.glob("*.txt")) if path != COLUMNS
}
