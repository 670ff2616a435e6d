"""The errors of documents and what is done with them.

RulesError                 what is wrong, where, and what would help
├── UnusableFile           a file that can't be read, or that holds no text
├── NoRulesFound           a text in which nothing looks like a rule
├── UnknownDocument        neither a file nor an edition that the library holds
├── BadId                  an id under which no document can be kept
├── BadLibrary             a library that can't be read, or a file of it that this version of the program didn't write
├── BadSettlement          a file of settled moves that can't be used
├── BadLedger              the ledger of reviews can't be used
├── NotToAccept            a review that can't be blessed the way it was asked
└── NothingFound           a look-up without an answer, with the nearest that has one
"""

LONGEST = 60


def quoted(word: str) -> str:
    """Return a word as a message shows it: in quotes, of a long one its beginning.

    >>> quoted("602.9"), len(quoted("9" * 1000))
    ("'602.9'", 63)
    """
    return repr(word if len(word) <= LONGEST else f"{word[:LONGEST]}…")


class RulesError(Exception):
    """Say what is wrong, in which file and line, and what would help."""

    def __init__(self, what: str, *, file: str | None = None, line: int | None = None, hint: str | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.file = file
        self.line = line
        self.hint = hint

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        return (f"{place}: " if place else "") + self.what + (f"; {self.hint}" if self.hint else "")


class UnusableFile(RulesError):
    """A file can't be read, or holds no text."""


class NoRulesFound(RulesError):
    """In a text nothing looks like a rule."""


class UnknownDocument(RulesError):
    """What was named is neither a file nor an edition that the library holds."""


class BadId(RulesError):
    """No document can be kept under such an id."""


class BadLibrary(RulesError):
    """The library can't be read, or a file of it was not written by this program, or by another version of it."""


class BadSettlement(RulesError):
    """A file of settled moves can't be used."""


class BadLedger(RulesError):
    """The ledger of reviews can't be used."""


class NotToAccept(RulesError):
    """A review can't be blessed the way it was asked."""


class NothingFound(RulesError):
    """A look-up has no answer."""
