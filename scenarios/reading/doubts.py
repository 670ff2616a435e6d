"""What makes a card doubtful although each of its lines has one reading: the card as a whole is unread then."""

from __future__ import annotations

from engine.language.effects import Apply, PayResources
from engine.language.filters import AllOf, HasKeyword, InCondition, Is
from engine.language.modifiers import AddCost, Can, Deed, GainPowers
from engine.language.powers import Continuous, Keyword, TargetDescription, Triggered
from engine.language.printed import Printed
from engine.language.selections import Fits, Target, This
from engine.language.words import Condition, KeywordName, Kind
from engine.value import value
from scenarios.reading.antecedents import counts_elsewhere, two_spellings, unfounded
from scenarios.reading.chosen_before import chosen_from_nothing
from scenarios.reading.dealers_of_damage import dealt_by_a_player, dealt_by_a_thing
from scenarios.reading.declined_deeds import asks_of_one_not_moved
from scenarios.reading.deeds_in_turn import done_in_turn
from scenarios.reading.excluded_cards import describes_by_choice
from scenarios.reading.later_turns import asks_in_a_later_turn
from scenarios.reading.moved_by_event import speaks_of_one_gone
from scenarios.reading.others_in_turn import excludes_in_vain
from scenarios.reading.paid_by_others import speaks_of_its_own
from scenarios.reading.shared_words import (
    atk_in_doubt,
    decided_together,
    limit_in_doubt,
    owner_in_doubt,
    state_in_doubt,
)
from scenarios.reading.subjects_of_changes import said_of_another
from scenarios.reading.templates import is_same, parts_of
from scenarios.reading.undergone_in_play import described_by_deeds, undergone_out_of_play
from scenarios.reading.unfit_conditions import asks_about_another


@value
class Doubt:
    """Words of a card that are in doubt, and what was expected in their place."""

    words: str
    expected: str


def doubt_about(printed: Printed) -> Doubt | None:
    """Return the first doubt about the card, None where there is none."""
    return _of_descriptions(printed) or _of_changes(printed) or _of_references(printed)


def _of_descriptions(printed: Printed) -> Doubt | None:
    if excludes_in_vain(printed):
        return Doubt("other", 'one card that "other" excludes without doubt')
    if describes_by_choice(printed):
        return Doubt("a description", "one that holds for any card, whoever chooses")
    if owner_in_doubt(printed):
        return Doubt("a list of kinds", "words that say whose each of the kinds are")
    if atk_in_doubt(printed):
        return Doubt("its ATK", 'words that say which of two cards "its" is about')
    if limit_in_doubt(printed):
        return Doubt("up to", "words that say what there is so much of at most")
    if state_in_doubt(printed):
        return Doubt("a keyword and more while in combat", "words that say what of it is had only then")
    if _protects_exhausted(printed):
        return Doubt("can protect", "cards that are ready, for whoever protects is exhausted (602.2)")
    if _may_not_protect(printed):
        return Doubt("can protect while exhausted", "cards that can protect anyway, or a word that lets them (602.2)")
    if decided_together(printed):
        return Doubt("several players", "words that each of them can do by himself")
    if dealt_by_a_player(printed):
        return Doubt("a player", "a character that deals the damage (405.3d)")
    if dealt_by_a_thing(printed):
        return Doubt("damage", "damage that a character deals, with an ability or equipment (405.3d)")
    if any(map(_is_a_face_down_type, parts_of((printed.text, printed.powers)))):
        return Doubt("face-down", "face-down resources, which have no card type (408.1b)")
    return None


def _of_changes(printed: Printed) -> Doubt | None:
    if speaks_of_its_own(printed):
        return Doubt("a cost", "a cost that means nothing but cards of whoever pays it (401.1)")
    if said_of_another(printed):
        return Doubt("its subject", "players or cards of which that can be said")
    if any(map(_adds_resources_or_more, parts_of((printed.text, printed.powers)))):
        return Doubt("an additional cost", "a choice without resources, of which less may be paid (707.1e)")
    if asks_in_a_later_turn(printed):
        return Doubt("this turn", "words that hold as long as what is said of the cards")
    return None


def _is_a_face_down_type(part: object) -> bool:
    """Return whether the description is of face-down cards of a type, which no face-down resource has (408.1b)."""
    return (
        isinstance(part, AllOf)
        and InCondition(Condition.FACE_DOWN) in part.filters
        and any(isinstance(each, Is) and not _FACE_DOWN.intersection(each.kinds) for each in part.filters)
    )


_FACE_DOWN = frozenset({Kind.CARD, Kind.RESOURCE, Kind.HERO, Kind.CHARACTER})
"""Kinds of cards that can be face down: a hero that is flipped, and resources."""


def _of_references(printed: Printed) -> Doubt | None:
    if chosen_from_nothing(printed):
        return Doubt("the chosen", "words that say among what it was chosen as the card entered play")
    astray = counts_elsewhere(printed)
    if astray is not None:
        return Doubt(f"{astray} counters", "counters on the card on which this card puts them")
    if asks_about_another(printed):
        return Doubt("it", "a condition that can be true of the card that it asks about")
    if asks_of_one_not_moved(printed):
        return Doubt("if", '"if you do", for what may be left undone')
    gone = unfounded(printed)
    if gone is not None:
        return Doubt(gone, "words before it that say what it is")
    if done_in_turn((printed.text, printed.powers)):
        return Doubt("this way", "one deed that was done, or words that say which of several")
    if any(isinstance(each, Triggered) and _asks_of_a_target(each) for each in printed.powers):
        return Doubt("target", "a condition of what is there when the power triggers, before any target")
    if any(map(speaks_of_one_gone, printed.powers)):
        return Doubt("the moved card", "words that mean the card where it was put (411.8b)")
    if described_by_deeds((printed.text, printed.powers)):
        return Doubt("a card out of play", "words for what it did there, not in play as another card (411.8a)")
    if undergone_out_of_play((printed.text, printed.powers)):
        return Doubt("a card out of play", "a card in play, to which that can be done")
    spelt = two_spellings(printed)
    if spelt is not None:
        return Doubt(f"{spelt[0]} and {spelt[1]} counters", "one spelling of a counter's name")
    return None


def _protects_exhausted(printed: Printed) -> bool:
    """Return whether cards can protect just while they are exhausted."""
    exhausted = InCondition(Condition.EXHAUSTED)
    return any(
        any(isinstance(change, Can) and change.deed is Deed.PROTECT for change in part.changes)
        and (exhausted in parts_of(part.to) or _is_so_while(part, exhausted))
        for part in parts_of((printed.text, printed.powers))
        if isinstance(part, (Apply, Continuous))
    )


def _may_not_protect(printed: Printed) -> bool:
    """Return whether cards can protect while exhausted of which nothing says that they can protect at all."""
    parts = parts_of((printed.text, printed.powers))
    modifiers = [part for part in parts if isinstance(part, (Apply, Continuous))]
    own: set[object] = {This()} if _PROTECTOR in printed.powers else set()
    described = (part for part in parts if isinstance(part, TargetDescription))
    if any(_IS_PROTECTOR in parts_of(each.filter) for each in described):
        own |= {part for part in parts if isinstance(part, Target)}
    able = own | {part.to for part in modifiers if _PROTECTS in part.changes or _GIVEN in part.changes}
    return any(
        part.to not in able and _IS_PROTECTOR not in parts_of(part.to)
        for part in modifiers
        if Can(Deed.PROTECT_EXHAUSTED) in part.changes
    )


_PROTECTOR, _IS_PROTECTOR = Keyword(KeywordName.PROTECTOR), HasKeyword(KeywordName.PROTECTOR)
_PROTECTS, _GIVEN = Can(Deed.PROTECT), GainPowers((_PROTECTOR,))


def _is_so_while(part: Apply | Continuous, state: InCondition) -> bool:
    """Return whether a modifier applies just while the card that it changes is in the state."""
    asked = part.while_
    return isinstance(asked, Fits) and is_same(asked.filter, state) and is_same(asked.selection, part.to)


def _asks_of_a_target(power: Triggered) -> bool:
    """Return whether the power's event, or its condition (703.2), is about a target: there is none as it triggers."""
    return any(isinstance(part, Target) for part in parts_of((power.on, power.if_)))


def _adds_resources_or_more(part: object) -> bool:
    """Return whether a modifier adds a cost, to that of other cards, in which resources or something else is paid."""
    return isinstance(part, AddCost) and any(isinstance(each, PayResources) for each in parts_of(part.cost))
