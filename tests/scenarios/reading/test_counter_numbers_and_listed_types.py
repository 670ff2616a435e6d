"""How many counters there are, damage of several types, the attacker of a defender, and amounts said of another."""

from __future__ import annotations

from engine.language.effects import Deal, If
from engine.language.filters import AllOf, Among, AnyOf, DealtDamage, HasCounter, InCondition, Is, WasDealtDamage
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import (
    Circumstance,
    Compare,
    CountersOn,
    Fits,
    Negated,
    Number,
    Role,
    Target,
    This,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Kind
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY_LINE,
    HERO,
    card,
    check_power,
    says_it_back,
    stuck,
)

HONOR = CountersOn("honor", HERO)


@for_every(
    ("words", "meant"),
    [
        ("you have two or more honor counters on your hero", Compare(HONOR, Comparison.AT_LEAST, Number(2))),
        ("there are two or fewer honor counters on your hero", Compare(HONOR, Comparison.AT_MOST, Number(2))),
        ("your hero has exactly three honor counters on it", Compare(HONOR, Comparison.EQUAL, Number(3))),
        ("your hero has fewer than three honor counters", Negated(Compare(HONOR, Comparison.AT_LEAST, Number(3)))),
        ("there are more than two counters on your hero",
         Negated(Compare(CountersOn(None, HERO), Comparison.AT_MOST, Number(2)))),
        ("you have no honor counters on your hero", Compare(HONOR, Comparison.EQUAL, Number(0))),
        ("there is an honor counter on your hero", Fits(HERO, HasCounter("honor"))),
        ("target ally was dealt fire, frost, or shadow damage this turn",
         Fits(Target(0), AnyOf(tuple(WasDealtDamage(damage_type=each) for each in
                                     (DamageType.FIRE, DamageType.FROST, DamageType.SHADOW))))),
        ("your hero dealt fire or frost damage this turn",
         Fits(HERO, AnyOf((DealtDamage(damage_type=DamageType.FIRE), DealtDamage(damage_type=DamageType.FROST))))),
    ],
)  # fmt: skip
def test_what_is_asked_of_counters_and_of_types(words: str, meant: Circumstance) -> None:
    text = card(ABILITY_LINE, f"If {words}, draw a card.").text
    assert isinstance(text, Text)
    (found,) = text.effects
    assert isinstance(found, If)
    assert found.condition == meant
    says_it_back(f"If {words}, draw a card.")


def test_no_damage_of_several_types_can_be_dealt_to_it() -> None:
    kinds = (DamageType.ARCANE, DamageType.FIRE, DamageType.FROST, DamageType.SHADOW)
    barred = tuple(Cannot(Deed.BE_DEALT_DAMAGE, damage_type=each) for each in kinds)
    check_power("Grok can't be dealt arcane, fire, frost, or shadow damage.", Continuous(barred, This()))
    stuck(ALLY_LINE, "Grok can't be dealt fire or fire damage.")
    stuck(ABILITY_LINE, "Destroy target ally that was dealt fire and frost damage this turn.")


def test_the_attacker_deals_combat_damage_to_a_defender() -> None:
    defending = InCondition(Condition.DEFENDING)
    exhausting = "exhaust the attacker."
    while_so = On(What.DEALS_DAMAGE, other=Among(This()), combat=True, when=Fits(This(), defending))
    for begins, event in (
        ("When Grok is dealt combat damage while defending", while_so),
        ("When a defending ally is dealt combat damage", On(
            What.DEALS_DAMAGE, other=AllOf((Is((Kind.ALLY,)), defending)), combat=True)),
    ):  # fmt: skip
        (power,) = card(ALLY_LINE, f"{begins}, {exhausting}").powers
        assert isinstance(power, Triggered)
        assert power.on == (event,)
        assert Role("subject") in _cards_of(power.text)
    for begins in ("When Grok is dealt combat damage", "When Grok is dealt damage while defending"):
        stuck(ALLY_LINE, f"{begins}, {exhausting}")


def _cards_of(text: object) -> tuple[object, ...]:
    assert isinstance(text, Text)
    return tuple(getattr(effect, "cards", None) for effect in text.effects)


@for_every("much", ["it deals 4 instead", "your hero deals that much +2 instead"])
def test_so_much_more_than_the_amount_said_before(much: str) -> None:
    text = card(ABILITY_LINE, f"Your hero deals 2 melee damage to target ally. If you control a Pet, {much}.").text
    assert isinstance(text, Text)
    (found,) = text.effects
    assert isinstance(found, If)
    assert isinstance(found.then[0], Deal)
    assert found.then[0].amount == Number(4)
    assert found.otherwise == (Deal(HERO, Target(0), Number(2), DamageType.MELEE),)


def test_cards_are_played_as_instants_for_a_time_said_in_the_middle() -> None:
    said = "You may play ability cards {} as though they were instant{}."
    assert card(ABILITY_LINE, said.format("this turn", "")) == card(
        ABILITY_LINE, said.format("", " this turn").replace("  ", " ")
    )
