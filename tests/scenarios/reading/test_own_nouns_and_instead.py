"""What a card calls itself, one deed in place of another, former states, and events that a text waits for."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Delay, Destroy, Discard, Draw, Exhaust, Heal, If, Put
from engine.language.filters import Among, InCondition, Is, Tagged
from engine.language.modifiers import Adjust, GainPowers
from engine.language.powers import Continuous, Keyword, TargetDescription, Text, Triggered
from engine.language.selections import (
    Compare,
    ControllerOf,
    Count,
    Fits,
    Players,
    Role,
    Target,
    ThatMany,
    This,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading import told_cards
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

WEAPON_LINE = "3, Weapon—Sword, Melee (1), 2 ATK, 2 Strike\n"
ARMOR_LINE = "3, Armor—Plate, Chest (1), 2 DEF\n"
ITEM_LINE = "3, Item—Trinket (2)\n"
AIMED = (TargetDescription(ALLY),)
DEALT = Deal(HERO, Target(0), n(2), DamageType.FIRE)


@for_every(
    ("line", "noun"),
    [
        (WEAPON_LINE, "weapon"),
        (WEAPON_LINE, "equipment"),
        (WEAPON_LINE, "card"),
        (ARMOR_LINE, "armor"),
        (ITEM_LINE, "item"),
        (ALLY_LINE, "ally"),
        (ALLY_LINE, "character"),
        ("2, Ability\nOngoing: ", "ability"),
    ],
)
def test_a_card_calls_itself_by_what_it_is(line: str, noun: str) -> None:
    power = Triggered((On(What.ENTERS_PLAY, subject=Among(This())),), Text((), (Draw(You(), n(1)),)))
    check_power(f"When this {noun} enters play, draw a card.", power, line)


@for_every(("line", "noun"), [(WEAPON_LINE, "ally"), (ARMOR_LINE, "weapon"), (ALLY_LINE, "item")])
def test_no_card_is_what_it_calls_itself_otherwise(line: str, noun: str) -> None:
    stuck(line, f"When this {noun} enters play, draw a card.")


def test_a_weapon_is_struck_with_and_deals_damage_as_itself() -> None:
    found = card(WEAPON_LINE, "When your hero deals combat damage to a hero with this weapon, draw a card.")
    named = card(WEAPON_LINE, "When your hero deals combat damage to a hero with Grok Stonefist, draw a card.")
    (power,) = found.powers
    assert isinstance(power, Triggered)
    assert power.on == (
        On(
            What.DEALS_DAMAGE,
            subject=Among(HERO),
            other=Is((Kind.HERO,)),
            combat=True,
            with_=Among(This()),
        ),
    )
    assert found.powers == named.powers


def test_another_deed_takes_the_place_of_one() -> None:
    check_text(
        "Your hero deals 2 fire damage to target ally. If that ally is damaged, destroy it instead.",
        Text(
            AIMED,
            (If(Fits(Target(0), InCondition(Condition.DAMAGED)), (Destroy(Target(0)),), (DEALT,)),),
        ),
    )


def test_a_deed_takes_the_place_of_a_whole_sentence_only_if_that_has_one_deed() -> None:
    stuck(ABILITY_LINE, "Exhaust target ally and draw a card. If that ally is damaged, destroy it instead.")


def test_a_greater_modifier_takes_the_duration_of_the_first() -> None:
    check_text(
        "Your hero has +1 ATK this turn. If it's exhausted, it has +3 ATK instead.",
        Text(
            (),
            (
                If(
                    Fits(HERO, InCondition(Condition.EXHAUSTED)),
                    (Apply((Adjust(Trait.ATK, n(3)),), HERO, Duration.THIS_TURN),),
                    (Apply((Adjust(Trait.ATK, n(1)),), HERO, Duration.THIS_TURN),),
                ),
            ),
        ),
    )


def test_a_greater_modifier_is_of_the_same_card() -> None:
    stuck(ABILITY_LINE, "Target ally has +1 ATK this turn. If it's exhausted, your hero has +3 ATK instead.")


@for_every(
    ("words", "holder"),
    [
        ("On your turn", You()),
        ("During your turn", You()),
        ("On each opponent's turn", Players(Relation.OPPONENT)),
        ("During an opponent's turn", Players(Relation.OPPONENT)),
    ],
)
def test_a_sentence_begins_with_whose_turn_it_is(words: str, holder: object) -> None:
    power = Continuous((Adjust(Trait.ATK, n(2)),), This(), TurnOf(holder))  # type: ignore[arg-type]
    check_power(f"{words}, this ally has +2 ATK.", power)


def test_a_state_is_asked_for_before_the_deed_that_changes_it() -> None:
    destroyed = Destroy(Target(0))
    check_text(
        "Destroy target ally. If it was exhausted, draw a card.",
        Text(
            AIMED,
            (
                If(
                    Fits(Target(0), InCondition(Condition.EXHAUSTED)),
                    (destroyed, Draw(You(), n(1))),
                    (destroyed,),
                ),
            ),
        ),
    )
    exhausted = Exhaust(Target(0))
    check_text(
        "Exhaust target ally. If that ally was already exhausted, put it into its owner's hand.",
        Text(
            AIMED,
            (
                If(
                    Fits(Target(0), InCondition(Condition.EXHAUSTED)),
                    (exhausted, Put(Target(0), Zone.HAND)),
                    (exhausted,),
                ),
            ),
        ),
    )


def test_a_former_state_needs_a_deed_that_changes_it() -> None:
    stuck(ABILITY_LINE, "Target ally has +2 ATK this turn. If it was exhausted, draw a card.")
    stuck(ABILITY_LINE, "Destroy target ally. If your hero was exhausted, draw a card.")


def test_what_follows_if_a_card_is_destroyed_this_turn() -> None:
    fall = On(What.DESTROYED, subject=Among(Target(0)))
    told = card(
        ABILITY_LINE, "Your hero deals 2 fire damage to target ally. If that ally is destroyed this turn, draw a card."
    )
    assert told.text == Text(
        AIMED,
        (DEALT, Delay(Triggered((fall,), Text((), (Draw(You(), n(1)),))), Duration.THIS_TURN, once=False)),
    )
    text = card(
        ABILITY_LINE,
        "Your hero deals 2 fire damage to target hero or ally. If that character is destroyed this turn, its "
        "controller discards a card.",
    ).text
    assert isinstance(text, Text)
    assert text.targets == (TargetDescription(CHARACTER),)
    later = text.effects[1]
    assert isinstance(later, Delay)
    assert later.power.text == Text((), (Discard(ControllerOf(Role("target 0")), n(1)),))


def test_only_a_card_that_was_spoken_of_is_waited_for() -> None:
    stuck(ABILITY_LINE, "Your hero deals 2 fire damage to target ally. If an ally is destroyed this turn, draw a card.")


@for_every("words", ["you heal damage this way", "damage is healed this way", "any damage was healed this way"])
def test_what_follows_if_damage_is_healed(words: str) -> None:
    check_text(
        f"Your hero heals 3 damage from target ally. If {words}, draw a card.",
        Text(
            AIMED,
            (
                Heal(HERO, Target(0), n(3), "healed"),
                If(Compare(ThatMany("healed"), Comparison.AT_LEAST, n(1)), (Draw(You(), n(1)),)),
            ),
        ),
    )


def test_damage_is_healed_this_way_only_where_some_was_to_be_healed() -> None:
    stuck(ABILITY_LINE, "Destroy target ally. If damage is healed this way, draw a card.")


def test_no_card_of_a_kind_was_done_something_to() -> None:
    text = card(
        ABILITY_LINE, "Target opponent discards two cards. If no ally card is discarded this way, draw a card."
    ).text
    assert isinstance(text, Text)
    found = text.effects[1]
    assert isinstance(found, If)
    assert isinstance(found.condition, Compare)
    assert isinstance(found.condition.left, Count)
    assert (found.condition.left.fitting, found.condition.right) == (ALLY, n(0))


def test_a_card_has_a_keyword_beside_a_quoted_power() -> None:
    drawing = Triggered((On(What.ATTACKS, subject=Among(This())),), Text((), (Draw(You(), n(1)),)))
    both = GainPowers((Keyword(KeywordName.STEALTH), drawing))
    check_text(
        'Target ally has stealth and "When this ally attacks, draw a card" this turn.',
        Text(AIMED, (Apply((both,), Target(0), Duration.THIS_TURN),)),
    )


def test_a_race_needs_no_article() -> None:
    check_text(
        "If target ally is Undead, destroy it.",
        Text(AIMED, (If(Fits(Target(0), Tagged(("Undead",))), (Destroy(Target(0)),)),)),
    )


@for_every(
    "text",
    [
        "Your hero deals 2 fire damage to target ally. If that ally is damaged, destroy that ally instead.",
        "Destroy target ally. If that ally was exhausted, draw a card.",
    ],
)
def test_the_sentences_are_told_as_they_were_read(text: str) -> None:
    assert told_cards.reading(card(ABILITY_LINE, text)) == (text,)
