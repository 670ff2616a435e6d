"""The editions of the rules that the documents hold, each as a record of parameters with their sources."""

from __future__ import annotations

from engine.state.edition import Edition
from engine.value import replace

REFERENCE = Edition(
    id="cr-2007-05",
    title="Comprehensive Rules",
    date="2007-05-29",
    opening_hand=7,
    mulligans=1,
    cards_after_mulligan=7,
    maximum_hand_size=7,
    cards_drawn_in_draw_step=1,
    resources_per_turn=1,
    constructed_deck=60,
    sealed_deck=30,
    side_deck=10,
    copies=4,
    shared_trait_icons=1,
    unique_cards_that_violate=2,
    weapons_per_combat=1,
    weapons_with_dual_wield=2,
    protectors_per_combat=1,
    damage_equal_to_health_is_fatal=True,
    first_turn_skips_start_phase=True,
    first_turn_skips_draw=True,
    uniqueness_destroys=True,
    attachments_to_totems_are_destroyed=False,
    sabotage=False,
    any_opposing_player_may_protect=False,
    waves_at_conclusion=False,
    damage_put_up_to_health=False,
    turn_player_first_after_resolving=True,
    fatal_damage_can_be_healed=True,
    strikes_wait_on_the_chain=True,
    any_cost_to_attack=False,
    proposed_can_be_removed_from_combat=False,
    totems_gain_health=True,
    totems_are_characters=True,
    in_combat_while_attacking=False,
    activated_power_waits_for_own_turn=True,
    equipment_needs_class=False,
    partners_sit_apart=False,
    partners_share_faction=False,
    sources=(
        ("opening_hand", "cr-2007-05 101.1"),
        ("mulligans", "cr-2007-05 101.2"),
        ("cards_after_mulligan", "cr-2007-05 101.2"),
        ("maximum_hand_size", "cr-2007-05 411.3b"),
        ("cards_drawn_in_draw_step", "cr-2007-05 501.2a"),
        ("resources_per_turn", "cr-2007-05 408.1"),
        ("constructed_deck", "cr-2007-05 100.1"),
        ("sealed_deck", "cr-2007-05 100.1"),
        ("side_deck", "cr-2007-05 100.3"),
        ("copies", "cr-2007-05 100.4"),
        ("shared_trait_icons", "cr-2007-05 100.2"),
        ("unique_cards_that_violate", "cr-2007-05 410.3a"),
        ("weapons_per_combat", "cr-2007-05 303.2c"),
        ("weapons_with_dual_wield", "cr-2007-05 303.2d"),
        ("protectors_per_combat", "cr-2007-05 602.2b"),
        ("damage_equal_to_health_is_fatal", "cr-2007-05 403.2"),
        ("first_turn_skips_start_phase", "cr-2007-05 501.2b"),
        ("first_turn_skips_draw", "cr-2007-05 501.2b"),
        ("uniqueness_destroys", "cr-2007-05 410.3"),
        ("attachments_to_totems_are_destroyed", "cr-2007-05 306.4b"),
        ("sabotage", "cr-2007-05 600.1"),
        ("any_opposing_player_may_protect", "cr-2007-05 602.2"),
        ("waves_at_conclusion", "cr-2007-05 603.3"),
        ("damage_put_up_to_health", "cr-2007-05 403.1"),
        ("turn_player_first_after_resolving", "cr-2007-05 407.4a"),
        ("fatal_damage_can_be_healed", "cr-2007-05 404.1"),
        ("strikes_wait_on_the_chain", "cr-2007-05 303.2a"),
        ("any_cost_to_attack", "cr-2007-05 600.3"),
        ("proposed_can_be_removed_from_combat", "cr-2007-05 602.5"),
        ("totems_gain_health", "cr-2007-05 306.4a"),
        ("totems_are_characters", "cr-2007-05 300.1"),
        ("in_combat_while_attacking", "cr-2007-05 602.3"),
        ("activated_power_waits_for_own_turn", "cr-2007-05 302.2"),
        ("equipment_needs_class", "cr-2007-05 100.2"),
        ("partners_sit_apart", "cr-2007-05 500.1"),
        ("partners_share_faction", "cr-2007-05 100.2"),
    ),
)
"""The edition that a scenario runs under unless it names another."""


def _sourced(edition: Edition, **sources: str) -> Edition:
    """Return the edition with other sources for the named fields, which its own documents state."""
    kept = tuple((name, sources.pop(name, source)) for name, source in edition.sources)
    return replace(edition, sources=kept)


_APRIL = _sourced(replace(REFERENCE, id="cr-2007-04", title="Comprehensive Rules 1.11", date="2007-04-16"))

_COMBAT_2009 = _sourced(
    replace(
        REFERENCE,
        id="cr-2009-combat",
        title="Comprehensive Rules, combat chapter of a later edition",
        date="2009",
        sabotage=True,
        any_opposing_player_may_protect=True,
        waves_at_conclusion=True,
        attachments_to_totems_are_destroyed=True,
        any_cost_to_attack=True,
        proposed_can_be_removed_from_combat=True,
    ),
    sabotage="cr-2009-combat 600.1",
    any_cost_to_attack="cr-2009-combat 600.3",
    proposed_can_be_removed_from_combat="cr-2009-combat 602.4",
    any_opposing_player_may_protect="cr-2009-combat 602.2",
    waves_at_conclusion="cr-2009-combat 603.2",
    attachments_to_totems_are_destroyed="faq-2009-03 1/totems",
)

_FAQ = _sourced(
    replace(
        _COMBAT_2009,
        id="faq-2009-03",
        title="Introductory FAQ",
        date="2009-03-30",
        damage_put_up_to_health=True,
    ),
    damage_put_up_to_health="faq-2009-03 1/damage-beyond-health",
    activated_power_waits_for_own_turn="faq-2009-03 1/ally-since-turn-start",
    maximum_hand_size="faq-2009-03 1/end-of-turn",
    uniqueness_destroys="faq-2009-03 1/unique-cards",
    unique_cards_that_violate="faq-2009-03 1/unique-cards",
    turn_player_first_after_resolving="faq-2009-03 1/priority",
    any_opposing_player_may_protect="faq-2009-03 2.3",
    sabotage="faq-2009-03 6",
)

_GERMAN = _sourced(
    replace(_COMBAT_2009, id="clarifications-de", title="Regelklärungen", date="2009"),
    constructed_deck="clarifications-de 6",
    side_deck="clarifications-de 6",
    sealed_deck="clarifications-de 7",
    uniqueness_destroys="clarifications-de 8",
    unique_cards_that_violate="clarifications-de 8",
    mulligans="clarifications-de 9",
    cards_after_mulligan="clarifications-de 9",
    opening_hand="clarifications-de 9",
    turn_player_first_after_resolving="clarifications-de 11",
)

_STARTER = _sourced(
    replace(
        REFERENCE,
        id="starter-2006",
        title="Starter rulebook, Heroes of Azeroth",
        date="2006",
        first_turn_skips_start_phase=False,
        first_turn_skips_draw=True,
        uniqueness_destroys=False,
        attachments_to_totems_are_destroyed=True,
        turn_player_first_after_resolving=False,
        fatal_damage_can_be_healed=False,
        strikes_wait_on_the_chain=False,
        totems_gain_health=False,
        totems_are_characters=False,
        in_combat_while_attacking=True,
        equipment_needs_class=True,
        partners_sit_apart=True,
        partners_share_faction=True,
    ),
    opening_hand="starter-2006 setup",
    mulligans="starter-2006 setup",
    cards_after_mulligan="starter-2006 setup",
    maximum_hand_size="starter-2006 end-phase",
    cards_drawn_in_draw_step="starter-2006 draw-step",
    resources_per_turn="starter-2006 placing-a-resource",
    constructed_deck="starter-2006 deck-building",
    copies="starter-2006 deck-building",
    side_deck="starter-2006 deck-building",
    sealed_deck="starter-2006 sealed-formats",
    first_turn_skips_start_phase="starter-2006 draw-step",
    first_turn_skips_draw="starter-2006 draw-step",
    uniqueness_destroys="starter-2006 unique",
    unique_cards_that_violate="starter-2006 unique",
    attachments_to_totems_are_destroyed="starter-2006 keyword-totem",
    totems_gain_health="starter-2006 keyword-totem",
    totems_are_characters="starter-2006 keyword-totem",
    in_combat_while_attacking="starter-2006 combat-step",
    equipment_needs_class="starter-2006 weapon",
    partners_sit_apart="starter-2006 multiplayer",
    partners_share_faction="starter-2006 multiplayer",
    activated_power_waits_for_own_turn="starter-2006 using-a-payment-power",
    any_opposing_player_may_protect="starter-2006 multiplayer",
    turn_player_first_after_resolving="starter-2006 chain",
    fatal_damage_can_be_healed="starter-2006 healing",
    strikes_wait_on_the_chain="starter-2006 combat-with-a-hero",
)

EDITIONS: dict[str, Edition] = {
    edition.id: edition for edition in (_STARTER, _APRIL, REFERENCE, _COMBAT_2009, _FAQ, _GERMAN)
}
"""Every edition by its id."""
