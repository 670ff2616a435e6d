"""The scope of a text: what its words refer to."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.state.ids import CardId, Entity, PlayerId
from engine.state.links import Link
from engine.value import replace, value

if TYPE_CHECKING:
    from engine.citations import Citations
    from engine.language.selections import Chosen, Selection
    from engine.state.game import State
    from engine.state.modifier import Modifier

_NONE: MappingProxyType[Any, Any] = MappingProxyType({})

Things: TypeAlias = Mapping[str, tuple[Entity, ...]]
"""The cards and players that a name in a text stands for, by the name."""


@value
class Scope:
    """What the words of a text refer to: you, this, targets, X, and what earlier parts of the text bound to names.

    The text is read against `state`. `targets` are the link's targets that are legal, `all_targets` all that were
    chosen. `chosen` holds what players chose for those parts of the text that let somebody choose. While one of several
    players is `asked`, the selection that names them all means that player. `aiming` tells that targets are looked for,
    among which Totems count as allies (306.4a). `announced` is a card in hand that is asked about as though it were
    being played, and so no longer there. `began` is the clock as the link began to resolve: a card that has moved since
    then was moved by the link itself (411.8b). `citations` collects the rules by which the text is read, for the events
    that come of it; without it nobody asks for them.
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
        """Give the rules to the events that come of reading the text, where somebody collects them."""
        if self.citations is not None:
            self.citations.add(*numbers)

    def binding(self, name: str, things: tuple[Entity, ...]) -> Scope:
        """Return the scope in which the name stands for the cards and players."""
        return replace(self, things={**self.things, name: things})

    def counting(self, name: str, number: int) -> Scope:
        """Return the scope in which the name stands for the number."""
        return replace(self, numbers={**self.numbers, name: number})


def scope_of_card(state: State, card: CardId, you: PlayerId | None = None) -> Scope:
    """Return the scope in which a card's own powers are read: you are its controller, or its owner without one."""
    held = state.cards[card]
    return Scope(state, you or held.controller or held.owner, card, things=dict(held.bound))


def scope_of_modifier(state: State, modifier: Modifier) -> Scope:
    """Return the scope in which a modifier from a link goes on being read."""
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
    """Return the scope in which the text of a link is read as it is added and as it resolves."""
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
