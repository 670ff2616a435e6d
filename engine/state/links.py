"""Links on the chain, and triggered effects that wait to be added."""

from __future__ import annotations

from engine.citations import RuleId
from engine.language.powers import LinkText
from engine.language.selections import Circumstance
from engine.language.words import LinkKind
from engine.state.ids import CardId, Entity, LinkId, PlayerId
from engine.value import value

Bindings = tuple[tuple[str, tuple[Entity, ...]], ...]
"""Names in a text, each with the cards or players bound to it, in order."""

Numbers = tuple[tuple[str, int], ...]
"""Names in a text, each with the number bound to it."""


@value
class Proposal:
    """A proposed combat (601.2); a side is None once it has stopped being proposed (601.2f)."""

    attacker: CardId | None
    defender: CardId | None
    sabotage: bool = False


@value
class Link:
    """A card or effect on the chain (705).

    `source` is the card itself, the card that created the effect, or the proposing player (705.5). `modes` are the
    chosen modes, `targets` the targets chosen for each target description, `x` the value of X. `roles` and `numbers`
    are the cards, players and numbers bound by the trigger event or by paying the cost. `power` is the number of the
    power on its source, -1 if there is none. As the link was created its source had last been readied at
    `source_readied` and had come under its controller's control at `source_since`, by the clock (714.3b).
    """

    id: LinkId
    kind: LinkKind
    controller: PlayerId
    source: Entity
    text: LinkText | None = None
    modes: tuple[int, ...] = ()
    targets: tuple[tuple[Entity, ...], ...] = ()
    x: int = 0
    roles: Bindings = ()
    numbers: Numbers = ()
    power: int = -1
    paid_alternate: bool = False
    proposal: Proposal | None = None
    source_readied: int = 0
    source_since: int = 0
    trigger: TriggerSource | None = None


@value
class TriggerSource:
    """The origin of a triggered effect.

    `double_check` is the if-condition to check again on resolution (703.2), `rules` are the rules that the effect
    cites, `event` is the number of the trigger event, and `modifier` the triggered modifier, if it came from one.
    """

    double_check: Circumstance | None
    rules: tuple[RuleId, ...]
    event: int
    modifier: int | None = None
