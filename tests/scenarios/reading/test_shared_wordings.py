"""Wordings that share what other wordings list: of any zone, of either state, for one time, or of what can't be had."""

from __future__ import annotations

from engine.language.costs import Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Choose, Destroy, Draw, Exhaust, If, Put
from engine.language.filters import AllOf, Among, AnyOf, AttachedTo, Controlled, InCondition, Is, Not, Standing, Tagged
from engine.language.modifiers import (
    Adjust,
    AlterPacket,
    Cannot,
    ChangeCost,
    Deed,
    GainTags,
    LosePowers,
    Purpose,
    Replace,
)
from engine.language.powers import Continuous, Payment, Power, TargetDescription, Text, Triggered
from engine.language.revelation import LookAt, Reveal, Search
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    EventAmount,
    Every,
    Fits,
    HeroOf,
    Negated,
    Plus,
    Target,
    This,
    Those,
    Times,
    Top,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, Joint, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ALLY, ALLY_LINE, CHARACTER, OPPOSING, card, check_power, check_text, n, stuck

HERO, YOU, TURN = HeroOf(You()), You(), Duration.THIS_TURN
ABILITY, SWORD = Is((Kind.ABILITY,)), Tagged(("Sword",))
MINE = Controlled(You())
BURIED = Every(Among(This()), (Zone.GRAVEYARD,), You())
ATTACKING, DEFENDING = InCondition(Condition.ATTACKING), InCondition(Condition.DEFENDING)
DAMAGED = Fits(This(), InCondition(Condition.DAMAGED))


def on_dealing(subject: object, **how: object) -> On:
    return On(What.DEALS_DAMAGE, subject=Among(subject), **how)  # type: ignore[arg-type]


TEXTS: dict[str, Text] = {
    "Destroy target ability attached to an opposing ally.": Text(
        (TargetDescription(AllOf((ABILITY, AttachedTo(AllOf((ALLY, OPPOSING)))))),), (Destroy(Target()),)
    ),
    "Destroy target ability attached to your hero or an ally in your party.": Text(
        (TargetDescription(AllOf((ABILITY, AttachedTo(AnyOf((Among(HERO), AllOf((ALLY, MINE)))))))),),
        (Destroy(Target()),),
    ),
    "Destroy target attacking or defending ally.": Text(
        (TargetDescription(AllOf((ALLY, AnyOf((ATTACKING, DEFENDING))))),), (Destroy(Target()),)
    ),
    "Destroy target ally that isn't attacking.": Text(
        (TargetDescription(AllOf((ALLY, Not(ATTACKING)))),), (Destroy(Target()),)
    ),
    "Target ally can't have ferocity or elusive this turn.": Text(
        (TargetDescription(ALLY),),
        (
            Apply(
                (LosePowers(and_cannot_have=True, keywords=(KeywordName.FEROCITY, KeywordName.ELUSIVE)),),
                Target(),
                TURN,
            ),
        ),
    ),
    "Your hero can't attack and you can't play ability cards this turn.": Text(
        (),
        (Apply((Cannot(Deed.ATTACK),), HERO, TURN), Apply((Cannot(Deed.PLAY, ABILITY),), YOU, TURN)),
    ),
    "Your hero has +2 ATK and you pay 1 less to play abilities this turn.": Text(
        (),
        (
            Apply((Adjust(Trait.ATK, n(2)),), HERO, TURN),
            Apply((ChangeCost(Purpose.PLAY, ABILITY, n(-1)),), YOU, TURN),
        ),
    ),
    "If your hero would deal damage with a Sword this turn, it deals double that damage instead.": Text(
        (),
        (
            Apply(
                (Replace(on_dealing(HERO, with_=SWORD), AlterPacket(Times(EventAmount(), 2))),),
                YOU,
                TURN,
            ),
        ),
    ),
    "If target hero would deal or heal damage this turn, it deals or heals that much +1 instead.": Text(
        (TargetDescription(Is((Kind.HERO,))),),
        (
            Apply(
                (
                    Replace(on_dealing(Target()), AlterPacket(Plus((EventAmount(), n(1))))),
                    Replace(On(What.HEALS, subject=Among(Target())), AlterPacket(Plus((EventAmount(), n(1))))),
                ),
                YOU,
                TURN,
            ),
        ),
    ),
    "Put an ally card from any graveyard into play under your control. It's Undead in addition to its other races.": (
        Text(
            (),
            (
                Put(Chosen(Every(ALLY, (Zone.GRAVEYARD,)), name="chosen1"), Zone.PLAY, under=YOU),
                Apply((GainTags(("Undead",)),), Those("chosen1"), Duration.GAME),
            ),
        )
    ),
    "Target opponent reveals his hand. If he reveals two or more ally cards, draw a card.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Reveal(Every(Is((Kind.CARD,)), (Zone.HAND,), Target())),
            If(
                Compare(Count(Every(ALLY, (Zone.HAND,), Target())), Comparison.AT_LEAST, n(2)),
                (Draw(YOU, n(1)),),
            ),
        ),
    ),
    "Search your deck for any number of Pet cards and put them into your hand.": Text(
        (),
        (
            Search(
                YOU,
                YOU,
                (Zone.DECK,),
                Tagged(("Pet",)),
                Count(Every(Tagged(("Pet",)), (Zone.DECK,), YOU)),
                "found",
                (Put(Those("found"), Zone.HAND),),
                up_to=True,
            ),
        ),
    ),
    "Destroy all Fire Totems.": Text((), (Destroy(Every(Tagged(("Fire Totem",)))),)),
    "Exhaust target Earth Totem.": Text((TargetDescription(Tagged(("Earth Totem",))),), (Exhaust(Target()),)),
    "Exhaust target Elemental Totem.": Text(
        (TargetDescription(AllOf((Is((Kind.TOTEM,)), Tagged(("Elemental",))))),), (Exhaust(Target()),)
    ),
    "Search your deck and graveyard for a Pet card and put it into your hand.": Text(
        (),
        (
            Search(
                YOU,
                YOU,
                (Zone.DECK, Zone.GRAVEYARD),
                Tagged(("Pet",)),
                n(1),
                "found",
                (Put(Those("found"), Zone.HAND),),
                joint=Joint.AND,
            ),
        ),
    ),
    "Search your deck or graveyard for up to two Pet cards and put them into your hand.": Text(
        (),
        (
            Search(
                YOU,
                YOU,
                (Zone.DECK, Zone.GRAVEYARD),
                Tagged(("Pet",)),
                n(2),
                "found",
                (Put(Those("found"), Zone.HAND),),
                up_to=True,
                joint=Joint.OR,
            ),
        ),
    ),
    "Look at the top two cards of your deck, then put them back in any order.": Text(
        (), (Choose(Top(n(2), YOU), "seen1"), LookAt(YOU, Those("seen1")), Put(Those("seen1"), Zone.DECK))
    ),
}
"""What an ability says, and the text that it means."""

POWERS: dict[str, Power] = {
    "Grok Stonefist can't attack unless he has damage on him.": Continuous(
        (Cannot(Deed.ATTACK),), This(), Negated(DAMAGED)
    ),
    "Grok Stonefist can't attack unless it's your turn.": Continuous(
        (Cannot(Deed.ATTACK),), This(), Negated(TurnOf(YOU))
    ),
    "Grok Stonefist has +2 ATK while attacking or defending.": Continuous(
        (Adjust(Trait.ATK, n(2)),), This(), Fits(This(), AnyOf((ATTACKING, DEFENDING)))
    ),
    "You pay 1 less to play ally cards.": Continuous((ChangeCost(Purpose.PLAY, ALLY, n(-1)),), YOU),
    "If your hero would heal damage with an ability, it heals double that much instead.": Continuous(
        (
            Replace(
                On(What.HEALS, subject=Among(HERO), with_=ABILITY),
                AlterPacket(Times(EventAmount(), 2)),
            ),
        ),
        YOU,
    ),
    "When your hero heals 6 or more damage from a hero or ally, draw a card.": Triggered(
        (
            On(
                What.HEALS,
                subject=Among(HERO),
                other=CHARACTER,
                when=Compare(EventAmount(), Comparison.AT_LEAST, n(6)),
            ),
        ),
        Text((), (Draw(YOU, n(1)),)),
    ),
    # Where its own card is in the graveyard, the power functions there and nowhere else.
    "Pay 2, Remove Grok Stonefist in your graveyard from the game >>> Draw a card.": Payment(
        (Resources(n(2)), Perform(Put(BURIED, Zone.REMOVED))), Text((), (Draw(YOU, n(1)),)), zones=(Zone.GRAVEYARD,)
    ),
    "Pay 4 >>> Put Grok Stonefist from your graveyard into your hand.": Payment(
        (Resources(n(4)),), Text((), (Put(BURIED, Zone.HAND),)), zones=(Zone.GRAVEYARD,)
    ),
    "Pay 1 >>> Draw a card. Use only once each turn.": Payment(
        (Resources(n(1)),), Text((), (Draw(YOU, n(1)),)), once_per_turn=True
    ),
}
"""What an ally says, and the power that it means."""


def test_a_text_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_a_power_means() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_one_sentence_gives_powers_to_two() -> None:
    first, second = card(ALLY_LINE, "Grok Stonefist has +1 ATK and your hero has +2 ATK.").powers
    assert first == Continuous((Adjust(Trait.ATK, n(1)),), This())
    assert second == Continuous((Adjust(Trait.ATK, n(2)),), HERO)


@for_every(
    "text",
    [
        # A card of somebody else's graveyard goes to its owner's hand, never to yours.
        "When Grok Stonefist attacks, put an ally card from an opponent's graveyard into your hand.",
        # Who revealed nothing reveals no ally.
        "When Grok Stonefist attacks, target opponent reveals his hand. If you reveal an ally card, draw a card.",
        # Of which of the two is the condition?
        "Grok Stonefist has +1 ATK and your hero has +2 ATK while attacking.",
    ],
)
def test_what_is_not_plain_is_unread(text: str) -> None:
    stuck(ALLY_LINE, text)
