"""Those of a kind that were dealt damage, dealt fatal damage, healed or exhausted "this way"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.filters import Among, Filter, Is
from engine.language.names_given import fatally
from engine.language.selections import Compare, Count, Every, Fits, Number, Selection, Those
from engine.language.words import Comparison, Kind
from scenarios.reading import plural_references
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, h, joined, match, narrowed

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]
_FATALLY = fatally("dealt")
_DONE = {
    "<dealt damage|damaged>": "dealt",
    "dealt fatal damage": _FATALLY,
    "healed": "healed",
    "exhausted": "exhausted",
}
"""What was done, in words, and the name to which those are bound to whom it was done."""
_ANY = Is((Kind.CHARACTER,))
"""The kind by which all are called to whom damage was dealt, which other rules read."""


def _must_be_done(discourse: Discourse, done: str) -> None:
    """Hold that the text has done it before.

    Raises:
        NoReading: it has not.
    """
    if done == "exhausted":
        plural_references.affected(discourse, done)
    elif discourse.measured != done.split(maxsplit=1)[0]:
        raise NoReading(f"characters that this text has {done}")


def _of_a_kind(done: str, *, several: bool = False, plain: bool = True) -> _Both:
    """Return the build and undo functions of all of a kind to whom it was done; "it" is each, "they" if `several`."""

    def build(discourse: Discourse, noun: Filter) -> Every:
        _must_be_done(discourse, done)
        if noun == _ANY and not plain:
            raise NoReading("a kind of characters")
        found = Every(joined(noun, Among(Those(done))))
        speak_of(discourse, found, words_for(noun) | {"card"}, several=several, fits=noun)
        return found

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        bound: Bindings = {}
        if match(Every(narrowed(h.noun, Among(Those(done)))), value, bound):
            yield bound

    return build, undo


def _selected() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for them as what something is done to, and as what a sentence is about."""
    for words, done in _DONE.items():
        # Other rules read "each character dealt damage this way", and "each ally exhausted this way" as an object.
        plain = done != "dealt"
        if done != "exhausted":
            yield made("np.indefinite", f"each {{noun}} {words} this way", *_of_a_kind(done, plain=plain), like=Every)
        yield made("topic", f"<a|an|each> {{noun}} {words} this way", *_of_a_kind(done, plain=plain), like=Every)
        yield made("nps", f"all {{noun:nouns}} {words} this way", *_of_a_kind(done, several=True), like=Every)
        all_ = _of_a_kind(done, several=True, plain=plain)
        yield made("topics", f"<all|> {{noun:nouns}} {words} this way", *all_, like=Every)


def _was_fatal(_discourse: Discourse, it: Selection) -> Fits:
    return Fits(it, Among(Those(_FATALLY)))


def _undo_was_fatal(_discourse: Discourse, value: Fits) -> Iterator[Bindings]:
    if value.filter == Among(Those(_FATALLY)):
        yield {"it": value.selection}


def _dealt_before(both: _Both) -> _Both:
    """Return the build and undo functions of what can be asked once this text has dealt damage."""
    build, undo = both

    def after(discourse: Discourse, **parts: Any) -> Any:  # noqa: ANN401
        _must_be_done(discourse, _FATALLY)
        return build(discourse, **parts)

    return after, undo


def _counted_fatally(_discourse: Discourse, noun: Filter) -> Count:
    return Count(Every(joined(noun, Among(Those(_FATALLY)))))


def _undo_counted_fatally(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    bound: Bindings = {}
    if match(Count(Every(narrowed(h.noun, Among(Those(_FATALLY))))), value, bound):
        yield bound


def _some_fatally(discourse: Discourse, noun: Filter) -> Compare:
    return Compare(_counted_fatally(discourse, noun), Comparison.AT_LEAST, Number(1))


def _undo_some_fatally(discourse: Discourse, value: Compare) -> Iterator[Bindings]:
    if value.comparison is Comparison.AT_LEAST and value.right == Number(1):
        yield from _undo_counted_fatally(discourse, value.left)


def _fatal() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether the damage was fatal, and to how many it was (403.2)."""
    so = _dealt_before((_was_fatal, _undo_was_fatal))
    for was in ("<is|was>", "'s"):
        yield made("condition.one", f"{{it:one}} {was} dealt fatal damage this way", *so, like=Fits)
    fatal = Compare(Count(Those(_FATALLY)), Comparison.AT_LEAST, Number(1))
    words = "<that damage <is|was> fatal|the damage <is|was> fatal|fatal damage <is|was> dealt this way>"
    yield rule("condition.one", words, fatal, check=lambda discourse: _must_be_done(discourse, _FATALLY))
    some = _dealt_before((_some_fatally, _undo_some_fatally))
    yield made("condition.one", "<a|an> {noun} <is|was> dealt fatal damage this way", *some, like=Compare)
    counted = _dealt_before((_counted_fatally, _undo_counted_fatally))
    yield made("counted.one", "{noun} dealt fatal damage this way", *counted, like=Count)


RULES = (*_selected(), *_fatal())
