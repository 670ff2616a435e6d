"""Two cards spoken of together: both of them, what they deal to each other, and the other one of the two."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.effects import Choose, Deal, ForEach
from engine.language.filters import AllOf, Among, Not
from engine.language.selections import Chosen, Every, Nth, Number, Selection, Target, Union
from engine.language.words import DamageType
from scenarios.reading.back_references import speak_of
from scenarios.reading.chosen_cards import was_chosen
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.verbs.mutual_damage import OWN_ATK, to_each_other
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.plural_references import them, those
from scenarios.reading.selected_cards import back, back_by_noun, meant
from scenarios.reading.templates import Bindings, Value, h, parts_of

Pair: TypeAlias = tuple[Selection, Selection]
_TWO = Number(2)


def _are_two(discourse: Discourse, selection: Selection) -> bool:
    """Return whether the selection is of just two cards: one and another, or two targets."""
    if isinstance(selection, Union):
        return len(selection.parts) == len(("one", "other"))
    described = discourse.description_of(selection)
    return described is not None and described.least == described.most == _TWO


def _two(discourse: Discourse, found: Mention) -> Mention:
    """Return the mention if it is of two cards.

    Raises:
        NoReading: it is of more or fewer.
    """
    if not _are_two(discourse, found.selection):
        raise NoReading("two cards")
    return found


def _both(discourse: Discourse) -> Mention:
    return _two(discourse, them(discourse))


def _both_those(discourse: Discourse, noun: str) -> Mention:
    return _two(discourse, those(discourse, noun))


def _parts(both: Value) -> Pair:
    """Return each of two cards by itself."""
    if isinstance(both, Union):
        one, other = both.parts
        return one, other
    return Nth(both, 0), Nth(both, 1)


def _references() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for both of two cards, and for the one of two targets that was not chosen."""
    yield made("some", "both of them", *back(_both))
    yield made("some", "both of those {noun:pointed.many}", *back_by_noun(_both_those))
    yield made("ref", "the other <|one|target|ally|hero|character>", _other, as_built(_other), like=Every)


def _other(discourse: Discourse) -> Every:
    """Return the one of two targets that somebody has not chosen.

    Raises:
        NoReading: none of two targets was chosen.
    """
    for each in reversed(discourse.mentions):
        aimed = each.filter.selection if isinstance(each.filter, Among) else None
        if isinstance(aimed, Target) and was_chosen(each.selection) and not each.several and _are_two(discourse, aimed):
            found = Every(AllOf((Among(aimed), Not(Among(each.selection)))))
            speak_of(discourse, found, each.nouns)
            return found
    raise NoReading("one of two targets that was chosen")


def _to_each_other(_discourse: Discourse, it: Pair, kind: DamageType | None = None) -> Value:
    """Return that each of two characters deals damage equal to its own ATK to the other (403.4)."""
    return to_each_other(*it, OWN_ATK, kind)


def _undo_to_each_other(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ForEach(Union((a, b)), do=(Deal(damage_type=kind),)),) if value == to_each_other(a, b, OWN_ATK, kind):
            yield {"it": (a, b)} if kind is None else {"it": (a, b), "kind": kind}
        case _:
            return


def _pair(resolve: Any) -> tuple[Any, Any]:  # noqa: ANN401 - it finds a mention, by a noun or without one.
    """Return the build and undo functions of two cards that were spoken of, each by itself."""

    def build(discourse: Discourse, **noun: str) -> Pair:
        found = resolve(discourse, **noun)
        speak_of(discourse, found.selection, found.nouns, several=True)
        return _parts(meant(found))

    def undo(discourse: Discourse, value: Pair) -> Iterator[Bindings]:
        for noun in ({},) if resolve is _both else ({"noun": each} for each in ("ally", "hero", "character")):
            try:
                if _parts(meant(resolve(discourse, **noun))) == value:
                    yield noun
            except NoReading:
                continue

    return build, undo


def _aimed_at_two(discourse: Discourse, them: Selection) -> Pair:
    if not isinstance(them, Target) or not _are_two(discourse, them):
        raise NoReading("two targets")
    return _parts(them)


def _undo_aimed_at_two(_discourse: Discourse, value: Pair) -> Iterator[Bindings]:
    match value:
        case (Nth(Target() as one, 0), Nth(other, 1)) if one == other:
            yield {"them": one}
        case _:
            return


def _dealing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for two characters that deal damage equal to their ATK to each other."""
    yield made("pair", "<they|both of them>", *_pair(_both), like=tuple)
    yield made("pair", "those {noun:pointed.many}", *_pair(_both_those), like=tuple)
    yield made("pair", "{them:some}", _aimed_at_two, _undo_aimed_at_two, like=tuple)
    yield rule("pair.named", "{a:ref} and {b:ref}", (h.a, h.b))
    for pair, kinds in (("pair", ("", "{kind:damagetype}")), ("pair.named", ("{kind:damagetype}",))):
        for kind in kinds:
            for words in ("damage to each other equal to their atk", "damage equal to their atk to each other"):
                said = f"{{it:{pair}}} <|each> deal {kind} {words}"
                yield made("clause.said", said, _to_each_other, _undo_to_each_other, like=tuple)


def _chosen_two(_discourse: Discourse, a: Selection, b: Selection) -> tuple[Any, ...]:
    """Return that one card is chosen, and another one of another kind.

    Raises:
        NoReading: one of them is not chosen.
    """
    if not all(isinstance(each, Chosen) and each.name is not None for each in (a, b)):
        raise NoReading("a choice of cards")
    return tuple(Choose(replace(each, name=None), each.name) for each in (a, b))  # type: ignore[arg-type, union-attr]


def _undo_chosen_two(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Choose(Chosen() as a, one), Choose(Chosen() as b, other)):
            yield {"a": replace(a, name=one), "b": replace(b, name=other)}
        case _:
            return


def _two_aimed_at(_discourse: Discourse, it: Pair, c: Value) -> Value:
    """Return what is done after two targets were chosen, to both of which something is to be done."""
    if not set(it) <= {part for part in parts_of(c) if isinstance(part, Target)}:
        raise NoReading("targets that the words after them speak of")
    return c


def _undo_two_aimed_at(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if not discourse.coming:
        for place in range(len(discourse.targets) - 1):
            one = Target(place + discourse.attached)
            yield {"it": (one, Target(one.slot + 1)), "c": value}


def _choosing() -> Iterator[tuple[Rule, ...]]:
    yield from verb_made("choose+s {a:np.indefinite} and {b:np.indefinite}", _chosen_two, _undo_chosen_two, like=tuple)
    yield rule("targets.chosen", "choose {a:target.chosen} and {b:target.chosen} .", (h.a, h.b), bracket="sentence")
    yield made("step.plain", "{it:targets.chosen} {c:step}", _two_aimed_at, _undo_two_aimed_at)


RULES = (*_references(), *_dealing(), *_choosing())
