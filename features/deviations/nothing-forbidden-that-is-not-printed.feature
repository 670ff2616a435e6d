Feature: Nothing is forbidden unless it is printed
  Acting on another's turn, aiming where nothing will change, and choosing a mode without effect are all legal.

  @rule:701.3
  Scenario: An ally is activated on the opponent's turn
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you control "Adept Breton"
    And your opponent controls "Kor Cindervein"
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting "Adept Breton"
    And you respond by using "Adept Breton"
    And the chain empties
    Then your opponent's hero has 1 damage
    And "Kor Cindervein" has 1 damage
    And "Adept Breton" is in your graveyard

  @rule:701.2
  Scenario: A hero whose power doesn't speak of a turn flips on the opponent's, one whose power does may not
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And your hero is "Omedus the Punisher"
    And you control "Acolyte Demia"
    And your opponent's hand is "Fire Blast", "Brigg", "Scorch"
    When your opponent plays "Fire Blast" targeting your hero
    Then you can't use "Acolyte Demia", targeting your opponent's hero, because of 701.2
    When you respond by flipping your hero, targeting your opponent's hero
    And both players pass
    Then your opponent's hero has 5 damage

  @rule:702.3
  Scenario: A quest with no word about the turn is completed on the opponent's
    Given cost is no matter
    And it is your opponent's turn, in the action phase
    And you have "Your Fortune Awaits You" as a face-up resource
    And you have "Tooga's Quest" as a face-up resource
    And your opponent's hand is "Fire Blast"
    When your opponent plays "Fire Blast" targeting your hero
    Then you can't complete "Tooga's Quest", because of 702.2
    When you respond by completing "Your Fortune Awaits You"
    And the chain empties
    Then there is 1 card in your hand

  @rule:404.3
  Scenario: A heal may be aimed at a character without damage
    Given cost is no matter
    And your hand is "Flash Heal"
    And you control "Kor Cindervein"
    When you play "Flash Heal" targeting "Kor Cindervein"
    And the chain empties
    Then "Flash Heal" is in your graveyard
    And "Kor Cindervein" has 0 damage

  @rule:709.2b
  Scenario: An ally that is exhausted already may be the one to be exhausted
    Given cost is no matter
    And your hand is "Charge"
    And your opponent controls an exhausted "Benethor Draigo"
    When you play "Charge" targeting "Benethor Draigo"
    And the chain empties
    Then "Benethor Draigo" is exhausted
    And there is 1 card in your hand

  @rule:707.1b
  Scenario: A mode that will heal nothing may be chosen over one that would deal damage
    Given cost is no matter
    And your hand is "Natural Selection"
    And your opponent controls "Freya Lightsworn"
    When you play "Natural Selection", choosing the 2nd mode, targeting "Freya Lightsworn"
    And the chain empties
    Then "Freya Lightsworn" is in play
    And "Freya Lightsworn" has 0 damage
    And "Natural Selection" is in your graveyard

  @rule:717.3b
  Scenario: Damage may be aimed at a character that will be dealt none of it
    Given cost is no matter
    And your opponent controls "Tim"
    And your opponent's "Blessing of Protection" is attached to your opponent's "Tim"
    And your hand is "Arcane Shot"
    When you play "Arcane Shot" targeting "Tim"
    And the chain empties
    Then "Tim" has 0 damage
    And there is 1 card in your hand

  @rule:410.3a
  Scenario: A second Unique card may be played, and only then is one given up
    Given cost is no matter
    And you control "Landro Longshot" as "the old Landro"
    And your hand is "Landro Longshot" as "the new Landro"
    Then you may play "the new Landro"
    When you play "the new Landro"
    Then the chain, top first, is "the new Landro"
    When the chain empties
    And you choose "the old Landro"
    Then "the new Landro" is in play
    And "the old Landro" is in your graveyard
