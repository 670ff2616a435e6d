"""Damage of either of two types as an event, and others who may pay for something."""

from __future__ import annotations

from engine.language.effects import Apply, Destroy, Draw, May, PayResources
from engine.language.filters import Among, Is
from engine.language.modifiers import AlterPacket, Prevent, Replace
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import EventAmount, Plus, Role, This, Times, You
from engine.language.triggers import On, What
from engine.language.words import DamageType, Kind
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY_LINE,
    HERO,
    card,
    check_power,
    drawing,
    n,
    says_it_back,
    stuck,
)

_DEALS = What.DEALS_DAMAGE
FIRE, FROST = DamageType.FIRE, DamageType.FROST
ABILITY = Is((Kind.ABILITY,))


EITHER = (FIRE, FROST)


@for_every(
    ("words", "event"),
    [
        ("this ally is dealt fire or frost damage", On(_DEALS, other=Among(This()), one_of_types=EITHER)),
        ("your hero deals fire or frost damage with an ability",
         On(_DEALS, subject=Among(HERO), with_=ABILITY, one_of_types=EITHER)),
        ("your hero deals fire or frost damage to this ally",
         On(_DEALS, subject=Among(HERO), other=Among(This()), one_of_types=EITHER)),
    ],
)  # fmt: skip
def test_damage_of_either_type_is_one_event_even_if_it_is_of_both(words: str, event: On) -> None:
    check_power(f"When {words}, draw a card.", drawing(event))
    says_it_back(f"When {words}, draw a card.", ALLY_LINE)
    stuck(ALLY_LINE, f"When {words.replace('frost', 'fire')}, draw a card.")


@for_every(
    ("words", "who", "amount"),
    [
        ("your hero would deal fire or frost damage, it deals that much +1 instead",
         {"subject": Among(HERO)}, Plus((EventAmount(), n(1)))),
        ("your hero would deal [Fire] or [Frost] damage with an ability, increase that damage by 2",
         {"subject": Among(HERO), "with_": ABILITY}, Plus((EventAmount(), n(2)))),
        ("fire or frost damage would be dealt to your hero, double that damage",
         {"other": Among(HERO)}, Times(EventAmount(), 2)),
    ],
)  # fmt: skip
def test_damage_of_either_type_is_altered_once(words: str, who: dict[str, object], amount: object) -> None:
    event = On(_DEALS, one_of_types=EITHER, **who)  # type: ignore[arg-type]
    changes = (Replace(event, AlterPacket(amount)),)  # type: ignore[arg-type]
    check_power(f"Ongoing: If {words}.", Continuous(changes, You()), ABILITY_LINE)
    says_it_back(f"Ongoing: If {words}.")
    said, instead = words.split(", ")
    text = card(ABILITY_LINE, f"If {said} this turn, {instead}.").text
    assert isinstance(text, Text)
    assert isinstance(text.effects[0], Apply)
    assert text.effects[0].changes == changes


def test_another_player_may_pay_to_do_something() -> None:
    player = Role("player")
    paid = May(player, (PayResources(player, n(1)),), (Draw(player, n(1)),))
    power = card(ALLY_LINE, "When an opponent plays an ability, he may pay 1 to draw a card.").powers[0]
    assert isinstance(power, Triggered)
    assert power.text == Text((), (paid,))
    words = (
        "Attach to target ally.\nOngoing: At the start of its controller's turn, he may pay 3 to destroy this ability."
    )
    power = card(ABILITY_LINE, words).powers[0]
    assert isinstance(power, Triggered)
    assert power.text == Text((), (May(player, (PayResources(player, n(3)),), (Destroy(This()),)),))
    says_it_back(words)
    stuck(ABILITY_LINE, "Each opponent may pay 2 to draw a card.")


def test_what_follows_a_prevention_may_stand_behind_a_comma() -> None:
    power = card(
        ABILITY_LINE, "Ongoing: If damage would be dealt to your hero, prevent 1 of it, and draw a card."
    ).powers
    drawn = (Draw(You(), n(1)),)
    assert power == (Continuous((Prevent(n(1), then=drawn),), HERO),)
