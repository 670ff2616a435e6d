"""Cards whose words leave open whether a kind or a decision is shared by several: a player's cards, or each player's.

"His hero and allies" may be his allies or all of them, and what is found for several players at once is not what each
of them finds for himself. Where each of several players does one thing or another, or may choose a card that others may
choose too, all their choices come before anything happens (802.1), which no sequence of offers says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import (
    AddCounters,
    Apply,
    Choose,
    CreateTokens,
    Deal,
    Discard,
    Draw,
    Heal,
    If,
    IfYouDo,
    May,
    PayResources,
    Put,
)
from engine.language.filters import AllOf, Among, AnyOf, Controlled, InCondition, Is, Not
from engine.language.modifiers import GainPowers, LosePowers
from engine.language.powers import Continuous, Keyword, Text
from engine.language.printed import Printed
from engine.language.selections import (
    AtMost,
    Chosen,
    Compare,
    Count,
    EventAmount,
    Every,
    Fits,
    HeroOf,
    Number,
    Players,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    Union,
    ValueOf,
    You,
)
from engine.language.words import Condition, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading.parts_by_kind import card_parts, parts_by_kind, parts_with_host, texts_of
from scenarios.reading.templates import Value, parts_of

_OTHER = Not(Among(This()))


def owner_in_doubt(printed: Printed) -> bool:
    """Return whether a list of kinds names an owner or an adjective for the first kind alone."""
    return any(_of_the_first_alone(part.filters) for part in parts_with_host(printed, AnyOf))


def atk_in_doubt(printed: Printed) -> bool:
    """Return whether your hero deals a character damage equal to "its ATK", which may be the hero's own as well.

    So is it where the card that would have the ATK was just asked to be of a kind of which none has any.
    """
    return any(
        part.source == HeroOf(You()) and part.amount == ValueOf(Trait.ATK, part.to)
        for part in parts_with_host(printed, Deal)
    ) or any(map(_is_of_one_without_atk, parts_with_host(printed, If)))


def _is_of_one_without_atk(part: If) -> bool:
    """Return whether the branch counts the ATK of a card that isn't a character or weapon."""
    match part.condition:
        case Fits(of, Is(kinds)) if _WITHOUT_ATK.issuperset(kinds):
            return ValueOf(Trait.ATK, of) in parts_of(part.then)
        case _:
            return False


_WITHOUT_ATK = frozenset({Kind.ABILITY, Kind.ARMOR, Kind.ITEM, Kind.QUEST})


def limit_in_doubt(printed: Printed) -> bool:
    """Return whether so much for each of several cards is "up to" a number: of the cards, or of what they give."""
    return any(isinstance(part.quantity, AtMost) for part in parts_with_host(printed, Times))


def number_in_doubt(printed: Printed) -> bool:
    """Return whether "that many" is the event's number although another number was dealt or healed since then.

    "That much" means what was dealt or healed, under the name of that.
    """
    return any(_counts_the_event_again(tuple(_in_order(text.effects))) for text in card_parts(printed, Text))


def _in_order(effects: tuple[Value, ...]) -> Iterator[Value]:
    """Yield the effects with those of their branches."""
    for each in effects:
        yield each
        if isinstance(each, (IfYouDo, May)):
            yield from _in_order((*each.do, *each.then, *each.otherwise))
        elif isinstance(each, If):
            yield from _in_order((*each.then, *each.otherwise))


def _counts_the_event_again(effects: tuple[Value, ...]) -> bool:
    told_since = False
    for each in effects:
        if told_since and _is_of_that_many(each):
            return True
        told_since |= isinstance(each, (Deal, Heal)) and not isinstance(each.amount, (EventAmount, ThatMany))
    return False


def _is_of_that_many(effect: Value) -> bool:
    if isinstance(effect, (AddCounters, CreateTokens, Discard, Draw)):
        return EventAmount() in parts_of(effect)
    if isinstance(effect, (Apply, If, IfYouDo, May)):
        return False
    return any(isinstance(each, Chosen) and EventAmount() in (each.least, each.most) for each in parts_of(effect))


def state_in_doubt(printed: Printed) -> bool:
    """Return whether "while attacking" stands behind a keyword that is of no use then, and something else.

    "Has ferocity and +1 ATK while attacking" gives ferocity always, or never to any purpose; so do words that take it.
    """
    return any(
        len(part.changes) > 1 and any(map(_before_combat, part.changes)) and _in_combat(part)
        for part in parts_with_host(printed, Apply, Continuous)
    )


def _before_combat(change: Value) -> bool:
    """Return whether the change gives, or takes, a keyword that only matters before its character is in combat."""
    words = (KeywordName.FEROCITY, KeywordName.ELUSIVE, KeywordName.PROTECTOR)
    if isinstance(change, LosePowers):
        return any(each in words for each in change.keywords or ())
    return isinstance(change, GainPowers) and any(
        isinstance(each, Keyword) and each.name in words for each in change.powers
    )


def _in_combat(part: Apply | Continuous) -> bool:
    to = part.to.filters if isinstance(part.to, AllOf) else ()
    states = (*to, part.while_.filter) if isinstance(part.while_, Fits) else to
    fighting = (Condition.ATTACKING, Condition.DEFENDING, Condition.IN_COMBAT, Condition.PROTECTING)
    return any(isinstance(each, InCondition) and each.condition in fighting for each in states)


def state_of_several(printed: Printed) -> bool:
    """Return whether several cards have something while they are in a state: each by itself, or only all together.

    "Your hero and Grok have +1 ATK while attacking" is meant of each, while a condition asks about all of them.
    """
    changing = parts_with_host(printed, Apply, Continuous)
    if any(isinstance(part.to, Union) and _asks_of_itself(part) for part in changing):
        return True
    return any(
        _asks_of_itself(part) and _is_of_several_targets(part.to, text, first)
        for text, first in texts_of(printed)
        for part in parts_by_kind(text.effects).get(Apply, ())
    )


def _asks_of_itself(part: Apply | Continuous) -> bool:
    """Return whether the modifier applies while the cards that it changes are such and such."""
    return any(isinstance(each, Fits) and each.selection == part.to for each in parts_of(part.while_))


def _is_of_several_targets(to: Value, text: Text, first: int) -> bool:
    """Return whether these are targets of the text, whose first target has the number, and may be several."""
    if not isinstance(to, Target) or not 0 <= to.slot - first < len(text.targets):
        return False
    return text.targets[to.slot - first].most != Number(1)


def decided_together(printed: Printed) -> bool:
    """Return whether something is found once for several players, each of whom is meant."""
    return any(map(_found_once, parts_with_host(printed, Compare, Deal, Heal, May, IfYouDo))) or _asks_once(printed)


def _of_the_first_alone(filters: tuple[Any, ...]) -> bool:
    first, *others = filters
    if isinstance(first, Among) and isinstance(first.selection, HeroOf) and first.selection.players != You():
        return any(not _says(other, (Among, Controlled)) for other in others)
    narrowed = _says(first, (Controlled, InCondition))
    return narrowed and any(_OTHER in parts_of(each) and not _says(each, (Controlled, InCondition)) for each in others)


def _says(described: Value, kinds: tuple[type, ...]) -> bool:
    parts = (part for part in parts_of(described) if part != _OTHER.filter)
    return any(isinstance(part, kinds) for part in parts)


def _found_once(part: Value) -> bool:
    match part:
        case Compare(Count(Every(Is(), (Zone.HAND,), Players() as who))):
            return _several(who)
        case Deal(HeroOf(Players() as who), HeroOf(whose)) | Heal(Players() as who, HeroOf(whose)):
            return _several(who) and whose == who
        case Heal(HeroOf(Players() as who), HeroOf(whose)):
            return _several(who) and whose == who
        case May(Players() as who, do, _, otherwise) if _several(who):
            either = otherwise != () and not all(isinstance(each, PayResources) for each in do)
            return either or any(_shared(each, who) for each in parts_of(do))
        case IfYouDo(do, then, otherwise):
            chosen = [each for each in parts_of(do) if isinstance(each, Chosen)]
            asked = [who for each in chosen for who in parts_of(each.by) if _several(who)]
            return any(who in parts_of((then, otherwise)) for who in asked)
        case _:
            return False


def _shared(part: Value, who: Players) -> bool:
    """Return whether each of the players chooses a card that another of them may choose as well."""
    return isinstance(part, Chosen) and part.by == who and who not in parts_of(part.among)


def _asks_once(printed: Printed) -> bool:
    """Return whether a condition is about cards that several players found together, and what follows about them."""
    asking = parts_with_host(printed, If)
    if not asking:
        return False
    named = {
        each.name: who
        for each in parts_of((printed.text, printed.attach, printed.powers))
        if isinstance(each, (Choose, Discard, Put)) and each.name
        for who in parts_of(each)
        if _several(who)
    }
    for part in asking:
        asked = [each.name for each in parts_of(part.condition) if isinstance(each, Those)]
        if any(named[name] in parts_of((part.then, part.otherwise)) for name in asked if name in named):
            return True
    return False


def _several(who: Value) -> bool:
    return isinstance(who, Players) and who.relation in (Relation.ANY, Relation.OPPONENT)
