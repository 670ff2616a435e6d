"""The errors of commands that work on documents or look something up.

RulesError                 what is wrong, where, and what would help
├── UnusableFile           a file that can't be read, or that holds no text
├── NoRulesFound           a text in which nothing looks like a rule
├── UnknownDocument        a name of neither a file nor an edition that the library holds
├── BadId                  an id under which no document can be kept
├── BadLibrary             a library that can't be read, or a file in it that this version of the program didn't write
├── BadSettlement          a file of settled moves that can't be used
├── BadLedger              a ledger of reviews that can't be used
├── NotToAccept            a review that can't be accepted as it was asked for
└── NothingFound           a look-up that finds nothing; it names the nearest that there is
"""

LONGEST = 60


def quoted(word: str) -> str:
    """Return a word as a message shows it: in quotes, and cut if it is long.

    >>> quoted("602.9"), len(quoted("9" * 1000))
    ("'602.9'", 63)
    """
    return repr(word if len(word) <= LONGEST else f"{word[:LONGEST]}…")


class RulesError(Exception):
    """An error that says what is wrong, in which file and line, and what would help."""

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
    """Nothing in a text looks like a rule."""


class UnknownDocument(RulesError):
    """A name is neither that of a file nor that of an edition in the library."""


class BadId(RulesError):
    """No document can be kept under the id."""


class BadLibrary(RulesError):
    """The library can't be read, or this version of the program didn't write a file in it."""


class BadSettlement(RulesError):
    """A file of settled moves can't be used."""


class BadLedger(RulesError):
    """The ledger of reviews can't be used."""


class NotToAccept(RulesError):
    """A review can't be accepted as it was asked for."""


class NothingFound(RulesError):
    """A look-up finds nothing."""
