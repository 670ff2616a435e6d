"""Rules that cards change, cards of each kind, and numbers that earlier words have counted: values, and near misses."""

from __future__ import annotations

from typing import Any

from engine.language.effects import Choose, ChooseMode, Deal, Draw, ForEach, IfYouDo, Put, PutDamage, RemoveDamage
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    DidThisTurn,
    HasKeyword,
    InCondition,
    Is,
    Not,
    OfDamageType,
    Standing,
    Tagged,
)
from engine.language.modifiers import (
    Adjust,
    Cannot,
    Deed,
    HandSize,
    LosePowers,
    MoreOf,
    MoreResources,
    PlayAsInstant,
    Prevent,
    SeenTop,
)
from engine.language.powers import Continuous, Keyword, Payment, Power
from engine.language.selections import Chosen, Count, Every, Number, Players, Those, Times, Top, You
from engine.language.words import Condition, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading import Read, read_card
from scenarios.reading.templates import parts_of
from scenarios.reading.told_cards import reading
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    NAME,
    OPPOSING,
    card,
    check_power,
    n,
    stuck,
)

MINE = Controlled(You())
OPPONENTS = Players(Relation.OPPONENT)
CARD = Is((Kind.CARD,))

POWERS: dict[str, Power] = {
    "Cards can't leave opposing graveyards.": Continuous(
        (Cannot(Deed.LEAVE_GRAVEYARD),), Every(CARD, (Zone.GRAVEYARD,), OPPONENTS)
    ),
    "You can't discard cards.": Continuous((Cannot(Deed.DISCARD),), You()),
    "Each opponent can't draw more than one card per turn.": Continuous(
        (Cannot(Deed.DRAW),), AllOf((Standing(Relation.OPPONENT), DidThisTurn(Done.DRAWN)))
    ),
    "Each player may place an additional resource during his turn.": Continuous((MoreResources(1),), Players()),
    "You can have up to ten Rings.": Continuous((MoreOf("Ring", 0, 10),), You()),
    "Your hero has Ranged dual wield.": Continuous((MoreOf("Ranged", 1, strikes=True),), You()),
    "Opposing heroes lose and can't have flip powers.": Continuous(
        (LosePowers(and_cannot_have=True, flip=True),), AllOf((Is((Kind.HERO,)), OPPOSING))
    ),
    "You may look at the top card of your deck at any time.": Continuous((SeenTop(),), You()),
    "Prevent the first 4 damage that would be dealt to your hero each turn.": Continuous(
        (Prevent(n(4), each_turn=True),), HERO
    ),
    "Allies in your party can't be destroyed by fatal damage.": Continuous(
        (Cannot(Deed.BE_DESTROYED_BY_FATAL_DAMAGE),), AllOf((ALLY, MINE))
    ),
    "Inspire: Protector": Keyword(KeywordName.INSPIRE, fitting=HasKeyword(KeywordName.PROTECTOR)),
    "Inspire: Ally or Quest": Keyword(KeywordName.INSPIRE, fitting=Is((Kind.ALLY, Kind.QUEST))),
    "Sabotage: Attached Ability": Keyword(
        KeywordName.SABOTAGE, kinds=(Kind.ABILITY,), fitting=InCondition(Condition.ATTACHED)
    ),
    # An ally shows no talent, so the word can only be the type of its damage; an ability has the talent as a tag.
    "Fire allies in your party have +1 ATK.": Continuous(
        (Adjust(Trait.ATK, n(1)),), AllOf((ALLY, OfDamageType(DamageType.FIRE), MINE))
    ),
    "Your Fire abilities can't be destroyed.": Continuous(
        (Cannot(Deed.BE_DESTROYED),), AllOf((Is((Kind.ABILITY,)), Tagged(("Fire",)), MINE))
    ),
    "Your maximum hand size is reduced by two for each ally in your party.": Continuous(
        (HandSize(Times(Count(Every(AllOf((ALLY, MINE)))), -2)),), You()
    ),
    "Ally cards in your hand are instant.": Continuous(
        (PlayAsInstant(Among(Every(ALLY, (Zone.HAND,), You())), are=True),), You()
    ),
    "Cards in your hand are instant.": Continuous(
        (PlayAsInstant(Among(Every(Is((Kind.CARD,)), (Zone.HAND,), You())), are=True),), You()
    ),
}


def effects(text: str) -> tuple[Any, ...]:
    """Return what an ability does that says the text."""
    found: Any = card(ABILITY_LINE, text).text
    return tuple(found.effects)


def test_a_power_means_this_and_is_told_so() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])
        printed = card(ALLY_LINE, text)
        again = read_card(NAME, ALLY_LINE + "\n".join(reading(printed)))
        assert isinstance(again, Read)
        assert again.printed == printed

    hold_every(list(POWERS), check)


WRONG_NOUN = (
    "If your hero would be dealt damage this turn, you may choose a Demon in your party. "
    "If you do, that damage is dealt to that Dwarf instead."
)

NEAR_MISSES = (
    "Choose up to two players. That player draws a card.",
    "Look at the top card of your deck. Either draw it or put it on the bottom. If you discard a card, draw a card.",
    "You may destroy an ally you control. If you do, each opponent destroys a card of that kind he controls.",
    "If you control an ability or ally, draw a card, or two cards if you control all three.",
    "Put a revealed ability and quest card into your hand.",
    "Draw it.",
    WRONG_NOUN,
)


def test_what_nobody_would_say_stays_unread() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(NEAR_MISSES, check)


def test_no_hero_is_put_into_a_hand() -> None:
    printed = card(
        ABILITY_LINE,
        "Reveal the top card of your deck, put damage on your hero equal to its cost, then put it into hand.",
    )
    moved = [part.cards for part in parts_of(printed.text) if isinstance(part, Put)]
    assert moved == [Those("seen1")]
    assert [part.on for part in parts_of(printed.text) if isinstance(part, PutDamage)] == [HERO]


def test_who_is_put_on_top_is_none_of_the_others() -> None:
    text = (
        "Look at the top three cards of your deck. Put one on top of your deck and the rest on the bottom of your deck."
    )
    _, _, first, rest = effects(text)
    assert isinstance(first.cards, Chosen)
    assert rest.cards == Every(AllOf((Among(Those("seen1")), Not(Among(Those(first.cards.name or ""))))), (Zone.DECK,))


def test_each_of_two_players_uses_the_own_deck() -> None:
    text = (
        "You and target opponent each put the top card of your decks into your resource rows face down and exhausted."
    )
    (each,) = effects(text)
    assert isinstance(each, ForEach)
    assert each.do == (
        Put(
            Top(Number(1), Those("player")),
            Zone.PLAY,
            under=Those("player"),
            exhausted=True,
            as_resource=True,
            face_up=False,
        ),
    )


def test_damage_of_either_type_is_a_choice() -> None:
    text = "Your hero deals 2 shadow or fire damage to target hero or ally."
    (chosen,) = effects(text)
    assert isinstance(chosen, ChooseMode)
    types = [part.damage_type for part in parts_of(chosen) if isinstance(part, Deal)]
    assert types == [DamageType.SHADOW, DamageType.FIRE]
    stuck(ABILITY_LINE, "Your hero deals 2 fire or fire damage to target hero or ally.")


def test_damage_removed_is_counted_by_its_name() -> None:
    text = "Remove 6 damage from your hero and put 1 damage on target ally for each damage removed this way."
    removed, put = effects(text)
    assert removed == RemoveDamage(HERO, n(6), "removed damage")
    assert put.amount.name == "removed damage"
    assert effects("Remove 6 damage from your hero.") == (RemoveDamage(HERO, n(6)),)


def test_a_power_of_the_hand_says_so() -> None:
    said = f"Pay 1, Remove {NAME} from the game >>> Draw a card."
    (plain,) = card(ALLY_LINE, said).powers
    (held,) = card(ALLY_LINE, f"{said} You can use this power if {NAME} is in your hand or party.").powers
    assert isinstance(plain, Payment)
    assert isinstance(held, Payment)
    assert (plain.zones, held.zones) == ((Zone.PLAY,), (Zone.HAND, Zone.PLAY))


def test_a_drawn_card_is_the_one_that_was_seen() -> None:
    text = "Look at the top card of your deck. Either draw it or put it on the bottom. If you draw it, draw a card."
    shown, _, chosen = effects(text)
    assert isinstance(shown, Choose)
    assert chosen.courses[0] == (IfYouDo((Draw(You(), n(1)),), (Draw(You(), n(1)),)),)


def test_what_could_not_be_done_leads_on() -> None:
    (power,) = card(ALLY_LINE, f"At the end of your turn, destroy a Pet. If you can't, destroy {NAME}.").powers
    text: Any = power
    (effect,) = text.text.effects
    assert isinstance(effect, IfYouDo)
    assert effect.then == ()
    assert len(effect.otherwise) == 1


@for_every(("word", "factor"), [("increased", 2), ("raised", 2), ("reduced", -2), ("lowered", -2)])
def test_a_hand_size_grows_or_shrinks_for_each(word: str, factor: int) -> None:
    text = f"Ongoing: Your maximum hand size is {word} by two for each ally in your party."
    reading = read_card("Tim", f"2, Ability\n{text}")
    assert isinstance(reading, Read)
    (power,) = reading.printed.powers
    assert isinstance(power, Continuous)
    (change,) = power.changes
    assert isinstance(change, HandSize)
    assert isinstance(change.by, Times)
    assert change.by.factor == factor
