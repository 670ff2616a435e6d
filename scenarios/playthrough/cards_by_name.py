"""Printed cards by name: those that the scenario describes, then those of the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.words import KeywordName
from scenarios.library import card_files
from scenarios.library.card_parts import misprint
from scenarios.near_names import quoted_near_name
from scenarios.playthrough import named_things
from scenarios.scenario_errors import BadArgument, BadCardData, CantJudge, GivenTwice, UnknownName

if TYPE_CHECKING:
    from engine.language.printed import Printed
    from scenarios.playthrough.playthrough_state import Playthrough


def printed(play: Playthrough, name: str) -> Printed:
    """Return the printed card of a name.

    Raises:
        GivenTwice: it is the label of a card, which has a place already.
        UnknownName: there is no such card; the nearest name is given.
        CantJudge: the card's file is damaged; says where.
    """
    if play.labels.get(name) in play.state.cards:
        raise _placed_already(play, name)
    described = play.described.get(name)
    if described is not None:
        return described
    try:
        return (play.find or card_files.load)(name)
    except UnknownName as unknown:
        near = quoted_near_name(name, play.described)
        raise UnknownName(unknown.what, expected=unknown.expected, nearest=near or unknown.nearest) from None
    except BadCardData as damaged:
        raise CantJudge(f"the card {name!r} can't be used: {damaged}") from None


def _placed_already(play: Playthrough, label: str) -> GivenTwice:
    """Return the error for a card that is put somewhere by its label, with its place and the line that put it there."""
    held = play.state.cards[play.labels[label]]
    place = "a resource" if held.resource else named_things.PLACE_WORDS[held.zone]
    if held.attached_to is not None:
        place = f"attached to {named_things.say(play, held.attached_to)}"
    line = play.layout.given.get(("label", label))
    where = f", from line {line}" if line else ""
    what = f"the card with the label {label!r} is {place} already{where}"
    return GivenTwice(what, expected=f"one place for it, or another {held.printed.name!r} by that name")


def is_card_name(play: Playthrough, name: str) -> bool:
    """Return whether a card of the scenario or of the library that comes along is called so."""
    return name in play.described or card_files.is_name(name)


def described(play: Playthrough, name: str, text: str) -> Printed:
    """Return the card that a card line and the powers under it describe, from memory where it was read before.

    Raises:
        UnknownName: a keyword is misspelt.
        BadArgument: the card has a value that its type doesn't have, or lacks one.
        CantJudge: the text is empty, has no reading, or several.
    """
    if not text.strip():
        raise CantJudge(f"the text of the card {name!r} is empty; expected a card line and the powers under it")
    known = play.memory.recall(name, text)
    if known is not None:
        return known
    # The grammar takes 0.1 s to load, a quarter of a run of one scenario, and most scenarios describe no card.
    from scenarios.reading import Read, Unread, read_card

    reading = read_card(name, text)
    if isinstance(reading, Read):
        wrong = misprint(reading.printed)
        if wrong is not None:
            raise BadArgument(wrong[1], expected="what its type has")
        play.memory.keep(name, text, reading.printed)
        return reading.printed
    said = f"the card {name!r} can't be read: {reading}"
    if isinstance(reading, Unread) and reading.nearest in {each.value for each in KeywordName}:
        raise UnknownName(said)
    raise CantJudge(said)
