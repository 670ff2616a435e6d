"""A document of our own writing in the form of the published ones, for editing in tests."""

OWN = """\
Rules of the Tavern Table
Version 3
Contents
1. Fundamentals
100. Decks
101. Setup
105. Ready and exhausted
4. Concepts
407. Order
408. Resources
6. Combat
602. Combat step
10. Glossary

1. Fundamentals
100. Decks
100.1 The smallest deck for Constructed play is 60 cards, and for a bag of boosters (101) it is up to the host.
100.2 A deck that is too small loses before it begins (100.1).
100.3 A side deck is exactly 10 cards, no more and no fewer (100.1).
100.4 A deck holds up to four copies of a card of one name.
101. Setup
101.1 Everybody shuffles, cuts a neighbor's deck, and takes an opening hand of seven cards.
101.2 Whoever is first in the circle begins the game (101.1).
105. Ready and exhausted
105.1 Cards stand upright when they come into play, and lie sideways once exhausted (105.1a).
105.1a Lying cards are turned upright as the ready step begins.
105.1b Lying cards can't be turned any further.
4. Concepts
407. Order
407.1 The one whose turn it is speaks first whenever a window opens (602.2).
407.2 Nobody speaks twice in a row without being asked again.
407.3 A note in brackets is no rule.
407.4 A note in brackets is no rule.
408. Resources
408.1 In a turn you may choose one card from your hand and place it among the resources.
Example: Brigg is in your hand. You lay it face down among your resources, and it pays for a drink.
408.2 Resources are exhausted to pay; what isn't spent (105.1) stays upright for the next round, and the next turn
stands it up again in any case.
6. Combat
602. Combat step
602.1 The attacker exhausts as the step begins (105.1).
602.2 Any player friendly to the proposed defender may put a protector in its way, once, before anything is struck.
602.2a A hidden attacker passes every protector by.
602.2b A protector steps in for one friend only, never for itself, and only while it stands upright beside that friend.
602.3 Blows fall at once on both sides; then whoever has no health left leaves the table, attacker and defender alike.
10. Glossary
Protector (602.2): A character that steps in for another.
Ready (105.1): Upright, and so able to be exhausted.
Resource (408.1): A card that pays.
"""

ASKED = """\
1. Decks

May I shuffle?

Only the host shuffles here.
Example: Ann shows a card, and it is kept.
Tim, 3, Ally—Human, 2 ATK, 3 health

2. Turns

May I pass?

Whoever is tired passes.
"""
"""Questions with their answers, of which one has an example with a card."""

FEATURE = """\
Feature: Resources
  @rule:408.1
  Scenario: A second resource can't be placed in the turn
    Given your hand is "Brigg", "Leeroy Jenkins"
    When you place "Brigg" as a face-down resource
    And the chain empties
    Then you can't place "Leeroy Jenkins" as a face-down resource, because of 408.1

  @rule:602.2
  Scenario: A protector steps in
    Given you control "Brigg"
    And your opponent controls "Grunt Baranka"
    When you propose that "Brigg" attacks your opponent's hero
    And your opponent protects with "Grunt Baranka"
    And the combat concludes
    Then your opponent's hero has 0 damage
"""
