"""What isn't who does something, what follows under a condition, what is targeting, and who does the next deed."""

from __future__ import annotations

from engine.language.effects import BecomeDefender, Deal, Destroy, Draw, Exhaust, Heal, If, IfYouDo, Interrupt, May
from engine.language.filters import AllOf, Among, AnyOf, Controlled, HasTarget, InCondition, Is, Not, Tagged
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import Compare, Count, Every, Fits, Negated, Selection, Target, This, Those, You
from engine.language.words import Comparison, Condition, DamageType, Kind, Zone
from scenarios.reading.templates import parts_of
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    MY_ALLY,
    OPPOSING,
    PET,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

DAMAGED = InCondition(Condition.DAMAGED)
HURT = Fits(HERO, DAMAGED)
TARGET_ALLY = TargetDescription(ALLY)
ABILITY = Is((Kind.ABILITY,))
LINK = TargetDescription(ABILITY, zones=(Zone.CHAIN,))
DREW = (Draw(You(), n(1)),)
STAB = Deal(HERO, Target(0), n(3), DamageType.MELEE)


@for_every(
    ("aimed", "done", "said", "then"),
    [
        (CHARACTER, "exhaust target hero or ally", "deals 3 melee damage to", STAB),
        (ALLY, "exhaust target ally", "deals 1 damage to", Deal(HERO, Target(0), n(1))),
        (ALLY, "exhaust target ally", "heals 2 damage from", Heal(HERO, Target(0), n(2))),
    ],
)
def test_damage_to_it_is_to_another_than_who_deals_it(aimed: Is, done: str, said: str, then: Deal | Heal) -> None:
    words = f"If your hero is damaged, {done}, and your hero {said} it."
    check_text(words, Text((TargetDescription(aimed),), (If(HURT, (Exhaust(Target(0)), then)),)))
    says_it_back(words)


@for_every(
    "text",
    [
        "If your hero is damaged, your hero deals 1 melee damage to it.",
        "If your hero is damaged, your hero heals 1 damage from it.",
        "Your hero deals 1 melee damage to target ally. If your hero is damaged, your hero deals 1 melee damage to it.",
        "If target ally is damaged, destroy target equipment, and your hero deals 3 melee damage to it.",
    ],
)
def test_it_in_doubt_or_who_deals_the_damage_is_not_read(text: str) -> None:
    assert any('"it' in each for each in stuck(ABILITY_LINE, text).expected)


def test_who_heals_itself_by_it_is_not_read() -> None:
    words = "When Grok Stonefist is dealt damage, Grok Stonefist heals 1 damage from it."
    assert '"itself" for who does it' in stuck(ALLY_LINE, words).expected


_AT_HERO = HasTarget(Among(HERO))


@for_every(
    ("said", "so"),
    [
        ("it's targeting your hero", Fits(Target(0), _AT_HERO)),
        ("it is targeting an ally", Fits(Target(0), HasTarget(ALLY))),
        ("it targets only your hero", Fits(Target(0), HasTarget(Among(HERO), only=True))),
        ("it's targeting your hero or an ally", Fits(Target(0), HasTarget(AnyOf((Among(HERO), ALLY))))),
        ("it isn't targeting an ally", Negated(Fits(Target(0), HasTarget(ALLY)))),
        ("it doesn't target your hero", Negated(Fits(Target(0), _AT_HERO))),
    ],
)
def test_what_a_link_is_targeting(said: str, so: Fits | Negated) -> None:
    words = f"Interrupt target ability card if {said}."
    check_text(words, Text((LINK,), (If(so, (Interrupt(Target(0)),)),)))
    says_it_back(words)
    done = f"{words} If you do, draw a card."
    check_text(done, Text((LINK,), (If(so, (IfYouDo((Interrupt(Target(0)),), DREW),)),)))
    says_it_back(done)


def test_what_you_do_or_may_do_under_a_condition_behind_it() -> None:
    hit = Fits(Target(0), DAMAGED)
    done = (IfYouDo((Destroy(Target(0)),), DREW),)
    check_text("Destroy target ally if it's damaged. If you do, draw a card.", Text((TARGET_ALLY,), (If(hit, done),)))
    allowed = (May(You(), (Destroy(Target(0)),), DREW),)
    check_text(
        "You may destroy target ally if it's damaged. If you do, draw a card.",
        Text((TARGET_ALLY,), (If(hit, allowed),)),
    )


@for_every(
    "text",
    [
        "Destroy target ally if you control a Shield. If you do, draw a card.",
        "Destroy an ally if it's damaged. If you do, draw a card.",
    ],
)
def test_if_you_do_that_asks_about_either_or_about_a_choice_is_not_read(text: str) -> None:
    stuck(ABILITY_LINE, text)


@for_every(
    ("said", "those", "comparison", "number"),
    [
        ("three or more of those characters were", Those("healed"), Comparison.AT_LEAST, 3),
        ("two or fewer of those characters are", Those("healed"), Comparison.AT_MOST, 2),
        ("two of those characters were", Those("healed"), Comparison.EQUAL, 2),
    ],
)
def test_how_many_of_those_were_healed(said: str, those: Those, comparison: Comparison, number: int) -> None:
    words = f"Your hero heals 3 damage from each hero and ally in your party. Draw a card if {said} healed this way."
    text = card(ABILITY_LINE, words).text
    assert isinstance(text, Text)
    assert text.effects[1] == If(Compare(Count(those), comparison, n(number)), DREW)
    says_it_back(words)


_REMOVING = "As an additional cost to play, remove any number of {} in your graveyard from the game.\n"
_COMBO = Tagged(("Combo",))


@for_every(
    ("what", "kind", "counted"),
    [
        ("Combos", "Combo", Count(Those("removed"))),
        ("allies", "ally", Count(Those("removed"))),
        ("cards", "Combo", Count(Those("removed"), _COMBO)),
        ("cards", "ally", Count(Those("removed"), ALLY)),
    ],
)
def test_removed_cards_by_their_kind_alone(what: str, kind: str, counted: Count) -> None:
    words = f"{_REMOVING.format(what)}Draw a card for each {kind} removed this way."
    check_text(words, Text((), (Draw(You(), counted),)))
    says_it_back(words)


def test_allies_removed_from_play_may_be_tokens() -> None:
    stuck(ABILITY_LINE, "Remove all allies from the game. Draw a card for each ally removed this way.")


@for_every("joint", ["and", ", and", ", then", ", and then"])
def test_a_verb_without_an_s_after_what_another_does_is_yours(joint: str) -> None:
    words = f"Your hero deals 3 melee damage to target ally {joint} draw a card.".replace(" ,", ",")
    check_text(words, Text((TARGET_ALLY,), (STAB, *DREW)))


@for_every(
    "text",
    [
        "Your hero deals 2 fire damage to target ally and heal 2 damage from itself.",
        "Your hero may deal 2 fire damage to target ally and draw a card.",
        "Your hero deals 2 fire damage to target ally, and exhaust it.",
    ],
)
def test_who_does_what_follows_in_doubt_is_not_read(text: str) -> None:
    stuck(ABILITY_LINE, text)


DEMON = Tagged(("Demon",))
DEMON_LINE = "3, Horde, Ally—Demon Imp Warlock, Pet (1), 0 [Fire] ATK / 2 Health\n"


@for_every(
    ("said", "kind", "who", "comparison", "number"),
    [
        ("you control another Demon card", AllOf((DEMON, Not(Among(This())))), You(), Comparison.AT_LEAST, 1),
        ("you control two or fewer Demon cards", DEMON, You(), Comparison.AT_MOST, 2),
        ("target opponent controls a Demon card", DEMON, Target(0), Comparison.AT_LEAST, 1),
        ("target opponent controls no Demon cards", DEMON, Target(0), Comparison.EQUAL, 0),
    ],
)
def test_how_many_cards_with_a_tag_somebody_controls(
    said: str, kind: Tagged | AllOf, who: Selection, comparison: Comparison, number: int
) -> None:
    found = parts_of(card(DEMON_LINE, f"[Activate] >>> Draw a card if {said}.").powers)
    of = AllOf((*(kind.filters if isinstance(kind, AllOf) else (kind,)), Controlled(who)))
    assert Compare(Count(Every(of)), comparison, n(number)) in found


ATTACKING = InCondition(Condition.ATTACKING)


@for_every(
    ("said", "aimed"),
    [
        ("the defender of target attacker", ATTACKING),
        ("the new defender against target attacking ally", AllOf((ALLY, ATTACKING))),
        ("a defender against target opposing attacker", AllOf((ATTACKING, OPPOSING))),
    ],
)
def test_who_becomes_the_defender_against_a_target(said: str, aimed: InCondition | AllOf) -> None:
    words = f"Your hero becomes {said}."
    defends = If(Fits(Target(0), ATTACKING), (BecomeDefender(HERO),))
    check_text(words, Text((TargetDescription(aimed),), (defends,)))
    says_it_back(words)


def test_nobody_defends_against_a_target_that_may_not_be_attacking() -> None:
    stuck(ABILITY_LINE, "Your hero becomes the defender of target ally.")


BEYOND = Cannot(Deed.BE_TARGETED, AllOf((ABILITY, OPPOSING)))
PETS = Compare(Count(Every(AllOf((PET, Controlled(You()))))), Comparison.AT_LEAST, n(1))


@for_every(
    ("said", "power"),
    [
        (
            "While you control a Pet, opponents can't target your hero with abilities.",
            Continuous((BEYOND,), HERO, PETS),
        ),
        ("Opposing abilities can't target your allies while you control a Pet.", Continuous((BEYOND,), MY_ALLY, PETS)),
        ("While your hero is damaged, opponents can't target it with abilities.", Continuous((BEYOND,), HERO, HURT)),
        ("Opponents can't target your allies with abilities.", Continuous((BEYOND,), MY_ALLY)),
    ],
)
def test_cards_that_opponents_cant_target_while_something_is_so(said: str, power: Continuous) -> None:
    check_power(said, power)
    says_it_back(said, ALLY_LINE)
