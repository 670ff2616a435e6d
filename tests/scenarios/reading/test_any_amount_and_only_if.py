"""Damage of any amount, limits that call a card "it", damage that is put or dealt back, and deeds of cards now gone."""

from __future__ import annotations

from engine.language.effects import Deal, Destroy, Draw, Exhaust, If, PutDamage
from engine.language.filters import AllOf, Among, Controlled, InCondition, Not
from engine.language.modifiers import Prevent
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    DamageThisTurn,
    EventAmount,
    Every,
    ForSome,
    Half,
    Host,
    Negated,
    Players,
    Plus,
    Role,
    Target,
    Those,
    Total,
    You,
)
from engine.language.words import Comparison, Condition, DamageType, Relation, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    OPPOSING,
    card,
    n,
)

_QUEST, _ONGOING = "Quest\n", "2, Ability\nAttach to target ally.\nOngoing: "
_PAID = "Pay 2 to complete this quest."
_THREE = "three or more allies."

SAME = (
    (ABILITY_LINE, "Destroy an ally of your choice.", "Destroy an ally."),
    (ABILITY_LINE, "Target opponent destroys an ally of his choice.", "Target opponent destroys an ally."),
    (
        ABILITY_LINE,
        "Each opponent destroys one of his allies of his choice.",
        "Each opponent destroys one of his allies.",
    ),
    (ABILITY_LINE, "Destroy target ally of your choice.", "Destroy target ally."),
    (
        ALLY_LINE,
        "When Grok deals fire damage to himself, draw a card.",
        "When Grok deals fire damage to Grok, draw a card.",
    ),
    (
        ALLY_LINE,
        "When your hero heals damage from itself, draw a card.",
        "When your hero heals damage from your hero, draw a card.",
    ),
    (
        ABILITY_LINE,
        "If you control four or more resources more than an opponent, draw a card.",
        "If you control four more resources than an opponent, draw a card.",
    ),
    (
        ABILITY_LINE,
        "If you control four or more resources more than each opponent, draw a card.",
        "If you control at least four more resources than each opponent, draw a card.",
    ),
    (
        ALLY_LINE,
        "When your hero is dealt one or more damage, draw a card.",
        "When your hero is dealt damage, draw a card.",
    ),
    (ALLY_LINE, "When any damage is dealt to your hero, draw a card.", "When your hero is dealt damage, draw a card."),
    (
        ALLY_LINE,
        "When combat damage is dealt to Grok by an opposing hero, draw a card.",
        "When Grok is dealt combat damage by an opposing hero, draw a card.",
    ),
    (
        ALLY_LINE,
        "When 3 or more combat damage is dealt to Grok, draw a card.",
        "When Grok is dealt 3 or more combat damage, draw a card.",
    ),
    (
        ALLY_LINE,
        "If one or more damage would be dealt to your hero, prevent 1 of it.",
        "If your hero would be dealt damage, prevent 1 of it.",
    ),
    (
        ALLY_LINE,
        "If any combat damage would be dealt to your hero, it's dealt to Grok instead.",
        "If combat damage would be dealt to your hero, it's dealt to Grok instead.",
    ),
    (
        ABILITY_LINE,
        "If your hero was dealt one or more damage this turn, draw a card.",
        "If your hero was dealt damage this turn, draw a card.",
    ),
    (
        ALLY_LINE,
        "[Activate] >>> Draw a card. Use it only if you control a Demon.",
        "[Activate] >>> Draw a card. Use this power only if you control a Demon.",
    ),
    (ABILITY_LINE, "Play it only on your turn.\nDraw a card.", "Play only on your turn.\nDraw a card."),
    (
        ABILITY_LINE,
        "This ability can't be played unless you control a Demon.\nDraw a card.",
        "Play only if you control a Demon.\nDraw a card.",
    ),
    *(
        (
            _QUEST,
            f"{_PAID} {limit} {_THREE}\nReward: Draw a card.",
            f"{_PAID} Use only if you control {_THREE}\nReward: Draw a card.",
        )
        for limit in (
            "Complete it only if you control",
            "This quest can be completed only if you control",
            "You can't complete it unless you control",
            "It can't be completed unless you control",
        )
    ),
    (
        ABILITY_LINE,
        "You may discard a card. If you did, draw a card.",
        "You may discard a card. If you do, draw a card.",
    ),
    (
        ABILITY_LINE,
        "Target player may discard a card. If he didn't, draw a card.",
        "Target player may discard a card. If he doesn't, draw a card.",
    ),
)
"""The line of a card, its words, and other words that say the same."""


@for_every("known", SAME)
def test_the_same_is_read_of_both(known: tuple[str, str, str]) -> None:
    line, words, others = known
    read, same = card(line, words), card(line, others)
    assert (read.powers, read.text, read.play_only_if) == (same.powers, same.text, same.play_only_if)


@for_every(
    ("words", "much", "then"),
    [
        (
            "prevent half of that damage, rounded up. Put that much damage on your hero.",
            Half(EventAmount(), up=True),
            PutDamage(HERO, EventAmount()),
        ),
        (
            "prevent it, and your hero deals that much holy damage to itself.",
            None,
            Deal(HERO, HERO, EventAmount(), DamageType.HOLY),
        ),
        (
            "prevent 1 of it. Your hero deals that much holy damage to itself.",
            n(1),
            Deal(HERO, HERO, EventAmount(), DamageType.HOLY),
        ),
    ],
)
def test_as_much_as_was_prevented_is_put_or_dealt(words: str, much: object, then: object) -> None:
    (power,) = card(_ONGOING, f"If damage would be dealt to attached ally, {words}").powers
    assert power == Continuous((Prevent(much, then=(then,)),), Host())  # type: ignore[arg-type]


@for_every(
    ("words", "so"),
    [
        ("an ally in your party dealt fire damage", DamageThisTurn(MY_ALLY, damage_type=DamageType.FIRE)),
        (
            "an ally in your party dealt combat damage to your hero",
            DamageThisTurn(MY_ALLY, Among(HERO), combat=True),
        ),
    ],
)
def test_what_has_left_play_has_dealt_its_damage(words: str, so: DamageThisTurn) -> None:
    any_of_it = Compare(so, Comparison.AT_LEAST, n(1))
    text = card(ABILITY_LINE, f"If {words} this turn, draw a card.").text
    assert text == Text((), (If(any_of_it, (Draw(You(), n(1)),)),))


def test_other_foes_of_a_state_are_all_but_the_one_of_the_event() -> None:
    (power,) = card(ALLY_LINE, "When Grok attacks an opposing ally, exhaust each other damaged opposing ally.").powers
    foes = AllOf((ALLY, OPPOSING, InCondition(Condition.DAMAGED), Not(Among(Role("other")))))
    assert power.text == Text((), (Exhaust(Every(foes)),))  # type: ignore[union-attr]


def test_you_choose_what_an_opponent_destroys_where_the_words_say_so() -> None:
    text = card(ABILITY_LINE, "Target opponent destroys an ally of your choice.").text
    assert text.effects == (Destroy(Chosen(Every(ALLY))),)  # type: ignore[union-attr]


def test_more_than_each_opponent_asks_for_so_many_more_than_any_of_them() -> None:
    text = card(ABILITY_LINE, "If you control two more allies than each opponent, draw a card.").text
    mine, theirs = Count(Every(MY_ALLY)), Count(Every(AllOf((ALLY, Controlled(Those("opponent"))))))
    too_few = Compare(Plus((theirs, n(2))), Comparison.AT_LEAST, Plus((mine, n(1))))
    so = Negated(ForSome(Players(Relation.OPPONENT), "opponent", too_few))
    assert text == Text((), (If(so, (Draw(You(), n(1)),)),))


def test_just_so_many_targets_have_a_total() -> None:
    text = card(ABILITY_LINE, "Destroy two target allies with total cost 5 or less.").text
    assert text == Text((TargetDescription(ALLY, n(2), n(2), total=Total(Trait.COST, n(5))),), (Destroy(Target()),))
