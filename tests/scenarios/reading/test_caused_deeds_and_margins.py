"""Deeds that you may have others do, cards by so many more than another's, and what cards of hands and decks are."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Destroy, Discard, Draw, Exhaust, ForEach, If, May, Put, Ready
from engine.language.filters import (
    AllOf,
    AnyOf,
    Controlled,
    DealtDamage,
    DidThisTurn,
    HasTrait,
    InCondition,
    Is,
    Standing,
    Valued,
    WasDealtDamage,
)
from engine.language.modifiers import Can, ChangeCost, Deed, PlayAsInstant, Purpose
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Fits,
    ForSome,
    Negated,
    Plus,
    Quantity,
    Target,
    This,
    Those,
    Top,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, Done, Kind, Relation, Trait, Zone
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.templates import parts_of
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    MY_ALLY,
    OPPONENTS,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

TARGET = TargetDescription(ALLY)
TARGET_OPPONENT = TargetDescription(Standing(Relation.OPPONENT))
TARGET_PLAYER = TargetDescription(Standing(Relation.ANY))
HORDE, ALLIANCE = HasTrait("Horde"), HasTrait("Alliance")
HIS_ALLY = AllOf((ALLY, Controlled(Target(0))))


@for_every(
    ("words", "target", "deed"),
    [
        ("target player draw a card", (TARGET_PLAYER,), Draw(Target(0), n(1))),
        ("target opponent discard a card", (TARGET_OPPONENT,), Discard(Target(0), n(1))),
        ("each opponent discard a card", (), Discard(OPPONENTS, n(1))),
        (
            "target opponent destroy an ally he controls",
            (TARGET_OPPONENT,),
            Destroy(Chosen(Every(HIS_ALLY), by=Target(0))),
        ),
    ],
)
def test_you_may_have_others_do_it(words: str, target: tuple[TargetDescription, ...], deed: Draw) -> None:
    check_text(f"You may have {words}.", Text(target, (May(You(), (deed,)),)))
    says_it_back(f"You may have {words}.")


def test_what_follows_if_you_had_others_do_it() -> None:
    words = "You may have target opponent draw a card. If you do, draw two cards."
    may = May(You(), (Draw(Target(0), n(1)),), (Draw(You(), n(2)),))
    check_text(words, Text((TARGET_OPPONENT,), (may,)))
    says_it_back(words)


def test_it_is_open_which_opponent_is_made_to_do_it() -> None:
    stuck(ABILITY_LINE, "You may have an opponent discard a card.")


MINE, HIS = Count(Every(MY_ALLY)), Count(Every(HIS_ALLY))
THEIRS = Count(Every(AllOf((ALLY, Controlled(Those("opponent"))))))


def by(number: int, more: Quantity, fewer: Quantity) -> Compare:
    """Return that the first quantity is the second and so many more."""
    return Compare(more, Comparison.AT_LEAST, Plus((fewer, n(number))))


@for_every(
    ("words", "margin"),
    [
        ("you control two more allies than an opponent", by(2, MINE, THEIRS)),
        ("you control at least three more allies than an opponent", by(3, MINE, THEIRS)),
        ("you control three or more fewer allies than an opponent", by(3, THEIRS, MINE)),
        ("an opponent controls two more allies than you", by(2, THEIRS, MINE)),
        ("an opponent controls at least two fewer allies than you", by(2, MINE, THEIRS)),
    ],
)
def test_by_how_many_more(words: str, margin: Compare) -> None:
    while_ = ForSome(OPPONENTS, "opponent", margin)
    check_power(f"Grok can protect while {words}.", Continuous((Can(Deed.PROTECT),), This(), while_))
    says_it_back(f"Grok can protect while {words}.", ALLY_LINE)


def test_by_how_many_more_than_a_target() -> None:
    words = "If you control at least two more allies than target opponent, draw a card."
    check_text(words, Text((TARGET_OPPONENT,), (If(by(2, MINE, HIS), (Draw(You(), n(1)),)),)))
    says_it_back(words)


def test_no_target_for_what_is_always_so() -> None:
    stuck(ALLY_LINE, "While you control two more allies than target opponent, Grok can protect.")
    stuck(ALLY_LINE, "While you control one more allies than an opponent, Grok can protect.")


@for_every(
    ("said", "so"),
    [
        ("is [Horde]", Fits(Target(0), HORDE)),
        ("is [Horde] or [Alliance]", Fits(Target(0), AnyOf((HORDE, ALLIANCE)))),
        ("was Alliance or Horde", Fits(Target(0), AnyOf((ALLIANCE, HORDE)))),
        ("isn't [Alliance]", Negated(Fits(Target(0), ALLIANCE))),
    ],
)
def test_what_faction_a_card_is_of(said: str, so: Fits | Negated) -> None:
    words = f"Exhaust target ally. If that ally {said}, draw a card."
    check_text(words, Text((TARGET,), (Exhaust(Target(0)), If(so, (Draw(You(), n(1)),)))))
    says_it_back(words)


@for_every(
    ("words", "did"),
    [
        ("has attacked", DidThisTurn(Done.ATTACKED)),
        ("has defended", DidThisTurn(Done.DEFENDED)),
        ("has dealt damage", DealtDamage()),
        ("has dealt combat damage to a hero", DealtDamage(Is((Kind.HERO,)), combat=True)),
    ],
)
def test_what_a_card_has_done(words: str, did: DealtDamage | DidThisTurn) -> None:
    said = f"Ready target ally that {words} this turn."
    check_text(said, Text((TargetDescription(AllOf((ALLY, did))),), (Ready(Target(0)),)))
    says_it_back(said)


@for_every(
    ("line", "words"),
    [
        (ALLY_LINE, "Grok can protect."),
        (ABILITY_LINE, "Target ally can protect this turn."),
        (ALLY_LINE, "While your hero is damaged, Grok has +1 ATK and can protect."),
    ],
)
def test_who_can_protect(line: str, words: str) -> None:
    assert Can(Deed.PROTECT) in parts_of(card(line, words))
    says_it_back(words, line)


@for_every("where", ["in it", "from it"])
def test_a_card_of_a_hand_that_costs_so_much(where: str) -> None:
    words = f"Target opponent reveals his hand. Choose a card {where} with cost 3 or less. He discards it."
    cheap = AllOf((CARD, Valued(Trait.COST, Comparison.AT_MOST, n(3))))
    chosen = Chosen(Every(cheap, (Zone.HAND,), Target(0)))
    assert chosen in parts_of(card(ABILITY_LINE, words))
    says_it_back(words)


@for_every(
    ("words", "comparison", "number"),
    [
        ("an ally is", Comparison.AT_LEAST, 1),
        ("two or more allies are", Comparison.AT_LEAST, 2),
        ("no ally is", Comparison.EQUAL, 0),
    ],
)
def test_what_was_put_there(words: str, comparison: Comparison, number: int) -> None:
    said = f"Put the top three cards of your deck into your graveyard. If {words} put there this way, draw a card."
    so_many = Compare(Count(Those("put1"), ALLY), comparison, n(number))
    buried = Put(Top(n(3), You()), Zone.GRAVEYARD, name="put1")
    check_text(said, Text((), (buried, If(so_many, (Draw(You(), n(1)),)))))
    says_it_back(said)


def test_where_there_is() -> None:
    put = "Remove the top three cards of your deck from the game. Put the top three cards of your deck into your hand."
    stuck(ABILITY_LINE, f"{put} If an ally is put there this way, draw a card.")


YOUR_HAND = Count(Every(CARD, (Zone.HAND,), You()))


def test_more_cards_in_hand() -> None:
    his = Count(Every(CARD, (Zone.HAND,), Target(0)))
    for words, margin in (("more", 1), ("at least two more", 2)):
        said = f"If you have {words} cards in your hand than target opponent, draw a card."
        check_text(said, Text((TARGET_OPPONENT,), (If(by(margin, YOUR_HAND, his), (Draw(You(), n(1)),)),)))
        says_it_back(said)


@for_every("words", ["put there", "put into your graveyard", "put into a graveyard"])
def test_each_card_that_was_put_there(words: str) -> None:
    said = f"Put the top three cards of your deck into your graveyard. For each ally {words} this way, draw a card."
    (each,) = (part for part in parts_of(card(ABILITY_LINE, said)) if isinstance(part, ForEach))
    assert (each.of, each.do) == (Those("put1"), (If(Fits(Those(each.name), ALLY), (Draw(You(), n(1)),)),))
    says_it_back(said)


def test_each_card_in_another_graveyard() -> None:
    said = "Target opponent puts the top three cards of his deck into his graveyard."
    stuck(ABILITY_LINE, f"{said} For each ally put into your graveyard this way, draw a card.")


@for_every(
    ("words", "dealt"),
    [
        ("has been dealt damage", WasDealtDamage()),
        ("has been dealt combat damage", WasDealtDamage(combat=True)),
        ("was dealt combat damage", WasDealtDamage(combat=True)),
    ],
)
def test_what_a_card_was_dealt(words: str, dealt: WasDealtDamage) -> None:
    said = f"Ready target ally that {words} this turn."
    check_text(said, Text((TargetDescription(AllOf((ALLY, dealt))),), (Ready(Target(0)),)))
    says_it_back(said)


@for_every(
    "words",
    ["Grok can protect while exhausted.", "While Grok is exhausted, he can protect your hero.",
     "Allies in your party can protect while exhausted."],
)  # fmt: skip
def test_nobody_can_protect_just_while_exhausted(words: str) -> None:
    assert stuck(ALLY_LINE, words).words in {"can protect", "can protect while exhausted"}


@for_every(
    "words",
    ["You pay 3 less to play your next ability this turn. It's an instant.",
     "The next ability you play this turn costs 3 less and is an instant.",
     "Your next ability this turn costs 3 less. It can be played as though it were an instant."],
)  # fmt: skip
def test_the_next_ability_is_instant(words: str) -> None:
    ability = Is((Kind.ABILITY,))
    changes = (ChangeCost(Purpose.PLAY, ability, n(-3)), PlayAsInstant(ability))
    check_text(words, Text((), (Apply(changes, You(), Duration.THIS_TURN, times=1),)))
    says_it_back(words)


def test_only_the_next_card_is_it() -> None:
    stuck(ABILITY_LINE, "You pay 3 less to play abilities this turn. It's an instant.")
    stuck(ABILITY_LINE, "You pay 3 less to play your next instant ability this turn. It's an instant.")


@for_every(
    ("words", "kind", "face"),
    [
        ("a resource face down", Kind.RESOURCE, Condition.FACE_DOWN),
        ("a card face down", Kind.RESOURCE, Condition.FACE_DOWN),
        ("a quest face up", Kind.QUEST, Condition.FACE_UP),
    ],
)
def test_how_a_resource_is_placed(words: str, kind: Kind, face: Condition) -> None:
    placed = On(What.PLACED, subject=AllOf((Is((kind,)), InCondition(face))), player=Standing(Relation.YOU))
    check_power(f"When you place {words}, draw a card.", drawing(placed))
    says_it_back(f"When you place {words}, draw a card.", ALLY_LINE)
