"""What a player chooses as a card enters play, and cards and damage of what was chosen then (710.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.combat_types import HasType
from engine.language.filters import Among, Not, TraitAsChosen
from engine.language.modifiers import EntersPlay, GainPowers
from engine.language.powers import Continuous, Keyword
from engine.language.selections import Both, Circumstance, This, WasChosen
from engine.language.words import CLASSES, DamageType, KeywordName
from engine.value import replace, value
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.nouns.name_phrases import RACES
from scenarios.reading.templates import Bindings, Value, h, parts_of, replaced

_ANY_TYPE = tuple(each.value for each in DamageType)
SORTS = {"class": CLASSES, "race": RACES}
"""The words among which a class or a race is chosen."""


@value
class OfChosenType:
    """Stands for the damage type that was chosen for the text's card, in a power that is then said of each type."""


_THAT_TYPE = OfChosenType()
_RESISTANCE = Keyword(KeywordName.RESISTANCE, _THAT_TYPE)  # type: ignore[arg-type]


def _chosen(_discourse: Discourse, this: This, kinds: tuple[DamageType, ...]) -> tuple[Continuous]:
    if len(set(kinds)) < len(kinds):
        raise NoReading("different damage types")
    return _choosing(this, tuple(each.value for each in kinds))


def _choosing(this: This, words: tuple[str, ...]) -> tuple[Continuous]:
    return (Continuous((EntersPlay(Among(this), choose=words),), this),)


def _undo_chosen(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous((EntersPlay(Among(this), choose=words),)),) if words and set(_ANY_TYPE).issuperset(words):
            yield {"this": this, "kinds": tuple(map(DamageType, words))}
        case _:
            return


def _any_of(words: tuple[str, ...]) -> tuple[Any, Any]:
    """Return the build and undo functions of a choice among all of the words."""

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        if value == _choosing(This(), words):
            yield {"this": This()}

    return lambda _discourse, this: _choosing(this, words), undo


def _for_each_type(power: Continuous) -> tuple[Continuous, ...]:
    """Return the power of the chosen type, for each type while it is the one that was chosen."""
    return tuple(
        replace(replaced(power, _THAT_TYPE, kind), while_=_and_chosen(kind, power.while_)) for kind in DamageType
    )


def _and_chosen(kind: DamageType, while_: Circumstance | None) -> Circumstance:
    chosen = WasChosen(kind.value)
    return chosen if while_ is None else Both((chosen, while_))


def _of_chosen_type(_discourse: Discourse, it: tuple[Continuous]) -> tuple[Continuous, ...]:
    (power,) = it
    if _THAT_TYPE not in parts_of(power):
        raise NoReading("damage of the chosen type")
    return _for_each_type(power)


def _undo_of_chosen_type(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous(while_=WasChosen() | Both((WasChosen(), _)) as so) as first, *_):
            rest = so.conditions[1] if isinstance(so, Both) else None
            power = replaced(replace(first, while_=rest), next(iter(DamageType)), _THAT_TYPE)
            other_words = {_RESISTANCE, HasType(_THAT_TYPE)} & set(parts_of(power.changes))  # type: ignore[arg-type]
            if _THAT_TYPE in parts_of(power) and not other_words and value == _for_each_type(power):
                yield {"it": (power,)}
        case _:
            return


def _resisted(_discourse: Discourse, it: Value) -> tuple[Continuous, ...]:
    """Return each resistance while its damage type is the one that was chosen (710.2)."""
    return _for_each_type(Continuous((GainPowers((_RESISTANCE,)),), it))


def _typed(_discourse: Discourse, it: Value) -> tuple[Continuous, ...]:
    return _for_each_type(Continuous((HasType(_THAT_TYPE),), it))  # type: ignore[arg-type]


def _said_of(build: Callable[[Discourse, Value], tuple[Continuous, ...]]) -> tuple[Any, Any]:
    """Return the build and undo functions of what is said of some cards for each type that can have been chosen."""

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous() as first, *_) if value == build(discourse, first.to):
                yield {"it": first.to}
            case _:
                return

    return build, undo


def _of_the_card(meant: Value) -> tuple[Any, Any]:
    """Return the build and undo functions of what was chosen for the card, where the text itself has chosen nothing."""

    def build(discourse: Discourse) -> Value:
        if discourse.chosen_word is not None:
            raise NoReading("what was chosen as the card entered play")
        return meant

    return build, as_built(build)


def _as_it_enters() -> Iterator[tuple[Rule, ...]]:
    said = "as {this:self} enters play , choose"
    yield made("chosen.entering", f"{said} {{kinds:types.listed}} .", _chosen, _undo_chosen)
    for words, among in (("a <damage type|type of damage>", _ANY_TYPE), ("a class", CLASSES), ("a race", RACES)):
        yield made("chosen.entering", f"{said} {words} .", *_any_of(among))
    yield rule("chosen.statics", "{p:chosen.entering}", h.p)


def _afterwards() -> Iterator[tuple[Rule, ...]]:
    yield made("chosen.statics", "{it:topic} has the chosen resistance .", *_said_of(_resisted))
    yield made("chosen.statics", "{it:topics} have the chosen resistance .", *_said_of(_resisted))
    yield made("chosen.statics", "{it:static}", _of_chosen_type, _undo_of_chosen_type, bracket="sentence")
    yield made("damagetype", "chosen-type", *_of_the_card(_THAT_TYPE), like=OfChosenType)
    for said in ("{it:topic} has", "{it:topics} have"):
        yield made("chosen.statics", f"{said} the chosen damage type .", *_said_of(_typed))
    for sort in SORTS:
        yield made("postmod", f"of the chosen {sort}", *_of_the_card(TraitAsChosen(sort)), like=TraitAsChosen)
        yield made("postmod", f"not of the chosen {sort}", *_of_the_card(Not(TraitAsChosen(sort))), like=Not)


RULES = (*_as_it_enters(), *_afterwards())
