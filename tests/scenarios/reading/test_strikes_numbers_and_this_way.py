"""Prices of strikes, events in steps, chosen numbers, tokens of two sorts, and those dealt fatal damage this way."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    ChooseNumber,
    CreateTokens,
    Deal,
    Destroy,
    Draw,
    Effect,
    If,
    Put,
)
from engine.language.filters import AllOf, Among, Controlled, Filter, Is, Standing, Tagged, Valued
from engine.language.modifiers import ChangeCost, GainPowers, Purpose, Unpreventable
from engine.language.names_given import fatally
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text
from engine.language.printed import TokenFace
from engine.language.revelation import Search
from engine.language.selections import (
    Both,
    Compare,
    Count,
    During,
    Every,
    Happened,
    Negated,
    Number,
    Players,
    Target,
    ThatMany,
    This,
    Those,
    TurnOf,
    Union,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Done, Joint, KeywordName, Kind, Phase, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    OPPONENTS,
    OPPOSING,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

TURN = Duration.THIS_TURN
WEAPON = Is((Kind.WEAPON,))
MELEE = AllOf((WEAPON, Tagged(("Melee",))))
AN_ALLY = (TargetDescription(ALLY),)
READY_STEP, DRAW_STEP = During((Phase.READY_STEP,)), During((Phase.DRAW_STEP,))
FATALLY = Those(fatally("dealt"))


def strikes(by: int, what: Filter = WEAPON) -> tuple[ChangeCost]:
    """Return so much as strikes with such weapons cost more."""
    return (ChangeCost(Purpose.STRIKE, what, n(by)),)


POWERS: dict[str, Power] = {
    "Weapon strikes cost you 1 less.": Continuous(strikes(-1), You()),
    "Your Melee weapon strikes cost 1 less.": Continuous(strikes(-1, MELEE), You()),
    "Strikes with Swords cost your opponents 2 more.": Continuous(strikes(2, Tagged(("Sword",))), OPPONENTS),
    "Weapon strikes cost 1 more.": Continuous(strikes(1), Players(Relation.ANY)),
    "Your first weapon strike each turn costs 1 less.": Continuous(
        strikes(-1), You(), Negated(Happened(Done.STRUCK, You(), WEAPON))
    ),
    "When Grok Stonefist readies during your ready step, draw a card.": drawing(
        On(What.BECOMES_READY, Among(This()), when=Both((TurnOf(You()), READY_STEP)))
    ),
    "When an opponent draws a card during an opponent's draw step, draw a card.": drawing(
        On(What.DRAWN, player=Standing(Relation.OPPONENT), when=Both((TurnOf(OPPONENTS), DRAW_STEP)))
    ),
}
GHOUL = TokenFace("Ghoul", 1, 1, None, DamageType.MELEE)
WOLF = TokenFace("Wolf", 2, 2, None, DamageType.NATURE, powers=(Keyword(KeywordName.PROTECTOR),))
TWO = (
    "Put two 1 [Melee] ATK / 1 health Ghoul ally tokens and a 2 [Nature] ATK / 2 health Wolf ally token with protector"
)
BURNING = Deal(HERO, Every(AllOf((ALLY, OPPOSING))), n(2), DamageType.FIRE, name="dealt")
NUMBER = ChooseNumber(You(), n(0), None, "number")
SO_MUCH = ThatMany("number")


def of_cost(comparison: Comparison) -> Valued:
    """Return the filter of cards of which the cost is, or is at least or at most, the number that was chosen."""
    return Valued(Trait.COST, comparison, SO_MUCH)


TEXTS: dict[str, tuple[Effect, ...]] = {
    "Your next weapon strike this turn costs 2 less.": (Apply(strikes(-2), You(), TURN, times=1),),
    "Your hero's next strike with a Melee weapon this turn costs 2 less.": (
        Apply(strikes(-2, MELEE), You(), TURN, times=1),
    ),
    "Weapon strikes cost opponents 1 more this turn.": (Apply(strikes(1), OPPONENTS, TURN),),
    "Damage dealt with weapons this turn is unpreventable.": (
        Apply((Unpreventable(with_=WEAPON),), Is((Kind.CHARACTER,)), TURN),
    ),
    "Choose a number. Destroy all allies with that cost.": (
        NUMBER,
        Destroy(Every(AllOf((ALLY, of_cost(Comparison.EQUAL))))),
    ),
    "Choose a number. Destroy all allies with the chosen cost or less.": (
        NUMBER,
        Destroy(Every(AllOf((ALLY, of_cost(Comparison.AT_MOST))))),
    ),
    "Choose a number. Draw cards equal to that number.": (NUMBER, Draw(You(), SO_MUCH)),
    f"{TWO} into play.": (CreateTokens(You(), GHOUL, n(2)), CreateTokens(You(), WOLF, n(1))),
    f"{TWO} into play. They have ferocity this turn.": (
        CreateTokens(You(), GHOUL, n(2), "token1"),
        CreateTokens(You(), WOLF, n(1), "token2"),
        Apply((GainPowers((Keyword(KeywordName.FEROCITY),)),), Union((Those("token1"), Those("token2"))), TURN),
    ),
    "Your hero deals 2 fire damage to each opposing ally. Draw a card for each Pet dealt fatal damage this way.": (
        BURNING,
        Draw(You(), Count(Every(AllOf((Tagged(("Pet",)), Among(FATALLY)))))),
    ),
    "Your hero deals 2 fire damage to each opposing ally. If fatal damage was dealt this way, draw a card.": (
        BURNING,
        If(Compare(Count(FATALLY), Comparison.AT_LEAST, Number(1)), (Draw(You(), n(1)),)),
    ),
    "Your hero deals 2 fire damage to each opposing ally. Destroy each Undead or Demon ally dealt damage this way.": (
        BURNING,
        Destroy(Every(AllOf((ALLY, Tagged(("Undead", "Demon")), Among(Those("dealt")))))),
    ),
}


@for_every("words", POWERS)
def test_what_strikes_cost_and_what_happens_in_a_step(words: str) -> None:
    check_power(words, POWERS[words])
    says_it_back(words, ALLY_LINE)


@for_every("words", TEXTS)
def test_what_is_chosen_put_into_play_or_done_to_those_spoken_of(words: str) -> None:
    check_text(words, Text((), TEXTS[words]))
    says_it_back(words)


IMAGE = TokenFace("Image", 2, 2, None, DamageType.ARCANE)
TOKENS = Is((Kind.TOKEN,))
QUICK = GainPowers((Keyword(KeywordName.FEROCITY),))


@for_every("several", [False, True])
def test_tokens_are_spoken_of_by_that_noun(several: bool) -> None:  # noqa: FBT001 - a case of the test.
    put = (
        "two 2 [Arcane] ATK / 2 health Image ally tokens" if several else "a 2 [Arcane] ATK / 2 health Image ally token"
    )
    has = "Those tokens have" if several else "That token has"
    made = CreateTokens(You(), IMAGE, n(1 + several), "token1")
    words = f"Put {put} into play. {has} ferocity this turn."
    check_text(words, Text((), (made, Apply((QUICK,), Those("token1"), TURN))))
    says_it_back(words)


def test_tokens_in_a_party_are_allies() -> None:
    tokens = AllOf((Is((Kind.CHARACTER,)), TOKENS, Controlled(You())))
    check_text("Destroy all tokens in your party.", Text((), (Destroy(Every(tokens)),)))
    check_text("Destroy all tokens you control.", Text((), (Destroy(Every(AllOf((TOKENS, Controlled(You()))))),)))
    says_it_back("Destroy all tokens in your party.")
    stuck(ALLY_LINE, "When Grok Stonefist attacks, destroy that token.")


SHARED = (
    "Distribute three +1 ATK counters among any number of target allies.",
    "Put three +1 ATK counters divided as you choose on any number of target allies.",
    "Put three +1 ATK counters on any number of target allies, divided as you choose.",
)


@for_every("words", SHARED)
def test_counters_are_shared_out(words: str) -> None:
    targets = (TargetDescription(ALLY, n(0), Count(Every(ALLY))),)
    check_text(words, Text(targets, (AddCounters(Target(), "+1 ATK", n(3), divided=True),)))
    says_it_back(words)


SEARCHED: dict[str, tuple[tuple[Zone, ...], Joint]] = {
    "deck or hand": ((Zone.DECK, Zone.HAND), Joint.OR),
    "hand, deck, and graveyard": ((Zone.HAND, Zone.DECK, Zone.GRAVEYARD), Joint.AND),
    "graveyard, hand and/or deck": ((Zone.GRAVEYARD, Zone.HAND, Zone.DECK), Joint.AND_OR),
    "hand, party, deck, and graveyard": ((Zone.HAND, Zone.PLAY, Zone.DECK, Zone.GRAVEYARD), Joint.AND),
}


@for_every("words", SEARCHED)
@for_every("end", ["", " If you searched your deck this way, shuffle it."])
def test_several_zones_are_searched_together(words: str, end: str) -> None:
    zones, joint = SEARCHED[words]
    put = (Put(Those("found"), Zone.PLAY),)
    check_text(
        f"Search your {words} for an ally and put it into play.{end}",
        Text((), (Search(You(), You(), zones, ALLY, n(1), "found", put, joint=joint),)),
    )


@for_every(
    "words",
    [
        "Search your deck, hand, and deck for an ally and put it into play.",
        "Search your hand for an ally and put it into play. If you searched your deck this way, shuffle it.",
    ],
)
def test_zones_that_make_no_sense_are_unread(words: str) -> None:
    stuck(ABILITY_LINE, words)
