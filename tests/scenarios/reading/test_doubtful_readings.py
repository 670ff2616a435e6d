"""Words that leave open whose cards are meant, whom "another" excludes or who decides: they have no reading."""

from __future__ import annotations

from tests.every_row import for_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY_LINE, NAME, card, stuck

ITEM_LINE = "3, Item\n"
ONGOING_LINE = "2, Ability\n"
WEAPON_LINE = "4, Weapon—Mace, Melee (1), 3 [Melee] ATK, 2 Strike Cost\n"
ATTACHED = "3, Ability\nAttach to target ally.\nOngoing: "

DOUBTFUL = (
    (ABILITY_LINE, "Target opponent's hero and allies can't attack this turn."),
    (ABILITY_LINE, "Each opponent's hero and allies can't attack this turn."),
    (ABILITY_LINE, "Target player's hero and Pets have +1 ATK this turn."),
    (ABILITY_LINE, "Destroy target ally. Its controller's hero and allies can't attack this turn."),
    (ABILITY_LINE, "Target player draws a card. That player's hero and allies have +1 ATK this turn."),
    (ALLY_LINE, "Friendly heroes and other allies have +1 ATK."),
    (ALLY_LINE, "Friendly Totems and other allies have +1 ATK."),
    (ALLY_LINE, "Opposing heroes and other allies have -1 ATK."),
    (ITEM_LINE, "[Activate] >>> Exhaust your hero and another target hero or ally."),
    (ITEM_LINE, "[Activate] >>> Your hero deals 1 fire damage to another target hero."),
    (ALLY_LINE, "[Activate] >>> Your hero and another target hero or ally have +1 ATK this turn."),
    (ALLY_LINE, "[Activate] >>> Ready your hero. Exhaust another target hero."),
    (ALLY_LINE, "When your hero is dealt damage, exhaust another target hero."),
    (ATTACHED, "When Grok is destroyed, its controller draws a card."),
    (ATTACHED, "When Grok is destroyed, its owner draws a card."),
    (ATTACHED, "At the start of your turn, destroy Grok. Its controller draws a card."),
    (ABILITY_LINE, "If each player has two or fewer cards in hand, draw a card."),
    (ABILITY_LINE, "If each opponent has three or more cards in hand, draw a card."),
    (ABILITY_LINE, "Each player reveals the top card of his deck. If it's an ally, he draws a card."),
    (ABILITY_LINE, "Each opponent reveals the top card of his deck. If it's an ally, he puts it into play."),
    (ABILITY_LINE, "Each player discards a card. If it's an ally, he draws a card."),
    (ABILITY_LINE, "Your hero deals melee damage to target hero or ally equal to its ATK."),
    (ABILITY_LINE, "Each player's hero deals 1 fire damage to itself."),
    (ABILITY_LINE, "Each player may destroy an ally."),
    (ABILITY_LINE, "Each opponent may exhaust an ally."),
    (ABILITY_LINE, "Each player destroys an ally or discards a card."),
    (ABILITY_LINE, "Each opponent discards a card or destroys an ally in his party."),
    (ITEM_LINE, "When your hero attacks another hero, draw a card."),
    (ITEM_LINE, "[Activate] >>> Ready another hero."),
    (ITEM_LINE, "[Activate] >>> Destroy another weapon."),
    (ALLY_LINE, "When your hero attacks another hero, draw a card."),
    (ABILITY_LINE, "Prevent all but 1 damage that would be dealt to your hero this turn."),
    (ALLY_LINE, "When an opponent plays his first ally each turn, draw a card."),
    (ALLY_LINE, "When an opponent completes his first quest each turn, draw a card."),
    (ALLY_LINE, "Grok can't be dealt damage by abilities."),
    (ALLY_LINE, "Your hero can't be dealt combat damage by weapons."),
    (ALLY_LINE, "When another weapon enters play under your control, draw a card."),
    (WEAPON_LINE, "When Grok Stonefist deals combat damage, draw a card."),
    (WEAPON_LINE, "When this weapon deals combat damage, draw a card."),
    (ALLY_LINE, "If an ability would heal damage from a hero in your party, it heals that much +1 instead."),
    (ALLY_LINE, "When an ability heals damage from your hero, draw a card."),
    (ITEM_LINE, "When this item heals damage from your hero, draw a card."),
    (WEAPON_LINE, "Grok Stonefist deals 2 fire damage to target ally."),
    (ITEM_LINE, "When this item attacks or defends, draw a card."),
    (ITEM_LINE, "When Grok Stonefist is dealt damage, draw a card."),
    (ABILITY_LINE, "Turn one of your face-down quests face up."),
    (ABILITY_LINE, "You may destroy target equipment. If it was a weapon, draw a card."),
    (ABILITY_LINE, "You may interrupt target ability card. If its cost was 3 or more, draw a card."),
    (
        ALLY_LINE,
        "[Activate] >>> You may remove target card in a graveyard from the game. If it was an ally, draw a card.",
    ),
    (ABILITY_LINE, "Draw a card for each of your face-down allies."),
    (ABILITY_LINE, "Put two target allies on the top or bottom of their owner's deck."),
    (ABILITY_LINE, "Put target ally into its owner's resource row face down and ready."),
    (ABILITY_LINE, "Put an ally card that was destroyed this turn from your graveyard into your hand."),
    (ABILITY_LINE, "Search your deck for an ally card that was dealt damage this turn and put it into play."),
    (ABILITY_LINE, "Your hero heals up to 3 damage from each ally in your party."),
    (ABILITY_LINE, "Remove up to two lava counters from an ally in your party."),
    (ABILITY_LINE, "Target opponent removes a counter from target ally."),
    (ABILITY_LINE, "Target opponent may reveal cards from the top of your deck until you reveal an ally card."),
    (ABILITY_LINE, "Target opponent may draw cards until you have four cards in hand."),
    (ABILITY_LINE, "Each player heals 2 damage from his hero."),
    (ABILITY_LINE, "Destroy all allies in an opponent's party."),
    (ALLY_LINE, "You can't play allies unless you discard a card or pay 2."),
    (ALLY_LINE, "You must put 1 damage on Grok as an additional cost to play allies."),
    (ALLY_LINE, "Opponents can't play allies unless they put 1 damage on your hero."),
    (ALLY_LINE, "Opponents can't play allies unless they destroy one of their allies."),
    (ALLY_LINE, "Each player must exhaust his hero as an additional cost to play allies."),
    (ALLY_LINE, "Opposing allies can't attack unless their controller destroys an ally in your party."),
    (ALLY_LINE, "Opposing allies can't attack unless their controller puts 1 damage on Grok."),
    (ATTACHED, "Attached ally can't attack unless its controller puts 1 damage on it."),
    (ABILITY_LINE, "Allies that were dealt fire damage this turn have +2 ATK until the end of your next turn."),
    (ABILITY_LINE, "Allies that attacked this turn can't ready during their controllers' next ready steps."),
    (ALLY_LINE, "You can't attack."),
    (ABILITY_LINE, "Target player can't attack this turn."),
    (ABILITY_LINE, "You can't be dealt damage this turn."),
    (ABILITY_LINE, "Target player has ferocity this turn."),
    (ABILITY_LINE, "Target opponent can't heal damage this turn."),
    (ALLY_LINE, "Opponents can't protect."),
    (ALLY_LINE, "Opponents have +1 ATK."),
    (ALLY_LINE, "Allies can't play cards."),
    (ABILITY_LINE, "Your hero can't complete quests this turn."),
    (ABILITY_LINE, "Target ally can't draw cards this turn."),
    (
        ONGOING_LINE,
        "Attach to target ally.\nOngoing: When attached ally attacks, put Grok from your graveyard into your hand.",
    ),
    (ABILITY_LINE, "Prevent the next 2 damage that would be dealt to each ally in your party by Orcs this turn."),
    (ABILITY_LINE, "If your hero attacks this turn, put 2 damage on it at end of turn."),
    (ABILITY_LINE, "If target ally attacks this turn, draw a card."),
    (ABILITY_LINE, "If target ally is dealt damage this turn, draw a card."),
    (ABILITY_LINE, "If target ally is destroyed this turn, draw a card at end of turn."),
    (ABILITY_LINE, "If target ally is destroyed this turn, at the start of your next turn, draw a card."),
    (ABILITY_LINE, "Draw a card at end of turn if your hero attacked this turn."),
    (ABILITY_LINE, "If your hero attacked this turn, draw a card at end of turn."),
    (ABILITY_LINE, "If no ally was destroyed this turn, draw a card at end of turn."),
    (WEAPON_LINE, "Damage dealt by Grok Stonefist can't be prevented."),
    (WEAPON_LINE, "Prevent all damage that Grok Stonefist would deal to allies in your party."),
    (ABILITY_LINE, "Prevent all damage that target weapon would deal this turn."),
    (ABILITY_LINE, "Target weapon deals double damage this turn."),
    (ABILITY_LINE, "Prevent the next 3 damage that would be dealt to your hero by target ability this turn."),
    (ONGOING_LINE, "Attach to target weapon.\nOngoing: Damage dealt by attached weapon can't be prevented."),
    (ONGOING_LINE, "Attach to target weapon.\nOngoing: Attached weapon deals double damage."),
    (ALLY_LINE, "If a Trap would deal damage to Grok, double that damage."),
    (ALLY_LINE, "Damage dealt by Curses can't be prevented."),
    (ALLY_LINE, "When a Sword deals damage to Grok, draw a card."),
    (ONGOING_LINE, "Ongoing: Your hero can attack only Grok Stonefists."),
    (ONGOING_LINE, "Ongoing: Exhausted Grok Stonefists can't attack."),
    (WEAPON_LINE, "Opposing Grok Stonefists can't protect."),
    (ABILITY_LINE, "Put an ally card and an Orc card from your graveyard into your hand."),
    (ABILITY_LINE, "Put an ally card and a Shaman card from your graveyard into your hand."),
    (ABILITY_LINE, "Remove an equipment card and a weapon card in your graveyard from the game."),
    (ABILITY_LINE, "Opponents put all ally cards from their graveyards into play."),
    (ABILITY_LINE, "Your opponents win the game."),
    (ABILITY_LINE, "Target ally loses elusive or protector this turn."),
    (ABILITY_LINE, "Target ally loses elusive, protector, or ferocity this turn."),
    (ABILITY_LINE, "Destroy target ally and draw a card or discard a card."),
    (ABILITY_LINE, "Discard a card or destroy target ally and draw a card."),
    (ABILITY_LINE, "You may destroy target ally and draw a card or discard a card."),
    (ABILITY_LINE, "Target opponent draws a card and discards a card or pays 2."),
    (ABILITY_LINE, "Your hero heals 2 damage from itself and deals 1 fire damage to target hero twice."),
    (ABILITY_LINE, "You may destroy target ally and draw a card twice."),
    (ABILITY_LINE, "Ready target ally and destroy it at end of turn."),
    (ABILITY_LINE, "You may ready target ally and destroy it at end of turn."),
    (ABILITY_LINE, "Target opponent draws a card and discards a card at end of turn."),
    (
        ABILITY_LINE,
        (
            "Your hero deals 2 fire damage to target hero and 1 fire damage to each opposing ally. That damage can't "
            "be prevented."
        ),
    ),
    (ABILITY_LINE, "Target ally deals 2 melee damage to his hero."),
)


@for_every(("line", "text"), DOUBTFUL)
def test_doubtful_words_have_no_reading(line: str, text: str) -> None:
    stuck(line, text)


PLAIN = (
    (ABILITY_LINE, "Target opponent's hero and each ally in his party can't attack this turn."),
    (ALLY_LINE, "Your hero and other allies in your party have +1 ATK."),
    (ALLY_LINE, "[Activate] >>> Exhaust your hero. Ready another target ally."),
    (ATTACHED, "At the start of your turn, its controller draws a card."),
    (ABILITY_LINE, "Each player destroys an ally in his party."),
    (ABILITY_LINE, "Each hero deals 1 fire damage to itself."),
    (ABILITY_LINE, "Each player may destroy an ally in his party."),
    (ITEM_LINE, "[Activate] >>> Ready another item."),
    (WEAPON_LINE, "When damage is dealt with Grok Stonefist, draw a card."),
    (ATTACHED, 'Attached ally has "[Activate] >>> This ally deals 1 fire damage to target ally."'),
    (ABILITY_LINE, "Turn one of your face-down resources face up."),
    (ABILITY_LINE, "Destroy target equipment. If it was a weapon, draw a card."),
    (ABILITY_LINE, "You may exhaust target ally. If it's a Demon, draw a card."),
    (ALLY_LINE, "When your hero attacks another ally, draw a card."),
    (ABILITY_LINE, "If target ally leaves play this turn, draw a card."),
    (ABILITY_LINE, "When target ally attacks this turn, draw a card at end of turn."),
    (ABILITY_LINE, "At end of turn, if your hero attacked this turn, draw a card."),
    (ABILITY_LINE, "If you control an ally, draw a card at end of turn."),
    (ABILITY_LINE, "If your hero attacked this turn, draw a card at the start of your next turn."),
    (WEAPON_LINE, "Combat damage dealt by your hero with Grok Stonefist can't be prevented."),
    (ONGOING_LINE, "Attach to target weapon.\nOngoing: Damage dealt with attached weapon can't be prevented."),
    (ALLY_LINE, "Grok can attack only other Grok Stonefists."),
    (ABILITY_LINE, "Put a Demon card and an ability card from your graveyard into your hand."),
    (ABILITY_LINE, "Remove an armor card and a weapon card in your graveyard from the game."),
    (ABILITY_LINE, "Players put all ally cards from their graveyards into play."),
    (ABILITY_LINE, "You win the game."),
    (ABILITY_LINE, "Target ally can't have elusive or protector this turn."),
    (ABILITY_LINE, "Destroy target ally and draw a card, or discard a card."),
    (ABILITY_LINE, "Ready target ally. Destroy it at end of turn."),
    (ABILITY_LINE, "At end of turn, ready your hero and draw a card."),
)


@for_every(("line", "text"), PLAIN)
def test_words_that_leave_nothing_open_have_a_reading(line: str, text: str) -> None:
    assert card(line, text).name == NAME


def test_he_is_the_hero_that_uses_a_thing_and_never_the_thing() -> None:
    """By 405.3d characters deal damage, with equipment; a weapon is no "he"."""
    begins = "When your hero deals combat damage with Grok Stonefist,"
    for word, doing in (("it", "deals 2 fire damage to target ally."), ("it", "heals 2 damage from itself.")):
        meant = card(WEAPON_LINE, f"{begins} {word} {doing}").powers
        for he, himself in (("he", "himself"), ("she", "herself")):
            assert card(WEAPON_LINE, f"{begins} {he} {doing.replace('itself', himself)}").powers == meant
    own = card(ALLY_LINE, "When Grok deals combat damage, he heals 2 damage from himself.").powers
    assert "HeroOf" not in repr(own)
