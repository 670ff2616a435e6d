"""Cards without a name among the options of a choice, which a step tells apart by how and where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.effects.resources import distinction
from engine.language.words import Zone
from engine.state.ids import CardId
from scenarios.playthrough import named_things
from scenarios.playthrough.spoken_names import possessive
from scenarios.playthrough.unnamed_cards import UNNAMED
from scenarios.scenario_errors import NameOfTwo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.decisions.choices import Answer, Choice, Option
    from engine.state.cards import Card
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import UnnamedWords

_ROW = "resource row"


def unnamed_options(play: Playthrough, choice: Choice) -> Answer:
    """Return the cards without a name among the options of a choice."""
    cards = play.now.cards
    return tuple(each for each in choice.options if isinstance(each, int) and is_filler(cards.get(CardId(each))))


def alike(play: Playthrough, choice: Choice) -> bool:
    """Return whether all options are cards without a name that nothing tells apart, not even a place in a deck."""
    unnamed = unnamed_options(play, choice)
    if not unnamed or len(unnamed) != len(choice.options):
        return False
    cards = [_card(play, each) for each in unnamed]
    return cards[0].zone is not Zone.DECK and len({_difference(play, each) for each in cards}) == 1


def _difference(play: Playthrough, held: Card) -> tuple[object, ...]:
    """Return what may make it matter which of several cards without a name is chosen."""
    flagging = tuple(each.id for each in play.now.modifiers if each.cards is not None and held.id in each.cards)
    return (*_standing(play, held), *distinction(play.now, held.id), flagging)


def is_filler(card: Card | None) -> bool:
    """Return whether a card is one of those without a name that fill a zone."""
    return card is not None and card.printed is UNNAMED


def described_options(play: Playthrough, choice: Choice, words: UnnamedWords) -> list[Option]:
    """Return the cards without a name among the options that are as a step says."""
    return [each for each in unnamed_options(play, choice) if _is_as_said(play, _card(play, each), words)]


def _card(play: Playthrough, option: Option) -> Card:
    return play.now.cards[CardId(int(option))]


def _is_as_said(play: Playthrough, held: Card, words: UnnamedWords) -> bool:
    if words.state is not None and held.ready is not (words.state == "ready"):
        return False
    if words.resource and not held.resource:
        return False
    if words.of is None:
        return True
    place = _ROW if held.resource else held.zone.value
    return place == words.zone and named_things.holder(held) == named_things.player(play, words.of)


def refuse_unlike(play: Playthrough, options: Sequence[Option], number: int) -> None:
    """Refuse a number of cards without a name that differ, unless it is all of them.

    Raises:
        NameOfTwo: says how they differ, and how a step tells them apart.
    """
    kinds = dict.fromkeys(_standing(play, _card(play, each)) for each in options)
    if len(kinds) < 2 or number in {0, len(options)}:  # noqa: PLR2004 - one kind of card has nothing to tell apart
        return
    said = " and ".join(
        say_unnamed_card(play, next(each for each in options if _standing(play, _card(play, each)) == kind))
        for kind in kinds
    )
    first = say_unnamed_card(play, options[0])
    raise NameOfTwo(f"{number} of cards that differ: {said}", expected=f"which of them, such as: you choose {first}")


def _standing(play: Playthrough, held: Card) -> tuple[object, ...]:
    """Return what tells a card without a name from others."""
    under = tuple(each.id for each in play.now.cards.values() if each.attached_to == held.id)
    return (held.zone, named_things.holder(held), held.ready, held.face_up, held.damage, held.counters, under)


def say_unnamed_card(play: Playthrough, option: Option) -> str:
    """Return a card without a name as a step tells it from others."""
    held = _card(play, option)
    whose = possessive(play, named_things.holder(held))
    if held.resource:
        state = "a ready" if held.ready else "an exhausted"
        return f"{state} resource in {whose} {_ROW}"
    return "an unnamed card in play" if held.zone is Zone.PLAY else f"an unnamed card in {whose} {held.zone.value}"
