Feature: Several players and three mechanisms at once
  Who chooses first where one moment asks several players, and what becomes of it when somebody leaves.

  Background:
    Given cost is no matter
    And the card "Ring of Fire" reads:
      """
      0, Instant Ability
      Your hero deals 2 fire damage to each hero.
      """
    And the card "Plate" reads:
      """
      1, Armor—Plate, 1 DEF
      """
    And the card "Soldier" reads:
      """
      2, Ally—Human Warrior, 3 [Melee] ATK / 5 Health
      """
    And the card "Guard" reads:
      """
      1, Ally—Orc Warrior, 1 [Melee] ATK / 6 Health
      Protector
      """
    And the card "Weight" reads:
      """
      1, Ability
      Attach to target hero or ally.
      Ongoing: Attached character has +1 ATK.
      """
    And the card "Spark" reads:
      """
      1, Instant Ability
      Your hero deals 2 arcane damage to target hero or ally.
      """

  @rule:802.1 @rule:717.1
  Scenario: Doubled first, then armor by armor from the turn player on
    Given the card "Tinder" reads:
      """
      1, Ability
      Ongoing: If damage would be dealt to your hero, double it instead.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo controls "Tinder"
    And Bo controls "Plate" as "Bo's plate"
    And Cid controls "Plate" as "Cid's plate"
    And Ann's hand is "Ring of Fire"
    When Ann plays "Ring of Fire"
    And all players pass
    Then Bo must choose between "Bo's plate"
    When Bo exhausts "Bo's plate" to prevent damage
    Then Cid must choose between "Cid's plate"
    When Cid prevents nothing
    Then Ann's hero has 2 damage
    And Bo's hero has 3 damage
    And Cid's hero has 2 damage

  @rule:802.1 @rule:709.2b
  Scenario: All of the first sentence comes before the first of the second
    Given the card "Famine" reads:
      """
      2, Instant Ability
      Each player destroys one of his allies. Each player discards a card.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Cid's turn, in the action phase
    And Ann controls "Soldier" as "a1", "Guard" as "a2"
    And Bo controls "Soldier" as "b1", "Guard" as "b2"
    And Cid controls "Soldier" as "c1", "Guard" as "c2"
    And Ann's hand is "Tim", "Brigg"
    And Cid's hand is "Famine", "Valanos", "Bloodclaw"
    When Cid plays "Famine"
    And all players pass
    Then Cid must choose between "c1", "c2"
    When Cid chooses "c1"
    Then Ann must choose between "a1", "a2"
    When Ann chooses "a2"
    Then "c1" is in play
    And Bo must choose between "b1", "b2"
    When Bo chooses "b1"
    Then "c1" is in Cid's graveyard
    And "a2" is in Ann's graveyard
    And Cid must choose between "Valanos", "Bloodclaw"
    When Cid chooses "Valanos"
    And Ann chooses "Tim"
    Then "Valanos" is in Cid's graveyard
    And "Tim" is in Ann's graveyard

  @rule:102.2
  Scenario: What a player had attached to an attacker leaves with that player in the middle of the combat
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Soldier"
    And Bo's "Weight" is attached to Ann's "Soldier"
    Then "Soldier" has 4 ATK
    When Ann proposes that "Soldier" attacks Cid's hero
    And the attack window opens
    And Bo concedes
    And the combat concludes
    Then "Soldier" has 3 ATK
    And Cid's hero has 3 damage
    And the game goes on

  @rule:102.2
  Scenario: A defender who leaves is hit by nobody, and the attacker stays exhausted
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Soldier", "Guard"
    And Cid controls "Plate"
    When Ann proposes that "Soldier" attacks Bo's hero
    And the defend window opens
    And Bo concedes
    And the combat concludes
    Then "Soldier" is exhausted
    And Cid's hero has 0 damage
    When Ann proposes that "Guard" attacks Cid's hero
    And the combat concludes
    And Cid exhausts "Plate" to prevent damage
    Then Cid's hero has 0 damage

  @rule:102.1a @rule:102.1
  Scenario: A team falls in one wave, one by fire and one by an empty deck
    Given the card "Scorch" reads:
      """
      1, Instant Ability
      Your hero deals 2 fire damage to target hero. Each player draws a card.
      """
    And a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And Bo's hero has 28 damage
    And Dee's deck is empty
    And Ann's hand is "Scorch"
    When Ann plays "Scorch" targeting Bo's hero
    And all players pass
    Then Bo loses the game
    And Dee loses the game
    And Ann wins the game
    And Cid wins the game

  @rule:802.1 @rule:717.3
  Scenario: Each orders the bubbles of his own hero, the turn player first
    Given the card "Ward" reads:
      """
      1, Ability
      Ongoing: If your hero would be dealt damage, prevent 1 of that damage.
      """
    And the card "Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 2 damage that would be dealt to target hero this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Ward" as "your ward"
    And your opponent controls "Ward" as "their ward"
    And your hand is "Shelter" as "your shelter"
    And your opponent's hand is "Shelter" as "their shelter", "Ring of Fire", "Spark"
    When your opponent plays "their shelter" targeting your opponent's hero
    And the chain empties
    And your opponent passes
    And you play "your shelter" targeting your hero
    And the chain empties
    And your opponent plays "Ring of Fire"
    And both players pass
    Then your opponent must choose between "their ward", "their shelter"
    When your opponent chooses "their ward"
    Then you must choose between "your ward", "your shelter"
    When you choose "your shelter"
    Then your hero has 0 damage
    And your opponent's hero has 0 damage
    When your opponent plays "Spark" targeting your hero
    And the chain empties
    Then your hero has 1 damage

  @edition:starter-2006
  Scenario: A strike without a link, armor that wastes nothing, and an ally that lives
    Given the card "Club" reads:
      """
      1, Weapon—Mace, Melee (1), 3 [Melee] ATK, 1 Strike
      """
    And the card "Heavy Plate" reads:
      """
      1, Armor—Plate, 2 DEF
      """
    And you control "Soldier"
    And your opponent controls "Club", "Heavy Plate"
    And your opponent's hero has 27 damage
    When you propose that "Soldier" attacks your opponent's hero
    And the defend window opens
    And your opponent strikes with "Club"
    Then the chain is empty
    And your opponent's hero has 3 ATK
    When the combat concludes
    And your opponent exhausts "Heavy Plate" to prevent damage
    Then your opponent's hero has 28 damage
    And "Soldier" has 3 damage
    And the game goes on

  @rule:410.2 @rule:400.1
  Scenario: A unique ally that is taken is one too many, and its new player draws for it
    Given the card "Twin" reads:
      """
      3, Unique Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      When Twin is destroyed, draw a card.
      """
    And the card "Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally until end of turn.
      """
    And you control "Twin" as "mine"
    And your opponent controls "Twin" as "theirs"
    And your hand is "Lure"
    When you play "Lure" targeting "theirs"
    And the chain empties
    And you choose "theirs"
    And the chain empties
    Then "theirs" is in your opponent's graveyard
    And "mine" is in play
    And there is 1 card in your hand
    And there are no cards in your opponent's hand

  @rule:802.1 @rule:708.1a
  Scenario: Put into play together, and whose herald speaks last
    Given the card "Summons" reads:
      """
      3, Instant Ability
      Each player puts an ally from his hand into play.
      """
    And the card "Herald" reads:
      """
      1, Ally—Human Priest, 1 [Holy] ATK / 1 Health
      When Herald enters play, draw a card.
      """
    And it is your opponent's turn, in the action phase
    And your hand is "Summons", "Herald" as "mine", "Brigg"
    And your opponent's hand is "Herald" as "theirs", "Tim"
    When your opponent passes
    And you play "Summons"
    And both players pass
    Then your opponent must choose between "theirs", "Tim"
    When your opponent chooses "theirs"
    Then "theirs" is in your opponent's hand
    And you must choose between "mine", "Brigg"
    When you choose "mine"
    Then "theirs" is in play
    And "mine" is in play
    And the chain, top first, is "mine", "theirs"
    And your opponent has priority

  @rule:802.1
  Scenario: Each opponent of the player in the middle discards, clockwise from that player
    Given the card "Whisper" reads:
      """
      2, Instant Ability
      Each opponent discards a card.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Ann's hand is "Tim", "Brigg"
    And Bo's hand is "Whisper", "Valanos"
    And Cid's hand is "Fire Blast", "Charge"
    When Bo plays "Whisper"
    And all players pass
    Then Cid must choose between "Fire Blast", "Charge"
    When Cid chooses "Charge"
    Then Ann must choose between "Tim", "Brigg"
    When Ann chooses "Tim"
    Then "Charge" is in Cid's graveyard
    And "Tim" is in Ann's graveyard
    And "Valanos" is in Bo's hand

  @rule:410.2 @rule:802.1
  Scenario: Each has a chief too many at one moment, and the turn player destroys first
    Given the card "Summons" reads:
      """
      3, Instant Ability
      Each player puts an ally from his hand into play.
      """
    And the card "Chief" reads:
      """
      3, Unique Ally—Orc Warrior, 2 [Melee] ATK / 2 Health
      """
    And it is your opponent's turn, in the action phase
    And you control "Chief" as "my old"
    And your opponent controls "Chief" as "their old"
    And your hand is "Summons", "Chief" as "my new"
    And your opponent's hand is "Chief" as "their new"
    When your opponent passes
    And you play "Summons"
    And both players pass
    Then your opponent must choose between "their old", "their new"
    When your opponent chooses "their old"
    Then you must choose between "my old", "my new"
    When you choose "my new"
    Then "their old" is in your opponent's graveyard
    And "my new" is in your graveyard
    And "my old" is in play

  @rule:802.1 @rule:304.2
  Scenario: All armor of one player before any of the next
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Cid's turn, in the action phase
    And Ann controls "Plate" as "a1"
    And Cid controls "Plate" as "c1"
    And Bo's hand is "Ring of Fire"
    When Cid passes
    And Ann passes
    And Bo plays "Ring of Fire"
    And all players pass
    Then Cid must choose between "c1"
    When Cid exhausts "c1" to prevent damage
    And Ann exhausts "a1" to prevent damage
    Then Ann's hero has 1 damage
    And Bo's hero has 2 damage
    And Cid's hero has 1 damage

  @rule:802.1
  Scenario: By seats and not by teams
    Given the card "Foul Wind" reads:
      """
      2, Instant Ability
      Each player discards a card.
      """
    And a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Bo's turn, in the action phase
    And Ann's hand is "Tim", "Brigg"
    And Bo's hand is "Foul Wind", "Valanos", "Bloodclaw"
    And Cid's hand is "Fire Blast", "Charge"
    And Dee's hand is "Flash Heal", "Gouge"
    When Bo plays "Foul Wind"
    And all players pass
    Then Bo must choose between "Valanos", "Bloodclaw"
    When Bo chooses "Valanos"
    Then Cid must choose between "Fire Blast", "Charge"
    When Cid chooses "Charge"
    Then Dee must choose between "Flash Heal", "Gouge"
    When Dee chooses "Gouge"
    Then Ann must choose between "Tim", "Brigg"
    And "Valanos" is in Bo's hand
    When Ann chooses "Brigg"
    Then "Valanos" is in Bo's graveyard
    And "Gouge" is in Dee's graveyard

  @rule:802.1 @rule:102.1b
  Scenario: Who leaves in the middle of the choices chooses nothing, the others still do
    Given the card "Foul Wind" reads:
      """
      2, Instant Ability
      Each player discards a card.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Ann's hand is "Tim", "Brigg"
    And Bo's hand is "Foul Wind", "Valanos", "Bloodclaw"
    And Cid's hand is "Fire Blast", "Charge"
    When Bo plays "Foul Wind"
    And all players pass
    And Bo chooses "Valanos"
    And Cid concedes
    And Ann chooses "Brigg"
    Then "Valanos" is in Bo's graveyard
    And "Brigg" is in Ann's graveyard
    And "Charge" is removed from the game
    And the game goes on

  @rule:716.3 @rule:802.1
  Scenario: Whoever controls a taken ally says what becomes of it, and it goes home
    Given the card "Ruin" reads:
      """
      0, Instant Ability
      Destroy all allies.
      """
    And the card "Homeward" reads:
      """
      1, Ability
      Ongoing: If an ally would be destroyed, put it into its owner's hand instead.
      """
    And the card "Into Nothing" reads:
      """
      1, Ability
      Ongoing: If an ally would be destroyed, remove it from the game instead.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Ann controls "Guard"
    And Cid controls "Soldier"
    And Cid controls "Homeward" and "Into Nothing"
    And the card "Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And Bo's hand is "Lure"
    And Ann's hand is "Ruin"
    When Ann passes
    And Bo plays "Lure" targeting "Soldier"
    And the chain empties
    And Ann plays "Ruin"
    And all players pass
    Then Ann must choose between "Homeward", "Into Nothing"
    When Ann chooses "Into Nothing"
    Then Bo must choose between "Homeward", "Into Nothing"
    When Bo chooses "Homeward"
    Then "Guard" is removed from the game
    And "Soldier" is in Cid's hand

  @rule:709.2a @rule:102.2
  Scenario: A spark at the ally of a player who leaves is interrupted
    Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Ann's turn, in the action phase
    And Bo controls "Soldier"
    And Ann's hand is "Spark"
    When Ann plays "Spark" targeting "Soldier"
    And Bo concedes
    Then the chain, top first, is "Spark"
    When all players pass
    Then "Spark" is in Ann's graveyard
    And the chain is empty
    And Ann has priority

  @rule:602.2
  Scenario: A protector is exhausted for the first combat and not there for the second
    Given you control "Soldier" as "first", "Soldier" as "second", "Guard" as "mine"
    And your opponent controls "Guard" as "theirs"
    When you propose that "first" attacks your opponent's hero
    And your opponent protects with "theirs"
    And the combat concludes
    Then "theirs" has 3 damage
    And "theirs" is exhausted
    When you propose that "second" attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 3 damage
    When you propose that "mine" attacks "theirs"
    And the combat concludes
    Then "theirs" has 4 damage
    And "first" has 1 damage
    And "mine" has 1 damage

  @rule:802.1
  Scenario: Who may draw says so in turn, and all draw at once
    Given the card "Feast" reads:
      """
      2, Instant Ability
      Each player may draw a card.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Bo's hand is "Feast"
    When Bo plays "Feast"
    And all players pass
    And Bo chooses to
    And Cid chooses not to
    And Ann chooses to
    Then there is 1 card in Bo's hand
    And there are no cards in Cid's hand
    And there is 1 card in Ann's hand

  @rule:708.1a @rule:706.1
  Scenario: Triggers of three players choose their targets as they are added
    Given the card "Grudge" reads:
      """
      2, Ally—Orc Warrior, 1 [Melee] ATK / 1 Health
      When Grudge is destroyed, your hero deals 1 fire damage to target hero.
      """
    And the card "Ruin" reads:
      """
      0, Instant Ability
      Destroy all allies.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Cid's turn, in the action phase
    And Ann controls "Grudge" as "a"
    And Bo controls "Grudge" as "b"
    And Cid controls "Grudge" as "c"
    And Cid's hand is "Ruin"
    When Cid plays "Ruin"
    And all players pass
    And Cid chooses Ann's hero
    And Ann chooses Bo's hero
    And Bo chooses Bo's hero
    Then the chain, top first, is "b", "a", "c"
    When the chain empties
    Then Ann's hero has 1 damage
    And Bo's hero has 2 damage
    And Cid's hero has 0 damage

  @rule:802.1
  Scenario: Who has no ally isn't asked, and the others are in their order
    Given the card "Famine" reads:
      """
      2, Instant Ability
      Each player destroys one of his allies.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Ann controls "Soldier" as "a1", "Guard" as "a2"
    And Cid controls "Soldier" as "c1", "Guard" as "c2"
    And Bo's hand is "Famine"
    When Bo plays "Famine"
    And all players pass
    Then Cid must choose between "c1", "c2"
    When Cid chooses "c2"
    And Ann chooses "a1"
    Then "c2" is in Cid's graveyard
    And "a1" is in Ann's graveyard
    And "c1" is in play

  @rule:802.1 @rule:717.3
  Scenario: Armor of a hero and the bubbles of an ally are asked for by players, not by packets
    Given the card "Storm" reads:
      """
      2, Instant Ability
      Your hero deals 2 nature damage to each hero and ally.
      """
    And the card "Ward" reads:
      """
      1, Ability
      Ongoing: If an ally in your party would be dealt damage, prevent 1 of that damage.
      """
    And the card "Shelter" reads:
      """
      1, Instant Ability
      Prevent the next 2 damage that would be dealt to target ally this turn.
      """
    And it is your opponent's turn, in the action phase
    And you control "Plate" as "mine", "Soldier", "Ward"
    And your opponent controls "Plate" as "theirs"
    And your hand is "Shelter", "Storm"
    When your opponent passes
    And you play "Shelter" targeting "Soldier"
    And the chain empties
    And your opponent passes
    And you play "Storm"
    And both players pass
    Then your opponent must choose between "theirs"
    When your opponent exhausts "theirs" to prevent damage
    And you exhaust "mine" to prevent damage
    And you choose "Shelter"
    Then "Soldier" has 0 damage
    And your hero has 1 damage
    And your opponent's hero has 1 damage

  @rule:102.2 @rule:400.3b
  Scenario: What the leaving player had taken goes home damaged, what was taken from that player is gone
    Given the card "Lure" reads:
      """
      1, Instant Ability
      Gain control of target ally.
      """
    And a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
    And it is Bo's turn, in the action phase
    And Ann controls "Soldier" with 2 damage
    And Bo controls "Guard"
    And Bo's hand is "Lure" as "one"
    And Cid's hand is "Lure" as "two"
    When Bo plays "one" targeting "Soldier"
    And the chain empties
    And Bo passes
    And Cid plays "two" targeting "Guard"
    And the chain empties
    Then Bo controls "Soldier"
    And Cid controls "Guard"
    When Bo concedes
    Then Ann controls "Soldier"
    And "Soldier" has 2 damage
    And "Guard" is removed from the game
