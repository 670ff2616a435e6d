"""Cards that a text puts into play with keywords or values of their own, said at once or in a sentence after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.durations import Duration
from engine.language.effects import AddCounters, Apply, Put
from engine.language.filters import Among
from engine.language.modifiers import Adjust, GainPowers, GainTags
from engine.language.powers import Keyword
from engine.language.selections import Chosen, Every, Number, Quantity, Role, Selection, Target, Those
from engine.language.words import KeywordName, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Check, NoReading, Rule, made, rule
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.phrases.zones.moves_between_zones import put_into_play
from scenarios.reading.templates import Bindings, Value, h


def _spoken_of(put: Put) -> Selection | None:
    """Return the card that was put into play as later words select it, None where there may be several."""
    if put.name is not None:
        return Those(put.name)
    if isinstance(put.cards, Chosen):
        one = put.cards.least is None and put.cards.most is None and put.cards.name is not None
        return Those(put.cards.name or "") if one else None
    match put.cards:
        case Role() | Target() | Those() as card:
            return card
        case Every(Among(Role() as card), (Zone.GRAVEYARD,)):
            return card
        case _:
            return None


def _is_entry(effect: Value) -> bool:
    return isinstance(effect, Put) and effect.zone is Zone.PLAY and not effect.as_resource


def _then_has(_discourse: Discourse, a: Value, topic: Selection, changes: Value) -> Value:
    """Return a move into play, and what the card then has until the game ends, for no duration is stated (714.3)."""
    if (
        not _is_entry(a[-1])
        or topic != _spoken_of(a[-1])
        or any(not isinstance(each, (Adjust, GainPowers, GainTags)) for each in changes)
    ):
        raise NoReading("keywords, values or tags of the card that was put into play just before")
    return (*a, Apply(changes, topic, Duration.GAME))


def _undo_then_has(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (*a, Apply(changes, _, Duration.GAME, None) as had) if a:
            yield {"a": tuple(a), "topic": had.to, "changes": changes}
        case _:
            return


def _undo_they_have(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the same for targets of which there may be several."""
    for each in _undo_then_has(discourse, value):
        described = discourse.description_of(each["topic"])
        if described is not None and described.most != Number(1):
            yield each


def _then_is(discourse: Discourse, a: Value, topic: Selection, tag: str) -> Value:
    return _then_has(discourse, a, topic, (GainTags((tag,)),))


def _undo_then_is(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for each in _undo_then_has(discourse, value):
        match each["changes"]:
            case (GainTags((tag,), None),):
                yield {"a": each["a"], "topic": each["topic"], "tag": tag}
            case _:
                continue


def _with(discourse: Discourse, it: Selection, changes: Value, whose: Selection | None = None) -> Value:
    put = put_into_play(discourse, it, whose)
    topic = _spoken_of(put[0])
    if topic is None:
        raise NoReading("one card that is put into play")
    return _then_has(discourse, put, topic, changes)


def _undo_with(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Put(it) as put, Apply(changes, _, Duration.GAME, None) as had) if had.to == _spoken_of(put):
            for whose in dict.fromkeys((None, put.under)):
                entry = put_into_play(discourse.fork(), it, whose)[0]
                if replace(put, name=None) == replace(entry, name=None):
                    yield {"it": it, "changes": changes, **({} if whose is None else {"whose": whose})}
        case _:
            return


def _with_for_a_time(
    discourse: Discourse, it: Selection, changes: Value, d: Duration, whose: Selection | None = None
) -> Value:
    """Return a move into play, and the keywords that the card has for a time from then on."""
    *put, had = _with(discourse, it, changes, whose)
    return (*put, replace(had, duration=d))


def _undo_with_for_a_time(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Put() as put, Apply(_, _, duration) as had) if duration is not Duration.GAME:
            for bound in _undo_with(discourse, (put, replace(had, duration=Duration.GAME))):
                yield {**bound, "d": duration}
        case _:
            return


def _with_counters(discourse: Discourse, it: Selection, name: str, n: Quantity | None = None) -> Value:
    """Return a move into play, and the counters that are put on the card as it is there.

    Raises:
        NoReading: there may be several such cards, or one counter is said to be several.
    """
    put = put_into_play(discourse, it)
    topic = _spoken_of(put[0])
    if topic is None or n == Number(1):
        raise NoReading("one card that is put into play")
    return (*put, AddCounters(topic, name, n or Number(1)))


def _undo_with_counters(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Put(it) as put, AddCounters(topic, str() as name, n)) if topic == _spoken_of(put):
            if replace(put, name=None) == replace(put_into_play(discourse.fork(), it)[0], name=None):
                yield {"it": it, "name": name, **({} if n == Number(1) else {"n": n})}
        case _:
            return


def entering(pattern: str, field: str, *, check: Check | None = None) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a move into play under the control of whoever moves the card.

    A part of the pattern tells one more field of the move, and has its name.
    """

    def build(discourse: Discourse, it: Selection, **told: Value) -> tuple[Put]:
        if check is not None:
            check(discourse, it, **told)
        return (replace(put_into_play(discourse, it)[0], **told),)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Put(it, Zone.PLAY) as put,) if getattr(put, field) is not None:
                told = {field: getattr(put, field)}
                if replace(put, name=None) == replace(build(discourse.fork(), it, **told)[0], name=None):
                    yield {"it": it, **told}
            case _:
                return

    return verb_made(pattern, build, undo, like=(Put,))


def _entries() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for keywords that a card has from its entering play on."""
    for keyword in (KeywordName.ELUSIVE, KeywordName.FEROCITY, KeywordName.PROTECTOR, KeywordName.STEALTH):
        yield rule("entering.keyword", keyword.value, Keyword(keyword))
    yield rule("entering.keywords", "{a:entering.keyword}", (GainPowers((h.a,)),))
    yield rule("entering.keywords", "{a:entering.keyword} and {b:entering.keyword}", (GainPowers((h.a, h.b)),))
    said = "{a:clauses} . {topic:one} {changes:iss} ."
    yield made("step.plain", said, _then_has, _undo_then_has, bracket="sentence", like=tuple)
    several = "{a:clauses} . {topic:topics} {changes:ares} ."
    yield made("step.plain", several, _then_has, _undo_they_have, bracket="sentence", like=tuple)
    for also in ("'s <also|> <a|an> {tag:tag.gained}", "<'s|is> also {tag:tag.gained}"):
        said = f"{{a:clauses}} . {{topic:one}} {also} ."
        yield made("step.plain", said, _then_is, _undo_then_is, bracket="sentence", like=tuple)
    for under in ("", "under {whose:possessor} control"):
        said = f"put+s {{it:moved}} into play {under} with {{changes:entering.keywords}}"
        yield from verb_made(said, _with, _undo_with, like=tuple)
        for_a_time = _with_for_a_time, _undo_with_for_a_time
        yield from verb_made(f"{said} {{d:duration}}", *for_a_time, like=tuple)
    for counters in ("<a|an|one> {name:counter} counter", "{n:count} {name:counter} counters"):
        said = f"put+s {{it:moved}} into play with {counters} <on it|>"
        yield from verb_made(said, _with_counters, _undo_with_counters, like=tuple)


RULES = (*_entries(),)
