"""Cards named, revealed, exchanged or alike, what would be destroyed, and counters of value, as they are read."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    CreateTokens,
    Delay,
    Destroy,
    Discard,
    Draw,
    ExchangeControl,
    Heal,
    NameCard,
    Put,
    Ready,
)
from engine.language.extra_turns import SkipTurn
from engine.language.filters import AllOf, Among, Controlled, InCombatWith, Is, NamedLike, Standing
from engine.language.modifiers import Adjust, Cannot, Deed, DoInstead, MoveInstead, Replace
from engine.language.powers import Continuous, TargetDescription, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.revelation import Reveal, RevealUntil
from engine.language.selections import (
    AtMost,
    Count,
    Every,
    Half,
    HeroOf,
    Nth,
    Number,
    Players,
    Role,
    Target,
    This,
    Those,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Alike, DamageType, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ALLY_LINE, card, check_power, check_text, stuck

ALLY, CARD = Is((Kind.ALLY,)), Is((Kind.CARD,))
YOURS, THEIRS = Controlled(You()), Controlled(Players(Relation.OPPONENT))
HAND = Every(CARD, (Zone.HAND,), Target())
NONE, TWO, THREE = Number(0), Number(2), Number(3)

TEXTS: dict[str, Text] = {
    "Name a card, and then target player reveals his hand and discards all cards with that name.": Text(
        (TargetDescription(Standing(Relation.ANY)),),
        (
            NameCard(You(), CARD, "named"),
            Reveal(HAND),
            Discard(Target(), None, filter=NamedLike(Those("named"))),
        ),
    ),
    "Remove up to three target cards in one graveyard from the game.": Text(
        (TargetDescription(CARD, NONE, THREE, (Zone.GRAVEYARD,), Alike.OWNER),), (Put(Target(), Zone.REMOVED),)
    ),
    "Destroy two target allies in one party.": Text(
        (TargetDescription(ALLY, TWO, TWO, alike=Alike.CONTROLLER),), (Destroy(Target()),)
    ),
    "Exchange control of target ally in your party and target opposing ally.": Text(
        (TargetDescription(AllOf((ALLY, YOURS))), TargetDescription(AllOf((ALLY, THEIRS)))),
        (ExchangeControl(Target(0), Target(1)),),
    ),
    "Exchange control of two target allies.": Text(
        (TargetDescription(ALLY, TWO, TWO),), (ExchangeControl(Nth(Target(), 0), Nth(Target(), 1)),)
    ),
    "Reveal cards from the top of your deck until you reveal an ally card. Put that card into your hand.": Text(
        (), (RevealUntil(You(), ALLY, "revealed", "others revealed"), Put(Those("revealed"), Zone.HAND))
    ),
    "Draw two cards. Skip your next draw step.": Text((), (Draw(You(), TWO), SkipTurn(You(), draw_step=True))),
    "Put a +1 ATK / +2 health counter on target ally.": Text(
        (TargetDescription(ALLY),), (AddCounters(Target(), "+1 ATK / +2 health", Number(1)),)
    ),
    "Put a 2 [Melee] ATK / 1 Health Boar ally token into play.": Text(
        (), (CreateTokens(You(), TokenFace("Boar", 2, 1, damage_type=DamageType.MELEE), Number(1)),)
    ),
    "Target ally can't attack until the end of its controller's next turn.": Text(
        (TargetDescription(ALLY),), (Apply((Cannot(Deed.ATTACK),), Target(), Duration.END_OF_ITS_NEXT_TURN),)
    ),
    "Destroy target ally in combat with your hero.": Text(
        (TargetDescription(AllOf((ALLY, InCombatWith(HeroOf(You()))))),), (Destroy(Target()),)
    ),
    # Now it plays a role in what is put off: a text that waits has no targets of its own.
    "Ready target ally at the end of this combat.": Text(
        (TargetDescription(ALLY),),
        (Delay(Triggered((On(What.COMBAT_ENDS),), Text((), (Ready(Role("target 0")),))), Duration.THIS_COMBAT),),
    ),
    "Destroy target ally at end of turn.": Text(
        (TargetDescription(ALLY),),
        (Delay(Triggered((On(What.ENDS_TURN),), Text((), (Destroy(Role("target 0")),))), Duration.GAME),),
    ),
}

POWERS: dict[str, Continuous | Triggered] = {
    "If Grok would be destroyed, remove it from the game instead.": Continuous(
        (Replace(On(What.DESTROYED, subject=Among(This())), MoveInstead(Zone.REMOVED)),), You()
    ),
    "If an ally in your party would be destroyed, you may destroy Grok instead.": Continuous(
        (Replace(On(What.DESTROYED, subject=AllOf((ALLY, YOURS))), DoInstead((Destroy(This()),)), may=True),), You()
    ),
    "Grok has +1 ATK for each ally you control, up to +3 ATK.": Continuous(
        (Adjust(Trait.ATK, AtMost(Count(Every(AllOf((ALLY, YOURS)))), 3)),), This()
    ),
    "Once per turn, when an ally is destroyed, draw a card.": Triggered(
        (On(What.DESTROYED, subject=ALLY),), Text((), (Draw(You(), Number(1)),)), once_per_turn=True
    ),
}


def test_a_text_says_what_it_says() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_a_power_says_what_it_says() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_half_of_what_was_dealt_is_rounded_as_said() -> None:
    said = "When Grok deals damage to an ally, Grok heals half that much damage, rounded {}, from your hero."
    for word, up in (("up", True), ("down", False)):
        (power,) = card(ALLY_LINE, said.format(word)).powers
        assert isinstance(power, Triggered)
        assert isinstance(power.text, Text)
        (heal,) = power.text.effects
        assert isinstance(heal, Heal)
        assert isinstance(heal.amount, Half)
        assert heal.amount.up is up


@for_every(
    "text",
    [
        # Nothing tells whether who dealt the damage or who was dealt it is meant.
        "When Grok deals combat damage to an ally, it has +1 ATK this turn.",
        "When Grok deals combat damage to an ally, it can't attack this turn.",
        # One card has nothing in common with itself, and no name was named.
        "When Grok attacks, destroy up to one target allies in one party.",
        "When Grok attacks, target player discards all cards with that name.",
    ],
)
def test_what_could_be_either_is_unread(text: str) -> None:
    stuck(ALLY_LINE, text)


def test_its_controller_is_the_other_ones() -> None:
    text = "When an opposing ally is destroyed, Grok deals 1 shadow damage to its controller's hero."
    (power,) = card(ALLY_LINE, text).powers
    assert isinstance(power, Triggered)
    assert "ControllerOf(cards=Role(name='subject'))" in repr(power.text)
