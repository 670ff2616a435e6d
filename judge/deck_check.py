"""Checking a deck list: whether the deck may be played, and every reason against it with its rule."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.errors import Reason
from engine.language.printed import Printed
from engine.view.deck_rules import DeckList, Format, deck_reasons
from judge.cited_rules import Cite, statement_lines
from judge.output_lines import Line
from scenarios.editions_by_name import EditionNamed, check_edition, edition_named
from scenarios.given_files import read_given
from scenarios.library.card_files import load
from scenarios.library.deck_list_files import read_deck
from scenarios.scenario_errors import BadDeckList, BadSelection


@dataclass(frozen=True, slots=True)
class Checked:
    """A deck list that was checked: the deck with every reason against it, or the problems of the list itself."""

    deck: DeckList | None
    reasons: tuple[Reason, ...] = ()
    problems: tuple[BadDeckList, ...] = ()


def check_deck(
    file: str,
    kind: Format,
    edition: str,
    find: Callable[[str], Printed] = load,
    editions: EditionNamed = edition_named,
) -> Checked:
    """Return the deck of a file with every reason against it in a format under an edition; `find` finds cards by name.

    Raises:
        BadDeckList: the file can't be read, or holds no text.
        BadSelection: there is no such edition.
    """
    check_edition(edition, editions)
    read = read_deck(_text(file), find, file)
    if read.deck is None:
        return Checked(None, problems=read.problems)
    return Checked(read.deck, deck_reasons(editions(edition), kind, read.deck))


def format_named(name: str) -> Format:
    """Return the format whose name begins with the given letters, in any case.

    >>> format_named("sealed").value
    'Sealed Pack'

    Raises:
        BadSelection: there is no such format.
    """
    found = [kind for kind in Format if name and kind.value.casefold().startswith(name.casefold())]
    if not found:
        raise BadSelection(f"there is no format {name!r}", expected="constructed or sealed")
    return found[0]


def deck_lines(file: str, checked: Checked, kind: Format, edition: str, cite: Cite) -> Iterator[Line]:
    """Yield the deck, each reason against it with its rule, and whether it may be played; each rule is stated once.

    Raises:
        LookupError: a reason cites a rule that the rulebook doesn't know.
    """
    deck = checked.deck
    if deck is None:
        return
    side = "no side deck" if deck.side is None else f"a side deck of {len(deck.side)}"
    yield Line(f"{deck.hero.name}, {len(deck.main)} cards, {side}", style="title")
    yield Line(f"{file}, in {kind.value} under {edition}", indent=2, style="faint")
    stated: set[tuple[str, str]] = set()
    for reason in checked.reasons:
        yield Line(f"{reason.text} [{cite(reason.rule, edition).number}]", indent=2, lead="- ", hang=0, style="bad")
        yield from statement_lines([reason.rule], edition, cite, 6, stated)
    yield _verdict(len(checked.reasons))


def _verdict(reasons: int) -> Line:
    if not reasons:
        return Line("It may be played", indent=2, style="good")
    number = "1 reason" if reasons == 1 else f"{reasons} reasons"
    return Line(f"It can't be played, for {number}", indent=2, style="bad")


def _text(file: str) -> str:
    try:
        return read_given(Path(file)).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadDeckList("this is no UTF-8 text", file=file, expected="a deck list in UTF-8") from None
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise BadDeckList(f"the deck list can't be read: {why}", file=file, expected="a text file") from None
