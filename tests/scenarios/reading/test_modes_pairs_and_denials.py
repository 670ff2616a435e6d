"""Wordings about modes behind deeds, numbers of targets, two cards together, and what a card is not."""

from __future__ import annotations

from engine.language.effects import Choose, ChooseMode, Deal, Destroy, Draw, Effect, Exhaust, If, May, Put, Ready
from engine.language.filters import AllOf, Among, Controlled, HasKeyword, InCondition, Is, Not, Tagged
from engine.language.powers import Modes, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Circumstance,
    ControllerOf,
    Count,
    Every,
    Fits,
    Negated,
    Nth,
    OwnerOf,
    Players,
    Target,
    This,
    Those,
    Total,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Alike, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading.templates import parts_of
from tests.every_row import hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    ATK_OF_ONE,
    CHARACTER,
    HERO,
    OPPOSING,
    card,
    check_text,
    n,
    says_it_back,
    stuck,
    to_each_other,
)

FIRST, SECOND = Target(0), Target(1)
AN_ALLY = TargetDescription(ALLY)
DRAW = Draw(You(), n(1))
ATTACHED = AllOf((Is((Kind.ABILITY,)), InCondition(Condition.ATTACHED)))
FRIENDLY_ALLY = AllOf((ALLY, Controlled(Players(Relation.FRIENDLY))))
OPPOSING_ALLY = AllOf((ALLY, OPPOSING))


def _several(least: int, *, alike: Alike | None = None, total: Total | None = None) -> TargetDescription:
    return TargetDescription(ALLY, n(least), Count(Every(ALLY)), (Zone.PLAY,), alike, total)


def _after(condition: Circumstance) -> tuple[Effect, ...]:
    return Exhaust(FIRST), If(condition, (DRAW,))


TEXTS: dict[str, Text] = {
    "Destroy two or more target allies.": Text((_several(2),), (Destroy(FIRST),)),
    "Destroy two or more target allies in the same party.": Text(
        (_several(2, alike=Alike.CONTROLLER),), (Destroy(FIRST),)
    ),
    "Destroy one or more target allies with total cost 6 or less.": Text(
        (_several(1, total=Total(Trait.COST, n(6))),), (Destroy(FIRST),)
    ),
    "Destroy three or fewer target allies.": Text((TargetDescription(ALLY, n(0), n(3)),), (Destroy(FIRST),)),
    "Destroy one, two, or three target allies.": Text((TargetDescription(ALLY, n(1), n(3)),), (Destroy(FIRST),)),
    "Put target attached ability into its owner's hand.": Text(
        (TargetDescription(ATTACHED),), (Put(FIRST, Zone.HAND),)
    ),
    "Exhaust target ally. If it's not a Demon ally, draw a card.": Text(
        (AN_ALLY,), _after(Negated(Fits(FIRST, AllOf((ALLY, Tagged(("Demon",)))))))
    ),
    "Exhaust target hero or ally. If that target isn't a hero, draw a card.": Text(
        (TargetDescription(CHARACTER),), _after(Negated(Fits(FIRST, Is((Kind.HERO,)))))
    ),
    "Exhaust target ally. If it doesn't have ferocity, draw a card.": Text(
        (AN_ALLY,), _after(Negated(Fits(FIRST, HasKeyword(KeywordName.FEROCITY))))
    ),
    "Exhaust target ally. If you don't control it, draw a card.": Text(
        (AN_ALLY,), _after(Negated(Fits(FIRST, Controlled(You()))))
    ),
    "Exhaust target ally. If it's friendly, draw a card.": Text(
        (AN_ALLY,), _after(Fits(FIRST, Controlled(Players(Relation.FRIENDLY))))
    ),
    "Exhaust target ally. If it was already exhausted, destroy it instead.": Text(
        (AN_ALLY,), (If(Fits(FIRST, InCondition(Condition.EXHAUSTED)), (Destroy(FIRST),), (Exhaust(FIRST),)),)
    ),
    "Exhaust two target allies. Destroy one of them and ready the other.": Text(
        (TargetDescription(ALLY, n(2), n(2)),),
        (
            Exhaust(FIRST),
            Destroy(Chosen(FIRST, name="chosen1")),
            Ready(Every(AllOf((Among(FIRST), Not(Among(Those("chosen1"))))))),
        ),
    ),
    "Two target allies deal melee damage equal to their ATK to each other.": Text(
        (TargetDescription(ALLY, n(2), n(2)),),
        (to_each_other(Nth(FIRST, 0), Nth(FIRST, 1), ATK_OF_ONE, DamageType.MELEE),),
    ),
    "Choose a friendly ally and an opposing ally. They deal damage to each other equal to their ATK.": Text(
        (),
        (
            Choose(Chosen(Every(FRIENDLY_ALLY)), "chosen1"),
            Choose(Chosen(Every(OPPOSING_ALLY)), "chosen2"),
            to_each_other(Those("chosen1"), Those("chosen2"), ATK_OF_ONE),
        ),
    ),
    "Choose target friendly ally and target opposing ally. They deal damage equal to their ATK to each other.": Text(
        (TargetDescription(FRIENDLY_ALLY), TargetDescription(OPPOSING_ALLY)),
        (to_each_other(FIRST, SECOND, ATK_OF_ONE),),
    ),
    "Choose a damage type. Your hero deals 4 damage of that type to target ally.": Text(
        (AN_ALLY,),
        (
            ChooseMode(
                You(),
                tuple((Deal(HERO, FIRST, n(4), each),) for each in DamageType),
                tuple(each.value for each in DamageType),
            ),
        ),
    ),
}
"""What an ability says, and its text."""


def test_an_ability_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


EXHAUSTED_FIRST = (Exhaust(FIRST),)
MODAL: dict[str, tuple[Text, Text]] = {
    "Exhaust target ally. Choose one: Draw a card; or destroy target ally.": (
        Text((AN_ALLY,), (*EXHAUSTED_FIRST, DRAW)),
        Text((AN_ALLY, AN_ALLY), (*EXHAUSTED_FIRST, Destroy(SECOND))),
    ),
    "Exhaust target ally. Then, choose one: Destroy it; or its controller draws a card.": (
        Text((AN_ALLY,), (*EXHAUSTED_FIRST, Destroy(FIRST))),
        Text((AN_ALLY,), (*EXHAUSTED_FIRST, Draw(ControllerOf(FIRST), n(1)))),
    ),
    "You may choose one: Draw a card; or destroy target ally.": (
        Text((), (May(You(), (DRAW,)),)),
        Text((AN_ALLY,), (May(You(), (Destroy(FIRST),)),)),
    ),
}
"""What an ability says that lets its player choose one of two modes, and these."""


def test_a_mode_follows_what_is_done_in_any_case() -> None:
    def check(text: str) -> None:
        meant = card(ABILITY_LINE, text).text
        assert isinstance(meant, Modes)
        assert (meant.modes, meant.least, meant.most, meant.all_if) == (MODAL[text], 1, 1, None)
        says_it_back(text)

    hold_every(list(MODAL), check)


def test_modes_stand_behind_a_trigger_and_a_deed() -> None:
    text = "When Grok Stonefist attacks, draw a card. Choose one: Ready your hero; or destroy target ally."
    (power,) = card(ALLY_LINE, text).powers
    assert isinstance(power, Triggered)
    assert power.on == (On(What.ATTACKS, subject=Among(This())),)
    assert isinstance(power.text, Modes)
    assert power.text.modes == (Text((), (DRAW, Ready(HERO))), Text((AN_ALLY,), (DRAW, Destroy(FIRST))))
    says_it_back(text, ALLY_LINE)


def test_both_of_two_chosen_cards_are_meant() -> None:
    text = "Choose an ally in your party and an opposing ally. Put both of them into their owners' hands."
    meant = card(ABILITY_LINE, text).text
    assert isinstance(meant, Text)
    assert {Those("chosen1"), Those("chosen2")} <= set(parts_of(meant.effects[-1]))
    assert not any(isinstance(part, OwnerOf) for part in parts_of(meant))
    says_it_back(text)


UNREAD = (
    "Exhaust target ally. Choose one or both: Draw a card; or ready your hero.",
    "Exhaust target ally. If both of them are exhausted, draw a card.",
    "Exhaust three target allies. Destroy one of them and ready the other.",
    "Put target ally into its owner's hand. If you don't control that ally, draw a card.",
    "Destroy one, two, or four target allies.",
    "Exhaust target ally and target hero. If that target is a hero, draw a card.",
    "Your hero deals 4 damage of that type to target ally.",
    "Choose a damage type. Draw a card.",
)
"""Texts that leave open what they mean, or speak of what isn't there."""


def test_what_is_left_open_is_unread() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(UNREAD, check)
