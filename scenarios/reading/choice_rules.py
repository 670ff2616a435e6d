"""Rules of phrases for cards that somebody chooses as the text resolves: one template for each, in both directions."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Filter
from engine.language.selections import Chosen, Every, Selection
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import Check, Rule, made
from scenarios.reading.selected_cards import choose, disowned, owned
from scenarios.reading.templates import Bindings, Value, filler, match


def choosing(
    category: str, pattern: str, least: Value = None, most: Value = None, *, check: Check | None = None
) -> tuple[Rule, ...]:
    """Return the rules of a pattern for cards that the doer chooses among those of a noun.

    The noun is the part called `nouns`. Where the pattern has a part called `who`, the cards are those of that player.
    `least` and `most` are templates for how many are chosen; the hole `cards` stands for the cards among which they
    are. `check` gets the discourse and the parts by name, as that of `rule` does.
    """
    fill_least, fill_most = filler(least), filler(most)

    def build(discourse: Discourse, nouns: Filter, who: Selection | None = None, **parts: Value) -> Chosen:
        if check is not None:
            check(discourse, **parts)
        cards = Every(nouns if who is None else owned(nouns, who))
        bound = {"cards": cards, **parts}
        return choose(discourse, cards, fill_least(bound), fill_most(bound), words_for(nouns))

    def undo(_discourse: Discourse, value: Chosen) -> Iterator[Bindings]:
        bound: Bindings = {"cards": value.among}
        if not match((least, most), (value.least, value.most), bound) or None in bound.values():
            return
        cards = bound.pop("cards")
        if isinstance(cards, Every):
            nouns = disowned(cards.filter) if "{who:" in pattern else ({"nouns": cards.filter},)
            yield from ({**bound, **each} for each in nouns)

    return made(category, pattern, build, undo, like=Chosen)
