"""What each of several cards deals, shares of hands and parties, the whole chain, and cards called "those"."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Choose, Deal, Destroy, Discard, Draw, Exhaust, ForEach, Interrupt, Put
from engine.language.filters import AllOf, Among, Controlled, HasTarget, InCondition, Is, Standing, WasDealtDamage
from engine.language.modifiers import Adjust, Cannot, Deed, DoInstead, GainPowers, Prevent, Replace
from engine.language.powers import Continuous, Keyword, TargetDescription, Text
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Count,
    Every,
    Fits,
    Half,
    Host,
    Plus,
    Quantity,
    Selection,
    Target,
    Those,
    Times,
    TurnOf,
    Union,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    ATK_OF_ONE,
    HERO,
    MY_ALLY,
    ONE,
    OPPONENTS,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

CARD, HEROES, LINK = Is((Kind.CARD,)), Is((Kind.HERO,)), Is((Kind.LINK,))
AN_ALLY, A_HERO = (TargetDescription(ALLY),), (TargetDescription(HEROES),)
A_PLAYER = (TargetDescription(Standing(Relation.ANY)),)
AN_OPPONENT = (TargetDescription(Standing(Relation.OPPONENT)),)
MINE = Every(MY_ALLY)
TURN, ITS_NEXT = Duration.THIS_TURN, Duration.ITS_NEXT_TURN
FIRE, SHADOW, MELEE = DamageType.FIRE, DamageType.SHADOW, DamageType.MELEE
FEROCITY, ELUSIVE = Keyword(KeywordName.FEROCITY), Keyword(KeywordName.ELUSIVE)
CANNOT_ATTACK, CANNOT_PROTECT, CANNOT_READY = (Cannot(each) for each in (Deed.ATTACK, Deed.PROTECT, Deed.READY))
STILL = Cannot(Deed.READY_DURING_READY_STEP)


def cards_in(zone: Zone, who: Selection) -> Every:
    return Every(CARD, (zone,), who)


def hand_of(who: Selection) -> Count:
    return Count(cards_in(Zone.HAND, who))


def all_but(number: int, among: Every) -> Plus:
    """Return how many of the cards all but so many are."""
    return Plus((Count(among), Times(n(number), -1)))


def discarding(who: Selection, many: Quantity, *, at_random: bool = False) -> tuple[Discard]:
    return (Discard(who, many, at_random),)


def sparing(number: int, among: Every, by: Selection | None = None) -> tuple[Destroy]:
    """Return that all but so many are destroyed, which a player chooses."""
    return (Destroy(Chosen(among, all_but(number, among), by=by)),)


HIS_ALLIES = Every(AllOf((ALLY, Controlled(Target()))))
FOES = Every(AllOf((ALLY, OPPOSING)))
HIS_DEAD = cards_in(Zone.GRAVEYARD, Target())
STRUCK = AllOf((ALLY, WasDealtDamage(Among(HERO))))

TEXTS: dict[str, Text] = {
    # Each of them deals the damage, so that three allies deal three times as much.
    "Each ally in your party deals 1 fire damage to target hero.": Text(A_HERO, (Deal(MINE, Target(), n(1), FIRE),)),
    "Each of your allies deals 1 fire damage to each opposing hero.": Text(
        (), (Deal(MINE, Every(AllOf((HEROES, OPPOSING))), n(1), FIRE),)
    ),
    "Allies in your party each deal 2 shadow damage to target ally.": Text(
        AN_ALLY, (Deal(MINE, Target(), n(2), SHADOW),)
    ),
    "Your allies each deal 1 damage to target ally.": Text(AN_ALLY, (Deal(MINE, Target(), n(1)),)),
    "Each ally in your party deals melee damage equal to its ATK to target hero.": Text(
        A_HERO, (ForEach(MINE, "one", (Deal(ONE, Target(), ATK_OF_ONE, MELEE),)),)
    ),
    "Target player discards half the cards in his hand, rounded up.": Text(
        A_PLAYER, discarding(Target(), Half(hand_of(Target()), up=True))
    ),
    "Each opponent discards half of his hand at random, rounded down.": Text(
        (), discarding(OPPONENTS, Half(hand_of(OPPONENTS)), at_random=True)
    ),
    "Discard half of your hand, rounded up.": Text((), discarding(You(), Half(hand_of(You()), up=True))),
    # As much as discarding until so many are left.
    "Target opponent discards all but one card in his hand.": Text(
        AN_OPPONENT, discarding(Target(), all_but(1, cards_in(Zone.HAND, Target())))
    ),
    "Each opponent discards all but two cards.": Text(
        (), discarding(OPPONENTS, all_but(2, cards_in(Zone.HAND, OPPONENTS)))
    ),
    "Target player destroys all but one of his allies.": Text(A_PLAYER, sparing(1, HIS_ALLIES, Target())),
    "Target player destroys all but one ally in his party.": Text(A_PLAYER, sparing(1, HIS_ALLIES, Target())),
    "Destroy all but two opposing allies.": Text((), sparing(2, FOES)),
    "Remove half the cards in target opponent's graveyard, rounded up, from the game.": Text(
        AN_OPPONENT, (Put(Chosen(HIS_DEAD, Half(Count(HIS_DEAD), up=True)), Zone.REMOVED),)
    ),
    "Interrupt all cards and effects.": Text((), (Interrupt(Every(LINK, (Zone.CHAIN,))),)),
    "Interrupt all opposing cards and effects on the chain.": Text(
        (), (Interrupt(Every(AllOf((LINK, OPPOSING)), (Zone.CHAIN,))),)
    ),
    "Interrupt all cards and effects that target your hero.": Text(
        (), (Interrupt(Every(AllOf((LINK, HasTarget(Among(HERO)))), (Zone.CHAIN,))),)
    ),
    "Allies in your party have +1 ATK this turn. Those allies also have ferocity this turn.": Text(
        (), (Apply((Adjust(Trait.ATK, n(1)),), MY_ALLY, TURN), Apply((GainPowers((FEROCITY,)),), MY_ALLY, TURN))
    ),
    "Allies dealt damage by your hero can't attack this turn.": Text((), (Apply((CANNOT_ATTACK,), STRUCK, TURN),)),
    "Target ally can't attack, protect, or ready during its controller's next turn.": Text(
        AN_ALLY, (Apply((CANNOT_ATTACK, CANNOT_PROTECT, CANNOT_READY), Target(), ITS_NEXT),)
    ),
    "Target ally can't attack or protect this turn or ready during its controller's next ready step.": Text(
        AN_ALLY,
        (
            Apply((CANNOT_ATTACK, CANNOT_PROTECT), Target(), TURN),
            Apply((STILL,), Target(), Duration.ITS_NEXT_READY_STEP),
        ),
    ),
    "Draw a card for each ally card in target player's graveyard.": Text(
        A_PLAYER, (Draw(You(), Count(Every(ALLY, (Zone.GRAVEYARD,), Target()))),)
    ),
}


@for_every("text", TEXTS)
def test_what_a_text_does(text: str) -> None:
    check_text(text, TEXTS[text])


@for_every("text", TEXTS)
def test_it_is_told_in_words_that_mean_the_same(text: str) -> None:
    says_it_back(text)


def test_each_player_spares_one_ally_of_his_own() -> None:
    own = Every(AllOf((ALLY, Controlled(Those("player")))))
    rest = Chosen(own, all_but(1, own), by=Those("player"))
    taking = Choose(Union((Those("taken"), rest)), "taken")
    check_text(
        "Each opponent exhausts all but one of his allies.",
        Text((), (ForEach(OPPONENTS, "player", (taking,)), Exhaust(Those("taken")))),
    )


DRAWING_INSTEAD = DoInstead((Draw(You(), n(1)),))

POWERS: dict[str, Continuous] = {
    "Prevent the first 2 damage dealt to your hero each turn.": Continuous((Prevent(n(2), each_turn=True),), HERO),
    "The first 2 combat damage that would be dealt to your hero each turn is prevented.": Continuous(
        (Prevent(n(2), combat=True, each_turn=True),), HERO
    ),
    "The first time damage would be dealt to your hero each turn, draw a card instead.": Continuous(
        (Replace(On(What.DEALS_DAMAGE, other=Among(HERO), first_time_each_turn=True), DRAWING_INSTEAD),), You()
    ),
    "Allies dealt damage by your hero can't attack this turn.": Continuous((CANNOT_ATTACK,), STRUCK),
}


@for_every("words", POWERS)
def test_what_a_power_says(words: str) -> None:
    check_power(words, POWERS[words])
    says_it_back(words, ALLY_LINE)


@for_every(
    ("more", "condition"),
    [
        ("Those allies also have elusive.", None),
        ("While your hero is damaged, those allies also have elusive.", Fits(HERO, InCondition(Condition.DAMAGED))),
        ("Those allies have elusive if your hero is damaged.", Fits(HERO, InCondition(Condition.DAMAGED))),
    ],
)
def test_those_are_whoever_fits_the_description_at_any_time(more: str, condition: Fits | None) -> None:
    words = f"Allies in your party have +1 ATK. {more}"
    first = Continuous((Adjust(Trait.ATK, n(1)),), MY_ALLY)
    assert card(ALLY_LINE, words).powers == (first, Continuous((GainPowers((ELUSIVE,)),), MY_ALLY, condition))


def test_a_host_is_held_in_the_turns_of_whoever_controls_it() -> None:
    ban = "can't attack, protect, or ready during its controller's turn"
    words = f"Attach to target ally.\nOngoing: Attached ally {ban}."
    held = Continuous((CANNOT_ATTACK, CANNOT_PROTECT, CANNOT_READY), Host(), TurnOf(ControllerOf(Host())))
    assert card(ABILITY_LINE, words).powers == (held,)


@for_every(
    ("line", "text"),
    [
        # Whether each chooses an ally of its own, or one is chosen for all.
        (ABILITY_LINE, "Each ally deals 1 fire damage to an opposing ally."),
        # Whether an ally is another than the one that deals the damage, or than the one that has the text.
        (ABILITY_LINE, "Each ally in your party deals 1 fire damage to each other ally."),
        # Its own, or that of the hero.
        (ABILITY_LINE, "Each ally in your party deals fire damage to target hero equal to its ATK."),
        # A character deals damage, with a weapon (405.3d).
        (ABILITY_LINE, "Each weapon you control deals 1 fire damage to target hero."),
        # Whether each player leaves one of all allies, after the others have chosen theirs.
        (ABILITY_LINE, "Each player destroys all but one ally."),
        (ABILITY_LINE, "Target player destroys all but two ally in his party."),
        # A half of an odd number.
        (ABILITY_LINE, "Target player discards half the cards in his hand."),
        # A card of a hand is chosen by its player alone, who sees it.
        (ABILITY_LINE, "Put half the cards in target opponent's hand, rounded up, into his graveyard."),
        # One point, one packet, or all damage of one moment.
        (ALLY_LINE, "Prevent the first damage dealt to your hero each turn."),
        # No hero was described.
        (ABILITY_LINE, "Allies in your party have +1 ATK this turn. Those heroes also have ferocity this turn."),
        # Nobody has a deck that was spoken of, or it is yours and called so.
        (ABILITY_LINE, "Put the top two cards of that deck into your graveyard."),
        (ABILITY_LINE, "Put the top card of your deck into your graveyard. Draw the top two cards of that deck."),
        # No rule says how a card is lost.
        (ABILITY_LINE, "Target player loses the top two cards of his deck."),
        # Those that were dealt damage in this turn are asked for in a later one.
        (ABILITY_LINE, "Allies dealt damage by your hero can't attack during their controllers' next turns."),
    ],
)
def test_what_could_mean_two_things_is_unread(line: str, text: str) -> None:
    stuck(line, text)
