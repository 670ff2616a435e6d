"""The events that triggered powers watch for and replacement modifiers replace."""

from __future__ import annotations

from enum import StrEnum

from engine.language.filters import Filter
from engine.language.selections import Circumstance
from engine.language.words import DamageType, Zone
from engine.value import value


class What(StrEnum):
    """What happens to the subject, or what the subject does; the comments say who the subject, other and player are."""

    ATTACKS = "attacks"
    BECOMES_EXHAUSTED = "becomes exhausted"
    BECOMES_READY = "becomes ready"
    CARD_INTERRUPTED = "a played card is interrupted"  # other: the player who interrupts it; player: who played it
    CHANGES_CONTROL = "changes controllers"
    COMBAT_ENDS = "a combat ends"  # player: the turn player
    COMPLETES = "completes"  # subject: the quest; player: who completes it
    COUNTERS_ADDED = "gets counters"
    COUNTER_PUT = "a counter is put on it"  # amount: its place among those put on the card at once
    COUNTER_REMOVED = "a counter is removed from it"  # amount: the same
    DEALS_DAMAGE = "deals damage"  # subject: the source character; other: the destination
    DEFENDS = "defends"  # other: the attacker
    DESTROYED = "is destroyed"
    DISCARDED = "is discarded"  # player: who discards
    DRAWN = "is drawn"  # subject: none or the card; player: who draws
    ENTERS_COMBAT = "enters combat"  # other: the opposing character in combat
    ENTERS_PLAY = "enters play"
    FLIPS = "flips"
    HEALS = "heals damage"  # subject: the source character; other: the destination
    INSPIRED = "is inspired"  # other: the character that inspires it
    INTERRUPTED = "is interrupted"
    LEAVES_PLAY = "leaves play"
    MOVES = "is put into a zone from a zone"
    PLACED = "is placed as a resource"
    PLAYED = "is played"  # subject: the card; player: who plays it
    PREVENTED = "damage is prevented"  # subject: the destination; other: the source
    PROPOSED = "is proposed as an attacker"  # other: the proposed defender
    PROTECTS = "protects"  # other: the attacker
    PROTECTS_ANOTHER = "protects another"  # other: whom it protects
    REMOVED_FROM_COMBAT = "is removed from combat"
    SABOTAGES = "sabotages"  # other: what is sabotaged
    STARTS = "a turn, phase or step starts"  # player: the turn player
    ENDS_TURN = "a turn ends"  # player: the turn player
    STRIKES = "strikes"  # subject: the weapon; player: who strikes
    TARGETED = "becomes a target"  # other: the source of the link; player: its controller
    USED = "its power is used"  # player: who uses it


class Part(StrEnum):
    """A part of a turn whose start a power can watch for."""

    TURN = "turn"
    READY_STEP = "ready step"
    DRAW_STEP = "draw step"
    ACTION_PHASE = "action phase"
    END_PHASE = "end phase"


@value
class On:
    """A description of events: what happens, to or by whom, and further details that an event must have.

    A field that is None, and `fatal` if it is False, asks for nothing; damage fits `not_of_type` if it lacks that type,
    and `one_of_types` if it has any of those types. `counter` is the name of a counter that comes or goes.
    With `first_time_each_turn` only the first event of the turn that fits everything else counts; with `of_each` the
    first such event of each subject. With `together` events that happen at the same time count as one.
    """

    what: What
    subject: Filter | None = None
    other: Filter | None = None
    player: Filter | None = None
    part: Part | None = None
    from_zone: Zone | None = None
    to_zone: Zone | None = None
    combat: bool | None = None
    damage_type: DamageType | None = None
    not_of_type: DamageType | None = None
    with_: Filter | None = None
    first_time_each_turn: bool = False
    of_each: bool = False
    together: bool = False
    fatal: bool = False
    one_of_types: tuple[DamageType, ...] = ()
    when: Circumstance | None = None
    counter: str | None = None
