"""The scope of a text: the cards, players and numbers that its words refer to."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.citations import Citations, implements
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.links import Link
from engine.value import replace, value

if TYPE_CHECKING:
    from engine.language.selections import Chosen, Selection
    from engine.state.game import State
    from engine.state.modifier import Modifier

_NONE: MappingProxyType[Any, Any] = MappingProxyType({})

Things: TypeAlias = Mapping[str, tuple[Entity, ...]]
"""The cards and players that a name in a text stands for, by the name."""


@value
class Scope:
    """What the words of a text refer to: you, this, targets, X, and names bound by earlier parts of the text.

    The text is read in `state`. `targets` are the link's targets that are still legal, `all_targets` all that were
    chosen. `chosen` holds the choices made for parts of the text that let a player choose. While one of several players
    is `asked`, the selection that means them all means only that player.

    `aiming` says that targets are being looked for, so that Totems count as allies (306.4a). `announced` is a card in
    hand that is read as if it were being played and so no longer in the hand. `began` is the clock when the link began
    to resolve: cards that moved later were moved by the link itself (411.8b). `citations` collects the rules that the
    text applies, for the events that follow from it; None if nobody needs them.
    """

    state: State
    you: PlayerId
    source: Entity
    targets: tuple[tuple[Entity, ...], ...] = ()
    all_targets: tuple[tuple[Entity, ...], ...] = ()
    x: int = 0
    things: Things = _NONE
    numbers: Mapping[str, int] = _NONE
    link: Link | None = None
    aiming: bool = False
    paid_alternate: bool = False
    announced: CardId | None = None
    began: int | None = None
    asked: tuple[Selection, PlayerId] | None = None
    chosen: Mapping[Chosen, tuple[Entity, ...]] = _NONE
    citations: Citations | None = None

    def cite(self, *numbers: str) -> None:
        """Collect the rules for the events that follow from reading the text, if `citations` is there."""
        if self.citations is not None:
            self.citations.add(*numbers)

    def binding(self, name: str, things: tuple[Entity, ...]) -> Scope:
        """Return the scope with the cards and players bound to the name."""
        return replace(self, things={**self.things, name: things})

    def counting(self, name: str, number: int) -> Scope:
        """Return the scope with the number bound to the name."""
        return replace(self, numbers={**self.numbers, name: number})


@implements("306.4a")
def beside(scope: Scope) -> Scope:
    """Return the scope for cards that only help to describe a target; there a Totem does not count as an ally."""
    return replace(scope, aiming=False) if scope.aiming else scope


@implements("709.2c")
def as_chosen(scope: Scope) -> Scope:
    """Return the scope for text that only speaks of the targets: they are all that were chosen, legal or not.

    "Another" card is another than each of these, for the link doesn't affect a target that has become illegal.
    """
    if not scope.all_targets or scope.all_targets == scope.targets:
        return scope
    return replace(scope, targets=scope.all_targets)


def scope_of_card(state: State, card: CardId, you: PlayerId | None = None) -> Scope:
    """Return the scope for a card's own powers: you are its controller or, if it has none, its owner."""
    held = state.cards[card]
    return Scope(state, you or held.controller or held.owner, card, things=dict(held.bound))


def scope_of_modifier(state: State, modifier: Modifier) -> Scope:
    """Return the scope for the text of a modifier from a link."""
    return Scope(
        state,
        modifier.controller,
        modifier.source,
        x=modifier.x,
        things=dict(modifier.roles),
        numbers=dict(modifier.numbers),
        targets=modifier.targets,
        all_targets=modifier.targets,
    )


def scope_of_link(state: State, link: Link) -> Scope:
    """Return the scope for the text of a link, as it is added and as it resolves."""
    return Scope(
        state,
        link.controller,
        link.source,
        targets=link.targets,
        all_targets=link.targets,
        x=link.x,
        things=dict(link.roles),
        numbers=dict(link.numbers),
        link=link,
        paid_alternate=link.paid_alternate,
    )
