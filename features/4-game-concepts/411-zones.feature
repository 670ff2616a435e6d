Feature: 411 Zones
  A card that changes zones is another card, but a link that moved it may still find it where it put it.

  Background:
    Given cost is no matter

  @rule:411.8a @rule:709.2a
  Scenario: A target that left and came back is another card
    Given it is your opponent's turn, in the action phase
    And you control "Tristan Rapidstrike"
    And your hand is "Fall Back"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting "Tristan Rapidstrike"
    And you respond by playing "Fall Back" targeting "Tristan Rapidstrike"
    And both players pass
    Then "Tristan Rapidstrike" is in your hand
    When you respond by playing "Tristan Rapidstrike"
    And both players pass
    Then "Tristan Rapidstrike" is in play
    When the chain empties
    Then "Tristan Rapidstrike" has 0 damage
    And "Lightning Bolt" is in your opponent's graveyard

  @rule:411.8a
  Scenario: A modifier for the turn does not wait for a card that comes back
    Given you control "Tristan Rapidstrike"
    And your hand is "Swift Assault", "Fall Back"
    When you play "Swift Assault" targeting "Tristan Rapidstrike"
    And the chain empties
    Then "Tristan Rapidstrike" has 5 ATK
    When you play "Fall Back" targeting "Tristan Rapidstrike"
    And the chain empties
    And you play "Tristan Rapidstrike"
    And the chain empties
    Then "Tristan Rapidstrike" has 3 ATK

  @rule:411.8a @rule:701.5
  Scenario: A power used once this turn may be used again by the card that came back
    Given you control "Elder Moorf"
    And you control "Valanos"
    And your hand is "Fall Back"
    When you use "Elder Moorf", targeting "Valanos"
    And the chain empties
    Then you can't use "Elder Moorf", targeting "Valanos", because of 701.5
    When you play "Fall Back" targeting "Elder Moorf"
    And the chain empties
    And you play "Elder Moorf"
    And the chain empties
    And you use "Elder Moorf", targeting "Valanos"
    And the chain empties
    Then "Valanos" has 6 ATK

  @rule:411.8b
  Scenario: Masten Everspirit's effect finds him in the graveyard that his death put him in
    Given it is your opponent's turn, in the action phase
    And you control "Masten Everspirit"
    And your opponent's hand is "Vanquish"
    When your opponent plays "Vanquish" targeting "Masten Everspirit"
    And both players pass
    Then "Masten Everspirit" is in your graveyard
    When the chain empties
    And you choose to
    Then "Masten Everspirit" is in your hand

  @rule:411.8b
  Scenario: It does not follow him when he is removed from there in response
    Given it is your opponent's turn, in the action phase
    And you control "Masten Everspirit"
    And you control "Wall of the Dead"
    And your opponent's hand is "Vanquish"
    When your opponent plays "Vanquish" targeting "Masten Everspirit"
    And both players pass
    And you respond by using "Wall of the Dead"
    And the chain empties
    Then "Masten Everspirit" is removed from the game
    And there is no card in your hand

  @rule:411.8b
  Scenario: Nor does it take him when he left that graveyard and came back to it
    Given it is your opponent's turn, in the action phase
    And you control "Masten Everspirit"
    And you have an exhausted "Chasing A-Me 01" as a face-up resource
    And you have an exhausted "A Donation of Wool" as a face-up resource
    And your deck, from the top, is "Tim", "Brigg"
    And your opponent's hand is "Vanquish"
    When your opponent plays "Vanquish" targeting "Masten Everspirit"
    And both players pass
    And you respond by completing "Chasing A-Me 01", targeting "Masten Everspirit"
    And both players pass
    Then "Masten Everspirit" is in your hand
    When you respond by completing "A Donation of Wool"
    And both players pass
    And you choose "Masten Everspirit"
    Then "Masten Everspirit" is in your graveyard
    When the chain empties
    Then "Masten Everspirit" is in your graveyard
    And there is 1 card in your hand

  @rule:411.8e @example:cr-2007-05/411.8e#1 @rule:411.6a
  Scenario: Destroying her is satisfied though Dramla's modifier removes Grunt Baranka from the game
    Given it is your opponent's turn, in the action phase
    And you control "Dramla Lifebender"
    And you control "Grunt Baranka"
    And your opponent controls "Valanos"
    When your opponent proposes that "Valanos" attacks "Grunt Baranka"
    And the defend window opens
    Then the chain, top first, is "Grunt Baranka"
    And "Grunt Baranka" is in play
    When the chain empties
    Then "Grunt Baranka" is removed from the game
    And there is no card in your graveyard
    And "Valanos" is in your opponent's graveyard
    And "Dramla Lifebender" is in play

  @rule:411.8e
  Scenario: A destroyed part of a cost is paid though it is removed from the game instead
    Given you control "Dramla Lifebender"
    And you control "Kryton Barleybeard"
    And your opponent controls "Battle Shout"
    When you use "Kryton Barleybeard", targeting "Battle Shout"
    Then "Kryton Barleybeard" is removed from the game
    When the chain empties
    Then "Battle Shout" is in your opponent's hand

  @rule:411.2c
  Scenario: Several cards put on top of a deck at once go there in the order their player likes
    Given the card "Treasure Chest" reads:
      """
      2, Ability
      Look at the top three cards of your deck. Put one into your hand and the rest on top of your deck in any order.
      """
    And cost is no matter
    And your hand is "Treasure Chest"
    And your deck, from the top, is "Brigg", "Cerwyn", "Gamon", "Pugg"
    When you play "Treasure Chest"
    And the chain empties
    And you choose "Brigg"
    And you choose in order "Cerwyn", "Gamon"
    Then "Brigg" is in your hand
    And your deck, from the top, is "Gamon", "Cerwyn", "Pugg"

  @rule:411.2d
  Scenario: A deck that is turned over is drawn from its other end, and everyone sees its cards
    Given the card "Fortune Telling" reads:
      """
      8, Ability
      Turn your deck over.
      """
    And your hand is "Fortune Telling"
    And your deck, from the top, is "Tim", "Vanquish", "Brigg"
    When you play "Fortune Telling"
    And the chain empties
    Then your deck is turned over
    And your deck, from the top, is "Brigg", "Vanquish", "Tim"
    And your opponent's deck is not turned over
    When your next turn starts
    And the action phase starts
    Then "Brigg" is in your hand
    And your deck, from the top, is "Vanquish", "Tim"
    And your deck is turned over

  @rule:409.2 @rule:411.2d
  Scenario: Whoever searches a deck that lies face up can't fail to find what is there
    Given the card "Fortune Telling" reads:
      """
      8, Ability
      Turn your deck over.
      """
    And your hand is "Fortune Telling", "Swiftshift"
    And your deck, from the top, is "Tim", "Bear Form", "Cat Form", "Brigg"
    When you play "Fortune Telling"
    And the chain empties
    And you play "Swiftshift"
    And the chain empties
    And you choose your deck
    Then you must choose between "Bear Form", "Cat Form"
    When you choose "Cat Form"
    And your deck is shuffled with "Bear Form", "Tim", "Brigg" on top
    Then "Cat Form" is in your hand
    And your deck is turned over

  @rule:411.2d
  Scenario: A deck that is turned over twice lies as it did
    Given the card "Fortune Telling" reads:
      """
      8, Ability
      Turn your deck over.
      """
    And your hand is "Fortune Telling" as "the first telling", "Fortune Telling" as "the second telling"
    And your deck, from the top, is "Tim", "Vanquish", "Brigg"
    When you play "the first telling"
    And the chain empties
    And you play "the second telling"
    And the chain empties
    Then your deck is not turned over
    And your deck, from the top, is "Tim", "Vanquish", "Brigg"

  @rule:411.8b
  Scenario: What a link put into play is destroyed at the end of the turn
    Given the card "Brief Visit" reads:
      """
      1, Ability
      Put an ally card from your hand into play. At end of turn, destroy that ally.
      """
    And cost is no matter
    And your hand is "Brief Visit", "Valanos"
    When you play "Brief Visit"
    And the chain empties
    Then "Valanos" is in play
    When the end phase starts
    And the chain empties
    Then "Valanos" is in your graveyard

  @rule:411.8b
  Scenario: What a link put into play has what the same link gives it
    Given the card "Rash Call" reads:
      """
      1, Ability
      Put target ally card from your graveyard into play. It has +2 ATK this turn.
      """
    And cost is no matter
    And your hand is "Rash Call"
    And your graveyard is "Valanos"
    When you play "Rash Call", targeting "Valanos"
    And the chain empties
    Then "Valanos" has 4 ATK

  @rule:411.8b
  Scenario: A card from the top of the deck is known where it was put
    Given the card "Gravedigger" reads:
      """
      1, Ability
      Put the top card of your deck into your graveyard. If it's an ally card, put it into play.
      """
    And cost is no matter
    And your hand is "Gravedigger"
    And your deck, from the top, is "Valanos", "Brigg"
    When you play "Gravedigger"
    And the chain empties
    Then "Valanos" is in play
    And your deck, from the top, is "Brigg"

  @rule:411.8a @rule:411.8b
  Scenario: A card that went and came back meanwhile is not the one that was put into play
    Given the card "Brief Visit" reads:
      """
      1, Ability
      Put an ally card from your hand into play. At end of turn, destroy that ally.
      """
    And cost is no matter
    And your hand is "Brief Visit", "Valanos", "Fall Back"
    When you play "Brief Visit"
    And the chain empties
    And you play "Fall Back" targeting "Valanos"
    And the chain empties
    And you play "Valanos"
    And the chain empties
    And the end phase starts
    And the chain empties
    Then "Valanos" is in play

  @rule:411.8b
  Scenario: What a link removed from the game is found when it is put back, and there by what follows
    Given the card "Far Banishment" reads:
      """
      1, Ability
      Remove target ally in an opponent's party from the game. At the start of your next turn, that opponent puts that ally into play under his control, and your hero deals 2 shadow damage to it.
      """
    And cost is no matter
    And your hand is "Far Banishment"
    And your opponent controls "Valanos"
    When you play "Far Banishment", targeting "Valanos"
    And the chain empties
    Then "Valanos" is removed from the game
    When your next turn starts
    And the chain empties
    Then your opponent controls "Valanos"
    And "Valanos" has 2 damage

  @rule:715.1
  Scenario: What was targeted is still known to an effect that is put off
    Given the card "Borrowed Time" reads:
      """
      2, Ability
      Target ally has +2 ATK this turn. At end of turn, destroy that ally.
      """
    And cost is no matter
    And your hand is "Borrowed Time"
    And you control "Valanos" and "Brigg"
    When you play "Borrowed Time", targeting "Valanos"
    And the chain empties
    And the end phase starts
    And the chain empties
    Then "Valanos" is in your graveyard
    And you control "Brigg"

  @rule:411.2c
  Scenario: Who is told to put several cards on decks arranges them
    Given the card "Rout" reads:
      """
      2, Ability
      Target opponent puts three allies from his party on top of their owner's decks.
      """
    And your opponent controls "Tim", "Brigg", "Cerwyn", "Fugu"
    And your hand is "Rout"
    And your opponent's deck, from the top, is "Valanos"
    When you play "Rout" targeting your opponent
    And the chain empties
    And your opponent chooses "Brigg", "Tim", "Fugu"
    And your opponent chooses in order "Tim", "Fugu", "Brigg"
    Then your opponent's deck, from the top, is "Brigg", "Fugu", "Tim", "Valanos"

  @rule:411.2c
  Scenario: Who puts all cards of a kind on a deck arranges them, though nobody chooses any
    Given the card "Recall" reads:
      """
      2, Ability
      Target player puts all allies in his party on top of their owner's deck.
      """
    And your opponent controls "Tim", "Brigg"
    And your hand is "Recall"
    When you play "Recall" targeting your opponent
    And the chain empties
    Then your opponent must choose between "Tim", "Brigg"
    When your opponent chooses in order "Tim", "Brigg"
    Then your opponent's deck, from the top, is "Brigg", "Tim"

  @rule:411.2c @rule:802.1
  Scenario: Of several players each arranges the cards that he or she puts on a deck
    Given the card "Long Sleep" reads:
      """
      2, Ability
      Each player puts all allies in his party on top of their owner's deck.
      """
    And you control "Cerwyn", "Fugu"
    And your opponent controls "Tim", "Brigg"
    And your hand is "Long Sleep"
    When you play "Long Sleep"
    And the chain empties
    And you choose in order "Fugu", "Cerwyn"
    And your opponent chooses in order "Tim", "Brigg"
    Then your deck, from the top, is "Cerwyn", "Fugu"
    And your opponent's deck, from the top, is "Brigg", "Tim"

  @rule:411.2c
  Scenario: Who puts several cards on the bottom of a deck arranges them as well
    Given the card "Discourage" reads:
      """
      2, Ability
      Target opponent puts two cards from his hand on the bottom of his deck.
      """
    And your hand is "Discourage"
    And your opponent's hand is "Tim", "Brigg", "Fugu"
    And your opponent's deck, from the top, is "Cerwyn"
    When you play "Discourage" targeting your opponent
    And the chain empties
    And your opponent chooses "Tim", "Brigg"
    And your opponent chooses in order "Brigg", "Tim"
    Then your opponent's deck, from the top, is "Cerwyn", "Brigg", "Tim"

  @rule:411.2c
  Scenario: You arrange what another player only chooses
    Given the card "Choice of Foes" reads:
      """
      2, Ability
      Target opponent chooses two allies in his party. Put those allies on top of their owners' decks.
      """
    And your opponent controls "Tim", "Brigg", "Fugu"
    And your hand is "Choice of Foes"
    When you play "Choice of Foes" targeting your opponent
    And the chain empties
    And your opponent chooses "Tim", "Brigg"
    And you choose in order "Brigg", "Tim"
    Then your opponent's deck, from the top, is "Tim", "Brigg"

  Rule: A card in play that is put into a resource row has not changed zones (411.7a, 411.8a)

    Background:
      Given the card "Winter Sleep" reads:
        """
        2, Instant Ability
        Put target non-token ally into its owner's resource row face down, then exhaust it.
        """
      And the card "Bonds" reads:
        """
        2, Ability
        Attach to target ability, ally, equipment, or resource and exhaust it.
        Ongoing: Attached card can't ready during its controller's ready step.
        """
      And the card "Uproot" reads:
        """
        1, Ability
        Destroy target resource.
        """

    @rule:411.8a @rule:411.7a
    Scenario: What is attached to it stays attached and speaks of it still
      Given your opponent controls "Tim", "Brigg"
      And your "Bonds" is attached to your opponent's "Tim"
      And your hand is "Winter Sleep", "Winter Sleep"
      When you play "Winter Sleep" targeting "Tim"
      And the chain empties
      Then "Tim" is exhausted
      And your opponent has 1 exhausted resource
      When you play "Winter Sleep" targeting "Brigg"
      And the chain empties
      And your opponent's next turn starts
      And the draw step starts
      Then your opponent has 1 exhausted resource
      And "Tim" is exhausted
      And "Brigg" is ready

    @rule:306.3e @rule:411.7a
    Scenario: What is attached to it goes with it as it leaves play later
      Given your opponent controls "Tim"
      And your "Bonds" is attached to your opponent's "Tim"
      And your hand is "Winter Sleep", "Uproot"
      When you play "Winter Sleep" targeting "Tim"
      And the chain empties
      Then "Bonds" is in play
      When you play "Uproot" targeting "Tim"
      And the chain empties
      Then "Bonds" is in your graveyard
      And "Tim" is in your opponent's graveyard

    @rule:411.8a
    Scenario: A modifier on the card goes on for as long as it lasts
      Given the card "Stagger" reads:
        """
        1, Instant Ability
        Exhaust target card in play. It can't ready during its controller's next ready step.
        """
      And your opponent controls "Tim"
      And your hand is "Winter Sleep", "Stagger"
      When you play "Stagger" targeting "Tim"
      And the chain empties
      And you play "Winter Sleep" targeting "Tim"
      And the chain empties
      And your opponent's next turn starts
      And the draw step starts
      Then "Tim" is exhausted

    @rule:408.1b @rule:411.7a
    Scenario: What an attached ally can't do, or suffers, is nothing to a resource
      Given the card "Weariness" reads:
        """
        2, Ability
        Attach to target ally.
        Ongoing: Attached ally can't ready during its controller's ready step.
        At the start of your turn, your hero deals 1 frost damage to attached ally.
        """
      And your opponent controls "Tim"
      And your "Weariness" is attached to your opponent's "Tim"
      And your hand is "Winter Sleep"
      When you play "Winter Sleep" targeting "Tim"
      And the chain empties
      And your opponent's next turn starts
      And the draw step starts
      Then "Tim" is ready
      When your next turn starts
      And the chain empties
      Then "Tim" has 0 damage
      And "Weariness" is in play

    @rule:411.7a @rule:411.8a
    Scenario: It neither leaves play nor enters it
      Given the card "Mourner" reads:
        """
        2, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 9 health
        When Mourner enters play, draw a card.
        When Mourner leaves play, your hero deals 3 melee damage to itself.
        """
      And you control "Mourner"
      And your hand is "Winter Sleep"
      When you play "Winter Sleep" targeting "Mourner"
      And the chain empties
      Then the chain is empty
      And your hero has 0 damage
      And there is no card in your hand

    @rule:400.3 @rule:411.7a
    Scenario: In its owner's row it is its owner's, whoever had gained control of the ally
      Given the card "Beguile" reads:
        """
        2, Ability
        Gain control of target ally for the rest of the game.
        """
      And the card "Leash" reads:
        """
        2, Ability
        Attach to target ally.
        Ongoing: You control attached ally.
        """
      And your opponent controls "Tim", "Brigg"
      And your hand is "Beguile", "Leash", "Winter Sleep", "Winter Sleep"
      When you play "Beguile" targeting "Tim"
      And the chain empties
      And you play "Leash" targeting "Brigg"
      And the chain empties
      Then you control "Tim"
      And you control "Brigg"
      When you play "Winter Sleep" targeting "Tim"
      And the chain empties
      And you play "Winter Sleep" targeting "Brigg"
      And the chain empties
      Then your opponent has 2 exhausted resources
      And your opponent controls "Tim"
      And your opponent controls "Brigg"
      And "Leash" is in play

    @rule:411.8a
    Scenario: Damage and counters stay on it
      Given your opponent controls "Brigg" with 1 damage
      And your hand is "Winter Sleep"
      When you play "Winter Sleep" targeting "Brigg"
      And the chain empties
      Then "Brigg" has 1 damage
      And "Brigg" is in play
