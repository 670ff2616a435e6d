"""A text of sentences played as one question: what came of it, what the rules wait for, what follows if all pass."""

from collections.abc import Callable
from functools import cache

from engine.value import value
from judge.cardlists.own_cards import own_names
from judge.documents.library_folder import cards_folder
from judge.played_features import Asked, setting_of
from scenarios.dialogue.dialogue import Dialogue, Reply, gone_on, opened, outcome_of, parted, say
from scenarios.dialogue.offered_sentences import Offer, offer
from scenarios.dialogue.questions_asked import asks_for_end, is_open
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.library.card_files import card_names
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import StepStopped, UnknownSentence

NAME = "What you ask"
PLACE = "your question"

PASSES = "Letting things happen"
"""The group of the sentences by which everyone passes; who says one has said how far to go."""

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


def answered(text: str, beginning: Dialogue) -> Answered:
    """Return the answer to a text of sentences; questions for what happens are answered by the ruling itself.

    Before a question about the end of what was begun, and after the last sentence if that is no statement, all pass.

    Raises:
        BadArgument: the text can't be divided into sentences; the error has the line.
    """
    dialogue = beginning
    replies: list[Reply] = []
    for said in (part for whole in said_in(text) for part in parted(dialogue, whole)):
        if is_open(said.text) and (said.asks or said.keyword is None):
            continue
        if replies and replies[-1].stopped is not None:
            replies += _read_only(dialogue, said)
            continue
        reply = say(_at_the_end(dialogue) if said.asks and asks_for_end(said.text) else dialogue, said)
        replies.append(reply)
        dialogue = dialogue if reply.stopped else reply.dialogue
    after = dialogue if any(each.stopped for each in replies) else _ended(dialogue)
    stopped = tuple(each.outcome for each in replies if each.stopped is not None)
    outcome = outcome_of(after, NAME, PLACE, stopped)
    return Answered(after, outcome, offer(after.played), tuple(replies), assumed=after is not dialogue)


def _read_only(dialogue: Dialogue, said: Said) -> list[Reply]:
    """Return the reply to a sentence behind one that stopped, if nobody knows it, so that all such are told at once."""
    reply = say(dialogue, said)
    return [reply] if isinstance(reply.stopped, UnknownSentence) else []


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
