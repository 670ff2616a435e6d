"""Sentences played one after another; a text that begins like one that was played goes on from there."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from judge.assistance.answered_texts import NAME, PLACE, Answered
from judge.assistance.entered_cards import is_of_the_board, with_texts_done
from judge.assistance.foreseen import futures_asked
from judge.assistance.moments import reply_in_time
from judge.assistance.questions_of_any_board import is_about_this_game
from judge.assistance.rule_questions import rule_answer
from judge.assistance.time_passing import after_the_end_phase, after_what_was_done, assuming
from judge.assistance.unsaid_causes import in_play_by_itself, unsaid_cause
from judge.assistance.unsaid_choices import with_consent
from judge.assistance.unsaid_deeds import UNSAID
from judge.assistance.unsaid_hands import with_fewer_cards
from scenarios.dialogue.dialogue import (
    Dialogue,
    Reply,
    board_of,
    not_understood,
    outcome_of,
    retold,
    say,
    sentences_of,
)
from scenarios.dialogue.exact_sentences import exactly, with_other_cards
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.questions_asked import is_open
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import is_known_question
from scenarios.scenario_errors import UnknownSentence

_REMEMBERED = 32
"""How many beginnings of texts are remembered, each with all that was said after it."""


_DESCRIBES = "the card "
_RESOLVED = "the chain empties"
"""What nobody says of a deed told in the past; where nothing is on the chain it has happened already."""


@dataclass(frozen=True, slots=True, eq=False)
class _SoFar:
    """What came of the sentences of a text so far, and of each sentence that was said next.

    `deed` is what was done last, as said; `left` is what is assumed of the board and could not be said yet; `asked` are
    the questions about what can follow.
    """

    dialogue: Dialogue
    left: tuple[str, ...]
    replies: tuple[Reply, ...] = ()
    asked: tuple[tuple[Dialogue | None, Said], ...] = ()
    deed: str = ""
    further: dict[Said, "_SoFar"] = field(default_factory=dict)

    @property
    def stopped(self) -> bool:
        """Whether a sentence could not be taken."""
        return any(each.stopped for each in self.replies)


def played_in_order(said: tuple[Said, ...], beginning: Dialogue, assumed: tuple[str, ...]) -> Answered:
    """Return the answer to sentences, with some of the board assumed as soon as they go beyond the board.

    A text is played many times over with one sentence said otherwise; what stands before that sentence is played once.
    """
    seated = bool(said) and said[0].text.startswith("a team game")
    described = [each.text[len(_DESCRIBES) :].partition(" reads:")[0] for each in said if each.doc is not None]
    later = tuple(each for each in assumed if any(name in each for name in described if name))
    so_far = _begun(beginning, tuple(each for each in assumed if each not in later), seated=seated)
    if later:  # A card is described before it stands anywhere.
        so_far = _SoFar(so_far.dialogue, (*so_far.left, *later))
    for whole in said:
        if whole not in so_far.further:
            so_far.further[whole] = _after(so_far, whole, assumed)
        so_far = so_far.further[whole]
    dialogue = _with_assumed(so_far.dialogue, so_far.left)[0] if so_far.asked else so_far.dialogue
    return _ended(dialogue, [*so_far.replies], [*so_far.asked])


@lru_cache(_REMEMBERED)
def _begun(beginning: Dialogue, assumed: tuple[str, ...], *, seated: bool) -> _SoFar:
    """Return a text of which nothing was said yet; players are seated before anything of the board is assumed."""
    return _SoFar(beginning, assumed) if seated else _SoFar(*_with_assumed(beginning, assumed))


def _after(so_far: _SoFar, whole: Said, assumed: tuple[str, ...]) -> _SoFar:
    """Return what came of the sentences with one more."""
    for part in _parts_of(so_far.dialogue, whole):
        if part.line == UNSAID and part.text == _RESOLVED and not so_far.dialogue.played.state.chain:
            continue
        if is_open(part.text) and (part.asks or part.keyword is None):
            so_far = so_far if so_far.stopped else replace(so_far, dialogue=after_the_end_phase(so_far.dialogue))
        elif so_far.stopped:
            so_far = replace(so_far, replies=(*so_far.replies, *_read_only(so_far.dialogue, part)))
        else:
            so_far = _after_a_part(so_far, part, assumed)
    return replace(so_far, further={})


def _after_a_part(so_far: _SoFar, part: Said, assumed: tuple[str, ...]) -> _SoFar:
    """Return what came of the sentences with one more, all of which could be taken."""
    try:
        dialogue, exact, of_the_future = _read(so_far.dialogue, part)
    except UnknownSentence as unclear:
        return replace(so_far, replies=(*so_far.replies, not_understood(so_far.dialogue, part, unclear)))
    replies, asked, left, deed = [*so_far.replies], so_far.asked, so_far.left, so_far.deed
    if of_the_future:
        asked = (*asked, (dialogue if dialogue.acted else None, part))
    for each in exact:
        if left and not is_of_the_board(dialogue, each):
            dialogue, left = _with_assumed(dialogue, left)[0], ()
        fitting = _of_another_card(dialogue, part, _reply_on_the_board(dialogue, each, deed), deed)
        replies.append(reply := with_fewer_cards(dialogue, fitting, assumed))
        deed = reply.said.text if reply.meant is not None and reply.meant.keyword == "When" else deed
        if reply.stopped is not None:
            break
        dialogue = _marked(reply) if each.line == UNSAID else reply.dialogue
    return _SoFar(dialogue, left, tuple(replies), asked, deed)


def _parts_of(dialogue: Dialogue, whole: Said) -> tuple[Said, ...]:
    """Return a sentence as those that it joins; a question that a rule answers stays whole."""
    general = whole.asks and rule_answer(whole.text) is not None
    return (whole,) if general else sentences_of(dialogue, whole)


def _ended(dialogue: Dialogue, replies: list[Reply], asked: list[tuple[Dialogue | None, Said]]) -> Answered:
    """Return the answer, for which all pass unless the last sentence asks what can follow.

    `asked` are the questions about what can follow, each with the dialogue as it stood; without one it is about the end
    of the text, for where nothing had been done yet the board may be told after the question.
    """
    foreseen = tuple(future for then, part in asked for future in futures_asked(then or dialogue, part))
    stays = any(each.stopped for each in replies) or any(each.dialogue is dialogue for each in foreseen)
    after = dialogue if stays else after_what_was_done(dialogue)
    stopped = tuple(each.outcome for each in replies if each.stopped is not None)
    outcome = outcome_of(after, NAME, PLACE, stopped)
    return Answered(after, outcome, offer(after.played), tuple(replies), after is not dialogue, foreseen)


def _read(dialogue: Dialogue, part: Said) -> tuple[Dialogue, tuple[Said, ...], bool]:
    """Return a sentence in exact words, or else that it asks of the future.

    Raises:
        UnknownSentence: it can't be understood.
    """
    if part.asks and rule_answer(part.text) is not None and not is_about_this_game(dialogue, part):
        return dialogue, (part,), False
    return (dialogue, (), True) if futures_asked(dialogue, part) else (*exactly(dialogue, part), False)


def _reply_on_the_board(dialogue: Dialogue, said: Said, deed: str) -> Reply:
    """Return the answer to a sentence; one that begins to act or ask finds the board as the texts of cards left it."""
    try:
        return _reply(with_texts_done(dialogue, said), said, deed)
    except UnknownSentence as unsaid:
        return not_understood(dialogue, said, unsaid)


def _of_another_card(dialogue: Dialogue, part: Said, reply: Reply, deed: str) -> Reply:
    """Return the answer to a sentence whose pronoun means the only card that can be chosen if the likeliest can't."""
    if reply.stopped is None or not _UNCHOSEN.search(reply.stopped.what) or part.text == reply.said.text:
        return reply
    tried = (_reply_on_the_board(dialogue, each, deed) for each in with_other_cards(dialogue, part))
    found = [each for each in tried if each.stopped is None]
    return found[0] if len(found) == 1 else reply


_UNCHOSEN = re.compile(r"can't be chosen now")


def _reply(dialogue: Dialogue, said: Said, deed: str) -> Reply:
    """Return the answer to a sentence, or to the deed that makes so what it says has happened."""
    reply = with_consent(reply_in_time(dialogue, said, deed))
    if (cause := unsaid_cause(reply)) is not None:
        return reply_in_time(after_what_was_done(dialogue), cause, deed)
    by_itself = in_play_by_itself(reply)
    return reply if by_itself is None else reply_in_time(dialogue, by_itself, deed)


def _marked(reply: Reply) -> Dialogue:
    """Return the dialogue after a sentence that nobody said, which its outcome says."""
    last = reply.dialogue.told[-1]
    return retold(reply.dialogue, replace(last, text=f"{last.text} (assumed)"))


def _with_assumed(dialogue: Dialogue, assumed: Sequence[str]) -> tuple[Dialogue, tuple[str, ...]]:
    """Return the dialogue with Givens that nobody has said, marked as assumed, and those that can't be said yet."""
    left = []
    for text in assumed:
        further = assuming(dialogue, text, "Given")
        if further is None:
            left.append(text)
        dialogue = further or dialogue
    return dialogue, tuple(left)


def _read_only(dialogue: Dialogue, said: Said) -> list[Reply]:
    """Return the reply to a sentence behind one that stopped, if nobody knows it, so that all such are told at once."""
    reply = say(dialogue, said)
    known = not isinstance(reply.stopped, UnknownSentence) or is_known_question(said, board_of(dialogue))
    known = known or (said.asks and rule_answer(said.text) is not None)
    return [] if known else [reply]
