Feature: 406 Playing cards
  A card is played from hand, and unless it is instant in its player's own action phase with nothing else going on.

  Background:
    Given cost is no matter

  @rule:406.1
  Scenario: A card that is not instant waits for an empty chain and for the end of the combat
    Given you control "Kor Cindervein"
    And your hand is "Fire Blast", "Frostbolt", "Lightning Bolt"
    When you play "Fire Blast" targeting your opponent's hero
    Then you can't play "Lightning Bolt" targeting your opponent's hero, because of 406.1
    And you may play "Frostbolt" targeting your opponent's hero
    When the chain empties
    Then you may play "Lightning Bolt" targeting your opponent's hero
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And the attack window opens
    Then you can't play "Lightning Bolt" targeting your opponent's hero, because of 406.1
    And you may play "Frostbolt" targeting your opponent's hero
    When the combat concludes
    Then you may play "Lightning Bolt" targeting your opponent's hero

  @rule:406.1
  Scenario: Cards are played from hand only, until a card says otherwise
    Given your graveyard is "Brigg", "Fire Blast"
    And your hand is "Dramla Lifebender"
    Then you can't play "Brigg", because of 406.1
    When you play "Dramla Lifebender"
    And the chain empties
    Then you can't play "Fire Blast" targeting your opponent's hero, because of 406.1
    When you play "Brigg"
    And the chain empties
    Then you control "Brigg"
