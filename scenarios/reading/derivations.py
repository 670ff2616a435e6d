"""From a derivation to what it means: parts from left to right, each step undone again to prove that it turns back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any, TypeAlias

from engine.language.filters import Standing
from engine.language.selections import Chosen, Role, Those, You
from engine.language.triggers import On
from engine.language.words import Relation
from scenarios.reading.back_references import note_role, speak_of
from scenarios.reading.chart import Phrase
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Part, Rule
from scenarios.reading.templates import Bindings, Value

MOST_TREES = 256

EVENTS = ("event", "event.next", "event.hit", "moment", "moment.to.come")
"""What sets something off: later words can speak of who and what had a part in it."""

_WATCHED = ("event.plain", "event.next", "event.two", "event.would", "event.hit")
"""The phrases that say who and what that is."""


class TooManyTrees(Exception):
    """The words have more derivations than are worth telling apart."""


Tree: TypeAlias = tuple[Rule | None, tuple["Tree", ...], Any]


def trees(phrase: Phrase) -> list[Tree]:
    """Return every derivation of the phrase.

    Raises:
        TooManyTrees: there are more than can be told apart.
    """
    found: list[Tree] = [(None, (), value) for value in phrase.values]
    for rule, parts in phrase.derivations:
        for chosen in product(*(trees(part) for part in parts)):
            found.append((rule, chosen, None))
            if len(found) > MOST_TREES:
                raise TooManyTrees
    return found


def meaning(tree: Tree, discourse: Discourse) -> Value:
    """Return what the derivation means at this point of the talk.

    Raises:
        NoReading: a part means nothing here, or a step does not turn back into the words it came from.
    """
    rule, children, value = tree
    if rule is None:
        return value
    opened = open_bracket(rule, discourse)
    bound = _parts(rule, children, discourse)
    before = discourse.fork()
    made = rule.build(discourse, bound)
    before.targets = discourse.targets
    if not any(_gives(bound, undone, before) for undone in rule.undo(before, made)):
        raise NoReading(f"{rule.category} does not turn back")
    close_bracket(opened, discourse)
    if rule.category in EVENTS:
        note_event(made, discourse)
    return made


def note_event(event: On, discourse: Discourse) -> None:
    """Note the event that what follows is set off by, and the player who had a part in it."""
    discourse.event = event
    if event.player not in (None, Standing(Relation.YOU)):
        speak_of(discourse, Role("player"), frozenset({"player", "opponent"}), person=True)


def _parts(rule: Rule, children: tuple[Tree, ...], discourse: Discourse) -> Bindings:
    bound: Bindings = {}
    places = iter(children)
    for place, element in enumerate(rule.elements):
        if ends_sentence(rule, place):
            next_sentence(discourse)
        elif isinstance(element, Part):
            bound[element.name] = meaning(next(places), discourse)
            heard(rule, element, bound[element.name], discourse)
    return bound


def ends_sentence(rule: Rule, place: int) -> bool:
    """Return whether a sentence ends at this element of the rule, and another begins after it."""
    return rule.elements[place] == "." and 0 < place < len(rule.elements) - 1


def next_sentence(discourse: Discourse) -> None:
    """Begin another sentence of the same phrase."""
    discourse.sentence += 1
    discourse.clause += 1


def _gives(bound: Bindings, undone: Bindings, discourse: Discourse) -> bool:
    if "doer" in undone and undone["doer"] != bound.get("doer", discourse.doer):
        return False
    return all(undone.get(name) == value for name, value in bound.items() if name != "doer")


def open_bracket(rule: Rule, discourse: Discourse) -> tuple[str | None, Any]:
    """Open what the rule brackets: a clause with a doer of its own, or a power that another card has."""
    if rule.bracket in ("clause", "command"):
        discourse.clause += 1
    if rule.bracket == "command":
        discourse.doer = You()
    if rule.bracket == "text":
        discourse.open_text()
    if rule.bracket == "sentence":
        discourse.sentence += 1
    if rule.bracket == "quote":
        discourse.quoted = True
        discourse.given = discourse.doer
    return rule.bracket, discourse.doer


def close_bracket(opened: tuple[str | None, Any], discourse: Discourse) -> None:
    """Close what the rule opened."""
    bracket, doer = opened
    if bracket == "quote":
        discourse.quoted = False
        discourse.given = None
    if bracket in ("clause", "command"):
        discourse.doer = doer
        discourse.clause += 1


_DONE = {
    verb + ending: done
    for verb, done in (
        ("destroy", "destroyed"),
        ("exhaust", "exhausted"),
        ("remove", "removed"),
        ("discard", "discarded"),
    )
    for ending in ("", "s")
}


def mark_done(done: str, value: Value, discourse: Discourse) -> None:
    """Mark what a verb is done to, so that later words can speak of what was destroyed, exhausted or removed."""
    for place in range(len(discourse.mentions) - 1, -1, -1):
        mention = discourse.mentions[place]
        if _is_of(mention, value):
            discourse.mentions[place] = replace(mention, nouns=mention.nouns | {done})
            return


def _is_of(mention: Mention, value: Value) -> bool:
    """Return whether the mention is of the value; a choice whose name nothing uses is known by what it is among."""
    if mention.selection == value:
        return True
    if isinstance(value, Chosen) and value.name is None:
        return isinstance(mention.selection, Those) and mention.filter == getattr(value.among, "filter", value)
    name = getattr(value, "name", None)
    return name is not None and getattr(mention.selection, "name", None) == name


def is_noted(rule: Rule, part: Part) -> bool:
    """Return whether hearing the part of the rule can change anything for those that follow."""
    return part.name in ("doer", "topic") or rule.category in ("do", "does", *_WATCHED)


def heard(rule: Rule, part: Part, value: Value, discourse: Discourse) -> None:
    """Note what hearing a part changes for those that follow: the doer of a clause, the roles of an event."""
    if part.name in ("doer", "topic"):
        discourse.doer = value
        for place in range(len(discourse.mentions) - 1, -1, -1):
            if discourse.mentions[place].selection == value:
                discourse.mentions[place] = replace(
                    discourse.mentions[place], subject=True, clause=discourse.clause, sentence=discourse.sentence
                )
                break
    if rule.category in ("do", "does") and rule.elements[0] in _DONE and "damage" not in rule.elements:
        mark_done(_DONE[str(rule.elements[0])], value, discourse)
    if rule.category in _WATCHED:
        note_role(part.name, value, discourse)


def meanings(phrase: Phrase, discourse: Discourse, refused: list[str]) -> Iterator[tuple[Any, Discourse]]:
    """Give the different meanings of the phrase, each with the talk after it; note why others were refused."""
    for tree in trees(phrase):
        after = discourse.fork()
        try:
            yield meaning(tree, after), after
        except NoReading as why:
            refused.append(str(why))
