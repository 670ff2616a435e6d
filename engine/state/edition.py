"""An edition of the rules as data: its numbers, and the points on which editions differ."""

from __future__ import annotations

from engine.value import value


@value
class Edition:
    """One edition; rule code reads these fields and never compares edition ids.

    `sources` holds the document and number of the rule behind each field, by the field's name.
    """

    id: str
    title: str
    date: str
    opening_hand: int = 7
    mulligans: int = 1
    cards_after_mulligan: int = 7
    maximum_hand_size: int = 7
    cards_drawn_in_draw_step: int = 1
    resources_per_turn: int = 1
    constructed_deck: int = 60
    sealed_deck: int = 30
    side_deck: int = 10
    copies: int = 4
    shared_trait_icons: int = 1
    unique_cards_that_violate: int = 2
    weapons_per_combat: int = 1
    weapons_with_dual_wield: int = 2
    protectors_per_combat: int = 1
    damage_equal_to_health_is_fatal: bool = True
    first_turn_skips_start_phase: bool = True
    first_turn_skips_draw: bool = True
    uniqueness_destroys: bool = True
    attachments_to_totems_are_destroyed: bool = False
    sabotage: bool = False
    any_opposing_player_may_protect: bool = False
    waves_at_conclusion: bool = False
    damage_put_up_to_health: bool = False
    turn_player_first_after_resolving: bool = True
    fatal_damage_can_be_healed: bool = True
    strikes_wait_on_the_chain: bool = True
    any_cost_to_attack: bool = False
    proposed_can_be_removed_from_combat: bool = False
    totems_gain_health: bool = True
    totems_are_characters: bool = True
    in_combat_while_attacking: bool = False
    activated_power_waits_for_own_turn: bool = True
    sources: tuple[tuple[str, str], ...] = ()
