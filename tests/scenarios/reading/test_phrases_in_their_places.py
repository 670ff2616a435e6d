"""Phrases in the places in which a phrase of their kind stands: what each means there, and that it is told back."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Destroy, Discard, Draw, May, PayResources
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    Filter,
    HasCounter,
    InCombatWith,
    InCondition,
    Is,
    Standing,
    Tagged,
    WasDealtDamage,
)
from engine.language.modifiers import (
    AlterPacket,
    Cannot,
    ChangeCost,
    Deed,
    DoInstead,
    EntersPlay,
    Prevent,
    Purpose,
    Replace,
    Unpreventable,
)
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.revelation import Search
from engine.language.selections import (
    Compare,
    Count,
    DamageThisTurn,
    Every,
    Fits,
    Quantity,
    TagsAmong,
    Target,
    This,
    Times,
    TimesDone,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import CLASSES, Comparison, Condition, DamageType, Done, Kind, Relation
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    NAME,
    OPPONENTS,
    OPPOSING,
    PET,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

MANY = Count(Every(MY_ALLY))
ABILITY = Is((Kind.ABILITY,))
THEIR_ALLY = AllOf((ALLY, OPPOSING))
WHILE_EXHAUSTED = Fits(HERO, InCondition(Condition.EXHAUSTED))
TARGET = TargetDescription(AllOf((ALLY, InCombatWith(HERO))))


@for_every(
    ("words", "amount"),
    [
        ("cards equal to the number of allies in your party", MANY),
        ("a number of cards equal to the number of allies in your party", MANY),
        ("a card for each different class among allies in your party", TagsAmong(CLASSES, Every(MY_ALLY))),
        (
            "cards equal to the number of different classes among allies in your party",
            TagsAmong(CLASSES, Every(MY_ALLY)),
        ),
        ("a card for each card you've discarded this turn", TimesDone(Done.DISCARDED, You())),
        ("a card for each card you've drawn this turn", TimesDone(Done.DRAWN, You())),
    ],
)
def test_an_amount_says_how_many_cards_are_drawn_or_discarded(words: str, amount: Quantity) -> None:
    check_text(f"Draw {words}.", Text((), (Draw(You(), amount),)))
    (discard,) = _text(f"Discard {words}.").effects
    assert isinstance(discard, Discard)
    assert (discard.players, discard.amount) == (You(), amount)
    says_it_back(f"Discard {words}.")


@for_every(
    "phrase", ["allies in your party", "each ally in your party", "each of your allies", "an ally in your party"]
)
def test_any_card_of_a_kind_is_each_of_them_where_something_always_holds(phrase: str) -> None:
    all_of_it, still = (Prevent(None),), (Unpreventable(),)
    for words, power in (
        (f"Prevent all damage that would be dealt to {phrase}.", Continuous(all_of_it, MY_ALLY)),
        (f"All damage that would be dealt to {phrase} is prevented.", Continuous(all_of_it, MY_ALLY)),
        (f"If your hero is exhausted, prevent all damage that would be dealt to {phrase}.",
         Continuous(all_of_it, MY_ALLY, WHILE_EXHAUSTED)),
        (f"Prevent all damage that would be dealt to {phrase} while your hero is exhausted.",
         Continuous(all_of_it, MY_ALLY, WHILE_EXHAUSTED)),
        (f"Damage that {phrase} would deal can't be prevented.", Continuous(still, MY_ALLY)),
    ):  # fmt: skip
        check_power(words, power)
        says_it_back(words, ALLY_LINE)


def test_for_a_time_any_card_of_a_kind_is_not_each_of_them() -> None:
    words = "Prevent all damage that would be dealt to an ally in your party this turn."
    assert stuck(ABILITY_LINE, words).line == len(("a card line", words))


@for_every(
    ("words", "power"),
    [
        ("Pets you play cost 1 less for each ally in your party.",
         Continuous((ChangeCost(Purpose.PLAY, PET, Times(MANY, -1)),), You())),
        ("Pets opponents play cost 1 more for each ally in your party.",
         Continuous((ChangeCost(Purpose.PLAY, PET, Times(MANY, 1)),), OPPONENTS)),
        ("Each opposing ally enters play exhausted.",
         Continuous((EntersPlay(THEIR_ALLY, exhausted=True),), This())),
        (f"{NAME} enters play with a rage counter for each ally in your party.",
         Continuous((EntersPlay(Among(This()), counters=(("rage", MANY),)),), This())),
        (f"{NAME} enters play with X rage counters on him, where X is the number of allies in your party.",
         Continuous((EntersPlay(Among(This()), counters=(("rage", MANY),)),), This())),
    ],
)  # fmt: skip
def test_prices_and_entries_are_counted(words: str, power: Continuous) -> None:
    check_power(words, power)
    says_it_back(words, ALLY_LINE)


@for_every("described", ["in combat with your hero", "that's in combat with your hero"])
def test_a_relative_clause_says_what_a_description_says(described: str) -> None:
    check_text(f"Destroy target ally {described}.", Text((TARGET,), (Destroy(Target(0)),)))


@for_every("was", ["that was dealt", "dealt"])
@for_every(("before", "after"), [("Destroy ", "."), ("Ready ", "."), ("Attach to ", ".")])
def test_damage_by_any_hero_has_one_meaning_wherever_its_card_is_named(was: str, before: str, after: str) -> None:
    printed = card(ABILITY_LINE, f"{before}target ally {was} combat damage by a hero this turn{after}")
    found = TargetDescription(AllOf((ALLY, WasDealtDamage(Is((Kind.HERO,)), combat=True))))
    where = printed.attach.to if printed.attach is not None else None
    if isinstance(printed.text, Text):
        (where,) = printed.text.targets
    assert where == found


@for_every(
    ("words", "condition"),
    [
        ("you've drawn two or more cards this turn", Compare(TimesDone(Done.DRAWN, You()), Comparison.AT_LEAST, n(2))),
        ("you've discarded two or more cards this turn",
         Compare(TimesDone(Done.DISCARDED, You()), Comparison.AT_LEAST, n(2))),
        ("an opposing hero was dealt fire damage this turn",
         Compare(DamageThisTurn(None, AllOf((Is((Kind.HERO,)), OPPOSING)), damage_type=DamageType.FIRE),
                 Comparison.AT_LEAST, n(1))),
    ],
)  # fmt: skip
def test_a_condition_stands_before_and_behind(words: str, condition: Compare) -> None:
    for said in (f"{NAME} can't attack while {words}.", f"While {words}, {NAME} can't attack."):
        check_power(said, Continuous((Cannot(Deed.ATTACK),), This(), condition))
        says_it_back(said, ALLY_LINE)


@for_every(
    "words",
    ["Abilities you play can't be interrupted this turn.", "Abilities you play this turn can't be interrupted."],
)
def test_the_time_stands_behind_what_is_played_or_at_the_end(words: str) -> None:
    mine = AllOf((ABILITY, Controlled(You())))
    check_text(words, Text((), (Apply((Cannot(Deed.BE_INTERRUPTED),), mine, Duration.THIS_TURN),)))
    says_it_back(words)


BY_ALLIES = Continuous((Prevent(None, source=ALLY),), HERO)
FROST_OR_FIRE = AllOf((ABILITY, Tagged(("Frost", "Fire"))))
PET_OR_TOTEM = AnyOf((PET, Is((Kind.TOTEM,))))


@for_every(
    ("noun", "described"),
    [("Frost or Fire ability card", FROST_OR_FIRE), ("Pet or Totem card", PET_OR_TOTEM)],
)
def test_a_card_of_either_tag_is_one_kind_of_card_in_every_place(noun: str, described: Filter) -> None:
    (discard,) = _text(f"Discard a {noun}.").effects
    assert isinstance(discard, Discard)
    assert discard.filter == described
    (search,) = _text(f"Search your deck for a {noun} and put it into your hand.").effects
    assert isinstance(search, Search)
    assert search.filter == described
    check_power(
        f"When you play a {noun}, draw a card.",
        drawing(On(What.PLAYED, described, player=Standing(Relation.YOU))),
        ALLY_LINE,
    )


def _text(words: str) -> Text:
    found = card(ABILITY_LINE, words).text
    assert isinstance(found, Text)
    return found


@for_every(
    ("words", "power"),
    [
        ("Prevent all damage that would be dealt to your hero by an ally.", BY_ALLIES),
        ("Prevent all damage that an ally would deal to your hero.", BY_ALLIES),
        ("Prevent all damage that an opposing ally would deal.",
         Continuous((Prevent(None, by_subject=True),), THEIR_ALLY)),
        (f"While your hero is exhausted, {NAME} enters play exhausted.",
         Continuous((EntersPlay(Among(This()), exhausted=True),), This(), WHILE_EXHAUSTED)),
        ("While your hero is exhausted, opposing allies enter play exhausted.",
         Continuous((EntersPlay(THEIR_ALLY, exhausted=True),), This(), WHILE_EXHAUSTED)),
    ],
)  # fmt: skip
def test_who_deals_damage_and_what_enters_is_any_card_of_a_kind(words: str, power: Continuous) -> None:
    check_power(words, power)
    says_it_back(words, ALLY_LINE)


def test_so_much_of_what_one_would_deal_is_prevented() -> None:
    so_much = Apply((Prevent(n(3), by_subject=True),), Target(0), Duration.THIS_TURN)
    check_text(
        "Prevent the next 3 damage that target ally would deal this turn.", Text((TargetDescription(ALLY),), (so_much,))
    )


@for_every("words", ["You may pay 2. If you do, draw a card.", "You may pay 2 to draw a card."])
def test_what_is_done_for_a_deed_is_said_behind_it(words: str) -> None:
    check_text(words, Text((), (May(You(), (PayResources(You(), n(2)),), (Draw(You(), n(1)),)),)))
    says_it_back(words)


@for_every("on_him", ["", " on it", " on him"])
def test_a_counter_is_on_the_card_that_has_it(on_him: str) -> None:
    so = Fits(This(), HasCounter("rage"))
    check_power(
        f"While {NAME} has a rage counter{on_him}, {NAME} can't attack.", Continuous((Cannot(Deed.ATTACK),), This(), so)
    )


@for_every("said", ["it's", "that damage is"])
def test_the_next_damage_is_dealt_to_another(said: str) -> None:
    hit = On(What.DEALS_DAMAGE, other=Among(HERO))
    moved = Apply((Replace(hit, AlterPacket(to=Target(0)), next_time=True),), You(), Duration.THIS_TURN)
    words = f"The next time your hero would be dealt damage this turn, {said} dealt to target ally instead."
    check_text(words, Text((TargetDescription(ALLY),), (moved,)))


@for_every("said", ["each of your allies is exhausted", "all of your allies are exhausted"])
def test_all_of_your_cards_are_in_a_state_together(said: str) -> None:
    so = Fits(Every(MY_ALLY), InCondition(Condition.EXHAUSTED))
    check_power(f"While {said}, {NAME} can't attack.", Continuous((Cannot(Deed.ATTACK),), This(), so))


@for_every("would", ["If", "When", "Whenever"])
def test_what_is_done_instead_of_an_event_that_would_happen_replaces_it(would: str) -> None:
    drawn = On(What.DRAWN, player=Standing(Relation.YOU))
    two = Replace(drawn, DoInstead((Draw(You(), n(2)),)), may=True)
    check_power(f"{would} you would draw a card, you may draw two cards instead.", Continuous((two,), You()))


def test_each_card_of_a_kind_enters_with_counters() -> None:
    some = EntersPlay(MY_ALLY, counters=(("rage", n(2)),))
    check_power("Each ally in your party enters play with two rage counters.", Continuous((some,), This()))
