"""One other than the card itself, of those that somebody has."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Among, Filter, Not
from engine.language.selections import Chosen, Every, Selection, This
from engine.language.words import CardType
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrases.nouns import words_for
from scenarios.reading.pointing import choose, disowned, owned
from scenarios.reading.rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, joined


def _other_one_of(discourse: Discourse, who: Selection, nouns: Filter) -> Chosen:
    if discourse.names.type is CardType.ABILITY:
        raise NoReading("another than which?")
    return choose(discourse, Every(joined(owned(nouns, who), Not(Among(This())))), None, None, words_for(nouns))


def _undo_other_one_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(AllOf((*rest, Not(Among(This()))))), None, None):
            yield from disowned(AllOf(tuple(rest)))
        case _:
            return


def _others() -> Iterator[tuple[Rule, ...]]:
    words = "another <|one> of {who:whose} {nouns}"
    yield made("np.indefinite", words, _other_one_of, _undo_other_one_of, like=Chosen)


RULES = (*_others(),)
