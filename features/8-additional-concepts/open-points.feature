Feature: What the rules leave open
  Where the documents contradict themselves or fall silent, one reading is played, and the scenario says that it is one.

  @rule:601.3 @rule:602.1
  Scenario: As a proposal resolves the combat step starts, and nobody acts in between
    Given cost is no matter
    And you control "Kor Cindervein"
    And your hand is "Leeroy Jenkins", "Fire Blast"
    When you propose that "Kor Cindervein" attacks your opponent's hero
    And both players pass
    Then it is your turn, in the attack window
    And "Kor Cindervein" is attacking and "Kor Cindervein" is exhausted
    And you have priority
    And you can't play "Leeroy Jenkins", because of 406.1
    And you may play "Fire Blast" targeting your opponent's hero
    And the rules do not settle this, see "OP-3"

  @rule:602.2 @rule:603.2
  Scenario: A combat that lost its attacker in the attack window ends without a defend window
    Given cost is no matter
    And you control "Benethor Draigo"
    And your opponent's hero is "Gorebelly"
    And your opponent controls "Krol Blade"
    And your opponent's hand is "Fire Blast"
    When you propose that "Benethor Draigo" attacks "Gorebelly"
    And the attack window opens
    And your opponent plays "Fire Blast" targeting "Benethor Draigo"
    And both players pass
    Then "Benethor Draigo" is in your graveyard
    And it is your turn, in the attack window
    When both players pass
    Then it is your turn, in the action phase
    And you have priority
    And your opponent can't strike with "Krol Blade", because of 602.4
    And the rules do not settle this, see "OP-6"

  @rule:102.2
  Scenario: The turn of a player who has left goes on without that player
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo's hero is "Litori Frostburn"
    And Cid controls "Kor Cindervein"
    And Bo's hand is "Fire Blast"
    And cost is no matter
    When Ann concedes
    Then it is Ann's turn, in the action phase
    And Bo has priority
    When Bo plays "Fire Blast" targeting Cid's hero
    And the chain empties
    Then Cid's hero has 2 damage
    And it is Ann's turn, in the action phase
    And Bo has priority
    When the turn ends
    Then it is Bo's turn, in the ready step
    And the rules do not settle this, see "OP-13"

  @rule:410.2 @rule:407.6a
  Scenario: Of two copies of a Unique card the one with fatal damage may be chosen, and then one is enough
    Given a board the rules will repair
    And you control "Landro Longshot" as "the hale Landro"
    And you control "Landro Longshot" with 4 damage as "the dying Landro"
    When you pass
    And you choose "the dying Landro"
    Then "the dying Landro" is in your graveyard
    And "the hale Landro" is in play
    And the rules do not settle this, see "OP-20"

  @rule:800.2a
  Scenario: Of a side deck of more than ten cards ten become the new deck
    Given cost is no matter
    And your hero is "Litori Frostburn"
    And you have "Through the Dark Portal" as a face-up resource
    And your side deck is "Tim", "Kor Cindervein", "Fire Blast", "Frostbolt", "Leeroy Jenkins", "Polymorph", "Counterspell", "Blink", "Fireball", "Lady Kath", "Flamestrike"
    When you complete "Through the Dark Portal"
    And the chain empties
    And you choose "Tim", "Kor Cindervein", "Fire Blast", "Frostbolt", "Leeroy Jenkins", "Polymorph", "Counterspell", "Blink", "Fireball", "Lady Kath"
    Then there are 10 cards in your deck
    And "Flamestrike" is in your side deck
    And the rules do not settle this, see "OP-36"

  @rule:800.1c
  Scenario: Where several sides oppose each other, hearthing leaves nobody the winner
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And cost is no matter
    And Ann controls "Hearthstone"
    When Ann uses "Hearthstone"
    And Ann chooses none
    Then Ann loses the game
    And the game is a draw
    And the rules do not settle this, see "OP-37"

  @rule:400.3a @rule:714.3f
  Scenario: The ready step for which an ally was held is that of the player who controlled it then
    Given cost is no matter
    And your opponent controls "Valanos"
    And your hand is "Gouge", "Mind Control"
    And it is your opponent's turn, in the action phase
    When you play "Gouge" targeting "Valanos"
    And the chain empties
    Then "Valanos" is exhausted
    When your next turn starts
    And the action phase starts
    And you play "Mind Control" with X = 4 targeting "Valanos"
    And the chain empties
    Then you control "Valanos"
    When your next turn starts
    Then "Valanos" is ready
    And the rules do not settle this, see "OP-38"

  @rule:410.3c
  Scenario: Two swords under dual wield and a shield are one thing too many for two hands
    Given cost is no matter
    And you control "Dual Wield"
    And you control "Deathbringer"
    And you control "Sword of Zeal"
    And your hand is "Observer's Shield"
    When you play "Observer's Shield"
    And the chain empties
    Then you must choose between "Deathbringer", "Sword of Zeal", "Observer's Shield"
    When you choose "Sword of Zeal"
    Then "Sword of Zeal" is in your graveyard
    And "Observer's Shield" is in play
    And the rules do not settle this, see "OP-2"

  @rule:708.1a @rule:708.2
  Scenario: After the opponent's triggered effect was added the turn player has priority
    Given cost is no matter
    And you control "Voss Treebender"
    And your opponent controls "Donna Calister"
    When you propose that "Voss Treebender" attacks your opponent's hero
    And both players pass
    And you choose "Donna Calister"
    Then the chain, top first, is "Donna Calister", "Voss Treebender"
    And you have priority
    And the rules do not settle this, see "OP-4"

  @rule:711.1 @rule:709.2h
  Scenario: A link that interrupts another is done with its text before anyone has priority
    Given the card "Spell Snatch" reads:
      """
      2, Instant Ability
      Interrupt target ability card. <p> Draw a card.
      """
    And cost is no matter
    And your hand is "Fire Blast"
    And your opponent's hand is "Spell Snatch"
    When you play "Fire Blast" targeting your opponent's hero
    And your opponent responds by playing "Spell Snatch" targeting "Fire Blast"
    And both players pass
    Then "Fire Blast" is in your graveyard
    And there is 1 card in your opponent's hand
    And you have priority
    And the rules do not settle this, see "OP-5"

  @rule:602.2
  Scenario: Of two players who may protect the next one clockwise is asked first
    Given a team game: Ann against Bo and Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Bo controls "Voss Treebender"
    And Bo controls "Guardian Steelhorn" as "Bo's guardian"
    And Cid controls "Guardian Steelhorn" as "Cid's guardian"
    When Ann proposes that "Kor Cindervein" attacks "Voss Treebender"
    And the protect point comes
    Then Bo must choose between "Bo's guardian"
    When Bo does not protect
    And Cid protects with "Cid's guardian"
    Then "Cid's guardian" is protecting
    And the rules do not settle this, see "OP-7"

  @edition:faq-2009-03 @rule:405.3a
  Scenario: A hero that struck with fire and frost deals both in one packet, whichever came last
    Given the card "Wand of Winter" reads:
      """
      3, Weapon—Sword, Melee (1), 2 [Frost] ATK, 1 Strike
      """
    And the card "Club of Embers" reads:
      """
      3, Weapon—Mace, Melee (1), 2 [Fire] ATK, 1 Strike
      """
    And cost is no matter
    And you control "Dual Wield"
    And you control "Wand of Winter"
    And you control "Club of Embers"
    And your opponent controls "Illia the Bitter"
    When you propose that your hero attacks "Illia the Bitter"
    And you strike with "Club of Embers"
    And the chain empties
    And you strike with "Wand of Winter"
    And the chain empties
    Then your hero has 4 ATK
    When the combat concludes
    Then "Illia the Bitter" has 0 damage
    And the rules do not settle this, see "OP-9"

  @rule:102.2
  Scenario: What triggered for a player who leaves is not added any more
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And cost is no matter
    And Bo's hero is "Gorebelly" with 27 damage
    And Bo controls "Vexra Darkfall"
    And Cid controls "Kor Cindervein"
    And Ann's hand is "Flamestrike"
    When Ann plays "Flamestrike"
    And the chain empties
    Then Bo loses the game
    And the chain is empty
    And Ann has priority
    And the rules do not settle this, see "OP-12"

  @rule:408.1
  Scenario: A resource that was interrupted was placed all the same
    Given the card "Salt the Earth" reads:
      """
      1, Instant Ability
      Interrupt target card.
      """
    And cost is no matter
    And your hand is "Tim", "Brigg"
    And your opponent's hand is "Salt the Earth"
    When you place "Tim" as a face-down resource
    And your opponent responds by playing "Salt the Earth" targeting "Tim"
    And the chain empties
    Then "Tim" is in your graveyard
    And you can't place "Brigg" as a face-down resource, because of 408.1
    And the rules do not settle this, see "OP-21"

  @rule:706.1
  Scenario: A cost of 2 and X is 2 while its card is on no chain
    Given the card "Bargain Hunter" reads:
      """
      2, Ability
      Put target ability card with cost 2 from your graveyard into your hand.
      """
    And cost is no matter
    And your graveyard is "Mind Control"
    And your hand is "Bargain Hunter"
    When you play "Bargain Hunter" targeting "Mind Control"
    And the chain empties
    Then "Mind Control" is in your hand
    And the rules do not settle this, see "OP-34"

  @rule:304.2
  Scenario: Armor is asked for what reaches its own hero, not for what that hero deals to others
    Given cost is no matter
    And you control "Golem Skull Helm"
    And you control "Ramstein's Lightning Bolts"
    And your opponent controls "Valanos"
    When you use "Ramstein's Lightning Bolts"
    And the chain empties
    And you exhaust "Golem Skull Helm" to prevent damage
    Then your hero has 0 damage
    And your opponent's hero has 1 damage
    And "Valanos" has 1 damage
    And the rules do not settle this, see "OP-35"

  @rule:601.3
  Scenario: A proposal that a new "can attack only" would forbid is interrupted
    Given cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Valanos"
    And your opponent's hand is "Mocking Blow"
    When you propose that "Kor Cindervein" attacks "Valanos"
    And your opponent responds by playing "Mocking Blow" targeting "Kor Cindervein"
    And the chain empties
    Then it is your turn, in the action phase
    And "Kor Cindervein" is ready
    And you may propose that "Kor Cindervein" attacks your opponent's hero
    And the rules do not settle this, see "OP-33"

  @rule:410.3a @rule:703.1
  Scenario: A second Unique card triggers what its arrival triggers before one of the two goes
    Given cost is no matter
    And you control "Watcher Mal'wi"
    And it is your opponent's turn, in the action phase
    And your opponent controls "Landro Longshot" as "the old Landro"
    And your opponent's hand is "Landro Longshot" as "the new Landro"
    When your opponent plays "the new Landro"
    And both players pass
    And your opponent chooses "the new Landro"
    Then the chain, top first, is "Watcher Mal'wi"
    And the rules do not settle this, see "OP-32"

  @rule:703.2
  Scenario: The condition of a double-check power is looked at in the game just before the event
    Given the card "Reader's Lens" reads:
      """
      2, Item
      When you draw a card, if you have four or more cards in your hand, draw a card.
      """
    And it is your opponent's turn, in the action phase
    And you control "Reader's Lens"
    And your hero has 5 damage
    And your hand is "Fire Blast", "Tim", "Brigg"
    When your next turn starts
    And the draw step starts
    Then there are 4 cards in your hand
    And the chain is empty
    When your next turn starts
    And the draw step starts
    Then the chain, top first, is "Reader's Lens"
    And the rules do not settle this, see "OP-14"

  @edition:faq-2009-03 @rule:403.3
  Scenario: An effect that would put more damage than there is room for puts as much as there is
    Given the card "Hex of Weight" reads:
      """
      2, Instant Ability
      Put 5 damage on target ally.
      """
    And cost is no matter
    And your opponent controls "Valanos" with 1 damage
    And your hand is "Hex of Weight"
    When you play "Hex of Weight" targeting "Valanos"
    And the chain empties
    Then "Valanos" is in your opponent's graveyard
    And the rules do not settle this, see "OP-25"

  @edition:starter-2006 @rule:602.2
  Scenario: A protector of the starter rulebook protects a friend's ally, too
    Given a team game: Ann against Bo and Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Kor Cindervein"
    And Bo controls "Voss Treebender"
    And Cid controls "Guardian Steelhorn"
    When Ann proposes that "Kor Cindervein" attacks "Voss Treebender"
    And the protect point comes
    And Cid protects with "Guardian Steelhorn"
    Then "Guardian Steelhorn" is protecting
    And the rules do not settle this, see "OP-26"

  @edition:starter-2006 @rule:500.1
  Scenario: Of three partners against one the starter rulebook lets two pairs sit side by side
    Given a team game: Ann and Cid and Eve against Bo
    When the turn ends
    Then it is Bo's turn, in the ready step
    When the turn ends
    Then it is Cid's turn, in the ready step
    When the turn ends
    Then it is Eve's turn, in the ready step
    And the rules do not settle this, see "OP-66"

  @rule:709.2b
  Scenario: Who is told to choose one of two things may choose what can't be done
    Given the card "Cruel Offer" reads:
      """
      2, Ability
      Target opponent chooses one: He destroys one of his allies; or he discards a card.
      """
    And your opponent controls "Brigg"
    And your hand is "Cruel Offer"
    And cost is no matter
    When you play "Cruel Offer" targeting your opponent
    And the chain empties
    And your opponent chooses the 2nd mode
    Then "Brigg" is in play
    And the rules do not settle this, see "OP-67"

  @rule:706.1
  Scenario: Another copy is a card other than the one that a text names
    Given the card "Second Wind" reads:
      """
      2, Ability
      Put target ability card other than Second Wind from your graveyard into your hand.
      """
    And your graveyard is "Second Wind" as "the first"
    And your hand is "Second Wind"
    And cost is no matter
    When you play "Second Wind" targeting "the first"
    And the chain empties
    Then "the first" is in your hand
    And the rules do not settle this, see "OP-68"

  @edition:starter-2006 @rule:701.2
  Scenario: A new ally of the starter rulebook uses at once what needs no activation
    Given cost is no matter
    And you control "Elder Moorf", which entered play this turn
    And you control "Brigg"
    Then you may use "Elder Moorf", targeting "Brigg"
    And the rules do not settle this, see "OP-27"

  @edition:starter-2006 @rule:303.2a
  Scenario: A strike of the starter rulebook is no link
    Given cost is no matter
    And you control "Krol Blade"
    When you propose that your hero attacks your opponent's hero
    And the defend window opens
    And you strike with "Krol Blade"
    Then the chain is empty
    And the rules do not settle this, see "OP-43"

  @edition:clarifications-de @rule:603.1
  Scenario: A hero deals combat damage at the end of a combat as an ally does
    Given cost is no matter
    And you control "Krol Blade"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Anika Berlyn"
    And you strike with "Krol Blade"
    And the combat concludes
    Then "Anika Berlyn" has 3 damage
    And the rules do not settle this, see "OP-30"

  @rule:102.2
  Scenario: Of the cards of a player who leaves none is an opponent's as it goes
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And the card "Vulture's Perch" reads:
      """
      2, Ability
      Ongoing: When an opposing ally leaves play, draw a card.
      """
    And Bo controls "Vulture's Perch"
    And Ann controls "Valanos"
    When Ann concedes
    Then "Valanos" is removed from the game
    And the chain is empty
    And the rules do not settle this, see "OP-44"

  @rule:717.2 @rule:717.3c
  Scenario: Damage to several characters at once uses up one prevention in the order their controller likes
    Given cost is no matter
    And the card "Test Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 3 damage that would be dealt to heroes and allies in your party this turn.
      """
    And your hand is "Hellfire"
    And your opponent's hand is "Test Shelter"
    And your opponent controls "Anika Berlyn"
    And your opponent controls "Lady Kath"
    When you play "Hellfire"
    And your opponent responds by playing "Test Shelter"
    And the chain empties
    Then your opponent must choose between "Anika Berlyn", "Lady Kath", your opponent's hero
    When your opponent chooses in order "Lady Kath", "Anika Berlyn", your opponent's hero
    Then "Lady Kath" is in play
    And "Lady Kath" has 2 damage
    And "Anika Berlyn" has 5 damage
    And your opponent's hero has 5 damage
    And the rules do not settle this, see "OP-8"

  @rule:706.1
  Scenario: One player may be chosen for two targets of a link that doesn't say another
    Given the card "Twin Tidings" reads:
      """
      0, Ability
      Target player draws a card. <p> Target player draws two cards.
      """
    And your hand is "Twin Tidings"
    When you play "Twin Tidings" targeting yourself, yourself
    And the chain empties
    Then there are 3 cards in your hand
    And the rules do not settle this, see "OP-15"

  @rule:709.2c
  Scenario: A link still reads what it needs from a target that is gone
    Given the card "Mirror Bolt" reads:
      """
      0, Instant Ability
      Your hero deals fire damage to target hero equal to the ATK of target ally.
      """
    And the card "Vanish Now" reads:
      """
      0, Instant Ability
      Destroy target ally.
      """
    And your hand is "Mirror Bolt"
    And your opponent's hand is "Vanish Now"
    And your opponent controls "Valanos"
    When you play "Mirror Bolt" targeting your opponent's hero, "Valanos"
    And your opponent responds by playing "Vanish Now" targeting "Valanos"
    And the chain empties
    Then "Valanos" is in your opponent's graveyard
    And your opponent's hero has 2 damage
    And the rules do not settle this, see "OP-16"

  @edition:starter-2006 @rule:602.2a
  Scenario: Stealth from a card that doesn't say so isn't lost by dealing damage
    Given the card "Lasting Veil" reads:
      """
      3, Ability
      Ongoing: Your hero has stealth.
      """
    And cost is no matter
    And you control "Krol Blade"
    And you control "Lasting Veil"
    And your opponent controls "Guardian Steelhorn"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the combat concludes
    Then your opponent's hero has 3 damage
    And "Lasting Veil" is in play
    And the rules do not settle this, see "OP-29"

  @edition:clarifications-de @rule:100.1
  Scenario: A Constructed deck of more than sixty cards is one, of fewer none
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      59 Ironforge Guards
      """
    Then the deck can't be played in Constructed, because of 100.1
    When you put a deck together:
      """
      Hero: Ruby Gemsparkle
      61 Ironforge Guards
      """
    Then the deck may be played in Constructed
    And the rules do not settle this, see "OP-31"

  @rule:102.2
  Scenario: A hero goes with the player who started with it
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo's hero is "Gorebelly"
    When Bo concedes
    Then "Gorebelly" is removed from the game
    And the rules do not settle this, see "OP-10"

  @rule:302.2
  Scenario: A hero that has just changed sides may attack at once, since only allies wait
    Given the card "Usurp" reads:
      """
      2, Instant Ability
      Gain control of target hero.
      """
    And cost is no matter
    And your hand is "Usurp"
    And your opponent's hero is "Gorebelly"
    And your opponent controls "Brigg"
    When you play "Usurp" targeting "Gorebelly"
    And the chain empties
    Then you control "Gorebelly"
    When you propose that "Gorebelly" attacks "Brigg"
    And both players pass
    Then "Gorebelly" is attacking
    And the rules do not settle this, see "OP-1"

  @rule:102.1a @rule:407.6a
  Scenario: Whoever controls a hero as it is destroyed loses, though another began the game with it
    Given the card "Usurp" reads:
      """
      2, Instant Ability
      Gain control of target hero.
      """
    And cost is no matter
    And your hand is "Usurp"
    And your opponent's hero is "Gorebelly" with 28 damage
    And your opponent's hand is "Fire Blast"
    When you play "Usurp" targeting "Gorebelly"
    And the chain empties
    And you pass
    And your opponent plays "Fire Blast" targeting "Gorebelly"
    And the chain empties
    Then you lose the game
    And the rules do not settle this, see "OP-11"

  @rule:716.3
  Scenario: Whoever controls a stolen ally, and not its owner, says what becomes of it in place of its destruction
    Given the card "Beguile" reads:
      """
      1, Ability
      Gain control of target ally.
      """
    And the card "Test Phantom" reads:
      """
      2, Ally—Undead Rogue, 1 [Melee] ATK / 1 Health
      If Test Phantom would be destroyed, remove it from the game instead.
      """
    And cost is no matter
    And your opponent controls "Dramla Lifebender"
    And your opponent controls "Test Phantom"
    And your hand is "Beguile", "Fire Blast"
    When you play "Beguile" targeting "Test Phantom"
    And the chain empties
    And you play "Fire Blast" targeting "Test Phantom"
    And both players pass
    Then you must choose between "Dramla Lifebender", "Test Phantom"
    When you choose "Dramla Lifebender"
    Then "Test Phantom" is removed from the game
    And the rules do not settle this, see "OP-17"

  @rule:718.2 @rule:802.1
  Scenario: Of what enters play at one moment the turn player's comes first, and the other player's has the last word
    Given the card "Dulling Idol" reads:
      """
      3, Item
      Allies lose all powers.
      """
    And the card "Idol of Shadows" reads:
      """
      3, Item
      Allies have elusive.
      """
    And the card "Joint Effort" reads:
      """
      1, Ability
      Each player puts an item card from his hand into play.
      """
    And cost is no matter
    And your hand is "Joint Effort", "Dulling Idol"
    And your opponent's hand is "Idol of Shadows"
    And you control "Kor Cindervein"
    And your opponent controls "Brigg"
    When you play "Joint Effort"
    And the chain empties
    Then you can't propose that "Kor Cindervein" attacks "Brigg", because of 601.2b
    And the rules do not settle this, see "OP-18"

  @rule:719.2 @rule:718.1
  Scenario: Two modifiers that wait for the same third one follow each other by their own timestamps
    Given the card "Shy Shepherd" reads:
      """
      3, Alliance, Ally—Human Hunter, 1 [Ranged] ATK / 3 Health
      Sheep have elusive.
      """
    And the card "Sheepfold" reads:
      """
      2, Item
      Sheep lose all powers.
      """
    And cost is no matter
    And you control "Kor Cindervein"
    And your opponent controls "Shy Shepherd"
    And your opponent controls "Rodrigo"
    And your opponent controls "Sheepfold"
    And your hand is "Polymorph"
    When you play "Polymorph" targeting "Rodrigo"
    And the chain empties
    Then you may propose that "Kor Cindervein" attacks "Rodrigo"
    And the rules do not settle this, see "OP-19"

  @rule:705.4 @rule:400.1
  Scenario: What triggers from a card in a graveyard is controlled by the card's owner
    Given the card "Patient Ghost" reads:
      """
      2, Horde, Ally—Undead Rogue, 2 [Melee] ATK / 1 Health
      At the start of your turn, if Patient Ghost is in your graveyard, draw a card.
      """
    And it is your opponent's turn, in the action phase
    And your graveyard is "Patient Ghost"
    And your deck, from the top, is "Tim", "Brigg"
    When your next turn starts
    And the chain empties
    Then "Tim" is in your hand
    And the rules do not settle this, see "OP-22"

  @rule:716.2
  Scenario: A replacement makes a packet smaller, and one of less than 1 is none at all
    Given the card "Thick Hide" reads:
      """
      2, Item
      If damage would be dealt to your hero, it's dealt that much -2 instead.
      """
    And cost is no matter
    And your opponent controls "Thick Hide"
    And your hand is "Fire Blast", "Lightning Bolt"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    When you play "Lightning Bolt" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And the rules do not settle this, see "OP-23"

  @rule:703.1
  Scenario: Two allies destroyed at one moment are both the first
    Given the card "Gravestone" reads:
      """
      2, Item
      The first time an ally is destroyed each turn, draw a card.
      """
    And the card "Cataclysm" reads:
      """
      2, Ability
      Destroy all allies.
      """
    And cost is no matter
    And you control "Gravestone"
    And you control "Brigg"
    And your opponent controls "Tim"
    And your hand is "Cataclysm"
    When you play "Cataclysm"
    And the chain empties
    Then there are 2 cards in your hand
    And the rules do not settle this, see "OP-39"

  @edition:starter-2006 @rule:302.2
  Scenario: An ally of the starter rulebook that came in its player's turn can't be activated in the opponent's turn
    Given cost is no matter
    And your hand is "Kena Shadowbrand"
    When you play "Kena Shadowbrand"
    And the chain empties
    Then you can't use "Kena Shadowbrand"
    When your opponent's next turn starts
    And the action phase starts
    And your opponent passes
    Then you can't use "Kena Shadowbrand"
    When your next turn starts
    Then you may use "Kena Shadowbrand"
    And the rules do not settle this, see "OP-42"

  @rule:400.3a @rule:714.3f
  Scenario: An ally held for its controller's next ready step and stolen before it readies with its new controller's cards
    Given the card "Beguile" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Valanos"
    And your hand is "Gouge", "Beguile"
    When your opponent passes
    And you play "Gouge" targeting "Valanos"
    And the chain empties
    And your opponent passes
    And you play "Beguile" targeting "Valanos"
    And the chain empties
    Then "Valanos" is exhausted
    When your next turn starts
    Then you control "Valanos"
    And "Valanos" is ready
    And the rules do not settle this, see "OP-38"

  @rule:402.2
  Scenario: A token called by its race and another word is of that race
    Given the card "Signal Fire" reads:
      """
      2, Ability
      Put a Draenei Survivor ally token into play with 0 ATK and 1 health.
      """
    And the card "Exodar Banner" reads:
      """
      2, Item
      Draenei in your party have +1 ATK.
      """
    And cost is no matter
    And you control "Exodar Banner"
    And you control "Vindicator Kaldel"
    And your hand is "Signal Fire"
    When you play "Signal Fire"
    And the chain empties
    Then you control "Draenei Survivor"
    And "Vindicator Kaldel" has 4 ATK
    And "Draenei Survivor" has 1 ATK
    And the rules do not settle this, see "OP-48"

  @rule:405.2a @rule:709.2b
  Scenario: One of the targets may get nothing of the damage that is divided
    Given the card "Scattered Sparks" reads:
      """
      3, Instant Ability
      Your hero deals 3 fire damage divided as you choose to any number of target heroes and/or allies.
      """
    And cost is no matter
    And your opponent controls "Valanos"
    And your hand is "Scattered Sparks"
    When you play "Scattered Sparks" targeting "Valanos", your opponent's hero
    And both players pass
    And you choose 0
    Then "Valanos" has 0 damage
    And your opponent's hero has 3 damage
    And the rules do not settle this, see "OP-49"

  @rule:712.7 @rule:709.2f
  Scenario: All resources have been readied though one of them was ready before
    Given the card "Fresh Start" reads:
      """
      1, Ability
      You may ready all of your resources. If you do, draw a card.
      """
    And you have 3 ready resources
    And you have 1 exhausted resource
    And your hand is "Fresh Start"
    When you play "Fresh Start"
    And both players pass
    And you choose to
    Then you have 4 ready resources
    And there is 1 card in your hand
    And the rules do not settle this, see "OP-50"

  @rule:712.7 @rule:709.2f
  Scenario: A hero and a weapon have been readied though the hero was ready before
    Given the card "Test Blade" reads:
      """
      1, Weapon—Sword, Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And the card "Second Wind" reads:
      """
      1, Ability
      You may ready your hero and one of your Melee weapons. If you do, draw a card.
      """
    And cost is no matter
    And you control an exhausted "Test Blade"
    And your hand is "Second Wind"
    When you play "Second Wind"
    And both players pass
    And you choose to
    Then your hero is ready
    And "Test Blade" is ready
    And there is 1 card in your hand
    And the rules do not settle this, see "OP-50"

  @rule:712.7 @rule:709.2f
  Scenario: A hero and a weapon have been readied though the weapon was ready before
    Given the card "Test Blade" reads:
      """
      1, Weapon—Sword, Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And the card "Second Wind" reads:
      """
      1, Ability
      You may ready your hero and one of your Melee weapons. If you do, draw a card.
      """
    And cost is no matter
    And you control "Test Blade"
    And your hero is exhausted
    And your hand is "Second Wind"
    When you play "Second Wind"
    And both players pass
    And you choose to
    Then your hero is ready
    And "Test Blade" is ready
    And there is 1 card in your hand
    And the rules do not settle this, see "OP-50"

  @rule:712.7
  Scenario: A hero and a weapon can't be readied if both are ready
    Given the card "Test Blade" reads:
      """
      1, Weapon—Sword, Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And the card "Second Wind" reads:
      """
      1, Ability
      You may ready your hero and one of your Melee weapons. If you do, draw a card.
      """
    And cost is no matter
    And you control "Test Blade"
    And your hand is "Second Wind"
    When you play "Second Wind"
    And both players pass
    Then there are no cards in your hand

  @rule:712.7
  Scenario: A hero and a weapon can't be readied where the exhausted one can't ready
    Given the card "Test Blade" reads:
      """
      1, Weapon—Sword, Melee (1), 2 [Melee] ATK / 0 Strike
      """
    And the card "Second Wind" reads:
      """
      1, Ability
      You may ready your hero and one of your Melee weapons. If you do, draw a card.
      """
    And the card "Test Rust" reads:
      """
      1, Ability
      Ongoing: Weapons can't ready.
      """
    And cost is no matter
    And you control an exhausted "Test Blade" and "Test Rust"
    And your hand is "Second Wind"
    When you play "Second Wind"
    And both players pass
    Then there are no cards in your hand
    And "Test Blade" is exhausted

  @rule:712.7
  Scenario: A hero and a weapon can't be readied where there is no weapon
    Given the card "Second Wind" reads:
      """
      1, Ability
      You may ready your hero and one of your Melee weapons. If you do, draw a card.
      """
    And cost is no matter
    And your hero is exhausted
    And your hand is "Second Wind"
    When you play "Second Wind"
    And both players pass
    Then your hero is exhausted
    And there are no cards in your hand

  @rule:709.2f @rule:103.2
  Scenario: All allies have not been readied where one of the exhausted can't ready
    Given the card "Reveille" reads:
      """
      1, Ability
      Ready all allies in your party. If you do, draw a card.
      """
    And the card "Deep Sleep" reads:
      """
      1, Ability
      Attach to target ally.
      Ongoing: Attached ally can't ready.
      """
    And cost is no matter
    And you control an exhausted "Rodrigo"
    And you control an exhausted "Kor Cindervein"
    And your opponent's "Deep Sleep" is attached to your "Rodrigo"
    And your hand is "Reveille"
    When you play "Reveille"
    And both players pass
    Then "Kor Cindervein" is ready
    And "Rodrigo" is exhausted
    And there are no cards in your hand

  @edition:starter-2006 @rule:707.1c
  Scenario: X of the starter rulebook is the number chosen, though the card costs less
    Given the card "Thrifty Charm" reads:
      """
      1, Item
      You pay (1) less to play abilities.
      """
    And the card "Rising Temper" reads:
      """
      X, Instant Ability
      Target ally has +X ATK this turn.
      """
    And you control "Thrifty Charm"
    And you control "Rodrigo"
    And you have 2 ready resources
    And your hand is "Rising Temper"
    When you play "Rising Temper" with X = 3 targeting "Rodrigo"
    And both players pass
    Then "Rodrigo" has 7 ATK
    And the rules do not settle this, see "OP-51"

  @edition:starter-2006 @rule:602.2
  Scenario: An elusive protector of the starter rulebook steps in
    Given the card "Fleeting Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      Elusive
      Protector
      """
    And you control "Rodrigo"
    And your opponent controls "Fleeting Guard"
    Then you can't propose that "Rodrigo" attacks "Fleeting Guard"
    When you propose that "Rodrigo" attacks your opponent's hero
    And the protect point comes
    And your opponent protects with "Fleeting Guard"
    Then "Fleeting Guard" is protecting
    And the rules do not settle this, see "OP-52"

  @rule:802.1
  Scenario: As each player draws a card, nobody has drawn before the others have
    Given the card "Test Feast" reads:
      """
      2, Ability
      Each player draws a card.
      """
    And the card "Test Beggar" reads:
      """
      2, Item
      When an opponent draws a card, if you have no cards in your hand, your hero heals 2 damage from itself.
      """
    And your hand is "Test Feast"
    And you have 2 ready resources
    And you control "Test Beggar"
    When you play "Test Feast"
    And both players pass
    Then the chain, top first, is "Test Beggar"
    And the rules do not settle this, see "OP-55"

  @rule:719.3
  Scenario: A circle of modifiers goes on from the first one in the order of dependency
    Given cost is no matter
    And the card "Banner of Rage" reads:
      """
      2, Item
      Allies in your party with ferocity have elusive and +1 ATK.
      """
    And the card "Banner of Mist" reads:
      """
      2, Item
      Allies in your party with elusive have protector and +1 ATK.
      """
    And the card "Banner of Duty" reads:
      """
      2, Item
      Allies in your party with protector have ferocity and +1 ATK.
      """
    And you control "Banner of Duty"
    And you control "Banner of Mist"
    And you control "Banner of Rage"
    And you control "Guardian Steelhorn"
    And you control "Tiril Dawnrider"
    Then "Guardian Steelhorn" has 6 ATK
    And "Tiril Dawnrider" has 4 ATK
    And the rules do not settle this, see "OP-56"

  @rule:404.1
  Scenario: What healing could not heal is not healed this way
    Given the card "Learned Touch" reads:
      """
      1, Instant Ability
      Your hero heals 4 damage from target ally. Draw a card for each damage healed this way.
      """
    And the card "Keen Watcher" reads:
      """
      2, Item
      When your hero heals damage from an ally, your hero deals that much fire damage to target hero.
      """
    And cost is no matter
    And your hand is "Learned Touch"
    And you control "Keen Watcher"
    And you control "Koringar the Heavy" with 1 damage
    When you play "Learned Touch" targeting "Koringar the Heavy"
    And both players pass
    And you choose your opponent's hero
    And the chain empties
    Then "Koringar the Heavy" has 0 damage
    And there is 1 card in your hand
    And your opponent's hero has 1 damage
    And the rules do not settle this, see "OP-57"

  @edition:starter-2006 @rule:starter-2006:protecting
  Scenario: Nobody steps in for a Totem of the starter rulebook
    Given the card "Steady Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      Protector
      """
    And cost is no matter
    And you control "Rodrigo"
    And your opponent controls "Steady Guard"
    And your opponent controls "Fire Nova Totem"
    When you propose that "Rodrigo" attacks "Fire Nova Totem"
    And the protect point comes
    Then your opponent can't protect with "Steady Guard", because of starter-2006:protecting
    And the rules do not settle this, see "OP-59"
    When the combat concludes
    Then "Fire Nova Totem" is in your opponent's graveyard
    And "Steady Guard" is ready

  @edition:cr-2007-05 @edition:faq-2009-03 @rule:602.2
  Scenario: A protector of the later editions steps in for a Totem, which is a character
    Given the card "Steady Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health
      Protector
      """
    And cost is no matter
    And you control "Rodrigo"
    And your opponent controls "Steady Guard"
    And your opponent controls "Fire Nova Totem"
    When you propose that "Rodrigo" attacks "Fire Nova Totem"
    And the protect point comes
    And your opponent protects with "Steady Guard"
    And the combat concludes
    Then "Fire Nova Totem" is in play
    And "Steady Guard" is in your opponent's graveyard

  @rule:102.1
  Scenario: With the last opponent the game is over, and nothing is removed from it any more
    Given your opponent controls "Brigg"
    And your opponent's hand is "Tim"
    When your opponent concedes
    Then you win the game
    And "Brigg" is in play
    And "Tim" is in your opponent's hand
    And the rules do not settle this, see "OP-60"

  @rule:102.2
  Scenario: With two opponents the cards of the first to concede are removed from the game
    Given a team game: Ann against Bo against Dee
    And Bo controls "Brigg"
    When Bo concedes
    Then "Brigg" is removed from the game

  @rule:715.1 @rule:706.1
  Scenario: The target of an effect that waits is chosen as it is added
    Given the card "Test Doom" reads:
      """
      3, Ability
      At the end of this turn, destroy target ally.
      """
    And cost is no matter
    And your hand is "Test Doom"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Donna Calister"
    When you play "Test Doom"
    And the chain empties
    Then the rules do not settle this, see "OP-62"
    When the end phase starts
    And you choose "Donna Calister"
    And the chain empties
    Then "Donna Calister" is in your opponent's graveyard
    And "Kor Cindervein" is in play

  @rule:411.8e
  Scenario: Another move in place of a destruction counts as the destruction
    Given cost is no matter
    And the card "Test Tithe" reads:
      """
      1, Ability
      Destroy target ally. If you do, draw a card.
      """
    And the card "Test Phoenix" reads:
      """
      2, Ally—Dragonkin, 1 [Fire] ATK / 2 Health
      If Test Phoenix would be destroyed, put it into its owner's hand instead.
      """
    And your opponent controls "Test Phoenix"
    And your hand is "Test Tithe"
    When you play "Test Tithe" targeting "Test Phoenix"
    And the chain empties
    Then the rules do not settle this, see "OP-63"
    And "Test Phoenix" is in your opponent's hand
    And there is 1 card in your hand

  @rule:709.2f
  Scenario: Something else in place of a destruction doesn't
    Given cost is no matter
    And the card "Test Tithe" reads:
      """
      1, Ability
      Destroy target ally. If you do, draw a card.
      """
    And the card "Test Ghost" reads:
      """
      2, Ally—Undead, 1 [Fire] ATK / 2 Health
      If Test Ghost would be destroyed, remove all damage from it instead.
      """
    And your opponent controls "Test Ghost" with 1 damage
    And your hand is "Test Tithe"
    When you play "Test Tithe" targeting "Test Ghost"
    And the chain empties
    Then "Test Ghost" has 0 damage
    And there are no cards in your hand

  @rule:709.2b
  Scenario: Who chooses an ally and exhausts it chooses a ready one
    Given cost is no matter
    And the card "Test Yawn" reads:
      """
      1, Ability
      Target opponent chooses an ally in his party and exhausts it.
      """
    And the card "Test Drowse" reads:
      """
      1, Ability
      Each player chooses an ally in his party and exhausts it.
      """
    And your opponent controls "Tim", "Kor Cindervein", an exhausted "Brigg"
    And your hand is "Test Yawn", "Test Drowse"
    When you play "Test Yawn" targeting your opponent
    And the chain empties
    Then your opponent must choose between "Tim", "Kor Cindervein"
    When your opponent chooses "Tim"
    Then "Tim" is exhausted
    And the rules do not settle this, see "OP-69"
    When you play "Test Drowse"
    And the chain empties
    Then "Kor Cindervein" is exhausted

  @rule:714.3b
  Scenario: What lasts while an ally is in your party has ended for good once the ally was elsewhere
    Given the card "Test Tyrant" reads:
      """
      4, Ally—Orc Warrior, 2 [Melee] ATK / 6 Health
      When Test Tyrant enters play, gain control of target opposing ally while Test Tyrant is in your party.
      """
    And the card "Test Loan" reads:
      """
      1, Instant Ability
      Gain control of target opposing ally this turn.
      """
    And cost is no matter
    And your opponent controls "Brigg"
    And your hand is "Test Tyrant"
    And your opponent's hand is "Test Loan"
    When you play "Test Tyrant"
    And the chain empties
    Then you control "Brigg"
    When your opponent's next turn starts
    And the action phase starts
    And your opponent plays "Test Loan" targeting "Test Tyrant"
    And the chain empties
    Then your opponent controls "Brigg"
    When your next turn starts
    Then you control "Test Tyrant"
    And your opponent controls "Brigg"
    And the rules do not settle this, see "OP-70"

  @rule:712.7
  Scenario: An ally that is exhausted already is not held by who may exhaust it
    Given the card "Test Shackle" reads:
      """
      2, Instant Ability
      You may exhaust target ally. It can't ready during its controller's next ready step.
      """
    And cost is no matter
    And your opponent controls an exhausted "Brigg"
    And your hand is "Test Shackle"
    When you play "Test Shackle" targeting "Brigg"
    And the chain empties
    And your opponent's next turn starts
    And the action phase starts
    Then "Brigg" is ready
    And the rules do not settle this, see "OP-71"

  @rule:712.7
  Scenario: Equipment that is ready already does not change hands with who may ready it
    Given the card "Test Pilferer" reads:
      """
      2, Ally—Orc Rogue, 1 [Melee] ATK / 1 Health
      When Test Pilferer enters play, you may ready target opposing equipment. You control that equipment while Test Pilferer remains in your party.
      """
    And the card "Test Trinket" reads:
      """
      1, Item—Trinket (1)
      """
    And cost is no matter
    And your opponent controls "Test Trinket"
    And your hand is "Test Pilferer"
    When you play "Test Pilferer"
    And the chain empties
    Then your opponent controls "Test Trinket"
    And the rules do not settle this, see "OP-71"

  @rule:701.4 @rule:709.2d
  Scenario: Payment powers that an ally has been given for a turn outlast the ally that had them
    Given the card "Test Brewer" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      Pay 1 >>> Draw a card.
      """
    And the card "Test Mummer" reads:
      """
      1, Ally—Orc Rogue, 1 [Melee] ATK / 1 Health
      Pay 1 >>> This turn, Test Mummer has all the payment powers of all other allies.
      """
    And the card "Test Stab" reads:
      """
      1, Instant Ability
      Destroy target ally.
      """
    And cost is no matter
    And you control "Test Mummer" and "Test Brewer"
    And your hand is "Test Stab"
    When you use "Test Mummer"
    And the chain empties
    And you play "Test Stab" targeting "Test Brewer"
    And the chain empties
    And you use the 2nd power of "Test Mummer"
    And the chain empties
    Then there is 1 card in your hand
    And the rules do not settle this, see "OP-72"

  @rule:712.7
  Scenario: Fewer resources than one for each damage are not readied
    Given the card "Test Leech" reads:
      """
      1, Ability
      Your hero deals 2 shadow damage to target hero. You may ready one of your resources for each damage dealt.
      """
    And you have 3 ready resources
    And your hand is "Test Leech"
    When you play "Test Leech" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    And you have 1 exhausted resource
    And the rules do not settle this, see "OP-73"

  @rule:705.4 @rule:715.1
  Scenario: What an ally's power puts off to the end of the turn stays with who used it as the ally changes sides
    Given cost is no matter
    And the card "Test Oracle" reads:
      """
      2, Horde, Ally—Orc Mage, 1 [Fire] ATK / 2 Health
      Pay 1 >>> At the end of this turn, draw a card.
      """
    And the card "Test Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And you control "Test Oracle"
    And your opponent's hand is "Test Lure"
    When you use "Test Oracle"
    And the chain empties
    And you pass
    And your opponent plays "Test Lure" targeting "Test Oracle"
    And the chain empties
    And the end phase starts
    And the chain empties
    Then your opponent controls "Test Oracle"
    And there is 1 card in your hand
    And there are no cards in your opponent's hand
    And the rules do not settle this, see "OP-74"

  @rule:716.2
  Scenario: Damage that was made larger was dealt for what follows if it was
    Given cost is no matter
    And the card "Measured Spark" reads:
      """
      1, Ability—Mage Fire
      Your hero may deal 2 fire damage to target hero. If you do, draw a card.
      """
    And you control "Berserker Stance"
    And your hand is "Measured Spark"
    When you play "Measured Spark" targeting your opponent's hero
    And the chain empties
    And you choose to
    Then your opponent's hero has 3 damage
    And there is 1 card in your hand
    And the rules do not settle this, see "OP-75"

  @edition:cr-2009-combat @rule:cr-2009-combat:602.3b
  Scenario: Once an ally has been made a defender in the attack window, nobody protects and no defend window opens
    Given the card "Intervene" reads:
      """
      1, Instant Ability
      Target ally you control becomes the new defender.
      """
    And cost is no matter
    And it is your opponent's turn, in the action phase
    And your opponent controls "Kor Cindervein"
    And you control "Valanos" and "Guardian Steelhorn"
    And your hand is "Intervene"
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And the attack window opens
    And you respond by playing "Intervene" targeting "Valanos"
    And the chain empties
    Then "Valanos" is defending
    And it is your opponent's turn, in the attack window
    When both players pass
    Then it is your opponent's turn, in the action phase
    And "Valanos" has 3 damage
    And "Kor Cindervein" has 2 damage
    And your hero has 0 damage
    And "Guardian Steelhorn" is ready
    And the rules do not settle this, see "OP-76"

  @rule:501.1a
  Scenario: What can't ready until its controller's next turn starts readies in the ready step of that turn
    Given the card "Test Chill" reads:
      """
      1, Ability
      Target opposing ally can't ready until the start of its controller's next turn.
      """
    And cost is no matter
    And your opponent controls an exhausted "Brigg"
    And your hand is "Test Chill"
    When you play "Test Chill" targeting "Brigg"
    And the chain empties
    And your opponent's next turn starts
    Then "Brigg" is ready
    And the rules do not settle this, see "OP-77"

  @rule:501.1a
  Scenario: What can't ready until the end of its controller's next turn stays exhausted in the ready step of that turn
    Given the card "Test Frost" reads:
      """
      1, Ability
      Target opposing ally can't ready until the end of its controller's next turn.
      """
    And cost is no matter
    And your opponent controls an exhausted "Brigg"
    And your opponent controls an exhausted "Rodrigo"
    And your hand is "Test Frost"
    When you play "Test Frost" targeting "Brigg"
    And the chain empties
    And your opponent's next turn starts
    Then "Brigg" is exhausted
    And "Rodrigo" is ready

  @rule:403.2
  Scenario: Damage of two sources at once that is fatal only together is fatal damage of either
    Given the card "Test Mirror" reads:
      """
      1, Instant Ability
      The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
      """
    And the card "Test Axe" reads:
      """
      2, Weapon—Axe, Melee, 2 [Melee] ATK, 0 Strike Cost
      """
    And the card "Test Ogre" reads:
      """
      3, Horde, Ally—Ogre Warrior, 2 [Melee] ATK / 4 Health
      """
    And the card "Test Perch" reads:
      """
      2, Item
      When your hero deals fatal damage to an ally, draw a card.
      """
    And the card "Test Scout" reads:
      """
      3, Ally—Orc Warrior, 3 [Melee] ATK / 3 Health
      When Test Scout enters play, draw a card if your hero dealt fatal damage to an ally this turn.
      """
    And cost is no matter
    And you control "Test Perch" and "Test Axe"
    And your opponent controls "Test Ogre"
    And your hand is "Test Mirror", "Test Scout"
    When you play "Test Mirror" targeting "Test Ogre"
    And the chain empties
    And you propose that your hero attacks "Test Ogre"
    And the defend window opens
    And you strike with "Test Axe"
    And the combat concludes
    And the chain empties
    Then "Test Ogre" is in your opponent's graveyard
    And your hero has 0 damage
    And there are 2 cards in your hand
    When you play "Test Scout"
    And the chain empties
    Then there are 2 cards in your hand
    And the rules do not settle this, see "OP-78"

  @rule:716.1
  Scenario: Of several deeds in the place of an event the first is done at its moment, and the others after that
    Given the card "Test Reprieve" reads:
      """
      1, Instant Ability
      The next time an ally in your party would be destroyed this turn, remove all damage from it and exhaust it instead.
      """
    And the card "Test Downfall" reads:
      """
      1, Ability
      Destroy all allies.
      """
    And the card "Test Watcher" reads:
      """
      2, Ally—Orc Hunter, 1 [Ranged] ATK / 3 Health
      When an ally becomes exhausted, draw a card.
      """
    And cost is no matter
    And you control "Brigg" with 1 damage
    And your opponent controls "Test Watcher"
    And your hand is "Test Reprieve", "Test Downfall"
    When you play "Test Reprieve"
    And the chain empties
    And you play "Test Downfall"
    And the chain empties
    Then "Brigg" is exhausted
    And "Test Watcher" is in your opponent's graveyard
    And there are no cards in your opponent's hand
    And the rules do not settle this, see "OP-79"
