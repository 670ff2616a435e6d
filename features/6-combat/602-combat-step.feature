Feature: The combat step
  The attack window, the protect point, the defend window, and characters that leave combat before it concludes.

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:602.1
  Scenario: An attacker exhausts as the combat step starts and is not in combat yet
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Valanos"
    When you propose that your hero attacks "Valanos"
    Then your hero is ready
    When the attack window opens
    Then your hero is exhausted
    And you have priority
    And you can't strike with "Krol Blade", because of 602.4
    When the defend window opens
    Then you may strike with "Krol Blade"

  @rule:602.1 @rule:602.2
  Scenario: What triggers on attacking resolves before anyone can protect
    Given you control "Voss Treebender"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Voss Treebender" attacks your opponent's hero
    And you choose "Guardian Steelhorn"
    Then the chain, top first, is "Voss Treebender"
    When the chain empties
    And you choose to
    Then "Guardian Steelhorn" is exhausted
    When the combat concludes
    Then your opponent's hero has 2 damage
    And "Guardian Steelhorn" has 0 damage

  @rule:602.2
  Scenario: The character that protects exhausts, takes the place of the proposed defender and fights in it
    Given you control "Kor Cindervein"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent protects with "Guardian Steelhorn"
    Then "Guardian Steelhorn" is exhausted
    And the chain is empty
    When the combat concludes
    Then your opponent's hero has 0 damage
    And "Guardian Steelhorn" is in your opponent's graveyard
    And "Kor Cindervein" is in your graveyard

  @rule:602.2
  Scenario: Protecting is a choice
    Given you control "Kor Cindervein"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent does not protect
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Guardian Steelhorn" is ready
    And "Guardian Steelhorn" has 0 damage

  @rule:602.2
  Scenario: An exhausted protector can't protect, and one that came this turn can
    Given you control "Kor Cindervein"
    And your opponent controls an exhausted "Guardian Steelhorn"
    And your opponent controls "Scout Omerrta", which entered play this turn
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the protect point comes
    Then your opponent can't protect with "Guardian Steelhorn"
    When your opponent protects with "Scout Omerrta"
    And the combat concludes
    Then "Scout Omerrta" is in your opponent's graveyard
    And "Kor Cindervein" has 2 damage
    And your opponent's hero has 0 damage

  @rule:602.2
  Scenario: The opponent is not asked when every protector is exhausted
    Given you control "Kor Cindervein"
    And your opponent controls an exhausted "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Guardian Steelhorn" has 0 damage

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:602.2a
  Scenario: Nothing can protect against a stealthy attacker
    Given you control "Leeza, Tomb Robber"
    And you control "Kor Cindervein"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Leeza, Tomb Robber" attacks your opponent's hero
    And the defend window opens
    Then your opponent can't protect with "Guardian Steelhorn", because of 602.2a
    When the combat concludes
    Then your opponent's hero has 2 damage
    And "Guardian Steelhorn" is ready
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent protects with "Guardian Steelhorn"
    And the combat concludes
    Then your opponent's hero has 2 damage

  @rule:602.2b
  Scenario: An elusive character may protect though it couldn't have been attacked
    Given you control "Kor Cindervein"
    And your opponent controls "Warden Tonarin"
    Then you can't propose that "Kor Cindervein" attacks "Warden Tonarin", because of 601.2b
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent protects with "Warden Tonarin"
    And the combat concludes
    Then "Warden Tonarin" is in your opponent's graveyard
    And "Kor Cindervein" has 1 damage
    And your opponent's hero has 0 damage

  @rule:602.2b
  Scenario: A hero may protect against an attacker that isn't able to attack it
    Given your opponent's hero is "Litori Frostburn"
    And your opponent controls "Treesong"
    And you control "Kor Cindervein"
    And your opponent's "Mind Soothe" is attached to your "Kor Cindervein"
    Then you can't propose that "Kor Cindervein" attacks "Litori Frostburn"
    When you propose that "Kor Cindervein" attacks "Treesong"
    And your opponent protects with "Litori Frostburn"
    And the combat concludes
    Then "Litori Frostburn" has 3 damage
    And "Treesong" has 0 damage

  @rule:602.2b
  Scenario: A proposed defender can't protect itself
    Given you control "Kor Cindervein"
    And your opponent controls "Drusenna the Vigilant"
    When you propose that "Kor Cindervein" attacks "Drusenna the Vigilant"
    And the defend window opens
    Then your opponent can't protect with "Drusenna the Vigilant", because of 602.2b
    And "Drusenna the Vigilant" is ready
    When the combat concludes
    Then "Drusenna the Vigilant" has 3 damage
    And "Drusenna the Vigilant" is ready

  @rule:602.2b
  Scenario: Only one character protects in a combat
    Given you control "Kor Cindervein"
    And your opponent controls "Scout Omerrta"
    And your opponent controls "Drusenna the Vigilant"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent protects with "Scout Omerrta"
    Then your opponent can't protect with "Drusenna the Vigilant"
    And "Drusenna the Vigilant" is ready
    When the combat concludes
    Then "Scout Omerrta" is in your opponent's graveyard
    And "Drusenna the Vigilant" has 0 damage

  @rule:602.2
  Scenario: A friend of the proposed defender may protect with a character of its own
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Dee controls "Drusenna the Vigilant"
    When Ann proposes that "Kor Cindervein" attacks Bo's hero
    And Dee protects with "Drusenna the Vigilant"
    And the combat concludes
    Then "Drusenna the Vigilant" has 3 damage
    And "Kor Cindervein" is in Ann's graveyard
    And Bo's hero has 0 damage

  @rule:602.2
  Scenario: A bystander who is no friend of the proposed defender can't protect it
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Cid controls "Drusenna the Vigilant"
    When Ann proposes that "Kor Cindervein" attacks Bo's hero
    And the defend window opens
    Then Cid can't protect with "Drusenna the Vigilant", because of 602.2
    When the combat concludes
    Then Bo's hero has 3 damage
    And "Drusenna the Vigilant" is ready

  @edition:cr-2009-combat @rule:602.2
  Scenario: In the later combat rules anyone opposed to the attacker may protect
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Cid controls "Drusenna the Vigilant"
    When Ann proposes that "Kor Cindervein" attacks Bo's hero
    And Cid protects with "Drusenna the Vigilant"
    And the combat concludes
    Then Bo's hero has 0 damage
    And "Drusenna the Vigilant" has 3 damage

  @rule:602.2
  Scenario: A player whose own ally is attacked by his own party may protect it, the opponent may not
    Given you control "Gamon"
    And you control "Kor Cindervein"
    And you control "Drusenna the Vigilant"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks "Gamon"
    And the protect point comes
    Then your opponent can't protect with "Guardian Steelhorn", because of 602.2
    When you protect with "Drusenna the Vigilant"
    And the combat concludes
    Then "Gamon" has 0 damage
    And "Drusenna the Vigilant" has 3 damage
    And "Kor Cindervein" is in your graveyard

  @edition:cr-2009-combat @rule:602.2
  Scenario: In the later combat rules the attacker's side can't protect against it even for its own ally
    Given you control "Gamon"
    And you control "Kor Cindervein"
    And you control "Drusenna the Vigilant"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Kor Cindervein" attacks "Gamon"
    And the protect point comes
    Then you can't protect with "Drusenna the Vigilant", because of 602.2
    When your opponent protects with "Guardian Steelhorn"
    And the combat concludes
    Then "Gamon" has 0 damage
    And "Drusenna the Vigilant" is ready
    And "Guardian Steelhorn" is in your opponent's graveyard

  @rule:602.2
  Scenario: An attacking character can't protect, however ready it has become
    Given cost is no matter
    And you control "Gamon"
    And you control "Drusenna the Vigilant"
    And you control "Emerald-Scale Greaves"
    When you propose that "Drusenna the Vigilant" attacks "Gamon"
    And the attack window opens
    And you use "Emerald-Scale Greaves", targeting "Drusenna the Vigilant"
    And the chain empties
    Then "Drusenna the Vigilant" is ready
    When the combat concludes
    Then "Gamon" is in your graveyard
    And "Drusenna the Vigilant" has 1 damage

  @rule:602.2
  Scenario: An attacker lost in the attack window leaves nothing to protect against
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Guardian Steelhorn"
    And your opponent's hand is "Righteous Vengeance"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the attack window opens
    And your opponent plays "Righteous Vengeance" targeting "Kor Cindervein"
    And the combat concludes
    Then "Kor Cindervein" is in your graveyard
    And "Guardian Steelhorn" is ready
    And your opponent's hero has 0 damage
    And it is your turn, in the action phase
    And you have priority

  @rule:602.3 @example:cr-2007-05/602.2b#1
  Scenario: Two allies whose combat powers trigger together: the defender's resolves first and destroys both
    Given you control "High Overlord Saurfang"
    And your opponent controls "Grunt Baranka"
    When you propose that "High Overlord Saurfang" attacks "Grunt Baranka"
    And the attack window opens
    Then the chain is empty
    When the defend window opens
    Then the chain, top first, is "Grunt Baranka", "High Overlord Saurfang"
    When both players pass
    Then "Grunt Baranka" is in your opponent's graveyard
    And "High Overlord Saurfang" is in your graveyard
    And the chain, top first, is "High Overlord Saurfang"
    When the combat concludes
    Then it is your turn, in the action phase
    And the chain is empty

  @rule:602.3
  Scenario: A character that could have defended but was protected doesn't defend
    Given you control "Kor Cindervein"
    And your opponent controls "Grunt Baranka"
    And your opponent controls "Drusenna the Vigilant"
    When you propose that "Kor Cindervein" attacks "Grunt Baranka"
    And your opponent protects with "Drusenna the Vigilant"
    Then the chain is empty
    When the combat concludes
    Then "Grunt Baranka" is in play
    And "Kor Cindervein" is in your graveyard
    And "Drusenna the Vigilant" has 3 damage

  @rule:602.4 @rule:407.2a
  Scenario: A player strikes only in the defend window and only while the hero is in combat, ready or not
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is an exhausted "Gorebelly"
    And you control "Krol Blade"
    And you control "Cerwyn"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Anika Berlyn"
    When your opponent proposes that "Kor Cindervein" attacks "Cerwyn"
    And the defend window opens
    Then you can't strike with "Krol Blade", because of 602.4
    When the combat concludes
    And your opponent proposes that "Anika Berlyn" attacks "Gorebelly"
    And the attack window opens
    Then you can't strike with "Krol Blade", because of 602.4
    When you strike with "Krol Blade"
    And the combat concludes
    Then "Anika Berlyn" has 3 damage
    And "Gorebelly" has 5 damage

  @rule:602.5
  Scenario: When the attacker is gone the defender is no longer in combat, and no damage is dealt
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Withdraw"
    And you control "Krol Blade"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the defend window opens
    Then your opponent has priority
    When you play "Withdraw" targeting "Kor Cindervein"
    And the chain empties
    Then "Kor Cindervein" is in your opponent's hand
    And it is your opponent's turn, in the defend window
    And you can't strike with "Krol Blade", because of 602.4
    When the combat concludes
    Then your hero has 0 damage
    And it is your opponent's turn, in the action phase

  @rule:602.5
  Scenario: An attacker that changes sides stops attacking and deals no damage
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hand is "Brainwash"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Rodrigo"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the defend window opens
    And you play "Brainwash" targeting "Kor Cindervein"
    And the combat concludes
    Then you control "Kor Cindervein"
    And "Kor Cindervein" is exhausted
    And your hero has 0 damage
    And "Kor Cindervein" has 0 damage
    And your opponent may propose that "Rodrigo" attacks "Kor Cindervein"

  @rule:602.5
  Scenario: A protector that leaves combat leaves the first proposed defender unharmed all the same
    Given cost is no matter
    And you control "Anika Berlyn"
    And your opponent controls "Valanos"
    And your opponent controls "Drusenna the Vigilant"
    And your opponent's hand is "Fall Back"
    When you propose that "Anika Berlyn" attacks "Valanos"
    And your opponent protects with "Drusenna the Vigilant"
    And your opponent plays "Fall Back" targeting "Drusenna the Vigilant"
    And the combat concludes
    Then "Drusenna the Vigilant" is in your opponent's hand
    And "Valanos" has 0 damage
    And "Anika Berlyn" has 0 damage
    And "Anika Berlyn" is exhausted

  @edition:cr-2009-combat @rule:cr-2009-combat:602.3b
  Scenario: A hero made a defender during combat enters combat and may strike
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Brigg"
    And you control "Krol Blade"
    And your hand is "Righteous Defense"
    And your opponent controls "Valanos"
    When your opponent proposes that "Valanos" attacks "Brigg"
    And the defend window opens
    Then you can't strike with "Krol Blade", because of 602.4
    When you play "Righteous Defense" targeting "Brigg"
    And the chain empties
    And you strike with "Krol Blade"
    And the combat concludes
    Then "Brigg" has 0 damage
    And your hero has 2 damage
    And "Valanos" has 3 damage

  @edition:cr-2009-combat @rule:cr-2009-combat:602.3b
  Scenario Outline: A protector protects on only as long as it is the defender: <new> becomes the new one
    Given the card "Intervene" reads:
      """
      1, Instant Ability
      Target ally you control becomes the new defender.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And you control "Drusenna the Vigilant" and "Valanos"
    And your hand is "Intervene"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And you protect with "Drusenna the Vigilant"
    Then "Drusenna the Vigilant" is protecting
    When you play "Intervene" targeting "<new>"
    And the chain empties
    Then "<new>" is defending
    And "Drusenna the Vigilant" is <protecting>
    And "Valanos" is not protecting
    When the combat concludes
    Then "<new>" has 3 damage
    And "<other>" has 0 damage
    And your hero has 0 damage

    Examples:
      | new                   | other                 | protecting     |
      | Valanos               | Drusenna the Vigilant | not protecting |
      | Drusenna the Vigilant | Valanos               | protecting     |

  @edition:cr-2009-combat @rule:cr-2009-combat:602.3b @rule:602.2
  Scenario Outline: A protector that comes to defend again in the same combat is protecting again: <first>
    Given the card "Intervene" reads:
      """
      1, Instant Ability
      Target ally you control becomes the new defender.
      """
    And the card "Sidestep" reads:
      """
      1, Instant Ability
      Remove target ally from combat.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And you control "Drusenna the Vigilant" and "Valanos"
    And your hand is "Sidestep", "Intervene" as "the first Intervene", "Intervene" as "the second Intervene"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And you protect with "Drusenna the Vigilant"
    And you play "<first>" targeting "<target>"
    And the chain empties
    Then "Drusenna the Vigilant" is not protecting
    When you play "the second Intervene" targeting "Drusenna the Vigilant"
    And the chain empties
    Then "Drusenna the Vigilant" is defending
    And "Drusenna the Vigilant" is protecting
    And "Valanos" is not protecting

    Examples:
      | first               | target                |
      | the first Intervene | Valanos               |
      | Sidestep            | Drusenna the Vigilant |

  @edition:cr-2009-combat @rule:cr-2009-combat:602.4 @rule:cr-2009-combat:603.3
  Scenario: In the later combat rules leaving play, changing controllers and the end of a combat are removals from it
    Given the card "Test Signal" reads:
      """
      1, Item
      When a hero or ally is removed from combat, draw a card.
      """
    And the card "Test Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And you control "Test Signal" and "Kor Cindervein" and "Brigg" and "Valanos"
    And your opponent's hand is "Withdraw", "Test Lure"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the defend window opens
    And your opponent plays "Withdraw" targeting "Kor Cindervein"
    And both players pass
    Then "Kor Cindervein" is in your hand
    And the chain, top first, is "Test Signal"
    When the chain empties
    Then there are 2 cards in your hand
    When the combat concludes
    Then the chain, top first, is "Test Signal"
    When the chain empties
    Then there are 3 cards in your hand
    When you propose that "Brigg" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 1 damage
    And the chain, top first, is "Test Signal", "Test Signal"
    When the chain empties
    Then there are 5 cards in your hand
    When you propose that "Valanos" attacks your opponent's hero
    And the attack window opens
    And your opponent plays "Test Lure" targeting "Valanos"
    And both players pass
    Then "Valanos" is not attacking
    And the chain, top first, is "Test Signal"

  @edition:cr-2007-05 @rule:602.5 @rule:603.3a
  Scenario: In the earlier combat rules neither leaving play nor the end of a combat is a removal from it
    Given the card "Test Signal" reads:
      """
      1, Item
      When a hero or ally is removed from combat, draw a card.
      """
    And cost is no matter
    And you control "Test Signal" and "Kor Cindervein" and "Brigg"
    And your opponent's hand is "Withdraw"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the defend window opens
    And your opponent plays "Withdraw" targeting "Kor Cindervein"
    And the combat concludes
    Then "Kor Cindervein" is in your hand
    And there is 1 card in your hand
    When you propose that "Brigg" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 1 damage
    And the chain is empty
    And there is 1 card in your hand

  @edition:cr-2009-combat @rule:cr-2009-combat:602.4 @rule:cr-2009-combat:601.2f
  Scenario: In the later combat rules a proposed attacker that leaves play is removed from combat
    Given the card "Test Signal" reads:
      """
      1, Item
      When a hero or ally is removed from combat, draw a card.
      """
    And cost is no matter
    And you control "Test Signal" and "Kor Cindervein" and "Brigg"
    And your opponent's hand is "Withdraw" as "the first Withdraw", "Withdraw" as "the second Withdraw"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And your opponent responds by playing "the first Withdraw" targeting "Brigg"
    And both players pass
    Then "Brigg" is in your hand
    And there is 1 card in your hand
    When your opponent plays "the second Withdraw" targeting "Kor Cindervein"
    And both players pass
    Then "Kor Cindervein" is in your hand
    And there are 2 cards in your hand
    When the chain empties
    Then there are 3 cards in your hand

  @edition:cr-2007-05 @edition:cr-2009-combat @rule:602.5
  Scenario: A hero that its own power removes from combat sets off what watches for that
    Given the card "Test Signal" reads:
      """
      1, Item
      When a hero or ally is removed from combat, draw a card.
      """
    And cost is no matter
    And you control "Test Signal" and "Kor Cindervein"
    And your opponent's hero is "Kana Nassis"
    When you propose that "Kor Cindervein" attacks "Kana Nassis"
    And the defend window opens
    And your opponent uses "Kana Nassis"
    And the chain empties
    Then "Kana Nassis" is not defending
    And there is 1 card in your hand

  @edition:cr-2009-combat @rule:cr-2009-combat:602.2c @rule:603.1
  Scenario: A protector turns a sabotage into an ordinary combat
    Given you control "Arcanist Avelena"
    And your opponent controls "Battle Shout"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Arcanist Avelena" sabotages "Battle Shout"
    And your opponent protects with "Guardian Steelhorn"
    And the combat concludes
    Then "Battle Shout" is in play
    And the chain is empty
    And "Guardian Steelhorn" has 1 damage
    And "Arcanist Avelena" is in your graveyard

  @edition:cr-2009-combat @rule:cr-2009-combat:602.3c
  Scenario: In the later combat rules whoever is left alone in a combat is not in combat any more
    Given cost is no matter
    And your hero is "Graccus"
    And you control "Annihilator"
    And your opponent controls "Brigg"
    And your opponent's hand is "Withdraw"
    When you propose that your hero attacks "Brigg"
    And the defend window opens
    Then you may strike with "Annihilator"
    When your opponent responds by playing "Withdraw" targeting "Brigg"
    And the chain empties
    Then your hero is attacking
    And you can't strike with "Annihilator", because of cr-2009-combat:602.3c
