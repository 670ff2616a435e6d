"""Who does it, who is asked, and which of two is meant: as it is read, or unread where nothing tells."""

from __future__ import annotations

import re

from engine.language.effects import Destroy, Discard, Draw, IfYouDo, May, PayResources, Ready
from engine.language.filters import AllOf, Among, Is, Not, Standing
from engine.language.modifiers import GainPowers
from engine.language.powers import Payment, Power, TargetDescription, Text, Triggered
from engine.language.selections import ControllerOf, Number, Target, This, You
from engine.language.words import Kind, Relation
from scenarios.reading import Read, Unread, read_card
from scenarios.reading.templates import parts_of
from tests.every_row import for_every, hold_every

ONE, TWO = Number(1), Number(2)
OPPONENT = (TargetDescription(Standing(Relation.OPPONENT)),)

TEXTS: dict[str, Text] = {
    "Target opponent may discard a card. If he does, draw a card.": Text(
        OPPONENT, (May(Target(), (Discard(Target(), ONE),), (Draw(You(), ONE),)),)
    ),
    "Target opponent may pay 2. If he doesn't, draw a card.": Text(
        OPPONENT, (May(Target(), (PayResources(Target(), TWO),), (), (Draw(You(), ONE),)),)
    ),
    "Target opponent discards a card. If he does, draw a card.": Text(
        OPPONENT, (IfYouDo((Discard(Target(), ONE),), (Draw(You(), ONE),)),)
    ),
    "Discard a card. If you do, draw two cards.": Text((), (IfYouDo((Discard(You(), ONE),), (Draw(You(), TWO),)),)),
}

EITHER = (
    "When Grok attacks an ally, it has -1 ATK this turn.",
    "When an ally attacks Grok, it has -1 ATK this turn.",
    "When your hero attacks an ally, it has +1 ATK this turn.",
    "When an ally in your party attacks an opposing hero, ready it.",
    "When an opposing ally deals damage to an ally in your party, destroy it.",
    "When an opposing ally deals damage to an ally in your party, destroy that ally.",
    'Other allies in your party have "When this ally attacks an ally, destroy it."',
    "[Activate] >>> Target ally deals 2 melee damage to target hero. Exhaust it.",
    "[Activate] >>> Target ally deals 2 melee damage to another target ally. Exhaust that ally.",
)
PLAIN = {
    "When a Demon in your party deals combat damage to an ally, destroy that ally.": "Role(name='other')",
    "When an ally attacks your hero, destroy that ally.": "Role(name='subject')",
    "When Grok deals combat damage to an ally, exhaust that ally.": "Role(name='other')",
    "[Activate] >>> Grok deals 1 melee damage to target ally. Exhaust it.": "Target(slot=0)",
    "[Activate] >>> Your hero deals 1 melee damage to target ally. Exhaust that ally.": "Target(slot=0)",
}
NOT_YOU = (
    "Target opponent may discard a card. If you do, draw a card.",
    "Target opponent discards a card. If you do, draw a card.",
    "Each player discards a card. If you do, draw a card.",
    "Target opponent destroys an ally in his party. If you do, draw a card.",
)


def test_who_is_said_to_do_it_is_asked_whether_he_does() -> None:
    def check(text: str) -> None:
        reading = read_card("Sly", f"2, Instant Ability\n{text}")
        assert isinstance(reading, Read)
        assert reading.printed.text == TEXTS[text]

    hold_every(list(TEXTS), check)


def test_what_another_does_is_not_done_by_you() -> None:
    def check(text: str) -> None:
        assert isinstance(read_card("Sly", f"2, Instant Ability\n{text}"), Unread)

    hold_every(NOT_YOU, check)


def test_if_you_do_asks_about_one_thing() -> None:
    may = "You may destroy target ally."
    for between, reading in (("", Read), ("Draw a card.", Unread)):
        assert isinstance(read_card("Sly", f"2, Instant Ability\n{may} {between} If you do, discard a card."), reading)


def test_what_was_asked_about_leaves_the_next_question_plain() -> None:
    text = "You may destroy target ally. If you do, discard a card. Exhaust target hero. If you do, draw a card."
    reading = read_card("Sly", f"2, Instant Ability\n{text}")
    assert isinstance(reading, Read)
    assert isinstance(reading.printed.text, Text)
    first, second = reading.printed.text.effects
    assert isinstance(first, May)
    assert first.do == (Destroy(Target()),)
    assert isinstance(second, IfYouDo)


def test_where_one_did_something_to_another_neither_is_it() -> None:
    def check(text: str) -> None:
        assert isinstance(read_card("Grok", f"3, Ally—Human Mage, 2 [Arcane] ATK / 3 Health\n{text}"), Unread)

    hold_every(EITHER, check)


def test_which_one_is_meant_is_plain() -> None:
    def check(text: str) -> None:
        reading = read_card("Grok", f"3, Ally—Human Mage, 2 [Arcane] ATK / 3 Health\n{text}")
        assert isinstance(reading, Read)
        (power,) = reading.printed.powers
        told = repr(power)
        assert f"(cards={PLAIN[text]}" in told or (PLAIN[text] == "Target(slot=0)" and "(cards=Target(" in told)

    hold_every(list(PLAIN), check)


@for_every(
    ("line", "text"),
    [
        ("2, Instant Ability", "Destroy all other allies."),
        ("Quest", "Pay 3 to complete this quest.\nReward: Destroy all other allies."),
        ("2, Armor—Plate, Chest, 1 DEF", "Other allies in your party have +1 ATK."),
    ],
)
def test_others_are_others_than_a_card_that_could_be_one_of_them(line: str, text: str) -> None:
    assert isinstance(read_card("Grok", f"{line}\n{text}"), Unread)
    assert isinstance(read_card("Grok", f"{line}\n{text.replace('all other', 'all').replace('Other a', 'A')}"), Read)


SHOT = "Your hero deals 3 ranged damage to target hero or ally."
EXCLUDED = {
    f"{SHOT[:-1]} for each other ability you've played this turn.": "This()",
    f"{SHOT}\nYou pay 1 less to play Sly for each other ability you've played this turn.": "This()",
    f"{SHOT}\nDraw a card for each other ability in play.": "This()",
    f"{SHOT}\nSly costs 1 less to play for each other ability in play.": "This()",
    "Destroy target ability and each other ability.": "Target(slot=0)",
    "Destroy target ally and each other ally in its controller's party.": "Target(slot=0)",
}
"""What "other" leaves out: what was spoken of if it could be one of them, else the card itself."""


def test_other_leaves_out_what_could_be_one_of_them() -> None:
    def check(text: str) -> None:
        reading = read_card("Sly", f"2, Instant Ability\n{text}")
        assert isinstance(reading, Read)
        assert re.findall(r"Not\(filter=Among\(selection=(\w+\([^)]*\))\)\)", repr(reading.printed)) == [EXCLUDED[text]]

    hold_every(list(EXCLUDED), check)


def test_other_that_could_leave_out_neither_is_unread() -> None:
    assert isinstance(read_card("Sly", "2, Instant Ability\nDestroy target ally and each other equipment."), Unread)


ITSELF = {
    "Destroy target ally. Your hero heals damage from itself equal to that ally's health.": "of=Target(slot=0)",
    "Exhaust target ally. Your hero heals 2 damage from itself. That ally can't ready this turn.": "to=Target(slot=0)",
    "Destroy target ally. Target hero heals damage from itself equal to that ally's health.": "of=Target(slot=0)",
    "Your hero heals 5 damage from itself and 5 damage from another target hero or ally.": (
        "Not(filter=Among(selection=HeroOf(players=You())))"
    ),
}
"""What stands in the data of a text in which a hero does something to itself before another card is spoken of."""


def test_who_does_something_to_itself_is_not_that_ally() -> None:
    def check(text: str) -> None:
        reading = read_card("Sly", f"2, Instant Ability\n{text}")
        assert isinstance(reading, Read)
        assert ITSELF[text] in repr(reading.printed)

    hold_every(list(ITSELF), check)


def test_of_several_that_were_dealt_damage_its_controller_is_that_of_the_one_destroyed() -> None:
    dealt = "Your hero deals 1 shadow damage to each opposing ally."
    text = f"{dealt} When a character dealt damage this way is destroyed this turn, its controller discards a card."
    reading = read_card("Sly", f"2, Instant Ability\n{text}")
    assert isinstance(reading, Read)
    assert "Discard(players=ControllerOf(cards=Role(name='subject'))" in repr(reading.printed)


def test_a_talent_before_card_may_be_an_icon() -> None:
    text = "Ongoing: When you play a {} card, draw a card."
    assert isinstance(read_card("Sly", f"2, Ability\n{text.format('Fire')}"), Unread)
    assert isinstance(read_card("Sly", f"2, Ability\n{text.format('[Fire]')}"), Read)


OTHER_THAN_ITS_OWN = (
    'Target ally has "[Activate] >>> Destroy another target ally" this turn.',
    'Target ally has "When this ally attacks, destroy another target ally" this turn.',
    'Choose one of your allies. That ally has "[Activate] >>> Destroy another target ally" this turn.',
    'Target ally and target hero have "[Activate] >>> Destroy another target ally" this turn.',
    'Attach to target ally.\nOngoing: Attached ally has "[Activate] >>> Destroy another target ally."',
)
GIVEN = {
    "When this ally attacks, ready it.": Text((), (Ready(This()),)),
    "When this ally attacks, its controller draws a card.": Text((), (Draw(ControllerOf(This()), ONE),)),
}
OF_THE_GIVER = (
    'Exhaust target ally. Your hero has "[Activate] >>> Destroy that ally" this turn.',
    'Exhaust target ally. Put a 1 [Melee] / 1 Rat ally token into play with "[Activate] >>> Destroy that ally."',
    'Attach to target ally.\nOngoing: Attached ally has "[Activate] >>> Attached ally heals 1 damage from your hero."',
)


def given_power(text: str) -> Power:
    """Return the power that the card of the text gives to others."""
    reading = read_card("Sly", f"2, Ability\n{text}")
    assert isinstance(reading, Read), str(reading)
    (given,) = [part for part in parts_of(reading.printed) if isinstance(part, GainPowers)]
    (power,) = given.powers
    return power


def test_another_excludes_the_card_that_has_a_given_power() -> None:
    def check(text: str) -> None:
        power = given_power(text)
        another = AllOf((Is((Kind.ALLY,)), Not(Among(This()))))
        assert isinstance(power, (Payment, Triggered))
        assert power.text == Text((TargetDescription(another),), (Destroy(Target()),))

    hold_every(OTHER_THAN_ITS_OWN, check)


@for_every("words", GIVEN)
@for_every("to", ["Target ally has {} this turn.", "Attach to target ally.\nOngoing: Attached ally has {}"])
def test_it_is_the_card_that_has_a_given_power(words: str, to: str) -> None:
    power = given_power(to.format(f'"{words}"'))
    assert isinstance(power, Triggered)
    assert power.text == GIVEN[words]


def test_a_given_power_knows_nothing_of_the_text_that_gives_it() -> None:
    def check(text: str) -> None:
        assert isinstance(read_card("Sly", f"2, Ability\n{text}"), Unread)

    hold_every(OF_THE_GIVER, check)
