"""Cards in play that are chosen at random, or by whom the words name: "an ally of your choice"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.filters import Filter
from engine.language.selections import Chosen, Every, Players, Selection, Target
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.references.noun_phrases import TARGETED
from scenarios.reading.selected_cards import choose, disowned, owned
from scenarios.reading.templates import Bindings, h

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]


def picked(*, at_random: bool) -> _Both:
    """Return the build and undo functions of one card that chance chooses, or that you do, whoever does something."""

    def build(discourse: Discourse, noun: Filter) -> Chosen:
        found = choose(discourse, Every(noun), None, None, words_for(noun))
        if not isinstance(discourse.doer, Players):
            return replace(found, by=None, at_random=at_random)
        if not at_random:
            raise NoReading("one player, for you choose a card for each of several")
        return replace(found, at_random=True)  # The clause has one picked for each of the players.

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        by_each = discourse.doer if isinstance(discourse.doer, Players) else None
        match value:
            case Chosen(Every() as every, None, None, by, at_random=found) if found is at_random and by == by_each:
                yield {"noun": every.filter}
            case _:
                return

    return build, undo


def _of_somebody(one: _Both) -> _Both:
    """Return the build and undo functions of one of a player's cards that is chosen so."""
    pick, unpick = one

    def build(discourse: Discourse, who: Selection, nouns: Filter) -> Chosen:
        found: Chosen = pick(discourse, owned(nouns, who))
        return found

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        for bound in unpick(discourse, value):
            yield from disowned(bound["noun"])

    return build, undo


def _by_the_doer() -> _Both:
    """Return the build and undo functions of one card that another player who does something to it chooses.

    Raises:
        NoReading: no other player does anything.
    """

    def build(discourse: Discourse, noun: Filter) -> Chosen:
        found = choose(discourse, Every(noun), None, None, words_for(noun))
        if found.by is None:
            raise NoReading("another player who does something")
        return found

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every() as every, None, None, by, at_random=False) if by is not None:
                yield {"noun": every.filter}
            case _:
                return

    return build, undo


def _of_ones_choice() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one card with the words that say who chooses it; you choose every target."""
    for whose, by in (("your", picked(at_random=False)), ("<his|her|his or her|their>", _by_the_doer())):
        yield made("np.indefinite", f"<a|an|one> {{noun}} of {whose} choice", *by, like=Chosen)
        said = f"one of {{who:whose}} {{nouns}} of {whose} choice"
        yield made("np.indefinite", said, *_of_somebody(by), like=Chosen)
    yield rule("ref", "{it:target.own} of your choice", h.it)
    yield made("target.own", "target {noun}", *TARGETED, like=Target)


def _picks() -> Iterator[tuple[Rule, ...]]:
    yield made("np.indefinite", "<a|an> {noun} at random", *picked(at_random=True), like=Chosen)
    yield made(
        "np.indefinite", "one of {who:whose} {nouns} at random", *_of_somebody(picked(at_random=True)), like=Chosen
    )


RULES = (*_picks(), *_of_ones_choice())
