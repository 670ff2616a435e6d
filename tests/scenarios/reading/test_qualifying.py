"""Words of abilities and equipment: who "it" is, what is counted, lost, skipped, prevented and dealt elsewhere."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Destroy, Draw, Exhaust, Heal, If, Interrupt, Ready
from engine.language.extra_turns import SkipTurn
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    HasAttached,
    HasTarget,
    Is,
    Not,
    Owned,
    Standing,
    Tagged,
    Valued,
)
from engine.language.modifiers import (
    Adjust,
    AlterPacket,
    ChangeCost,
    GainPowers,
    LosePowers,
    Prevent,
    Purpose,
    Replace,
)
from engine.language.powers import Continuous, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Compare,
    ControllerOf,
    Count,
    Every,
    HandLimit,
    Happened,
    HeroOf,
    Number,
    Players,
    Target,
    ThatMany,
    This,
    Those,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, card, check_text, stuck

HERO, YOU = HeroOf(You()), You()
ALLY, ABILITY, RESOURCE = Is((Kind.ALLY,)), Is((Kind.ABILITY,)), Is((Kind.RESOURCE,))
CHARACTER = Is((Kind.HERO, Kind.ALLY))
OPPOSING = Controlled(Players(Relation.OPPONENT))
MINE = Controlled(You())
ONE = Number(1)


TEXTS: dict[str, Text] = {
    "Draw cards until you have five cards in hand.": Text((), (Draw(YOU, Number(5), until_held=True),)),
    "Target player draws cards until he reaches his maximum hand size.": Text(
        (TargetDescription(Standing(Relation.ANY)),),
        (Draw(Target(), HandLimit(Target()), until_held=True),),
    ),
    "Draw a card. Skip your next turn.": Text((), (Draw(YOU, ONE), SkipTurn(YOU))),
    "Allies lose protector and ferocity this turn.": Text(
        (),
        (Apply((LosePowers(keywords=(KeywordName.PROTECTOR, KeywordName.FEROCITY)),), ALLY, Duration.THIS_TURN),),
    ),
    "Exhaust all opposing allies. Ready one of your resources for each ally exhausted this way.": Text(
        (),
        (
            Exhaust(Every(AllOf((ALLY, OPPOSING))), "exhausted"),
            Ready(Chosen(Every(AllOf((RESOURCE, MINE))), Count(Those("exhausted")))),
        ),
    ),
    "Destroy target ally. If an ally was destroyed this way, draw a card.": Text(
        (TargetDescription(ALLY),),
        (
            Destroy(Target(), "destroyed"),
            If(Compare(Count(Those("destroyed")), Comparison.AT_LEAST, ONE), (Draw(YOU, ONE),)),
        ),
    ),
    "Your hero heals 4 damage from target ally. If 3 or more damage was healed this way, draw a card.": Text(
        (TargetDescription(ALLY),),
        (
            Heal(HERO, Target(), Number(4), "healed"),
            If(Compare(ThatMany("healed"), Comparison.AT_LEAST, Number(3)), (Draw(YOU, ONE),)),
        ),
    ),
    "Your hero deals 1 fire damage to target ally for each Combo card in your graveyard.": Text(
        (TargetDescription(ALLY),),
        (
            Deal(
                HERO,
                Target(),
                Count(Every(AllOf((Tagged(("Combo",)), Owned(YOU))), (Zone.GRAVEYARD,))),
                DamageType.FIRE,
            ),
        ),
    ),
    "Interrupt target ability card that targets only an ally in your party.": Text(
        (TargetDescription(AllOf((ABILITY, HasTarget(AllOf((ALLY, MINE)), only=True))), zones=(Zone.CHAIN,)),),
        (Interrupt(Target()),),
    ),
    "Destroy target ally with cost less than or equal to your hero's ATK.": Text(
        (TargetDescription(AllOf((ALLY, Valued(Trait.COST, Comparison.AT_MOST, ValueOf(Trait.ATK, HERO))))),),
        (Destroy(Target()),),
    ),
    "Prevent all combat damage that opposing allies would deal to your hero this turn.": Text(
        (), (Apply((Prevent(None, combat=True, source=AllOf((ALLY, OPPOSING))),), HERO, Duration.THIS_TURN),)
    ),
    # Other than the hero who deals it: the ability is no character.
    "Your hero deals 1 fire damage to each other hero and ally.": Text(
        (), (Deal(HERO, Every(AllOf((CHARACTER, Not(Among(HERO))))), ONE, DamageType.FIRE),)
    ),
    "Prevent all shadow damage that would be dealt to your hero this turn.": Text(
        (), (Apply((Prevent(None, damage_types=(DamageType.SHADOW,)),), HERO, Duration.THIS_TURN),)
    ),
    "All non-combat damage that would be dealt to your hero this turn is dealt to target ally instead.": Text(
        (TargetDescription(ALLY),),
        (
            Apply(
                (Replace(On(What.DEALS_DAMAGE, other=Among(HERO), combat=False), AlterPacket(to=Target())),),
                YOU,
                Duration.THIS_TURN,
            ),
        ),
    ),
    "Your hero deals 2 frost damage to target hero and 1 frost damage to each ally in that party.": Text(
        (TargetDescription(Is((Kind.HERO,))),),
        (
            Deal(HERO, Target(), Number(2), DamageType.FROST),
            Deal(HERO, Every(AllOf((ALLY, Controlled(ControllerOf(Target()))))), ONE, DamageType.FROST),
        ),
    ),
}
"""What an ability says, and the text that it means."""

_DEALT = On(What.DEALS_DAMAGE, subject=Among(HERO), other=CHARACTER, combat=True)

POWERS: dict[str, Power] = {
    # Who deals damage after dealing some is not who was dealt it.
    "Ongoing: When your hero deals combat damage to a hero or ally, it heals 1 damage from itself.": Triggered(
        (_DEALT,), Text((), (Heal(HERO, HERO, ONE),))
    ),
    "Ongoing: When your hero deals fatal combat damage to an ally with a Melee weapon, draw a card.": Triggered(
        (
            On(
                What.DEALS_DAMAGE,
                subject=Among(HERO),
                other=ALLY,
                combat=True,
                with_=AllOf((Is((Kind.WEAPON,)), Tagged(("Melee",)))),
                fatal=True,
            ),
        ),
        Text((), (Draw(YOU, ONE),)),
    ),
    'Ongoing: Your Pets have +1 ATK and "When this ally attacks, draw a card."': Continuous(
        (
            Adjust(Trait.ATK, ONE),
            GainPowers((Triggered((On(What.ATTACKS, subject=Among(This())),), Text((), (Draw(YOU, ONE),))),)),
        ),
        AllOf((Tagged(("Pet",)), MINE)),
    ),
    "Ongoing: The first time your hero attacks each turn, draw a card.": Triggered(
        (On(What.ATTACKS, subject=Among(HERO), first_time_each_turn=True),), Text((), (Draw(YOU, ONE),))
    ),
    "You pay 2 less to play Grok Stonefist if an opposing ally attacked this turn.": Continuous(
        (ChangeCost(Purpose.PLAY, Among(This()), Number(-2)),),
        YOU,
        Happened(Done.ATTACKED, None, AllOf((ALLY, OPPOSING))),
        (Zone.HAND, Zone.CHAIN),
    ),
    "Ongoing: Opposing allies with one or more of your Curses attached can't be healed.": Continuous(
        (), AllOf((ALLY, OPPOSING, HasAttached(AllOf((Tagged(("Curse",)), MINE)))))
    ),
}
"""What a power says, and what it means; where the changes are not written out, only to what it applies."""


def test_a_text_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_a_power_means() -> None:
    def check(text: str) -> None:
        (found,) = card(ABILITY_LINE, text).powers
        wanted = POWERS[text]
        if isinstance(wanted, Continuous) and not wanted.changes:
            assert isinstance(found, Continuous)
            assert found.to == wanted.to
        else:
            assert found == wanted

    hold_every(list(POWERS), check)


@for_every(
    "text",
    [
        # Nothing was healed that could be counted, and no ally was destroyed.
        "Draw a card. If 3 or more damage was healed this way, draw a card.",
        "Draw a card. If an ally was destroyed this way, draw a card.",
        # What a card will target is not known while it is asked what may be played.
        "Opponents pay 1 more to play abilities that target your hero this turn.",
        # Abilities deal no damage themselves, and what is lost is no power of the card.
        "Prevent all damage that abilities would deal this turn.",
        "Ongoing: Stealth heroes and allies lose stealth.",
        # A party of none that was spoken of.
        "Destroy all allies in that party.",
    ],
)
def test_what_was_not_spoken_of_is_unread(text: str) -> None:
    stuck(ABILITY_LINE, text)
