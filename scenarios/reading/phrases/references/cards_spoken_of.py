"""References to a card that was spoken of before, by a noun, a tag or the name that the text gave it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from engine.language.filters import Tagged
from engine.language.selections import Role, Target, Those
from scenarios.reading import back_references, plural_references
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.name_phrases import TAGS
from scenarios.reading.selected_cards import NOUNS, ROLE_NOUNS, back, back_by_noun, meant
from scenarios.reading.templates import Bindings, Value, parts_of


def _pointing_back() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for references to cards that were named, or that something was done to."""
    yield made("ref", "{name:given}", _by_name, _undo_by_name, like=Those)
    yield made("ref", "that {noun:pointed}", *back_by_noun(back_references.that))
    for mass in MASS_NOUNS:
        yield made("some", f"that {mass}", *_all_of_a_mass(mass))
    yield made("ref", "that target", *back(_that_target))
    yield made("ref", "that {tag}", _that_tag(), _undo_that_tag)
    yield made("ref", "<the {tag} you destroyed|the destroyed {tag}>", _that_tag("destroyed"), _undo_that_tag)
    destroyed = back_by_noun(partial(back_references.that, done="destroyed"))
    yield made("ref", "<the destroyed {noun:pointed}|the {noun:pointed} you destroyed>", *destroyed)
    discarded = back_by_noun(partial(back_references.that, done="discarded"))
    yield made("ref", "the discarded {noun:pointed}", *discarded)
    for done in ("removed", "exhausted", "revealed"):
        done_to = back_by_noun(partial(back_references.that, done=done))
        yield made("ref", f"the {done} {{noun:pointed}}", *done_to)
    for done in ("destroyed", "discarded", "exhausted", "removed"):
        single = back_by_noun(partial(back_references.that, done=done))
        yield made("ref", f"the {{noun:pointed}} {done} this way", *_this_way(done, *single))
        plural = back_by_noun(partial(_those_done_to, done=done))
        yield made("some", f"the {{noun:pointed.many}} {done} this way", *_this_way(done, *plural))
    yield made("ref", "that {noun:pointed.card} card", *back_by_noun(back_references.that))
    for category in ("some", "some.spoken"):
        yield made(category, "those {noun:pointed.card} cards", *back_by_noun(plural_references.those))
    for kind in ("ally", "ability", "weapon", "armor", "item", "quest", "hero"):
        yield rule("pointed.card", kind, kind)
    for one, several in (*NOUNS.items(), *ROLE_NOUNS.items()):
        yield rule("pointed", one, one)
        yield rule("pointed.many", several, one)


MASS_NOUNS = ("armor", "equipment")
"""Nouns that mean several cards in the singular."""


def _all_of_a_mass(noun: str) -> tuple[Any, Any]:
    """Return the build and undo functions of several cards, meant by a noun that has no plural."""
    return back(partial(plural_references.those, noun=noun))


def _that_target(discourse: Discourse) -> Mention:
    """Return the one target that the text has chosen.

    Raises:
        NoReading: it has chosen none, or another one as well.
    """
    aimed = [each for each in discourse.mentions if _is_target(each)]
    if len({each.selection for each in aimed}) != 1 or aimed[-1].several:
        raise NoReading('one target that "that target" can mean')
    return aimed[-1]


def _is_target(mention: Mention) -> bool:
    """Return whether the mention is of a target of this text, or of one around it."""
    held = mention.selection
    return isinstance(held, Target) or (isinstance(held, Role) and held.name.startswith("target "))


def _those_done_to(discourse: Discourse, noun: str, done: str) -> Mention:
    """Return the several things last spoken of that the noun can mean, if that was done to them.

    Raises:
        NoReading: there are no such things.
    """
    found = plural_references.those(discourse, noun)
    if done not in found.nouns:
        raise NoReading(f"several cards that were {done}")
    return found


def _this_way(done: str, build: Callable[..., Any], undo: Callable[..., Any]) -> tuple[Any, Any]:
    """Return the build and undo functions of a reference, narrowed to those to which that was really done "this way".

    What was chosen or targeted may be spared, or its move may be replaced: then it isn't meant.
    """

    def affected(discourse: Discourse, noun: str) -> Value:
        build(discourse, noun)
        return plural_references.affected(discourse, done)[1]

    def untold(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        found, those = plural_references.affected(discourse, done)
        if value == those:
            yield from undo(discourse, meant(found))

    return affected, untold


def _by_name(discourse: Discourse, name: str) -> Value:
    """Return the token that the text itself has named."""
    found = back_references.that(discourse, name.lower())
    if not (isinstance(found.selection, Those) and found.selection.name.startswith("token")):
        raise NoReading("the name of a token that the text has made")
    discourse.mention(replace(found, clause=discourse.clause, sentence=discourse.sentence))
    return found.selection


def _undo_by_name(discourse: Discourse, value: object) -> Iterator[Bindings]:
    for mention in discourse.mentions:
        if mention.selection == value:
            yield from ({"name": noun} for noun in mention.nouns if noun[0].isupper())


def _that_tag(done: str | None = None) -> Callable[..., Any]:
    """Return the build function of a card that was spoken of by a tag, which it must have.

    Raises:
        NoReading: it was spoken of by one tag or another.
    """

    def build(discourse: Discourse, tag: str) -> Value:
        found = back_references.that(discourse, tag.lower(), done)
        if any(isinstance(part, Tagged) and len(part.tags) > 1 for part in parts_of(found.filter)):
            raise NoReading(f"a word for what may be no {tag}")
        return found.selection

    return build


def _undo_that_tag(discourse: Discourse, value: object) -> Iterator[Bindings]:
    for mention in reversed(discourse.mentions):
        if mention.selection == value:
            yield from ({"tag": tag} for tag in TAGS if tag.lower() in mention.nouns)


RULES = (*_pointing_back(),)
