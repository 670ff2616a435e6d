"""References by two kinds: "that hero or ally", "attached hero or ally", "those heroes and allies"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.filters import AllOf, Among, AnyOf, Filter, Not
from engine.language.selections import Chosen, Every, HeroOf, Host, This, You
from scenarios.reading import back_references, plural_references
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.excluded_cards import others_of, without_others
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.selected_cards import CHARACTER, back, choose
from scenarios.reading.templates import Bindings, joined

_BOTH = frozenset({"hero", "ally"})


def _of_both(resolve: Callable[..., Mention]) -> Callable[[Discourse], Mention]:
    """Return what finds the characters that were last spoken of, which may be heroes as well as allies.

    Raises:
        NoReading: what it finds can only be heroes, or only allies.
    """

    def find(discourse: Discourse) -> Mention:
        found = resolve(discourse, noun="character")
        if not found.nouns >= _BOTH:
            raise NoReading("a word for what is called hero or ally")
        return found

    return find


def _attached(discourse: Discourse) -> Host:
    if not discourse.names.hosts >= _BOTH:
        raise NoReading("what the card is attached to")
    speak_of(discourse, Host(), discourse.names.hosts)
    return Host()


def _undo_attached(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Host() and discourse.names.hosts >= _BOTH:
        yield {}


def _pointing_back() -> Iterator[tuple[Rule, ...]]:
    that: tuple[Any, Any] = back(_of_both(back_references.that))
    those: tuple[Any, Any] = back(_of_both(plural_references.those))
    yield made("ref", "that hero or ally", *that)
    yield made("ref", "attached hero or ally", _attached, _undo_attached, like=Host)
    for words in ("heroes and allies", "heroes and/or allies", "heroes or allies"):
        yield made("some", f"those {words}", *those)
        yield made("each.those", f"each of those {words}", *those)


def _yours_or(discourse: Discourse, noun: Filter) -> Chosen:
    """Return your hero, or a card of a kind, whichever is chosen."""
    cards = Every(AnyOf((Among(HeroOf(You())), noun)))
    return choose(discourse, cards, None, None, CHARACTER - {"ally"} | words_for(noun))


def _undo_yours_or(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(AnyOf((Among(HeroOf(You())), noun))), None, None):
            yield {"noun": noun}
        case _:
            return


def _yours_or_another(discourse: Discourse, noun: Filter) -> Chosen:
    """Return your hero, or a card of a kind other than the text's own, whichever is chosen.

    Raises:
        NoReading: another card than the text's own is excluded.
    """
    others = others_of(discourse, noun)
    if others != joined(noun, Not(Among(This()))):
        raise NoReading("a card besides the text's own")
    return _yours_or(discourse, others)


def _undo_yours_or_another(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(AnyOf((Among(HeroOf(You())), AllOf(filters)))), None, None):
            yield from without_others(filters)
        case _:
            return


def _your_hero_or() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for your hero or a card of a kind, of which one is chosen: "ready your hero or an ally"."""
    for words in ("your hero or <a|an|one> {noun}", "<a|an|one> {noun} or your hero"):
        yield made("np.indefinite", words, _yours_or, _undo_yours_or, like=Chosen)
    another = "your hero or another {noun}"
    yield made("np.indefinite", another, _yours_or_another, _undo_yours_or_another, like=Chosen)


RULES = (*_pointing_back(), *_your_hero_or())
