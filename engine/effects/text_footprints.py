"""The footprints of whole texts: cards, powers, costs and links with all the effects in them."""

from __future__ import annotations

from typing import assert_never, get_args

from engine.effects import resources
from engine.effects.performance import footprint
from engine.effects.turns_to_come import OUT_OF_THE_GAME
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import Effect, PutDamage
from engine.language.modifiers import AlterPacket, DoInstead, Modified, MoveInstead
from engine.language.powers import (
    Attach,
    Completion,
    Continuous,
    Keyword,
    Modes,
    Payment,
    Power,
    TargetDescription,
    Text,
    Triggered,
)
from engine.language.printed import Printed, TokenFace
from engine.language.triggers import On
from engine.view.change_footprints import MODIFYING
from engine.view.footprint import (
    NOTHING,
    OF_ZONES,
    TRAIT_ICONS,
    Aspect,
    Footprint,
    Footprints,
    giving,
    reading,
    together,
)
from engine.view.selection_footprints import in_zones, lie_still


def cost_footprint(cost: Cost) -> Footprint:
    """Return what a part of a cost itself reads and changes.

    In some editions no more damage can be put on a character as a cost than it has health left (faq-2009-03 1).
    """
    match cost:
        case Resources():
            return resources.FOOTPRINT
        case Activate():
            return Footprint(frozenset((Aspect.READY,)), takes=frozenset((Aspect.READY,)))
        case Perform():
            return reading(Aspect.DAMAGE, Aspect.HEALTH) if isinstance(cost.effect, PutDamage) else NOTHING
        case Concede():
            return OUT_OF_THE_GAME
        case _:
            assert_never(cost)


def power_footprint(power: Power) -> Footprint:
    """Return what is read to know whether the power exists and can be used or trigger, besides its conditions."""
    icon = NOTHING if power.trait is None else TRAIT_ICONS
    match power:
        case Payment(once_per_turn=once) | Triggered(once_per_turn=once):
            return together((icon, reading(Aspect.HISTORY) if once else NOTHING))
        case Completion() | Continuous() | Keyword():
            return icon
        case _:
            assert_never(power)


def modified_footprint(instead: Modified) -> Footprint:
    """Return what the replacement of an event changes."""
    match instead:
        case MoveInstead(zone):
            return giving(OF_ZONES[zone], Aspect.LAST_KNOWN)
        case AlterPacket() | DoInstead():
            return NOTHING
        case _:
            assert_never(instead)


def on_footprint(on: On) -> Footprint:
    """Return what is read to tell whether an event is one that is watched for: what took part in it may have gone."""
    earlier = (Aspect.MOMENTS,) if on.first_time_each_turn else ()
    return reading(Aspect.LAST_KNOWN, Aspect.LINKS, *earlier)


def target_footprint(description: TargetDescription) -> Footprint:
    """Return the zones in which targets are looked for."""
    return Footprint(in_zones(description.zones) | {Aspect.PLAYERS}, fixed=lie_still(description.zones))


def _nothing(_: Text | Modes | Attach | Printed | TokenFace) -> Footprint:
    """Return an empty footprint, for words that read and change nothing besides their parts."""
    return NOTHING


WHOLE = Footprints({
    **MODIFYING.words,
    **dict.fromkeys(get_args(Effect), footprint),
    **dict.fromkeys(get_args(Cost), cost_footprint),
    **dict.fromkeys(get_args(Power), power_footprint),
    **dict.fromkeys(get_args(Modified), modified_footprint),
    **dict.fromkeys((Text, Modes, Attach, Printed, TokenFace), _nothing),
    On: on_footprint,
    TargetDescription: target_footprint,
})  # fmt: skip
"""What texts read and change with everything that they carry: powers that they give, effects, costs that they add."""
