"""What makes a card doubtful although each of its lines has one reading: the card as a whole is unread then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from engine.language.effects import AddCounters, Apply, Deal, Delay, May, PayResources, RemoveCounters
from engine.language.filters import AllOf, AnyOf, HasCounter, HasKeyword, InCondition, Is, Named, Not, TraitAsChosen
from engine.language.modifiers import (
    AddCost,
    Can,
    Cannot,
    CostToAttack,
    CostToProtect,
    Deed,
    EntersPlay,
    GainPowers,
)
from engine.language.powers import (
    Completion,
    Continuous,
    Keyword,
    LinkText,
    Payment,
    TargetDescription,
    Text,
    Triggered,
)
from engine.language.printed import Printed
from engine.language.selections import (
    AtMost,
    Chosen,
    CountersOn,
    EventAmount,
    Fits,
    Players,
    Target,
    ThatMany,
    This,
    Those,
    ValueOf,
    WasChosen,
)
from engine.language.words import Condition, KeywordName, Kind
from engine.value import value
from scenarios.reading.antecedents import counts_elsewhere, two_spellings, unfounded
from scenarios.reading.bound_names import NAMES_GIVEN, names_given
from scenarios.reading.chosen_before import chosen_from_nothing
from scenarios.reading.dealers_of_damage import dealt_by_a_player, dealt_by_a_thing
from scenarios.reading.declined_deeds import asks_of_one_not_moved
from scenarios.reading.deeds_in_turn import done_in_turn
from scenarios.reading.excluded_cards import depends_on_a_choice
from scenarios.reading.later_turns import DID_THIS_TURN, asks_before_it_waits, asks_in_a_later_turn
from scenarios.reading.moved_by_event import speaks_of_one_gone
from scenarios.reading.others_in_turn import excludes_in_vain
from scenarios.reading.paid_by_others import speaks_of_its_own
from scenarios.reading.parts_by_kind import card_parts, kinds_of, of_kinds, parts_by_kind, together
from scenarios.reading.phrases.lines.chosen_as_it_enters import OfChosenType
from scenarios.reading.shared_words import (
    atk_in_doubt,
    decided_together,
    limit_in_doubt,
    number_in_doubt,
    owner_in_doubt,
    state_in_doubt,
    state_of_several,
)
from scenarios.reading.subjects_of_changes import compared_with_another, fought_by_things, said_of_another
from scenarios.reading.templates import is_same, parts_of
from scenarios.reading.undergone_in_play import described_by_deeds, undergone_out_of_play
from scenarios.reading.unfit_conditions import asks_about_another


@value
class Doubt:
    """Words of a card that are in doubt, and what was expected in their place."""

    words: str
    expected: str


@value
class Question:
    """What is asked of a card with parts of some kinds, no other being in doubt, and the doubt where it is true.

    The words of the doubt have what was found in the place of their braces.
    """

    of: frozenset[type]
    ask: Callable[[Printed], object]
    words: str
    expected: str


def doubt_about(printed: Printed) -> Doubt | None:
    """Return the first doubt about the card, None where there is none."""
    kinds = kinds_of(printed)
    for each in QUESTIONS:
        if not kinds.isdisjoint(each.of) and (found := each.ask(printed)):
            return Doubt(each.words.format(found), each.expected)
    return None


def _aims_by_the_payment(printed: Printed) -> bool:
    """Return whether targets are described, or counted, by what the cost does, which is paid after they are chosen."""
    powers = (part for each in printed.powers for part in of_kinds(parts_by_kind(each), (Completion, Payment)))
    paid = [(part.cost, part.text) for part in powers]
    for cost, text in ((printed.additional_cost, printed.text), *paid):
        given = {name for part in of_kinds(parts_by_kind(cost), NAMES_GIVEN) for name in names_given(part)}
        if given and any(part.name in given for part in _named_in_aims(text)):
            return True
    return False


def _named_in_aims(text: LinkText | None) -> list[Those]:
    """Return the cards with a name of which the descriptions of the text's targets speak."""
    aims = parts_by_kind(text).get(TargetDescription, ())
    return [part for each in aims for part in parts_of(each) if isinstance(part, Those)]


def _describes_face_down_types(printed: Printed) -> bool:
    """Return whether a description is of face-down cards of a type, which no face-down resource has (408.1b)."""
    described = (part.filters for part in card_parts(printed, AllOf))
    return any(
        InCondition(Condition.FACE_DOWN) in filters
        and any(isinstance(each, Is) and not _FACE_DOWN.intersection(each.kinds) for each in filters)
        for filters in described
    )


_FACE_DOWN = frozenset({Kind.CARD, Kind.RESOURCE, Kind.HERO, Kind.CHARACTER})
"""Kinds of cards that can be face down: a hero that is flipped, and resources."""


def _protects_exhausted(printed: Printed) -> bool:
    """Return whether cards can protect just while they are exhausted."""
    exhausted = InCondition(Condition.EXHAUSTED)
    return any(
        any(isinstance(change, Can) and change.deed is Deed.PROTECT for change in part.changes)
        and (exhausted in parts_of(part.to) or _is_so_while(part, exhausted))
        for part in card_parts(printed, Apply, Continuous)
    )


def _may_not_protect(printed: Printed) -> bool:
    """Return whether cards can protect while exhausted of which nothing says that they can protect at all."""
    modifiers = card_parts(printed, Apply, Continuous)
    own: set[object] = {This()} if _PROTECTOR in printed.powers else set()
    if any(_IS_PROTECTOR in parts_of(each.filter) for each in card_parts(printed, TargetDescription)):
        own |= set(card_parts(printed, Target))
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
    return Target in parts_by_kind(power) and Target in together((power.on, power.if_))


def _adds_resources(printed: Printed) -> bool:
    """Return whether a modifier adds a cost, to that of other cards, in which resources or something else is paid."""
    return any(PayResources in parts_by_kind(part.cost) for part in card_parts(printed, AddCost))


def _fighting_things(printed: Printed) -> str | None:
    return printed.name if fought_by_things(printed) else None


def _triggers_by_a_target(printed: Printed) -> bool:
    return any(isinstance(each, Triggered) and _asks_of_a_target(each) for each in printed.powers)


def _is_about_one_gone(printed: Printed) -> bool:
    return any(map(speaks_of_one_gone, printed.powers))


def _of(*kinds: Any) -> frozenset[type]:  # noqa: ANN401 - a type, or a union of types.
    return frozenset(kind for each in kinds for kind in (get_args(each) or (each,)))


_EVERY_CARD = _of(Printed)

QUESTIONS = (
    Question(_of(Not), excludes_in_vain, "other", 'one card that "other" excludes without doubt'),
    Question(
        _of(Chosen), depends_on_a_choice,
        "one of several", "a description or condition that asks nobody to choose a card for it",
    ),
    Question(_of(AnyOf), owner_in_doubt, "a list of kinds", "words that say whose each of the kinds are"),
    Question(_of(ValueOf), atk_in_doubt, "its ATK", 'words that say which of two cards "its" is about'),
    Question(
        _of(Cannot), compared_with_another,
        "lower", "words that say lower than whose it is",
    ),
    Question(_of(AtMost), limit_in_doubt, "up to", "words that say what there is so much of at most"),
    Question(
        _of(EventAmount), number_in_doubt,
        "that many", "words that say which of two numbers is meant",
    ),
    Question(
        _of(InCondition), state_in_doubt,
        "a keyword and more while in combat", "words that say what of it is had only then",
    ),
    Question(
        _of(Fits), state_of_several,
        "while", "one card of which that is asked, for several may be in a state one by one",
    ),
    Question(
        _of(Can), _protects_exhausted,
        "can protect", "cards that are ready, for whoever protects is exhausted (602.2)",
    ),
    Question(
        _of(Can), _may_not_protect,
        "can protect while exhausted", "cards that can protect anyway, or a word that lets them (602.2)",
    ),
    Question(
        _of(TargetDescription), _aims_by_the_payment,
        "target", "targets that can be chosen before the cost is paid (707.1d)",
    ),
    Question(_of(Players), decided_together, "several players", "words that each of them can do by himself"),
    Question(_of(Deal), dealt_by_a_player, "a player", "a character that deals the damage (405.3d)"),
    Question(
        _EVERY_CARD, dealt_by_a_thing,
        "damage", "damage that a character deals, with an ability or equipment (405.3d)",
    ),
    Question(
        _of(InCondition), _describes_face_down_types,
        "face-down", "face-down resources, which have no card type (408.1b)",
    ),
    Question(
        _of(AddCost, CostToAttack, CostToProtect), speaks_of_its_own,
        "a cost", "a cost that means nothing but cards of whoever pays it (401.1)",
    ),
    Question(
        _of(Apply, Continuous), said_of_another,
        "its subject", "players or cards of which that can be said",
    ),
    Question(
        _of(Named), _fighting_things,
        "{}", "characters, which alone attack and are attacked (601.2)",
    ),
    Question(
        _of(AddCost), _adds_resources,
        "an additional cost", "a choice without resources, of which less may be paid (707.1e)",
    ),
    Question(
        _of(Apply, Delay), asks_in_a_later_turn,
        "this turn", "words that hold as long as what is said of the cards",
    ),
    Question(
        _of(Delay), asks_before_it_waits,
        "if", '"at end of turn, if", for what may still happen until then',
    ),
    Question(
        _of(OfChosenType, TraitAsChosen, WasChosen), chosen_from_nothing,
        "the chosen", "words that say among what it was chosen as the card entered play",
    ),
    Question(
        _of(CountersOn), counts_elsewhere,
        "{} counters", "counters on the card on which this card puts them",
    ),
    Question(
        _of(Fits), asks_about_another,
        "it", "a condition that can be true of the card that it asks about",
    ),
    Question(_of(May), asks_of_one_not_moved, "if", '"if you do", for what may be left undone'),
    Question(_EVERY_CARD, unfounded, "{}", "words before it that say what it is"),
    Question(
        _of(Those, ThatMany), done_in_turn,
        "this way", "one deed that was done, or words that say which of several",
    ),
    Question(
        _of(Target), _triggers_by_a_target,
        "target", "a condition of what is there when the power triggers, before any target",
    ),
    Question(
        _of(Payment, Triggered), _is_about_one_gone,
        "the moved card", "words that mean the card where it was put (411.8b)",
    ),
    Question(
        _of(DID_THIS_TURN), described_by_deeds,
        "a card out of play", "words for what it did there, not in play as another card (411.8a)",
    ),
    Question(
        _of(Text), undergone_out_of_play,
        "a card out of play", "a card in play, to which that can be done",
    ),
    Question(
        _of(AddCounters, CountersOn, EntersPlay, HasCounter, RemoveCounters), two_spellings,
        "{0[0]} and {0[1]} counters", "one spelling of a counter's name",
    ),
)  # fmt: skip
"""All that is asked of a card, in the order in which a doubt is told."""
