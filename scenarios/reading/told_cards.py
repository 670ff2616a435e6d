"""Card data in words: the lines of a card, told by the rules that read them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any, TypeAlias

from engine.language.effects import Apply, Choose, Deal, Destroy, Exhaust, Heal, If, RemoveDamage
from engine.language.filters import AllOf, Is, Standing
from engine.language.powers import Completion, Continuous, Modes, Power, Text
from engine.language.printed import Printed
from engine.language.selections import Every, Number, Players, This, Those, X
from engine.language.triggers import On, What
from engine.language.words import CardType, DamageType, Relation
from scenarios.reading.discourse import Discourse, Names, what_was_done
from scenarios.reading.others_in_turn import counted_without_this
from scenarios.reading.phrases.costs.finishing_moves import finishing_move
from scenarios.reading.phrases.lines.line_phrases import Said
from scenarios.reading.short_names import own_names
from scenarios.reading.spelling import spelled
from scenarios.reading.templates import Again, Value, parts_of, replaced
from scenarios.reading.whole_cards import NOT_IN_COMBAT, TRAP
from scenarios.reading.wording import Teller, Untold

Lines: TypeAlias = tuple[str, ...]

NARROW = 2
"""How many wordings of a phrase are gone on with at first; all of them if the card can't be told so."""


def reading(printed: Printed) -> Lines:
    """Return the text of the card in words, line by line, made from its data.

    Raises:
        Untold: something of the card has no words in the grammar.
    """
    card = usual(counted_without_this(printed))
    try:
        return _told(Teller(NARROW), card)
    except Untold:
        return _told(Teller(), card)


def _told(teller: Teller, card: Printed) -> Lines:
    """Return the lines of a card in its usual form.

    Raises:
        Untold: something of the card has no words among those that the teller goes on with.
    """
    names = own_names(card)
    lines = [f"{trait} Hero Required" for trait in card.required]
    lines += [f"{card.reputation} Reputation"] if card.reputation is not None else []
    lines += _front_lines(teller, card, names)
    ongoing = "Ongoing: " if card.ongoing else ""
    for line in _power_lines(teller, card, names):
        lines.append(ongoing + line)
        ongoing = ""
    return tuple(lines)


def _front_lines(teller: Teller, card: Printed, names: Names) -> Lines:
    """Return the lines that come before any power, in one discourse, so that later lines can refer to earlier ones.

    Targets that no effect can describe are announced first.

    Raises:
        Untold: there are no words for the lines in sequence.
    """
    targets = card.text.targets if isinstance(card.text, Text) else ()
    start = Discourse(names=names, coming=targets)
    for announced in ((), (("front", Said("effects", ())),)):
        found: list[tuple[Lines, Discourse]] = [((), start)]
        for category, value in (*announced, *_front(card)):
            found = [
                ((*lines, spelled(told.words, card.name)), told.after)
                for lines, talk in found
                for told in teller.tell(category, value, talk)
            ]
        if found:
            return found[0][0]
    raise Untold


def _front(card: Printed) -> Iterator[tuple[str, Value]]:
    """Yield how a card may be played, and what an ability does before it is ongoing, each with its category."""
    category = "front" if card.type is CardType.ABILITY else "body"
    if card.play_only_if == NOT_IN_COMBAT:
        yield category, Said("not in combat", This())
    elif card.play_only_if is not None:
        yield category, Said("play_only_if", card.play_only_if)
    finishing = finishing_move(card)
    if finishing is not None:
        yield category, finishing
    elif card.highest_x is not None:
        yield category, Said("highest_x", card.highest_x)
    if (card.alternate_cost, card.alternate_if) == TRAP:
        yield category, Said("trap", ())
    elif card.alternate_if is not None:
        yield category, Said("alternate_cost if", (card.alternate_cost, This(), card.alternate_if))
    elif card.alternate_cost is not None:
        yield category, Said("alternate_cost", (card.alternate_cost, This()))
    if card.additional_cost and finishing is None:
        yield category, Said("additional_cost", (This(), card.additional_cost))
    if card.attach is not None:
        yield category, Said("attach", card.attach)
    if isinstance(card.text, Modes):
        yield category, Said("modes", card.text)
    elif card.text is not None:
        yield "steps", card.text.effects


def _power_lines(teller: Teller, card: Printed, names: Names) -> Iterator[str]:
    """Yield the lines of the powers; powers that one sentence says are told together.

    Raises:
        Untold: a power has no words.
    """
    rest = card.powers
    while rest:
        told = next(_ways_to_begin(teller, rest, card, names), None)
        if told is None:
            raise Untold
        lines, count = told
        yield from lines
        rest = rest[count:]


_TOGETHER = (len(DamageType), 3, 2)
"""How many powers a line can give: the resistances of every damage type, or some keywords."""


def _ways_to_begin(
    teller: Teller, powers: tuple[Power, ...], card: Printed, names: Names
) -> Iterator[tuple[Lines, int]]:
    """Yield lines for the first of the powers, each with how many powers they tell."""
    first = powers[0]
    if isinstance(first, Completion):
        yield from ((lines, 1) for lines in _quest_lines(teller, first, card, names))
        return
    category = "quest" if card.type is CardType.QUEST else "body"
    together = ((Said("keywords", powers[:count]), count) for count in _TOGETHER if count <= len(powers))
    ways = [(category, *each) for each in (*together, (Said("power", first), 1), (Said("keywords", (first,)), 1))]
    if card.type is CardType.ABILITY and not card.ongoing:
        ways.append(("front", Said("power", first), 1))
    for where, value, count in ways:
        for told in teller.tell(where, value, Discourse(names=names)):
            yield (spelled(told.words, card.name),), count


def _quest_lines(teller: Teller, power: Completion, card: Printed, names: Names) -> Iterator[Lines]:
    """Yield the lines of a completion power; the reward can refer to what was done to complete the quest."""
    cost, reward = Said("completion", (power.cost, power.only_if)), Said("reward", power.text)
    for paid in teller.tell("quest", cost, Discourse(names=names)):
        talk = Discourse(names=names, bound=paid.after.bound, mentions=what_was_done(paid.after))
        for told in teller.tell("quest", reward, talk):
            yield spelled(paid.words, card.name), spelled(told.words, card.name)


def usual(value: Value) -> Value:
    """Return the value in the form in which the rules have it, where it can be written in several ways.

    Effects that deal, heal, destroy or exhaust give a name, whether it is used or not. Cards that are referred to again
    are selected at their first use. In a filter the kind of card comes first. Players are selected rather than
    described, and "any player" is left out.
    """
    if isinstance(value, tuple):
        return tuple(usual(each) for each in value)
    if isinstance(value, (Enum, type)) or not is_dataclass(value):
        return value
    kind: Any = type(value)
    made: Any = kind(**{field.name: usual(getattr(value, field.name)) for field in fields(value)})
    match made:
        case Deal(name=None):
            return replace(made, name="dealt")
        case Heal(name=None):
            return replace(made, name="healed")
        case RemoveDamage(amount=Number() | X(), name=None):
            return replace(made, name="removed damage")
        case Destroy(name=None):
            return replace(made, name="destroyed")
        case Exhaust(name=None):
            return replace(made, name="exhausted")
        case Text(_, effects):
            return replace(made, effects=_spoken_of_again(effects))
        case AllOf(filters):
            return AllOf(tuple(sorted(filters, key=lambda each: not isinstance(each, Is))))
        case On(What.STARTS | What.ENDS_TURN, player=Standing(Relation.ANY)):
            return replace(made, player=None)
        case Apply(to=Standing(relation)) | Continuous(to=Standing(relation)):
            return replace(made, to=Players(relation))
        case _:
            return made


def _spoken_of_again(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the effects with a choice of cards replaced by a selection at its first use and references after that."""
    for place, effect in enumerate(effects[:-1]):
        if isinstance(effect, Choose) and isinstance(effect.selection, Every):
            those, (first, *rest) = Those(effect.name), effects[place + 1 :]
            used = _first_used(first, those, effect.selection)
            later = (replaced(each, those, Again(effect.selection)) for each in rest)
            return _spoken_of_again((*effects[:place], used, *later))
    return effects


def _first_used(effect: Value, those: Those, selection: Every) -> Value:
    """Return an effect with the choice replaced by a selection; where a condition selects, what follows refers back."""
    if isinstance(effect, If) and those in parts_of(effect.condition):
        then, otherwise = (replaced(each, those, Again(selection)) for each in (effect.then, effect.otherwise))
        return If(replaced(effect.condition, those, selection), then, otherwise)
    return replaced(effect, those, selection)
