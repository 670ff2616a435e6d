"""The parts of a turn that texts name, and the phases, steps and windows of which each consists (501 to 503)."""

from __future__ import annotations

from engine.language.words import Phase

PARTS_OF_TURNS = {
    "ready step": (Phase.READY_STEP,),
    "draw step": (Phase.DRAW_STEP,),
    "action phase": (Phase.ACTION, Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW),
    "end phase": (Phase.END, Phase.WRAP_UP),
}
"""Each part by its name: combats are in the action phase (502.1, 600.1), the wrap-up step in the end phase (503.2)."""
