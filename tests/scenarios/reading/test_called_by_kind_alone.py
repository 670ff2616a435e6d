"""Cards called by their kind alone, one opponent who acts, statements about any card, and about one."""

from __future__ import annotations

from dataclasses import replace

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    Deal,
    Destroy,
    Discard,
    Draw,
    Effect,
    Exhaust,
    ForEach,
    If,
    Interrupt,
    Put,
    Shuffle,
)
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    Filter,
    HasAttached,
    HasCounter,
    InCondition,
    Is,
    Not,
    Owned,
    Standing,
    Tagged,
    Valued,
)
from engine.language.modifiers import Adjust, AlterPacket, Cannot, Deed, MoveInstead, Prevent, Replace
from engine.language.powers import Continuous, TargetDescription, Text, Triggered
from engine.language.revelation import Reveal, RevealUntil, Search
from engine.language.selections import (
    Chosen,
    Compare,
    ControllerOf,
    Count,
    EventAmount,
    Every,
    Fits,
    Half,
    Happened,
    HeroOf,
    Host,
    Number,
    Players,
    Plus,
    Role,
    Target,
    This,
    Those,
    Union,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Done, Kind, Relation, Trait, Zone
from scenarios.reading import Read, read_card
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

DRAW = Draw(You(), n(1))
MINE, OPPONENTS = Controlled(You()), Players(Relation.OPPONENT)
DEMON = Tagged(("Demon",))
DEAD, HELD, OF_MINE = (Zone.GRAVEYARD,), (Zone.HAND,), Owned(You())
ABILITY = Is((Kind.ABILITY,))
CHOSEN = Those("chosen1")

BARE: dict[str, Text] = {
    "Put target ally from your graveyard into play.": Text(
        (TargetDescription(AllOf((ALLY, OF_MINE)), zones=DEAD),), (Put(Target(), Zone.PLAY),)
    ),
    "Put a Demon from your hand into play.": Text((), (Put(Chosen(Every(DEMON, HELD, You())), Zone.PLAY),)),
    "Discard an ally. Draw a card.": Text((), (Discard(You(), n(1), filter=ALLY), DRAW)),
    "Shuffle target ally from your graveyard into your deck.": Text(
        (TargetDescription(AllOf((ALLY, OF_MINE)), zones=DEAD),), (Put(Target(), Zone.DECK), Shuffle(You()))
    ),
}


@for_every("words", BARE)
def test_a_card_out_of_play_is_called_by_its_kind_alone(words: str) -> None:
    check_text(words, BARE[words])


def test_what_is_searched_for_and_revealed_is_called_by_its_kind() -> None:
    bare = card(ABILITY_LINE, "Search your deck for an ally and put it into your hand.").text
    assert bare == card(ABILITY_LINE, "Search your deck for an ally card and put it into your hand.").text
    assert isinstance(bare, Text)
    (search,) = bare.effects
    assert isinstance(search, Search)
    assert search.filter == ALLY
    until = card(
        ABILITY_LINE,
        "Reveal cards from the top of your deck until you reveal an ally. "
        "Put that ally into your hand and the other revealed cards on the bottom of your deck.",
    ).text
    assert isinstance(until, Text)
    assert isinstance(until.effects[0], RevealUntil)
    assert until.effects[0].filter == ALLY


@for_every(
    "text",
    [
        "Put target exhausted ally from your graveyard into play.",
        "Discard a damaged ally.",
        "Search your deck for an ally in your party and put it into your hand.",
    ],
)
def test_what_is_so_only_in_play_describes_no_card_elsewhere(text: str) -> None:
    stuck(ABILITY_LINE, text)


OPPONENT: dict[str, tuple[Effect, ...]] = {
    "An opponent discards a card.": (Choose(Chosen(OPPONENTS), "chosen1"), Discard(CHOSEN, n(1))),
    "An opponent destroys an ally in his party.": (
        Choose(Chosen(OPPONENTS), "chosen1"),
        Destroy(Chosen(Every(AllOf((ALLY, Controlled(CHOSEN)))), by=CHOSEN)),
    ),
}


@for_every("words", OPPONENT)
def test_one_opponent_is_chosen_and_acts(words: str) -> None:
    check_text(words, Text((), OPPONENT[words]))


def test_each_player_chooses_half_of_his_allies() -> None:
    one = Every(AllOf((ALLY, Controlled(Those("player")))))
    half = Chosen(one, Half(Count(one), up=True), by=Those("player"))
    taking = Choose(Union((Those("taken"), half)), "taken")
    check_text(
        "Each opponent exhausts half of his allies, rounded up.",
        Text((), (ForEach(OPPONENTS, "player", (taking,)), Exhaust(Those("taken")))),
    )


def raised(*, by: int = 1) -> tuple[Adjust]:
    return (Adjust(Trait.ATK, n(by)),)


STATEMENTS: dict[str, Continuous] = {
    "An ally with a web counter can't ready.": Continuous((Cannot(Deed.READY),), AllOf((ALLY, HasCounter("web")))),
    "A damaged ally has +1 ATK.": Continuous(raised(), AllOf((ALLY, InCondition(Condition.DAMAGED)))),
    "Allies with an attached ability have +1 ATK.": Continuous(raised(), AllOf((ALLY, HasAttached(ABILITY)))),
    "Allies with less than 3 ATK can't attack.": Continuous(
        (Cannot(Deed.ATTACK),), AllOf((ALLY, Valued(Trait.ATK, Comparison.AT_MOST, n(2))))
    ),
    "Grok has +1 ATK for each damage on it.": Continuous((Adjust(Trait.ATK, ValueOf(Trait.DAMAGE, This())),), This()),
    "Prevent all damage that opposing abilities would deal to Grok.": Continuous(
        (Prevent(None, with_=AllOf((ABILITY, OPPOSING))),), This()
    ),
    "If your hero would be dealt damage by an ability, prevent 1 of it.": Continuous(
        (Prevent(n(1), with_=ABILITY),), HERO
    ),
    "If an opposing weapon would deal combat damage to Grok, prevent 2 of it.": Continuous(
        (Prevent(n(2), combat=True, with_=AllOf((Is((Kind.WEAPON,)), OPPOSING))),), This()
    ),
    "If an opposing hero would deal damage to an ally in your party with an ability, prevent all of it.": Continuous(
        (Prevent(None, source=AllOf((Is((Kind.HERO,)), OPPOSING)), with_=ABILITY),), AllOf((ALLY, MINE))
    ),
    "While Grok is in your graveyard, your allies have +1 ATK.": Continuous(
        raised(), AllOf((ALLY, MINE)), zones=(Zone.GRAVEYARD,)
    ),
    "If your hero would be dealt damage, it's dealt 1 less instead.": Continuous(
        (Replace(On(What.DEALS_DAMAGE, other=Among(HERO)), AlterPacket(Plus((EventAmount(), Number(-1))))),), You()
    ),
}


@for_every("words", STATEMENTS)
def test_what_a_statement_says(words: str) -> None:
    check_power(words, STATEMENTS[words])


def test_a_power_of_the_card_itself_in_play_is_none_in_the_graveyard() -> None:
    stuck(ALLY_LINE, "While Grok is in your graveyard, Grok has +1 ATK.")


def test_the_discarded_card_is_meant_where_it_was_put() -> None:
    text = Text((), (Put(Role("moved"), Zone.PLAY, under=You()),))
    check_power(
        "When an opponent discards an ally card, put it into play under your control.",
        Triggered((on_discard(ALLY),), text),
    )


def on_discard(subject: Filter) -> On:
    """An opponent discards a card that fits."""

    return On(What.DISCARDED, subject=subject, player=Standing(Relation.OPPONENT))


def test_other_targets_than_the_first() -> None:
    others = AllOf((CHARACTER, Not(Among(Target(0)))))
    check_text(
        "Your hero deals 3 nature damage to target hero or ally and 2 nature damage to each of up to two other "
        "target heroes or allies.",
        Text(
            (TargetDescription(CHARACTER), TargetDescription(others, n(0), n(2))),
            (Deal(HERO, Target(0), n(3), DamageType.NATURE), Deal(HERO, Target(1), n(2), DamageType.NATURE)),
        ),
    )


def test_the_turn_of_a_card_s_controller_ends() -> None:
    power = card(
        ABILITY_LINE.replace("Instant ", ""),
        "Attach to target ally.\nOngoing: At the end of attached ally's controller's turn, draw a card.",
    ).powers
    over = On(What.ENDS_TURN, player=Among(ControllerOf(Host())))
    assert power == (Triggered((over,), Text((), (DRAW,))),)


def test_what_no_opponent_can_do_to_a_card_stands_in_a_list() -> None:
    twice = card(ABILITY_LINE, "Target ally can't be attacked or targeted by opponents this turn.").text
    barred = (Cannot(Deed.BE_ATTACKED), Cannot(Deed.BE_TARGETED, OPPOSING))
    assert twice == Text((TargetDescription(ALLY),), (Apply(barred, Target(), Duration.THIS_TURN),))


INTERRUPTED = TargetDescription(ABILITY, zones=(Zone.CHAIN,))


def test_that_card_is_no_hero() -> None:
    its_hero = HeroOf(ControllerOf(Target()))
    check_text(
        "Interrupt target ability card. Your hero deals fire damage to that card's controller's hero "
        "equal to that card's cost.",
        Text(
            (INTERRUPTED,),
            (Interrupt(Target()), Deal(HERO, its_hero, ValueOf(Trait.COST, Target()), DamageType.FIRE)),
        ),
    )


@for_every("line", [ABILITY_LINE, ALLY_LINE])
def test_a_card_that_can_not_be_interrupted_is_so_while_it_is_played(line: str) -> None:
    power = Continuous((Cannot(Deed.BE_INTERRUPTED),), This(), zones=(Zone.CHAIN,))
    assert card(line, "Grok Stonefist can't be interrupted.").powers == (power,)
    stuck(line, "Grok Stonefist can't be interrupted or attacked.")


def test_one_of_several_in_place_of_all_leaves_the_others_open() -> None:
    stuck(
        ABILITY_LINE,
        "Put up to two target ally cards from your graveyard into your hand. "
        "If you control an Undead, put one of them into play instead.",
    )


def test_damage_that_can_not_be_prevented_on_a_condition() -> None:
    deal = Deal(HERO, Target(), n(5), DamageType.FIRE)
    totem = Compare(Count(Every(AllOf((Tagged(("Fire Totem",)), MINE)))), Comparison.AT_LEAST, n(1))
    check_text(
        "Your hero deals 5 fire damage to target hero or ally. "
        "If you control a Fire Totem, this damage is unpreventable.",
        Text((TargetDescription(CHARACTER),), (If(totem, (replace(deal, unpreventable=True),), (deal,)),)),
    )


def test_damage_of_two_types_to_one_character() -> None:
    foe = TargetDescription(AllOf((Is((Kind.HERO,)), OPPOSING)))
    both = Deal(HERO, Target(), n(1), DamageType.FROST), Deal(HERO, Target(), n(1), DamageType.FIRE)
    check_text("Your hero deals 1 frost damage and 1 fire damage to target opposing hero.", Text((foe,), both))
    stuck(ABILITY_LINE, "Your hero deals 1 frost damage and 1 fire damage to an opposing ally.")


def test_a_cost_that_is_the_same() -> None:
    alike = Every(AllOf((ALLY, Valued(Trait.COST, Comparison.EQUAL, ValueOf(Trait.COST, Target())))))
    check_text(
        "Destroy all allies with the same cost as target ally.", Text((TargetDescription(ALLY),), (Destroy(alike),))
    )


def test_who_would_be_destroyed_may_go_elsewhere_instead() -> None:
    death = On(What.DESTROYED, subject=Among(This()))
    check_power(
        "When this ally would be destroyed, you may put it into its owner's hand instead.",
        Continuous((Replace(death, MoveInstead(Zone.HAND), may=True),), You()),
    )


def test_a_name_without_its_title() -> None:
    reading = read_card(
        "Highlord Tirion Fordring",
        "3, Ally—Human Paladin, 2 [Melee] ATK / 2 Health\nWhen Tirion Fordring attacks, draw a card.",
    )
    assert isinstance(reading, Read)
    attacks = On(What.ATTACKS, subject=Among(This()))
    assert reading.printed.powers == (Triggered((attacks,), Text((), (DRAW,))),)


def test_what_one_player_can_play_once_a_turn() -> None:
    once = Continuous((Cannot(Deed.PLAY, ABILITY),), You(), Happened(Done.PLAYED, You(), ABILITY))
    check_power("You can't play more than one ability each turn.", once)
    stuck(ALLY_LINE, "Opponents can't play more than one ability each turn.")


def test_allies_that_are_tokens() -> None:
    tokens = AllOf((ALLY, Is((Kind.TOKEN,)), MINE))
    check_power("Token allies you control have +1 ATK.", Continuous(raised(), tokens))


def test_the_revealed_card_is_the_one_that_was_chosen_for_it() -> None:
    text = card(
        ABILITY_LINE, "Reveal an ally card from your hand. Put the revealed card on the bottom of your deck."
    ).text
    one = Chosen(Every(ALLY, HELD, You()), name="chosen1")
    assert text == Text((), (Reveal(one), Put(CHOSEN, Zone.DECK, on_bottom=True)))


def test_a_card_that_is_the_only_one_of_its_kind_in_a_party() -> None:
    alone = Fits(Every(AllOf((ALLY, MINE))), Among(This()))
    check_power(
        "When Grok attacks, if Grok is the only ally in your party, draw a card.",
        Triggered((On(What.ATTACKS, subject=Among(This())),), Text((), (DRAW,)), alone),
    )
