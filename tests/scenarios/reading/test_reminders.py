"""Reminders in parentheses: one that says what its keyword means is passed over, any other makes the card unread."""

from __future__ import annotations

from engine.language.filters import AllOf, Tagged
from engine.language.modifiers import ChangeCost, Purpose
from engine.language.powers import Continuous
from engine.language.selections import You
from scenarios.reading import Read, read_card
from scenarios.reading.reminders import contradiction_in
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ALLY, ALLY_LINE, NAME, card, check_power, n, stuck

AGREEING = (
    "Berserking (+1 ATK for each damage.)",
    "Berserking (This ally has +1 ATK per damage on it.)",
    "Conspicuous (Any opposing character may exhaust to protect against this ally.)",
    "Conspicuous (An opposing hero or ally may protect against this ally.)",
    "Diplomacy: Night Elves (You pay 1 less to play Night Elf allies, to a minimum of 1.)",
    "Diplomacy: Gnomes (You pay 1 less to play Gnomes, to a minimum of 1.)",
    "Diplomacy: Gnomes (Gnome allies cost you 1 less to play, to a minimum of 1.)",
    "Diplomacy: Dragonkin (You pay (1) less to play Dragonkin ally cards, to a minimum of (1).)",
    "Elusive (This ally can't be attacked.)",
    "Elusive (Opposing heroes and allies can't attack this ally.)",
    "Elusive (This ally cannot be attacked.)",
    "Ferocity (This ally may attack the turn it comes under your control.)",
    "Ferocity (Can attack immediately.)",
    "Fire Resistance (Prevent all fire damage that would be dealt to this ally.)",
    "Fire Resistance (If this ally would be dealt fire damage, prevent it.)",
    "Fire Resistance (Fire damage that would be dealt to this ally is prevented.)",
    "Inspire: Ally (During each other player's ready step, you may ready an ally in your party.)",
    "Inspire: Ally (You may ready one of your allies during each other player's ready step.)",
    "Inspire: Hero (As each other player's ready step starts, you may ready your hero.)",
    "Inspire: Weapon (As every other player's ready step begins, you may ready an exhausted weapon you control.)",
    "Long-Range (Defenders deal no combat damage to this character.)",
    "Long-Range (When this ally attacks, defenders do not deal combat damage to it.)",
    "Protector (It may exhaust to become the defender when an opposing character attacks another ally.)",
    "Protector (When an opposing character attacks, you may exhaust this ally. If you do, it becomes the defender.)",
    "Protector (You may exhaust this ally to have it become the defender when an opposing hero or ally attacks.)",
    "Sabotage: Equipment (This ally can attack opposing equipment.)",
    "Shadowmeld (Elusive and untargetable while ready.)",
    "Shadowmeld (While this ally is ready, it is elusive and untargetable.)",
    "Stealth (Can't protect against this character.)",
    "Stealth (Opponents can't protect against this ally.)",
    "Untargetable (This ally can't be the target of anything.)",
    "War Stomp (When it attacks or defends, you may exhaust target opposing hero or ally.)",
)

CONTRADICTING = (
    "Berserking (+2 ATK for each damage.)",
    "Berserking (+1 ATK for each damage while attacking.)",
    "Conspicuous (This ally can't attack.)",
    "Diplomacy: Gnomes (You pay 1 less to play Dwarf allies, to a minimum of 1.)",
    "Diplomacy: Gnomes (You pay 2 less to play Gnome allies, to a minimum of 1.)",
    "Diplomacy: Gnomes (Dwarf allies cost you 1 less to play, to a minimum of 1.)",
    "Diplomacy: Gnomes (You pay (2) less to play Gnome allies, to a minimum of (1).)",
    "Diplomacy: Gnomes (You pay (1) less to play Dwarf ally cards, to a minimum of (1).)",
    "Diplomacy: Gnomes (You pay (1) less to play Dwarf ally cards.)",
    "Diplomacy: Gnomes (You pay (7) less to play Gnome ally cards.)",
    "Elusive (This ally can be attacked.)",
    "Elusive (This ally (and each other ally in your party) can't be attacked.)",
    "Elusive (This ally can't be attacked by allies.)",
    "Elusive (Allies can't attack this ally.)",
    "Ferocity (Can't attack immediately.)",
    "Ferocity (Can attack immediately and has +1 ATK.)",
    "Ferocity (This ally can't attack the turn it comes under your control.)",
    "Fire Resistance (If this ally would be dealt frost damage, prevent it.)",
    "Fire Resistance (Prevent all frost damage that this ally would be dealt.)",
    "Inspire: Ally (During each other player's ready step, you may ready one of your quests.)",
    "Inspire: Ally (You may ready one of your quests during each other player's ready step.)",
    "Inspire: Ally (As every other player's ready step begins, you may ready an exhausted weapon you control.)",
    "Inspire: Ally (As each other player's turn starts, you may ready an exhausted ally you control.)",
    "Inspire: Ally (As each other player's ready step starts, ready an exhausted ally and draw a card.)",
    "Long-Range (Defenders deal combat damage to this character.)",
    "Long-Range (When this ally attacks, it does not deal combat damage.)",
    "Protector (When an opposing ally attacks, you may exhaust this ally. If you do, it becomes the new defender.)",
    "Protector (You may exhaust this ally to have it become the attacker when an opposing hero or ally attacks.)",
    "Sabotage: Equipment (This ally can attack opposing resources.)",
    "Shadowmeld (Elusive and untargetable while exhausted.)",
    "Stealth (Can protect against this character.)",
    "Stealth (Allies can't protect against this ally.)",
    "Untargetable (This ally can't be targeted by opponents.)",
    "War Stomp (When this ally enters play, you may exhaust target opposing hero or ally.)",
)


APART = (
    ("Ferocity\n", "(Can attack immediately.)"),
    ("Grok has ferocity. ", "(He can attack immediately.)"),
    ("Allies in your party have fire resistance. ", "(Prevent all fire damage that those allies would be dealt.)"),
    ("Allies in your party have long-range.\n", "(Defenders deal no combat damage to them.)"),
    ("Grok has inspire: ally. ", "(You may ready one of your allies during each other player's ready step.)"),
    ("When Grok attacks, draw a card.\n", "(Totems can be attacked or targeted like allies.)"),
)

ASTRAY = (
    ("Ferocity\n", "(Can't attack.)"),
    ("Elusive\n", "(Can be attacked.)"),
    ("Grok has ferocity. ", "(He can't attack immediately.)"),
    ("Allies in your party have fire resistance. ", "(Prevent all frost damage that those allies would be dealt.)"),
    ("When Grok attacks, draw a card. ", "(You may draw two cards instead.)"),
    ("When Grok attacks, draw a card. ", "(Can't be attacked.)"),
    ("Grok has +1 ATK ", "(This ally can't attack.)"),
    ("Ferocity\n", "(Grok can't attack.)"),
)


_STRUCK = "Destroy this card when you strike with a weapon or play a non-Feral ability."
_HURT = "(Destroy this card when your hero deals damage.)"
OF_RULES = (
    ("Ability—Subtlety", "Ongoing: Your hero is stealthed. ", _HURT),
    ("Instant Ability—Feral, Form (1)", "Ongoing: Your hero is in bear form. ", f"(Has protector. {_STRUCK})"),
    (
        "Instant Ability—Feral",
        "Draw a card.\nOngoing: Your hero is in cat form. ",
        f"(+1 ATK while attacking. {_STRUCK})",
    ),
    ("Item—Trinket (2), 1 DEF", "[Activate] >>> Draw a card. ", "(This item can prevent damage like an armor.)"),
    ("Ability", "Gain control of target quest. ", "(Move it to your resource row.)"),
    ("Ability", "Gain control of target resource. ", "(Move it to your resource row.)"),
)
"""Lines of cards, what they say, and what reminds of a rule that is about just such cards."""

NOT_OF_RULES = (
    ("Ability—Subtlety", "Ongoing: Your hero has stealth. ", _HURT),
    ("Ability—Subtlety", "Ongoing: Your hero has stealth while attacking. ", _HURT),
    ("Ability—Subtlety", "Ongoing: While your hero is stealthed, it has +1 ATK. ", _HURT),
    ("Ability—Feral", "Ongoing: While your hero is in bear form, allies have protector. ", f"({_STRUCK})"),
    ("Ability—Feral", "Ongoing: Your hero has +2 ATK while in cat form. ", f"({_STRUCK})"),
    ("Ability—Feral", "Ongoing: When you play a Bear Form, draw a card. ", "(Has protector.)"),
    ("Item—Trinket (2)", "[Activate] >>> Draw a card. ", "(This item can prevent damage like an armor.)"),
    (
        "Weapon—Axe, Melee (1), 3 [Melee] ATK, 1 Strike",
        "[Activate] >>> Draw a card. ",
        "(This item can prevent damage like an armor.)",
    ),
    ("Ability", "Gain control of target ally. ", "(Move it to your resource row.)"),
    ("Ability", "Gain control of target weapon. ", "(Move it to your resource row.)"),
    ("Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health", "Druids in your party have +1 ATK. ", "(Grok is a Druid.)"),
    ("Horde, Ally—Tauren Druid, 2 [Melee] ATK / 2 Health", "Druids in your party have +1 ATK. ", "(Tim is a Druid.)"),
    ("Ability", "Put target ally on top of its owner's deck. ", "(He owns it for the rest of the game.)"),
    ("Ability", "Draw a card. ", "(It can be attacked or targeted like an ally.)"),
    ("Ability", "Aldor Reputation ", "(Can't put Horde cards in your deck.)"),
)
"""Lines of cards, what they say, and what would remind of a rule that is about other cards."""


@for_every(("line", "said", "reminder"), OF_RULES)
def test_a_rule_is_reminded_of_on_cards_that_it_is_about(line: str, said: str, reminder: str) -> None:
    line = f"3, {line}\n"
    assert (card(line, said + reminder).text, card(line, said + reminder).powers) == (
        card(line, said.rstrip()).text,
        card(line, said.rstrip()).powers,
    )


@for_every(("line", "said", "reminder"), NOT_OF_RULES)
def test_a_rule_is_not_reminded_of_on_other_cards(line: str, said: str, reminder: str) -> None:
    assert isinstance(read_card(NAME, f"3, {line}\n{said.rstrip()}"), Read)
    assert "(" in stuck(f"3, {line}\n", said + reminder).words


@for_every(("said", "reminder"), APART)
def test_a_reminder_may_stand_apart_from_its_keyword(said: str, reminder: str) -> None:
    assert card(ALLY_LINE, said + reminder).powers == card(ALLY_LINE, said.rstrip()).powers


@for_every(("said", "reminder"), ASTRAY)
def test_a_reminder_of_nothing_on_the_card_or_in_the_rules_makes_it_unread(said: str, reminder: str) -> None:
    stuck(ALLY_LINE, said + reminder)


def test_a_reminder_of_what_a_keyword_means_adds_nothing() -> None:
    def check(text: str) -> None:
        assert card(ALLY_LINE, text).powers == card(ALLY_LINE, text.split(" (", maxsplit=1)[0]).powers
        assert card(ALLY_LINE, text).name == NAME

    hold_every(AGREEING, check)


def test_a_reminder_that_says_something_else_makes_the_card_unread() -> None:
    def check(text: str) -> None:
        stuck(ALLY_LINE, text)

    hold_every(CONTRADICTING, check)


@for_every("one", ["1", "(1)"])
@for_every("allies", ["Gnome allies", "Gnome ally cards"])
def test_a_diplomacy_that_is_explained_without_a_minimum_has_none(one: str, allies: str) -> None:
    gnomes = AllOf((ALLY, Tagged(("Gnome",))))
    cheaper = Continuous((ChangeCost(Purpose.PLAY, gnomes, n(-1)),), You())
    check_power(f"Diplomacy: Gnomes (You pay {one} less to play {allies}.)", cheaper)


def test_the_message_says_which_words_and_what_they_should_say() -> None:
    found = contradiction_in("Elusive, Ferocity (Can't attack immediately.)")
    assert found is not None
    assert (found.words, found.column, found.expected) == ("(Can't attack immediately.)", 19, "what ferocity means")
    told = str(read_card(NAME, ALLY_LINE + "Ferocity (Can't attack immediately.)"))
    assert "what ferocity means" in told
