"""Wordings about hands that each player redraws, discards that you choose, other cards of a graveyard, named types."""

from __future__ import annotations

from engine.language.costs import Perform, Resources
from engine.language.effects import (
    Choose,
    ChooseMode,
    Deal,
    Destroy,
    Discard,
    Draw,
    ForEach,
    If,
    May,
    Put,
    Remember,
    Shuffle,
)
from engine.language.filters import AllOf, Among, Is, Not, Owned, Standing, Tagged
from engine.language.powers import Completion, Payment, TargetDescription, Text, Triggered
from engine.language.revelation import LookAt, Reveal
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Fits,
    HeroOf,
    Players,
    Plus,
    Role,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    Top,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

ONE, FIRST = Those("player"), Target(0)
CARD = Is((Kind.CARD,))
OPPONENT = TargetDescription(Standing(Relation.OPPONENT))
DEAD = (Zone.GRAVEYARD,)
OWN_HAND = Every(CARD, (Zone.HAND,), ONE)
SHOWN = Reveal(Every(CARD, (Zone.HAND,), FIRST))
NO_CARDS = Compare(Count(OWN_HAND), Comparison.EQUAL, n(0))
TYPES = (Kind.ABILITY, Kind.ALLY, Kind.ARMOR, Kind.HERO, Kind.ITEM, Kind.QUEST, Kind.WEAPON)
SEEN = Those("seen1")
REVEALED = (Choose(Top(n(1), You()), "seen1"), Reveal(SEEN))


def _shuffled(relation: Relation, number: ThatMany | Plus) -> Text:
    own = (Remember(Count(OWN_HAND), "many"), Put(OWN_HAND, Zone.DECK), Shuffle(ONE), Draw(ONE, number))
    return Text((), (ForEach(Players(relation), "player", own),))


def _dead_shuffled(dead: Every) -> tuple[Put, Shuffle, Remember, Draw]:
    assert dead.of is not None
    left = Remember(Count(Those("moved")), "many")
    return Put(dead, Zone.DECK, name="moved"), Shuffle(dead.of), left, Draw(dead.of, ThatMany("many"))


def _milled(relation: Relation, so: Compare, many: int, zone: Zone) -> Text:
    return Text((), (ForEach(Players(relation), "player", (If(so, (Put(Top(n(many), ONE), zone),)),)),))


def _discarded_by_your_choice(kind: Kind) -> tuple[Choose, Discard]:
    hand = Every(Is((kind,)), (Zone.HAND,), FIRST)
    return Choose(Chosen(hand), "chosen1"), Discard(FIRST, n(1), filter=Among(Those("chosen1")))


TEXTS: dict[str, Text] = {
    "Each player shuffles his hand into his deck, then draws that many cards.": _shuffled(
        Relation.ANY, ThatMany("many")
    ),
    "Each opponent shuffles his hand into his deck and draws that many cards plus one.": _shuffled(
        Relation.OPPONENT, Plus((ThatMany("many"), n(1)))
    ),
    "Shuffle your graveyard into your deck, then draw that many cards.": Text(
        (), _dead_shuffled(Every(CARD, DEAD, You()))
    ),
    "Each player shuffles his graveyard into his deck, then draws that many cards.": Text(
        (), (ForEach(Players(), "player", _dead_shuffled(Every(CARD, DEAD, ONE))),)
    ),
    "Discard a card. Put another card from your graveyard into your hand.": Text(
        (),
        (
            Discard(You(), n(1), name="discarded1"),
            Put(Chosen(Every(AllOf((CARD, Not(Among(Those("discarded1"))))), DEAD, You())), Zone.HAND),
        ),
    ),
    "Each player puts his hand on the bottom of his deck, then draws that many cards.": Text(
        (),
        (
            ForEach(
                Players(),
                "player",
                (
                    Put(OWN_HAND, Zone.DECK, on_bottom=True, name="moved", by=ONE),
                    Draw(ONE, Count(Those("moved"))),
                ),
            ),
        ),
    ),
    "Each opponent with no cards in hand puts the top five cards of his deck into his graveyard.": _milled(
        Relation.OPPONENT, NO_CARDS, 5, Zone.GRAVEYARD
    ),
    "Each player with no cards in hand removes the top card of his deck from the game.": _milled(
        Relation.ANY, NO_CARDS, 1, Zone.REMOVED
    ),
    "Target opponent reveals his hand and discards a card of your choice.": Text(
        (OPPONENT,), (SHOWN, *_discarded_by_your_choice(Kind.CARD))
    ),
    "Target opponent reveals his hand. He discards a quest card of your choice from it.": Text(
        (OPPONENT,), (SHOWN, *_discarded_by_your_choice(Kind.QUEST))
    ),
    "Target opponent discards a random card for each card in your hand.": Text(
        (OPPONENT,), (Discard(FIRST, Count(Every(CARD, (Zone.HAND,), You())), at_random=True),)
    ),
    "Look at the hand of target opponent.": Text((OPPONENT,), (LookAt(You(), Every(CARD, (Zone.HAND,), FIRST)),)),
    "Draw cards equal to the number of opponents plus one.": Text(
        (), (Draw(You(), Plus((Count(Players(Relation.OPPONENT)), n(1)))),)
    ),
    "Choose ability, ally, or equipment. Target opponent reveals his hand, then discards a card of that type "
    "of your choice.": Text(
        (OPPONENT,),
        (
            ChooseMode(
                You(),
                tuple((SHOWN, *_discarded_by_your_choice(kind)) for kind in (Kind.ABILITY, Kind.ALLY, Kind.EQUIPMENT)),
                ("ability", "ally", "equipment"),
            ),
        ),
    ),
    "Name a card type. Target opponent reveals his hand. Your hero deals 2 ranged damage to his hero for each card "
    "of that type revealed this way.": Text(
        (OPPONENT,),
        (
            ChooseMode(
                You(),
                tuple(
                    (
                        SHOWN,
                        Deal(
                            HERO,
                            HeroOf(FIRST),
                            Times(Count(Every(Is((kind,)), (Zone.HAND,), FIRST)), 2),
                            DamageType.RANGED,
                        ),
                    )
                    for kind in TYPES
                ),
                tuple(kind.value for kind in TYPES),
            ),
        ),
    ),
    "Name a card type, then reveal the top card of your deck. If it's of that type, draw a card. Otherwise, put it on "
    "the bottom of your deck.": Text(
        (),
        (
            ChooseMode(
                You(),
                tuple(
                    (
                        *REVEALED,
                        If(
                            Fits(SEEN, Is((kind,))),
                            (Draw(You(), n(1)),),
                            (Put(SEEN, Zone.DECK, on_bottom=True),),
                        ),
                    )
                    for kind in TYPES
                ),
                tuple(kind.value for kind in TYPES),
            ),
        ),
    ),
    "Reveal the top card of your deck. If it's an ally, your hero deals 4 fire damage to target hero or ally. If it's "
    "not, put it on the bottom of your deck.": Text(
        (TargetDescription(Is((Kind.HERO, Kind.ALLY))),),
        (
            *REVEALED,
            If(
                Fits(SEEN, ALLY),
                (Deal(HERO, FIRST, n(4), DamageType.FIRE),),
                (Put(SEEN, Zone.DECK, on_bottom=True),),
            ),
        ),
    ),
    "Reveal the top two cards of your deck. Put a quest card revealed this way into your resource row face up and "
    "exhausted, and the rest into your hand.": Text(
        (),
        (
            Choose(Top(n(2), You()), "seen1"),
            Reveal(SEEN),
            Put(
                Chosen(Every(AllOf((Is((Kind.QUEST,)), Among(SEEN))), (Zone.DECK,))),
                Zone.PLAY,
                exhausted=True,
                as_resource=True,
            ),
            Put(Every(Among(SEEN), (Zone.DECK,)), Zone.HAND),
        ),
    ),
}
"""What an ability says, and its text."""


def test_an_ability_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


ITSELF_THERE = Not(Among(Role("moved")))
IS_DESTROYED = On(What.DESTROYED, subject=Among(This()))

POWERS: dict[str, Triggered | Payment] = {
    "When Grok Stonefist is destroyed, put another ally card from your graveyard into your hand.": Triggered(
        (IS_DESTROYED,), Text((), (Put(Chosen(Every(AllOf((ALLY, ITSELF_THERE)), DEAD, You())), Zone.HAND),))
    ),
    "When Grok Stonefist is destroyed, you may put another target Orc ally card from your graveyard on the bottom of "
    "your deck. If you do, draw a card.": Triggered(
        (IS_DESTROYED,),
        Text(
            (TargetDescription(AllOf((ALLY, Tagged(("Orc",)), ITSELF_THERE, Owned(You()))), zones=DEAD),),
            (May(You(), (Put(FIRST, Zone.DECK, on_bottom=True),), (Draw(You(), n(1)),)),),
        ),
    ),
    "When Grok Stonefist attacks, put another target ally card from your graveyard into your hand.": Triggered(
        (On(What.ATTACKS, subject=Among(This())),),
        Text(
            (TargetDescription(AllOf((ALLY, Not(Among(This())), Owned(You()))), zones=DEAD),),
            (Put(FIRST, Zone.HAND),),
        ),
    ),
    "Pay 1, remove two other ally cards in your graveyard from the game >>> Draw a card.": Payment(
        (
            Resources(n(1)),
            Perform(Put(Chosen(Every(AllOf((ALLY, Not(Among(This())))), DEAD, You()), n(2)), Zone.REMOVED)),
        ),
        Text((), (Draw(You(), n(1)),)),
    ),
}
"""What an ally says, and its power."""


def test_an_ally_means() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


QUEST_LINE = "Quest\n"


def test_a_reward_speaks_of_the_card_that_was_given_up() -> None:
    cost = "Destroy an ally in your party to complete this quest."
    (power,) = card(QUEST_LINE, f"{cost}\nReward: Draw cards equal to the destroyed ally's cost.").powers
    assert isinstance(power, Completion)
    (paid,) = power.cost
    assert isinstance(paid, Perform)
    assert isinstance(paid.effect, Destroy)
    assert isinstance(paid.effect.cards, Chosen)
    assert paid.effect.cards.name == "chosen1"
    assert power.text == Text((), (Draw(You(), ValueOf(Trait.COST, Those("chosen1"))),))


ORDER_KEPT = "Reward: Destroy target ally with cost less than or equal to the destroyed ally's cost."
UNREAD = (
    (ABILITY_LINE, "Target opponent discards a card of your choice."),
    (ABILITY_LINE, "Each opponent reveals his hand and discards a card of your choice."),
    (ABILITY_LINE, "Reveal your hand and discard a card of your choice."),
    (ABILITY_LINE, "Each player with no cards in hand puts the top card of his deck into his hand."),
    (ABILITY_LINE, "Name a card. Each opponent reveals his hand. If he reveals a card with that name, draw a card."),
    (ABILITY_LINE, "Name a card type. Draw a card. Your hero deals 2 fire damage to target hero."),
    (ABILITY_LINE, "Choose at random the top card of your deck and put it into your hand."),
    (ABILITY_LINE, "Put another target ally card from your graveyard into your hand."),
    (ABILITY_LINE, "Discard two cards. Put another card from your graveyard into your hand."),
    (ALLY_LINE, "When Grok is destroyed, discard a card, then put another card from your graveyard into your hand."),
    (ABILITY_LINE, "Put two other ally cards from your graveyard into your hand."),
    (ALLY_LINE, "Destroy Grok Stonefist >>> Put another ally card from your graveyard into your hand."),
    (ALLY_LINE, "Discard a card >>> Put target card that shares a type with that card from your graveyard into hand."),
    (QUEST_LINE, f"Destroy an ally in your party to complete this quest.\n{ORDER_KEPT}"),
)
"""Words that leave open who or what is meant, and targets that would be known only after the cost is paid (707.1d)."""


@for_every(("line", "text"), UNREAD)
def test_words_are_not_read_that_leave_open_who_or_what(line: str, text: str) -> None:
    stuck(line, text)
