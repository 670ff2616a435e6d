"""Values in words: what is chosen among several wordings, and how the work grows."""

from __future__ import annotations

from collections import Counter
from dis import get_instructions

import pytest

from engine.language.costs import Activate
from engine.language.effects import Deal, Draw, Exhaust, Heal, Ready
from engine.language.filters import Is
from engine.language.modifiers import GainPowers
from engine.language.powers import Payment, TargetDescription, Text
from engine.language.selections import ControllerOf, HeroOf, Number, Target, This, You
from engine.language.words import Kind
from scenarios.reading import told_cards, wording
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.grammar import grammar
from scenarios.reading.phrase_rules import Rule
from scenarios.reading.points import Register
from scenarios.reading.templates import Bindings, Value
from scenarios.reading.told_cards import NARROW
from scenarios.reading.wording import Taken, Teller
from tests.night import at_night
from tests.scenarios.reading.saying import ABILITY_LINE, card

ALLY = TargetDescription(Is((Kind.ALLY,)))


def words(category: str, value: Value) -> str:
    found = Teller().tell(category, value, Discourse())
    return " ".join(found[0].words) if found else ""


def steps(value: Value) -> int:
    teller = Teller()
    assert teller.tell("text", value, Discourse())
    return teller.steps


def test_a_target_is_pointed_at_once_and_then_spoken_of() -> None:
    text = Text((ALLY,), (Exhaust(Target(0), "exhausted"), Exhaust(Target(0), "exhausted")))
    assert words("text", text) == "exhaust target ally . exhaust that ally ."


def test_a_target_that_is_described_otherwise_is_not_told() -> None:
    some = TargetDescription(Is((Kind.ALLY,)), Number(0), Number(2))
    assert words("text", Text((some,), (Exhaust(Target(0), "exhausted"),))) == "exhaust up to two target allies ."


def test_one_of_something_is_never_told_in_the_plural() -> None:
    assert words("cards", Number(1)) == "a card"
    assert words("nps", Target(0)) == ""


def test_the_work_grows_with_what_is_said_and_not_with_the_ways_to_say_it() -> None:
    few, many = (
        steps(Text((ALLY,), (Exhaust(Target(0), "exhausted"), *[Draw(You(), Number(2))] * count))) for count in (4, 16)
    )
    assert many < few * 4**3


def turns(count: int) -> Text:
    """Return a text in which a target and its controller are spoken of by turns."""
    drawn, exhausted = Draw(ControllerOf(Target(0)), Number(2)), Exhaust(Target(0), "exhausted")
    return Text((ALLY,), (exhausted, *(drawn, exhausted) * count))


def deeds(count: int) -> Text:
    """Return a text of different deeds that are done to a target."""
    hero = HeroOf(You())
    done = (Deal(hero, Target(0), Number(2), name="dealt"), Ready(Target(0)))
    return Text((ALLY,), (Exhaust(Target(0), "exhausted"), *(done * count)[:count]))


SHORT: tuple[Text, ...] = (turns(1), deeds(2))
LONGER: tuple[Text, ...] = (turns(2), deeds(3))
"""Texts of each kind; a teller without a width has by far the most work with the longer ones."""

MOST_STEPS = 8000
"""How many phrases a narrow teller may try for one of these texts."""


@pytest.mark.parametrize("text", [*SHORT, *at_night(LONGER, ())])
def test_a_narrow_teller_finds_the_same_words_with_less_work(text: Text) -> None:
    told = {width: (teller := Teller(width), teller.tell("text", text, Discourse())) for width in (NARROW, None)}
    (narrow, found), (wide, all_found) = told.values()
    assert found[0].words == all_found[0].words
    assert narrow.steps < wide.steps
    assert narrow.steps < MOST_STEPS


@pytest.mark.parametrize("text", LONGER)
def test_a_narrow_teller_has_little_work_with_a_longer_text(text: Text) -> None:
    narrow = Teller(NARROW)
    assert narrow.tell("text", text, Discourse())
    assert narrow.steps < MOST_STEPS


def test_a_card_that_a_narrow_teller_has_no_words_for_is_told_by_a_wide_one(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Ongoing: At the start of each player's turn, that player discards a card."
    printed = card(ABILITY_LINE.replace("Instant Ability", "Ability"), text)
    assert told_cards.reading(printed) == (text,)
    monkeypatch.setattr(told_cards, "NARROW", 1)
    assert told_cards.reading(printed) == (text,)


def test_a_rule_to_which_the_discourse_is_nothing_takes_a_value_apart_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever teller told it before: what such a rule makes of a value is kept."""
    counts, undone = Counter[tuple[str, Rule, int]](), wording._undone  # noqa: SLF001 - how often it's called.

    def counting(rule: Rule, value: Value, talk: Discourse, taken: Taken) -> list[Bindings]:
        counts[type(value).__name__, rule, hash(value)] += 1
        return undone(rule, value, talk, taken)

    monkeypatch.setattr(wording, "_undone", counting)
    wording.ways_to_tell.cache_clear()
    assert [told for _ in range(2) for told in Teller(NARROW).tell("text", turns(1), Discourse())]
    by_heed = {
        heeds: {count for (_, rule, _), count in counts.items() if rule.heeds is heeds} for heeds in (False, True)
    }
    assert by_heed[False] == {1}
    assert max(by_heed[True]) > 2


def test_a_rule_that_names_the_discourse_as_unused_does_not_use_it() -> None:
    unheeding = [rule.undo.__code__ for rules in grammar().rules.values() for rule in rules if not rule.heeds]
    assert unheeding
    for code in set(unheeding):
        assert code.co_varnames[0] not in {each.argval for each in get_instructions(code)}, code


def test_what_is_spoken_of_again_in_the_same_way_leads_to_the_same_point() -> None:
    register, said = Register(), Mention(Target(0), frozenset({"ally"}))
    other = Mention(Target(1), frozenset({"hero"}))
    once, twice, turned = ([other, said], [said, other, said], [said, other])
    points = [register.point(Discourse(mentions=mentions)) for mentions in (once, twice, turned)]
    assert points[0] == points[1] != points[2]


def test_a_subject_of_the_present_sentence_that_others_came_after_is_another_point() -> None:
    register, said = Register(), Mention(Target(0), frozenset({"ally"}), subject=True)
    other = Mention(Target(1), frozenset({"hero"}))
    mentions = ([other, said], [said, other, said])
    now = {register.point(Discourse(mentions=each)) for each in mentions}
    later = {register.point(Discourse(mentions=each, sentence=1)) for each in mentions}
    assert (len(now), len(later)) == (2, 1)


def test_the_card_itself_is_called_by_no_name_in_a_power_that_another_card_has() -> None:
    given = GainPowers((Payment((Activate(),), Text((), (Heal(This(), This(), Number(2), "healed"),))),))
    said = words("is", (given,))
    assert said == 'has " [activate] >>> this character heals 2 damage from itself . "'
