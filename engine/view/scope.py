"""From whose side, and with what already chosen, a text is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from engine.state.ids import CardId, Entity, PlayerId
from engine.state.links import Link

if TYPE_CHECKING:
    from engine.decisions.choices import Choice
    from engine.decisions.combinations import Together
    from engine.events.attempt import Attempt
    from engine.language.selections import Selection
    from engine.state.game import State
    from engine.state.modifier import Modifier
    from engine.state.record import Event


Outlook: TypeAlias = "Callable[[Choice], Together | None]"
"""What tells of a choice which of its options can be chosen together in view of what is to be done after it."""


@dataclass(slots=True)
class Scope:
    """What the words of a text refer to: you, this, targets, X, and what earlier parts bound to names.

    `able` tells which cards can be chosen for what is done at the moment, `outlook` which can be chosen together,
    and `why` the rule by which it is done: a link resolves, or a cost is paid.
    `announced` is a card in hand that is asked about as though it were being played, and so no longer there.
    `brief` is for who asks only whether there are reasons against something.
    With an `attempt` the scope reads the attempt's current state and can ask; without one it reads `fixed`.
    While one of several players is `asked`, what names them all means that player.
    `counters` are those that the text puts on its own card before that is in play: it enters play with them.
    `began` is the moment at which the link began to resolve: what has moved since then, the link has moved itself.
    """

    you: PlayerId
    source: Entity
    fixed: State | None = None
    attempt: Attempt | None = None
    targets: tuple[tuple[Entity, ...], ...] = ()
    all_targets: tuple[tuple[Entity, ...], ...] = ()
    x: int = 0
    things: dict[str, tuple[Entity, ...]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)
    link: Link | None = None
    replacing: Event | None = None
    aiming: bool = False
    paid_alternate: bool = False
    done: bool = True
    announced: CardId | None = None
    able: Callable[[CardId], bool] | None = None
    outlook: Outlook | None = None
    why: str = "709.2b"
    began: int | None = None
    brief: bool = False
    asked: tuple[Selection, PlayerId] | None = None

    @property
    def state(self) -> State:
        """Return the state that the text is read against."""
        if self.attempt is not None:
            return self.attempt.state
        assert self.fixed is not None
        return self.fixed

    def note(self, *numbers: str) -> None:
        """Let the next event of the attempt, if there is one, cite the rules."""
        if self.attempt is not None:
            self.attempt.note(*numbers)

    @property
    def trying(self) -> Attempt:
        """Return the attempt on whose behalf the text is carried out."""
        assert self.attempt is not None
        return self.attempt


def scope_of_card(state: State, card: CardId, you: PlayerId | None = None) -> Scope:
    """Return the scope in which a card's own powers are read: you are its controller, or its owner without one."""
    held = state.cards[card]
    return Scope(you or held.controller or held.owner, card, fixed=state, things=dict(held.bound))


def scope_of_modifier(state: State, modifier: Modifier) -> Scope:
    """Return the scope in which a modifier from a link goes on being read."""
    return Scope(
        modifier.controller,
        modifier.source,
        fixed=state,
        x=modifier.x,
        things=dict(modifier.roles),
        numbers=dict(modifier.numbers),
        targets=modifier.targets,
        all_targets=modifier.targets,
    )
