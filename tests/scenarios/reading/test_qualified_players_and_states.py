"""Wordings about players who hold or control something, destruction in a state, and values said in either order."""

from __future__ import annotations

from engine.language.costs import Perform
from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Destroy,
    Discard,
    Draw,
    ForEach,
    Heal,
    If,
    Put,
    RemoveDamage,
)
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Not, Standing, Valued
from engine.language.modifiers import Cannot, CostToAttack, Deed, DoInstead, Replace
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import (
    Compare,
    Count,
    Every,
    Fits,
    Negated,
    Number,
    Players,
    Plus,
    Target,
    This,
    Those,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, Kind, Relation, Trait, Zone
from tests.every_row import hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    OPPONENTS,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

ONE = Those("player")
ARMOR_LINE = "2, Armor—Plate, Head (1), 1 DEF\n"
FIRST = Target(0)
ARMOR, ITEM = Is((Kind.ARMOR,)), Is((Kind.ITEM,))
IN_HAND = (Zone.HAND,)
CARD = Is((Kind.CARD,))
THEIR_HAND, MY_HAND = (Count(Every(CARD, IN_HAND, who)) for who in (ONE, You()))
THEIR_ALLIES = Count(Every(AllOf((ALLY, Controlled(ONE)))))
ATTACHED = InCondition(Condition.ATTACHED)


def _each(relation: Relation, so: Compare, *effects: Discard | Draw) -> Text:
    return Text((), (ForEach(Players(relation), "player", (If(so, effects),)),))


TEXTS: dict[str, Text] = {
    "Each player with five or more cards in hand discards a card.": _each(
        Relation.ANY, Compare(THEIR_HAND, Comparison.AT_LEAST, n(5)), Discard(ONE, n(1))
    ),
    "Each opponent with more cards in hand than you discards a card.": _each(
        Relation.OPPONENT, Compare(THEIR_HAND, Comparison.AT_LEAST, Plus((MY_HAND, n(1)))), Discard(ONE, n(1))
    ),
    "Each player who controls no allies draws two cards.": _each(
        Relation.ANY, Compare(THEIR_ALLIES, Comparison.EQUAL, n(0)), Draw(ONE, n(2))
    ),
    "Destroy target armor with DEF 2 or more.": Text(
        (TargetDescription(AllOf((ARMOR, Valued(Trait.DEF, Comparison.AT_LEAST, n(2))))),), (Destroy(FIRST),)
    ),
    "Destroy target armor. If that armor has [DEF] 2 or more, draw a card.": Text(
        (TargetDescription(ARMOR),),
        (Destroy(FIRST), If(Compare(ValueOf(Trait.DEF, FIRST), Comparison.AT_LEAST, n(2)), (Draw(You(), n(1)),))),
    ),
    "Destroy target ability. If it's not attached, draw a card.": Text(
        (TargetDescription(Is((Kind.ABILITY,))),),
        (Destroy(FIRST), If(Negated(Fits(FIRST, ATTACHED)), (Draw(You(), n(1)),))),
    ),
    "Your hero heals 4 damage from itself and 2 damage from up to two target allies.": Text(
        (TargetDescription(ALLY, n(0), n(2)),), (Heal(HERO, HERO, n(4)), Heal(HERO, FIRST, n(2)))
    ),
    "Target opponent's allies can't attack during his next turn.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (Apply((Cannot(Deed.ATTACK),), AllOf((ALLY, Controlled(FIRST))), Duration.ITS_NEXT_TURN),),
    ),
}
"""What an ability says, and its text."""


def test_an_ability_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


def _in_place_of(subject: object, *, may: bool, when: Fits | None = None) -> On:
    assert isinstance(may, bool)
    return On(What.DESTROYED, subject=subject, when=when)  # type: ignore[arg-type]


def test_another_piece_of_equipment_is_any_but_the_card_itself() -> None:
    mine = AllOf((ARMOR, Controlled(You()), Not(Among(This()))))
    power = Continuous(
        (Replace(_in_place_of(mine, may=True), DoInstead((Destroy(This()),)), may=True),),
        You(),
    )
    text = "If another armor you control would be destroyed, you may destroy Grok Stonefist instead."
    check_power(text, power, ARMOR_LINE)
    says_it_back(text, ARMOR_LINE)


def test_a_card_is_saved_only_while_it_is_in_a_state() -> None:
    text = "If Grok Stonefist would be destroyed while protecting, remove all damage from him instead."
    saved = On(What.DESTROYED, subject=Among(This()), when=Fits(This(), InCondition(Condition.PROTECTING)))
    (power,) = card(ALLY_LINE, text).powers
    assert isinstance(power, Continuous)
    (change,) = power.changes
    assert isinstance(change, Replace)
    assert change.event == saved
    assert isinstance(change.instead, DoInstead)
    assert isinstance(change.instead.effects[-1], RemoveDamage)
    says_it_back(text, ALLY_LINE)


def test_more_may_be_done_in_place_of_a_destruction() -> None:
    text = "If another ally in your party would be destroyed, destroy Grok Stonefist instead and draw a card."
    mine = AllOf((ALLY, Controlled(You()), Not(Among(This()))))
    done = DoInstead((Destroy(This()), Draw(You(), n(1))))
    check_power(text, Continuous((Replace(_in_place_of(mine, may=False), done),), You()))
    says_it_back(text, ALLY_LINE)


def test_whoever_controls_the_attackers_pays() -> None:
    text = "Opposing allies can't attack Grok Stonefist unless their controller discards a card."
    (power,) = card(ALLY_LINE, text).powers
    assert isinstance(power, Continuous)
    (cost,) = power.changes
    assert isinstance(cost, CostToAttack)
    assert power.to == AllOf((ALLY, OPPOSING))
    assert cost.other == Among(This())
    (paid,) = cost.cost
    assert isinstance(paid, Perform)
    assert isinstance(paid.effect, Discard)
    assert paid.effect.players == You()
    says_it_back(text, ALLY_LINE)


def test_the_rest_may_be_counted() -> None:
    text = "Look at the top three cards of your deck. Put one into your hand and the other two into your graveyard."
    meant = card(ABILITY_LINE, text).text
    assert isinstance(meant, Text)
    assert [each.zone for each in meant.effects if isinstance(each, Put)] == [Zone.HAND, Zone.GRAVEYARD]


UNREAD = (
    "Each player with five or more cards in hand destroys an ally he controls.",
    "Attach to target ally.\nOngoing: Attached ally can't attack unless you pay (2).",
    "Look at the top three cards of your deck. Put one into your hand and the other three into your graveyard.",
    "Exhaust target hero. Opposing allies can't attack during his next turn.",
)
"""Texts that leave open what they mean, or count wrongly."""


def test_what_is_left_open_is_unread() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(UNREAD, check)


def test_opponents_are_all_asked() -> None:
    meant = card(ABILITY_LINE, "Each opponent who controls an ally discards a card.").text
    assert isinstance(meant, Text)
    (each,) = meant.effects
    assert isinstance(each, ForEach)
    assert each.of == OPPONENTS
    assert each.do == (If(Compare(THEIR_ALLIES, Comparison.AT_LEAST, Number(1)), each.do[0].then),)  # type: ignore[union-attr]
