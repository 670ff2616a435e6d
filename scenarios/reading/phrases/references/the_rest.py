"""The cards that somebody has not chosen: "one of their allies and destroys the rest"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Among, Controlled, Filter, Not
from engine.language.selections import Every, Players
from engine.language.words import Relation
from scenarios.reading.back_references import last, must, speak_of
from scenarios.reading.chosen_cards import was_chosen
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made
from scenarios.reading.templates import Bindings, h, joined, match, narrowed, parts_of


def _in_play(mention: Mention) -> bool:
    """Return whether cards in play were chosen, which are the ones that somebody controls."""
    described = any(isinstance(part, Controlled) for part in parts_of(mention.filter))
    return described and was_chosen(mention.selection)


def _rest(discourse: Discourse) -> Every:
    """Return the cards that were not chosen.

    Raises:
        NoReading: nothing was chosen, or cards of another kind as well, of which there is a rest, too.
    """
    chosen = must(last(discourse.mentions, _in_play), "the rest")
    first = chosen.sentence - (chosen.sentence < discourse.sentence)
    alike = (each for each in discourse.mentions if each.sentence >= first and was_chosen(each.selection))
    if any(each.selection != chosen.selection for each in alike):
        raise NoReading("cards of one choice")
    rest = Every(joined(chosen.filter, Not(Among(chosen.selection))))
    speak_of(discourse, rest, words_for(chosen.filter), several=True)
    return rest


def _other_foes(discourse: Discourse, nouns: Filter) -> Every:
    """Return the opposing cards of a kind besides those of that kind which each opponent has chosen.

    Raises:
        NoReading: other players have chosen, or cards of another kind.
    """
    rest = _rest(discourse)
    foes = joined(nouns, Controlled(Players(Relation.OPPONENT)))
    if not isinstance(rest.filter, AllOf) or joined(foes, rest.filter.filters[-1]) != rest.filter:
        raise NoReading("opposing cards, of which each opponent has chosen some")
    return rest


def _undo_other_foes(discourse: Discourse, value: object) -> Iterator[Bindings]:
    bound: Bindings = {}
    if match(Every(narrowed(narrowed(h.nouns, Controlled(Players(Relation.OPPONENT))), h.others)), value, bound):
        try:
            if value == _other_foes(discourse.fork(), bound["nouns"]):
                yield {"nouns": bound["nouns"]}
        except NoReading:
            return


def _undo_rest(discourse: Discourse, value: object) -> Iterator[Bindings]:
    try:
        if value == _rest(discourse.fork()):
            yield {}
    except NoReading:
        return


def _chosen(discourse: Discourse) -> Among:
    """Return which cards were chosen "this way".

    Raises:
        NoReading: none were, or others besides.
    """
    found = {each.selection for each in discourse.mentions if was_chosen(each.selection)}
    if len(found) != 1:
        raise NoReading("cards of one choice")
    return Among(found.pop())


def _not_chosen(discourse: Discourse) -> Not:
    return Not(_chosen(discourse))


def _by_choice() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that were, or were not, among those that somebody chose before."""
    isnt = "<that wasn't|that weren't|that isn't|that aren't|not>"
    yield made("postmod", f"{isnt} chosen this way", _not_chosen, as_built(_not_chosen), like=Not)
    was = "<that was|that were|>"
    yield made("postmod", f"{was} chosen this way", _chosen, as_built(_chosen), like=Among)


def _rests() -> Iterator[tuple[Rule, ...]]:
    yield made("nps", "<the rest|the others>", _rest, _undo_rest, like=Every)
    yield made("nps", "all other opposing {nouns}", _other_foes, _undo_other_foes, like=Every)


RULES = (*_rests(), *_by_choice())
