Feature: Packets that meet several rules
  Replacement, prevention, armor and what watches for damage, on one packet or on several at once.

  Background:
    Given cost is no matter

  @rule:716.3 @rule:717.1 @rule:717.5a
  Scenario: Three replacements in the order of the packet's controller, and the armor after them all
    Given you control "World in Flames"
    And you control "Chromatic Cloak"
    And your opponent controls "Berserker Stance"
    And your opponent controls "Golem Skull Helm"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "Chromatic Cloak", "Berserker Stance", "World in Flames"
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 5 damage

  @rule:716.3 @rule:717.5a
  Scenario: The same packet doubled first is stopped by armor of 3 but for one point
    Given you control "World in Flames"
    And your opponent controls "Berserker Stance"
    And your opponent controls "Golem Skull Helm"
    And your hand is "Fire Blast"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    And you choose in order "World in Flames", "Berserker Stance"
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 2 damage

  @rule:717.3 @rule:717.4
  Scenario: Discarding for each damage dealt counts what an aura and an armor have left of it
    Given your hand is "Mind Blast"
    And your opponent controls "Devotion Aura"
    And your opponent controls "Pads of the Dread Wolf"
    And your opponent's hand is "Brigg", "Tim"
    When you play "Mind Blast" targeting your opponent's hero
    And the chain empties
    And your opponent chooses "Devotion Aura"
    And your opponent prevents nothing
    And your opponent chooses "Tim"
    Then your opponent's hero has 1 damage
    And "Brigg" is in your opponent's hand
    And "Tim" is in your opponent's graveyard

  @rule:103.2
  Scenario: A draw that can't happen isn't replaced either, and an empty deck does no harm
    Given your deck, from the top, is "Tim"
    And your hand is "Forbidden Knowledge", "Brain Freeze", "Arcane Shot"
    When you play "Forbidden Knowledge"
    And the chain empties
    Then "Tim" is removed from the game
    When you play "Brain Freeze"
    And the chain empties
    And you play "Arcane Shot" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 1 damage
    And "Tim" is removed from the game
    And the game goes on

  @rule:703.1 @rule:707.3
  Scenario: An ally that is dealt damage along with others answers for each of them after its own end
    Given you control "Skorn, Mistress of Shadow"
    And your opponent controls "Rodrigo"
    And your opponent controls "Anika Berlyn"
    And your hand is "Hellfire"
    When you play "Hellfire"
    And both players pass
    Then "Skorn, Mistress of Shadow" is in your graveyard
    And "Rodrigo" is in your opponent's graveyard
    When you choose in order "Skorn, Mistress of Shadow" about "Rodrigo", "Skorn, Mistress of Shadow" about "Anika Berlyn", "Skorn, Mistress of Shadow"
    And the chain empties
    Then your hero has 10 damage
    And your opponent's hero has 15 damage

  @rule:716.4
  Scenario: All that one link deals is the next time, though it deals one packet after another
    Given your opponent controls "Anika Berlyn"
    And your opponent controls "Rodrigo"
    And your hand is "Stormstrike", "Chain Lightning", "Lightning Bolt"
    And you control an exhausted "Krol Blade"
    When you play "Stormstrike"
    And the chain empties
    And you play "Chain Lightning" targeting your opponent's hero
    And the chain empties
    And you choose to
    And you choose "Anika Berlyn"
    And you choose to
    And you choose "Rodrigo"
    Then your opponent's hero has 5 damage
    And "Anika Berlyn" has 4 damage
    And "Rodrigo" has 3 damage
    When you play "Lightning Bolt" targeting "Anika Berlyn"
    And both players pass
    Then "Anika Berlyn" is in your opponent's graveyard

  @rule:717.3b @rule:717.4
  Scenario: An attacker that neither deals nor takes damage destroys nobody with its damage
    Given you control "Brigg"
    And your opponent controls "Rodrigo" with 1 damage
    And your hand is "Blessing of Protection"
    When you play "Blessing of Protection" targeting "Brigg"
    And the chain empties
    And you propose that "Brigg" attacks "Rodrigo"
    And the combat concludes
    Then "Rodrigo" has 1 damage
    And "Brigg" has 0 damage
    And the chain is empty
    When the turn ends
    Then "Blessing of Protection" is in your graveyard

  @rule:103.4 @rule:102.1
  Scenario: A hero that can't be destroyed in the first wave wins before the second
    Given your hero has 26 damage
    And your opponent's hero has 26 damage
    And your opponent controls "Valthak Spiritdrinker"
    And your hand is "Hellfire"
    When you play "Hellfire"
    And both players pass
    Then your opponent wins the game
    And you lose the game

  @rule:103.4
  Scenario: With a third player left, the second wave takes that hero too
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And Ann's hero has 26 damage
    And Bo's hero has 26 damage
    And Bo controls "Valthak Spiritdrinker"
    And Ann's hand is "Hellfire"
    When Ann plays "Hellfire"
    And all players pass
    Then Ann loses the game
    And Bo loses the game
    And Cid wins the game

  @rule:304.2
  Scenario: A shield that grows with the damage on its hero is no use against the first blow
    Given your opponent controls "Aegis of the Blood God"
    And your hand is "Fire Blast", "Quick Strike"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And "Aegis of the Blood God" is ready
    When you play "Quick Strike" targeting your opponent's hero
    And the chain empties
    And your opponent exhausts "Aegis of the Blood God" to prevent damage
    Then your opponent's hero has 2 damage

  @rule:403.4 @rule:717.3
  Scenario: Damage for each card is one packet, which an aura lowers once
    Given it is your opponent's turn, in the action phase
    And your opponent controls "Devotion Aura"
    And you control "Vexra Darkfall"
    And your opponent's hand is "Fire Blast", "Brigg", "Tim", "Flash Heal"
    When your opponent plays "Fire Blast" targeting "Vexra Darkfall"
    And both players pass
    And you choose your opponent's hero
    Then the chain, top first, is "Vexra Darkfall"
    When your opponent plays "Flash Heal" targeting your hero
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:faq-2009-03:4 @edition:faq-2009-03
  Scenario: Resistance stops doubled damage whole, and what is attached stays attached
    Given your opponent controls "Illia the Bitter"
    And you control "World in Flames"
    And your hand is "Fireball", "Scorch"
    When you play "Fireball" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" has 0 damage
    And "Fireball" is attached to "Illia the Bitter"
    When you play "Scorch" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" has 0 damage

  @rule:405.3c @edition:faq-2009-03
  Scenario: A helm that lets nothing be prevented burns through resistance
    Given your opponent controls "Illia the Bitter"
    And you control "World in Flames"
    And you control "Lionheart Helm"
    And your hand is "Scorch"
    When you play "Scorch" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" has 2 damage

  @rule:704.1 @edition:faq-2009-03
  Scenario: Resistance is a power, and goes with the powers
    Given your opponent controls "Illia the Bitter"
    And your hand is "Spell Suppression", "Fire Blast"
    When you play "Spell Suppression" targeting "Illia the Bitter"
    And the chain empties
    And you play "Fire Blast" targeting "Illia the Bitter"
    And the chain empties
    Then "Illia the Bitter" has 2 damage

  @rule:405.2a
  Scenario: Seven less nine cards is nothing, and nothing isn't raised by a stance
    Given your hero is "Omedus the Punisher"
    And you control "Berserker Stance"
    And your opponent has 9 unnamed cards in your opponent's hand
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    And your hero is face down

  @rule:716.1
  Scenario: Seven less six cards is one, which a stance makes two
    Given your hero is "Omedus the Punisher"
    And you control "Berserker Stance"
    And your opponent has 6 unnamed cards in your opponent's hand
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:403.4 @rule:717.3
  Scenario: What one source deals to a hero for each of several cards is one packet
    Given the card "Even Toll" reads:
      """
      2, Ability
      Destroy all allies. For each ally destroyed this way, your hero deals 1 fire damage to its controller's hero.
      """
    And the card "Ward of One" reads:
      """
      1, Ability
      Ongoing: If your hero would be dealt damage, prevent 1 of that damage.
      """
    And you control "Voss Treebender", "Ward of One"
    And your opponent controls "Tim", "Brigg", "Kulan Earthguard"
    And your opponent controls "Ward of One" as "their ward"
    And your hand is "Even Toll"
    When you play "Even Toll"
    And the chain empties
    Then your opponent's hero has 2 damage
    And your hero has 0 damage

  @rule:403.4 @rule:405.2c
  Scenario: What each of several cards deals to the same hero is a packet of its own
    Given the card "Parting Blows" reads:
      """
      2, Ability
      For each opposing ally, it deals 2 fire damage to its controller's hero.
      """
    And the card "Ward of One" reads:
      """
      1, Ability
      Ongoing: If your hero would be dealt damage, prevent 1 of that damage.
      """
    And your opponent controls "Tim", "Brigg", "Ward of One"
    And your hand is "Parting Blows"
    When you play "Parting Blows"
    And the chain empties
    Then your opponent's hero has 2 damage

  @rule:717.3c
  Scenario Outline: Of what two allies deal at once, the first of the turn is prevented for whichever the hero's controller likes
    Given the card "Parting Blows" reads:
      """
      2, Ability
      For each opposing ally, it deals 2 fire damage to its controller's hero.
      """
    And the card "Ward of the Turn" reads:
      """
      1, Ability
      Ongoing: Prevent the first 2 damage that would be dealt to your hero each turn.
      """
    And the card "Test Imp" reads:
      """
      2, Ally—Demon, 1 [Fire] ATK / 2 Health
      When Test Imp deals damage to a hero, draw a card.
      """
    And your opponent controls "Tim", "Test Imp", "Ward of the Turn"
    And your hand is "Parting Blows"
    When you play "Parting Blows"
    And the chain empties
    Then your opponent must choose between "Tim", "Test Imp"
    When your opponent chooses in order "<first>", "<second>"
    And the chain empties
    Then your opponent's hero has 2 damage
    And there <cards> in your opponent's hand
    And the rules do not settle this, see "OP-8"

    Examples:
      | first    | second   | cards        |
      | Tim      | Test Imp | is 1 card    |
      | Test Imp | Tim      | are no cards |

  @rule:717.3 @rule:717.3c
  Scenario: What comes first in the chosen order uses up a prevention before the rest meets it, armor or no armor
    Given the card "Test Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to heroes and allies in your party this turn.
      """
    And the card "Test Flames" reads:
      """
      1, Ability
      Your hero deals 3 nature damage to each opposing hero and ally.
      """
    And your opponent controls "Anika Berlyn", "Golem Skull Helm"
    And your hand is "Test Flames"
    And your opponent's hand is "Test Shelter"
    When you play "Test Flames"
    And your opponent responds by playing "Test Shelter"
    And the chain empties
    And your opponent chooses in order your opponent's hero, "Anika Berlyn"
    And your opponent chooses "Test Shelter"
    Then your opponent's hero has 0 damage
    And "Golem Skull Helm" is ready
    And "Anika Berlyn" has 3 damage

  @rule:717.3 @rule:717.5a
  Scenario: Armor that stops part of the first packet leaves the prevention that much for the second one
    Given the card "Test Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 4 damage that would be dealt to heroes and allies in your party this turn.
      """
    And the card "Test Flames" reads:
      """
      1, Ability
      Your hero deals 4 fire damage to each opposing hero and ally.
      """
    And your opponent controls "Anika Berlyn", "Golem Skull Helm"
    And your hand is "Test Flames"
    And your opponent's hand is "Test Shelter"
    When you play "Test Flames"
    And your opponent responds by playing "Test Shelter"
    And the chain empties
    And your opponent chooses in order your opponent's hero, "Anika Berlyn"
    And your opponent chooses "Golem Skull Helm"
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    Then your opponent's hero has 0 damage
    And "Anika Berlyn" has 1 damage

  @rule:717.3 @rule:717.5a
  Scenario Outline: Behind a first packet that the prevention stops whole there is armor alone
    Given the card "Test Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 4 damage that would be dealt to heroes and allies in your party this turn.
      """
    And the card "Test Flames" reads:
      """
      1, Ability
      Your hero deals 4 fire damage to each opposing hero and ally.
      """
    And your opponent controls "Anika Berlyn", "Golem Skull Helm"
    And your hand is "Test Flames"
    And your opponent's hand is "Test Shelter"
    When you play "Test Flames"
    And your opponent responds by playing "Test Shelter"
    And the chain empties
    And your opponent chooses in order "Anika Berlyn", your opponent's hero
    And your opponent <armor>
    Then your opponent's hero has <hero> damage
    And "Golem Skull Helm" is <helm>
    And "Anika Berlyn" has 0 damage

    Examples:
      | armor                                         | hero | helm      |
      | exhausts "Golem Skull Helm" to prevent damage | 1    | exhausted |
      | prevents nothing                              | 4    | ready     |

  @rule:717.3 @rule:717.3c
  Scenario Outline: Where one prevention is for a party and another for its hero alone, the order chosen holds for both
    Given the card "Test Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to heroes and allies in your party this turn.
      """
    And the card "Test Veil" reads:
      """
      1, Instant Ability
      Prevent the next 2 nature damage that would be dealt to your hero this turn.
      """
    And the card "Test Flames" reads:
      """
      1, Ability
      Your hero deals 3 nature damage to each opposing hero and ally.
      """
    And your opponent controls "Anika Berlyn"
    And your hand is "Test Flames"
    And your opponent's hand is "Test Shelter", "Test Veil"
    When you play "Test Flames"
    And your opponent responds by playing "Test Shelter"
    And your opponent plays "Test Veil"
    And the chain empties
    And your opponent chooses in order your opponent's hero, "Anika Berlyn"
    And your opponent chooses "<first>"
    Then your opponent's hero has 0 damage
    And "Anika Berlyn" has <ally> damage

    Examples:
      | first        | ally |
      | Test Shelter | 3    |
      | Test Veil    | 1    |

  @rule:717.3c
  Scenario: An ally put first uses up the prevention for its party, and its hero has what is for the hero alone
    Given the card "Test Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to heroes and allies in your party this turn.
      """
    And the card "Test Veil" reads:
      """
      1, Instant Ability
      Prevent the next 2 nature damage that would be dealt to your hero this turn.
      """
    And the card "Test Flames" reads:
      """
      1, Ability
      Your hero deals 3 nature damage to each opposing hero and ally.
      """
    And your opponent controls "Anika Berlyn"
    And your hand is "Test Flames"
    And your opponent's hand is "Test Shelter", "Test Veil"
    When you play "Test Flames"
    And your opponent responds by playing "Test Shelter"
    And your opponent plays "Test Veil"
    And the chain empties
    And your opponent chooses in order "Anika Berlyn", your opponent's hero
    Then your opponent's hero has 1 damage
    And "Anika Berlyn" has 0 damage

  @rule:717.3c
  Scenario: The first damage of a turn is prevented for each character by itself, and where it is enough nobody is asked
    Given the card "Parting Blows" reads:
      """
      2, Ability
      For each opposing ally, it deals 2 fire damage to its controller's hero.
      """
    And the card "Ward of the Turn" reads:
      """
      1, Ability
      Ongoing: Prevent the first 4 damage that would be dealt to your hero each turn.
      """
    And the card "Wards of the Turn" reads:
      """
      1, Ability
      Ongoing: Prevent the first 1 damage that would be dealt to each ally in your party each turn.
      """
    And the card "Test Wave" reads:
      """
      1, Ability
      Your hero deals 2 fire damage to each opposing ally.
      """
    And the card "Test Ogre" reads:
      """
      3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health
      """
    And your opponent controls "Test Ogre" as "one Ogre", "Test Ogre" as "another Ogre"
    And your opponent controls "Ward of the Turn", "Wards of the Turn"
    And your hand is "Parting Blows", "Test Wave"
    When you play "Parting Blows"
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "Test Wave"
    And the chain empties
    Then "one Ogre" has 1 damage
    And "another Ogre" has 1 damage
