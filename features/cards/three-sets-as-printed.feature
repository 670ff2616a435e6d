Feature: Cards of three sets, each on the same board
  What each of these cards does there follows from its own words; the board stays the same, so that only the card differs.

  Background:
    Given cost is no matter
    And the card "Test Hand" reads:
      """
      3, Ally—Ogre Warrior, 2 [Melee] ATK / 9 Health
      """
    And the card "Test Brute" reads:
      """
      3, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 9 Health
      """
    And the card "Test Idler" reads:
      """
      3, Alliance, Ally—Human Mage, 1 [Fire] ATK / 9 Health
      """
    And the card "Test Champion" reads:
      """
      Alliance, Hero—Human Warrior, 30 Health
      """
    And you control an exhausted "Test Hand" with 3 damage
    And your opponent's hero is "Test Champion" with 10 damage
    And your opponent controls "Test Brute" with 1 damage
    And your opponent controls an exhausted "Test Idler"
    And your opponent controls "Annihilator"
    And your opponent has "A Donation of Wool" as a face-up resource
    And your opponent's hand is "Brigg" and "Rodrigo"

  Scenario Outline: <card> does to its one target what it says
    Given the card "Own Champion" reads:
      """
      Horde, Hero—Orc Warrior, 30 Health
      """
    And the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And your hero is "Own Champion" with 10 damage
    And your hand is "<card>"
    And your graveyard is "Brigg"
    When you play "<card>" targeting <target>
    And the chain empties
    Then <then>

    Examples:
      | card                  | line                           | text                                                                                          | target               | then                                                 |
      | Invigorating Touch    | Druid, Ability                 | Your hero heals 6 damage from target hero.                                                    | your hero            | "Own Champion" has 4 damage                          |
      | Crippling Shot        | Hunter, Instant Ability        | Target hero or ally has -5 ATK this turn.                                                     | "Test Brute"         | "Test Brute" has 0 ATK                               |
      | Magma Spike           | Mage, Ability                  | Your hero deals 5 fire damage to target hero or ally.                                         | "Test Champion"      | "Test Champion" has 15 damage                        |
      | Natural Disaster      | Druid, Ability                 | Your hero deals 6 nature damage to target hero or ally.                                       | "Test Idler"         | "Test Idler" has 6 damage                            |
      | Energized             | Shaman, Instant Ability        | Ready target ally.                                                                            | "Test Hand"          | "Test Hand" is ready                                 |
      | Puncture              | Warrior, Ability               | Destroy target ally or equipment.                                                             | "Annihilator"        | "Annihilator" is in your opponent's graveyard        |
      | Demolish              | Rogue, Ability                 | Destroy target equipment.                                                                     | "Annihilator"        | "Annihilator" is in your opponent's graveyard        |
      | The Natural Order     | Druid, Ability                 | Destroy target ability or equipment.                                                          | "Annihilator"        | "Annihilator" is in your opponent's graveyard        |
      | Menace                | Warrior, Ability               | Put target ally on top of its owner's deck.                                                   | "Test Brute"         | your opponent's deck, from the top, is "Test Brute"  |
      | Slay the Feeble       | Rogue, Ability—Combo           | Your hero deals 3 melee damage to target exhausted hero or ally.                              | "Test Idler"         | "Test Idler" has 3 damage                            |
      | Behead                | Warrior, Instant Ability       | If target ally is damaged, destroy it. Otherwise, your hero deals 1 melee damage to it.       | "Test Brute"         | "Test Brute" is in your opponent's graveyard         |
      | Ice Lance             | Mage, Ability                  | Your hero deals 2 frost damage to target ally, or 6 if that ally is ready.                    | "Test Brute"         | "Test Brute" has 7 damage                            |
      | Flash of Light        | Paladin, Instant Ability       | Your hero heals all damage from target ally. <p> Draw a card.                                 | "Test Hand"          | "Test Hand" has 0 damage                             |
      | Inspiring Light       | Paladin, Ability               | Your hero heals 8 damage from target hero or ally. <p> Draw a card.                           | your hero            | "Own Champion" has 2 damage                          |
      | Natural Conduit       | Shaman, Instant Ability        | Your hero deals 3 nature damage to target ally and heals 3 damage from itself.                | "Test Idler"         | "Own Champion" has 7 damage                          |
      | Shadow Word: Anguish  | Priest, Instant Ability        | Your hero deals 5 shadow damage to target ally and 5 shadow damage to itself.                 | "Test Idler"         | "Own Champion" has 15 damage                         |
      | Armed to the Teeth    | Warrior, Instant Ability       | Your hero deals melee damage to target ally equal to 3 plus the number of equipment you have. | "Test Idler"         | "Test Idler" has 3 damage                            |
      | Head Trauma           | Rogue, Ability                 | Destroy target resource.                                                                      | "A Donation of Wool" | "A Donation of Wool" is in your opponent's graveyard |
      | Mental Anguish        | Priest, Ability                | Target player discards two cards.                                                             | your opponent        | there are no cards in your opponent's hand           |
      | Lose Control          | Priest, Ability                | Target player discards a random card.                                                         | your opponent        | there is 1 card in your opponent's hand              |
      | Thud!                 | Paladin, Instant Ability—Combo | Exhaust target card in play. It can't ready during its controller's next ready step.          | "Test Brute"         | "Test Brute" is exhausted                            |
      | Infusion of Fortitude | Priest, Instant Ability        | Attach to target ally. <p> Ongoing: Attached ally has +3 health.                              | "Test Brute"         | "Test Brute" has 12 health                           |
      | Soul Inversion        | Warlock, Ability               | Attach to target ally. <p> Ongoing: Attached ally has +2 ATK / -2 health.                     | "Test Brute"         | "Test Brute" has 5 ATK and 7 health                  |
      | Turn the Blade        | Hunter, Ability                | Attach to target ally or weapon. <p> Ongoing: Attached card has -3 ATK.                       | "Test Brute"         | "Test Brute" has 0 ATK                               |
      | Twist of Faith        | Priest, Ability                | Attach to target ally. <p> Ongoing: You control attached ally.                                | "Test Brute"         | you control "Test Brute"                             |
      | Hibernate             | Druid, Instant Ability         | Put target non-token ally into its owner's resource row face down, then exhaust it.           | "Test Brute"         | "Test Brute" is exhausted                            |
      | Earth's Bounty        | Shaman, Ability                | Put target card from your graveyard into your hand.                                           | "Brigg"              | "Brigg" is in your hand                              |

  Scenario Outline: <card> does without a target what it says
    Given the card "Own Champion" reads:
      """
      Horde, Hero—Orc Warrior, 30 Health
      """
    And the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And your hero is "Own Champion" with 10 damage
    And your hand is "<card>"
    When you play "<card>"
    And the chain empties
    Then <then>

    Examples:
      | card                | line                     | text                                                                                        | then                                     |
      | Gift of the Wild    | Druid, Instant Ability   | Ongoing: Allies in your party have +2 ATK / +2 health.                                      | "Test Hand" has 4 ATK and 11 health      |
      | Blessed Protector   | Paladin, Instant Ability | Your hero has protector this turn. <p> Draw a card.                                         | "Own Champion" has protector             |
      | Prayer of Fortitude | Priest, Ability          | Ongoing: Heroes and allies in your party have +5 health.                                    | "Own Champion" has 35 health             |
      | Salt the Wounds     | Warrior, Instant Ability | Your hero deals 1 melee damage to each opposing hero and ally with damage. <p> Draw a card. | "Test Brute" has 2 damage                |
      | Withering Shout     | Warrior, Instant Ability | Ongoing: Opposing allies have -1 health.                                                    | "Test Brute" has 8 health                |
      | Deafening Shout     | Warrior, Ability         | Ongoing: Opposing allies have -3 ATK / -3 health.                                           | "Test Brute" has 0 ATK and 6 health      |
      | Invoke the Nether   | Warlock, Ability         | Remove all allies from the game.                                                            | "Test Brute" is removed from the game    |
      | Engulfing Blaze     | Mage, Ability            | Your hero deals 3 fire damage to each hero and ally.                                        | "Own Champion" has 13 damage             |
      | Sublimate           | Priest, Ability          | Put each opposing ability and equipment into its owner's hand.                              | "Annihilator" is in your opponent's hand |
      | Courageous Defense  | Paladin, Ability         | Draw a card. <p> Ongoing: Your hero is a protector.                                         | "Own Champion" has protector             |
      | Nature Unleashed    | Druid, Ability           | Put five Bear ally tokens into play with 1 [Melee] ATK / 1 health and protector.            | you control "Bear"                       |
      | Safeguard           | Warrior, Instant Ability | Ready your hero. <p> Ongoing: Your hero has protector.                                      | "Own Champion" has protector             |
      | Bloody Ritual       | Warlock, Ability         | As an additional cost to play, put 4 damage on your hero. <p> Draw four cards.              | "Own Champion" has 14 damage             |

  Scenario Outline: <card> does as it enters play what it says
    Given the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And the card "Own Champion" reads:
      """
      Horde, Hero—Orc Warrior, 30 Health
      """
    And your hero is "Own Champion" with 10 damage
    And your hand is "<card>"
    When you play "<card>"
    And the chain empties
    Then <then>

    Examples:
      | card                             | line                                                   | text                                                                                              | then                                         |
      | Blizzazz                         | Alliance, Ally—Gnome Rogue, 3 [Ranged] ATK / 2 Health  | When Blizzazz enters play, draw a card.                                                           | there is 1 card in your hand                 |
      | Weeble                           | Alliance, Ally—Gnome Warrior, 4 [Melee] ATK / 4 Health | Protector <p> When Weeble enters play, draw two cards.                                            | there are 2 cards in your hand               |
      | Force Commander Danath Trollbane | Alliance, Ally—Human Warrior, 6 [Melee] ATK / 7 Health | Protector <p> When Danath enters play, destroy target [Horde] ally.                               | "Test Brute" is in your opponent's graveyard |
      | Nazgrel, Advisor to Thrall       | Horde, Ally—Orc Shaman, 7 [Melee] ATK / 6 Health       | Protector <p> When Nazgrel enters play, destroy target [Alliance] ally.                           | "Test Idler" is in your opponent's graveyard |
      | Kileana Darkblaze                | Horde, Ally—Blood Elf Warlock, 5 [Fire] ATK / 5 Health | When Kileana enters play, she deals 2 fire damage to your hero and each other ally in your party. | "Test Hand" has 5 damage                     |

  Scenario Outline: <card> does as it enters play what it says to one of several
    Given the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And your hand is "<card>"
    When you play "<card>"
    And the chain empties
    And you choose "Test Brute"
    And the chain empties
    Then <then>

    Examples:
      | card               | line                                                   | text                                                                                                | then                                |
      | Brelnor Mindbender | Alliance, Ally—Dwarf Priest, 4 [Shadow] ATK / 3 Health | When Brelnor enters play, gain control of target ally while Brelnor remains in your party.          | you control "Test Brute"            |
      | Rula Blackfist     | Horde, Ally—Orc Warlock, 4 [Shadow] ATK / 4 Health     | When Rula enters play, remove target ally from the game if its controller has more allies than you. | your opponent controls "Test Brute" |

  Scenario Outline: <card> does with its power what it says
    Given the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And the card "Own Champion" reads:
      """
      Horde, Hero—Orc Warrior, 30 Health
      """
    And your hero is "Own Champion" with 10 damage
    And you control "<card>"
    And your hand is "Tim"
    When you use "<card>"<aim>
    And the chain empties
    Then <then>

    Examples:
      | card                            | line                                                                    | text                                                                                                     | aim                              | then                                          |
      | Marnie Moonlight                | Alliance, Ally—Human Priest, 2 [Holy] ATK / 5 Health                    | [Activate] >>> Marnie heals 5 damage from target hero or ally.                                           | , targeting your hero            | "Own Champion" has 5 damage                   |
      | Devil-Stiched Leggings          | Mage, Armor—Cloth, Legs (1), 1 DEF                                      | Pay 3, Exhaust your hero >>> Target hero or ally has -3 health this turn.                                | , targeting "Test Brute"         | "Test Brute" has 6 health                     |
      | Forest Stalker's Bracers        | Druid, Armor—Leather, Wrist (1), 1 DEF                                  | Pay 1 >>> Target hero or ally has stealth this turn.                                                     | , targeting "Test Hand"          | "Test Hand" has stealth                       |
      | Legguards of the Shattered Hand | Paladin, Armor—Plate, Legs (1), 5 DEF                                   | [Activate] >>> Destroy target ally with damage on it.                                                    | , targeting "Test Brute"         | "Test Brute" is in your opponent's graveyard  |
      | Crystalfire Staff               | Mage, Weapon—Staff, Two-Handed, Melee (1), 1 [Melee] ATK, 4 Strike Cost | Exhaust your hero >>> Target player draws a card.                                                        | , targeting you                  | there are 2 cards in your hand                |
      | Ruala the Spotter               | Horde, Ally—Troll Hunter, 0 [Melee] ATK / 3 Health                      | Exhaust your hero >>> Target ally has +3 ATK this turn.                                                  | , targeting "Test Brute"         | "Test Brute" has 6 ATK                        |
      | Waldo the Decoy                 | Alliance, Ally—Gnome Rogue, 2 [Melee] ATK / 3 Health                    | Exhaust your hero >>> Exhaust target ally.                                                               | , targeting "Test Brute"         | "Test Brute" is exhausted                     |
      | The Light's Largess             | Paladin, Ability                                                        | Ongoing: Destroy The Light's Largess >>> Your hero heals 6 damage from target hero or ally.              | , targeting your hero            | "Own Champion" has 4 damage                   |
      | Rahn Grimstaff                  | Alliance, Ally—Human Warlock, 1 [Shadow] ATK / 3 Health                 | [Activate] >>> Target hero or ally has -1 health this turn.                                              | , targeting "Test Brute"         | "Test Brute" has 8 health                     |
      | Sharial                         | Alliance, Ally—Night Elf Rogue, 5 [Melee] ATK / 1 Health                | Elusive <p> [Activate] >>> Exhaust target equipment.                                                     | , targeting "Annihilator"        | "Annihilator" is exhausted                    |
      | Syluri                          | Alliance, Ally—Draenei Warrior, 0 [Melee] ATK / 4 Health                | Protector <p> [Activate], Destroy Syluri >>> Destroy target equipment.                                   | , targeting "Annihilator"        | "Annihilator" is in your opponent's graveyard |
      | Myriam Starcaller               | Alliance, Ally—Night Elf Druid, 3 [Arcane] ATK / 4 Health               | Untargetable <p> [Activate] >>> Myriam deals 5 arcane damage to target hero.                             | , targeting "Test Champion"      | "Test Champion" has 15 damage                 |
      | Catarina Clark                  | Alliance, Ally—Human Paladin, 1 [Holy] ATK / 6 Health                   | Protector <p> [Activate] >>> Catarina heals 4 damage from target hero or ally.                           | , targeting your hero            | "Own Champion" has 6 damage                   |
      | Elementalist Psyrin             | Alliance, Ally—Draenei Shaman, 3 [Nature] ATK / 3 Health                | Psyrin can't attack. <p> [Activate] >>> Target ally has +3 ATK this turn.                                | , targeting "Test Hand"          | "Test Hand" has 5 ATK                         |
      | Lanthus of the Forest           | Alliance, Ally—Night Elf Druid, 1 [Nature] ATK / 1 Health               | Shadowmeld <p> [Activate] >>> Exhaust target ally.                                                       | , targeting "Test Brute"         | "Test Brute" is exhausted                     |
      | Loraala                         | Alliance, Ally—Draenei Mage, 3 [Fire] ATK / 4 Health                    | Loraala can't attack. <p> [Activate] >>> Loraala deals 3 fire damage to target hero.                     | , targeting "Test Champion"      | "Test Champion" has 13 damage                 |
      | Ninoo of the Light              | Alliance, Ally—Draenei Priest, 2 [Holy] ATK / 3 Health                  | Ninoo can't attack. <p> [Activate] >>> Ninoo heals 1 damage from each hero and ally in your party.       |                                  | "Test Hand" has 2 damage                      |
      | Kronore                         | Alliance, Ally—Draenei Shaman, 4 [Nature] ATK / 6 Health                | [Activate] >>> Ready all allies in your party.                                                           |                                  | "Test Hand" is ready                          |
      | Inventor Dorbin Callus          | Alliance, Ally—Gnome Mage, 5 [Arcane] ATK / 6 Health                    | Elusive <p> [Activate] >>> Target player draws four cards.                                               | , targeting you                  | there are 5 cards in your hand                |
      | Ripper                          | Ally—Ravager Pet, 1 [Melee] ATK / 1 Health                              | Pay 3 >>> Double Ripper's ATK this turn.                                                                 |                                  | "Ripper" has 2 ATK                            |
      | Kallas Sunflame                 | Horde, Ally—Blood Elf Mage, 6 [Fire] ATK / 5 Health                     | Pay 1 >>> Other Fire allies in your party have +1 ATK this turn.                                         |                                  | "Kallas Sunflame" has 6 ATK                   |
      | Jurpak                          | Horde, Ally—Orc Shaman, 1 [Fire] ATK / 3 Health                         | Pay 2 >>> Target ally has ferocity this turn.                                                            | , targeting "Test Hand"          | "Test Hand" has ferocity                      |
      | Lifemender Dorn                 | Horde, Ally—Tauren Druid, 2 [Nature] ATK / 1 Health                     | Once per turn: Pay 1 >>> Dorn heals 1 damage from target hero or ally.                                   | , targeting your hero            | "Own Champion" has 9 damage                   |
      | Elizabeth Crowley               | Horde, Ally—Undead Priest, 2 [Holy] ATK / 3 Health                      | Pay 2, Discard a card >>> Elizabeth heals 4 damage from target hero or ally.                             | , targeting your hero            | "Own Champion" has 6 damage                   |
      | Geoffrey Kimble                 | Horde, Ally—Undead Warlock, 5 [Melee] ATK / 5 Health                    | Protector <p> Pay 3, Discard a card >>> Destroy target ability or equipment.                             | , targeting "Annihilator"        | "Annihilator" is in your opponent's graveyard |
      | Jack Coor                       | Horde, Ally—Undead Mage, 1 [Fire] ATK / 4 Health                        | Pay 1, Discard a card >>> Jack deals 1 fire damage to each ally.                                         |                                  | "Jack Coor" has 1 damage                      |
      | Rensarth Shadowsun              | Horde, Ally—Blood Elf Warlock, 3 [Shadow] ATK / 1 Health                | On your turn: Pay 1, Put 1 damage on another ally in your party >>> Target ally has -1 health this turn. | , targeting "Test Brute"         | "Test Brute" has 8 health                     |

  Scenario Outline: <card> flips and does what it says
    Given the card "<card>" reads:
      """
      <line>
      <text>
      """
    And your hero is "<card>" with 10 damage
    When you use "<card>"<aim>
    And the chain empties
    Then <then>

    Examples:
      | card                       | line                                                   | text                                                                                                                                                              | aim                         | then                                                    |
      | Chaigon Steelsight         | Hunter, Alliance, Hero—Dwarf (Survival), 28 Health     | Pay 1, Flip Chaigon >>> Target ally has -3 ATK this turn.                                                                                                         | , targeting "Test Brute"    | "Test Brute" has 0 ATK                                  |
      | Bloody Mary                | Warrior, Horde, Hero—Undead (Fury), 30 Health          | Pay 2, Flip Bloody Mary >>> Opposing allies have -1 ATK this turn.                                                                                                |                             | "Test Brute" has 2 ATK                                  |
      | Chancellor Velora          | Priest, Horde, Hero—Undead (Holy), 26 Health           | Pay 2, Flip Velora >>> Velora deals 1 unpreventable holy damage to target hero or ally. Use only on your turn.                                                    | , targeting "Test Champion" | "Test Champion" has 11 damage                           |
      | Forang Deathrattle         | Warlock, Horde, Hero—Orc (Affliction), 28 Health       | Pay 3, Flip Forang >>> Forang deals 2 shadow damage to target hero or ally and heals 1 damage from himself for each damage dealt this way. Use only on your turn. | , targeting "Test Idler"    | "Forang Deathrattle" has 8 damage                       |
      | Keegana Silvershield       | Paladin, Alliance, Hero—Dwarf (Protection), 29 Health  | Pay 5, Flip Keegana >>> Exhaust all opposing heroes and allies. Keegana deals 1 holy damage to each of them. Use only on your turn.                               |                             | "Test Champion" has 11 damage                           |
      | Sharpshooter Nally         | Hunter, Alliance, Hero—Dwarf (Marksmanship), 28 Health | Pay 3, Flip Nally >>> Target hero or ally has long-range this turn.                                                                                               | , targeting "Test Hand"     | "Test Hand" has long-range                              |
      | Fallingstar                | Warrior, Alliance, Hero—Night Elf (Fury), 30 Health    | Pay 1, Flip Fallingstar >>> Allies in your party with damage have +2 ATK this turn.                                                                               |                             | "Test Hand" has 4 ATK                                   |
      | The Longeye                | Hunter, Horde, Hero—Troll (Survival), 28 Health        | On your turn: Pay 5, Flip The Longeye >>> Destroy target opposing ally if it has or shares the highest cost among opposing allies.                                | , targeting "Test Brute"    | "Test Brute" is in your opponent's graveyard            |
      | Velindra Sepulchre         | Mage, Horde, Hero—Undead (Arcane), 25 Health           | Pay 1, Flip Velindra >>> This turn, target ally can't attack or protect, loses and can't have powers, and is also a Sheep.                                        | , targeting "Test Brute"    | "Test Brute" has the tags "Orc", "Warrior", "Sheep"     |
      | Marlowe Christophers       | Warlock, Alliance, Hero—Human (Destruction), 28 Health | Pay 6, Flip Marlowe >>> Target hero or ally has -5 health this turn. Use only on your turn.                                                                       | , targeting "Test Brute"    | "Test Brute" has 4 health                               |
      | Fallenstar                 | Warrior, Alliance, Hero—Night Elf (Traitor), 30 Health | Pay 2, Flip Fallenstar >>> Fallenstar deals 2 melee damage to target hero or ally without damage. Use only on your turn.                                          | , targeting "Test Idler"    | "Test Idler" has 2 damage                               |
      | Grand Marshall Goldensword | Paladin, Alliance, Hero—Human (Retribution), 29 Health | On your turn: Pay 5, Flip Goldensword >>> Target ally deals holy damage to itself equal to its ATK.                                                               | , targeting "Test Brute"    | "Test Brute" has 4 damage                               |
      | Lord Benjamin Tremendouson | Warrior, Alliance, Hero—Dwarf (Fury), 30 Health        | On your turn: Pay 4, Flip Benjamin >>> Opposing allies have -1 health this turn.                                                                                  |                             | "Test Brute" has 8 health                               |
      | Vor'na the Disciplined     | Mage, Horde, Hero—Blood Elf (Frost), 25 Health         | Pay 3, Flip Vor'na >>> Allies can't attack this turn.                                                                                                             |                             | you can't propose that "Test Hand" attacks "Test Brute" |

  Scenario Outline: <card> attacks and does what it says
    Given the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And you control "<card>"
    When you propose that "<card>" attacks "Test Champion"
    And the combat concludes
    Then <then>

    Examples:
      | card                      | line                                                | text                                                                     | then                                         |
      | Leoroxx                   | Horde, Ally—Ogre Hunter, 7 [Melee] ATK / 7 Health   | When Leoroxx attacks, destroy all opposing allies.                       | "Test Brute" is in your opponent's graveyard |
      | Mistress Naila Flameburst | Horde, Ally—Blood Elf Mage, 6 [Fire] ATK / 5 Health | When Naila attacks, she deals 1 fire damage to each other hero and ally. | "Test Hand" has 4 damage                     |

  Scenario Outline: <card> fights <whom> as it says
    Given the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And you control "<card>"
    When you propose that "<card>" attacks "<whom>"
    And the combat concludes
    Then <then>

    Examples:
      | card                   | line                                                 | text                                                        | whom       | then                                              |
      | Captain Swash          | Horde, Ally—Orc Rogue, 1 [Melee] ATK / 1 Health      | Swash has +3 ATK while attacking an exhausted hero or ally. | Test Idler | "Test Idler" has 4 damage                         |
      | Groundshaker Earnheart | Horde, Ally—Tauren Warrior, 5 [Melee] ATK / 5 Health | When Earnheart is dealt damage, draw a card.                | Test Brute | the chain, top first, is "Groundshaker Earnheart" |
      | Grandma Deadsie        | Horde, Ally—Undead Priest, 1 [Holy] ATK / 1 Health   | Prevent all damage that would be dealt to Grandma Deadsie.  | Test Brute | "Grandma Deadsie" has 0 damage                    |

  Scenario Outline: <card> changes in play what it says
    Given the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And you control "<card>" with 1 damage
    Then <then>

    Examples:
      | card                | line                                                     | text                                    | then                            |
      | Breen Toestubber    | Alliance, Ally—Gnome Rogue, 4 [Melee] ATK / 5 Health     | Opposing allies have -1 ATK.            | "Test Brute" has 2 ATK          |
      | Caretaker Mooncrier | Alliance, Ally—Night Elf Priest, 3 [Holy] ATK / 3 Health | Ready allies in your party have +2 ATK. | "Caretaker Mooncrier" has 5 ATK |
      | Zari'zari           | Horde, Ally—Troll Priest, 2 [Holy] ATK / 3 Health        | Berserking                              | "Zari'zari" has 3 ATK           |
      | Zi'mo               | Horde, Ally—Troll Mage, 4 [Frost] ATK / 3 Health         | Berserking                              | "Zi'mo" has 5 ATK               |
      | Nok'tal the Savage  | Horde, Ally—Troll Warrior, 3 [Melee] ATK / 5 Health      | Protector <p> Berserking                | "Nok'tal the Savage" has 4 ATK  |
      | Jee'zee             | Horde, Ally—Troll Shaman, 0 [Nature] ATK / 5 Health      | Ferocity <p> Berserking                 | "Jee'zee" has 1 ATK             |

  Scenario Outline: <card> can't attack any ally that is ready
    Given the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And you control "<card>" with 1 damage
    Then <then>

    Examples:
      | card       | line                                               | text                                                | then                                                     |
      | Mortok     | Horde, Ally—Orc Rogue, 4 [Melee] ATK / 4 Health    | Mortok can attack only exhausted heroes and allies. | you can't propose that "Mortok" attacks "Test Brute"     |
      | Bloodeye   | Horde, Ally—Orc Hunter, 8 [Ranged] ATK / 8 Health  | Bloodeye can attack only heroes.                    | you can't propose that "Bloodeye" attacks "Test Brute"   |
      | Bloodsoul  | Horde, Ally—Orc Warlock, 2 [Shadow] ATK / 3 Health | Bloodsoul can attack only heroes.                   | you can't propose that "Bloodsoul" attacks "Test Brute"  |
      | Bloodblade | Horde, Ally—Orc Warrior, 5 [Melee] ATK / 5 Health  | Bloodblade can attack only heroes.                  | you can't propose that "Bloodblade" attacks "Test Brute" |

  Scenario Outline: <card> changes, undamaged and ready, what it says
    Given the card "<card>" reads:
      """
      2, <line>
      <text>
      """
    And you control "<card>"
    Then <then>

    Examples:
      | card                       | line                                                      | text                                                                     | then                                                                |
      | Tinker Casey Springlock    | Alliance, Ally—Gnome Warrior, 4 [Melee] ATK / 4 Health    | Casey is a protector while she's undamaged.                              | "Tinker Casey Springlock" has protector                             |
      | Hanaga Silvervein          | Alliance, Ally—Dwarf Priest, 1 [Holy] ATK / 3 Health      | Elusive <p> Your hero has +5 health.                                     | your hero has 35 health                                             |
      | Bakaar                     | Alliance, Ally—Draenei Hunter, 2 [Ranged] ATK / 1 Health  | Your hero has long-range.                                                | your hero has long-range                                            |
      | Jav Stonewall              | Alliance, Ally—Dwarf Warrior, 1 [Melee] ATK / 1 Health    | Protector, Untargetable                                                  | "Jav Stonewall" has untargetable                                    |
      | Kirga Earthguard           | Horde, Ally—Tauren Druid, 1 [Nature] ATK / 4 Health       | Protector <p> At the end of your turn, ready Kirga.                      | "Kirga Earthguard" has protector                                    |
      | Scholar Krosiss            | Horde, Ally—Blood Elf Mage, 1 [Arcane] ATK / 1 Health     | Krosiss has +2 ATK / +2 health while you have seven or more cards in hand. | "Scholar Krosiss" has 1 ATK                                         |
      | Roena Trailmaker           | Horde, Ally—Tauren Hunter, 4 [Nature] ATK / 2 Health      | Protector <p> Roena has +1 health for each quest you have.               | "Roena Trailmaker" has 2 health                                     |
      | Rulrin                     | Ally—Imp Demon, 0 [Fire] ATK / 1 Health                   | Elusive <p> Untargetable                                                 | "Rulrin" has untargetable                                           |
      | Braeden Nightblade         | Alliance, Ally—Night Elf Rogue, 5 [Melee] ATK / 4 Health  | Protector <p> Shadowmeld                                                 | "Braeden Nightblade" has elusive                                    |
      | Cymbre Shadowdrifter       | Alliance, Ally—Night Elf Druid, 3 [Melee] ATK / 2 Health  | Shadowmeld                                                               | "Cymbre Shadowdrifter" has untargetable                             |
      | Treewarden Tolven          | Alliance, Ally—Night Elf Druid, 2 [Melee] ATK / 4 Health  | Protector <p> Shadowmeld                                                 | "Treewarden Tolven" has elusive                                     |
      | Anchorite Karja            | Ally—Draenei Priest, 6 [Holy] ATK / 6 Health              | Aldor Reputation <p> Ready allies in your party have +3 ATK / +3 health. | "Anchorite Karja" has 9 ATK                                         |
      | Archbishop Benedictus      | Alliance, Ally—Human Priest, 0 [Holy] ATK / 1 Health      | Heroes and allies can't attack.                                          | you can't propose that "Archbishop Benedictus" attacks "Test Brute" |
      | Shattrath City Peacekeeper | Ally—Draenei, 1 [Melee] ATK / 1 Health                    | Protector <p> Allies not named Shattrath City Peacekeeper have -1 ATK.   | "Test Hand" has 1 ATK                                               |
      | Caretaker Heartwing        | Alliance, Ally—Night Elf Druid, 4 [Shadow] ATK / 1 Health | Heartwing is untargetable while ready.                                   | "Caretaker Heartwing" has untargetable                              |
      | Caretaker Devonar          | Alliance, Ally—Night Elf Druid, 5 [Nature] ATK / 3 Health | Protector <p> Devonar is elusive while ready.                            | "Caretaker Devonar" has elusive                                     |

  @rule:601.2b
  Scenario Outline: <card> can't be attacked
    Given the card "<card>" reads:
      """
      2, <line>
      Elusive
      """
    And it is your opponent's turn, in the action phase
    And you control "<card>"
    Then your opponent can't propose that "Test Brute" attacks "<card>", because of 601.2b
    And your opponent may propose that "Test Brute" attacks "Test Hand"

    Examples:
      | card   | line                                                 |
      | Gabble | Alliance, Ally—Gnome Mage, 7 [Arcane] ATK / 5 Health |

  @rule:602.2
  Scenario Outline: <card> steps in for your hero
    Given the card "<card>" reads:
      """
      2, <line>
      Protector
      """
    And it is your opponent's turn, in the action phase
    And you control "<card>"
    When your opponent proposes that "Test Brute" attacks your hero
    And you protect with "<card>"
    Then "<card>" is protecting

    Examples:
      | card                   | line                                                   |
      | Tyrennius Scratheblade | Horde, Ally—Blood Elf Paladin, 3 [Holy] ATK / 2 Health |
      | Orion                  | Horde, Ally—Blood Elf Paladin, 2 [Holy] ATK / 7 Health |

  Scenario Outline: <card> attacks in the turn in which it enters play
    Given the card "<card>" reads:
      """
      2, <line>
      Ferocity
      """
    And you control "<card>", which entered play this turn
    Then you may propose that "<card>" attacks "Test Brute"

    Examples:
      | card          | line                                              |
      | Gurzuk        | Horde, Ally—Orc Shaman, 2 [Fire] ATK / 3 Health   |
      | Boum Headshot | Horde, Ally—Orc Hunter, 4 [Ranged] ATK / 2 Health |

  @rule:603.1a
  Scenario Outline: <card> is dealt no combat damage by a defender
    Given the card "<card>" reads:
      """
      2, <line>
      Long-Range
      """
    And you control "<card>"
    When you propose that "<card>" attacks "Test Idler"
    And the combat concludes
    Then "<card>" has 0 damage

    Examples:
      | card            | line                                                   |
      | Gareth Ironshot | Alliance, Ally—Dwarf Hunter, 2 [Ranged] ATK / 6 Health |

  Scenario: Cairne makes other Tauren healthier, not himself
    Given the card "Cairne Bloodhoof" reads:
      """
      9, Horde, Unique Ally—Tauren Warrior, 7 [Melee] ATK / 20 Health
      Protector <p> Other Tauren in your party have +10 health.
      """
    And the card "Test Bull" reads:
      """
      2, Horde, Ally—Tauren Druid, 2 [Nature] ATK / 3 Health
      """
    And you control "Cairne Bloodhoof" and "Test Bull"
    Then "Test Bull" has 13 health
    And "Cairne Bloodhoof" has 20 health
