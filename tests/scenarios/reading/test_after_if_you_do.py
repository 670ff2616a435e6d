"""Sentences after "if you do", and after a move of the event's card: what they are about, and when they are done."""

from __future__ import annotations

from engine.language.effects import Apply, Delay, Destroy, Discard, Draw, May, PayResources, Put, Shuffle
from engine.language.filters import Is
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.selections import ControllerOf, Number, Role, Target, You
from engine.language.words import Kind, Zone
from scenarios.reading import Read, Unread, read_card
from scenarios.reading.told_cards import reading
from tests.every_row import for_every, hold_every

MOVED = Role("moved")
ONE = Number(1)
ALLY = (TargetDescription(Is((Kind.ALLY,))),)
DISCARD = (Discard(You(), ONE),)
DESTROY, DRAW = Destroy(Target()), Draw(You(), ONE)
ITS_CONTROLLER_DRAWS = Draw(ControllerOf(Target()), ONE)


def _ability(text: str) -> Text:
    found = read_card("Sly", f"2, Instant Ability\n{text}")
    assert isinstance(found, Read), found
    assert isinstance(found.printed.text, Text)
    again = read_card("Sly", "\n".join(("2, Instant Ability", *reading(found.printed))))
    assert isinstance(again, Read), again
    assert again.printed.text == found.printed.text
    return found.printed.text


def _ally(text: str) -> Text:
    found = read_card("Grok", f"2, Ally, 2 [melee] ATK, 2 health\n{text}")
    assert isinstance(found, Read), found
    (power,) = found.printed.powers
    assert isinstance(power, Triggered)
    again = read_card("Grok", "\n".join(("2, Ally, 2 [melee] ATK, 2 health", *reading(found.printed))))
    assert isinstance(again, Read), again
    assert again.printed.powers == (power,)
    assert isinstance(power.text, Text)
    return power.text


BRANCHES = {
    "You may discard a card. If you do, destroy target ally. Its controller draws a card.": (
        May(You(), DISCARD, (DESTROY, ITS_CONTROLLER_DRAWS)),
    ),
    "You may discard a card. If you do, destroy target ally.\nIts controller draws a card.": (
        May(You(), DISCARD, (DESTROY, ITS_CONTROLLER_DRAWS)),
    ),
    "Draw a card. You may discard a card. If you do, destroy target ally. Its controller draws a card.": (
        DRAW, May(You(), DISCARD, (DESTROY, ITS_CONTROLLER_DRAWS)),
    ),
    "You may discard a card. If you do, destroy target ally. Draw a card.": (May(You(), DISCARD, (DESTROY,)), DRAW),
}  # fmt: skip


def test_only_a_sentence_about_what_was_done_then_is_done_only_then() -> None:
    def check(text: str) -> None:
        assert _ability(text) == Text(ALLY, BRANCHES[text])

    hold_every(list(BRANCHES), check)


def test_an_ally_that_was_paid_for_gets_a_keyword_only_then() -> None:
    text = _ability("You may pay (2). If you do, gain control of target ally. It has ferocity this turn.")
    (may,) = text.effects
    assert isinstance(may, May)
    assert may.do == (PayResources(You(), Number(2)),)
    assert [each.to for each in may.then if isinstance(each, Apply)] == [Target(), Target()]


def test_a_deck_is_shuffled_only_after_the_search() -> None:
    (may,) = _ability(
        "You may pay (1). If you do, search your deck for an ally card, reveal it, and put it into your hand. "
        "Shuffle your deck."
    ).effects
    assert isinstance(may, May)
    assert may.then[-1] == Shuffle(You())


def test_the_same_holds_in_a_triggered_power() -> None:
    text = _ally("When Grok enters play, you may discard a card. If you do, destroy target ally. Its controller "
                 "draws a card.")  # fmt: skip
    assert text == Text(ALLY, (May(You(), DISCARD, (DESTROY, ITS_CONTROLLER_DRAWS)),))


IN_DOUBT = (
    "When an ally is destroyed, you may pay (1). If you do, put it into its owner's hand. That player discards a card.",
    "When Grok enters play, you may pay (1). If you do, Grok has +2 ATK this turn. He has ferocity this turn.",
    "When Grok enters play, you may discard a card. If you do, exhaust target ally. Draw a card. Destroy that ally.",
)
GONE = (
    "When an ally is destroyed, put it into its owner's hand. Destroy it.",
    "When an ally is destroyed, remove it from the game. Its controller draws a card.",
    "When an ally is destroyed, at the start of your next turn, put it into play under its owner's control.",
    "When Grok is destroyed, put him into play. He has ferocity this turn.",
    "When Grok is destroyed, put him into play. Grok has ferocity this turn.",
)


@for_every("text", [*IN_DOUBT, *GONE])
def test_what_nothing_tells_is_unread(text: str) -> None:
    assert isinstance(read_card("Grok", f"2, Ally, 2 [melee] ATK, 2 health\n{text}"), Unread)


ABILITIES_IN_DOUBT = (
    "You may discard a card. If you do, destroy target ally. Draw a card. Its controller draws a card.",
    "You may discard a card. If you do, ready your hero. It has +2 ATK this turn.",
    "You may destroy target ally. If you do, draw a card. Its controller draws a card.",
    "You may discard a card. If you don't, destroy target ally. Its controller draws a card.",
    "Destroy target ally. You may discard a card. If you do, its controller discards a card. He draws a card.",
)


def test_an_ability_that_leaves_open_whether_it_is_done_in_any_case_is_unread() -> None:
    def check(text: str) -> None:
        assert isinstance(read_card("Sly", f"2, Instant Ability\n{text}"), Unread)

    hold_every(ABILITIES_IN_DOUBT, check)


def test_what_waits_for_the_end_of_the_turn_is_put_off_only_then() -> None:
    (may,) = _ability(
        "You may discard a card. If you do, destroy target ally. At end of turn, its controller draws a card."
    ).effects
    assert isinstance(may, May)
    assert [type(each) for each in may.then] == [Destroy, Delay]


def test_what_is_done_in_either_case_is_outside() -> None:
    text = _ability("You may discard a card. If you do, destroy target ally. Otherwise, exhaust it. Its controller "
                    "draws a card.")  # fmt: skip
    assert text.effects[1:] == (ITS_CONTROLLER_DRAWS,)


@for_every(
    "text",
    [
        "When an opposing ally is destroyed, put it into play under your control. It has ferocity this turn.",
        "When another ally you control is destroyed, put it into play. It has +2 ATK this turn.",
        "When an ally is destroyed, put it into play and it has ferocity this turn.",
    ],
)
def test_a_card_put_into_play_is_meant_as_it_is_there(text: str) -> None:
    put, applied = _ally(text).effects
    assert isinstance(put, Put)
    assert isinstance(applied, Apply)
    assert (put.cards, put.zone, applied.to) == (MOVED, Zone.PLAY, MOVED)


def test_a_delayed_effect_means_the_card_where_it_was_put() -> None:
    removed, delayed = _ally(
        "When an ally is destroyed, remove it from the game. At the start of your next turn, put it into play under "
        "its owner's control."
    ).effects
    assert isinstance(removed, Put)
    assert isinstance(delayed, Delay)
    assert isinstance(delayed.power, Triggered)
    assert isinstance(delayed.power.text, Text)
    (back,) = delayed.power.text.effects
    assert (removed.cards, removed.zone) == (MOVED, Zone.REMOVED)
    assert isinstance(back, Put)
    assert (back.cards, back.zone) == (MOVED, Zone.PLAY)


def test_who_controlled_a_card_is_asked_of_it_as_it_was() -> None:
    text = _ally("When an ally is destroyed, put it into its owner's hand. Its controller draws a card.")
    assert text.effects[1] == Draw(ControllerOf(Role("subject")), ONE)
