"""A text of sentences played as one question: what came of it, what the rules wait for, what follows if all pass."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import takewhile

from engine.value import value
from judge.assistance.assumptions import assumption, joined_with
from judge.cardlists.own_cards import own_names
from judge.documents.library_folder import cards_folder
from judge.played_features import Asked, setting_of
from scenarios.dialogue.dialogue import Dialogue, Reply, gone_on, noted, opened, outcome_of, say, sentences_of
from scenarios.dialogue.offered_sentences import Offer, offer
from scenarios.dialogue.open_questions import answer_to_question
from scenarios.dialogue.questions_asked import is_open
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.library.card_files import card_names
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import StepStopped, UnknownSentence

NAME = "What you ask"
PLACE = "your question"

PASSES = "Letting things happen"
"""The group of the sentences by which everyone passes; who says one has said how far to go."""

MOST_ASSUMED = 8
"""How much is assumed at most."""

_NOW = re.compile(r"\b(?:may|can't|chain|priority|attacking|defending|protecting|in combat|turn)\b")
_MOMENTS = (
    (re.compile(r"\b(?:may|can't) protect\b"), "the protect point comes"),
    (re.compile(r"\b(?:may|can't) strike\b"), "the defend window opens"),
)
"""When it is asked whether something can be done that has its own moment in a combat."""

_STARTS = re.compile(r"\b(?:starts|ends)$")
_TURN_STARTS = re.compile(r"\bturn (?:starts|ends)$")
_WINS = re.compile(r"\b(?:wins?|loses?)\b", re.IGNORECASE)

ROUNDS = 10
"""How often all pass to the end of what was begun, at most: a combat can begin with a chain and end with another."""


@value
class Answered:
    """The answer to a text: the dialogue as far as it went, what came of it, the open choice, and each reply.

    `assumed` says that its last step is that all pass, which nobody has said. Where a sentence could not be taken, or
    what it states is not so, `stopped` says why; sentences behind it were only read.
    """

    dialogue: Dialogue
    outcome: ScenarioOutcome
    offer: Offer | None
    replies: tuple[Reply, ...] = ()
    assumed: bool = False

    @property
    def stopped(self) -> StepStopped | None:
        """Why the text could not be played to its end, None if it could."""
        return next((each.stopped for each in self.replies if each.stopped is not None), None)


def dialogue_under(edition: str, *, cards: str | None = None, library: str | None = None) -> Dialogue:
    """Return a dialogue in which nothing was said, with the carried cards and the user's own.

    Raises:
        UnknownName: there is no such edition.
        BadCardData: the file of cards can't be used.
    """
    return opened(setting_of(Asked(cards=cards, library=library)), edition, _names(library))


def _names(library: str | None) -> Callable[[], tuple[str, ...]]:
    """Return what names the carried cards and the user's own, looking for them when it is first asked."""
    return cache(lambda: tuple(dict.fromkeys((*card_names(), *own_names(cards_folder(library, new=True))))))


def answered(text: str | Sequence[str], beginning: Dialogue) -> Answered:
    """Return the answer to a text of sentences, or to several; questions for what happens the ruling answers itself.

    Before a question for the state, and after the last sentence if that is no statement, what was begun goes on to its
    end: all pass. So it does before somebody does something that must wait for it. What is merely left unsaid is
    assumed, and said to be.

    Raises:
        BadArgument: the text can't be divided into sentences; the error has the line.
    """
    texts = [text] if isinstance(text, str) else text
    said = tuple(each for number, part in enumerate(texts, 1) for each in said_in(part, number))
    assumed: tuple[str, ...] = ()
    answer = tried = _played(said, beginning, assumed)
    while len(assumed) < MOST_ASSUMED:
        further = next((found for each in tried.replies if (found := assumption(each)) is not None), None)
        if further is None or further in assumed:
            break
        assumed = joined_with(assumed, further)
        tried = _played(said, beginning, assumed)
        if _reached(tried) >= _reached(answer):
            answer = tried
    return answer


def _reached(answer: Answered) -> int:
    """Return how many sentences were taken before one could not be."""
    taken = [each.stopped is None for each in answer.replies]
    return len([*takewhile(bool, taken)]) if False in taken else len(taken) + 1


def _played(said: tuple[Said, ...], beginning: Dialogue, assumed: tuple[str, ...]) -> Answered:
    """Return the answer to sentences, with some of the board assumed as soon as they go beyond the board."""
    replies: list[Reply] = []
    dialogue, left = _with_assumed(beginning, assumed)
    for whole in said:
        for part in sentences_of(dialogue, whole):
            if is_open(part.text) and (part.asks or part.keyword is None):
                continue
            if any(each.stopped for each in replies):
                replies += _read_only(dialogue, part)
                continue
            if left and not _is_given(dialogue, part):
                dialogue, left = _with_assumed(dialogue, left)[0], ()
            reply = _reply(dialogue, part)
            replies.append(reply)
            dialogue = dialogue if reply.stopped else reply.dialogue
    after = dialogue if any(each.stopped for each in replies) else _ended(dialogue)
    stopped = tuple(each.outcome for each in replies if each.stopped is not None)
    outcome = outcome_of(after, NAME, PLACE, stopped)
    return Answered(after, outcome, offer(after.played), tuple(replies), assumed=after is not dialogue)


def _is_given(dialogue: Dialogue, said: Said) -> bool:
    reply = say(dialogue, said)
    return reply.meant is not None and reply.meant.keyword == "Given"


def _with_assumed(dialogue: Dialogue, assumed: Sequence[str]) -> tuple[Dialogue, tuple[str, ...]]:
    """Return the dialogue with Givens that nobody has said, marked as assumed, and those that can't be said yet."""
    left = []
    for text in assumed:
        reply = say(dialogue, Said(text, line=0, keyword="Given"))
        if reply.stopped is None:
            *told, last = reply.dialogue.told
            marked = (*told, replace(last, text=f"{last.text} (assumed)"))
            dialogue = replace(reply.dialogue, told=marked)
        else:
            left.append(text)
    return dialogue, tuple(left)


def _reply(dialogue: Dialogue, said: Said) -> Reply:
    """Return the answer to a sentence, after what has to be over before it."""
    ended = _ended(dialogue)
    if said.asks or said.keyword is None:
        end = _settled(ended, said.text)
        answer = answer_to_question(said.text, end)
        if answer is not None:
            return _so_far(noted(end, said, answer), end)
    reply = say(dialogue, said)
    if reply.meant is not None and reply.meant.asked:
        moment = _before_question(dialogue, ended, reply.meant.text)
        asked = say(moment, said)
        return asked if _NOW.search(reply.meant.text) else _so_far(asked, moment)
    if (
        reply.stopped is not None
        and reply.meant is not None
        and reply.meant.keyword == "When"
        and ended is not dialogue
    ):
        later = say(ended, said)
        return later if later.stopped is None else reply
    return reply


def _before_question(dialogue: Dialogue, ended: Dialogue, statement: str) -> Dialogue:
    """Return the dialogue at the moment that a question is about.

    Who can protect is asked at the protect point, who can attack once nothing else is going on, what is so when what
    was begun is over; what can be done in response, who has priority and what the chain holds is asked now.
    """
    for deed, moment in _MOMENTS:
        if deed.search(statement):
            reply = say(dialogue, Said(moment, keyword="When"))
            return dialogue if reply.stopped else reply.dialogue
    return dialogue if _NOW.search(statement) and " propose " not in statement else _settled(ended, statement)


def _settled(dialogue: Dialogue, question: str) -> Dialogue:
    """Return the dialogue after what a turn or a part of it began with is over; who wins is known after the draw."""
    last = dialogue.steps[-1].text if dialogue.steps else ""
    if not _STARTS.search(last):
        return dialogue
    if _WINS.search(question) and _TURN_STARTS.search(last):
        reply = say(_at_the_end(dialogue), Said("the action phase starts", keyword="When"))
        return dialogue if reply.stopped else reply.dialogue
    return _at_the_end(dialogue)


def _so_far(reply: Reply, moment: Dialogue) -> Reply:
    """Return the answer to a question about a state; while somebody has to choose, it is said to hold so far."""
    waiting = moment.played.waiting()
    if waiting is None or reply.stopped is not None or not reply.dialogue.told:
        return reply
    *told, last = reply.dialogue.told
    first = replace(last.events[0], text=f"{last.events[0].text}, so far: {waiting}")
    outcome = replace(last, events=(first, *last.events[1:]))
    dialogue = replace(reply.dialogue, told=(*told, outcome))
    return Reply(reply.said, dialogue, outcome, reply.meant)


def _read_only(dialogue: Dialogue, said: Said) -> list[Reply]:
    """Return the reply to a sentence behind one that stopped, if nobody knows it, so that all such are told at once."""
    reply = say(dialogue, said)
    known = not isinstance(reply.stopped, UnknownSentence) or answer_to_question(said.text, dialogue) is not None
    return [] if known else [reply]


def _ended(dialogue: Dialogue) -> Dialogue:
    """Return the dialogue after what was done last is over, if it ends with something that a player does."""
    last = dialogue.steps[-1] if dialogue.steps else None
    if last is None or last.keyword != "When" or dialogue.told[-1].text != last.text:
        return dialogue
    passes = dialogue.setting.lookup.find(last.keyword, last.text).sentence.group == PASSES
    return dialogue if passes else _at_the_end(dialogue)


def _at_the_end(dialogue: Dialogue) -> Dialogue:
    """Return the dialogue after all have passed until nothing that was begun is left, or somebody has to choose."""
    for _ in range(ROUNDS):
        further = gone_on(dialogue)
        if further is dialogue:
            break
        dialogue = further
    return dialogue
