"""Other cards with the card's own name, by which they are called: "another Felhunter", "other Felhunters"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.language.filters import AllOf, Filter, Is, Named
from engine.language.words import CardType, Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.phrase_rules import Rule, Terminal, made
from scenarios.reading.phrases.nouns.card_nouns import compose, decompose
from scenarios.reading.templates import Bindings


def _own(ending: str, tokens: tuple[Token, ...], at: int, discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield the cards of the name that stands here, which are of the card's type as well: no two cards share a name.

    Only tokens can have the name of another card: a text of such a card that puts them into play means them. Where the
    name is their tag (402.2), it is read as any other tag.
    """
    words, kind = discourse.names.words, discourse.names.type
    if not words or kind is CardType.HERO:
        return
    if words in discourse.names.of_tokens and kind is not CardType.ALLY:
        if words in discourse.names.tokens:
            return
        kind = CardType.ALLY
    said = tuple(token.text for token in tokens[at : at + len(words)])
    if said == (*words[:-1], words[-1] + ending):
        yield at + len(words), AllOf((Is((Kind(kind.value),)), Named(discourse.names.name)))


def _write(ending: str, value: object) -> Iterator[str]:
    match value:
        case AllOf((Is(), Named(name))):
            yield name + ending
        case _:
            return


def _described(discourse: Discourse, own: AllOf, pre: tuple[Any, ...] = (), post: tuple[Any, ...] = ()) -> Filter:
    kind, name = own.filters
    return compose(discourse, head=kind, pre=pre, post=(name, *post))


def _undo_described(discourse: Discourse, value: Filter) -> Iterator[Bindings]:
    for found in decompose(discourse, value):
        match found["head"], found["post"]:
            case Is() as kind, (Named(name) as named, *post) if name == discourse.names.name:
                told: Bindings = {"own": AllOf((kind, named))}
                rest = {part: each for part, each in (("pre", found["pre"]), ("post", tuple(post))) if each}
                yield {**told, **rest}
            case _:
                continue


def _nouns() -> Iterator[tuple[Rule, ...]]:
    both = _described, _undo_described
    for words in ("{own:noun.own~}", "{pre:premods} {own:noun.own~}", "{own:noun.own~} {post:postmods}"):
        yield made("noun~", words, *both)
    yield made("noun~", "{pre:premods} {own:noun.own~} {post:postmods}", *both)


RULES = (
    Terminal("noun.own", partial(_own, ""), partial(_write, ""), "the card's name for another card"),
    Terminal("nouns.own", partial(_own, "s"), partial(_write, "s"), "the card's name for other cards"),
    *_nouns(),
)
