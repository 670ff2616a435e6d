"""The one error tree of the scenarios.

ScenariosError                 what, where (file, line), what was expected, the nearest known name
├── Unreadable                 a path or a feature file that can't be used
│   ├── MissingPath            no such file or folder
│   ├── NoFeatures             a folder without a feature file
│   ├── NotText                a file that is not UTF-8
│   ├── EmptyFeature           a file without a feature or a feature without scenarios
│   ├── NotGherkin             a file the Gherkin grammar refuses
│   ├── SameName               two scenarios of one name in a feature
│   ├── NoSteps                a scenario without steps
│   ├── NoKeyword              a scenario that begins with And, But or *
│   ├── Misspelt               a misspelt keyword of Gherkin
│   ├── BadTag                 a malformed tag of the judge
│   ├── BadExamples            a column under Examples that fills nothing or is there twice
│   ├── NoScenarioThere        FILE:LINE where no scenario stands
│   └── SeveralUnreadable      more than one of these
├── BadSelection               a tag expression or an edition that can't be understood
├── BadCardData                a card file with data that no card has
├── BadDeckList                a line of a deck list that can't be used, or one that is missing
├── VocabularyError            a sentence of the vocabulary is wrong
│   └── TwoSentencesFit        a step line could fit two sentences
└── StepStopped                a step ended the scenario
    ├── Refused                the step can't be played as it is written
    │   ├── UnknownSentence    no sentence of the vocabulary fits
    │   ├── BadArgument        a table or a text is missing, surplus or misspelt
    │   ├── UnknownName        no card, player, zone or rule of that name
    │   ├── NameOfTwo          a name that fits two cards
    │   ├── GivenTwice         a fact of the board that two steps give
    │   ├── ImpossibleBoard    a board the rules can't produce
    │   └── StatesNothing      a scenario without a Then, or a Then about deeds where nobody has done anything
    ├── Differs                the engine's ruling differs from the scenario
    │   ├── IllegalAction      the rules don't allow what the step does
    │   ├── Unanswered         a choice that no step answers
    │   ├── Surplus            an answer to a choice that never came up
    │   └── NothingHappened    a step that does nothing
    └── CantJudge              the engine can't give a ruling
"""

SHOW_FAULTS = "JUDGE_TRACEBACK"
"""The environment variable that asks for the traceback of a fault of the program."""


def fault_message(fault: Exception) -> str:
    """Return the message about a fault of the program itself."""
    what = f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__
    return f"a fault in judge itself: {what}; set {SHOW_FAULTS}=1 to see where"


class ScenariosError(Exception):
    """An error: what is wrong, where, what was expected, and the nearest known name.

    `near` are the nearest names or sentences, the likeliest first, each as it is written in a feature.
    """

    def __init__(
        self,
        what: str,
        *,
        file: str | None = None,
        line: int | None = None,
        expected: str | None = None,
        nearest: str | None = None,
        near: tuple[str, ...] = (),
    ) -> None:
        super().__init__(what)
        self.what = what
        self.file = file
        self.line = line
        self.expected = expected
        self.nearest = nearest
        self.near = near or ((_unquoted(nearest),) if nearest else ())

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line) if part is not None)
        return (f"{place}: " if place else "") + self.explanation()

    def explanation(self) -> str:
        """Return the message without the place."""
        expected = f"; expected {self.expected}" if self.expected else ""
        nearest = f"; the nearest is {self.nearest}" if self.nearest else ""
        return f"{self.what}{expected}{nearest}"


def _unquoted(name: str) -> str:
    """Return a name without the quotation marks around it."""
    inside = name[1:-1]
    return inside if name[0] in "'\"" and name[-1] == name[0] and name[0] not in inside else name


class Unreadable(ScenariosError):
    """A path or a feature file can't be used."""


class MissingPath(Unreadable):
    """There is no such file or folder."""


class NoFeatures(Unreadable):
    """A folder holds no feature file."""


class NotText(Unreadable):
    """A file is not UTF-8."""


class EmptyFeature(Unreadable):
    """A file holds no feature, or a feature holds no scenario."""


class NotGherkin(Unreadable):
    """The Gherkin grammar refuses a file."""


class SameName(Unreadable):
    """Two scenarios of a feature have one name."""


class NoSteps(Unreadable):
    """A scenario has no steps, so that it would pass whatever the engine does."""


class NoKeyword(Unreadable):
    """A scenario or a background begins with And, But or *, which continue nothing there."""


class Misspelt(Unreadable):
    """A keyword of Gherkin is misspelt, so that Gherkin takes the line for a description that nobody plays."""


class BadTag(Unreadable):
    """A tag of the judge is malformed."""


class BadExamples(Unreadable):
    """A column under Examples fills nothing or is there twice, or a placeholder has no column."""


class NoScenarioThere(Unreadable):
    """No scenario stands on the line that was asked for."""


class SeveralUnreadable(Unreadable):
    """More than one path or file can't be used; `errors` has each."""

    def __init__(self, errors: tuple[Unreadable, ...]) -> None:
        super().__init__("\n".join(str(error) for error in errors))
        self.errors = errors


class BadSelection(ScenariosError):
    """A tag expression or an edition can't be understood."""


class BadCardData(ScenariosError):
    """A card file has data that the card language doesn't know."""


class BadDeckList(ScenariosError):
    """A line of a deck list can't be used, or one is missing."""


class VocabularyError(ScenariosError):
    """A sentence of the vocabulary is wrong."""


class TwoSentencesFit(VocabularyError):
    """A step line could fit two sentences."""


class StepStopped(ScenariosError):
    """A step ended its scenario; `expected` and `actual` are shown beside each other in a report."""

    def __init__(  # noqa: PLR0913 - the same
        self,
        what: str,
        *,
        file: str | None = None,
        line: int | None = None,
        expected: str | None = None,
        nearest: str | None = None,
        near: tuple[str, ...] = (),
        actual: str | None = None,
    ) -> None:
        super().__init__(what, file=file, line=line, expected=expected, nearest=nearest, near=near)
        self.actual = actual


class Refused(StepStopped):
    """The step can't be played as it is written."""


class UnknownSentence(Refused):
    """No sentence of the vocabulary fits the step."""


class BadArgument(Refused):
    """The table or the text of a step is missing, surplus or misspelt."""


class UnknownName(Refused):
    """No card, player, zone or rule has that name."""


class NameOfTwo(Refused):
    """A name fits two cards."""


class GivenTwice(Refused):
    """Two steps give the same fact of the board."""


class ImpossibleBoard(Refused):
    """The rules can't produce the board that the scenario states."""


class StatesNothing(Refused):
    """A scenario has no Then, or a Then speaks of what was done before anybody has done anything."""


class Differs(StepStopped):
    """The engine's ruling differs from the scenario."""

    def explanation(self) -> str:
        """Return the message with what was expected and what was found."""
        beside = f" (expected {self.expected}, found {self.actual})" if self.expected and self.actual else ""
        return f"{self.what}{beside}"


class IllegalAction(Differs):
    """The rules don't allow what the step does; `rules` are the rules that forbid it."""

    def __init__(self, what: str, rules: tuple[str, ...] = (), *, expected: str | None = None) -> None:
        super().__init__(what, expected=expected)
        self.rules = tuple(dict.fromkeys(rules))


class Unanswered(Differs):
    """A choice is open that no step answers."""


class Surplus(Differs):
    """A step answers a choice that never came up."""


class NothingHappened(Differs):
    """A step that should act changes nothing."""


class CantJudge(StepStopped):
    """The engine can't give a ruling on this."""
