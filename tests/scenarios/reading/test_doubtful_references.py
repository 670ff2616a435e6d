"""Words that leave open whom they mean, or what they do: no reading; and each of several cards in turn as "other"."""

from __future__ import annotations

from engine.language.filters import AllOf, Controlled, Is, Tagged
from engine.language.modifiers import Adjust
from engine.language.powers import Continuous
from engine.language.selections import Count, Every, Plus, You
from engine.language.words import Kind, Trait
from scenarios.reading import Read, read_card
from scenarios.reading.told_cards import reading as told
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, ALLY_LINE, NAME, card, n, stuck

ITEM_LINE = "3, Item—Trinket (2)\n"

CHARACTER = Is((Kind.CHARACTER,))
ELVEN, ORCISH = Tagged(("Night Elf",)), Tagged(("Orc",))
MINE = Controlled(You())

IN_TURN = {
    "Each Night Elf ally in your party has +1 ATK for each other Night Elf ally in your party.": (ALLY, ELVEN, MINE),
    "Orcs in your party have +1 ATK for each other Orc in your party.": (CHARACTER, ORCISH, MINE),
    "Allies in your party have +1 ATK for each other ally in your party.": (ALLY, MINE),
}
"""What an Orc says of cards of a kind, each of which counts the others: all of them but one."""


def test_each_of_several_is_other_than_itself() -> None:
    def check(text: str) -> None:
        kind = AllOf(IN_TURN[text])
        more = Adjust(Trait.ATK, Plus((Count(Every(kind)), n(-1))))
        printed = card(ALLY_LINE, text)
        assert printed.powers == (Continuous((more,), kind),)
        again = read_card(NAME, ALLY_LINE + "\n".join(told(printed)))
        assert isinstance(again, Read)
        assert again.printed == printed

    hold_every(list(IN_TURN), check)


OTHER_THAN_WHOM = (
    "Each other Night Elf in your party has +1 ATK.",
    "Grok has +1 ATK for each other Night Elf in your party.",
    "When a Night Elf enters play under your control, each other Night Elf in your party has +1 ATK this turn.",
    "Allies in your party have +1 ATK for each other Orc in your party.",
    "Each ally in your party has +1 ATK for each other exhausted ally in your party.",
    "When Grok attacks, Orcs in your party have +1 ATK this turn for each other Orc in your party.",
)
"""On an Orc: it is none of those described, or each of several cards that are not of that kind may be excluded."""


def test_other_excludes_a_card_that_could_be_one_of_those_described() -> None:
    def check(text: str) -> None:
        stuck(ALLY_LINE, text)

    hold_every(OTHER_THAN_WHOM, check)


ONLY_IF_YOU_DO = (
    "You may destroy target ally. Its controller draws a card.",
    "You may put target ally into its owner's hand. That player discards a card.",
    "You may remove target ally from the game. Its owner draws a card.",
    "You may destroy target ally.\nIts controller draws a card.",
    "You may exhaust target ally. It can't attack this turn and your hero deals 1 fire damage to it.",
    "Target ally has +1 ATK this turn. You may exhaust it. It can't ready this turn.",
    # A condition that is true of no card.
    "You may discard a card. If it isn't an ally card, draw a card.",
    "You may discard a card. If its cost is 2 or less, draw a card.",
    # "He" is no single one of the players who have searched one after another.
    "Each player may search his deck for an ally card and put it into his hand. He shuffles his deck.",
)
"""What follows is about a card that you needn't have moved: in any case, or only if you do?"""


@for_every(
    "text",
    [
        "When Grok deals damage to target ally, draw a card.",
        "When an opposing ally attacks, you may exhaust it. It can't ready during its controller's next ready step.",
    ],
)
def test_a_power_leaves_open_which_card_is_meant(text: str) -> None:
    stuck(ALLY_LINE, text)


def test_what_follows_a_move_that_may_be_made_says_whether_it_follows_in_any_case() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(ONLY_IF_YOU_DO, check)


@for_every("then", ["Draw a card.", "If you do, its controller draws a card."])
def test_what_is_not_about_the_card_follows_in_any_case(then: str) -> None:
    card(ABILITY_LINE, f"You may destroy target ally. {then}")


GONE = (
    "When an ally is destroyed, destroy it at end of turn.",
    "When an ally is destroyed, exhaust it.",
    "When an ally is destroyed, Grok deals 1 melee damage to it.",
    "When an ally leaves play, it has +1 ATK this turn.",
    "When Grok is destroyed, ready Grok.",
)
"""Nothing can be done to the card as it was."""


def test_nothing_is_done_to_a_card_that_has_left_play() -> None:
    def check(text: str) -> None:
        assert stuck(ALLY_LINE, text).words == "the moved card"

    hold_every(GONE, check)


@for_every(
    "text",
    [
        "When an ally is destroyed, it deals 1 melee damage to your hero.",
        "When an ally is destroyed, put that ally into play under your control. Destroy it at end of turn.",
        "When an ally is destroyed, remove it from the game.",
    ],
)
def test_what_has_left_play_can_still_do_something_and_be_moved(text: str) -> None:
    card(ALLY_LINE, text)


THEY = (
    "Exhaust all opposing allies. Ready all weapons you control. They can't ready this turn.",
    "Exhaust target hero. Exhaust all opposing allies. They can't ready this turn.",
    "Exhaust all opposing allies. Destroy target ally. They can't ready this turn.",
    "Exhaust all opposing allies. Exhaust all opposing weapons. Destroy them.",
)
"""Cards of two sentences can be meant."""


def test_they_are_cards_of_one_sentence() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(THEY, check)


@for_every(
    "text",
    [
        "Exhaust all opposing allies. Draw a card. They can't ready this turn.",
        "Destroy all opposing weapons. Exhaust all opposing allies. Those allies can't ready this turn.",
    ],
)
def test_a_noun_or_the_lack_of_other_cards_tells_who_they_are(text: str) -> None:
    card(ABILITY_LINE, text)


@for_every(
    "text",
    [
        "You may put a Judgement card from your graveyard into play.",
        "Destroy target Judgement ability.",
        "Your Judgements can't be destroyed.",
    ],
)
def test_a_tag_that_no_table_knows_is_no_tag(text: str) -> None:
    stuck(ABILITY_LINE, text)


NEVER_SO = (
    (ALLY_LINE, "When you play an ability, Grok has +1 ATK this turn. If it's a Fire ability, draw a card."),
    (ALLY_LINE, "When you play an ally, Grok has +1 ATK this turn. If it's a Demon, draw a card."),
    (
        ALLY_LINE,
        "When you play an ability, Grok deals 1 fire damage to target hero. If it's a Fire ability, draw a card.",
    ),
    (ABILITY_LINE, "Attach to target ally.\nOngoing: At end of turn, destroy Grok if it didn't attack this turn."),
)
"""What is never true of the card itself, or of a target, is asked about another card."""


@for_every(("line", "text"), NEVER_SO)
def test_a_condition_that_is_never_true_of_a_card_is_about_another(line: str, text: str) -> None:
    stuck(line, text.replace("Grok", NAME))


HIM = (
    (ABILITY_LINE, "Target opponent may discard a card. If he doesn't, your hero deals 3 fire damage to him."),
    (
        ALLY_LINE,
        "When Grok attacks, target opponent may discard a card. If he doesn't, Grok deals 1 fire damage to him.",
    ),
    (ALLY_LINE, "When an opponent plays an ability, Grok deals 1 fire damage to him."),
)
"""Who is dealt damage by a character that was just named is not that character, nor your hero after another player."""


@for_every(("line", "text"), HIM)
def test_he_is_not_who_deals_the_damage(line: str, text: str) -> None:
    stuck(line, text.replace("Grok", NAME))


LEFT = (
    "Destroy target ability attached to an ally. Ready it.",
    "Remove target ally from the game. At end of turn, put it into play. Exhaust it.",
)
THERE = (
    "Put target ally into its owner's hand. It has +1 ATK this turn.",
    "If target ally is exhausted, destroy it. Otherwise, exhaust it.",
    "Remove target ally from the game, then put it into play. Exhaust it.",
    "Exhaust target ally. Destroy it at end of turn.",
)


def test_nothing_is_done_to_a_target_that_has_left_play() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(LEFT, check)


def test_a_target_that_is_in_play_is_it() -> None:
    def check(text: str) -> None:
        assert card(ABILITY_LINE, text).text is not None

    hold_every(THERE, check)


SHOWN = (
    "When Grok attacks, reveal the top card of your deck. If it's an ability, ready Grok. Otherwise, destroy it.",
    "When Grok attacks, reveal the top card of your deck. If it's a quest, ready him. Then, put it into your hand.",
    "When Grok attacks, reveal the top card of your deck. If it's an ability, ready Grok. Then put it into your hand.",
    "When Grok attacks, reveal the top card of your deck. If it's a quest, destroy Grok. If it's an ally, draw a card.",
    "When Grok attacks, you may discard a card. If you do, ready Grok. If it's an ally, draw a card.",
    "When Grok attacks, choose a card in your graveyard. Ready Grok. Put it into your hand.",
)
"""What may be said of the card that was seen, discarded or chosen, though Grok was named since."""


def test_a_card_that_was_shown_may_be_meant_rather_than_the_card_itself() -> None:
    def check(text: str) -> None:
        stuck(ALLY_LINE, text)

    hold_every(SHOWN, check)


WARDED = (
    (ITEM_LINE, "If your hero would be dealt damage by an ability, prevent that damage and destroy it."),
    (ITEM_LINE, "If an opposing hero would deal damage to your hero with a weapon, you may exhaust it to prevent it."),
    (
        ITEM_LINE,
        "If your hero would be dealt damage by an ability, prevent that damage and put that many oak counters on it.",
    ),
    (ALLY_LINE, "If an ability would deal damage to Grok, you may destroy it. If you do, prevent that damage."),
    (ALLY_LINE, "If an ally would deal damage to your hero, prevent that damage and exhaust it."),
    (ALLY_LINE, "If an opposing hero would deal damage to Grok, prevent 1 of that damage and exhaust it."),
    (ALLY_LINE, "If Grok would deal damage to your hero, prevent that damage and exhaust it."),
    (
        ALLY_LINE,
        "If an ability would deal damage to your hero while Grok is ready, prevent that damage and exhaust it.",
    ),
    (ALLY_LINE, "When your hero deals combat damage with a weapon, exhaust it."),
    (ALLY_LINE, "When your hero is dealt damage with a weapon, destroy it."),
    (ALLY_LINE, "When your hero deals combat damage with a weapon, it becomes ready."),
    (ALLY_LINE, "When an opposing hero deals damage to Grok with a weapon, destroy it."),
    (
        ABILITY_LINE,
        "The next time a weapon would deal damage to target ally this turn, prevent that damage and destroy it.",
    ),
    (
        ABILITY_LINE,
        "The next time an ally would deal damage to target ally this turn, prevent that damage. Exhaust it.",
    ),
)
"""Damage has a dealer, or a tool with which it is dealt, and a card to which it would be dealt: any can be "it"."""

NAMED_AGAIN = (
    (ALLY_LINE, "If an ability would deal damage to Grok, prevent that damage and destroy Grok."),
    (
        ALLY_LINE,
        "If an ability would deal damage to Grok, prevent it and Grok deals that much fire damage to its source.",
    ),
    (ALLY_LINE, "If Grok would be dealt damage, prevent that damage and put an oak counter on it."),
    (ALLY_LINE, "When your hero deals damage to an ally with a weapon, destroy that ally."),
    (ALLY_LINE, "When your hero deals damage with a weapon to an ally, it deals 1 fire damage to target hero."),
)


@for_every(("line", "text"), WARDED)
def test_it_may_be_the_card_that_would_deal_damage_or_be_dealt_it(line: str, text: str) -> None:
    stuck(line, text.replace("Grok", NAME))


@for_every(("line", "text"), NAMED_AGAIN)
def test_a_warded_card_that_is_named_again_or_alone_is_meant(line: str, text: str) -> None:
    assert card(line, text.replace("Grok", NAME)).powers
