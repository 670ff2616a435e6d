"""Noun phrases that select cards: targets, your own, every one, a chosen one, and back-references."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from engine.language.filters import AllOf, Filter
from engine.language.powers import TargetDescription
from engine.language.selections import (
    Chosen,
    Count,
    EventAmount,
    Every,
    HeroOf,
    Number,
    Quantity,
    Selection,
    Target,
    This,
    Union,
    You,
)
from engine.language.words import Relation
from scenarios.reading import back_references, he_and_she, plural_references
from scenarios.reading.back_references import speak_of
from scenarios.reading.choice_rules import choosing
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.excluded_cards import others_of, without_others
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.selected_cards import (
    CHARACTER,
    NOUNS,
    aim,
    back,
    back_by_noun,
    choose,
    disowned,
    every,
    only,
    owned,
    spoken,
    together,
    undo_together,
)
from scenarios.reading.templates import Bindings, h

_OF_THE_CARD = tuple(noun for noun in NOUNS if noun != "token")
"""Nouns by which the card itself can be called; it is called a token where a token has the text."""


def _target(discourse: Discourse, noun: Filter) -> Target:
    return aim(discourse, TargetDescription(noun))


def _undo_target(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and found == TargetDescription(found.filter):
        yield {"noun": found.filter}


TARGETED = _target, _undo_target
"""The build and undo functions of one target."""


def _another_target(discourse: Discourse, noun: Filter) -> Target:
    return aim(discourse, TargetDescription(others_of(discourse, noun)))


def _some_targets(discourse: Discourse, n: Quantity, nouns: Filter) -> Target:
    _must_be_several(n)
    return aim(discourse, TargetDescription(nouns, Number(0), n), several=True)


def _must_be_several(n: Quantity) -> None:
    """Refuse a plural for one card.

    Raises:
        NoReading: the number is one.
    """
    if n == Number(1):
        raise NoReading("more than one for a plural")


def _must_be_more(_discourse: Discourse, n: Quantity) -> None:
    """Refuse a plural for one card that is chosen."""
    _must_be_several(n)


def _must_have_an_event(discourse: Discourse) -> None:
    """Refuse "that many" where no event has an amount."""
    if discourse.event is None:
        raise NoReading('an event before "that many"')


def _just_targets(discourse: Discourse, n: Quantity, nouns: Filter) -> Target:
    _must_be_several(n)
    return aim(discourse, TargetDescription(nouns, n, n), several=True)


def _any_targets(discourse: Discourse, nouns: Filter) -> Target:
    return aim(discourse, TargetDescription(nouns, Number(0), Count(Every(nouns))), several=True)


def _self(discourse: Discourse, this: This) -> This:
    if discourse.quoted:
        raise NoReading("a word for the card that gets the quoted power")
    speak_of(discourse, this, CHARACTER | frozenset(_OF_THE_CARD))
    return this


def _undo_self(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, This):
        yield {"this": value}


def _undo_every(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Every):
        yield {"nouns": value.filter}


def _yours(discourse: Discourse, who: Selection, nouns: Filter) -> Every:
    return every(discourse, owned(nouns, who))


def _undo_yours(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Every):
        yield from disowned(value.filter)


def _other_one(discourse: Discourse, noun: Filter) -> Chosen:
    """Return a chosen card other than those that were selected before."""
    return choose(discourse, Every(others_of(discourse, noun)), None, None, words_for(noun))


def _undo_other_one(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(AllOf(filters)), None, None):
            yield from without_others(filters)
        case _:
            return


def _singular() -> Iterator[tuple[Rule, ...]]:
    yield rule("np", "{it:one}", h.it)
    yield rule("one", "{it:ref}", h.it)
    yield rule("np", "{it:np.indefinite}", h.it)
    yield made("ref", "target {noun}", _target, _undo_target, like=Target)
    yield made(
        "ref", "<another|a second|a third|a different> target {noun}", _another_target, _undo_another, like=Target
    )
    for relation, word in ((Relation.FRIENDLY, "friendly"), (Relation.OPPONENT, "opposing")):
        of_theirs = partial(back_references.that_of, relation=relation)
        yield made("ref", f"that {word} {{noun:pointed}}", *back_by_noun(of_theirs))
    yield made("ref", "{this:self}", _self, _undo_self, like=This)
    for words, value in (("your hero", HeroOf(You())),):
        for category in ("ref", "hero.yours"):
            yield made(category, words, spoken(value, CHARACTER - {"ally"}), only(value), like=HeroOf)
    yield choosing("np.indefinite", "<a|an|one> {nouns:noun}")
    yield choosing("np.indefinite", "one of {who:whose} {nouns}")
    yield made("np.indefinite", "another {noun}", _other_one, _undo_other_one, like=Chosen)
    yield made("ref", "it", *back(back_references.it, by_pronoun=True))
    yield made("ref", "itself", *back(_doer))
    yield made("nps", "themselves", *back(_doers))
    yield made("ref", "<himself|herself>", *back(_doer))
    yield made("ref", "<him|her|he|she>", *back(he_and_she.himself), like=This)
    yield made("object", "<him|her>", *back(he_and_she.him), like=This)
    yield made("ref", "this {noun:pointed}", _granted, _undo_granted, like=This)
    yield rule("np", "{it:np.two}", h.it)
    for first, second in product(("ref", "hero.of"), ("np.indefinite", "ref", "nps")):
        category = "np.two" if second != "nps" else "nps"
        yield made(category, f"{{a:{first}}} and {{b:{second}}}", together, undo_together, like=Union)


def _granted(discourse: Discourse, noun: str) -> This:
    """Return the card that has a quoted power, called by the noun of the cards to which the power is given.

    Raises:
        NoReading: no power is quoted, or it is given to no cards of that noun.
    """
    if not discourse.quoted:
        raise NoReading("the card's own name")
    if noun == "token":
        raise NoReading("a noun for the card that has a quoted power")
    if isinstance(discourse.given, Target) and noun not in _called(discourse):
        raise NoReading(f"a power that is given to cards of the kind {noun}")
    if noun in ("ally", "character"):
        speak_of(discourse, This(), CHARACTER | frozenset(_OF_THE_CARD))
        return This()
    if discourse.given in (None, You(), This()) or noun not in _called(discourse):
        raise NoReading(f"a power that is given to cards of the kind {noun}")
    speak_of(discourse, This(), frozenset({noun, "card"}))
    return This()


def _called(discourse: Discourse) -> frozenset[str]:
    """Return the nouns of the cards to which a power is given."""
    whom = discourse.given
    known = [each.nouns for each in discourse.unquoted if each.selection == whom]
    if known and isinstance(whom, Target):
        return known[-1]
    return frozenset({"hero"}) if isinstance(whom, HeroOf) else words_for(whom)


def _undo_granted(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == This():
        yield from ({"noun": noun} for noun in ("character", *_OF_THE_CARD))


def _undo_another(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and isinstance(found.filter, AllOf):
        yield from without_others(found.filter.filters)


def _doer(discourse: Discourse) -> Mention:
    if discourse.doer in (None, You()):
        raise NoReading("somebody who does it")
    if any(each.person for each in discourse.mentions if each.selection == discourse.doer):
        raise NoReading("a card to call itself")
    known = [each.nouns for each in discourse.mentions if each.selection == discourse.doer]
    nouns = known[-1] - {back_references.BY_PRONOUN} if known else CHARACTER
    return Mention(discourse.doer, nouns, yours=discourse.doer == HeroOf(You()))


def _doers(discourse: Discourse) -> Mention:
    """Return the cards of a kind that do something to themselves, each of them to itself."""
    if not isinstance(discourse.doer, Every):
        raise NoReading("several cards that do it to themselves")
    return _doer(discourse)


def _plural() -> Iterator[tuple[Rule, ...]]:
    yield made("np.indefinite", "each {nouns:noun}", every, _undo_every, like=Every)
    yield made("nps", "all {nouns}", every, _undo_every, like=Every)
    yield made("np.indefinite", "each of {who:whose} {nouns}", _yours, _undo_yours, like=Every)
    yield made("nps", "all <of|> {who:whose} {nouns}", _yours, _undo_yours, like=Every)
    yield made("nps", "{who:whose} {nouns}", _yours, _undo_yours, like=Every)
    yield choosing("nps", "{n:count} {nouns}", h.n, check=_must_be_more)
    yield choosing("nps", "that many of {who:whose} {nouns}", EventAmount(), check=_must_have_an_event)
    so_many = "up to that many of {who:whose} {nouns}"
    yield choosing("nps", so_many, Number(0), EventAmount(), check=_must_have_an_event)
    yield choosing("np.indefinite", "each of {n:count} <|different> {nouns}", h.n, check=_must_be_more)
    yield choosing("nps", "{n:count} of {who:whose} {nouns}", h.n, check=_must_be_more)
    yield choosing("nps", "any number of {nouns}", Number(0), Count(h.cards))
    yield choosing("nps", "up to {n:count} {nouns}", Number(0), h.n)
    yield rule("nps", "{them:some}", h.them)
    yield from _several_targets()
    yield made("some", "them", *back(plural_references.them))
    yield choosing("nps", "up to {n:count} of {who:whose} {nouns}", Number(0), h.n)
    yield made("np.indefinite", "each of them", *back(plural_references.them))
    yield made("some", "those {noun:pointed.many}", *back_by_noun(plural_references.those))
    yield made("each.those", "each of those {noun:pointed.many}", *back_by_noun(plural_references.those))
    yield rule("np.indefinite", "{them:each.those}", h.them)


def _several_targets() -> Iterator[tuple[Rule, ...]]:
    yield made("some", "{n:count} <|different> target {nouns}", _just_targets, _undo_just_targets, like=Target)
    yield made("some", "each of {n:count} target {nouns}", _just_targets, _undo_just_targets, like=Target)
    for words, *both in (
        ("{n:count}", _just_targets, _undo_just_targets),
        ("<up to {n:count}|{n:count} or fewer>", _some_targets, _undo_some_targets),
        ("any number of", _any_targets, _undo_any_targets),
    ):
        yield made("some.each", f"each of {words} target {{nouns}}", *both, like=Target)
    yield made(
        "some",
        "<|each of> <up to {n:count}|{n:count} or fewer> <|different> target {nouns}",
        _some_targets,
        _undo_some_targets,
        like=Target,
    )
    yield made(
        "some.bare", "<up to {n:count}|{n:count} or fewer> {nouns}", _some_targets, _undo_some_targets, like=Target
    )
    yield made("some.bare", "any number of {nouns}", _any_targets, _undo_any_targets, like=Target)
    yield made("some", "<|each of> any number of target {nouns}", _any_targets, _undo_any_targets, like=Target)


def _undo_some_targets(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and found.least == Number(0):
        yield {"nouns": found.filter, "n": found.most}


def _undo_just_targets(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and found.least == found.most:
        yield {"nouns": found.filter, "n": found.most}


def _undo_any_targets(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None:
        yield {"nouns": found.filter}


def _chosen_first() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for targets that a sentence of its own lets their player choose."""
    different = "<|different> target {nouns}"
    for words, build, undo in (
        ("target {noun}", _target, _undo_target),
        (f"{{n:count}} {different}", _just_targets, _undo_just_targets),
        (f"<up to {{n:count}}|{{n:count}} or fewer> {different}", _some_targets, _undo_some_targets),
        ("any number of target {nouns}", _any_targets, _undo_any_targets),
    ):
        yield made("target.chosen", words, build, undo, like=Target)


RULES = (*_singular(), *_plural(), *_chosen_first())
