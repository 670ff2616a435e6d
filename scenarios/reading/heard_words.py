"""What words change in the discourse as they are heard: brackets, ends of sentences, doers, deeds and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

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
from engine.value import replace
from scenarios.reading.aimed_plays import is_aimed
from scenarios.reading.back_references import note_role, speak_of
from scenarios.reading.discourse import DEALER, PAYER, Discourse, Mention
from scenarios.reading.phrase_rules import Part, Rule
from scenarios.reading.templates import Value, parts_of

EVENTS = ("event", "event.first", "event.next", "event.hit", "moment", "moment.to.come", "moment.this.combat")
"""Categories of events; later words can refer to whoever has a role in one."""

WATCHED = ("event.plain", "event.next", "event.two", "event.would", "event.hit.plain")
"""Categories in which the roles of an event are told."""

_NOTED = frozenset(("do", "does", *WATCHED))
"""Categories of which any part can change the discourse for the parts behind it."""

_CLAUSES = ("clause", "command", "payer")
"""Brackets of a clause with a doer of its own: whoever it names, you, or the player who pays a price."""


def ends_sentence(rule: Rule, place: int) -> bool:
    """Return whether this element of the rule ends a sentence that another follows."""
    return rule.elements[place] == "." and 0 < place < len(rule.elements) - 1


def next_sentence(discourse: Discourse) -> None:
    """Begin the next sentence of the same phrase."""
    discourse.sentence += 1
    discourse.clause += 1


def open_bracket(rule: Rule, discourse: Discourse) -> tuple[str | None, Any]:
    """Open what the rule brackets: a clause with a doer of its own, a text, or a power that another card has."""
    if rule.category in WATCHED:
        discourse.told_from = len(discourse.mentions)
    if rule.bracket in _CLAUSES:
        discourse.clause += 1
    before = discourse.doer
    if rule.bracket == "payer":
        discourse.doer = PAYER
        return rule.bracket, before
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
    if bracket in _CLAUSES:
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
    return part.name in ("doer", "topic") or rule.category in _NOTED


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
    if rule.category in WATCHED:
        note_role(part.name, value, discourse)


def note_said_event(rule: Rule, made: Value, discourse: Discourse) -> None:
    """Note an event that the rule has said, or what either of two events is about; none is being told any more."""
    if rule.category in WATCHED:
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
    """Let no card be "revealed this way" after a deed that may change the hand: the hand is no longer as shown."""
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
