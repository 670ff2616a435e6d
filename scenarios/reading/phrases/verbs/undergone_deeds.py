"""What is done to a card, said of itself or of an "it" that isn't who does it, and whom a card defends against."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import (
    BecomeDefender,
    Deal,
    Destroy,
    Effect,
    Exhaust,
    Heal,
    If,
    Put,
    Ready,
    RemoveFromCombat,
)
from engine.language.filters import Among, InCondition
from engine.language.selections import Fits, Selection, Target
from engine.language.triggers import On
from engine.language.words import Condition, Zone
from scenarios.reading import back_references
from scenarios.reading.discourse import DEALER, Discourse
from scenarios.reading.each_spoken_of import is_own, may_be_one_before
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.verbs.verb_phrases import dealing, verb_made
from scenarios.reading.selected_cards import is_player
from scenarios.reading.templates import Bindings, Value, filters_of, h

_DONE: tuple[tuple[str, Effect], ...] = (
    ("removed from combat", RemoveFromCombat(h.doer)),
    ("destroyed", Destroy(h.doer, "destroyed")),
    ("exhausted", Exhaust(h.doer, "exhausted")),
    ("readied", Ready(h.doer)),
    ("removed from the game", Put(h.doer, Zone.REMOVED)),
)
_BECOMES: tuple[tuple[str, Effect], ...] = (
    ("exhausted", Exhaust(h.doer, "exhausted")),
    ("ready", Ready(h.doer)),
)


def _must_be_cards(discourse: Discourse) -> None:
    """Refuse players, to whom none of this can be done, and "it" for who dealt damage or what it was dealt with."""
    spoken = (each.person for each in reversed(discourse.mentions) if each.selection == discourse.doer)
    if next(spoken, is_player(discourse.doer)):
        raise NoReading("a card")
    dealt = isinstance(discourse.event, On) and discourse.event.subject == Among(discourse.doer)
    if dealt and any(each.selection == DEALER for each in discourse.mentions):
        raise NoReading('words that say which of two things "it" is')


def _undergone() -> Iterator[tuple[Rule, ...]]:
    for words, deed in _DONE:
        yield rule("does~", f"is~ {words}", (deed,), check=_must_be_cards)
        yield rule("does", f"'s {words}", (deed,), check=_must_be_cards)
    for words, deed in _BECOMES:
        yield rule("does~", f"becomes~ {words}", (deed,), check=_must_be_cards)


def _another_than_the_doer(discourse: Discourse) -> Selection:
    """Return what "it" is to which the doer does something: not the doer, who would do that to itself.

    Raises:
        NoReading: "it" is clear by its place alone, or the sentence speaks of none or several beside the doer.
    """
    back_references.must_be_in_doubt(discourse)
    spoken = [each for each in discourse.mentions if each.sentence == discourse.sentence and not each.person]
    others = [each for each in spoken if each.selection != discourse.doer]
    doubtful = any(each.several or each.not_taken or each.before_draw for each in others)
    if len(others) == len(spoken) or len({each.selection for each in others}) != 1 or doubtful:
        raise NoReading('one card beside the doer that "it" can mean')
    if is_own(others[0]) and may_be_one_before(discourse, others[0]):
        raise NoReading('words that say which of two things "it" is')
    return others[0].selection  # type: ignore[no-any-return]


def _done_to_another() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that somebody deals to, or heals from, another than himself."""
    yield made("it.another", "it", _another_than_the_doer, as_built(_another_than_the_doer))
    typed = Deal(h.doer, h.to, h.n, h.kind, name="dealt")
    yield from dealing("deal+s {n:amount} {kind:damagetype} damage to {to:it.another}", typed)
    yield from dealing("deal+s {n:amount} damage to {to:it.another}", Deal(h.doer, h.to, h.n, name="dealt"))
    yield from dealing("heal+s {n:amount} damage from {to:it.another}", Heal(h.doer, h.to, h.n, "healed"))


_ATTACKS = InCondition(Condition.ATTACKING)


def _defends_against(discourse: Discourse, it: Selection) -> tuple[If]:
    """Return that the doer becomes the defender if the target is attacking; a combat has one attacker.

    Raises:
        NoReading: the card is no target that is described as attacking.
    """
    described = discourse.description_of(it) if isinstance(it, Target) else None
    if _ATTACKS not in filters_of(None if described is None else described.filter):
        raise NoReading("a target that is attacking")
    return (If(Fits(it, _ATTACKS), (BecomeDefender(discourse.doer),)),)


def _undo_defends_against(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(Fits(Target() as it, found), (BecomeDefender(doer),), ()),):
            if found == _ATTACKS and doer == discourse.doer:
                yield {"it": it}
        case _:
            return


def _defending() -> Iterator[tuple[Rule, ...]]:
    said = "become+s <the|the new|a> defender <of|against> {it:np}"
    yield from verb_made(said, _defends_against, _undo_defends_against, like=(If,))


RULES = (*_undergone(), *_done_to_another(), *_defending())
