"""Where other players put the cards that they have seen, and what each in turn does with his or her own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Choose, ForEach, Put, Shuffle
from engine.language.revelation import RevealUntil
from engine.language.selections import Chosen, Players, Selection, Those, Top, You
from engine.language.words import Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.zones.search_phrases import in_several_places, undo_in_several_places
from scenarios.reading.templates import Bindings, Value, h, parts_of

_ONE = Those("player")
_OWN = "<his|her|his or her|their>"
_PLACES: dict[str, Value] = {
    f"into {_OWN} hand": Put(h.it, Zone.HAND),
    f"on the bottom <of {_OWN} deck|> <|in any order>": Put(h.it, Zone.DECK, on_bottom=True, by=h.doer),
    f"on <|the> top <of {_OWN} deck|> <|in any order>": Put(h.it, Zone.DECK, by=h.doer),
    f"into {_OWN} graveyard": Put(h.it, Zone.GRAVEYARD),
    "into play": Put(h.it, Zone.PLAY, under=h.doer),
}


def _of_another(discourse: Discourse, **_parts: Value) -> None:
    """Refuse "his" where nobody but you does it."""
    if discourse.doer in (None, You()) or isinstance(discourse.doer, Players):
        raise NoReading("one player other than you")


def _placed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that a player has seen and puts to one place, or to several."""
    for words, put in _PLACES.items():
        yield rule("puts.seen", f"{{it:seen}} {words}", (put,), check=_of_another)
        for cards in ("seen", "ref", "some.spoken"):
            yield rule("puts.his", f"{{it:{cards}}} {words}", (put,), check=_of_another)
    yield rule("does", "puts {a:puts.seen}", h.a)
    shuffled = Put(h.it, Zone.DECK)
    yield rule("do", "shuffle {it:seen} into your deck", (shuffled, Shuffle(You())))
    said = f"shuffles {{it:seen}} into {_OWN} deck"
    yield rule("does", said, (shuffled, Shuffle(h.doer)), check=_of_another)
    for words, like in (
        ("puts {a:puts.his} and {b:puts.his}", (h.a, h.b)),
        ("puts {a:puts.his} , {b:puts.his} , and {c:puts.his}", (h.a, h.b, h.c)),
    ):
        yield made("does", words, in_several_places, undo_in_several_places, like=like)


def _sees_own(acts: Value) -> bool:
    """Return whether a player sees cards of his or her own deck and takes some: each of several does so in turn."""
    parts = parts_of(acts)
    if any(isinstance(part, RevealUntil) and part.of == _ONE for part in parts):
        return True
    seen = any(isinstance(part, Choose) and isinstance(part.selection, Top) for part in parts)
    return seen and any(isinstance(part, Chosen) and part.by == _ONE for part in parts)


def _in_turn(relation: Relation) -> tuple[Any, Any]:
    """Return the build and undo functions of what each such player does with cards of his or her own deck."""

    def build(_discourse: Discourse, doer: Selection, a: Value, b: Value = ()) -> tuple[ForEach]:  # noqa: ARG001
        if not _sees_own((a, b)):
            raise NoReading("cards of his or her own deck that each player sees")
        return (ForEach(Players(relation), _ONE.name, (*a, *b)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), _ONE.name, acts),) if found is relation and _sees_own(acts):
                yield {"doer": _ONE, "a": acts}
                yield from ({"doer": _ONE, "a": acts[:k], "b": acts[k:]} for k in range(1, len(acts)))
            case _:
                return

    return build, undo


def _by_each() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what each of several players does so, in one sentence or in two."""
    for word, relation in (("player", Relation.ANY), ("opponent", Relation.OPPONENT), ("other", Relation.OTHER)):
        said = f"{{doer:drawer.{word}}} {{a:doess}}"
        yield made("clause.said", said, *_in_turn(relation), bracket="clause", like=(ForEach,))
        two = f"{said} . <he|that player|he or she|each player> {{b:doess}} ."
        yield made("step.plain", two, *_in_turn(relation), bracket="clause", like=(ForEach,))


RULES = (*_placed(), *_by_each())
