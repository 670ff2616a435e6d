Feature: Win this turn

  Boards on which it is your action phase, and the question is whether you can win before the turn ends if your opponent
  only passes and chooses. Ta'zo has 25 health; an attacked hero without a weapon deals no damage back.

  Scenario: Two small fires are enough
    Four health are left, and each Fire Blast deals 2 for one resource. Two resources pay for both.

    Given your opponent's hero is "Ta'zo" with 21 damage
    And you have 2 resources
    And your hand is "Fire Blast", "Fire Blast"
    Then you can bring about that you win the game

  Scenario: With one resource the second fire costs the first
    The one way to a second resource is to place a card, and each of the two is needed: only 2 of the 4 damage are left.

    Given your opponent's hero is "Ta'zo" with 21 damage
    And you have 1 resource
    And your hand is "Fire Blast", "Fire Blast"
    Then you can't bring about that you win the game

  Scenario: The card to place is the one that burns nobody
    Two fires need two resources. Bloodclaw could be played for one and can't attack this turn, so it is the card to
    place; then there are two resources for 2 and 2 damage.

    Given your opponent's hero is "Ta'zo" with 21 damage
    And you have 1 resource
    And your hand is "Fire Blast", "Fire Blast", "Bloodclaw"
    Then you can bring about that you win the game

  Scenario: Strength for the one who may attack at once
    Kagra has 1 ATK and ferocity, Elder Moorf 1 ATK. One resource plays Kagra, the other gives 2 ATK: 3 and 1 are the
    4 that are left, whichever of the two gets them.

    Given your opponent's hero is "Ta'zo" with 21 damage
    And you have 2 resources
    And you control "Elder Moorf"
    And your hand is "Kagra of the Crossroads"
    Then you can bring about that you win the game

  Scenario: A shout before the attacks
    Bloodclaw and Latro Abiectus have 3 ATK each, and 8 health are left. Battle Shout costs all 3 resources and adds 1
    to each attack: 4 and 4.

    Given your opponent's hero is "Ta'zo" with 17 damage
    And you have 3 resources
    And you control "Bloodclaw"
    And you control "Latro Abiectus"
    And your hand is "Battle Shout"
    Then you can bring about that you win the game

  Scenario: An exhausted protector protects nobody
    Bloodclaw's 3 ATK are the 3 health that are left, but Scout Omerrta would protect. Exhaustion costs both resources
    and leaves the attack alone.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And your opponent controls "Scout Omerrta"
    And you have 2 resources
    And you control "Bloodclaw"
    And your hand is "Exhaustion"
    Then you can bring about that you win the game

  Scenario: The fire belongs to the protector, not to the hero
    Three health are left. Fire Blast at the hero leaves 1, and Scout Omerrta would protect against Bloodclaw. Fire
    Blast destroys Scout Omerrta, which has 1 health, and Bloodclaw's 3 ATK do the rest.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And your opponent controls "Scout Omerrta"
    And you have 1 resource
    And you control "Bloodclaw"
    And your hand is "Fire Blast"
    Then you can bring about that you win the game

  Scenario: A scratch makes the protector a target
    Execute destroys only a damaged ally, and Crazy Igvand has 6 health and no damage. Scorch costs nothing and deals
    the 1 damage that makes it a target; then Bloodclaw's 3 ATK meet the 3 health that are left.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And your opponent controls "Crazy Igvand"
    And you have 1 resource
    And you control "Bloodclaw"
    And your hand is "Scorch", "Execute"
    Then you can bring about that you win the game

  Scenario: One ally stays behind so that the others strike harder
    Rayder, Araelun and Latro Abiectus attack for 2, 1 and 3, which is 6 of the 8 health that are left. If Rayder
    exhausts for his power instead, the other two attack for 3 and 5.

    Given your opponent's hero is "Ta'zo" with 17 damage
    And you have 0 resources
    And you control "Rayder"
    And you control "Araelun"
    And you control "Latro Abiectus"
    Then you can bring about that you win the game

  Scenario: First the attack, then the sacrifice
    Six health are left. Bloodclaw attacks for 3, and after that Mezzik Darkspark destroys it and deals its 3 ATK
    again. Whoever begins with the sacrifice has no attack left but none of Mezzik's, who is exhausted.

    Given your opponent's hero is "Ta'zo" with 19 damage
    And you have 0 resources
    And you control "Mezzik Darkspark"
    And you control "Bloodclaw"
    Then you can bring about that you win the game

  Scenario: One health more is one too many for the attack and the sacrifice
    Seven health are left. Attack and sacrifice of Bloodclaw are 6. Mezzik Darkspark's own attack is 1, but it exhausts
    Mezzik, and its power has to exhaust it as well; so it is 3 and 3, or 3 and 1.

    Given your opponent's hero is "Ta'zo" with 18 damage
    And you have 0 resources
    And you control "Mezzik Darkspark"
    And you control "Bloodclaw"
    Then you can't bring about that you win the game

  Scenario: Who has just come may be sent into the fray
    Bloodclaw costs 1 and has 3 ATK, the 3 health that are left, but a new ally has to wait. Into the Fray costs the
    other resource and gives it ferocity.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And you have 2 resources
    And your hand is "Bloodclaw", "Into the Fray"
    Then you can bring about that you win the game
