"""The canonical form of a juncture: everything that decides what can follow, with cards called by their places.

Two junctures of one form lead on in the same way: one becomes the other by giving cards, links, modifiers and moments
other numbers. The form holds every field of every value of a state, but for what no rule or text can tell apart
(`relevance`): what it leaves out is named in `LEFT_OUT`, field by field. Where it can't tell whether two numbers mean
the same, it tells the states apart.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from engine.decisions.actions import Action
from engine.decisions.choices import Answer
from engine.exploration.junctures import Juncture
from engine.exploration.numbering import Form, Numbering, Unlike, Whence
from engine.exploration.placing import Places
from engine.exploration.relevance import Relevance
from engine.exploration.state_form import state_form
from engine.state.cards import Card, Gone
from engine.state.game import State
from engine.state.ids import FIRST_CARD, CardId
from engine.state.links import Link
from engine.state.modifier import Modifier
from engine.state.players import Player

LEFT_OUT: Mapping[type, Mapping[str, str]] = {
    State: {
        "cards": "each card stands in its zone",
        "play": "its lists follow from the cards in play",
        "gone": "each card that something still refers to stands there",
        "clock": "it is later than everything",
        "steps": "a loop of optional actions leads back to a juncture that was seen",
        "memo": "it follows from the rest",
        "edition": "it never changes within a game",
    },
    Card: {
        "id": "its place stands for it",
        "zone": "it stands in its zone",
        "readied": "only links and modifiers ask whether it was readied since",
        "since": "it is compared with the starts of turns, and links ask whether it is the same",
        "powers_since": "its timestamp is the later of both",
    },
    Gone: {},
    Link: {"id": "its place on the chain stands for it"},
    Modifier: {"id": "its place among the modifiers stands for it"},
    Player: {"id": "its place stands for it", "name": "it never changes", "turn_began": "cards tell what came before"},
}
"""For each class of values that a state is made of, the fields that its form doesn't hold as they are, and why."""


class Forms:
    """Makes the forms of the junctures of one exploration; equal parts of them are one small number each.

    `marks` are cards that words outside the game name, such as the labels of a scenario: they are told apart from
    others. With `counted` the number of actions so far matters. Forms of different makers can be compared only where
    they have a common numbering.
    """

    def __init__(
        self, relevant: Relevance, marks: Mapping[str, CardId], *, counted: bool, numbers: Numbering | None = None
    ) -> None:
        self._relevant = relevant
        self._marks = dict(marks)
        self._counted = counted
        self.numbers = Numbering() if numbers is None else numbers
        self._latest: tuple[State, Places, Form] | None = None

    def comes_to(self, whence: Whence | None) -> None:
        """Say where the next juncture is reached: from which node by the branch at which place; None is nowhere."""
        self.numbers.comes_to(whence)

    def form(self, juncture: Juncture) -> Form:
        """Return the form of the juncture."""
        places, form = self._placed(juncture.state)
        waiting = () if juncture.action is None else _waiting(juncture, juncture.action, places)
        return self.numbers.whole((*form, self.numbers.number(waiting), juncture.done if self._counted else 0))

    def _placed(self, state: State) -> tuple[Places, Form]:
        """Return the places in a state and its form; the junctures of one action share a state, one after another."""
        if self._latest is None or self._latest[0] is not state:
            places = Places(self.numbers, self._relevant, self._marks, state)
            self._latest = (state, places, state_form(places))
        return self._latest[1], self._latest[2]


def _waiting(juncture: Juncture, action: Action, places: Places) -> Form:
    answers = tuple(
        ("number", *answer) if place in juncture.plain else _answer(juncture, answer, places)
        for place, answer in enumerate(juncture.answers)
    )
    return (_action(action, places), answers)


def _action(action: Action, places: Places) -> Form:
    fields: list[Hashable] = [type(action).__name__]
    for name in action.__match_args__:
        held = getattr(action, name)
        fields.append(places.key(held) if name == "power" else places.name(held) if isinstance(held, int) else held)
    return tuple(fields)


def _answer(juncture: Juncture, answer: Answer, places: Places) -> Form:
    """Return the answer with cards by their places; one that came into being meanwhile by how late it did."""
    now = juncture.at
    fresh = {int(link.id) for link in (*now.chain, *now.waiting)} | {int(each.id) for each in now.modifiers}
    found: list[Hashable] = []
    for each in answer:
        if isinstance(each, str) or each < FIRST_CARD:
            found.append(each)
        elif places.knows(each):
            found.append(places.name(each))
        elif each > juncture.state.clock and (CardId(each) in now.cards or each in fresh):
            found.append(("later", each - juncture.state.clock))
        else:
            found.append(Unlike())
    return tuple(found)
