"""Modifiers that end as something happens, forms for a time, and conditions on who played a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, Controlled, Filter, HasTrait, InCombatWith, Not, Standing
from engine.language.modifiers import GainPowers, GainTags
from engine.language.powers import Keyword
from engine.language.selections import (
    Chosen,
    Compare,
    ControllerOf,
    Count,
    Every,
    Fits,
    HeroOf,
    Number,
    Players,
    Role,
    Selection,
    Target,
    This,
    Those,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, KeywordName, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.modifiers.modifier_phrases import state
from scenarios.reading.templates import Bindings, Value, h


def _until(_discourse: Discourse, a: Value, ends: tuple[On, ...]) -> tuple[Apply]:
    match a:
        case (Apply(until=()) as applied,):
            return (replace(applied, until=ends),)
        case _:
            raise NoReading("one modifier that ends then")


def _undo_until(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply(until=ends) as applied,) if ends:
            yield {"a": (replace(applied, until=()),), "ends": ends}
        case _:
            return


def _ended() -> Iterator[tuple[Rule, ...]]:
    said: Any = (_until, _undo_until)
    for category in ("clause", "clauses.said"):
        yield made(category, "{a:clause.said} until {ends:ends}", *said, bracket="clause", like=(Apply,))
    yield rule("ends", "{a:event.plain}", (h.a,))
    yield rule("ends", "{a:event.plain} or {b:event.plain}", (h.a, h.b))
    you = Standing(Relation.YOU)
    struck, played = On(What.STRIKES, subject=h.weapon, player=you), On(What.PLAYED, subject=h.card, player=you)
    yield rule("ends", "you strike with <a|an> {weapon:noun} or play <a|an> {card:noun}", (struck, played))


def _in_forms() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for heroes in a form for a time, as whom they may have the tag of forms with its number."""
    yield from state("+have {tag} {n:tag.limit}", GainTags((h.tag,), h.n))
    for form in (KeywordName.BEAR_FORM, KeywordName.CAT_FORM):
        given, tagged = GainPowers((Keyword(form),)), GainTags((h.tag,), h.n)
        said = f"{{topic:one}} is in {form.value}"
        for changes, verbs in (((given,), said), ((given, tagged), f"{said} and has {{tag}} {{n:tag.limit}}")):
            for words in (f"{verbs} {{d:duration}}", f"{{d:duration}} , {verbs}"):
                yield rule("clause.said", words, (Apply(changes, h.topic, h.d),), bracket="clause")


def _by_whom() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the faction of the player who played a card, which that player's hero shows (207.1b)."""
    his_hero = HeroOf(ControllerOf(h.it))
    yield rule("condition.one", "{it:one} was played by <a|an> {trait:icon} player", Fits(his_hero, HasTrait(h.trait)))


def _opponents() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether a player that was spoken of is an opponent of yours."""
    foe = Standing(Relation.OPPONENT)
    yield rule("condition.one", "{who:player.one} <is|'s> an opponent", Fits(h.who, foe), check=_must_be_known)
    none = "{who:player.one} <isn't|is not|'s not> an opponent"
    yield rule("condition.one", none, Fits(h.who, Not(foe)), check=_must_be_known)


def _must_be_known(_discourse: Discourse, who: Selection) -> None:
    """Hold that the player may be an opponent and may be none.

    Raises:
        NoReading: the words alone tell whether that player is one.
    """
    if who == You() or isinstance(who, Players):
        raise NoReading("a player who may be an opponent")


_THERE = tuple(
    Compare(Count(Every(itself)), Comparison.AT_LEAST, Number(1))
    for itself in (Among(This()), AllOf((Among(This()), Controlled(You()))))
)
"""The conditions that the text's own card is in play, or in your party, for which there are durations."""


def _while_so(_discourse: Discourse, topic: Value, changes: Value, cond: Value) -> Value:
    """Return the change; one of the card itself could as well be a power of its own, which a break begins (203.2).

    Raises:
        NoReading: the text has not chosen the card, or the words say for how long the text's own card is there.
    """
    if cond in _THERE:
        raise NoReading("a condition beside the duration that the card's own place gives")
    if not isinstance(topic, (Chosen, Role, Target, Those)):
        raise NoReading("a card that the text has chosen, or that the event is about")
    return (Apply(changes, topic, Duration.GAME, cond),)


def _while_itself_so(discourse: Discourse, topic: Value, changes: Value, cond: Value) -> Value:
    """Return the change of a card while it is in a state itself; another condition in front could be of the event.

    Raises:
        NoReading: the condition is of something else, or the text has not chosen the card.
    """
    if not isinstance(cond, Fits) or cond.selection != topic:
        raise NoReading("a state of the card itself")
    return _while_so(discourse, topic, changes, cond)


def _undo_while_so(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply(changes, _, Duration.GAME, cond) as applied,) if cond is not None:
            yield {"changes": changes, "topic": applied.to, "cond": cond}
        case _:
            return


def _without_a_duration() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a change that lasts until the game ends (714.3), but only while a condition is true."""
    said = "{topic:one} {changes:iss}"
    still = f"{said} while {{cond:condition}}"
    yield made("clause.said", still, _while_so, _undo_while_so, bracket="clause", like=(Apply,))
    first = f"while {{cond:condition}} , {said}"
    yield made("clause.said", first, _while_itself_so, _undo_while_so, bracket="clause", like=(Apply,))


def _no_hero_of_yours(_discourse: Discourse, topic: Selection, noun: Filter) -> None:  # noqa: ARG001
    if topic == HeroOf(You()):
        raise NoReading("a character other than your hero, of whom other words say this")


def _in_combat() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a character that is in combat with one of a kind."""
    fighting = Fits(h.topic, InCombatWith(Every(h.noun)))
    said = "{topic:one} is in combat with <a|an> {noun}"
    yield rule("condition.one", said, fighting, bracket="clause", check=_no_hero_of_yours)


RULES = (
    *_without_a_duration(),
    *_ended(),
    *_in_forms(),
    *_by_whom(),
    *_opponents(),
    *_in_combat(),
)
