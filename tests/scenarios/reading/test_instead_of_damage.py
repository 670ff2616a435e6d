"""What is done instead of damage, what chance picks in play, and what holds while something is so: as data."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import AddCounters, Apply, Choose, Destroy, Discard, Draw, Heal
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is
from engine.language.modifiers import Cannot, ChangeCost, Deed, DoInstead, Purpose, Replace, Unpreventable
from engine.language.powers import Completion, Continuous, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    ControllerOf,
    EventAmount,
    Every,
    Fits,
    Happened,
    HeroOf,
    Negated,
    Number,
    Players,
    Role,
    Target,
    This,
    Those,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Condition, Done, Kind, Relation
from scenarios.reading import Read, Unread, read_card
from tests.every_row import for_every, hold_every

ALLY_LINE = "3, Ally—Human Mage, 2 [Arcane] ATK / 3 Health"
WEAPON_LINE = "3, Weapon—Axe, Melee (1), 3 [Melee] ATK, 1 Strike Cost"
ABILITY_LINE = "2, Instant Ability"
HERO, YOU, THIS, TURN = HeroOf(You()), You(), This(), Duration.THIS_TURN
ALLY, A_HERO = Is((Kind.ALLY,)), Is((Kind.HERO,))
THEIRS = Controlled(Players(Relation.OPPONENT))
ONE, TWO = Number(1), Number(2)

POWERS: dict[tuple[str, str], Power] = {
    (
        ALLY_LINE,
        "If Grok would deal combat damage to a hero, you may have that hero's controller discard a card instead.",
    ): Continuous(
        (
            Replace(
                On(What.DEALS_DAMAGE, subject=Among(THIS), other=A_HERO, combat=True),
                DoInstead((Discard(ControllerOf(Role("other")), ONE),)),
                may=True,
            ),
        ),
        YOU,
    ),
    (ALLY_LINE, "If Grok would deal damage to an ally, put that many rage counters on Grok instead."): Continuous(
        (
            Replace(
                On(What.DEALS_DAMAGE, subject=Among(THIS), other=ALLY),
                DoInstead((AddCounters(THIS, "rage", EventAmount()),)),
            ),
        ),
        YOU,
    ),
    (ALLY_LINE, "If your hero would be dealt combat damage by an ally, destroy that ally instead."): Continuous(
        (
            Replace(
                On(What.DEALS_DAMAGE, subject=ALLY, other=Among(HERO), combat=True),
                DoInstead((Destroy(Role("subject")),)),
            ),
        ),
        YOU,
    ),
    # A weapon heals nothing: the hero that dealt damage with it does.
    (WEAPON_LINE, "When your hero deals combat damage with Grok, it heals that much damage from itself."): Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(HERO), combat=True, with_=Among(THIS)),),
        Text((), (Heal(HERO, HERO, EventAmount()),)),
    ),
    (WEAPON_LINE, "Combat damage dealt with Grok can't be prevented."): Continuous(
        (Unpreventable(combat=True, with_=Among(THIS)),), Is((Kind.CHARACTER,))
    ),
    (WEAPON_LINE, "Damage dealt by your hero with Grok can't be prevented."): Continuous(
        (Unpreventable(with_=Among(THIS)),), HERO
    ),
    (ALLY_LINE, "When an opposing ally is destroyed while your hero is damaged, draw a card."): Triggered(
        (
            On(
                What.DESTROYED,
                subject=AllOf((ALLY, THEIRS)),
                when=Fits(HERO, InCondition(Condition.DAMAGED)),
            ),
        ),
        Text((), (Draw(YOU, ONE),)),
    ),
    (ALLY_LINE, "The first ally you play each turn costs 1 less to play."): Continuous(
        (ChangeCost(Purpose.PLAY, ALLY, Number(-1)),), YOU, Negated(Happened(Done.PLAYED, YOU, ALLY))
    ),
}

TEXTS: dict[str, Text] = {
    "The next time your hero would be dealt damage this turn, it heals 2 damage from itself instead.": Text(
        (),
        (
            Apply(
                (
                    Replace(
                        On(What.DEALS_DAMAGE, other=Among(HERO)), DoInstead((Heal(HERO, HERO, TWO),)), next_time=True
                    ),
                ),
                YOU,
                TURN,
            ),
        ),
    ),
    "Destroy an opposing ally at random.": Text((), (Destroy(Chosen(Every(AllOf((ALLY, THEIRS))), at_random=True)),)),
    "Choose an ally at random. Destroy that ally.": Text(
        (), (Choose(Chosen(Every(ALLY), at_random=True), "chosen1"), Destroy(Those("chosen1")))
    ),
    "Target ally can't be destroyed, healed, or targeted this turn.": Text(
        (TargetDescription(ALLY),),
        (Apply(tuple(Cannot(deed) for deed in (Deed.BE_DESTROYED, Deed.BE_HEALED, Deed.BE_TARGETED)), Target(), TURN),),
    ),
}


@for_every(("line", "text"), POWERS)
def test_a_power_says_what_it_says(line: str, text: str) -> None:
    reading = read_card("Grok", f"{line}\n{text}")
    assert isinstance(reading, Read), str(reading)
    assert reading.printed.powers == (POWERS[line, text],)


def test_a_text_says_what_it_says() -> None:
    def check(text: str) -> None:
        reading = read_card("Grok", f"{ABILITY_LINE}\n{text}")
        assert isinstance(reading, Read), str(reading)
        assert reading.printed.text == TEXTS[text]

    hold_every(list(TEXTS), check)


def test_a_quest_is_completed_on_an_opponents_turn() -> None:
    text = "On an opponent's turn, pay 2 to complete this quest.\nReward: Draw a card."
    reading = read_card("Grok", f"Quest\n{text}")
    assert isinstance(reading, Read), str(reading)
    (power,) = reading.printed.powers
    assert isinstance(power, Completion)
    assert power.only_if == TurnOf(Players(Relation.OPPONENT))


@for_every(
    "text",
    [
        # An ally that deals damage with an ability might heal as well as the hero.
        "When your hero deals damage with an ability to an ally, it has +1 ATK this turn.",
        "If an ally would be dealt damage, instead.",
    ],
)
def test_what_is_left_in_doubt_is_unread(text: str) -> None:
    assert isinstance(read_card("Grok", f"{ALLY_LINE}\n{text}"), Unread)
