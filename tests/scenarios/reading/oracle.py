"""A card in a game beside its words: whether what it offers, costs and does there is what the words say."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from engine.decisions.actions import Complete, Pass, PlayCard, Use
from engine.decisions.choices import NO, YES, Answer, Choice, ChoiceKind
from engine.errors import Refused
from engine.language.modifiers import AddCost, ChangeCost
from engine.language.printed import Printed
from engine.play import Settled, Waiting, apply
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.links import Link
from engine.state.modifier import Modifier
from engine.state.record import AddLink, LeaveChain, Move, MoveKind, Turn
from engine.view.modifiers_in_force import changing
from judge.soak.random_games import Played, play
from tests.scenarios.reading.described import described, described_players, in_play, speaks_of_targeting
from tests.scenarios.reading.outcomes import Check, check_of, resolved
from tests.scenarios.reading.worded import Worded, worded

TARGETS, COSTS, ANSWERS, ENDS = "targets", "costs", "answers to may", "the end of the turn"
_COST = re.compile(r"(?:Pay )?\(?(?P<number>\d+)\)?|(?P<activate>\[Activate\])|(?P<destroy>Destroy ~)|(?P<flip>Flip ~)")
_MAY = re.compile(r"\bmay\b|, you can\b|\bWar Stomp\b|\bunless\b|, or \b|\bor destroy\b")
_LASTING = re.compile(r"game|next|until|remains|combat|[Oo]ngoing|while")


MEDDLING: dict[str, str] = {
    "damage": r"\bdeals?\b|counts as",
    "damage to each": r"\bdeals?\b|counts as",
    "healing": r"\bheals?\b",
    "drawing": r"\bdraws?\b",
    "destroying": r"\bdestroys?\b",
    "exhausting and readying": r"\b(?:exhaust|ready|readies)\b(?! during)",
    "putting into a hand": r"\bputs?\b",
    "removing from the game": r"\bremoves?\b",
    "ATK this turn": r"ATK",
    "a keyword this turn": r"\bloses?\b",
    "discarding": r"\bdiscards?\b",
    "interrupting": r"\binterrupts?\b",
}
"""For each check, what another sentence holds that has a part in the same."""


@dataclass
class Oracle:
    """A card's words, and what of them was checked in games."""

    printed: Printed
    text: str
    checked: set[str] = field(default_factory=set)

    @cached_property
    def links(self) -> tuple[Worded, ...]:
        """Return the card's links with their words."""
        return worded(self.printed, self.text)

    @cached_property
    def checkable(self) -> frozenset[str]:
        """Return the names of the checks that fit sentences of the card."""
        return frozenset(name for words in self.links for name, _, _ in _checks(words))

    def look(self, before: State, played: Played) -> None:
        """Hold what was done against the words of the card, if it has any, where it was done by the card.

        Raises:
            AssertionError: the words say otherwise.
        """
        if played.outcome is None or not self.text:
            return
        after = played.outcome.state
        if isinstance(played.action, (PlayCard, Use, Complete)):
            self._look_at_announcing(before, played)
        for record in played.records:
            match record.event:
                case LeaveChain(link, "resolved"):
                    self._look_at_resolving(before, after, link, played)
                case Move(card, _, MoveKind.RESOLVE):
                    for link in before.chain:
                        if CardId(link.id) == card:
                            self._look_at_resolving(before, after, link, played)
                case _:
                    pass
        self._look_at_answers(before, played)

    def _words_of(self, link: Link) -> Worded | None:
        return next((words for words in self.links if words.text is link.text), None)

    def _look_at_announcing(self, before: State, played: Played) -> None:
        """Hold the targets on offer and what was paid against the words of the link that was added."""
        added = [record.event.link for record in played.records if isinstance(record.event, AddLink)]
        words = self._words_of(added[0]) if added else None
        if words is None:
            return
        for choice in played.choices:
            if choice.kind is ChoiceKind.TARGETS:
                self._look_at_targets(before, choice, words)
                break
        self._look_at_costs(before, played, words)

    def _look_at_targets(self, before: State, choice: Choice, words: Worded) -> None:
        """Hold that the targets on offer are just those cards in play, or players, that the words describe."""
        assert choice.player is not None
        options, one = {int(each) for each in choice.options}, described(words.effect)
        players = described_players(before, words.effect, choice.player)
        if players is not None:
            assert options == players, f"{words.effect} could target players {options}, not {players}"
            self.checked.add(TARGETS)
        if one is None or not in_play(before, options):
            return
        wanted = one.all(before, choice.player)
        if not speaks_of_targeting(before):
            assert options == wanted, f"{one.words} could be {sorted(options)}, not {sorted(wanted)}"
        assert options <= wanted, f"{one.words} could be {sorted(options)}, not {sorted(wanted)}"
        most = min(one.most, len(options))
        assert (choice.least, choice.most) == (min(one.least, most), most), f"{one.words}: {choice}"
        self.checked.add(TARGETS)

    def _look_at_costs(self, before: State, played: Played, words: Worded) -> None:
        """Hold that what the words put before the arrow was paid, and no other resources."""
        parts = [_COST.fullmatch(part) for part in (words.cost or "").split(", ")]
        if words.cost is None or _costs_change(before):
            return
        understood = [part for part in parts if part is not None]
        if len(understood) != len(parts):
            return
        assert isinstance(played.action, Use)
        turned = [r.event.card for r in played.records if isinstance(r.event, Turn) and not r.event.ready]
        paid = [card for card in turned if before.cards[card].resource]
        assert len(paid) == sum(int(part["number"] or 0) for part in understood), f"{words.cost}: {paid} were exhausted"
        activated = any(part["activate"] for part in understood)
        assert (played.action.card in turned) is activated, f"{words.cost}: {turned} were exhausted"
        destroyed = any(
            isinstance(r.event, Move) and r.event.card == played.action.card and r.event.kind is MoveKind.DESTROY
            for r in played.records
        )
        assert destroyed is any(part["destroy"] for part in understood), words.cost
        self.checked.add(COSTS)

    def _look_at_resolving(self, before: State, after: State, link: Link, played: Played) -> None:
        """Hold what the link did against each sentence of its words that is understood."""
        words = self._words_of(link)
        if words is None:
            return
        done = resolved(before, after, link, played.records)
        if done is None:
            return
        for name, said, check in _checks(words):
            assert check(done, said), f"{said[0]} of {self.printed.name}: {done.events}"
            self.checked.add(name)

    def _look_at_answers(self, before: State, played: Played) -> None:
        """Hold that only a text with "may" asks whether to do it, and that either answer leads to another state."""
        for place, choice in enumerate(played.choices):
            if choice.kind is not ChoiceKind.MAY or not self._asks(before, choice):
                continue
            assert _MAY.search(self.text), f"{self.printed.name} asks whether to do what it says nobody may"
            other = (NO,) if played.answers[place] == (YES,) else (YES,)
            assert played.outcome is not None
            end = _otherwise(before, played, (*played.answers[:place], other))
            if end is not None:
                assert end != played.outcome.state, f"{self.printed.name}: it makes no difference whether it is done"
                self.checked.add(ANSWERS)

    def _asks(self, state: State, choice: Choice) -> bool:
        held = None if choice.about is None else state.cards.get(CardId(choice.about))
        return held is not None and held.printed is self.printed

    def look_past_the_turn(self, state: State) -> None:
        """Let the turn end, and hold that what the card says only of this turn is over with it.

        Raises:
            AssertionError: something goes on in the next turn.
        """
        if "this turn" not in self.text or _LASTING.search(self.text) or not self._lasting(state):
            return
        after: State | None = state
        while after is not None and after.turn == state.turn:
            after = _passed(after)
        if after is not None:
            assert not self._lasting(after), f"{self.printed.name}: {self._lasting(after)} outlasts its turn"
            self.checked.add(ENDS)

    def _lasting(self, state: State) -> list[Modifier]:
        """Return the modifiers from the card's links that are there."""
        return [modifier for modifier in state.modifiers if self._is_of_it(state, modifier)]

    def _is_of_it(self, state: State, modifier: Modifier) -> bool:
        gone = state.gone.get(modifier.source)
        held = state.cards.get(modifier.source) or (None if gone is None else gone.card)
        return held is not None and held.printed is self.printed


def _passed(state: State) -> State | None:
    """Return the state after a pass with the least answers, None where nobody can pass any more."""
    if state.priority is None:
        return None
    outcome = play(state, Pass(state.priority), None).outcome
    return None if outcome is None else outcome.state


def _costs_change(state: State) -> bool:
    """Return whether something in force makes anything cost more or less than its own words say."""
    return bool(changing(state, ChangeCost)) or bool(changing(state, AddCost))


def _checks(words: Worded) -> list[tuple[str, re.Match[str], Check]]:
    """Return the checks that fit sentences of the words, each where nothing else there has a part in the same."""
    found = [check_of(sentence) for sentence in words.sentences]
    names = [each[0] for each in found if each is not None]
    others = " ".join(sentence for sentence, each in zip(words.sentences, found, strict=True) if each is None)
    return [
        each
        for each in found
        if each is not None
        and names.count(each[0]) == 1
        and not re.search(MEDDLING[each[0]] + r"|\binstead\b", others, re.IGNORECASE)
    ]


def _otherwise(before: State, played: Played, answers: tuple[Answer, ...]) -> State | None:
    """Return the state to which other answers lead, further ones being the least; None where they are refused."""
    try:
        outcome = apply(before, played.action, answers)
        while isinstance(outcome, Waiting):
            answers = (*answers, outcome.choice.first())
            outcome = apply(before, played.action, answers)
    except Refused:
        return None
    assert isinstance(outcome, Settled)
    return outcome.state
