Feature: Cards of the library
  Powers that other scenarios have on their boards and don't need, each at work.

  Background:
    Given cost is no matter

  @rule:602.1
  Scenario: A hero in cat form has 1 ATK more while it attacks, and loses the form when it strikes
    Given your hero is "Thangal"
    And you control "Cat Form"
    And you control "Twig of the World Tree"
    When you propose that your hero attacks your opponent's hero
    And the attack window opens
    Then your hero has 1 ATK
    When the defend window opens
    And you strike with "Twig of the World Tree"
    And both players pass
    Then "Cat Form" is in your graveyard
    When both players pass
    And you choose to
    And the combat concludes
    Then your opponent's hero has 4 damage
    When the end phase starts
    And the chain empties
    Then "Cat Form" is in your hand

  @rule:602.1
  Scenario: A hero in cat form that doesn't strike deals the 1 damage of its claws, and has none while defending
    Given your hero is "Thangal"
    And you control "Cat Form"
    And your opponent controls "Brigg"
    When you propose that your hero attacks your opponent's hero
    And the combat concludes
    Then your opponent's hero has 1 damage
    When your opponent's next turn starts
    And the action phase starts
    And your opponent proposes that "Brigg" attacks your hero
    And the defend window opens
    Then your hero has 0 ATK

  @rule:703.1
  Scenario: An ability that is not Feral ends the cat form
    Given your hero is "Thangal"
    And you control "Cat Form"
    And your hand is "Starfire"
    When you play "Starfire" targeting your opponent's hero
    And both players pass
    And you choose not to
    Then "Cat Form" is in your graveyard

  @rule:716.2
  Scenario: Moonkin Form strengthens armor and what Balance abilities deal, and no other ability
    Given your hero is "Morova of the Sands"
    And you control "Moonkin Form"
    And you control "Pads of the Dread Wolf"
    And your hand is "Starfire", "Natural Selection"
    Then "Pads of the Dread Wolf" has 2 DEF
    When you play "Starfire" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 6 damage
    And "Moonkin Form" is in play
    When you play "Natural Selection" choosing the 1st mode, targeting your opponent's hero
    And the chain empties
    Then "Moonkin Form" is in your graveyard
    And your opponent's hero has 9 damage

  @rule:707.1b
  Scenario: Natural Selection heals in its second mode
    Given your hero has 9 damage
    And your hand is "Natural Selection"
    When you play "Natural Selection" choosing the 2nd mode, targeting your hero
    And the chain empties
    Then your hero has 6 damage

  @rule:602.2 @rule:717.1
  Scenario: Defensive Stance lets the hero protect and takes 1 off what it deals and what it is dealt
    Given it is your opponent's turn, in the action phase
    And you control "Defensive Stance"
    And you control "Krol Blade"
    And you control "Voss Treebender"
    And your opponent controls "Valanos"
    When your opponent proposes that "Valanos" attacks "Voss Treebender"
    And the protect point comes
    And you protect with your hero
    And you strike with "Krol Blade"
    And the combat concludes
    Then "Valanos" has 2 damage
    And your hero has 1 damage

  @rule:602.2
  Scenario Outline: <card> makes its controller's hero a protector
    Given it is your opponent's turn, in the action phase
    And you control "<card>"
    And you control "Voss Treebender"
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Voss Treebender"
    And the protect point comes
    And you protect with your hero
    Then your hero is protecting

    Examples:
      | card                |
      | Draconian Deflector |

  @rule:602.2
  Scenario: Rockbiter Weapon makes its weapon stronger and its controller's hero a protector
    Given it is your opponent's turn, in the action phase
    And you control "Krol Blade"
    And your "Rockbiter Weapon" is attached to your "Krol Blade"
    And you control "Voss Treebender"
    And your opponent controls "Brigg"
    Then "Krol Blade" has 5 ATK
    When your opponent proposes that "Brigg" attacks "Voss Treebender"
    And the protect point comes
    And you protect with your hero
    Then your hero is protecting

  @rule:602.2
  Scenario Outline: The ally <protector> protects
    Given it is your opponent's turn, in the action phase
    And you control "<protector>"
    And you control "Voss Treebender"
    And your opponent controls "Brigg"
    When your opponent proposes that "Brigg" attacks "Voss Treebender"
    And the protect point comes
    And you protect with "<protector>"
    Then "<protector>" is protecting

    Examples:
      | protector         |
      | Crazy Igvand      |
      | Fa'tafi           |
      | Ka'tali Stonetusk |
      | Kulan Earthguard  |
      | Lynda Steele      |

  @rule:706.1
  Scenario Outline: <ally> can't be aimed at
    Given your opponent controls "<ally>"
    And your hand is "Fire Blast"
    Then you can't play "Fire Blast" targeting "<ally>", because of 706.1

    Examples:
      | ally           |
      | Apprentice Merry |
      | Warden Ravella |

  @rule:601.2b
  Scenario: Izza Spindleflame is elusive
    Given you control "Brigg"
    And your opponent controls "Izza Spindleflame"
    Then you can't propose that "Brigg" attacks "Izza Spindleflame", because of 601.2b

  @rule:601.2a
  Scenario: Guardian Steelhorn guards and never attacks
    Given you control "Guardian Steelhorn"
    Then you can't propose that "Guardian Steelhorn" attacks your opponent's hero, because of 601.2a

  @rule:600.3
  Scenario: Grace of Air Totem makes opposing allies pay for every attack
    Given your opponent controls "Grace of Air Totem"
    And you control "Brigg"
    When you propose that "Brigg" attacks your opponent's hero
    Then you have 1 exhausted resource
    And rule 600.3 was applied

  @rule:709.2b
  Scenario: Bash exhausts, Blink and Arcane Intellect draw
    Given your hero is "Thangal"
    And your hand is "Bash", "Blink", "Arcane Intellect"
    And your opponent controls "Brigg"
    When you play "Bash" targeting "Brigg"
    And the chain empties
    Then "Brigg" is exhausted
    And there are 2 cards in your hand
    When you play "Blink"
    And the chain empties
    Then there are 2 cards in your hand
    When you play "Arcane Intellect" targeting your hero
    And the chain empties
    Then there are 2 cards in your hand

  @rule:602.2a
  Scenario: Bubula del Kissel hides another
    Given you control "Bubula del Kissel"
    And you control "Kor Cindervein"
    And your opponent controls "Guardian Steelhorn"
    When you use "Bubula del Kissel", targeting "Kor Cindervein"
    And the chain empties
    And you propose that "Kor Cindervein" attacks your opponent's hero
    And the defend window opens
    Then your opponent can't protect with "Guardian Steelhorn", because of 602.2a

  @rule:701.2
  Scenario: Bulkas Wildhorn flips to destroy an ally that is damaged, and finds no other
    Given your hero is "Bulkas Wildhorn"
    And your opponent controls "Valanos" with 1 damage
    And your opponent controls "Brigg"
    Then you can't flip your hero, targeting "Brigg", because of 706.1
    When you flip your hero, targeting "Valanos"
    And the chain empties
    Then "Valanos" is in your opponent's graveyard

  @rule:708.3
  Scenario: Chops exhausts whom his player points at as he attacks
    Given you control "Chops"
    And your opponent controls "Brigg"
    When you propose that "Chops" attacks your opponent's hero
    And both players pass
    And you choose "Brigg"
    And both players pass
    And you choose to
    Then "Brigg" is exhausted

  @rule:707.1e
  Scenario: Divine Illumination makes abilities cheaper for a turn, down to 1, and draws
    Given your hand is "Divine Illumination", "Starfire", "Fire Blast"
    When you play "Divine Illumination"
    And the chain empties
    Then there are 3 cards in your hand
    And you have 1 exhausted resource
    When you play "Starfire" targeting your opponent's hero
    Then you have 6 exhausted resources
    When you play "Fire Blast" targeting your opponent's hero
    Then you have 7 exhausted resources

  @rule:708.2
  Scenario: Doomguard takes a friend as it comes and an opposing ally at the end of its controller's turn
    Given your hand is "Doomguard"
    And you control "Tim"
    And your opponent controls "Valanos"
    When you play "Doomguard"
    And the chain empties
    And "Tim" is picked at random
    Then "Tim" is in your graveyard
    And "Doomguard" is in play
    When the end phase starts
    And the chain empties
    Then "Valanos" is in your opponent's graveyard

  @rule:404.1
  Scenario: Dorric the Martyr gives himself for another
    Given you control "Dorric the Martyr"
    And you control "Valanos" with 4 damage
    When you use "Dorric the Martyr", targeting "Valanos"
    Then "Dorric the Martyr" is in your graveyard
    When the chain empties
    Then "Valanos" has 0 damage

  @rule:701.2
  Scenario: Felstriker is thrown away to destroy an ally
    Given you control "Felstriker"
    And your opponent controls "Valanos"
    When you use "Felstriker", targeting "Valanos"
    Then "Felstriker" is in your graveyard
    When the chain empties
    Then "Valanos" is in your opponent's graveyard

  @rule:601.2a
  Scenario: Frost Shock hurts and keeps from attacking
    Given it is your opponent's turn, in the action phase
    And your hand is "Frost Shock"
    And your opponent controls "Valanos"
    When you play "Frost Shock" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 2 damage
    And your opponent can't propose that "Valanos" attacks your hero, because of 601.2a

  @rule:405.3c
  Scenario: Holy Fire burns through armor at once and at the start of every turn
    Given your hand is "Holy Fire"
    And your opponent controls "Golem Skull Helm"
    When you play "Holy Fire" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 2 damage
    When your opponent's next turn starts
    And the chain empties
    Then your opponent's hero has 3 damage
    When your next turn starts
    And the chain empties
    Then your opponent's hero has 4 damage
    And "Golem Skull Helm" is ready

  @rule:503.1
  Scenario: Lady Kath heals every ally at the end of a turn
    Given you control "Lady Kath" with 2 damage
    And your opponent controls "Valanos" with 3 damage
    When the end phase starts
    And the chain empties
    Then "Lady Kath" has 0 damage
    And "Valanos" has 0 damage

  @rule:411.6a
  Scenario: Leeza robs a graveyard as she deals combat damage
    Given you control "Leeza, Tomb Robber"
    And your opponent's graveyard is "Tim", "Brigg"
    When you propose that "Leeza, Tomb Robber" attacks your opponent's hero
    And the combat concludes
    And you choose "Tim"
    And both players pass
    And you choose to
    Then "Tim" is removed from the game
    And "Brigg" is in your opponent's graveyard

  @rule:710.4
  Scenario: Liba Wobblebonk brings a card along
    Given your hand is "Liba Wobblebonk"
    When you play "Liba Wobblebonk"
    And the chain empties
    Then there is 1 card in your hand

  @rule:701.2
  Scenario: Morova of the Sands flips for 7 damage
    Given your hero is "Morova of the Sands"
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 7 damage

  @rule:706.1
  Scenario: Prey on the Weak destroys an ally of cost 4
    Given your hand is "Prey on the Weak"
    And your opponent controls "Leeroy Jenkins"
    When you play "Prey on the Weak" targeting "Leeroy Jenkins"
    And the chain empties
    Then "Leeroy Jenkins" is in your opponent's graveyard

  @rule:503.1
  Scenario: Primal Mending goes on healing at the end of turns
    Given your hand is "Primal Mending"
    And you control "Valanos" with 4 damage
    When you play "Primal Mending" targeting "Valanos"
    And the chain empties
    Then "Valanos" has 2 damage
    When the end phase starts
    And the chain empties
    Then "Valanos" has 1 damage

  @rule:500.2
  Scenario: Rend hurts at the start of its controller's turns
    Given your "Rend" is attached to your opponent's hero
    When your next turn starts
    And the chain empties
    Then your opponent's hero has 1 damage

  @rule:cr-2009-combat:602.3b @edition:cr-2009-combat
  Scenario: Righteous Defense puts the hero in the place of a defending friend
    Given it is your opponent's turn, in the action phase
    And your hand is "Righteous Defense"
    And you control "Brigg"
    And your opponent controls "Valanos"
    And your opponent controls "Kor Cindervein"
    When your opponent proposes that "Valanos" attacks "Brigg"
    And the defend window opens
    And you respond by playing "Righteous Defense" targeting "Brigg"
    And the chain empties
    Then your hero is defending
    When the combat concludes
    Then "Brigg" has 0 damage
    And your hero has 2 damage
    And your opponent can't propose that "Kor Cindervein" attacks "Brigg", because of 601.2b

  @rule:717.1
  Scenario: Saltwater Snapjaw withdraws into its shell for a turn
    Given it is your opponent's turn, in the action phase
    And you control "Saltwater Snapjaw"
    And your opponent's hand is "Lightning Bolt"
    When your opponent plays "Lightning Bolt" targeting "Saltwater Snapjaw"
    And you respond by using "Saltwater Snapjaw"
    And the chain empties
    Then "Saltwater Snapjaw" has 0 damage

  @rule:403.4
  Scenario: Sinister Strike deals 1 and the ATK of a Melee weapon
    Given your hand is "Sinister Strike"
    And you control "Krol Blade"
    When you play "Sinister Strike" targeting your opponent's hero
    And the chain empties
    Then your opponent's hero has 4 damage

  @rule:701.2
  Scenario: Thangal rears up again in bear form
    Given your hero is an exhausted "Thangal"
    And you control "Bash"
    When you flip your hero
    And the chain empties
    Then your hero is ready
    And your hero is face down

  @rule:702.2
  Scenario: Torek's Assault is completed once an ally has hit the opposing hero
    Given you have "Torek's Assault" as a face-up resource
    And you control "Brigg"
    Then you can't complete "Torek's Assault", because of 702.2
    When you propose that "Brigg" attacks your opponent's hero
    And the combat concludes
    And you complete "Torek's Assault"
    And the chain empties
    Then there is 1 card in your hand

  @rule:707.1e
  Scenario: The Twig of the World Tree is swung for nothing after a resource was broken for it
    Given you control "Twig of the World Tree"
    And you have "Brigg" as a face-down resource
    When you use "Twig of the World Tree"
    And you choose "Brigg"
    And the chain empties
    And you propose that your hero attacks your opponent's hero
    And you strike with "Twig of the World Tree"
    Then you have no exhausted resources

  @rule:707.1e
  Scenario: Gorebelly's next strike with a Melee weapon costs 3 less
    Given your hero is "Gorebelly"
    And you control "Krol Blade"
    When you flip your hero
    And the chain empties
    Then you have 1 exhausted resource
    When you propose that your hero attacks your opponent's hero
    And you strike with "Krol Blade"
    Then you have 1 exhausted resource

  @rule:301.2
  Scenario: Zenith Shadowforce turns the opposing hero face down, which loses its power with it
    Given your hero is "Zenith Shadowforce"
    And your opponent's hero is "Gorebelly"
    When you flip your hero, targeting your opponent's hero
    And the chain empties
    Then "Gorebelly" is face down
    And your opponent can't flip your opponent's hero, because of 701.1

  @rule:703.1
  Scenario: Stealth that was destroyed may come back to hand for 2
    Given it is your opponent's turn, in the action phase
    And you control "Stealth"
    And your opponent's hand is "Dispel Magic"
    When your opponent plays "Dispel Magic" targeting "Stealth"
    And both players pass
    Then the chain, top first, is "Stealth"
    When the chain empties
    And you choose to
    And the end phase starts
    And the chain empties
    Then "Stealth" is in your hand

  @rule:709.2f
  Scenario: Fire Nova Totem bursts at the start of its controller's turn
    Given it is your opponent's turn, in the action phase
    And you control "Fire Nova Totem"
    And you control "Brigg"
    And your opponent controls "Valanos"
    When your next turn starts
    And the chain empties
    Then "Fire Nova Totem" is in your graveyard
    And your opponent's hero has 3 damage
    And "Valanos" has 3 damage
    And "Brigg" has 0 damage

  @rule:405.3b
  Scenario: Rotun Daggerhand throws for 1 damage
    Given your hero is "Rotun Daggerhand"
    And your opponent controls "Valanos"
    When you flip your hero, targeting "Valanos"
    And the chain empties
    Then "Valanos" has 1 damage

  @rule:603.1a
  Scenario: Tanwa the Marksman shoots from where nobody hits back
    Given you control "Tanwa the Marksman"
    And your opponent controls "Kor Cindervein"
    When you propose that "Tanwa the Marksman" attacks "Kor Cindervein"
    And the combat concludes
    Then "Kor Cindervein" is in your opponent's graveyard
    And "Tanwa the Marksman" has 0 damage
