"""What was said as sentences that name their cards: pronouns replaced, how cards stand said on the board."""

from __future__ import annotations

import re
from dataclasses import replace as replaced
from typing import TYPE_CHECKING

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_quoted_names, with_short_names
from scenarios.dialogue.dialogue import Dialogue, board_of, names_on_board, say
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import plainly
from scenarios.dialogue.players_sentences import in_our_persons, rewordings
from scenarios.dialogue.pronouns import other_readings, readings, speaks_of_a_card, with_attachments
from scenarios.dialogue.question_patterns import (
    DIES,
    RESPONSES,
    SURVIVES,
    is_question_of_a_choice,
    is_question_of_deeds,
)
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.said_states import (
    SaidState,
    hero_standing,
    name_of,
    placed,
    said_state,
    with_state,
    without_states,
)
from scenarios.dialogue.understanding import fits
from scenarios.registry.step_tokens import QUOTED
from scenarios.scenario_errors import UnknownSentence

if TYPE_CHECKING:
    from collections.abc import Iterable

_ON_ITSELF = late(r"(?<=\d damage|o damage|e damage) (?:already )?on (?:him|her|it|them)\b", re.IGNORECASE)
_ANY_COMBAT = (
    r"(?:(?:during|in|in the middle of|within) (?:an? |the |my |this |that )?"
    r"(?:combat(?: step)?|attack(?: window)?|fight)"
    r"|while (?:an? |the |my )?(?:combat|attack|fight) is (?:going on|under ?way|happening|in progress|being fought)"
    r"|while (?:I am|I'm|you are|somebody is|someone is) attacking"
    r"|(?:right |just )?before (?:the )?(?:combat )?damage(?: is dealt)?)"
)
_IN_COMBAT = late(rf"^{_ANY_COMBAT},? ", re.IGNORECASE)
_LATER = late(rf",? {_ANY_COMBAT}$", re.IGNORECASE)
_OF_THEM = late(r"which (?:one )?of (?:them|these|those|the two)\b", re.IGNORECASE)
_UNNAMED_HERO = 30
"""The health of a hero that nobody named."""

_QUEST = late(rf"(?P<player>you|your opponent) controls?(?: (?:an? )?(?P<state>exhausted|ready))? (?P<card>{QUOTED})")


def with_cards_by_name(dialogue: Dialogue, said: Said) -> tuple[Said, ...]:
    """Return a sentence with cards in place of its pronouns: a question once for each card that it may ask about.

    Raises:
        UnknownSentence: a pronoun of a sentence that is no question may mean several cards.
    """
    board = board_of(dialogue)
    quoted_text = _quoted(said.text, dialogue)
    quoted_text = _ON_ITSELF.sub("", quoted_text)
    plain = plainly(in_our_persons(quoted_text))
    if said.asks and (
        DIES.fullmatch(plain)
        or SURVIVES.fullmatch(plain)
        or is_question_of_a_choice(plain)
        or ((_OF_THEM.match(plain) or RESPONSES.fullmatch(plain)) and is_question_of_deeds(plain))
    ):
        return (said,)
    attached = with_attachments(quoted_text)
    if attached != quoted_text:
        return (replace(said, text=attached),)
    if said.doc is not None or said.table is not None or not speaks_of_a_card(quoted_text):
        return (said,)
    found = readings(quoted_text, _told_before(dialogue), board.kind_of)
    if found.texts == (quoted_text,):
        return (said,)
    if len(found.texts) == 1 or said.asks:
        return tuple(replace(said, text=each) for each in found.texts)
    cards = " or ".join(found.cards)
    raise UnknownSentence(
        f"{found.pronoun!r} in {said.text!r} may mean {cards}",
        line=said.line,
        expected="the card's name",
        nearest=" or ".join(repr(each) for each in found.texts),
        near=found.texts,
    )


def with_other_cards(dialogue: Dialogue, said: Said) -> tuple[Said, ...]:
    """Return a sentence with each card that its pronoun could mean, whichever is the likeliest."""
    texts = other_readings(_quoted(said.text, dialogue), _told_before(dialogue), board_of(dialogue).kind_of)
    return tuple(replace(said, text=each) for each in texts)


def _told_before(dialogue: Dialogue) -> tuple[str, ...]:
    """Return the sentences told so far, the last one first, with the names of cards in quotation marks."""
    names = names_on_board(dialogue)
    return tuple(with_quoted_names(each.text, names) for each in reversed(dialogue.told) if each.text)


def with_card_standing(dialogue: Dialogue, state: SaidState) -> Dialogue | None:
    """Return the dialogue as if its board had said how a card stands; None where no Given puts that card into play.

    Nothing may have been done yet, for what was said is said again.
    """
    changed = [with_state(step.text, state) if " control" in step.text else step.text for step in dialogue.steps]
    named = [step for step in dialogue.steps if " control" in step.text and state.card in step.text]
    if dialogue.acted or dialogue.opening is None or len(named) != 1:
        return None
    again = Dialogue(dialogue.setting, dialogue.names, dialogue.opening, opening=dialogue.opening)
    for step, text, told in zip(dialogue.steps, changed, dialogue.told, strict=False):
        reply = say(again, Said(text, step.line, keyword="Given", table=step.table, doc=step.doc))
        if reply.stopped is not None:
            return None
        mark = " (assumed)" if told.text.endswith(" (assumed)") else ""
        *before, last = reply.dialogue.told
        again = replaced(reply.dialogue, told=(*before, replaced(last, text=f"{last.text}{mark}")))
    return again


def exactly(dialogue: Dialogue, said: Said) -> tuple[Dialogue, tuple[Said, ...]]:
    """Return the dialogue, its board as the sentence says that cards stand, and the sentence with cards by name.

    A sentence that only says how a card on the board stands changes what was said of it, and nothing is left to say.

    Raises:
        UnknownSentence: a pronoun of a sentence that is no question may mean several cards.
    """
    meanings: list[Said] = []
    for each in with_cards_by_name(dialogue, said):
        may_stand = not each.asks and each.keyword not in {"When", "Then"} and not dialogue.acted
        standing = _standing(dialogue, each) if may_stand else None
        if standing is not None:
            hero = standing.card.endswith(" hero") or board_of(dialogue).kind_of(standing.card) is CardType.HERO
            changed = None if hero else with_card_standing(dialogue, standing)
            if hero:
                each = replace(each, text=_hero_standing(dialogue, standing))  # noqa: PLW2901 - said as a Given
            elif changed is not None:
                dialogue = changed
                continue
            elif name_of(standing) not in names_on_board(dialogue) or _is_only_described(dialogue, standing):
                player = {"": "you", "your": "you"}.get(standing.owner, standing.owner.removesuffix("'s"))
                each = replace(each, text=placed(standing, player=player))  # noqa: PLW2901 - said as a Given
        dialogue, plain = _without_states(dialogue, each)
        combat = _begun_combat(dialogue, plain)
        fights = bool(combat) or not _has_begun(dialogue) or dialogue.played.state.is_fought
        meanings += [*combat, _as_a_resource(dialogue, _without_moment(plain) if fights else plain)]
    return dialogue, tuple(meanings)


def _has_begun(dialogue: Dialogue) -> bool:
    """Return whether anything was done; what was asked before, or stated, is no deed."""
    return any(step.keyword == "When" for step in dialogue.steps)


def _is_only_described(dialogue: Dialogue, state: SaidState) -> bool:
    """Return whether a card was described, and none of its name is anywhere yet."""
    name, play = name_of(state), dialogue.played
    return name in play.described and not any(each.printed.name == name for each in play.now.cards.values())


def _without_moment(said: Said) -> Said:
    return replace(said, text=_LATER.sub("", _IN_COMBAT.sub("", said.text))) if said.asks else said


def _begun_combat(dialogue: Dialogue, said: Said) -> tuple[Said, ...]:
    """Return the sentences that begin a combat, where a question is about any combat and none was begun."""
    if not said.asks or _has_begun(dialogue) or _without_moment(said) == said:
        return ()
    attack, window = "you propose that your hero attacks your opponent's hero", "the attack window opens"
    return tuple(replace(said, text=each, keyword="When", asks=False) for each in (attack, window))


def _as_a_resource(dialogue: Dialogue, said: Said) -> Said:
    """Return that a quest is in a resource row, where somebody said that its player controls it."""
    if said.asks or said.keyword in {"When", "Then"} or dialogue.acted or said.table is not None:
        return said
    for text in rewordings(plainly(in_our_persons(_quoted(said.text, dialogue))), lambda _: ""):
        found = _QUEST.fullmatch(text)
        if found and board_of(dialogue).kind_of(found["card"]) is CardType.QUEST:
            has = "you have" if found["player"] == "you" else "your opponent has"
            state = f"{found['state']} " if found["state"] else ""
            article = "an " if state.startswith("e") else "a " if state else ""
            return replace(said, text=f"{has} {article}{state}{found['card']} as a face-up resource")
    return said


def with_states_said(given: str, said: Iterable[Said], dialogue: Dialogue) -> str:
    """Return a Given that is assumed, with the cards standing as what was said has them beside their names."""
    for each in said:
        for state in without_states(in_our_persons(_quoted(each.text, dialogue)))[1]:
            given = with_state(given, state)
    return given


def _standing(dialogue: Dialogue, said: Said) -> SaidState | None:
    state = said_state(plainly(in_our_persons(_quoted(said.text, dialogue))))
    if state is None or state.left is None:
        return state
    health = _health(dialogue, state)
    return replace(state, damage=health - state.left, left=None) if health is not None and health > state.left else None


def _hero_standing(dialogue: Dialogue, state: SaidState) -> str:
    whose = state.card.removesuffix(" hero") if state.card.endswith(" hero") else state.owner or "your"
    known = state.card.endswith(" hero") or name_of(state) in names_on_board(dialogue)
    return hero_standing(state, player="you" if whose == "your" else whose.removesuffix("'s"), known=known)


def _health(dialogue: Dialogue, state: SaidState) -> int | None:
    """Return the printed health of a card, None where it is not known; of a hero that nobody named, 30."""
    if state.card.endswith(" hero"):
        return None if any(" hero is " in step.text for step in dialogue.steps) else _UNNAMED_HERO
    return board_of(dialogue).health_of(state.card)


def _without_states(dialogue: Dialogue, said: Said) -> tuple[Dialogue, Said]:
    """Return the dialogue with cards standing as a sentence says beside their names, and the sentence without it."""
    board, lookup = board_of(dialogue), dialogue.setting.lookup
    bare, states = without_states(in_our_persons(_quoted(said.text, dialogue)))
    if not states or fits(said, lookup, board) or not fits(replace(said, text=bare), lookup, board):
        return dialogue, said
    for state in states:
        dialogue = with_card_standing(dialogue, state) or dialogue
    return dialogue, replace(said, text=bare)


def _quoted(text: str, dialogue: Dialogue) -> str:
    board = board_of(dialogue)
    return with_short_names(with_short_names(with_quoted_names(text, board.names()), board.on_board()), board.names())
