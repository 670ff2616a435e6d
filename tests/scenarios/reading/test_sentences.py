"""Sentences of our own: what they mean, what they don't, and where reading stops."""

from __future__ import annotations

from engine.language.costs import Activate, Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Destroy, Draw, Exhaust, Heal, May, PayResources, Put
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Not, Owned, Standing, Tagged
from engine.language.modifiers import Adjust, Cannot, Deed, GainPowers, PlayFrom
from engine.language.powers import Continuous, Keyword, Modes, Payment, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    ControllerOf,
    Every,
    Fits,
    Role,
    Target,
    This,
    Those,
    TurnOf,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import CardType, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading import Ambiguous, Read, Unread, read_card
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTERS,
    HERO,
    NAME,
    OPPOSING,
    PET,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

ABILITIES: dict[str, Text] = {
    "Destroy target exhausted ally.": Text(
        (TargetDescription(AllOf((ALLY, InCondition(Condition.EXHAUSTED)))),), (Destroy(Target()),)
    ),
    "Your hero deals 7 frost damage to each opposing ally.": Text(
        (), (Deal(HERO, Every(AllOf((ALLY, OPPOSING))), n(7), DamageType.FROST),)
    ),
    # "It" is what was aimed at, not the hero of the reader.
    "Your hero heals 1 damage from target ally. It can't attack this turn.": Text(
        (TargetDescription(ALLY),),
        (Heal(HERO, Target(), n(1)), Apply((Cannot(Deed.ATTACK),), Target(), Duration.THIS_TURN)),
    ),
    # A second target is another slot; "its controller" is that of the last one spoken of.
    "Exhaust target ally. Destroy target weapon. Its controller draws two cards.": Text(
        (TargetDescription(ALLY), TargetDescription(Is((Kind.WEAPON,)))),
        (Exhaust(Target()), Destroy(Target(1)), Draw(ControllerOf(Target(1)), n(2))),
    ),
    "Put target Pet card from your graveyard into your hand.": Text(
        (TargetDescription(AllOf((PET, Owned(You()))), zones=(Zone.GRAVEYARD,)),), (Put(Target(), Zone.HAND),)
    ),
    "You may pay 3. If you do, draw a card.": Text(
        (), (May(You(), (PayResources(You(), n(3)),), (Draw(You(), n(1)),)),)
    ),
}


@for_every("text", list(ABILITIES))
def test_what_an_ability_does(text: str) -> None:
    check_text(text, ABILITIES[text])


POWERS: dict[str, Power] = {
    # A party is a hero, allies and Totems (Glossary: Party), whatever noun stands before it.
    "Orcs in your party have ferocity.": Continuous(
        (GainPowers((Keyword(KeywordName.FEROCITY),)),),
        AllOf((CHARACTERS, Tagged(("Orc",)), Controlled(You()))),
    ),
    "Orcs you control have ferocity.": Continuous(
        (GainPowers((Keyword(KeywordName.FEROCITY),)),), AllOf((Tagged(("Orc",)), Controlled(You())))
    ),
    # Whose graveyard it is decides, not only which zone.
    "You can play ally cards from your graveyard.": Continuous(
        (PlayFrom(Zone.GRAVEYARD, AllOf((ALLY, Owned(You())))),), You()
    ),
    # The condition is asked again as the effect resolves (703.2).
    "At the start of your turn, if Grok is in your graveyard, draw a card.": Triggered(
        (On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN),),
        Text((), (Draw(You(), n(1)),)),
        Fits(This(), Among(Every(Is((Kind.CARD,)), (Zone.GRAVEYARD,), You()))),
        zones=(Zone.GRAVEYARD,),
    ),
    "Elusive": Keyword(KeywordName.ELUSIVE),
    "Other allies in your party have +2 health.": Continuous(
        (Adjust(Trait.HEALTH, n(2)),), AllOf((ALLY, Not(Among(This())), Controlled(You())))
    ),
    "Your weapons have +2 ATK while your hero is attacking.": Continuous(
        (Adjust(Trait.ATK, n(2)),),
        AllOf((Is((Kind.WEAPON,)), Controlled(You()))),
        # The condition is about the hero, not about the weapons.
        Fits(HERO, InCondition(Condition.ATTACKING)),
    ),
    "(2), [Activate], Destroy Grok >>> Draw a card. Use only on your turn.": Payment(
        (Resources(n(2)), Activate(), Perform(Destroy(This()))), Text((), (Draw(You(), n(1)),)), TurnOf(You())
    ),
    "When an ally is dealt combat damage, exhaust that ally.": Triggered(
        (On(What.DEALS_DAMAGE, other=ALLY, combat=True),), Text((), (Exhaust(Role("other")),))
    ),
    "When your hero attacks, it heals 4 damage from itself.": Triggered(
        (On(What.ATTACKS, subject=Among(HERO)),), Text((), (Heal(HERO, HERO, n(4)),))
    ),
}


@for_every("text", list(POWERS))
def test_what_a_power_is(text: str) -> None:
    check_power(text, POWERS[text])


def test_a_card_line_gives_the_printed_values() -> None:
    printed = card("4+X, Horde, Unique Ally—Night Elf Hunter, 3 ATK (Shadow), 5 Health\n", "")
    assert (printed.cost, printed.has_x, printed.unique, printed.traits) == (4, True, True, ("Horde",))
    assert (printed.tags, printed.atk, printed.damage_type, printed.health) == (
        ("Night Elf", "Hunter"), 3, DamageType.SHADOW, 5,
    )  # fmt: skip


def test_a_weapon_line_gives_limits_and_strike_cost() -> None:
    printed = card("2, Warrior, Two-Handed Weapon—Axe, Melee (1), 4 ATK, 3 Strike\n", "")
    assert (printed.type, printed.atk, printed.strike_cost) == (CardType.WEAPON, 4, 3)
    assert (printed.tags, printed.limits, printed.damage_type) == (
        ("Two-Handed", "Axe", "Melee"), (("Melee", 1),), DamageType.MELEE,
    )  # fmt: skip


def test_reminder_text_and_the_way_a_cost_is_written_change_nothing() -> None:
    plain = card(ALLY_LINE, "Pay 1 >>> Draw a card.")
    assert card(ALLY_LINE, "(1) >>> Draw a card. (Totems can be attacked or targeted like allies.)") == plain


def test_a_power_may_be_quoted() -> None:
    (power,) = card(ALLY_LINE, 'Your hero has "[Activate] >>> Draw a card."').powers
    drawing = Payment((Activate(),), Text((), (Draw(You(), n(1)),)))
    assert power == Continuous((GainPowers((drawing,)),), HERO)


def test_modes_have_targets_of_their_own() -> None:
    text = card(ABILITY_LINE, "Choose one: Destroy target ally; or exhaust target hero.").text
    assert isinstance(text, Modes)
    assert [mode.targets for mode in text.modes] == [
        (TargetDescription(ALLY),),
        (TargetDescription(Is((Kind.HERO,))),),
    ]


def test_what_is_chosen_is_spoken_of_again() -> None:
    text = card(ABILITY_LINE, "Destroy an ally in your party. Its owner draws a card.").text
    assert isinstance(text, Text)
    destroy, draw = text.effects
    assert isinstance(destroy, Destroy)
    assert isinstance(draw, Draw)
    assert Those(destroy.cards.name) == draw.players.cards  # type: ignore[union-attr, arg-type]


@for_every(
    ("text", "mutated"),
    [
        ("Your hero deals 2 fire damage to target ally.", "Your hero deals 3 fire damage to target ally."),
        ("Your hero deals 2 fire damage to target ally.", "Your hero deals 2 fire damage to each ally."),
        ("You may draw a card.", "Draw a card."),
        ("Your hero heals 2 damage from target ally.", "Your hero heals 2 damage from another target ally."),
        ("Destroy up to two target allies.", "Destroy two target allies."),
        ("Target ally has +1 ATK this turn.", "Target ally has +1 ATK this combat."),
        ("Target opponent draws a card.", "Target player draws a card."),
    ],
)
def test_another_word_is_another_card_or_none(text: str, mutated: str) -> None:
    other = read_card(NAME, ABILITY_LINE + mutated)
    assert not isinstance(other, Read) or other.printed != card(ABILITY_LINE, text)


@for_every(
    ("text", "column", "words"),
    [
        ("Draw a card. Frobnicate it.", 14, "Frobnicate it."),
        ("Your hero deals 2 purple damage to target ally.", 19, "purple damage to target ally."),
        ("Destroy it.", 1, "Destroy it."),
    ],
)
def test_where_reading_stops(text: str, column: int, words: str) -> None:
    unread = stuck(ABILITY_LINE, text)
    assert (unread.line, unread.column, unread.words) == (2, column, words)


def test_a_card_with_one_unread_line_is_unread() -> None:
    assert stuck(ALLY_LINE, "Elusive\nThis line means nothing.").line == 3


@for_every(
    "line",
    ["", "Ally", "3, Ally—Orc, 2 ATK", "3, Monster, 2 ATK / 2 Health", "3, Purple, Ally—Orc, 1 [Fire] ATK / 1 Health"],
)
def test_a_card_line_that_says_too_little_is_unread(line: str) -> None:
    assert isinstance(read_card(NAME, line), Unread)


@for_every(
    "text",
    [
        "target hero or ally and each hero and ally and " * 40,
        "Your hero deals 1 damage to target hero or ally and " * 40 + "draw a card",
        "destroy all exhausted ready opposing allies in your party attached to allies in your party " * 27,
        "its controller's hero's controller's hero's " * 66,
        "if your hero is attacking, draw a card and " * 45,
    ],
)
def test_four_hundred_words_of_nonsense_are_unread(text: str) -> None:
    reading = read_card(NAME, ABILITY_LINE + text)
    assert not isinstance(reading, (Read, Ambiguous))
