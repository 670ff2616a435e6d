"""Others than a target, cards that are named, damage outside of combat, and one deed or another that may be done."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import AddCounters, Apply, ChooseMode, Deal, Destroy, Draw, Exhaust, If, May, Put
from engine.language.filters import AllOf, Among, InCondition, Is, Named, Not
from engine.language.modifiers import Adjust
from engine.language.powers import Continuous, Power, TargetDescription, Text, Triggered
from engine.language.revelation import Search
from engine.language.selections import Compare, Count, Every, Fits, Number, Target, This, Those, You
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Kind, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    OPPOSING,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

AN_ALLY = (TargetDescription(ALLY),)
NOT_THE_TARGET = Not(Among(Target()))
OTHERS = AllOf((ALLY, NOT_THE_TARGET))
OTHER_FOES = AllOf((ALLY, OPPOSING, NOT_THE_TARGET))
TIRED = Fits(HERO, InCondition(Condition.EXHAUSTED))


def fire(amount: int, to: Target | Every) -> Deal:
    """Return so much fire damage of your hero's."""
    return Deal(HERO, to, n(amount), DamageType.FIRE)


TEXTS = {
    "Your hero deals 3 fire damage to target ally. Your hero deals 1 fire damage to each other opposing ally.": Text(
        AN_ALLY, (fire(3, Target()), fire(1, Every(OTHER_FOES)))
    ),
    "Destroy target ally. Each other ally has -1 ATK this turn.": Text(
        AN_ALLY, (Destroy(Target()), Apply((Adjust(Trait.ATK, n(-1)),), OTHERS, Duration.THIS_TURN))
    ),
    "Destroy target ally. If your hero is exhausted, exhaust each other opposing ally.": Text(
        AN_ALLY, (Destroy(Target()), If(TIRED, (Exhaust(Every(OTHER_FOES)),)))
    ),
}


@for_every("words", TEXTS)
def test_others_are_all_but_the_target(words: str) -> None:
    check_text(words, TEXTS[words])
    says_it_back(words)


BURIED = Compare(Count(Every(Named("Old Gatch"), (Zone.GRAVEYARD,), You())), Comparison.AT_LEAST, Number(1))
AN_ABILITY = Is((Kind.ABILITY,))
POWERS: dict[str, Power] = {
    "If Old Gatch is in your graveyard, Grok has +2 ATK.": Continuous((Adjust(Trait.ATK, n(2)),), This(), BURIED),
    "When your hero deals non-combat damage with an ability, draw a card.": drawing(
        On(What.DEALS_DAMAGE, subject=Among(HERO), combat=False, with_=AN_ABILITY)
    ),
    "When Grok is dealt non-combat damage, draw a card.": drawing(
        On(What.DEALS_DAMAGE, other=Among(This()), combat=False)
    ),
}


@for_every("words", POWERS)
def test_what_a_power_says(words: str) -> None:
    check_power(words, POWERS[words])
    says_it_back(words, ALLY_LINE)


@for_every("it", ["it", "him"])
def test_a_card_that_is_sought_by_its_name_is_he(it: str) -> None:
    words = f"When Grok enters play, search your deck for Old Gatch and put {it} into play."
    (power,) = card(ALLY_LINE, words).powers
    assert isinstance(power, Triggered)
    found = (Put(Those("found"), Zone.PLAY),)
    assert power.text == Text((), (Search(You(), You(), (Zone.DECK,), Named("Old Gatch"), n(1), "found", found),))
    says_it_back(words, ALLY_LINE)


def test_one_deed_or_another_may_be_done() -> None:
    words = "When Grok enters play, you may draw a card or put a +1 ATK counter on Grok."
    (power,) = card(ALLY_LINE, words).powers
    assert isinstance(power, Triggered)
    courses = ((Draw(You(), n(1)),), (AddCounters(This(), "+1 ATK", n(1)),))
    one = ChooseMode(You(), courses, ("the first", "the second"), either=True)
    assert power.text == Text((), (May(You(), (one,)),))
    says_it_back(words, ALLY_LINE)


@for_every(
    ("line", "words"),
    [
        # Several targets, or one that is none of the others.
        (ABILITY_LINE, "Destroy up to two target allies. Each other ally has -1 ATK this turn."),
        (ABILITY_LINE, "Destroy target ally and target equipment. Your hero deals 1 fire damage to each other ally."),
        (ABILITY_LINE, "Destroy target equipment. Your hero deals 1 fire damage to each other ally."),
        (ABILITY_LINE, "Destroy target ally. Exhaust each other hero."),
        # "Him" is no card that was found by its kind, nor the card itself.
        (ALLY_LINE, "When Grok enters play, search your deck for an ally card and put him into play."),
        (ALLY_LINE, "When Grok enters play, search your deck for Grok and put him into play."),
        (ALLY_LINE, "When Grok enters play, you may destroy target ally or exhaust target hero."),
    ],
)
def test_what_is_doubtful_is_unread(line: str, words: str) -> None:
    stuck(line, words)
