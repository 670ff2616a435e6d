"""What is done in part, to several that are unlike or in a total, this way or at such a time: what it is as data."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    CreateTokens,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    Heal,
    If,
    Put,
    PutDamage,
    RollDice,
    Shuffle,
)
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    DidThisTurn,
    HasCounter,
    InCondition,
    Is,
    Not,
    Owned,
    Standing,
    Tagged,
)
from engine.language.modifiers import (
    Cannot,
    Deed,
    PlayFrom,
    Prevent,
)
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.revelation import Reveal, Search
from engine.language.selections import (
    AtMost,
    Chosen,
    Compare,
    Count,
    Either,
    EventAmount,
    Every,
    Fits,
    Half,
    HeroOf,
    Number,
    OwnerOf,
    Players,
    Plus,
    Role,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    TimesDone,
    Top,
    Total,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import (
    Alike,
    Comparison,
    Condition,
    DamageType,
    Done,
    Kind,
    Relation,
    Trait,
    Zone,
)
from scenarios.reading import Read, Unread, read_card
from tests.every_row import for_every, hold_every

ALLY_LINE = "3, Ally—Human Mage, 2 [Arcane] ATK / 3 Health"
ABILITY_LINE = "2, Instant Ability"
HERO, YOU, THIS = HeroOf(You()), You(), This()
ALLY, CARD, WEAPON, ABILITY = (Is((kind,)) for kind in (Kind.ALLY, Kind.CARD, Kind.WEAPON, Kind.ABILITY))
TOKEN, CHARACTER = Is((Kind.TOKEN,)), Is((Kind.HERO, Kind.ALLY))
OPPONENTS = Players(Relation.OPPONENT)
MINE, THEIRS = Controlled(You()), Controlled(OPPONENTS)
TURN, GAME = Duration.THIS_TURN, Duration.GAME
AT_LEAST, EQUAL = Comparison.AT_LEAST, Comparison.EQUAL
NONE, ONE, TWO, THREE = (Number(each) for each in range(4))
A_CHARACTER = (TargetDescription(CHARACTER),)
HAND = Every(CARD, (Zone.HAND,), You())
ALLY_TOKEN = AllOf((ALLY, TOKEN))

TEXTS: dict[str, Text] = {
    # Prevention in part: of each packet, by its amount.
    "If your hero would be dealt damage this turn, prevent all but 2 of that damage.": Text(
        (), (Apply((Prevent(Plus((EventAmount(), Number(-2))), of_each=True),), HERO, TURN),)
    ),
    "If your hero would be dealt fire damage this turn, prevent half of it, rounded down.": Text(
        (), (Apply((Prevent(Half(EventAmount()), damage_types=(DamageType.FIRE,), of_each=True),), HERO, TURN),)
    ),
    # Targets and sought cards that are unlike, or in a total.
    "Exhaust up to three target allies with different classes.": Text(
        (TargetDescription(ALLY, NONE, THREE, alike=Alike.NO_CLASS),), (Exhaust(Target()),)
    ),
    "Put two target ally cards with different names from your graveyard into your hand.": Text(
        (TargetDescription(AllOf((ALLY, Owned(You()))), TWO, TWO, (Zone.GRAVEYARD,), Alike.NO_NAME),),
        (Put(Target(), Zone.HAND),),
    ),
    "Destroy up to two target allies with total cost 4 or less.": Text(
        (TargetDescription(ALLY, NONE, TWO, total=Total(Trait.COST, Number(4))),), (Destroy(Target()),)
    ),
    "Exhaust any number of target opposing allies with total ATK 6 or less.": Text(
        (
            TargetDescription(
                AllOf((ALLY, THEIRS)),
                NONE,
                Count(Every(AllOf((ALLY, THEIRS)))),
                total=Total(Trait.ATK, Number(6)),
            ),
        ),
        (Exhaust(Target()),),
    ),
    "Search your deck for any number of ally cards with different names and total cost 6 or less, reveal them, and put "
    "them into your hand.": Text(
        (),
        (
            Search(
                YOU,
                YOU,
                (Zone.DECK,),
                ALLY,
                Count(Every(ALLY, (Zone.DECK,), YOU)),
                "found",
                (Reveal(Those("found")), Put(Those("found"), Zone.HAND)),
                Alike.NO_NAME,
                up_to=True,
                total=Total(Trait.COST, Number(6)),
            ),
        ),
    ),
    # Kinds and tags in one list; tokens of a kind.
    "Destroy target ally token, Demon, or Undead.": Text(
        (TargetDescription(AnyOf((ALLY_TOKEN, Tagged(("Demon",)), Tagged(("Undead",))))),), (Destroy(Target()),)
    ),
    "Destroy target Totem or Pet.": Text(
        (TargetDescription(AnyOf((Is((Kind.TOTEM,)), Tagged(("Pet",))))),), (Destroy(Target()),)
    ),
    "Destroy target opposing attacker.": Text(
        (TargetDescription(AllOf((InCondition(Condition.ATTACKING), THEIRS))),), (Destroy(Target()),)
    ),
    "Exhaust target hero or ally that protected this turn.": Text(
        (TargetDescription(AllOf((CHARACTER, DidThisTurn(Done.PROTECTED)))),), (Exhaust(Target()),)
    ),
    "Destroy target ally with two or more rage counters.": Text(
        (TargetDescription(AllOf((ALLY, HasCounter("rage", 2)))),), (Destroy(Target()),)
    ),
    "Destroy target ally with no rage counters.": Text(
        (TargetDescription(AllOf((ALLY, Not(HasCounter("rage"))))),), (Destroy(Target()),)
    ),
    # What was done this way, counted and asked about.
    "Your hero heals 2 damage from each friendly ally. If damage was healed from three or more allies this way, draw a "
    "card.": Text(
        (),
        (
            Heal(HERO, Every(AllOf((ALLY, Controlled(Players(Relation.FRIENDLY))))), TWO, "healed"),
            If(Compare(Count(Those("healed"), ALLY), AT_LEAST, THREE), (Draw(YOU, ONE),)),
        ),
    ),
    "Put the top three cards of your deck into your graveyard. If an ally card is put into your graveyard this way, "
    "draw a card.": Text(
        (),
        (
            Put(Top(THREE, YOU), Zone.GRAVEYARD, name="put1"),
            If(Compare(Count(Those("put1"), ALLY), AT_LEAST, ONE), (Draw(YOU, ONE),)),
        ),
    ),
    "Destroy all opposing allies. Draw a card for each Demon destroyed this way.": Text(
        (),
        (
            Destroy(Every(AllOf((ALLY, THEIRS))), "destroyed"),
            Draw(YOU, Count(Those("destroyed"), Tagged(("Demon",)))),
        ),
    ),
    "Destroy all opposing allies. If two or more Demons were destroyed this way, draw a card.": Text(
        (),
        (
            Destroy(Every(AllOf((ALLY, THEIRS))), "destroyed"),
            If(Compare(Count(Those("destroyed"), Tagged(("Demon",))), AT_LEAST, TWO), (Draw(YOU, ONE),)),
        ),
    ),
    "Target opponent discards two cards. If no ally cards were discarded this way, draw a card.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Discard(Target(), TWO, name="discarded1"),
            If(Compare(Count(Those("discarded1"), ALLY), EQUAL, NONE), (Draw(YOU, ONE),)),
        ),
    ),
    # As many as before.
    "Destroy all opposing allies. Put that many Boar ally tokens with 1 ATK and 1 health into play.": Text(
        (),
        (
            Destroy(Every(AllOf((ALLY, THEIRS))), "destroyed"),
            CreateTokens(YOU, TokenFace("Boar", 1, 1), Count(Those("destroyed"))),
        ),
    ),
    "Target player shuffles his graveyard into his deck.": Text(
        (TargetDescription(Standing(Relation.ANY)),),
        (Put(Every(CARD, (Zone.GRAVEYARD,), Target()), Zone.DECK), Shuffle(Target())),
    ),
    # Amounts wherever they can stand.
    "Put 2 damage on your hero for each card in your hand.": Text((), (PutDamage(HERO, Times(Count(HAND), 2)),)),
    "Your hero deals fire damage to target hero or ally equal to twice the number of cards in your hand.": Text(
        A_CHARACTER, (Deal(HERO, Target(), Times(Count(HAND), 2), DamageType.FIRE),)
    ),
    "Draw a card for each ally in your party destroyed this turn, up to three.": Text(
        (), (Draw(YOU, AtMost(TimesDone(Done.DESTROYED, None, AllOf((ALLY, MINE))), 3)),)
    ),
    # Chance, and what may be played from where it lies.
    "Target opponent reveals a card at random from his hand. You may play that card this turn.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Reveal(Chosen(Every(CARD, (Zone.HAND,), Target()), name="chosen1", at_random=True)),
            Apply((PlayFrom(None, Among(Those("chosen1"))),), YOU, TURN),
        ),
    ),
    "Roll a die. If it's 5 or 6, draw a card.": Text(
        (),
        (
            RollDice(YOU, ONE, "roll"),
            If(Either(tuple(Compare(ThatMany("roll"), EQUAL, Number(each)) for each in (5, 6))), (Draw(YOU, ONE),)),
        ),
    ),
    # A player's next turn.
    "Target player can't place a resource on his next turn.": Text(
        (TargetDescription(Standing(Relation.ANY)),), (Apply((Cannot(Deed.PLACE),), Target(), Duration.ITS_NEXT_TURN),)
    ),
    "Remove target ally from the game. At the start of its owner's next turn, that player puts it into play "
    "exhausted.": Text(
        (TargetDescription(ALLY),),
        (
            Put(Target(), Zone.REMOVED),
            Delay(
                Triggered(
                    (On(What.STARTS, player=Among(OwnerOf(Target())), part=Part.TURN),),
                    Text((), (Put(Role("target 0"), Zone.PLAY, under=Role("player"), exhausted=True),)),
                ),
                GAME,
            ),
        ),
    ),
    "Your hero deals 1 frost damage to target hero or ally, or 3 frost damage if that character is exhausted.": Text(
        A_CHARACTER,
        (
            If(
                Fits(Target(), InCondition(Condition.EXHAUSTED)),
                (Deal(HERO, Target(), THREE, DamageType.FROST),),
                (Deal(HERO, Target(), ONE, DamageType.FROST),),
            ),
        ),
    ),
}


def read(line: str, text: str) -> object:
    reading = read_card("Grok", f"{line}\n{text}")
    assert isinstance(reading, Read), str(reading)
    return reading.printed.text or reading.printed.powers[0]


def test_a_text_says_what_it_says() -> None:
    def check(text: str) -> None:
        assert read(ABILITY_LINE, text) == TEXTS[text]

    hold_every(list(TEXTS), check)


APART = [
    (
        "prevent all but 2 of that damage",
        "prevent 2 of that damage",
        "If your hero would be dealt damage this turn, {}.",
    ),
    ("half of it, rounded up", "half of it, rounded down", "If your hero would be dealt damage this turn, prevent {}."),
    ("different names", "different classes", "Exhaust up to two target allies with {}."),
    ("total cost 4 or less", "cost 4 or less", "Destroy up to two target allies with {}."),
    ("total cost 4 or less", "total ATK 4 or less", "Destroy up to two target allies with {}."),
    ("ally token", "ally", "Destroy target {}."),
    ("two or more", "two or fewer", "Destroy target ally with {} rage counters."),
    ("a Demon", "an ally", "Destroy all allies. If {} was destroyed this way, draw a card."),
    ("during combat", "during your turn", "Draw a card. When an ally enters play {} this turn, draw a card."),
    ("your turn", "an opponent's turn", "When an ally is destroyed during {} this turn, draw a card."),
    ("5 or 6", "5 or less", "Roll a die. If it's {}, draw a card."),
    ("a card at random from", "a card from", "Target player reveals {} his hand."),
    ("twice the", "the", "Your hero deals fire damage to target ally equal to {} number of cards in your hand."),
    ("its owner's next turn", "your next turn", "Exhaust target ally. At the start of {}, draw a card."),
    ("type", "name", "Put a card with the same {} as a card in your hand from your graveyard into your hand."),
]
"""Words that say something else in the place of others, and the text around them."""


@for_every(("one", "other", "text"), APART)
def test_other_words_mean_something_else(one: str, other: str, text: str) -> None:
    first, second = (read_card("Grok", f"{ABILITY_LINE}\n{text.format(words)}") for words in (one, other))
    assert isinstance(first, Read), str(first)
    assert not isinstance(second, Read) or first.printed.text != second.printed.text


@for_every(
    "text",
    [
        # Nobody can say whose ATK it is.
        "When a Pet enters your party, Grok deals shadow damage equal to its ATK to target ally.",
        # Nothing was counted, put there, or spoken of.
        "When Grok attacks, draw that many cards.",
        "When Grok attacks, put that many rage counters on Grok.",
        "When Grok attacks, draw two cards. If an ally card is put into your graveyard this way, draw a card.",
        "When Grok attacks, draw a card. If damage was healed from two or more allies this way, draw a card.",
        "When Grok attacks, draw a card. If it's 5 or 6, draw a card.",
        "When Grok attacks, look at the top card of your deck. You may put it on the bottom of that deck.",
        # A list of kinds alone, or of tags alone, has one reading.
        "When Grok attacks, that player discards a card.",
    ],
)
def test_what_points_at_nothing_or_at_either_is_unread(text: str) -> None:
    assert isinstance(read_card("Grok", f"{ALLY_LINE}\n{text}"), Unread)


def test_the_start_of_each_of_your_turns_is_a_power_of_its_own() -> None:
    first, second = "When Grok deals damage to an ally, exhaust that ally.", "At the start of your turn, draw a card."
    # On one line it would be said by the first power, which has no words for each of your turns.
    assert isinstance(read_card("Grok", f"{ALLY_LINE}\n{first} {second}"), Unread)
    reading = read_card("Grok", f"{ALLY_LINE}\n{first}\n{second}")
    assert isinstance(reading, Read), str(reading)
    assert [type(each) for each in reading.printed.powers] == [Triggered, Triggered]
    assert reading.printed.powers[1] == Triggered(
        (On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN),), Text((), (Draw(YOU, ONE),))
    )


def test_what_each_player_chooses_for_one_deed_is_not_chosen_for_the_next() -> None:
    text = read(ABILITY_LINE, "Each player exhausts one of his allies and destroys one of his weapons.")
    assert isinstance(text, Text)
    exhausted, destroyed = text.effects[1], text.effects[3]
    assert isinstance(exhausted, Exhaust)
    assert isinstance(destroyed, Destroy)
    assert exhausted.cards != destroyed.cards
