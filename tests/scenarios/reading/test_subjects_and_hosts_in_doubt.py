"""Words that were read with another meaning than the printed one: no reading, and what a plainer word makes of them."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, ChooseMode, Deal, If, Reattach
from engine.language.filters import InCondition
from engine.language.modifiers import Adjust, GainPowers
from engine.language.powers import Keyword, TargetDescription, Text, Triggered
from engine.language.selections import Every, Fits, Target, This, You
from engine.language.words import Condition, DamageType, KeywordName, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, ALLY_LINE, HERO, MY_ALLY, NAME, card, n, stuck

ATTACHED = "3, Ability\nAttach to target ally.\nOngoing: "
ITS_TYPE = "2 shadow or fire damage"

EITHER_OF_TWO = (
    # What "also" goes on about is not the card of the condition.
    (ABILITY_LINE, "Target hero has +1 ATK this turn. If target ally is exhausted, it also has ferocity this turn."),
    (ABILITY_LINE, "Target ally has +1 ATK this turn. If your hero is exhausted, it also has ferocity this turn."),
    (ALLY_LINE, "Pay 1 >>> If target ally is ready, Grok has +1 ATK this turn, and it also has elusive this turn."),
    (
        ABILITY_LINE,
        "Target ally deals 1 melee damage to target hero. If your hero is damaged, it also heals 1 damage from itself.",
    ),
    # Nor is it what is done to that card, or what that card has, without "also".
    (ABILITY_LINE, "Exhaust target ally. If your hero is ready, destroy it."),
    (ABILITY_LINE, "Target ally has +1 ATK this turn. If your hero is exhausted, ready it."),
    (ABILITY_LINE, "Target ally has +1 ATK this turn. If your hero is exhausted, it has ferocity this turn."),
    (ALLY_LINE, "When an opposing ally attacks, if Grok is exhausted, destroy it."),
    (ALLY_LINE, "Grok can protect your hero, and it has +1 ATK."),
    (ALLY_LINE, "Grok can protect your hero, and he has +1 ATK."),
)


@for_every(("line", "text"), EITHER_OF_TWO)
def test_it_is_neither_of_two_subjects(line: str, text: str) -> None:
    stuck(line, text.replace("Grok", NAME))


PLAIN = (
    (ABILITY_LINE, "If your hero is exhausted, it has +1 ATK this turn."),
    (ABILITY_LINE, "If your hero is exhausted, ready it."),
    (ABILITY_LINE, "Exhaust target ally. If your hero is ready, destroy that ally."),
    (ABILITY_LINE, "Exhaust target ally. If your hero is ready, it deals 2 melee damage to that ally."),
    (ALLY_LINE, "At the end of your turn, if Grok is damaged, destroy it."),
    (ALLY_LINE, "Grok has +1 ATK, and it can't attack heroes."),
    (ALLY_LINE, "When your hero deals combat damage to an ally, it also deals 1 fire damage to target hero."),
)


@for_every(("line", "text"), PLAIN)
def test_it_is_the_one_that_is_left(line: str, text: str) -> None:
    assert card(line, text.replace("Grok", NAME)).name == NAME


def test_also_goes_on_about_whatever_has_something_already() -> None:
    text = card(ABILITY_LINE, "Target ally has elusive this turn. It also has ferocity this turn.").text
    had = (GainPowers((Keyword(each),)) for each in (KeywordName.ELUSIVE, KeywordName.FEROCITY))
    meant = tuple(Apply((each,), Target(), Duration.THIS_TURN) for each in had)
    assert text == Text((TargetDescription(ALLY),), meant)


@for_every(
    "text",
    [
        "When attached ally is destroyed, attach Grok Stonefist to another ally.",
        "When attached ally leaves play, you may attach Grok Stonefist to another ally.",
        "When attached ally is destroyed, attach Grok Stonefist to your hero.",
    ],
)
def test_an_ability_that_went_with_its_host_is_not_reattached(text: str) -> None:
    """By 306.3e it lies in its owner's graveyard, from where 306.3f attaches nothing."""
    assert any("306.3e" in each for each in stuck(ATTACHED, text).expected)


@for_every(
    "text",
    [
        "When attached ally attacks or is destroyed, attach Grok Stonefist to another ally.",
        "When attached ally is dealt fatal damage, attach Grok Stonefist to another ally.",
        "When Grok Stonefist is destroyed, attach Grok Stonefist to another ally.",
        "Destroy attached ally >>> Attach Grok Stonefist to another ally.",
        "Pay 1 >>> Destroy attached ally. Attach Grok Stonefist to another ally.",
        "Pay 1 >>> Destroy Grok Stonefist. Attach Grok Stonefist to another ally.",
    ],
)
def test_an_ability_that_may_have_gone_is_not_reattached(text: str) -> None:
    stuck(ATTACHED, text)


def test_an_ability_whose_host_is_in_play_is_reattached() -> None:
    (power,) = card(ATTACHED, "When attached ally attacks, attach Grok Stonefist to another ally.").powers
    assert isinstance(power, Triggered)
    assert power.text == Text((), (Reattach(This(), Every(ALLY)),))


@for_every(
    ("line", "text"),
    [
        (ABILITY_LINE, "Attach target ally to your hero."),
        (ABILITY_LINE, "Attach target equipment to target hero."),
        (ABILITY_LINE, "Exhaust target ally. Attach it to another ally."),
        (ALLY_LINE, "When Grok attacks, attach target equipment to Grok."),
        (ALLY_LINE, "When Grok enters play, attach Grok to your hero."),
        (ALLY_LINE, "[Activate] >>> Move Grok to your hero."),
    ],
)
def test_only_abilities_are_attached(line: str, text: str) -> None:
    """By 306.3 no other cards are, so that such words would do nothing."""
    stuck(line, text.replace("Grok", NAME))


def test_an_ability_is_attached_to_your_hero() -> None:
    assert card(ABILITY_LINE, "Attach target ability to your hero.").text is not None


@for_every(
    ("line", "text"),
    [
        (ABILITY_LINE, f"Target opponent's hero deals {ITS_TYPE} to target ally."),
        (ABILITY_LINE, f"Target ally deals {ITS_TYPE} to target hero."),
        (ABILITY_LINE, f"Two target allies in your party deal {ITS_TYPE} to target hero."),
        (ALLY_LINE, f"When an opposing ally attacks, it deals {ITS_TYPE} to target hero."),
    ],
)
def test_nobody_is_said_to_choose_the_type_of_what_others_deal(line: str, text: str) -> None:
    stuck(line, text)


def test_you_choose_the_type_of_what_your_cards_deal() -> None:
    """A link's controller makes the choices of its text as it resolves (709.2b)."""
    text = card(ABILITY_LINE, f"Target ally in your party deals {ITS_TYPE} to target hero.").text
    assert isinstance(text, Text)
    assert text.targets[0] == TargetDescription(MY_ALLY)
    (chosen,) = text.effects
    assert isinstance(chosen, ChooseMode)
    assert chosen.player == You()
    assert chosen.courses == tuple(
        (Deal(Target(), Target(1), n(2), kind),) for kind in (DamageType.SHADOW, DamageType.FIRE)
    )
    own = card(ALLY_LINE, f"When {NAME} attacks, {NAME} deals {ITS_TYPE} to target ally.").powers
    assert "ChooseMode(player=You()" in repr(own)


@for_every(
    ("line", "text"),
    [
        # "Unless" may limit the ban alone.
        (ALLY_LINE, "Grok has +2 ATK and can't attack unless you control a Pet."),
        (ALLY_LINE, "Grok has ferocity and must attack if able unless you control a Pet."),
        # A keyword that is had is not gained.
        (ALLY_LINE, "Opposing allies can't gain protector."),
        (ABILITY_LINE, "Target ally can't gain elusive this turn."),
        # The first of two targets is not the one that may be a hero.
        (
            ABILITY_LINE,
            (
                "Exhaust target ally. Your hero deals 2 fire damage to another target hero or ally. "
                "If you targeted a hero, draw a card."
            ),
        ),
        (ABILITY_LINE, "Exhaust up to two target heroes or allies. If you targeted a hero, draw a card."),
        # Only one character attacks at a time, so that all of several never do.
        (ALLY_LINE, "Your hero and Grok have +1 ATK while attacking."),
        (ABILITY_LINE, "Up to two target allies have +1 ATK while attacking this turn."),
    ],
)
def test_words_that_would_say_more_or_less_are_unread(line: str, text: str) -> None:
    stuck(line, text.replace("Grok", NAME))


@for_every(
    ("line", "text"),
    [
        (ALLY_LINE, "Grok can't attack unless you control a Pet."),
        (ALLY_LINE, "Grok has +1 ATK and ferocity unless an opponent controls a Pet."),
        (ALLY_LINE, "Opposing allies lose and can't gain protector."),
        (ALLY_LINE, "Opposing allies can't have protector."),
        (ABILITY_LINE, "Your hero deals 2 fire damage to target hero or ally. If you targeted a hero, draw a card."),
        (ALLY_LINE, "Your hero and allies in your party have +1 ATK while attacking."),
        (ABILITY_LINE, "Target ally has +1 ATK while attacking this turn."),
    ],
)
def test_the_same_said_plainly_is_read(line: str, text: str) -> None:
    assert card(line, text.replace("Grok", NAME)).name == NAME


def test_your_hero_is_who_has_it_where_nobody_else_was_spoken_of() -> None:
    text = card(ABILITY_LINE, "If your hero is exhausted, it has +1 ATK this turn.").text
    assert isinstance(text, Text)
    more = Apply((Adjust(Trait.ATK, n(1)),), HERO, Duration.THIS_TURN)
    assert text.effects == (If(Fits(HERO, InCondition(Condition.EXHAUSTED)), (more,)),)
