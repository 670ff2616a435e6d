Feature: Examples of cards and concepts on other boards
  What chapters 1 to 4 give as examples, with one thing changed: a number, a card, whose turn it is, what is done in response.

  Background:
    Given cost is no matter

  @rule:103.4 @rule:407.6a
  Scenario: Valthak attacks, and the hero that strikes back falls a wave before the one he guarded
    Given you control "Valthak Spiritdrinker" with 2 damage
    And your hero is "Zenith Shadowforce" with 28 damage
    And your opponent's hero is "Graccus" with 26 damage
    And your opponent controls "Fel Iron Hatchet"
    When you propose that "Valthak Spiritdrinker" attacks "Graccus"
    And your opponent strikes with "Fel Iron Hatchet"
    And the combat concludes
    Then your opponent loses the game
    And you win the game

  @rule:407.6a
  Scenario: Where the attacking hero lacks one damage to die, Valthak's own hero falls after him
    Given it is your opponent's turn, in the action phase
    And you control "Valthak Spiritdrinker" with 1 damage
    And your hero is "Zenith Shadowforce" with 28 damage
    And your opponent's hero is "Graccus" with 25 damage
    And your opponent controls "Krol Blade"
    When your opponent proposes that "Graccus" attacks "Valthak Spiritdrinker"
    And your opponent strikes with "Krol Blade"
    And the combat concludes
    Then you lose the game
    And your opponent wins the game
    And your opponent's hero has 28 damage

  @rule:103.2
  Scenario: A second Valthak keeps the hero alive after the first has fallen
    Given it is your opponent's turn, in the action phase
    And you control "Valthak Spiritdrinker" with 1 damage as "the hurt Valthak"
    And you control "Valthak Spiritdrinker" as "the other Valthak"
    And your hero is "Zenith Shadowforce" with 28 damage
    And your opponent controls "Krol Blade"
    And your opponent's hand is "Polymorph"
    When your opponent proposes that your opponent's hero attacks "the hurt Valthak"
    And your opponent strikes with "Krol Blade"
    And the combat concludes
    Then "the hurt Valthak" is in your graveyard
    And the game goes on
    When your opponent plays "Polymorph" targeting "the other Valthak"
    And the chain empties
    Then you lose the game

  @rule:303.2d @rule:405.3d
  Scenario: Against a hero only the sword triggers, and armor leaves it one damage to count
    Given you have 4 exhausted resources
    And you control "Dual Wield"
    And you control "Deathbringer"
    And you control "Sword of Zeal"
    And your opponent controls "Golem Skull Helm"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Deathbringer"
    And you strike with "Sword of Zeal"
    And the combat concludes
    And your opponent exhausts "Golem Skull Helm" to prevent damage
    And you choose yourself
    Then the chain, top first, is "Sword of Zeal"
    When the chain empties
    And you choose to
    Then your opponent's hero has 1 damage
    And the chain is empty

  @rule:303.2d @rule:405.3d
  Scenario: A defending hero strikes twice, and the party of the ally that died of it is known still
    Given it is your opponent's turn, in the action phase
    And you control "Dual Wield"
    And you control "Deathbringer"
    And you control "Sword of Zeal"
    And your opponent controls "Kor Cindervein"
    And your opponent has 5 exhausted resources
    When your opponent proposes that "Kor Cindervein" attacks your hero
    And you strike with "Sword of Zeal"
    And you strike with "Deathbringer"
    And the combat concludes
    And you choose in order "Sword of Zeal", "Deathbringer"
    And you choose your opponent
    Then "Kor Cindervein" is in your opponent's graveyard
    And the chain, top first, is "Deathbringer", "Sword of Zeal"
    When the chain empties
    And your opponent chooses to
    Then your opponent's hero has 4 damage
    And your hero has 3 damage

  @rule:306.3f @rule:400.3b
  Scenario: Moved by the other player onto an ally that you control anyway, Mind Control still answers to you
    Given it is your opponent's turn, in the action phase
    And you control "Valanos"
    And your opponent controls "Brigg"
    And your opponent controls "Anika Berlyn"
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Inventor's Focal Sword"
    And your "Mind Control" is attached to your opponent's "Brigg"
    And your hand is "Fire Blast"
    And your opponent's hand is "Quick Strike"
    Then you control "Brigg"
    When your opponent uses "Inventor's Focal Sword", targeting "Mind Control"
    And the chain empties
    Then your opponent must choose between "Valanos", "Anika Berlyn"
    When your opponent chooses "Valanos"
    Then your opponent controls "Brigg"
    And you control "Valanos", "Mind Control"
    When your opponent plays "Quick Strike" targeting your hero
    And the chain empties
    Then "Mind Control" is attached to "Valanos"
    When you play "Fire Blast" targeting your opponent's hero
    And the chain empties
    Then "Mind Control" is in your graveyard
    And you control "Valanos"

  @rule:306.3f @rule:306.4a
  Scenario: Where nothing else is in play but heroes and a Totem, Mind Control stays where it is
    Given it is your opponent's turn, in the action phase
    And your opponent controls "Brigg"
    And your opponent controls "Stoneclaw Totem"
    And your opponent controls "Inventor's Focal Sword"
    And your "Mind Control" is attached to your opponent's "Brigg"
    When your opponent uses "Inventor's Focal Sword", targeting "Mind Control"
    And the chain empties
    Then "Mind Control" is attached to "Brigg"
    And you control "Brigg", "Mind Control"

  @rule:306.3f
  Scenario: A Fireball moved to the hero of its own player burns him on his turn, and not as it arrives
    Given you control "Valanos"
    And you control "Inventor's Focal Sword"
    And your opponent's "Fireball" is attached to your hero
    And your opponent controls "Stoneclaw Totem"
    When you use "Inventor's Focal Sword", targeting "Fireball"
    And the chain empties
    Then you must choose between your opponent's hero, "Valanos"
    When you choose your opponent's hero
    Then "Fireball" is attached to your opponent's hero
    And your opponent controls "Fireball"
    And your opponent's hero has 0 damage
    When your opponent's next turn starts
    And the chain empties
    Then your opponent's hero has 1 damage
    And your hero has 0 damage

  @rule:306.4a @rule:709.2b
  Scenario: Chain Lightning may leave out its second leap and make its third, and not to a Totem either
    Given your opponent controls "Valanos"
    And your opponent controls "Stoneclaw Totem"
    And you control "Stoneclaw Totem" as "your own Totem"
    And your hand is "Chain Lightning"
    When you play "Chain Lightning" targeting your opponent's hero
    And the chain empties
    And you choose not to
    And you choose to
    Then you must choose between your hero, "Valanos"
    When you choose "Valanos"
    Then "Valanos" has 1 damage
    And your opponent's hero has 3 damage
    And your hero has 0 damage

  @rule:709.2a
  Scenario: When its target is gone Chain Lightning is interrupted, and nobody is left to leap to
    Given your opponent controls "Valanos"
    And your opponent controls "Stoneclaw Totem"
    And your opponent's hand is "Fall Back"
    And your hand is "Chain Lightning"
    When you play "Chain Lightning" targeting "Valanos"
    And your opponent responds by playing "Fall Back" targeting "Valanos"
    And the chain empties
    Then "Chain Lightning" is in your graveyard
    And "Valanos" is in your opponent's hand
    And your opponent's hero has 0 damage
    And "Stoneclaw Totem" has 0 damage

  @rule:306.3e @rule:407.6a
  Scenario: A Fireball that destroys its Totem leaves with it
    Given your opponent controls "Fire Nova Totem"
    And your hand is "Fireball"
    When you play "Fireball" targeting "Fire Nova Totem"
    And the chain empties
    Then "Fire Nova Totem" is in your opponent's graveyard
    And "Fireball" is in your graveyard
    When your opponent's next turn starts
    Then the chain is empty
    And your hero has 0 damage

  @rule:306.4b @rule:411.8d
  Scenario: What falls off a Totem wasn't destroyed, and the Totem never lost its powers
    Given the card "Broken Wand" reads:
      """
      2, Item
      When an ability is destroyed, draw a card.
      """
    And you control "Broken Wand"
    And you control "Valanos"
    And your opponent controls "Stoneclaw Totem"
    And your hand is "Polymorph", "Dispel Magic"
    When you play "Polymorph" targeting "Stoneclaw Totem"
    And the chain empties
    Then "Polymorph" is in your graveyard
    And there is 1 card in your hand
    And you can't propose that "Valanos" attacks your opponent's hero, because of 601.2c
    When you play "Dispel Magic" targeting "Stoneclaw Totem"
    And both players pass
    Then the chain, top first, is "Broken Wand"
    When the chain empties
    Then "Stoneclaw Totem" is in your opponent's graveyard
    And there is 1 card in your hand

  @rule:402.2 @rule:703.4
  Scenario: Tyrande and another Night Elf who fall together leave a Wisp each
    Given you control "High Priestess Tyrande Whisperwind"
    And you control "Cerwyn"
    And your opponent controls "Avanthera"
    And your hand is "Hellfire", "Tracker Gallen"
    When you play "Hellfire"
    And both players pass
    Then the chain, top first, is "High Priestess Tyrande Whisperwind", "High Priestess Tyrande Whisperwind"
    And "Cerwyn" is in your graveyard
    When both players pass
    Then you control "Wisp"
    And the chain, top first, is "High Priestess Tyrande Whisperwind"
    When the chain empties
    And you play "Tracker Gallen"
    And the chain empties
    Then "Tracker Gallen" has 3 ATK

  @rule:306.3e
  Scenario: A polymorphed Tyrande leaves nothing behind
    Given you control "High Priestess Tyrande Whisperwind"
    And your opponent's "Polymorph" is attached to your "High Priestess Tyrande Whisperwind"
    And your hand is "Vanquish"
    When you play "Vanquish" targeting "High Priestess Tyrande Whisperwind"
    And both players pass
    Then "High Priestess Tyrande Whisperwind" is in your graveyard
    And "Polymorph" is in your opponent's graveyard
    And the chain is empty

  @rule:403.3 @rule:407.6a
  Scenario: Doubled damage kills its own source, passes over a Totem and is lowered by nothing
    Given you control "Barnathrum, Lord of Pain" with 2 damage
    And your opponent controls "Devotion Aura"
    And your opponent controls "Valanos" with 3 damage
    And your opponent controls "Anika Berlyn" with 2 damage
    And your opponent controls "Vexra Darkfall" with 1 damage
    And your opponent controls "Stoneclaw Totem" with 2 damage
    And your opponent's hero has 4 damage
    And your hand is "Brigg", "Tim", "Pugg"
    When you use "Barnathrum, Lord of Pain"
    And both players pass
    And your opponent chooses your hero
    Then "Barnathrum, Lord of Pain" is in your graveyard
    And "Valanos" is in your opponent's graveyard
    And "Vexra Darkfall" is in your opponent's graveyard
    And "Anika Berlyn" has 4 damage
    And "Stoneclaw Totem" has 2 damage
    And your opponent's hero has 4 damage
    When the chain empties
    Then your hero has 3 damage

  @rule:403.4 @rule:709.2d
  Scenario: Three cards drawn in response come too, and two pieces of armor stop five of the one packet
    Given it is your opponent's turn, in the action phase
    And you control "Vexra Darkfall"
    And your hand is "Innervate"
    And your opponent controls "Golem Skull Helm"
    And your opponent controls "Elven Chain Boots"
    And your opponent's hand is "Vanquish", "Tim", "Brigg", "Pugg"
    When your opponent plays "Vanquish" targeting "Vexra Darkfall"
    And both players pass
    And you choose your opponent's hero
    And you respond by playing "Innervate" targeting your opponent
    And the chain empties
    And your opponent exhausts "Golem Skull Helm", "Elven Chain Boots" to prevent damage
    Then your opponent's hero has 1 damage
    And there are 6 cards in your opponent's hand

  @rule:405.2a
  Scenario: Against an empty hand Vexra makes no packet, and no armor is asked
    Given you control "Vexra Darkfall"
    And your hand is "Vanquish"
    And your opponent controls "Golem Skull Helm"
    When you play "Vanquish" targeting "Vexra Darkfall"
    And both players pass
    And you choose your opponent's hero
    And the chain empties
    Then your opponent's hero has 0 damage
    And "Golem Skull Helm" is ready

  @rule:400.1 @rule:703.4
  Scenario: A stolen Vexra is avenged by the player who had stolen her
    Given you control "Vexra Darkfall"
    And your opponent's "Mind Control" is attached to your "Vexra Darkfall"
    And your hand is "Vanquish", "Tim", "Brigg"
    When you play "Vanquish" targeting "Vexra Darkfall"
    And both players pass
    Then your opponent must choose between your hero, your opponent's hero
    When your opponent chooses your hero
    And the chain empties
    Then your hero has 2 damage
    And "Vexra Darkfall" is in your graveyard

  @rule:404.2 @rule:404.3
  Scenario: An unhurt friendly hero gets no packet, and Boris's own heal is raised like the spell's
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And Ann's hero is "Boris Brightbeard" with 20 damage
    And Cid's hero is "Graccus"
    And Cid controls "Anika Berlyn" with 5 damage
    And Ann controls "Hide of the Wild"
    And Ann's hand is "Shelter the Flock"
    When Ann plays "Shelter the Flock"
    And the chain empties
    Then Ann's hero has 8 damage
    And Cid's hero has 0 damage
    And "Anika Berlyn" has 5 damage
    When Ann uses "Boris Brightbeard" with X = 3, targeting "Anika Berlyn"
    And the chain empties
    Then "Anika Berlyn" has 1 damage

  @rule:404.2
  Scenario: A Hide that the other friendly player wears raises nothing of what Boris heals
    Given a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee
    And it is Ann's turn, in the action phase
    And Ann's hero is "Boris Brightbeard" with 20 damage
    And Cid's hero is "Graccus" with 15 damage
    And Cid controls "Hide of the Wild"
    And Ann's hand is "Shelter the Flock"
    When Ann plays "Shelter the Flock"
    And the chain empties
    Then Ann's hero has 9 damage
    And Cid's hero has 4 damage

  @rule:405.3d @rule:717.4
  Scenario: With one ring the whole packet is prevented, and Thrash Blade doesn't trigger
    Given your opponent's hero is "Graccus"
    And your opponent controls "Valanos"
    And you control "Mason's Fraternity Ring"
    And you control "Thrash Blade"
    When you propose that your hero attacks "Valanos"
    And you strike with "Thrash Blade"
    And the chain empties
    Then your hero has 3 ATK
    When your opponent uses "Graccus", targeting "Valanos"
    And the combat concludes
    Then "Valanos" has 0 damage
    And the chain is empty
    And "Thrash Blade" is exhausted and your hero is exhausted

  @rule:405.3d
  Scenario: The second damage of a turn with Thrash Blade readies nothing, and none on another player's turn does
    Given you control "Thrash Blade"
    And your opponent controls "Anika Berlyn"
    And your opponent controls "Crazy Igvand"
    When you propose that your hero attacks "Crazy Igvand"
    And you strike with "Thrash Blade"
    And the combat concludes
    And the chain empties
    Then "Thrash Blade" is ready and your hero is ready
    When you propose that your hero attacks "Crazy Igvand"
    And you strike with "Thrash Blade"
    And the combat concludes
    Then the chain is empty
    And "Thrash Blade" is exhausted and your hero is exhausted
    And "Crazy Igvand" has 4 damage
    When your next turn starts
    And your opponent's next turn starts
    And the action phase starts
    And your opponent proposes that "Anika Berlyn" attacks your hero
    And you strike with "Thrash Blade"
    And the combat concludes
    Then "Anika Berlyn" has 2 damage
    And the chain is empty
    And "Thrash Blade" is exhausted

  @rule:405.3d
  Scenario: Two weapons of different ATK make one Blade Flurry of their sum, though the ally dies of it
    Given you control "Dual Wield"
    And you control "Blade Flurry"
    And you control "Krol Blade"
    And you control "Viking Warhammer"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Kor Cindervein"
    And you strike with "Krol Blade"
    And you strike with "Viking Warhammer"
    And the combat concludes
    Then you must choose between your hero, your opponent's hero, "Anika Berlyn"
    When you choose your opponent's hero
    Then "Kor Cindervein" is in your opponent's graveyard
    And the chain, top first, is "Blade Flurry"
    When the chain empties
    And you choose to
    Then your opponent's hero has 4 damage
    And "Anika Berlyn" has 0 damage

  @rule:405.3d
  Scenario: Against a hero Blade Flurry stays still
    Given you control "Dual Wield"
    And you control "Blade Flurry"
    And you control "Krol Blade"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    And the combat concludes
    Then the chain is empty
    And your opponent's hero has 3 damage

  @rule:410.3c @rule:410.3b
  Scenario: The shield first and then the second sword break uniqueness just the same
    Given you control "Dual Wield"
    And you control "Deathbringer"
    And you control "Observer's Shield"
    And your hand is "Sword of Zeal"
    When you play "Sword of Zeal"
    And the chain empties
    Then you must choose between "Deathbringer", "Sword of Zeal", "Observer's Shield"
    When you choose "Observer's Shield"
    Then "Observer's Shield" is in your graveyard
    And "Deathbringer" is in play
    And "Sword of Zeal" is in play

  @rule:410.3b
  Scenario: Without dual wield the shield stands outside the quarrel of two swords
    Given you control "Deathbringer"
    And you control "Observer's Shield"
    And your hand is "Sword of Zeal"
    When you play "Sword of Zeal"
    And the chain empties
    Then you must choose between "Deathbringer", "Sword of Zeal"
    When you choose "Sword of Zeal"
    Then "Sword of Zeal" is in your graveyard
    And "Deathbringer" is in play
    And "Observer's Shield" is in play

  @rule:410.3b
  Scenario: Dual wield spares no two-handed weapon beside another
    Given you control "Dual Wield"
    And you control "Viking Warhammer"
    And your hand is "Arcanite Reaper"
    When you play "Arcanite Reaper"
    And the chain empties
    Then you must choose between "Viking Warhammer", "Arcanite Reaper"
    When you choose "Viking Warhammer"
    Then "Arcanite Reaper" is in play

  @rule:410.3b @rule:410.2
  Scenario: When dual wield goes the two swords it allowed can't both stay
    Given you control "Dual Wield"
    And you control "Deathbringer"
    And you control "Sword of Zeal"
    And your opponent's hand is "Dispel Magic"
    When your opponent plays "Dispel Magic" targeting "Dual Wield"
    And the chain empties
    Then you must choose between "Deathbringer", "Sword of Zeal"
    When you choose "Deathbringer"
    Then "Deathbringer" is in your graveyard
    And "Sword of Zeal" is in play

  @rule:411.8e @rule:602.2
  Scenario: Baranka protects, is removed from the game, and the attacker dies of it all the same
    Given it is your opponent's turn, in the action phase
    And you control "Dramla Lifebender"
    And you control "Grunt Baranka"
    And your opponent controls "Valanos"
    When your opponent proposes that "Valanos" attacks "Dramla Lifebender"
    And the protect point comes
    And you protect with "Grunt Baranka"
    And the combat concludes
    Then "Grunt Baranka" is removed from the game
    And "Valanos" is in your opponent's graveyard
    And "Dramla Lifebender" has 0 damage

  @rule:603.1
  Scenario: Against an attacking hero Baranka's power is silent
    Given it is your opponent's turn, in the action phase
    And you control "Dramla Lifebender"
    And you control "Grunt Baranka"
    When your opponent proposes that your opponent's hero attacks "Grunt Baranka"
    And the defend window opens
    Then the chain is empty
    When the combat concludes
    Then "Grunt Baranka" is in play
    And your opponent's hero has 2 damage

  @rule:709.2f
  Scenario: Killed in response, Baranka can't be destroyed by her own effect, and the attacker lives
    Given it is your opponent's turn, in the action phase
    And you control "Dramla Lifebender"
    And you control "Grunt Baranka"
    And your opponent controls "Valanos"
    And your opponent's hand is "Fire Blast"
    When your opponent proposes that "Valanos" attacks "Grunt Baranka"
    And the defend window opens
    Then the chain, top first, is "Grunt Baranka"
    When your opponent responds by playing "Fire Blast" targeting "Grunt Baranka"
    And the combat concludes
    Then "Grunt Baranka" is removed from the game
    And "Valanos" is in play
    And "Valanos" has 0 damage

  @rule:411.8e @rule:411.1
  Scenario: Dramla looks at whose graveyard it would be, of the one destroyed and of the attacker
    Given it is your opponent's turn, in the action phase
    And you control "Dramla Lifebender"
    And you control "Grunt Baranka"
    And you control "Valanos"
    And your opponent controls "Kor Cindervein"
    And your opponent's "Mind Control" is attached to your "Valanos"
    When your opponent proposes that "Valanos" attacks "Grunt Baranka"
    And the defend window opens
    And the chain empties
    Then "Grunt Baranka" is removed from the game
    And "Valanos" is removed from the game
    And "Mind Control" is in your opponent's graveyard
    And "Kor Cindervein" is in play

  @rule:411.8e
  Scenario: Dramla in the other party spares the graveyard nothing
    Given it is your opponent's turn, in the action phase
    And you control "Grunt Baranka"
    And your opponent controls "Dramla Lifebender"
    And your opponent controls "Valanos"
    When your opponent proposes that "Valanos" attacks "Grunt Baranka"
    And the defend window opens
    And the chain empties
    Then "Grunt Baranka" is in your graveyard
    And "Valanos" is removed from the game

  @rule:407.6 @rule:703.4
  Scenario: A Night Elf who falls a wave after Tyrande is not seen by her
    Given it is your opponent's turn, in the action phase
    And you control "High Priestess Tyrande Whisperwind"
    And you control "Kailis Truearc" with 1 damage
    And you control "Brigg"
    And you control "Kor Cindervein"
    And your opponent's hand is "Lightning Bolt"
    Then "Kailis Truearc" has 3 health
    When your opponent plays "Lightning Bolt" targeting "High Priestess Tyrande Whisperwind"
    And both players pass
    Then "High Priestess Tyrande Whisperwind" is in your graveyard
    And "Kailis Truearc" is in your graveyard
    And the chain, top first, is "High Priestess Tyrande Whisperwind"
    And "Brigg" is in play

  @rule:306.3f
  Scenario: What may be attached to abilities, allies, equipment and resources moves to no hero
    Given you control "Inventor's Focal Sword"
    And you control "Valanos"
    And you control "Krol Blade"
    And you control "Dual Wield"
    And your opponent controls "Brigg"
    And your opponent controls "Kor Cindervein"
    And your opponent controls "Stoneclaw Totem"
    And your opponent's "Spell Suppression" is attached to your "Valanos"
    When you use "Inventor's Focal Sword", targeting "Spell Suppression"
    And the chain empties
    Then you must choose between "Brigg", "Kor Cindervein"
    When you choose "Brigg"
    Then "Spell Suppression" is attached to "Brigg"

  @rule:306.3f
  Scenario: What is attached to a hero only moves to another hero, and draws nobody a card
    Given you control "Inventor's Focal Sword"
    And you control "Valanos"
    And your "Arcane Intellect" is attached to your hero
    And you have 7 unnamed cards in your hand
    And your opponent has 9 unnamed cards in your opponent's hand
    When you use "Inventor's Focal Sword", targeting "Arcane Intellect"
    And the chain empties
    Then "Arcane Intellect" is attached to your opponent's hero
    And you control "Arcane Intellect"
    And there are 9 cards in your opponent's hand
    And there are 7 cards in your hand

  @rule:306.3f
  Scenario: That its first host had to be friendly is no matter to where Warrior Training moves
    Given you control "Inventor's Focal Sword"
    And you control "Valanos"
    And your opponent controls "Brigg"
    And your "Warrior Training" is attached to your "Valanos"
    When you use "Inventor's Focal Sword", targeting "Warrior Training"
    And the chain empties
    Then "Warrior Training" is attached to "Brigg"

  @rule:306.4a
  Scenario: A Totem is a target for what aims at allies, as far as the rest of the description fits
    Given you control "Stoneclaw Totem" as "mine"
    And your opponent controls "Fire Nova Totem"
    And your opponent controls "Stoneclaw Totem" with 1 damage as "theirs"
    And you control "Fugu"
    And your hand is "Fall Back", "Execute", "Trophy Kill", "Prey on the Weak", "Multi-Shot", "Call the Spirit"
    And your graveyard is "Grace of Air Totem"
    Then you may play "Fall Back" targeting "mine"
    And you can't play "Fall Back" targeting "theirs", because of 706.1
    And you may play "Execute" targeting "theirs"
    And you can't play "Execute" targeting "Fire Nova Totem", because of 706.1
    And you can't play "Trophy Kill" targeting "theirs", because of 706.1
    And you may play "Prey on the Weak" targeting "theirs"
    And you may play "Multi-Shot" targeting "theirs", "Fire Nova Totem", your opponent's hero
    And you can't play "Call the Spirit", because of 707.1d
    When you use "Fugu", targeting "Fire Nova Totem"
    And the chain empties
    Then you control "Fire Nova Totem"
    When the turn ends
    Then your opponent controls "Fire Nova Totem"

  @rule:410.2 @rule:410.3c
  Scenario: A weapon that breaks uniqueness with two cards at once may cost both of them
    Given you control "Viking Warhammer"
    And you control "Observer's Shield"
    And your hand is "Arcanite Reaper"
    When you play "Arcanite Reaper"
    And the chain empties
    Then you must choose between "Viking Warhammer", "Observer's Shield", "Arcanite Reaper"
    When you choose "Observer's Shield"
    Then you must choose between "Viking Warhammer", "Arcanite Reaper"
    When you choose "Viking Warhammer"
    Then "Arcanite Reaper" is in play

  @rule:410.2 @rule:410.3c
  Scenario: Or itself, and then both stay
    Given you control "Viking Warhammer"
    And you control "Observer's Shield"
    And your hand is "Arcanite Reaper"
    When you play "Arcanite Reaper"
    And the chain empties
    And you choose "Arcanite Reaper"
    Then "Arcanite Reaper" is in your graveyard
    And "Viking Warhammer" is in play
    And "Observer's Shield" is in play
    And you have priority

  @rule:716.1
  Scenario: Removed instead of destroyed, Masten Everspirit triggers nothing
    Given it is your opponent's turn, in the action phase
    And you control "Dramla Lifebender"
    And you control "Masten Everspirit"
    And your opponent's hand is "Vanquish"
    When your opponent plays "Vanquish" targeting "Masten Everspirit"
    And both players pass
    Then "Masten Everspirit" is removed from the game
    And the chain is empty

  @rule:411.8e
  Scenario: An ally destroyed as a cost and removed instead deals its damage all the same
    Given you control "Dramla Lifebender"
    And you control "Mezzik Darkspark"
    And you control "Anika Berlyn"
    When you use "Mezzik Darkspark", destroying "Anika Berlyn", targeting your opponent's hero
    Then "Anika Berlyn" is removed from the game
    When the chain empties
    Then your opponent's hero has 5 damage

  @rule:402.2a
  Scenario: A token that is removed instead is nowhere
    Given it is your opponent's turn, in the action phase
    And you control "Dramla Lifebender"
    And you control a token "Wisp" with 0 ATK and 1 health
    And your opponent's hand is "Vanquish"
    When your opponent plays "Vanquish" targeting "Wisp"
    And both players pass
    Then you control no "Wisp"
    And there are no of your cards removed from the game

  @rule:709.2b
  Scenario: Chain Lightning leaps to an ally at which it can't be aimed
    Given your opponent controls "Apprentice Merry"
    And your opponent controls "Valanos"
    And your hand is "Chain Lightning"
    Then you can't play "Chain Lightning" targeting "Apprentice Merry", because of 706.1
    When you play "Chain Lightning" targeting "Valanos"
    And the chain empties
    And you choose to
    Then you must choose between your hero, your opponent's hero, "Apprentice Merry"
    When you choose "Apprentice Merry"
    And you choose to
    Then you must choose between your hero, your opponent's hero
    When you choose your opponent's hero
    Then "Apprentice Merry" is in your opponent's graveyard
    And your opponent's hero has 1 damage

  @rule:405.3d
  Scenario: Blade Flurry deals as much as was dealt, not as much as was struck with
    Given you control "Dual Wield"
    And you control "Blade Flurry"
    And you control "Krol Blade"
    And you control "Viking Warhammer"
    And your opponent controls "Shelly"
    And your opponent controls "Anika Berlyn"
    When you propose that your hero attacks "Shelly"
    And you strike with "Krol Blade"
    And you strike with "Viking Warhammer"
    And the combat concludes
    And you choose "Anika Berlyn"
    And the chain empties
    And you choose to
    Then "Anika Berlyn" has 3 damage

  @rule:410.3b
  Scenario: A stolen Fire Totem beside one's own is one too many, and goes to its owner's graveyard
    Given you control "Fire Nova Totem" as "mine"
    And you control "Fugu"
    And your opponent controls "Fire Elemental Totem"
    When you use "Fugu", targeting "Fire Elemental Totem"
    And the chain empties
    Then you must choose between "mine", "Fire Elemental Totem"
    When you choose "Fire Elemental Totem"
    Then "Fire Elemental Totem" is in your opponent's graveyard
    And "mine" is in play

  @rule:200.1
  Scenario: A stolen Gallen counts the party of the thief
    Given you control "Brigg"
    And you control "Kor Cindervein"
    And your opponent controls "Tracker Gallen"
    And your opponent controls "Valanos"
    And your "Mind Control" is attached to your opponent's "Tracker Gallen"
    Then "Tracker Gallen" has 3 ATK

  @rule:303.2b
  Scenario: A Deathbringer that was destroyed after its strike triggers nothing, though its ATK stays
    Given you control "Deathbringer"
    And your opponent controls "Valanos"
    And your opponent's hand is "Defensive Breach"
    When you propose that your hero attacks "Valanos"
    And you strike with "Deathbringer"
    And the chain empties
    And your opponent responds by playing "Defensive Breach" targeting "Deathbringer"
    And the combat concludes
    Then "Valanos" has 2 damage
    And the chain is empty
    And your opponent's hero has 0 damage

  @rule:403.3
  Scenario: Skorn sees no damage dealt where it is doubled
    Given you control "Barnathrum, Lord of Pain"
    And your opponent controls "Skorn, Mistress of Shadow"
    And your opponent controls "Anika Berlyn" with 2 damage
    When you use "Barnathrum, Lord of Pain"
    And both players pass
    Then "Anika Berlyn" has 4 damage
    And the chain is empty

  @rule:403.4
  Scenario: Skorn sees each of Frost Nova's packets that an ally is dealt
    Given you control "Skorn, Mistress of Shadow"
    And your opponent controls "Valanos"
    And your opponent controls "Anika Berlyn"
    And your hand is "Frost Nova"
    When you play "Frost Nova"
    And both players pass
    And you choose in order "Skorn, Mistress of Shadow" about "Valanos", "Skorn, Mistress of Shadow" about "Anika Berlyn"
    Then the chain, top first, is "Skorn, Mistress of Shadow", "Skorn, Mistress of Shadow"
    When the chain empties
    Then your opponent's hero has 3 damage
