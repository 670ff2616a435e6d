"""A line of play as sentences that play it: each is said to the playthrough, so that what is told is what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.exploration.canonical_form import Forms
from engine.exploration.junctures import Juncture, Move, after
from engine.exploration.relevance import Relevance
from scenarios.dialogue.copied_playthrough import copied
from scenarios.dialogue.offered_sentences import action_sentence, answer_sentence
from scenarios.exploration.look_ahead import standing
from scenarios.features.model import Step
from scenarios.judgement import play_step
from scenarios.scenario_errors import StepStopped

if TYPE_CHECKING:
    from scenarios.playthrough.played_scenario import PlayedScenario
    from scenarios.registry.lookup import Lookup


class Telling:
    """A line as it is told: the playthrough after the sentences so far, and the juncture that they have led to.

    `sentences` are those said so far; `faithful` says that each of them did what the line does.
    """

    def __init__(self, play: PlayedScenario, lookup: Lookup) -> None:
        self.play = copied(play)
        self.lookup = lookup
        self.sentences: tuple[str, ...] = ()
        self.faithful = True
        self.here = standing(self.play)

    def branched(self) -> Telling:
        """Return another telling that goes on from here and leaves this one as it is."""
        other = Telling(self.play, self.lookup)
        other.sentences, other.faithful, other.here = self.sentences, self.faithful, self.here
        return other

    def tell(self, moves: Sequence[Move]) -> None:
        """Say the moves, one after another.

        A sentence may say more than one of them: what a scenario needn't name is answered by itself.
        """
        expected: list[Juncture] = []
        for move in moves:
            to = after(expected[-1] if expected else self.here, move)
            assert to is not None
            expected.append(to)
        place = 0
        while place < len(moves):
            self._say(moves[place])
            reached = next((n for n in range(place, len(moves)) if _alike(self.play, expected[n])), None)
            self.faithful = self.faithful and reached is not None
            place = 1 + (place if reached is None else reached)
        self.here = expected[-1] if expected else self.here

    def _say(self, move: Move) -> None:
        text = self._sentence(move)
        self.sentences = (*self.sentences, text or "(what can't be said in a sentence)")
        if text is None:
            self.faithful = False
            return
        try:
            play_step(Step("When", "When", text, 0), self.play, self.lookup)
        except StepStopped:
            self.faithful = False

    def _sentence(self, move: Move) -> str | None:
        play = self.play
        if not isinstance(move, tuple):
            return action_sentence(play, move)
        return None if play.open is None else answer_sentence(play, play.open.choice, move)


_SEEN = Relevance(history=False, moments=False, order=True)
"""Deeds are told apart by the states in which they were done, which two ways of playing the same never share."""


def _alike(play: PlayedScenario, expected: Juncture) -> bool:
    """Return whether the playthrough stands at the juncture, but for which of several equal cards is which."""
    now = standing(play)
    if (now.state, now.action, now.answers) == (expected.state, expected.action, expected.answers):
        return True
    forms = Forms(_SEEN, play.labels, counted=False)
    return forms.form(now) == forms.form(expected)


def told(play: PlayedScenario, lookup: Lookup, moves: Sequence[Move]) -> tuple[tuple[str, ...], bool]:
    """Return the sentences of a line of moves from a playthrough, and whether they play to its end."""
    telling = Telling(play, lookup)
    telling.tell(moves)
    return telling.sentences, telling.faithful
