"""Names of counters and tags in statements: each must be on a card of the scenario, or in the text of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.effects import AddCounters, RemoveCounters
from engine.language.filters import HasCounter
from engine.language.modifiers import EntersPlay
from engine.language.selections import CountersOn
from engine.view.footprint import words_in
from scenarios.near_names import quoted_near_name
from scenarios.scenario_errors import UnknownName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.language.printed import Printed
    from engine.state.cards import Card
    from scenarios.playthrough.playthrough_state import Playthrough


def check_counter(play: Playthrough, name: str) -> None:
    """Refuse the name of a counter that no card of the scenario has or speaks of; a question may ask about any.

    Raises:
        UnknownName: names the nearest.
    """
    given = {counter for each in _held(play) for counter, _ in each.counters}
    given |= {str(fact[2]) for fact in play.layout.given if fact[1:2] == ("counters",)}
    if play.asking or name in given:
        return
    known = given | {counter for text in _texts(play) for counter in _counters_in(text)}
    if name not in known:
        what = f"no card of this scenario has a {name!r} counter, and no text puts one on a card"
        raise UnknownName(what, expected="the name of a counter", nearest=quoted_near_name(name, known))


def check_tags(play: Playthrough, tags: tuple[str, ...]) -> None:
    """Refuse a tag that no card of the scenario has or speaks of; a question may ask about any.

    Raises:
        UnknownName: names the nearest.
    """
    if play.asking:
        return
    known = {word for text in _texts(play) for word in _strings_in(text)}
    unknown = next((tag for tag in tags if tag not in known), None)
    if unknown is not None:
        what = f"no card of this scenario has the tag {unknown!r}, and no text gives it"
        raise UnknownName(what, expected="a tag of its cards", nearest=quoted_near_name(unknown, known))


def _held(play: Playthrough) -> Iterator[Card]:
    yield from play.now.cards.values()
    yield from (each.card for each in play.now.gone.values())


def _texts(play: Playthrough) -> set[Printed]:
    return {*(each.printed for each in _held(play)), *play.described.values()}


def _counters_in(text: Printed) -> Iterator[str]:
    for word in words_in(text):
        if isinstance(word, AddCounters | RemoveCounters | HasCounter | CountersOn) and word.name is not None:
            yield word.name
        elif isinstance(word, EntersPlay):
            yield from (name for name, _ in word.counters)


def _strings_in(text: Printed) -> Iterator[str]:
    for word in words_in(text):
        for name in type(word).__match_args__:  # type: ignore[attr-defined]
            held = getattr(word, name)
            yield from (each for each in (held if isinstance(held, tuple) else (held,)) if isinstance(each, str))
