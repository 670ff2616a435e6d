"""Documents of the family in other styles, each line behind a sign for what it is, as a reader of it says.

r rule, e example, c card, g glossary, h heading, f furniture, ? left over; a blank line is blank.
"""

DOCUMENTS = {
    "Markdown": """\
h # Guild Hall Skirmish — Comprehensive Rules

h *Last updated: 3 March 2011*

f ## Table of Contents

f - [1. Basics](#basics)
f   - [100. Players](#players)
f   - [101. Decks](#decks)
f - [2. Turns](#turns)
f   - [200. Phases](#phases)
f - [Glossary](#glossary)

f ---

h ## 1. Basics

h ### 100. Players

r **100.1.** A match is played by two guilds. Each guild has a **guild master** (see 101.2).

r **100.1a.** A guild with no master left has lost.

e > **Example:** Ann's guild master is defeated while Bo still has his. Ann has lost (100.1a).

h ### 101. Decks

r **101.1.** A deck holds at least 50 cards.

r - Cards of one name: no more than three copies.
r - The guild master isn't counted.

r **101.2.** The guild master starts in the hall.

h ## 2. Turns

h ### 200. Phases

r **200.1.** A turn has three phases:

r 1. Dawn
r 2. Noon
r 3. Dusk

r **200.1a.** At dawn the turn player readies everything (200.1).

e **Example 1:** Bo's *Stone Guard* is exhausted. It readies at dawn.

e **Example 2:** Ann has no cards. Nothing happens.

h ## Glossary

g **Dawn** (200.1a): The first phase.

g **Guild master** (101.2): The head of a guild.

g **Phase** (200.1): A part of a turn.
""",
    "pages of a PDF": """\
h                      Arena Handbook
h                      Version 2.3

f Contents
f 1. General ............................................ 2
f 100. The arena ........................................ 2
f 101. Fighters ......................................... 2
f 2. Fights ............................................. 3
f 200. Rounds ........................................... 3
f 201. Wounds ........................................... 4
f Glossary .............................................. 5

f \fArena Handbook                                    Version 2.3

h 1. General

h 100. The arena

r 100.1   The arena is a square of four \ufb01elds. Every \ufb01ghter
r         stands on one of them, and a \ufb01eld holds one \ufb01ghter
r         only (101.1).

r 100.2   An arena may be larger. The or-
r         ganizer tells before the \ufb01rst round.

h 101. Fighters

r 101.1   A \ufb01ghter is a card with strength and health.

r 101.1a  Strength is how hard a \ufb01ghter hits; health is how
r         much it can take. See rule

f                               2

f \fArena Handbook                                    Version 2.3

r         201.1 for what happens when there is none left.

r 101.1b  A \ufb01ghter with\u00a00 strength doesn\u2019t hit.

e Example: You control Gorm and your opponent con\u00ad
e trols Hilda. Gorm has 0 strength.

c Gorm, 2, Neutral, Ally — Ogre, 0 ATK, 5 Health
c Protector

c Hilda, 3, Neutral, Ally — Human Knight, 2 ATK, 2 Health

h 2. Fights

h 200. Rounds

r 200.1   In a round each \ufb01ghter may \ufb01ght once.

r 200.2   The round ends when:
r         \u2022  nobody may \ufb01ght any more, or
r         \u2022  all players pass in suc-
r            cession.

f                               3

f \fArena Handbook                                    Version 2.3

h 201. Wounds

r 201.1   A \ufb01ghter whose wounds equal its health falls.

e Example: Hilda has 2 wounds. She falls.

e Example: Gorm has 4 wounds. He stands.

f                               4

f \fArena Handbook                                    Version 2.3

h Glossary

f A

g Arena (100): Where it all happens.

f F

g Fighter (101.1): Who it happens to.

g Field (100.1): A quarter of the arena.

f R

g Round (200.1): One after the other.

f W

g Wound
g     (201.1): What hurts.

f                               5
""",
    "a scan that misreads": """\
h Rules of the Long Road
h 1. Travel
h 100. Roads
r 100.1 A road joins two towns. Travellers move along it (1O1.1).
r l00.2 A traveller who meets another stops (100.1).
r 100.3 Nobody stops twice in a row.
h 101 Towns
r 1O1.1 A town has an inn, a market, and a gate.
r 101.l a The gate closes at night.
r 101.1b At dawn it opens again, see 1O0.3.
r 101. 2 The inn never closes.
h 2, Trade
h 200. Goods
r 200.1 Goods are bought in one town and sold in another.
r 200.1a. Prices are told at the gate (101 .1a).
e Exarnple: Ann buys salt for 2 and sells it for 3.
e Example; Bo buys salt for 3 and sells it for 2.
r 2OO.2 Whoever has no money left walks.
h Glossary
g Gate (101.1a): What closes.
g Goods (200): What is sold.
g Inn (101.2): What never closes.
""",
    "two columns of contents": """\
h  THE MERCHANT LEAGUE - OFFICIAL RULES
f  (c) 2012 The League. All rights reserved.

f  CONTENTS                                             CONTENTS (cont.)
f  1   Preparation                         1            3   Ending                      4
f  100 What you need                       1            300 The last round              4
f  101 Setting up                          2            301 Scoring                     5
f  2   Playing                             3            G   Glossary                    6

f  Page 1 of 6                                                       The Merchant League

h  1 PREPARATION

h  100 WHAT YOU NEED

r  100.1 Each merchant needs a purse, a cart and twelve
r  crates. Crates are described in 101.2.

r  100.2 There must be at least as many carts as there are
r  merchants.

h  101 SETTING UP

r  101.1 Each merchant takes 5 coins from the bank, and puts
r  them into the purse (100.1).

r  101.2 Crates are shuffled and laid face down.

r  101.2a If a crate falls open, it is turned face down again
r  and all crates are shuffled.
e    Example: While shuffling, Ann drops a crate. It shows
e    "Spices". All twelve are shuffled again.
e    Example: Bo peeks. That isn't an accident; see 301.2.

f  Page 2 of 6                                                       The Merchant League

h  2 PLAYING

h  200 TURNS

r  200.1 In turn order each merchant may
r    a) buy one crate,
r    b) sell one crate, or
r    c) pass.

r  200.2 Nobody may pass three times in a row.

f  Page 3 of 6                                                       The Merchant League

h  3 ENDING

h  300 THE LAST ROUND

r  300.1 The game ends after twelve rounds.

h  301 SCORING

r  301.1 The merchant with the most coins wins.

r  301.2 Whoever cheated (101.2a) has lost.

f  Page 4 of 6                                                       The Merchant League

h  GLOSSARY

g  BANK: Where coins are kept.
g  CART: See "Crate".
g  CRATE: What is bought and sold (101.2).
g  PURSE: Where a merchant's coins are (100.1).

f  Page 6 of 6                                                       The Merchant League
""",
    "bullets and cards in two lines": """\
h 7. Powers
h 700. General
r 700.1 Powers are what a card can do.
r  * A payment power has a cost, an arrow and an effect.
r  * A triggered power begins with "when", "whenever", or "at".
r    It is put on the chain by itself.
r  * A continuous power is neither.
r 700.1a A card with a power printed twice has it twice.
e Examples: (1) You control Mara with "Protector" twice. It is a protector. (2) Nothing else comes of it.
h 701. Payment powers
r 701.1 To use a payment power, pay its cost. Costs are paid in any order. (See rules 700.1 and 702.1-702.3.)
e  Example. You use Mara's power.
c Mara the Fox
c 2, Alliance, Ally--Worgen Rogue, 1 Melee ATK/2 Health
c Stealth
c [Activate] >>> Draw a card.
e  Example. You use it again. It is exhausted, so that it can't be.
h 702. Triggers
r 702.1 A trigger condition is met or not.

r 702.2 It is met once for each event.

r 702.3 It isn't met by what happened before.
r Note: This includes replaced events.
e EXAMPLE: Two allies die at once. Your power triggers twice.
h 703 Continuous powers
r 703.1 They apply as long as the card is in play.
""",
    "three figures": """\
h Short Rules of Pebbles
h Effective 1 May 2013

h Setup

r 100. Two players sit down, and each of them takes nine pebbles
r out of the bag (see 102).
r 101. The younger player begins.
r 102. The bag is closed afterwards.
e     Example: Ann takes ten pebbles. She puts one back.

h Play

r 200. A player puts one pebble on the board, or passes.
r 201 A player who has passed twice is out. Rule 101 says
r who is next.
r 202. When three pebbles stand in a row, the middle one is taken (200).
r 204. Nobody may speak.

h Glossary
g Bag - Where pebbles are.
g Board - Where they are put. See 200.
g Row - Three of them.
""",
    "running heads and a glossary of paragraphs": """\
f COMPREHENSIVE RULES OF THE CARAVAN GAME                                      1

h Chapter 1: Basics

h 100. Caravans

r 100.1. A caravan is a row of wagons.

r 100.2. A wagon carries goods or
r people, never both (100.1).

f Caravans                                                                     2

r 100.2a. Goods are face down.

r 100.2b. People are face up.

e    Example: Ann has a wagon with two people.
e    She can't load goods.

h Chapter 2: The Road

h Stages

r 200.1. A road has ten stages.

r 200.1a. On each stage one event happens (see rules
r 200.2 and 100.2a).

r 200.2. Events are drawn from the event deck.

f Stages                                                                       3

r 200.3. An event that can't happen is ignored; compare
r 100.2. It is not replaced.

h Duels

r 201.1. Guards fight raiders.

h GLOSSARY

g Caravan
g A row of wagons (100.1). It belongs to one player.

g Event
g What happens on a stage. See 200.2.

g Guard
g Whoever fights raiders.
g Guards are people.

g Wagon
g One part of a caravan.

f Caravan glossary                                                             4
""",
    "German": """\
h Das große Regelwerk
h Stand: März 2010

f Inhaltsverzeichnis
f 1. Grundlagen\t3
f 100. Spieler\t3
f 101. Decks\t4
f 2. Kampf\t5
f 200. Angriff\t5
f Glossar\t7

h 1. Grundlagen
h 100. Spieler
r 100.1 Zwei oder mehr Spieler nehmen teil. Jeder hat einen Helden (siehe 101.1).
r 100.1a Wer keinen Helden mehr hat, verliert das Spiel.
e Beispiel: Annas Held hat 30 Schaden. Anna verliert.
h 101. Decks
r 101.1 Ein Deck hat mindestens 60 Karten, dazu einen Helden (vergleiche Abschnitt 100).
r 101.2 Von jeder Karte sind höchstens vier Exemplare erlaubt.
r Ausnahme: Karten ohne Begrenzung.
e Beispiele:
e \u2022 Vier „Frostblitz“ sind erlaubt.
e \u2022 Fünf sind es nicht.
h 2. Kampf
h 200. Angriff
r 200.1 Ein Angreifer greift einen Verteidiger an, und erschöpft sich dabei (100.1).
r 200.1a Überzahl zählt nicht.
h Glossar
g Angreifer (200.1): Wer angreift.
g Erschöpft: Quer gelegt.
g Held (100.1): Wer nicht sterben darf.
g Überzahl (200.1a): Mehr auf einer Seite.
g Verteidiger (200.1): Wer angegriffen wird.
""",
    "French": """\
h Règles complètes du Tournoi
h Version 4

f Sommaire
f 1. Bases
f 100. Joueurs
f 2. Tour
f 200. Phases
f Glossaire

h 1. Bases
h 100. Joueurs
r 100.1. Deux joueurs s'affrontent. Chacun a un héros (voir 200.1).
r 100.1a. Un joueur sans héros a perdu.
e Exemple : Le héros d'Anne est détruit. Anne a perdu.
r 100.2. Une carte épuisée ne peut pas attaquer (voir règle 200.2).
h 2. Tour
h 200. Phases
r 200.1. Le tour se compose de trois phases : début, action et fin.
r 200.2. Au début, le joueur redresse ses cartes.
e Exemple : Votre allié est épuisé. Il est redressé.
e Exemple : Votre héros est déjà redressé. Rien ne se passe.
h Glossaire
g ÉPUISÉ : Carte tournée sur le côté (100.2).
g HÉROS : Ce que vous incarnez (100.1).
g PHASE : Une partie du tour (200.1).
g REDRESSER : Remettre droit.
""",
    "questions": """\
h Frequently Asked Questions about Sieges
h Updated 12.05.2010

h 1. Before the siege

h Q: May I build a wall twice?
r A: Yes, if it has fallen before.

h Q: Who pays for the wall?
r A: The one who builds it. See 2.1.

h 2. During the siege
h 2.1 Attacking

h Q: Can a wall be attacked?
r A: It can. Walls have health like allies.

e Example: Your wall has 5 health. A ram with 3 ATK attacks it; it has 3 damage then.

h 2.2 Leaving
h Q: May I leave the siege?
r A: Only at night.
""",
    "Markdown with lists": """\
f ---
h title: Duel rules
f ---

h Duel Rules
f ==========

h 1. Start
f --------

r #### 100.1 Decks

r Each deck has **40 cards**. See [rule 101.1](#1011-hands).

e *Example:* Ann has 41. She removes one.

r #### 101.1 Hands

r Each hand has `5` cards.

r | Player | Cards |
f |--------|-------|
r | first  | 4     |
r | second | 5     |

r * 101.2 The first player draws one card less.
r * 101.3 Nobody redraws.

h 2. End
f ------

r - **200.1** Who has no cards loses.
r - **200.2** Who has lost stays ([200.1](#2001)).

h Glossary
f --------

g Deck
g : Where cards come from.

g Hand
g : Where they go.
""",
    "tabs": """\
h WoW TCG Tournament Rules\tv1.2

h 600. Rounds
r 600.1\tA round lasts 50 minutes.
r 600.1.a\tThe judge announces the end.
e \tExample:\tThe clock shows 0:00.\tThe judge says "Time".
r 600.2\tAfter time is called, the turn player finishes
r \tthe turn, and five more turns are played.
r 600.2 a\tIf nobody has won then, the game is a draw.
r 600.2 b\tIn single elimination, see 601.3.
h 601. Elimination
r 601.1\tIn single elimination a draw is no result.
r 601.2\tLife totals are compared (601.1).
r 601.3\tThe player with more health left wins.
e Example:  Mara's hero has 12 health left, Tim's has 9.
e Mara wins.

c Kor the Quick, 2, Horde, Ally — Orc Rogue, 2 ATK (Melee), 1 Health (Azeroth-123C)
c Ferocity
c When Kor the Quick attacks, draw a card.

e Example:  Both have 9. They play on.
""",
    "chapters and terms in small letters": """\
h The Complete Rules of Hexes, 3rd edition
f Table of Contents

f CHAPTER 1. THE BOARD ........ 1
f    100. Tiles ............... 1
f    101. Edges ............... 2
f CHAPTER 2. MOVES ............ 3
f    200. Steps ............... 3
f GLOSSARY OF TERMS ........... 4

h CHAPTER 1. THE BOARD

h 100. Tiles

r 100.1
r A tile has six edges, and
r each edge touches at most one other tile

r (see 101.1).

r 100.2
r The following are tiles:
r    - hills;
r    - lakes;
r    - and, where rule 101.2 allows
r      it, bridges.
r 100.3 A tile may hold a piece; see 100.4, 101.1
r and 200.2.

r 100.4 A piece is owned by one player.
e Example: Ann's fox stands on a hill. Bo's owl
e can't stand there, too (100.3).

e Example: A lake holds nothing.
e Then Ann's fox swims.

h 101. Edges
r 101.1 An edge is open or closed.
r 101.2 A closed edge may be bridged.

h CHAPTER 2. MOVES

h 200. Steps
r 200.1 A step goes over one open edge. A
r piece takes
r 200.2 steps... no, it takes three of them.
r 200.2. Whoever can't step passes.

r 200.3. Example cards are printed below.

c Fox of the North, 2, Neutral, Ally — Fox, 1 ATK, 1 Health
c Hidden. When this ally steps, draw a card.

h GLOSSARY OF TERMS

g bridge: Something that spans a closed edge.
g edge (101): One of the six sides of a tile.
g open/closed: See edge.
g step, to (200.1): Going over an edge.
g tile (100.1) – What the board is made of.
""",
    "rules without full stops": """\
h Lexikon und Regeln

h I. Teil
r 100.1 Eins.
r 100.2 Zwei; siehe auch
r 100.1 Satz 2.
r 100.3 Drei

r 100.4 Vier ohne Punkt
r 100.4a Mit Buchstabe
r   b) und noch einer
r 100.5 "Fünf" in Anführungszeichen.
r 100.6 +1 ATK ist mehr als -1 ATK.
r 100.7 (gestrichen)
r 100.8
r 100.9 Neun.

h Glossar

g ATK: Angriffskraft.
g Zug, der: Was ein Spieler tut.
""",
    "numbers that are no rules": """\
? Judge notes 2008

? Do not read numbers such as 100 cards, 3.5 minutes, 602.2 metres or $100.25 as rules.

r 602.1 The first.
r In 602.2 we say more. 602.2 isn't here.
r 602.2 The second. It goes
r on for 100.5 lines; 602.3 follows
r 602.3 The third (602.2).

e     Example: You pay 602.1 twice.

r 602.3a A
r 602.3b B.
r 602.5 Five; four was lost.
r 602.4 Four comes late.
r 700.1 Seven hundred, see 999.9 and rule 1000.1.
""",
}
