Feature: What can't be stopped

  Boards on which it is your action phase and your opponent may respond with all that he or she has. What can't be
  prevented is so at some time before the turn ends, whatever the opponent does.

  Scenario: One interruption is not enough against two fires
    Your opponent can pay for one Fizzle. It interrupts one Fire Blast; the other deals Bloodclaw 2 damage, and it has
    1 health.

    Given your opponent controls "Bloodclaw"
    And your opponent has 1 resource
    And your opponent's hand is "Fizzle"
    And you have 2 resources
    And your hand is "Fire Blast", "Fire Blast"
    Then your opponent can't prevent that "Bloodclaw" is in your opponent's graveyard

  Scenario: One interruption is enough against one fire
    Fizzle interrupts the only Fire Blast.

    Given your opponent controls "Bloodclaw"
    And your opponent has 1 resource
    And your opponent's hand is "Fizzle"
    And you have 1 resource
    And your hand is "Fire Blast"
    Then your opponent can prevent that "Bloodclaw" is in your opponent's graveyard

  Scenario: The interruption is interrupted
    Fizzle is itself an ability card with a cost of 1, so your Fizzle interrupts your opponent's, who has nothing left.

    Given your opponent controls "Bloodclaw"
    And your opponent has 1 resource
    And your opponent's hand is "Fizzle" as "their Fizzle"
    And you have 2 resources
    And your hand is "Fire Blast", "Fizzle" as "your Fizzle"
    Then your opponent can't prevent that "Bloodclaw" is in your opponent's graveyard

  Scenario: A block of two against four
    Two health are left. Two fires deal 4, Desperate Block prevents 2 of them in all, and 2 are enough.

    Given your opponent's hero is "Ta'zo" with 23 damage
    And your opponent has 2 resources
    And your opponent's hand is "Desperate Block"
    And you have 2 resources
    And your hand is "Fire Blast", "Fire Blast"
    Then your opponent can't prevent that you win the game

  Scenario: A block of two against three
    Two health are left. Fire Blast and Scorch deal 3, Desperate Block prevents 2 of them, and 1 is not enough.

    Given your opponent's hero is "Ta'zo" with 23 damage
    And your opponent has 2 resources
    And your opponent's hand is "Desperate Block"
    And you have 1 resource
    And your hand is "Fire Blast", "Scorch"
    Then your opponent can prevent that you win the game

  Scenario: Two attackers and one protector
    Three health are left, and each attacker has 3 ATK. Scout Omerrta protects against one of them and is destroyed or
    exhausted by it; the other attack goes through.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And your opponent has 0 resources
    And your opponent controls "Scout Omerrta"
    And you have 0 resources
    And you control "Bloodclaw"
    And you control "Latro Abiectus"
    Then your opponent can't prevent that you win the game

  Scenario: One attacker and one protector
    Scout Omerrta protects, and no attacker is left.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And your opponent has 0 resources
    And your opponent controls "Scout Omerrta"
    And you have 0 resources
    And you control "Bloodclaw"
    Then your opponent can prevent that you win the game

  Scenario: Nobody can aim at Jeleane Nightbreeze
    Jeleane Nightbreeze is untargetable and attacks for the 3 health that are left. Your opponent's Fire Blast has no
    way to stop her: it can be aimed at a hero alone.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And your opponent has 1 resource
    And your opponent's hand is "Fire Blast"
    And you have 0 resources
    And you control "Jeleane Nightbreeze"
    Then your opponent can't prevent that you win the game

  Scenario: Bloodclaw in her place is burnt on the way
    Bloodclaw has the same 3 ATK, and 1 health: Fire Blast destroys it before it deals damage.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And your opponent has 1 resource
    And your opponent's hand is "Fire Blast"
    And you have 0 resources
    And you control "Bloodclaw"
    Then your opponent can prevent that you win the game

  Scenario: What is healed in time can't be executed
    Guardian Steelhorn has 1 damage, which makes it a target of Execute. In response Flash Heal takes the damage away,
    and the target is not legal any more as Execute resolves.

    Given your opponent controls "Guardian Steelhorn" with 1 damage
    And your opponent has 1 resource
    And your opponent's hand is "Flash Heal"
    And you have 1 resource
    And your hand is "Execute"
    Then your opponent can prevent that "Guardian Steelhorn" is in your opponent's graveyard

  Scenario: Prey on the Weak asks for no damage
    Guardian Steelhorn costs 2, and Prey on the Weak destroys an ally with a cost of 4 or less, hurt or not.

    Given your opponent controls "Guardian Steelhorn" with 1 damage
    And your opponent has 1 resource
    And your opponent's hand is "Flash Heal"
    And you have 2 resources
    And your hand is "Prey on the Weak"
    Then your opponent can't prevent that "Guardian Steelhorn" is in your opponent's graveyard

  Scenario: A heal in time outlasts two fires
    Four health are left, so that both fires are needed. Flash Heal in response to the last of them heals 4 before it
    resolves, and the two fires together deal no more than 4 of the 8.

    Given your opponent's hero is "Ta'zo" with 21 damage
    And your opponent has 1 resource
    And your opponent's hand is "Flash Heal"
    And you have 2 resources
    And your hand is "Fire Blast", "Fire Blast"
    Then your opponent can prevent that you win the game

  Scenario: The heal itself is answered with fire
    Two health are left, and either fire is enough. Flash Heal has to answer the first one, and the second Fire Blast
    answers Flash Heal: it resolves before the heal and deals the last 2 damage.

    Given your opponent's hero is "Ta'zo" with 23 damage
    And your opponent has 1 resource
    And your opponent's hand is "Flash Heal"
    And you have 2 resources
    And your hand is "Fire Blast", "Fire Blast"
    Then your opponent can't prevent that you win the game

  Scenario: Three attackers past two protectors
    Three health are left. Each protector can protect once, for it exhausts; the third attacker has 3 ATK.

    Given your opponent's hero is "Ta'zo" with 22 damage
    And your opponent has 0 resources
    And your opponent controls "Scout Omerrta"
    And your opponent controls "Crazy Igvand"
    And you have 0 resources
    And you control "Bloodclaw"
    And you control "Latro Abiectus"
    And you control "Jeleane Nightbreeze"
    Then your opponent can't prevent that you win the game

  Scenario: No attack reaches an elusive ally, but fire does
    Apprentice Teep is elusive, so no attack reaches it, but Fire Blast may aim at it; your opponent has nothing to
    respond with.

    Given your opponent controls "Apprentice Teep"
    And your opponent has 0 resources
    And you have 1 resource
    And your hand is "Fire Blast"
    Then your opponent can't prevent that "Apprentice Teep" is in your opponent's graveyard
