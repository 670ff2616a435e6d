"""A card spoken of before that is moved from a graveyard: only if it lies there, and in that of the player named.

A card lies in its owner's graveyard (411.1), so that "your graveyard" holds none of another player's cards.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Put
from engine.language.filters import Among
from engine.language.selections import Every, OwnerOf, Role, Selection, Target, This
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.card_owners import ITS_OWNER
from scenarios.reading.discourse import Discourse
from scenarios.reading.moved_by_event import MOVED, is_a_move
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.verbs.entering_with import entering
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.phrases.zones.moves_between_zones import gone, names_of_owner, put_into_play, undo_gone
from scenarios.reading.templates import Bindings

_THERE = (Zone.GRAVEYARD,)


def _lying_there(discourse: Discourse, it: Selection, whose: Selection) -> Selection:
    """Return the card if it lies in that graveyard: as it is where nothing else can be, else with this as a condition.

    Raises:
        NoReading: the card itself is meant, which a power moves from where it functions, or a target in play.
    """
    found = gone(discourse, it)
    if found == This() or _is_named_here(discourse, found) or _stays_where_it_is(discourse, found):
        raise NoReading("a card that was put into that graveyard")
    is_owner = whose in (ITS_OWNER, OwnerOf(it), OwnerOf(MOVED))
    if found == MOVED and is_owner and _is_put_there(discourse.event):
        return found
    return Every(Among(found), _THERE, None if is_owner else whose)


def _is_named_here(discourse: Discourse, found: Selection) -> bool:
    """Return whether it is a target that the same clause describes, which is a card in play."""
    said = [(each.clause, each.sentence) for each in discourse.mentions if each.selection == found]
    return isinstance(found, Target) and set(said) == {(discourse.clause, discourse.sentence)}


def _stays_where_it_is(discourse: Discourse, found: Selection) -> bool:
    """Return whether neither the event in which the card has a role has moved it, nor the text since then (411.8b)."""
    if found not in (Role("subject"), Role("other")) or is_a_move(discourse.event):
        return False
    done = [each.nouns for each in discourse.mentions if each.selection == found]
    return not any(_PUT_AWAY & nouns for nouns in done)


_PUT_AWAY = frozenset({"destroyed", "discarded", "put"})


def _is_put_there(event: object) -> bool:
    """Return whether the event puts its card into a graveyard, as destroying (411.8d) and discarding (411.8c) do."""
    return isinstance(event, On) and (event.what in (What.DESTROYED, What.DISCARDED) or event.to_zone is Zone.GRAVEYARD)


def _lying_in_its_owners(discourse: Discourse, it: Selection) -> Selection:
    return _lying_there(discourse, it, ITS_OWNER)


def _lying_in_that(discourse: Discourse, it: Selection) -> Selection:
    """Return the card as it lies in the graveyard into which it was put.

    Raises:
        NoReading: nothing tells that the card is in a graveyard.
    """
    found = _lying_there(discourse, it, ITS_OWNER)
    if isinstance(found, Every):
        raise NoReading("a graveyard that was spoken of before")
    return found


def _places(discourse: Discourse, value: Selection) -> Iterator[Bindings]:
    """Yield how the card may be spoken of, and whose the graveyard may be called."""
    owners: tuple[Selection, ...]
    match value:
        case Every(Among(found), zones, of) if zones == _THERE:
            owners = (ITS_OWNER,) if of is None else (of,)
        case _:
            found, owners = value, tuple(names_of_owner(discourse, value))
    for each in undo_gone(discourse, found):
        yield from ({**each, "whose": whose} for whose in owners)


def _undo_lying_there(discourse: Discourse, value: Selection) -> Iterator[Bindings]:
    for each in _places(discourse, value):
        try:
            if _lying_there(discourse, each["it"], each["whose"]) == value:
                yield each
        except NoReading:
            continue


def _undo_lying_in_its_owners(discourse: Discourse, value: Selection) -> Iterator[Bindings]:
    yield from ({"it": each["it"]} for each in _undo_lying_there(discourse, value) if each["whose"] == ITS_OWNER)


def _undo_lying_in_that(discourse: Discourse, value: Selection) -> Iterator[Bindings]:
    if not isinstance(value, Every):
        yield from _undo_lying_in_its_owners(discourse, value)


def _into_play(under: str) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a move into play where the words say last that the card comes from a graveyard."""

    def build(discourse: Discourse, it: Selection, whose: Selection, whom: Selection | None = None) -> tuple[Put]:
        return put_into_play(discourse, _lying_there(discourse, it, whose), whom)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Put(it, under=whom) as put,) if put == Put(it, Zone.PLAY, under=whom):
                yield from ({**each, "whom": whom} for each in _undo_lying_there(discourse, it))
            case _:
                return

    return verb_made(f"put+s {{it:ref}} into play from {{whose:possessor}} graveyard {under}", build, undo, like=(Put,))


def _moved() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card that is moved from the graveyard that the words name."""
    for category in ("moved", "moved.dead"):
        yield made(category, "{it:ref} from {whose:possessor} graveyard", _lying_there, _undo_lying_there)
    yield made("moved", "{it:ref} from the graveyard", _lying_in_its_owners, _undo_lying_in_its_owners)
    yield made("moved", "{it:ref} from that graveyard", _lying_in_that, _undo_lying_in_that)
    yield from entering("put+s {it:moved.dead} into play attached to {attached_to:ref}", "attached_to")
    yield from _into_play("")
    yield from _into_play("under {whom:possessor} control")


RULES = (*_moved(),)
