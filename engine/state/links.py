"""Links on the chain, and triggered effects that wait to be added."""

from __future__ import annotations

from engine.citations import RuleId
from engine.language.powers import LinkText
from engine.language.selections import Circumstance
from engine.language.words import LinkKind
from engine.state.ids import CardId, Entity, LinkId, PlayerId
from engine.value import value

Bindings = tuple[tuple[str, tuple[Entity, ...]], ...]
"""What names in a text stand for: cards or players, in order."""

Numbers = tuple[tuple[str, int], ...]
"""What names in a text stand for where they are numbers."""


@value
class Proposal:
    """A proposed combat (601.2); a side is None once it has stopped being proposed (601.2f)."""

    attacker: CardId | None
    defender: CardId | None
    sabotage: bool = False


@value
class Link:
    """A card or effect on the chain (705).

    `source` is the card itself, the card that created the effect, or the proposing player (705.5). `targets` holds
    what was chosen for each target description. `roles` and `numbers` are what the trigger event told a triggered
    effect, or what paying its cost bound. `if_` of the triggered power is rechecked on resolution (703.2): `power`
    says where it stands.
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
    trigger: TriggerSource | None = None


@value
class TriggerSource:
    """What a triggered effect came from: the double check to make (703.2) and the rules it cites."""

    double_check: Circumstance | None
    rules: tuple[RuleId, ...]
    event: int
    modifier: int | None = None
