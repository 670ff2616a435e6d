"""The turn in which a card enters play, prices each time, more cards than others, and values of a card spoken of."""

from __future__ import annotations

from engine.language.costs import Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Destroy, Discard, Draw, Exhaust, If
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    EnteredThisTurn,
    HasTarget,
    InCondition,
    Is,
    Not,
    Standing,
    Tagged,
    Valued,
)
from engine.language.modifiers import (
    Adjust,
    Cannot,
    ChangeCost,
    CostToAttack,
    Deed,
    GainPowers,
    LosePowers,
    Purpose,
    SetValue,
)
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Compare,
    Count,
    During,
    Every,
    Fits,
    Number,
    Players,
    Plus,
    Role,
    Target,
    This,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, KeywordName, Kind, Phase, Relation, Trait
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTERS,
    HERO,
    MY_ALLY,
    OPPONENTS,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

TURN = Duration.THIS_TURN
WEAPON, ABILITY = Is((Kind.WEAPON,)), Is((Kind.ABILITY,))
AN_ALLY = (TargetDescription(ALLY),)
ENTERED = Fits(This(), EnteredThisTurn())
FOES = AllOf((ALLY, OPPOSING))
NO_HEROES = Cannot(Deed.ATTACK, Is((Kind.HERO,)))
FRIENDS = AllOf((ALLY, Controlled(Players(Relation.FRIENDLY))))
PROTECTOR = (KeywordName.PROTECTOR,)
ATTACKING, DEFENDING = InCondition(Condition.ATTACKING), InCondition(Condition.DEFENDING)
IN_COMBAT = During((Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW))


def more(atk: int) -> tuple[Adjust]:
    """Return so much more ATK."""
    return (Adjust(Trait.ATK, n(atk)),)


def cheaper(purpose: Purpose, what: Is | Tagged, by: int = -1) -> ChangeCost:
    """Return that an action with such a card costs so much more."""
    return ChangeCost(purpose, what, Number(by))


def over(one: Every, other: Every) -> Compare:
    """Return that there are more of one kind than of another."""
    return Compare(Count(one), Comparison.AT_LEAST, Plus((Count(other), n(1))))


POWERS: dict[str, Power] = {
    "Grok can't attack heroes on the turn he enters play.": Continuous((NO_HEROES,), This(), ENTERED),
    "Grok can't attack heroes during the turn he enters play.": Continuous((NO_HEROES,), This(), ENTERED),
    "Your other allies can't attack on the turn Grok enters play.": Continuous(
        (Cannot(Deed.ATTACK),), AllOf((ALLY, Not(Among(This())), Controlled(You()))), ENTERED
    ),
    "Allies with 2 ATK or less can't protect.": Continuous(
        (Cannot(Deed.PROTECT),), AllOf((ALLY, Valued(Trait.ATK, Comparison.AT_MOST, n(2))))
    ),
    "Allies lose and can't gain protector.": Continuous((LosePowers(and_cannot_have=True, keywords=PROTECTOR),), ALLY),
    "Diplomacy: Gnome": Continuous(
        (ChangeCost(Purpose.PLAY, AllOf((ALLY, Tagged(("Gnome",)))), Number(-1), 1),), You()
    ),
    "You pay 1 more each time you play an ally.": Continuous((cheaper(Purpose.PLAY, ALLY, 1),), You()),
    "You pay 1 less each time you strike with a weapon.": Continuous((cheaper(Purpose.STRIKE, WEAPON),), You()),
    # Each player's allies are counted, those of all opponents together.
    "While there are more opposing allies than friendly allies in play, Grok has +2 ATK.": Continuous(
        more(2), This(), over(Every(FOES), Every(FRIENDS))
    ),
    "While there are more exhausted allies than ready allies, Grok has +2 ATK.": Continuous(
        more(2),
        This(),
        over(
            Every(AllOf((ALLY, InCondition(Condition.EXHAUSTED)))), Every(AllOf((ALLY, InCondition(Condition.READY))))
        ),
    ),
    "While Grok is ready, opposing allies have -1 ATK while attacking.": Continuous(
        (Adjust(Trait.ATK, n(-1)),),
        AllOf((ALLY, OPPOSING, ATTACKING)),
        Fits(This(), InCondition(Condition.READY)),
    ),
    "While Grok is exhausted, allies in your party have stealth while defending.": Continuous(
        (GainPowers((Keyword(KeywordName.STEALTH),)),),
        AllOf((ALLY, Controlled(You()), DEFENDING)),
        Fits(This(), InCondition(Condition.EXHAUSTED)),
    ),
    "Opposing cards and effects can't exhaust Grok.": Continuous((Cannot(Deed.EXHAUST, OPPOSING),), This()),
    "While Grok is attacking, opposing cards and effects can't exhaust him.": Continuous(
        (Cannot(Deed.EXHAUST, OPPOSING),), This(), Fits(This(), ATTACKING)
    ),
    "Grok has +2 ATK on its controller's turn.": Continuous(more(2), This(), TurnOf(You())),
    "When an opponent plays an ability card that targets an ally in your party, that opponent discards a card.": (
        Triggered(
            (
                On(
                    What.PLAYED,
                    subject=AllOf((ABILITY, HasTarget(MY_ALLY))),
                    player=Standing(Relation.OPPONENT),
                ),
            ),
            Text((), (Discard(Role("player"), n(1)),)),
        )
    ),
    # A word with what it does, and behind it when; the name keeps its capital.
    "Rattle: Grok deals 1 fire damage to target ally. (When this ally is destroyed, do this.)": Triggered(
        (On(What.DESTROYED, subject=Among(This())),),
        Text(AN_ALLY, (Deal(This(), Target(), n(1), DamageType.FIRE),)),
    ),
    "Empower Orc: Draw a card. (When this ally enters play, use this effect if you control an Orc.)": Triggered(
        (On(What.ENTERS_PLAY, subject=Among(This())),),
        Text(
            (),
            (
                If(
                    Compare(Count(Every(AllOf((Tagged(("Orc",)), Controlled(You()))))), Comparison.AT_LEAST, n(1)),
                    (Draw(You(), n(1)),),
                ),
            ),
        ),
    ),
    "When an opposing ally attacks, its ATK becomes 1 this turn.": Triggered(
        (On(What.ATTACKS, subject=FOES),), Text((), (Apply((SetValue(Trait.ATK, n(1)),), Role("subject"), TURN),))
    ),
}

TEXTS: dict[str, Text] = {
    "Destroy target ally with 2 health or more.": Text(
        (TargetDescription(AllOf((ALLY, Valued(Trait.HEALTH, Comparison.AT_LEAST, n(2))))),), (Destroy(Target()),)
    ),
    "You pay 1 less each time you strike with a Sword this turn.": Text(
        (), (Apply((cheaper(Purpose.STRIKE, Tagged(("Sword",))),), You(), TURN),)
    ),
    "Exhaust target ally. Its ATK becomes equal to its health this turn.": Text(
        AN_ALLY,
        (Exhaust(Target()), Apply((SetValue(Trait.ATK, ValueOf(Trait.HEALTH, Target())),), Target(), TURN)),
    ),
    "Target ally loses and can't have powers this turn, and its ATK becomes 0 this turn.": Text(
        AN_ALLY,
        (
            Apply((LosePowers(and_cannot_have=True),), Target(), TURN),
            Apply((SetValue(Trait.ATK, n(0)),), Target(), TURN),
        ),
    ),
    "Until the start of your next turn, opposing characters can't attack unless their controller pays 1 for each "
    "attacker.": Text(
        (),
        (Apply((CostToAttack((Resources(n(1)),)),), AllOf((CHARACTERS, OPPOSING)), Duration.YOUR_NEXT_TURN),),
    ),
    "Opposing cards or effects can't exhaust your hero this turn.": Text(
        (), (Apply((Cannot(Deed.EXHAUST, OPPOSING),), HERO, TURN),)
    ),
    "Target opponent can't play cards or use payment powers this turn.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Apply((Cannot(Deed.PLAY),), Target(), TURN),
            Apply((Cannot(Deed.USE, Among(Target())),), Is((Kind.CARD,)), TURN),
        ),
    ),
}


def test_a_power() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_a_text() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_who_can_neither_play_cards_nor_use_powers_is_barred_from_both_at_those_times() -> None:
    powers = card(ALLY_LINE, "Opponents can't play abilities or use payment powers during combat.").powers
    used = Cannot(Deed.USE, Among(OPPONENTS))
    assert powers == (
        Continuous((Cannot(Deed.PLAY, ABILITY),), OPPONENTS, IN_COMBAT),
        Continuous((used,), Is((Kind.CARD,)), IN_COMBAT),
    )


@for_every(
    "text",
    [
        "Allies can't attack during the turn they enter play.",
        "You pay 1 less each time you strike with an ally.",
        "You pay 1 less each time you play a quest.",
        "Opposing cards and effects can't exhaust armor.",
        # What a player exhausts himself, told to by another's card, is not what that other exhausts.
        "Opponents can't exhaust Grok.",
        "While Grok is attacking, opponents can't exhaust him.",
        "Opponents can't exhaust your hero this turn.",
        "Opposing allies have +1 ATK on its controller's turn.",
        "Your hero has +1 ATK during its controller's turn.",
        "When Grok attacks an ally, its ATK becomes 1 this turn.",
        "Ferocity: Draw a card. (When this ally enters play, do this.)",
        "Empower Orc: Draw a card. Discard a card. (When this ally enters play, do this if you control an Orc.)",
        # In the parentheses a pronoun means what is spoken of there, in the deed it would mean the target.
        "Rattle: Destroy target ally. (When this ally attacks, do this if it's exhausted.)",
        "Rattle: Ready target ally. (When Grok attacks, do this if it has protector.)",
        "Rattle: Ready target ally. (If it's damaged, do this when Grok attacks.)",
        "Diplomacy: Gnome (You pay 1 less to play Orc allies, to a minimum of 1.)",
    ],
)
def test_a_power_that_is_open_is_not_read(text: str) -> None:
    stuck(ALLY_LINE, text)


@for_every(
    "text",
    [
        "Ready your hero and exhaust target ally. Its ATK becomes 0 this turn.",
        "Exhaust up to two target allies. Its ATK becomes 0 this turn.",
        "Exhaust target ally. Its cost becomes 1 this turn.",
        "Target ally can't attack this turn unless its controller pays 1 for each attacker.",
    ],
)
def test_a_text_that_is_open_is_not_read(text: str) -> None:
    stuck(ABILITY_LINE, text)
