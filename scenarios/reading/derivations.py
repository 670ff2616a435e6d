"""The meaning of a derivation: parts are built from left to right, and each is taken apart again as a proof."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, TypeAlias, get_args

from engine.language.effects import (
    AddCounters,
    Apply,
    Choose,
    ChooseMode,
    ChooseNumber,
    Deal,
    Draw,
    Effect,
    Exhaust,
    ForEach,
    Heal,
    If,
    IfYouDo,
    May,
    NameCard,
    Ready,
    Remember,
    RemoveCounters,
)
from engine.language.filters import Among, Standing
from engine.language.revelation import LookAt, Reveal
from engine.language.selections import SELECTIONS, Chosen, Host, Number, Role, Those, You
from engine.language.triggers import On, What
from engine.language.words import Relation
from scenarios.reading.aimed_plays import is_aimed
from scenarios.reading.back_references import note_role, speak_of
from scenarios.reading.chart import Phrase
from scenarios.reading.discourse import DEALER, Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Part, Rule
from scenarios.reading.scopes import begin_part, enter, is_parted, is_scoped, leave
from scenarios.reading.templates import Bindings, Value, parts_of

MOST_TREES = 256

EVENTS = ("event", "event.first", "event.next", "event.hit", "moment", "moment.to.come", "moment.this.combat")
"""Categories of events; later words can refer to whoever has a role in one."""

_WATCHED = ("event.plain", "event.next", "event.two", "event.would", "event.hit.plain")
"""Categories in which the roles of an event are told."""

_NOTED = frozenset({*EVENTS, *_WATCHED, "death", "do", "does", "ward"})
"""Categories after which later words can refer to what was said."""


class TooManyTrees(Exception):
    """The words have more derivations than are compared."""


Tree: TypeAlias = tuple[Rule | None, tuple["Tree", ...], Any]


def trees(phrase: Phrase) -> list[Tree]:
    """Return every derivation of the phrase.

    Raises:
        TooManyTrees: there are more than MOST_TREES.
    """
    found: list[Tree] = [(None, (), value) for value in phrase.values]
    for rule, parts in phrase.derivations:
        for chosen in product(*(trees(part) for part in parts)):
            found.append((rule, chosen, None))
            if len(found) > MOST_TREES:
                raise TooManyTrees
    return found


def meaning(tree: Tree, discourse: Discourse) -> Value:
    """Return what the derivation means at this point of the discourse.

    Raises:
        NoReading: a part means nothing here, or the grammar would not tell a part in the words that it came from.
    """
    rule, children, value = tree
    if rule is None:
        return value
    if rule.bracket is None and rule.category not in _NOTED:
        return _built(rule, children, discourse)
    opened = open_bracket(rule, discourse)
    made = _built(rule, children, discourse)
    close_bracket(opened, discourse)
    note_said_event(rule, made, discourse)
    note_draw(rule, made, discourse)
    note_moves(made, discourse)
    return made


def _built(rule: Rule, children: tuple[Tree, ...], discourse: Discourse) -> Value:
    """Return what the rule builds of the meanings of its parts.

    Raises:
        NoReading: a part means nothing here, or the rule does not take what it has built apart into the same parts.
    """
    bound = _parts(rule, children, discourse)
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


def note_said_event(rule: Rule, made: Value, discourse: Discourse) -> None:
    """Note an event that the rule has said, or what either of two events is about; none is being told any more."""
    if rule.category in _WATCHED:
        discourse.told_from = len(discourse.mentions)
    if rule.category in EVENTS:
        note_event(made, discourse)
    elif rule.category == "death" and made.when is not None:
        _leave_in_doubt(discourse)
    elif rule.category == "event.two":
        _speak_of_the_hosts_role(made, discourse)
    elif rule.category == "ward" and (made[1].source, made[1].with_) != (None, None):
        _leave_dealer_in_doubt(discourse)


def _leave_dealer_in_doubt(discourse: Discourse) -> None:
    """Let "it" be in doubt after damage: its dealer, what it is dealt with, and who is dealt it could all be meant."""
    _leave_link_in_doubt(discourse)
    dealer = Mention(DEALER, frozenset(), clause=discourse.clause, sentence=discourse.sentence, in_event=True)
    discourse.mention(replace(dealer, not_taken=True))


def note_draw(rule: Rule, made: Value, discourse: Discourse) -> None:
    """Let words for a card be in doubt after a single card was drawn, which can be meant as well."""
    if rule.category not in ("do", "does") or not isinstance(made, tuple):
        return
    known = any(part.name == "it" for part in rule.parts)  # "Draw it" draws a card that was spoken of before.
    if not known and any(isinstance(each, Draw) and each.amount == Number(1) for each in made):
        discourse.mentions = [
            each if each.person or each.several else replace(each, before_draw=True) for each in discourse.mentions
        ]


def note_moves(made: Value, discourse: Discourse) -> None:
    """Let no card be "revealed this way" after a deed that may change the hand: the hand is no more what was shown."""
    if discourse.revealed and isinstance(made, tuple):
        moved = False
        for part in parts_of(made):
            moved = not isinstance(part, Reveal) and (moved or isinstance(part, _MOVES))
        discourse.revealed = not moved


_MOVES = tuple(set(get_args(Effect)) - {
    AddCounters, Apply, ChooseMode, ChooseNumber, Choose, Deal, Exhaust, ForEach, Heal, If, IfYouDo, LookAt, May,
    NameCard, Ready, Remember, RemoveCounters, Reveal,
})  # fmt: skip
"""Deeds that may move cards to a hand or from it, if only by a modifier that replaces them."""


def note_event(event: On, discourse: Discourse) -> None:
    """Make the event the one that later words refer to, with the player who has a role in it."""
    discourse.event = event
    _speak_of_the_hosts_role((event,), discourse)
    if event.subject is None and event.what in (What.PLAYED, What.DISCARDED):
        card = Mention(Role("subject"), frozenset({"card"}), clause=discourse.clause, sentence=discourse.sentence,
                       in_event=True)  # fmt: skip
        discourse.mention(card)
    if event.when is not None:
        _leave_in_doubt(discourse)
    if is_aimed(event):
        _leave_link_in_doubt(discourse)
    if event.with_ is not None and not isinstance(event.with_, Among):
        _leave_dealer_in_doubt(discourse)
    for role in _players_in(event):
        speak_of(discourse, Role(role), frozenset({"player", "opponent"}), person=True)


def _leave_in_doubt(discourse: Discourse) -> None:
    """Let "it" not mean a card of a condition on an event that is about another card: both could be meant."""
    here = [each for each in discourse.mentions if each.sentence == discourse.sentence and not each.person]
    told = {each.selection for each in here if each.in_event}
    others = [each for each in here if not each.in_event and each.selection not in told]
    if told:
        discourse.mentions = [replace(each, not_taken=True) if each in others else each for each in discourse.mentions]


def _leave_link_in_doubt(discourse: Discourse) -> None:
    """Let "it" mean neither of two cards, such as the one that is played and what it targets: both could be meant."""
    discourse.mentions = [
        replace(each, not_taken=True) if each.sentence == discourse.sentence and not each.person else each
        for each in discourse.mentions
    ]


def _players_in(event: On) -> tuple[str, ...]:
    """Return the role of the one player other than you who has a role in the event, none if there are two."""
    you = Standing(Relation.YOU)
    roles = ("player", "other") if event.what is What.CARD_INTERRUPTED else ("player",)
    found = tuple(role for role in roles if getattr(event, role) not in (None, you))
    return found if len(found) == 1 else ()


def _speak_of_the_hosts_role(events: Sequence[On], discourse: Discourse) -> None:
    """Let "it" mean the card that the event was about, also where what is attached to that moves on (712.3)."""
    for role in ("subject", "other"):
        if all(getattr(each, role) == Among(Host()) for each in events):
            discourse.mentions = [
                replace(each, selection=Role(role)) if each.selection == Host() else each for each in discourse.mentions
            ]


def _parts(rule: Rule, children: tuple[Tree, ...], discourse: Discourse) -> Bindings:
    bound: Bindings = {}
    places = iter(children)
    parted = is_parted(rule)
    scoped = is_scoped(rule)
    if scoped:
        enter(rule, discourse)
    for place, part, one, noted in _heard_in_turn(rule):
        if part is None:
            next_sentence(discourse)
            continue
        if parted:
            begin_part(rule, place, discourse)
        tree = next(places)
        if one and _joins_by_and(tree):
            raise NoReading('"or" between kinds of which one card is meant')
        value = bound[part.name] = tree[2] if tree[0] is None else meaning(tree, discourse)
        if noted:
            heard(rule, part, value, discourse)
    if scoped:
        leave(rule, discourse)
    return bound


@cache
def _heard_in_turn(rule: Rule) -> tuple[tuple[int, Part | None, bool, bool], ...]:
    """Return the places of the parts in the rule, and of the ends of sentences between them, which have no part.

    With each stands whether the word before it speaks of one card, and whether it can change the discourse.
    """
    found: list[tuple[int, Part | None, bool, bool]] = []
    for place, element in enumerate(rule.elements):
        if isinstance(element, Part):
            one = place > 0 and rule.elements[place - 1] in _OF_ONE
            found.append((place, element, one, is_noted(rule, element)))
        elif ends_sentence(rule, place):
            found.append((place, None, False, False))
    return tuple(found)


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


def ends_sentence(rule: Rule, place: int) -> bool:
    """Return whether this element of the rule ends a sentence that another follows."""
    return rule.elements[place] == "." and 0 < place < len(rule.elements) - 1


def next_sentence(discourse: Discourse) -> None:
    """Begin the next sentence of the same phrase."""
    discourse.sentence += 1
    discourse.clause += 1


def _gives(bound: Bindings, undone: Bindings, doer: Value) -> bool:
    if "doer" in undone and undone["doer"] != bound.get("doer", doer):
        return False
    for name, value in bound.items():
        if name != "doer":
            held = undone.get(name)
            if held is not value and held != value:
                return False
    return True


def open_bracket(rule: Rule, discourse: Discourse) -> tuple[str | None, Any]:
    """Open what the rule brackets: a clause with a doer of its own, a text, or a power that another card has."""
    if rule.category in _WATCHED:
        discourse.told_from = len(discourse.mentions)
    if rule.bracket in ("clause", "command"):
        discourse.clause += 1
    if rule.bracket == "command":
        discourse.doer = You()
    if rule.bracket == "text":
        discourse.open_text()
    if rule.bracket == "sentence":
        discourse.sentence += 1
    if rule.bracket == "quote":
        discourse.open_quote()
    return rule.bracket, discourse.doer


def close_bracket(opened: tuple[str | None, Any], discourse: Discourse) -> None:
    """Close what the rule opened."""
    bracket, doer = opened
    if bracket == "quote":
        discourse.close_quote()
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
        ("reveal", "revealed"),
        ("put", "put"),
        ("return", "returned"),
    )
    for ending in ("", "s")
}


def mark_done(done: str, value: Value, discourse: Discourse) -> None:
    """Add what was done to the nouns of a mention, so that later words can refer to "the destroyed ally"."""
    for place in range(len(discourse.mentions) - 1, -1, -1):
        mention = discourse.mentions[place]
        if _is_of(mention, value) and not mention.person:
            discourse.mentions[place] = replace(mention, nouns=mention.nouns | {done})
            return


def _is_of(mention: Mention, value: Value) -> bool:
    """Return whether the mention is of the value; a choice without a name is recognised by what it chooses among."""
    if mention.selection == value:
        return True
    if isinstance(value, Chosen) and value.name is None:
        return isinstance(mention.selection, Those) and mention.filter == getattr(value.among, "filter", value)
    name = getattr(value, "name", None)
    return name is not None and getattr(mention.selection, "name", None) == name


def is_noted(rule: Rule, part: Part) -> bool:
    """Return whether this part of the rule can change the discourse for the parts behind it."""
    return part.name in ("doer", "topic") or rule.category in ("do", "does", *_WATCHED)


def heard(rule: Rule, part: Part, value: Value, discourse: Discourse) -> None:
    """Change the discourse as this part does for the parts behind it: the doer of the clause, the roles of an event."""
    if part.name in ("doer", "topic"):
        discourse.doer = value
        if not isinstance(value, SELECTIONS):
            discourse.grouped = discourse.sentence
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
    """Yield the different meanings of the phrase, each with the discourse after it; add why others were refused."""
    for tree in trees(phrase):
        after = discourse.fork()
        try:
            yield meaning(tree, after), after
        except NoReading as why:
            refused.append(str(why))
