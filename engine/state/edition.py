"""An edition of the rules as data: its numbers, and the points on which editions differ."""

from __future__ import annotations

from engine.value import value


@value
class Edition:
    """One edition; rule code reads these fields and never compares edition ids.

    No field has a default: the reference edition states each, and the others what they state otherwise. `sources` holds
    the document and number of the rule behind each field, by the field's name.
    """

    id: str
    title: str
    date: str
    opening_hand: int
    mulligans: int
    cards_after_mulligan: int
    maximum_hand_size: int
    cards_drawn_in_draw_step: int
    resources_per_turn: int
    constructed_deck: int
    sealed_deck: int
    side_deck: int
    copies: int
    shared_trait_icons: int
    unique_cards_that_violate: int
    weapons_per_combat: int
    weapons_with_dual_wield: int
    protectors_per_combat: int
    damage_equal_to_health_is_fatal: bool
    first_turn_skips_start_phase: bool
    first_turn_skips_draw: bool
    uniqueness_destroys: bool
    attachments_to_totems_are_destroyed: bool
    sabotage: bool
    any_opposing_player_may_protect: bool
    waves_at_conclusion: bool
    damage_put_up_to_health: bool
    turn_player_first_after_resolving: bool
    fatal_damage_can_be_healed: bool
    strikes_wait_on_the_chain: bool
    any_cost_to_attack: bool
    proposed_can_be_removed_from_combat: bool
    leaving_combat_is_removal: bool
    totems_gain_health: bool
    totems_are_characters: bool
    in_combat_while_attacking: bool
    activated_power_waits_for_own_turn: bool
    equipment_needs_class: bool
    partners_sit_apart: bool
    partners_share_faction: bool
    sources: tuple[tuple[str, str], ...]
