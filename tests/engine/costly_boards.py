"""Boards from empty to crowded on which somebody has a cost to pay, made up by Hypothesis."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import strategies as st

from engine.decisions.actions import Action, Complete, PlayCard, Propose, Use
from engine.language.costs import Activate, Cost, Perform, Resources
from engine.language.effects import Draw, Effect
from engine.language.filters import AllOf, Controlled, HasCounter, HasTarget, Is
from engine.language.modifiers import (
    AddCost,
    Cannot,
    Change,
    ChangeCost,
    CostToAttack,
    Deed,
    DoInstead,
    EntersPlay,
    MoveInstead,
    Prevent,
    Purpose,
    Replace,
)
from engine.language.powers import Completion, Continuous, LinkText, Modes, Payment, TargetDescription, Text
from engine.language.printed import Printed
from engine.language.selections import Number, You
from engine.language.triggers import On, What
from engine.language.words import CardType, Kind, Zone
from engine.state.editions import EDITIONS
from tests.engine.cards import ALLY, GNOME, OGRE, always, armor, instant, item, ongoing, weapon
from tests.engine.generated_language import ANY_CARD, COUNTER, EFFECTS, TAG, amounts, any_of, effects_of_kind
from tests.engine.table import TWO, A, B, Table

_NOTHING = (Draw(You(), Number(0)),)
_YOUR_ALLIES = AllOf((Is((Kind.ALLY,)), Controlled(You())))

_KINDS: dict[str, Printed] = {
    "ally": replace(OGRE, tags=(TAG,)),
    "another ally": GNOME,
    "item": item("Trinket"),
    "armor": armor("Shield", 1),
    "weapon": replace(weapon("Axe", 1, 1), limits=()),
    "aura": ongoing("Aura", attach=Is((Kind.ALLY,))),
    "totem": Printed("Totem", CardType.ABILITY, 1, tags=("Earth Totem",), ongoing=True, health=3),
    "quest": Printed("Quest", CardType.QUEST),
    "spell": instant("Spell"),
}


def _forbidding(deed: Deed, *kinds: Kind) -> tuple[Change, Is]:
    return Cannot(deed), Is(kinds)


_IN_FORCE: tuple[tuple[Change, object], ...] = (
    _forbidding(Deed.EXHAUST, Kind.ALLY),
    _forbidding(Deed.EXHAUST, Kind.RESOURCE),
    _forbidding(Deed.READY, Kind.ALLY),
    _forbidding(Deed.BE_DESTROYED, Kind.ALLY),
    _forbidding(Deed.BE_HEALED, Kind.HERO),
    _forbidding(Deed.BE_DEALT_DAMAGE, Kind.HERO),
    _forbidding(Deed.BE_INTERRUPTED, Kind.LINK),
    (Cannot(Deed.DRAW), You()),
    (Prevent(Number(1), of_each=True), Is((Kind.HERO,))),
    (Replace(On(What.DESTROYED, subject=Is((Kind.ALLY,))), MoveInstead(Zone.REMOVED)), You()),
    (Replace(On(What.DESTROYED, subject=Is((Kind.ITEM,))), DoInstead(_NOTHING)), You()),
    (Replace(On(What.DRAWN), DoInstead(_NOTHING)), You()),
    (Replace(On(What.DESTROYED, subject=Is((Kind.ALLY,))), DoInstead(_NOTHING), may=True), You()),
    (ChangeCost(Purpose.USE, ANY_CARD, Number(1)), You()),
    (ChangeCost(Purpose.PLAY, ANY_CARD, Number(-1)), You()),
    (AddCost(Purpose.USE, ANY_CARD, (Resources(Number(1)),)), You()),
    (ChangeCost(Purpose.PLAY, HasTarget(Is((Kind.ALLY,))), Number(1)), You()),
    (AddCost(Purpose.USE, HasTarget(HasCounter(COUNTER)), (Activate(),)), You()),
    (EntersPlay(Is((Kind.ALLY,)), exhausted=True, choose=("red", "blue")), You()),
)
"""What may be in force on a board: what keeps events from happening, changes them, or changes costs."""

WAYS = ("power", "completion", "additional", "alternate", "to attack", "added")
"""What the cost is the cost of."""


@dataclass(frozen=True)
class Thing:
    """A card on the board, and how it lies there."""

    kind: str
    zone: Zone
    mine: bool
    ready: bool
    damage: int
    counters: int
    resource: bool


@dataclass(frozen=True)
class CostlyBoard:
    """A cost, what it is the cost of, and everything that lies there."""

    way: str
    cost: tuple[Cost, ...]
    things: tuple[Thing, ...] = ()
    in_force: tuple[int, ...] = ()
    edition: str = "cr-2007-05"
    targeted: bool = False
    modal: bool = False
    has_x: bool = False
    fighting: bool = False
    resources: int = 0
    deck: int = 0

    def laid(self) -> tuple[Table, Action]:
        """Return the table, and the action for which the cost is paid."""
        table = Table(TWO, EDITIONS[self.edition], resources=self.resources, deck=self.deck)
        for thing in self.things:
            _lay(table, thing)
        for place in self.in_force:
            change, to = _IN_FORCE[place]
            table.put(ongoing(f"In Force {place}", always(change, to)))  # type: ignore[arg-type]
        if self.fighting:
            table.act(Propose(A, table.heroes[0], table.heroes[1]))
            table.passes()
        return table, self._costing(table)

    def _costing(self, table: Table) -> Action:
        """Put the card down that has the cost, and return what is done with it."""
        aims: tuple[TargetDescription, ...] = (ALLY,) if self.targeted else ()
        text: LinkText = Text(aims, _NOTHING)
        if self.modal:
            text = Modes((Text((ALLY,), _NOTHING), Text((), _NOTHING)), ("aim", "do not aim"))
        plain = replace(instant("User"), text=text, has_x=self.has_x)
        match self.way:
            case "power":
                return Use(A, table.put(item("User", Payment(self.cost, text))), 0)
            case "completion":
                return Complete(
                    A, table.put(Printed("User", CardType.QUEST, powers=(Completion(self.cost, text),)), resource=True)
                )
            case "additional":
                return PlayCard(A, table.put(replace(plain, additional_cost=self.cost), A, Zone.HAND))
            case "alternate":
                return PlayCard(A, table.put(replace(plain, cost=3, alternate_cost=self.cost), A, Zone.HAND))
            case "to attack":
                table.put(ongoing("User", Continuous((CostToAttack(self.cost),), Is((Kind.HERO, Kind.ALLY)))), B)
                return Propose(A, table.heroes[0], table.heroes[1])
            case _:
                table.put(ongoing("Toll", Continuous((AddCost(Purpose.USE, Is((Kind.ARMOR,)), self.cost),), You())))
                return Use(A, table.put(armor("User", 1, Payment((Activate(),), text))), 0)


def _lay(table: Table, thing: Thing) -> None:
    """Put the thing down, unless it is nothing that can lie there."""
    printed, owner = _KINDS[thing.kind], A if thing.mine else B
    host = next((card for card in table.state.play.ids if table.state.cards[card].printed.type is CardType.ALLY), None)
    in_play = thing.zone is Zone.PLAY
    resource = in_play and (thing.resource or thing.kind in ("quest", "spell"))
    attached = in_play and not resource and thing.kind == "aura"
    if attached and host is None:
        return
    fragile = in_play and not resource and printed.health is not None
    table.put(
        printed,
        owner,
        thing.zone,
        ready=thing.ready or not in_play,
        damage=min(thing.damage, printed.health - 1) if fragile and printed.health else 0,
        counters=((COUNTER, thing.counters),) if in_play and thing.counters else (),
        attached_to=host if attached else None,
        resource=resource,
        face_up=not resource or thing.kind == "quest",
    )


_THINGS = st.builds(
    Thing,
    st.sampled_from(sorted(_KINDS)),
    st.sampled_from((Zone.PLAY, Zone.PLAY, Zone.HAND, Zone.GRAVEYARD, Zone.DECK, Zone.REMOVED)),
    st.booleans(),
    st.booleans(),
    st.integers(0, 2),
    st.integers(0, 2),
    st.booleans(),
)
_PARTS: st.SearchStrategy[Cost] = st.one_of(
    st.just(Activate()), st.builds(Resources, amounts(1)), *[st.builds(Perform, any_of(Effect, 1))] * 4
)


def _as_one_cost(first: Effect, others: list[Cost], place: int) -> tuple[Cost, ...]:
    place = min(place, len(others))
    return (*others[:place], Perform(first), *others[place:])


def boards_with(kind: type) -> st.SearchStrategy[CostlyBoard]:
    """Return boards on which an effect of the class is a part of a cost of one to four parts."""
    cost = st.builds(_as_one_cost, effects_of_kind(kind), st.lists(_PARTS, max_size=3), st.integers(0, 3))
    return st.builds(
        CostlyBoard,
        way=st.sampled_from(WAYS),
        cost=cost,
        things=st.just(()) | st.lists(_THINGS, max_size=8).map(tuple),
        in_force=st.just(()) | st.lists(st.integers(0, len(_IN_FORCE) - 1), max_size=2, unique=True).map(tuple),
        edition=st.sampled_from(sorted(EDITIONS)),
        targeted=st.booleans(),
        modal=st.integers(0, 5).map(lambda drawn: drawn == 0),
        has_x=st.booleans(),
        fighting=st.booleans(),
        resources=st.integers(0, 3),
        deck=st.integers(0, 2),
    )


__all__ = ["EFFECTS", "CostlyBoard", "boards_with"]
