"""Cards that other players see and put in several places, so many that are revealed, and texts that are repeated."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    ChooseNumber,
    Deal,
    Destroy,
    Draw,
    Flip,
    ForEach,
    IfYouDo,
    May,
    Put,
    RemoveCounters,
    RemoveDamage,
    Repeat,
    Shuffle,
)
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Standing, Valued
from engine.language.modifiers import ChangeCost, Purpose
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.revelation import LookAt, Reveal, RevealUntil, Search
from engine.language.selections import (
    Chosen,
    Count,
    CountersOn,
    Every,
    Players,
    Plus,
    Role,
    Target,
    ThatMany,
    Those,
    Times,
    Top,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Kind, Relation, Trait, Zone
from tests.every_row import hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, HERO, check_power, check_text, n, says_it_back, stuck

_ONE = Those("player")
_SEEN = Those("seen1")
_DECK, _HAND = (Zone.DECK,), (Zone.HAND,)
_CARD = Is((Kind.CARD,))
_FOUND, _REST = Those("revealed"), Every(Among(Those("others revealed")), _DECK)
_PLAYER = (TargetDescription(Standing(Relation.ANY)),)
_BOLT = Deal(HERO, Target(), n(1), DamageType.FIRE)
_CHEAP = AllOf((ALLY, Valued(Trait.COST, Comparison.AT_MOST, n(3)), Among(_SEEN)))

TEXTS = {
    "Reveal cards from the top of your deck until you reveal two ally cards. "
    "Put those cards into your hand and the rest on the bottom of your deck.": Text(
        (),
        (
            RevealUntil(You(), ALLY, "revealed", "others revealed", 2),
            Put(_FOUND, Zone.HAND),
            Put(_REST, Zone.DECK, on_bottom=True),
        ),
    ),
    "Each player reveals cards from the top of his deck until he reveals an ally card. "
    "He puts that card into play and the rest into his graveyard.": Text(
        (),
        (
            ForEach(
                Players(),
                "player",
                (
                    RevealUntil(_ONE, ALLY, "revealed", "others revealed"),
                    Put(_FOUND, Zone.PLAY, under=_ONE),
                    Put(_REST, Zone.GRAVEYARD),
                ),
            ),
        ),
    ),
    "Target player looks at the top three cards of his deck, "
    "then puts one of them into his hand and the rest on the bottom of his deck.": Text(
        _PLAYER,
        (
            Choose(Top(n(3), Target()), "seen1"),
            LookAt(Target(), _SEEN),
            Put(Chosen(_SEEN, by=Target()), Zone.HAND),
            Put(Every(Among(_SEEN), _DECK), Zone.DECK, on_bottom=True, by=Target()),
        ),
    ),
    "Target player may look at the top three cards of his deck, then put them back in any order.": Text(
        _PLAYER,
        (
            May(
                Target(),
                (
                    Choose(Top(n(3), Target()), "seen1"),
                    LookAt(Target(), _SEEN),
                    Put(_SEEN, Zone.DECK, by=Target()),
                ),
            ),
        ),
    ),
    "Target player may look at your hand.": Text(
        _PLAYER, (May(Target(), (LookAt(Target(), Every(_CARD, _HAND, You())),)),)
    ),
    "Target player searches his deck for an ability card and attaches it to target ally.": Text(
        (*_PLAYER, TargetDescription(ALLY)),
        (
            Search(
                Target(),
                Target(),
                _DECK,
                Is((Kind.ABILITY,)),
                n(1),
                "found",
                (Put(Those("found"), Zone.PLAY, under=Target(), attached_to=Target(1)),),
            ),
        ),
    ),
    "Each player puts the cards in his hand on the bottom of his deck in any order, then draws four cards.": Text(
        (),
        (Put(Every(_CARD, _HAND, Players()), Zone.DECK, on_bottom=True, by=Players()), Draw(Players(), n(4))),
    ),
    "Target player puts all cards in his graveyard on the bottom of his deck.": Text(
        _PLAYER, (Put(Every(_CARD, (Zone.GRAVEYARD,), Target()), Zone.DECK, on_bottom=True, by=Target()),)
    ),
    "Target player puts all allies in his party on top of their owners' decks.": Text(
        _PLAYER, (Put(Every(AllOf((ALLY, Controlled(Target())))), Zone.DECK, by=Target()),)
    ),
    # Whoever chooses the cards as they are put arranges them.
    "Target player puts two cards from his hand on top of his deck.": Text(
        _PLAYER, (Put(Chosen(Every(_CARD, _HAND, Target()), n(2), by=Target()), Zone.DECK),)
    ),
    "Target player puts an ally card from his graveyard into play with 2 damage on it.": Text(
        _PLAYER,
        (
            Put(
                Chosen(Every(ALLY, (Zone.GRAVEYARD,), Target()), by=Target()),
                Zone.PLAY,
                under=Target(),
                damage=n(2),
            ),
        ),
    ),
    "Target player removes any number of lava counters from target ally.": Text(
        (*_PLAYER, TargetDescription(ALLY)),
        (
            ChooseNumber(Target(), n(0), CountersOn("lava", Target(1)), "counters"),
            RemoveCounters(Target(1), "lava", ThatMany("counters")),
        ),
    ),
    "Remove all but 1 damage from each ally.": Text(
        (), (RemoveDamage(Every(ALLY), Plus((ValueOf(Trait.DAMAGE, Those("it")), Times(n(1), -1)))),)
    ),
    "Remove all damage from two target allies.": Text(
        (TargetDescription(ALLY, n(2), n(2)),), (RemoveDamage(Target(), ValueOf(Trait.DAMAGE, Those("it"))),)
    ),
    "Turn target quest face down. If you do, draw a card.": Text(
        (TargetDescription(Is((Kind.QUEST,))),),
        (
            IfYouDo(
                (Flip(Every(AllOf((Among(Target()), InCondition(Condition.FACE_UP))))),),
                (Draw(You(), n(1)),),
            ),
        ),
    ),
    "Reveal the top four cards of your deck. Put each ally card revealed this way with cost 3 or less into your hand "
    "and shuffle the rest into your deck.": Text(
        (),
        (
            Choose(Top(n(4), You()), "seen1"),
            Reveal(_SEEN),
            Put(Every(_CHEAP, _DECK), Zone.HAND),
            Put(Every(Among(_SEEN), _DECK), Zone.DECK),
            Shuffle(You()),
        ),
    ),
    "Weapons cost 1 less to strike with this turn.": Text(
        (), (Apply((ChangeCost(Purpose.STRIKE, Is((Kind.WEAPON,)), n(-1)),), Players(), Duration.THIS_TURN),)
    ),
    "Your hero deals 1 fire damage to target ally. Repeat this process twice.": Text(
        (TargetDescription(ALLY),), (_BOLT, Repeat(n(2), (_BOLT,)))
    ),
    "Your hero deals 1 fire damage to target ally. Repeat this process for each card in your hand.": Text(
        (TargetDescription(ALLY),),
        (_BOLT, Repeat(Count(Every(Is((Kind.CARD,)), (Zone.HAND,), You())), (_BOLT,))),
    ),
}


def test_of_an_ability() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


def test_what_is_done_to_a_card_is_said_of_it() -> None:
    dealt = On(What.DEALS_DAMAGE, other=ALLY)
    meant = Triggered((dealt,), Text((), (Destroy(Role("other")),)))
    check_power("When an ally is dealt damage, it's destroyed.", meant)
    check_power("When an ally is dealt damage, that ally is destroyed.", meant)


def test_words_for_all_that_was_revealed_are_not_read_of_the_rest_alone() -> None:
    until = "Reveal cards from the top of your deck until you reveal an ally card."
    stuck(ABILITY_LINE, f"{until} Put all revealed cards into your graveyard.")
    stuck(ABILITY_LINE, f"{until} Put all ability cards revealed this way into your hand.")


def test_several_players_do_not_reveal_cards_as_if_they_were_one() -> None:
    stuck(ABILITY_LINE, "Players reveal cards from the top of their decks until they reveal an ally card.")
