"""Kinds among others, ends of decks, least prices, limits in modes, and numbers of cards that are chosen freely."""

from __future__ import annotations

from typing import Any

from engine.language.costs import Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    ChooseMode,
    ChooseNumber,
    Deal,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    ForEach,
    If,
    May,
    PayResources,
    Put,
    Shuffle,
)
from engine.language.filters import AllOf, Among, AttachedTo, Controlled, HasAttached, Is, Owned, Tagged, Valued
from engine.language.modifiers import Adjust, ChangeCost, CostToAttack, DoInstead, Prevent, Purpose, Replace, SetValue
from engine.language.powers import Continuous, Modes, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Both,
    Chosen,
    Compare,
    ControllerOf,
    Count,
    Every,
    Fits,
    ForSome,
    Happened,
    HeroOf,
    Lowest,
    Negated,
    Number,
    OwnerOf,
    Players,
    Role,
    Target,
    ThatMany,
    This,
    Those,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Done, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

YOU, OPPONENTS, MINE = You(), Players(Relation.OPPONENT), Controlled(You())
EQUIPMENT, ABILITY, WEAPON, CARD = (
    Is((Kind.EQUIPMENT,)), Is((Kind.ABILITY,)), Is((Kind.WEAPON,)), Is((Kind.CARD,))
)  # fmt: skip
AN_ALLY, A_CHARACTER = (TargetDescription(ALLY),), (TargetDescription(CHARACTER),)
DESTROYED, TURN = Those("destroyed"), Duration.THIS_TURN
ALLIES_AND_EQUIPMENT = Destroy(Every(Is((Kind.ALLY, Kind.EQUIPMENT))), "destroyed")
DRAW = Draw(YOU, n(1))


def after_all(*then: Any) -> Text:  # noqa: ANN401 - effects of any kind
    return Text((), (ALLIES_AND_EQUIPMENT, *then))


TEXTS: dict[str, Text] = {
    # One kind among several is that kind alone.
    "Destroy all allies and equipment. Draw a card for each ally destroyed this way.": after_all(
        Draw(YOU, Count(DESTROYED, ALLY))
    ),
    "Destroy all allies and equipment. Draw a card for each equipment destroyed this way.": after_all(
        Draw(YOU, Count(DESTROYED, EQUIPMENT))
    ),
    "Destroy all allies and equipment. If an ally was destroyed this way, draw a card.": after_all(
        If(Compare(Count(DESTROYED, ALLY), Comparison.AT_LEAST, n(1)), (DRAW,))
    ),
    "Destroy all equipment. Draw a card for each weapon destroyed this way.": Text(
        (), (Destroy(Every(EQUIPMENT), "destroyed"), Draw(YOU, Count(DESTROYED, WEAPON)))
    ),
    "Destroy all allies. Draw a card for each ally destroyed this way.": Text(
        (), (Destroy(Every(ALLY), "destroyed"), Draw(YOU, Count(DESTROYED)))
    ),
    "Discard two cards. Draw a card for each ally discarded this way.": Text(
        (), (Discard(YOU, n(2), name="discarded1"), Draw(YOU, Count(Those("discarded1"), ALLY)))
    ),
    "Destroy all allies and equipment. For each ally destroyed this way, its controller draws a card.": after_all(
        ForEach(DESTROYED, "each1", (If(Fits(Those("each1"), ALLY), (Draw(ControllerOf(Those("each1")), n(1)),)),))
    ),
    "Destroy all allies. For each Demon destroyed this way, draw a card.": Text(
        (),
        (
            Destroy(Every(ALLY), "destroyed"),
            ForEach(DESTROYED, "each1", (If(Fits(Those("each1"), Tagged(("Demon",))), (DRAW,)),)),
        ),
    ),
    # Who controlled them is asked of the time before (707.3).
    "Destroy all allies. Draw a card for each ally you controlled that was destroyed this way.": Text(
        (), (Destroy(Every(ALLY), "destroyed"), Draw(YOU, Count(DESTROYED, AllOf((ALLY, MINE)))))
    ),
    "Destroy all allies. For each card you controlled that was destroyed this way, draw a card.": Text(
        (),
        (
            Destroy(Every(ALLY), "destroyed"),
            ForEach(DESTROYED, "each1", (If(Fits(Those("each1"), AllOf((CARD, MINE))), (DRAW,)),)),
        ),
    ),
    # Ends of decks, and cards that are shuffled into them.
    "Put target ally on the top or bottom of its owner's deck.": Text(
        AN_ALLY,
        (
            ChooseMode(
                YOU,
                ((Put(Target(), Zone.DECK),), (Put(Target(), Zone.DECK, on_bottom=True),)),
                ("the top", "the bottom"),
            ),
        ),
    ),
    "Shuffle target ally into its owner's deck.": Text(AN_ALLY, (Put(Target(), Zone.DECK), Shuffle(OwnerOf(Target())))),
    "Shuffle all opposing allies into their owners' decks.": Text(
        (),
        (
            Put(Every(AllOf((ALLY, OPPOSING))), Zone.DECK, name="shuffled"),
            Shuffle(OwnerOf(Those("shuffled"))),
        ),
    ),
    "Shuffle each ally into its owner's deck.": Text(
        (), (Put(Every(ALLY), Zone.DECK, name="shuffled"), Shuffle(OwnerOf(Those("shuffled"))))
    ),
    # As many as a player likes.
    "Discard any number of cards. Draw a card for each card discarded this way.": Text(
        (),
        (
            ChooseNumber(YOU, Number(0), Count(Every(CARD, (Zone.HAND,), YOU)), "any number1"),
            Discard(YOU, ThatMany("any number1"), name="discarded2"),
            Draw(YOU, Count(Those("discarded2"))),
        ),
    ),
    "Discard any number of allies. Draw that many cards.": Text(
        (),
        (
            ChooseNumber(YOU, Number(0), Count(Every(ALLY, (Zone.HAND,), YOU)), "any number1"),
            Discard(YOU, ThatMany("any number1"), filter=ALLY, name="discarded2"),
            Draw(YOU, Count(Those("discarded2"))),
        ),
    ),
    "Your hero deals 1 fire damage to target hero or ally. If you control a Pet, it deals 2 fire damage instead.": Text(
        A_CHARACTER,
        (
            If(
                Compare(Count(Every(AllOf((Tagged(("Pet",)), MINE)))), Comparison.AT_LEAST, n(1)),
                (Deal(HERO, Target(), n(2), DamageType.FIRE),),
                (Deal(HERO, Target(), n(1), DamageType.FIRE),),
            ),
        ),
    ),
    "Destroy all attachments on target ally.": Text(AN_ALLY, (Destroy(Every(AttachedTo(Among(Target())))),)),
    "Prevent all combat damage that would be dealt to and by target ally this turn.": Text(
        AN_ALLY, (Apply((Prevent(None, combat=True), Prevent(None, by_subject=True, combat=True)), Target(), TURN),)
    ),
}


@for_every("words", TEXTS)
def test_what_an_ability_does(words: str) -> None:
    check_text(words, TEXTS[words])


def test_modes_have_limits_of_their_own() -> None:
    found = card(
        ABILITY_LINE,
        "Choose one: Destroy target ally unless its controller pays 2; or draw a card if you control a Mage.",
    )
    assert isinstance(found.text, Modes)
    destroyed, drawn = found.text.modes
    owner = ControllerOf(Target())
    assert destroyed == Text(AN_ALLY, (May(owner, (PayResources(owner, n(2)),), (), (Destroy(Target()),)),))
    there = Compare(Count(Every(AllOf((Tagged(("Mage",)), MINE)))), Comparison.AT_LEAST, n(1))
    assert drawn == Text((), (If(there, (DRAW,)),))


NO_ALLY_YET = Negated(Happened(Done.PLAYED, YOU, ALLY))
POWERS: dict[str, Power] = {
    "Your Demon allies cost 1 less, to a minimum of 1.": Continuous(
        (ChangeCost(Purpose.PLAY, AllOf((ALLY, Tagged(("Demon",)))), n(-1), 1),), YOU
    ),
    "The first ally you play on each of your turns costs 1 less.": Continuous(
        (ChangeCost(Purpose.PLAY, ALLY, n(-1)),), YOU, Both((TurnOf(YOU), NO_ALLY_YET))
    ),
    "Your quests cost 1 less to complete.": Continuous((ChangeCost(Purpose.COMPLETE, Is((Kind.QUEST,)), n(-1)),), YOU),
    "While you have no cards in hand, allies you play cost 1 less.": Continuous(
        (ChangeCost(Purpose.PLAY, ALLY, n(-1)),),
        YOU,
        Compare(Count(Every(CARD, (Zone.HAND,), YOU)), Comparison.EQUAL, n(0)),
    ),
    "When a card is put into your graveyard from anywhere, draw a card.": Triggered(
        (On(What.MOVES, subject=AllOf((CARD, Owned(YOU))), to_zone=Zone.GRAVEYARD),), Text((), (DRAW,))
    ),
    "When an ally is put into your graveyard from your deck, put it into play.": Triggered(
        (On(What.MOVES, subject=AllOf((ALLY, Owned(YOU))), from_zone=Zone.DECK, to_zone=Zone.GRAVEYARD),),
        Text((), (Put(Role("moved"), Zone.PLAY),)),
    ),
    "If this ally would be destroyed, shuffle it into its owner's deck instead.": Continuous(
        (
            Replace(
                On(What.DESTROYED, subject=Among(This())),
                DoInstead((Put(This(), Zone.DECK), Shuffle(OwnerOf(This())))),
            ),
        ),
        YOU,
    ),
    # Two or more of one opponent's, not of all opponents' together.
    "This ally has +2 ATK while there are two or more allies in an opponent's party.": Continuous(
        (Adjust(Trait.ATK, n(2)),),
        This(),
        ForSome(
            OPPONENTS,
            "opponent",
            Compare(Count(Every(AllOf((ALLY, Controlled(Those("opponent")))))), Comparison.AT_LEAST, n(2)),
        ),
    ),
    "This ally has +2 ATK while an opposing hero has more damage than your hero.": Continuous(
        (Adjust(Trait.ATK, n(2)),),
        This(),
        ForSome(
            Every(AllOf((Is((Kind.HERO,)), OPPOSING))),
            "one",
            Negated(Compare(ValueOf(Trait.DAMAGE, Those("one")), Comparison.AT_MOST, ValueOf(Trait.DAMAGE, HERO))),
        ),
    ),
    "This ally has +2 ATK while it has an attachment.": Continuous(
        (Adjust(Trait.ATK, n(2)),), This(), Fits(This(), HasAttached(CARD))
    ),
    "This ally can't attack unless you pay 2.": Continuous((CostToAttack((Resources(n(2)),)),), This()),
    "This ally can't attack unless you discard a card.": Continuous(
        (CostToAttack((Perform(Discard(YOU, n(1))),)),), This()
    ),
    "This ally has ATK equal to the number of cards in your hand.": Continuous(
        (SetValue(Trait.ATK, Count(Every(CARD, (Zone.HAND,), YOU))),), This()
    ),
    "Opposing allies with the lowest cost have -1 ATK.": Continuous(
        (Adjust(Trait.ATK, n(-1)),),
        AllOf((
            ALLY,
            OPPOSING,
            Valued(Trait.COST, Comparison.AT_MOST, Lowest(Trait.COST, Every(AllOf((ALLY, OPPOSING))))),
        )),
    ),
}  # fmt: skip


@for_every("words", POWERS)
def test_the_power_of_an_ally(words: str) -> None:
    check_power(words, POWERS[words])


@for_every(
    "words",
    [
        "Exhaust all opposing heroes and allies. Those allies can't attack this turn.",
        "Destroy target ally or ability. That ability's controller draws a card.",
        "Your hero deals 1 fire damage to target hero or ally. That ally can't attack this turn.",
        "Destroy all abilities. Draw a card for each ally destroyed this way.",
        "For each ally destroyed this way, draw a card.",
        "Discard any number of card.",
        "Shuffle target opposing ally into your deck.",
    ],
)
def test_a_word_for_some_of_them_is_not_one_for_all(words: str) -> None:
    stuck(ABILITY_LINE, words)


@for_every(
    "words",
    ["Your quests cost 1 less.", "This ally has +1 ATK for each of two allies in an opponent's party."],
)
def test_what_no_ally_can_say(words: str) -> None:
    stuck(ALLY_LINE, words)


def test_the_next_card_has_a_least_price() -> None:
    check_text(
        "The next equipment you play this turn costs 2 less, to a minimum of 1.",
        Text((), (Apply((ChangeCost(Purpose.PLAY, EQUIPMENT, n(-2), 1),), YOU, TURN, times=1),)),
    )


def test_one_is_chosen_from_among_the_cards_of_a_revealed_hand() -> None:
    found = card(
        ABILITY_LINE, "Target opponent reveals his hand. Choose an ally from among those cards and exhaust your hero."
    )
    assert isinstance(found.text, Text)
    _, chosen, exhausted = found.text.effects
    assert chosen == Choose(Chosen(Every(ALLY, (Zone.HAND,), Target())), "chosen1")
    assert exhausted == Exhaust(HeroOf(YOU))
