"""Prevention said of the damage, attachments in any number, events of cards in a state, and prices that are lowered."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, May
from engine.language.filters import AllOf, Among, Controlled, HasAttached, InCombatWith, InCondition, Is, Not, Tagged
from engine.language.modifiers import Adjust, Cannot, ChangeCost, Deed, MoreOf, Prevent, Purpose
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import Both, Compare, Count, Every, Fits, Players, ThatMany, This, Those, You
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, Kind, Relation, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    NAME,
    OPPOSING,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

ABILITY = Is((Kind.ABILITY,))
TURN = Duration.THIS_TURN
QUEST_LINE, PAID, REWARD = "Quest\n", "Pay 3 to complete this quest.", "\nReward: Draw a card."


@for_every(
    "words",
    [
        "Prevent the next 3 damage that would be dealt to your hero this turn.",
        "The next 3 damage that would be dealt to your hero this turn is prevented.",
        "The next 3 damage that would be dealt to your hero is prevented this turn.",
        "This turn, the next 3 damage that your hero would be dealt is prevented.",
    ],
)
def test_so_much_damage_is_prevented_whoever_is_said_to_do_it(words: str) -> None:
    check_text(words, Text((), (Apply((Prevent(n(3)),), HERO, TURN),)))
    says_it_back(words)


@for_every(
    "words",
    [
        f"Prevent all damage abilities would deal to {NAME}.",
        f"Damage that abilities would deal to {NAME} is prevented.",
        f"All damage that would be dealt to {NAME} with abilities is prevented.",
        f"If {NAME} would be dealt damage by an ability, prevent it.",
    ],
)
def test_a_character_deals_what_abilities_would_deal(words: str) -> None:
    check_power(words, Continuous((Prevent(None, with_=ABILITY),), This()))
    says_it_back(words, ALLY_LINE)


@for_every("tag", ["Trap", "Curse", "Sword"])
def test_a_tag_alone_may_say_what_damage_is_dealt_with(tag: str) -> None:
    prevented = Continuous((Prevent(None, with_=Tagged((tag,))),), This())
    check_power(f"Prevent all damage that {tag}s would deal to {NAME}.", prevented)
    check_power(f"Prevent all damage that would be dealt to {NAME} with {tag}s.", prevented)
    stuck(ALLY_LINE, f"Prevent all damage that would be dealt to {NAME} by {tag}s.")


@for_every(
    "words",
    [f"Damage that would be dealt to {NAME} by abilities is prevented.",
     f"If {NAME} would be dealt damage by an ability or ally, prevent it."],
)  # fmt: skip
def test_no_ability_is_taken_for_who_deals_damage(words: str) -> None:
    stuck(ALLY_LINE, words)


@for_every(
    "words", ["Combat damage that allies would deal to your hero is prevented.",
              "All combat damage allies would deal to your hero is prevented."],
)  # fmt: skip
def test_all_of_a_kind_from_some_is_prevented(words: str) -> None:
    check_power(words, Continuous((Prevent(None, combat=True, source=ALLY),), HERO))
    says_it_back(words, ALLY_LINE)


def test_who_may_prevent_damage_may_leave_it_undone() -> None:
    words = "You may prevent all combat damage this turn."
    everybody = Apply((Prevent(None, combat=True),), Is((Kind.CARD,)), TURN)
    check_text(words, Text((), (May(You(), (everybody,)),)))
    says_it_back(words)


@for_every(
    "which",
    [
        "with an ability attached", "with abilities attached to them", "that have one or more abilities attached",
        "with one or more attached abilities",
    ],
)  # fmt: skip
def test_cards_with_any_number_of_attachments(which: str) -> None:
    words = f"Allies {which} can't attack."
    check_power(words, Continuous((Cannot(Deed.ATTACK),), AllOf((ALLY, HasAttached(ABILITY)))))
    says_it_back(words, ALLY_LINE)


@for_every("which", ["with no abilities attached", "without abilities attached", "that have no attached abilities"])
def test_cards_with_no_attachments(which: str) -> None:
    words = f"Allies {which} can't attack."
    check_power(words, Continuous((Cannot(Deed.ATTACK),), AllOf((ALLY, Not(HasAttached(ABILITY))))))
    says_it_back(words, ALLY_LINE)


def test_a_disease_is_called_by_its_tag_alone() -> None:
    words = "Allies with a Disease attached can't attack."
    check_power(words, Continuous((Cannot(Deed.ATTACK),), AllOf((ALLY, HasAttached(Tagged(("Disease",)))))))
    says_it_back(words, ALLY_LINE)


@for_every(
    ("words", "event"),
    [
        (
            f"When an opposing ally is destroyed while defending against {NAME}, draw a card.",
            On(
                What.DESTROYED,
                subject=AllOf((ALLY, OPPOSING, AllOf((InCondition(Condition.DEFENDING), InCombatWith(This()))))),
            ),
        ),
        (
            "When an ally in your party is destroyed while protecting, draw a card.",
            On(What.DESTROYED, subject=AllOf((ALLY, Controlled(You()), InCondition(Condition.PROTECTING)))),
        ),
        (
            f"When {NAME} deals combat damage while attacking an ally, draw a card.",
            On(
                What.DEALS_DAMAGE,
                subject=Among(This()),
                combat=True,
                when=Fits(This(), AllOf((InCondition(Condition.ATTACKING), InCombatWith(Every(ALLY))))),
            ),
        ),
    ],
)
def test_an_event_counts_only_while_its_card_is_in_a_state(words: str, event: On) -> None:
    check_power(words, drawing(event))
    says_it_back(words, ALLY_LINE)


def test_who_of_two_is_attacking_is_not_guessed() -> None:
    stuck(ALLY_LINE, f"When an opposing ally deals combat damage to {NAME} while attacking, draw a card.")


@for_every(
    "words",
    ["While defending against an ally, {NAME} has +2 ATK.", "{NAME} has +2 ATK while defending against an ally."],
)
def test_a_role_in_combat_may_be_said_first(words: str) -> None:
    (power,) = card(ALLY_LINE, words.format(NAME=NAME)).powers
    assert isinstance(power, Continuous)
    assert (power.changes, power.to) == ((Adjust(Trait.ATK, n(2)),), This())
    foes = Fits(Every(InCondition(Condition.ATTACKING)), ALLY)
    assert power.while_ == Both((Fits(This(), InCondition(Condition.DEFENDING)), foes))


@for_every("words", ["equal to the damage dealt this way", "equal to the amount of damage dealt this way"])
def test_what_was_dealt_this_way_is_an_amount(words: str) -> None:
    text = card(
        ABILITY_LINE, f"Your hero deals 2 shadow damage to target ally and heals damage from itself {words}."
    ).text
    assert isinstance(text, Text)
    assert text.effects[1].amount == ThatMany("dealt")  # type: ignore[union-attr]


@for_every("words", ["can have", "may have", "may control"])
def test_more_of_a_tag_than_cards_print(words: str) -> None:
    check_power(f"You {words} up to two Pets.", Continuous((MoreOf("Pet", 0, 2),), You()))


def test_weapons_that_are_stronger_are_also_cheaper_for_whoever_strikes() -> None:
    words = "Your weapons have +1 ATK and cost 1 less to strike with."
    more, cheaper = card(ALLY_LINE, words).powers
    assert isinstance(more, Continuous)
    assert isinstance(cheaper, Continuous)
    assert more.changes == (Adjust(Trait.ATK, n(1)),)
    of_yours = AllOf((Is((Kind.WEAPON,)), Controlled(You())))
    assert more.to == of_yours
    assert cheaper == Continuous((ChangeCost(Purpose.STRIKE, of_yours, n(-1)),), Players(Relation.ANY))
    says_it_back(words, ALLY_LINE)


@for_every(
    ("words", "less"),
    [
        ("If you control an ally, pay 1 instead.", 2), ("You pay 1 instead if you control an ally.", 2),
        ("If you control an ally, you pay 1 less.", 1), ("Pay 1 less if you control an ally.", 1),
    ],
)  # fmt: skip
def test_a_quest_costs_less_on_a_condition_said_behind_its_price(words: str, less: int) -> None:
    said = card(QUEST_LINE, f"{PAID} {words}{REWARD}")
    named = card(QUEST_LINE, f"{PAID}\nThis quest costs {less} less to complete if you control an ally.{REWARD}")
    assert said.powers == named.powers
    says_it_back(f"{PAID} {words}{REWARD}", QUEST_LINE)


@for_every(
    "text",
    [f"If you control an ally, pay 1 less. {PAID}", f"{PAID} If you control an ally, pay 4 instead.",
     "Pay 3 and discard a card to complete this quest. If you control an ally, pay 1 instead."],
)  # fmt: skip
def test_a_price_that_replaces_no_higher_one_is_refused(text: str) -> None:
    stuck(QUEST_LINE, text + REWARD)


@for_every("words", [f"you prevent damage with {NAME}", f"damage is prevented by {NAME}"])
def test_armor_prevents_the_damage_that_is_prevented_with_it(words: str) -> None:
    power = card("2, Armor—Shield, 1 DEF\n", f"When {words}, draw a card.").powers[0]
    assert isinstance(power, Triggered)
    assert power.on == (On(What.PREVENTED, with_=Among(This())),)


@for_every(
    ("active", "passive"),
    [
        ("you destroyed no weapons this way", "no weapons were destroyed this way"),
        ("you destroy three or more weapons this way", "three or more weapons are destroyed this way"),
    ],
)
def test_you_have_done_what_was_done_this_way(active: str, passive: str) -> None:
    text = "Destroy all equipment. If {}, draw a card."
    assert card(ABILITY_LINE, text.format(active)).text == card(ABILITY_LINE, text.format(passive)).text
    says_it_back(text.format(active))


def test_what_you_discarded_is_asked_of_the_one_card() -> None:
    active = "Discard a card. If you discarded an ally this way, draw a card."
    passive = "Discard a card. If an ally was discarded this way, draw a card."
    assert card(ABILITY_LINE, active).text == card(ABILITY_LINE, passive).text


@for_every("who", ["Each player", "Target player"])
def test_what_others_have_discarded_you_may_not_have(who: str) -> None:
    stuck(ABILITY_LINE, f"{who} discards two cards. If you discarded an ally this way, draw a card.")


def test_cards_of_whatever_kind_are_counted_by_what_was_done_to_them() -> None:
    words = "Destroy all allies. If three or more cards were destroyed this way, draw a card."
    text = card(ABILITY_LINE, words).text
    assert isinstance(text, Text)
    assert text.effects[1].condition == Compare(Count(Those("destroyed")), Comparison.AT_LEAST, n(3))  # type: ignore[union-attr]
    says_it_back(words)


def test_the_most_among_cards_that_are_named_behind_it() -> None:
    among = card(ABILITY_LINE, "Destroy target ally with the lowest health among opposing allies.")
    assert among.text == card(ABILITY_LINE, "Destroy target opposing ally with the lowest health.").text
    stuck(ABILITY_LINE, "Destroy target ally with the lowest cost among opposing equipment.")


def test_no_damage_is_dealt_to_armor() -> None:
    when = f"When your hero is dealt damage while {NAME} is ready"
    words = f"{when}, you may prevent the next 2 damage that would be dealt to it this turn."
    stuck("2, Armor—Shield, 1 DEF\n", words)
