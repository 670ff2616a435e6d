"""The meaning of a derivation: parts are built from left to right, and each is taken apart again as a proof."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from scenarios.reading.chart import Phrase
from scenarios.reading.discourse import Discourse
from scenarios.reading.heard_words import (
    EVENTS,
    WATCHED,
    close_bracket,
    ends_sentence,
    heard,
    is_noted,
    next_sentence,
    note_draw,
    note_moves,
    note_said_event,
    open_bracket,
)
from scenarios.reading.phrase_rules import NoReading, Part, Rule
from scenarios.reading.scopes import begin_part, enter, is_parted, is_scoped, leave
from scenarios.reading.templates import Bindings, Value

MOST_TREES = 256

_NOTED = frozenset({*EVENTS, *WATCHED, "death", "do", "does", "ward"})
"""Categories after which later words can refer to what was said."""


class TooManyTrees(Exception):
    """The words have more derivations than are compared."""


Tree: TypeAlias = tuple[Rule | None, tuple["Tree", ...], Any]
"""A rule, the trees of its parts, and the meaning, or UNTOLD where that depends on the discourse."""

UNTOLD = object()
"""In place of a meaning that is not known without the discourse."""

_NOWHERE = Discourse(doer=UNTOLD)
"""The discourse for functions that don't use it."""


def trees(phrase: Phrase) -> list[Tree]:
    """Return every derivation of the phrase.

    Raises:
        TooManyTrees: there are more than MOST_TREES.
    """
    return _trees(phrase, {})


def _trees(phrase: Phrase, known: dict[int, list[Tree]]) -> list[Tree]:
    """Return every derivation of the phrase; those of its parts are known by the identity of the part's phrase.

    Raises:
        TooManyTrees: there are more than MOST_TREES.
    """
    found: list[Tree] = [(None, (), value) for value in phrase.values]
    for rule, parts in phrase.derivations:
        for chosen in product(*[known.get(id(part)) or _trees(part, known) for part in parts]):
            found.append((rule, chosen, _told_freely(rule, chosen) if rule.free else UNTOLD))
            if len(found) > MOST_TREES:
                raise TooManyTrees
    known[id(phrase)] = found
    return found


def _told_freely(rule: Rule, children: tuple[Tree, ...]) -> Value:
    """Return the meaning of a derivation that has the same anywhere, UNTOLD for every other."""
    if not _course(rule).is_free:
        return UNTOLD
    bound: Bindings = {}
    for part, (_, _, value) in zip(rule.parts, children, strict=True):
        if value is UNTOLD:
            return UNTOLD
        bound[part.name] = value
    try:
        return _proven(rule, bound, _NOWHERE)
    except NoReading:
        return UNTOLD


class _Meant(NamedTuple):
    """What a tree meant at a point of the discourse, with the discourse after it, or why it meant nothing there."""

    before: Discourse
    after: Discourse | None
    made: Value


Kept: TypeAlias = dict[int, list[_Meant]]
"""By the identity of a tree, what it meant so far."""

_NONE_KEPT: Kept = {}

_LARGE = 5
"""Of a tree with so many rules it takes less time to look up what it meant than to build it again."""


def meaning(tree: Tree, discourse: Discourse, kept: Kept = _NONE_KEPT) -> Value:
    """Return what the derivation means at this point of the discourse; what is kept of its parts is not built again.

    Raises:
        NoReading: a part means nothing here, or the grammar would not tell a part in the words that it came from.
    """
    rule, children, value = tree
    if rule is None or value is not UNTOLD:  # Of words of a terminal the meaning is always known.
        return value
    held = kept.get(id(tree))
    if held is None:
        return _built(rule, children, discourse, kept)
    for before, after, made in held:
        if before == discourse:
            if after is None:
                raise NoReading(made)
            discourse.become(after)
            return made
    before = discourse.fork()
    try:
        made = _built(rule, children, discourse, kept)
    except NoReading as why:
        held.append(_Meant(before, None, str(why)))
        raise
    held.append(_Meant(before, discourse.fork(), made))
    return made


def _built(rule: Rule, children: tuple[Tree, ...], discourse: Discourse, kept: Kept) -> Value:
    """Return what the rule means with these parts, and change the discourse by it.

    Raises:
        NoReading: a part means nothing here, or the grammar would not tell a part in the words that it came from.
    """
    course = _course(rule)
    if course.passes:
        return meaning(children[0], discourse, kept)
    if not course.is_noted:
        return _proven(rule, _parts(rule, children, discourse, kept), discourse)
    opened = open_bracket(rule, discourse)
    made = _proven(rule, _parts(rule, children, discourse, kept), discourse)
    close_bracket(opened, discourse)
    note_said_event(rule, made, discourse)
    note_draw(rule, made, discourse)
    note_moves(made, discourse)
    return made


def _proven(rule: Rule, bound: Bindings, discourse: Discourse) -> Value:
    """Return what the rule builds of the meanings of its parts.

    Raises:
        NoReading: the parts mean nothing here, or the rule does not take what it has built apart into the same parts.
    """
    if rule.sure:
        return rule.build(discourse, bound)
    doer = discourse.doer
    before = discourse.fork() if rule.heeds else discourse
    made = rule.build(discourse, bound)
    before.targets = discourse.targets
    for undone in rule.undo(before, made):
        if _gives(bound, undone, doer):
            return made
    raise NoReading("words that can only be meant in one way")


class _Turn(NamedTuple):
    """A part of a rule in its place, or the end of a sentence, which has no part.

    With it stands whether the word before it speaks of one card, and whether it can change the discourse.
    """

    place: int
    part: Part | None
    of_one: bool = False
    is_noted: bool = False


class _Course(NamedTuple):
    """What happens in the discourse as the parts of a rule are heard.

    A rule that is free has the same meaning anywhere if its parts have; one that passes has the meaning of its part.
    The parts of a plain rule are heard in turn and nothing else happens.
    """

    turns: tuple[_Turn, ...]
    is_scoped: bool
    is_parted: bool
    is_noted: bool
    is_plain: bool
    is_free: bool
    passes: bool


@cache
def _course(rule: Rule) -> _Course:
    """Return what happens in the discourse as the parts of the rule are heard."""
    turns = tuple(_turns(rule))
    scoped, parted = is_scoped(rule), is_parted(rule)
    noted = rule.bracket is not None or rule.category in _NOTED
    unheard = not (parted or any(each.part is None or each.of_one or each.is_noted for each in turns))
    plain = unheard and not scoped
    return _Course(
        turns, scoped, parted, noted, plain, unheard and not noted and rule.free, plain and not noted and rule.passes
    )


def _turns(rule: Rule) -> Iterator[_Turn]:
    """Yield the parts of the rule, and the ends of sentences between them."""
    for place, element in enumerate(rule.elements):
        if isinstance(element, Part):
            of_one = place > 0 and rule.elements[place - 1] in _OF_ONE
            yield _Turn(place, element, of_one, is_noted(rule, element))
        elif ends_sentence(rule, place):
            yield _Turn(place, None)


def _parts(rule: Rule, children: tuple[Tree, ...], discourse: Discourse, kept: Kept) -> Bindings:
    """Return the meanings of the rule's parts by name.

    Raises:
        NoReading: a part means nothing here.
    """
    bound: Bindings = {}
    course = _course(rule)
    if course.is_plain:
        for each, tree in zip(rule.parts, children, strict=True):
            bound[each.name] = meaning(tree, discourse, kept) if tree[2] is UNTOLD else tree[2]
        return bound
    places = iter(children)
    if course.is_scoped:
        enter(rule, discourse)
    for place, part, of_one, noted in course.turns:
        if part is None:
            next_sentence(discourse)
            continue
        if course.is_parted:
            begin_part(rule, place, discourse)
        tree = next(places)
        if of_one and _joins_by_and(tree):
            raise NoReading('"or" between kinds of which one card is meant')
        value = bound[part.name] = meaning(tree, discourse, kept) if tree[2] is UNTOLD else tree[2]
        if noted:
            heard(rule, part, value, discourse)
    if course.is_scoped:
        leave(rule, discourse)
    return bound


_OF_ONE = ("a", "an", "another", "target", "revealed")
"""Words before one card; each of several kinds joined by "and" would be another card."""


def _joins_by_and(tree: Tree) -> bool:
    """Return whether kinds of cards are joined by "and" in the noun."""
    rule, children, _ = tree
    if rule is None or not rule.category.startswith(_OF_NOUNS):
        return False
    joined = "and" in rule.elements and any(part.category in ("kind", "tag") for part in rule.parts)
    return joined or any(map(_joins_by_and, children))


_OF_NOUNS = ("noun", "card", "head", "core", "pre", "tag.joint")


def _gives(bound: Bindings, undone: Bindings, doer: Value) -> bool:
    if "doer" in undone and undone["doer"] != bound.get("doer", doer):
        return False
    for name, value in bound.items():
        if name != "doer":
            held = undone.get(name)
            if held is not value and held != value:
                return False
    return True


def meanings(phrase: Phrase, discourse: Discourse, refused: list[str]) -> Iterator[tuple[Any, Discourse]]:
    """Yield the different meanings of the phrase, each with the discourse after it; add why others were refused."""
    found = trees(phrase)
    kept = _shared(found)
    for tree in found:
        after = discourse.fork()
        try:
            yield meaning(tree, after, kept), after
        except NoReading as why:
            refused.append(str(why))


def _shared(found: list[Tree]) -> Kept:
    """Return room for the meanings of each large part that stands in the trees more than once."""
    shared: Kept = {}
    sizes: dict[int, int] = {}
    if len(found) > 1:
        for tree in found:
            _size(tree, sizes, shared)
    return shared


def _size(tree: Tree, sizes: dict[int, int], shared: Kept) -> int:
    """Return the number of rules in the tree whose meaning depends on the discourse; note a tree that is met again."""
    _, children, value = tree
    if value is not UNTOLD:
        return 0
    size = sizes.get(id(tree))
    if size is None:
        size = sizes[id(tree)] = 1 + sum(_size(each, sizes, shared) for each in children)
    elif size >= _LARGE:
        shared[id(tree)] = []
    return size
