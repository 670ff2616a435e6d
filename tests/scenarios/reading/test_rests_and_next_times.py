"""The rest of what was chosen, the next event of a kind, one target or none, cards among those that were seen."""

from __future__ import annotations

from dataclasses import replace

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    CreateTokens,
    Deal,
    Delay,
    Destroy,
    Draw,
    Effect,
    ForEach,
    If,
    May,
    Put,
)
from engine.language.filters import AllOf, Among, Controlled, Filter, HasKeyword, InCondition, Is, Not, Standing, Tagged
from engine.language.modifiers import Adjust, Cannot, Deed
from engine.language.powers import Continuous, Keyword, TargetDescription, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.revelation import LookAt, Reveal
from engine.language.selections import (
    Chosen,
    Compare,
    ControllerOf,
    Count,
    Every,
    Fits,
    Number,
    Players,
    Plus,
    Selection,
    Target,
    Those,
    Top,
    Union,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, HERO, PET, card, check_power, check_text, n, stuck

DRAW = Draw(You(), Number(1))
MINE, ANY, OPPONENTS = Controlled(You()), Players(), Players(Relation.OPPONENT)
CHOSEN, PLAYER, SEEN = Those("chosen1"), Those("player"), Those("seen1")
ONE_ALLY = TargetDescription(ALLY, Number(0), Number(1))


def taken_by(players: Selection) -> ForEach:
    """Each of the players chooses one of his or her allies in turn; together they are the chosen ones."""
    one = Chosen(Every(AllOf((ALLY, Controlled(PLAYER)))), by=PLAYER)
    return ForEach(players, "player", (Choose(Union((CHOSEN, one)), "chosen1"),))


def rest_of(*described: Filter) -> Destroy:
    """All cards that fit the descriptions are destroyed, but the chosen ones."""
    return Destroy(Every(AllOf((*described, Not(Among(CHOSEN))))))


def once(on: On, *effects: Effect) -> Delay:
    return Delay(Triggered((on,), Text((), effects)), Duration.THIS_TURN)


THE_REST: dict[str, tuple[Effect, ...]] = {
    "Each player chooses an ally in his party and destroys the rest.": (
        taken_by(ANY),
        rest_of(ALLY, Controlled(ANY)),
    ),
    "Each player chooses an ally in his party. Destroy all other allies.": (taken_by(ANY), rest_of(ALLY)),
    "Each opponent chooses an ally in his party. Your hero deals 3 shadow damage to each of those allies.": (
        taken_by(OPPONENTS),
        Deal(HERO, CHOSEN, Number(3), DamageType.SHADOW),
    ),
}


@for_every("words", THE_REST)
def test_each_player_chooses_and_all_chosen_cards_are_meant_afterwards(words: str) -> None:
    check_text(words, Text((), THE_REST[words]))


def test_the_rest_is_what_one_player_has_not_chosen() -> None:
    his = (ALLY, Controlled(Target()))
    one = Choose(Chosen(Every(AllOf(his)), by=Target()), "chosen1")
    someone = card(ABILITY_LINE, "Target player chooses one of his allies and destroys the rest.").text
    assert isinstance(someone, Text)
    assert someone.effects == (one, rest_of(*his))


def test_there_is_no_rest_where_nothing_was_chosen() -> None:
    stuck(ABILITY_LINE, "Destroy target ally and the rest.")


YOURS = Standing(Relation.YOU)
NEXT: dict[str, Delay] = {
    "The next time you play an ally this turn, draw a card.": once(On(What.PLAYED, subject=ALLY, player=YOURS), DRAW),
    "The next time an ally in your party is destroyed this turn, draw a card.": once(
        On(What.DESTROYED, subject=AllOf((ALLY, MINE))), DRAW
    ),
    "When your hero next deals combat damage this turn, draw a card.": once(
        On(What.DEALS_DAMAGE, subject=Among(HERO), combat=True), DRAW
    ),
    "This turn, whenever an ally in your party is destroyed, draw a card.": replace(
        once(On(What.DESTROYED, subject=AllOf((ALLY, MINE))), DRAW), once=False
    ),
}


@for_every("words", NEXT)
def test_the_next_event_of_a_kind_is_waited_for_once(words: str) -> None:
    check_text(words, Text((), (NEXT[words],)))


def test_one_target_or_none() -> None:
    check_text("Destroy up to one target ally.", Text((ONE_ALLY,), (Destroy(Target()),)))
    two = TargetDescription(ALLY), replace(ONE_ALLY, filter=Is((Kind.EQUIPMENT,)))
    both = Text(two, (Destroy(Union((Target(0), Target(1)))),))
    check_text("Destroy target ally and up to one target equipment.", both)


def looked(*effects: Effect) -> tuple[Effect, ...]:
    return (Choose(Top(Number(5), You()), "seen1"), LookAt(You(), SEEN), *effects)


def of_them(*described: Filter) -> Every:
    return Every(AllOf((*described, Among(SEEN))), (Zone.DECK,))


REST_BELOW = Put(Every(Among(SEEN), (Zone.DECK,)), Zone.DECK, on_bottom=True)
SEEN_ONES: dict[str, tuple[Effect, ...]] = {
    "You may reveal up to two allies from among them and put them into your hand.": (
        May(
            You(),
            (
                Reveal(Chosen(of_them(ALLY), Number(0), Number(2), name="chosen2")),
                Put(Those("chosen2"), Zone.HAND),
            ),
        ),
    ),
    "You may put a Demon ally from among them into play.": (
        May(You(), (Put(Chosen(of_them(ALLY, Tagged(("Demon",)))), Zone.PLAY),)),
    ),
}


@for_every("words", SEEN_ONES)
def test_cards_among_those_that_were_looked_at(words: str) -> None:
    below = "Put the rest on the bottom of your deck in any order."
    check_text(
        f"Look at the top five cards of your deck. {words} {below}", Text((), looked(*SEEN_ONES[words], REST_BELOW))
    )


def test_what_stands_only_in_play_is_not_among_cards_that_were_seen() -> None:
    stuck(
        ABILITY_LINE, "Look at the top five cards of your deck. Put an exhausted ally from among them into your hand."
    )


PROTECTORS = HasKeyword(KeywordName.PROTECTOR)
RELATIVE: dict[str, Filter] = {
    "Allies in your party that have protector": AllOf((ALLY, MINE, PROTECTORS)),
    "Allies in your party without protector": AllOf((ALLY, MINE, Not(PROTECTORS))),
    "Allies that have damage on them": AllOf((ALLY, InCondition(Condition.DAMAGED))),
}


@for_every("words", RELATIVE)
def test_cards_that_have_something(words: str) -> None:
    check_power(f"{words} have +1 ATK.", Continuous((Adjust(Trait.ATK, n(1)),), RELATIVE[words]))


def at_least(number: int, *described: Filter) -> Compare:
    return Compare(
        Count(Every(AllOf(described) if len(described) > 1 else described[0])), Comparison.AT_LEAST, n(number)
    )


ALLIES_OF_TARGET = Count(Every(AllOf((ALLY, Controlled(ControllerOf(Target()))))))
CONDITIONS: dict[str, Compare] = {
    "you control two allies": at_least(2, ALLY, MINE),
    "three equipment are in play": at_least(3, Is((Kind.EQUIPMENT,))),
    "you control a Feral card": at_least(1, Tagged(("Feral",)), MINE),
}


@for_every("words", CONDITIONS)
def test_how_many_cards_somebody_controls(words: str) -> None:
    check_text(f"If {words}, draw a card.", Text((), (If(CONDITIONS[words], (DRAW,)),)))


def test_who_controls_more_than_the_controller_of_a_card() -> None:
    mine = Count(Every(AllOf((ALLY, MINE))))
    more = Compare(mine, Comparison.AT_LEAST, Plus((ALLIES_OF_TARGET, n(1))))
    check_text(
        "Destroy target ally if you control more allies than its controller.",
        Text((TargetDescription(ALLY),), (If(more, (Destroy(Target()),)),)),
    )


def test_a_card_that_is_of_a_kind() -> None:
    either = TargetDescription(Is((Kind.HERO, Kind.ALLY)))
    check_text(
        "Target hero or ally has +1 ATK this turn. If it's an ally, draw a card.",
        Text(
            (either,),
            (Apply((Adjust(Trait.ATK, n(1)),), Target(), Duration.THIS_TURN), If(Fits(Target(), ALLY), (DRAW,))),
        ),
    )


def test_what_an_ally_can_not_do_in_a_long_list() -> None:
    barred = tuple(map(Cannot, (Deed.ATTACK, Deed.EXHAUST, Deed.PROTECT, Deed.BE_TARGETED)))
    check_text(
        "Target ally can't attack, exhaust, protect, or be targeted this turn.",
        Text((TargetDescription(ALLY),), (Apply(barred, Target(), Duration.THIS_TURN),)),
    )


def test_your_pet_is_the_one_that_you_can_have() -> None:
    yours = Every(AllOf((PET, MINE)))
    check_text(
        "Your Pet has +2 ATK this turn.", Text((), (Apply((Adjust(Trait.ATK, n(2)),), yours, Duration.THIS_TURN),))
    )


def test_a_sentence_of_its_own_tells_what_tokens_have() -> None:
    text = card(ABILITY_LINE, "Put two 1 ATK / 1 health Ghoul ally tokens into play. They have protector.").text
    assert isinstance(text, Text)
    (created,) = text.effects
    assert isinstance(created, CreateTokens)
    assert created.token == TokenFace("Ghoul", 1, 1, powers=(Keyword(KeywordName.PROTECTOR),))
    stuck(ABILITY_LINE, "Put a 1 ATK / 1 health Ghoul ally token into play. They have protector.")


def test_what_holds_for_a_time_while_a_hero_is_in_combat() -> None:
    raised = Apply((Adjust(Trait.ATK, n(3)),), HERO, Duration.THIS_TURN, Fits(HERO, InCondition(Condition.ATTACKING)))
    check_text("This turn, your hero has +3 ATK while attacking.", Text((), (raised,)))
