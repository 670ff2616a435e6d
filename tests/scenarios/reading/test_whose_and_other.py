"""Whose party and values "its" means, and what "other" excludes, where a card besides the source was spoken of."""

from __future__ import annotations

from engine.language.effects import Apply, Deal, Put
from engine.language.filters import AllOf, Among, Controlled, Filter, Is, Not
from engine.language.modifiers import AttackOnly, Cannot
from engine.language.powers import Continuous, Payment, Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import ControllerOf, Every, Role, Selection, Target, Those, ValueOf, You
from engine.language.words import Alike, Kind, Trait, Zone
from scenarios.reading import Read, read_card
from scenarios.reading.templates import parts_of
from scenarios.reading.told_cards import reading as told
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, ALLY_LINE, CHARACTER, NAME, OPPOSING, card, stuck

OTHER = Role("other")


def told_alike(line: str, text: str) -> Printed:
    """Return the card of the text, which must mean the same when it is told and read again."""
    printed = card(line, text)
    again = read_card(NAME, line + "\n".join(told(printed)))
    assert isinstance(again, Read), told(printed)
    assert again.printed == printed
    return printed


def text_of(printed: Printed) -> Text:
    """Return the text of the card's one power, or its own where it has none."""
    if not printed.powers:
        assert isinstance(printed.text, Text)
        return printed.text
    (power,) = printed.powers
    assert isinstance(power, (Payment, Triggered))
    assert isinstance(power.text, Text)
    return power.text


BESIDES = {
    "When Grok deals combat damage to an opposing ally, he deals 1 fire damage to another target opposing ally.": (
        AllOf((ALLY, OPPOSING, Not(Among(OTHER))))
    ),
    "When Grok heals damage from a hero or ally, he also heals that much damage from another target hero or ally.": (
        AllOf((CHARACTER, Not(Among(OTHER))))
    ),
    "When Grok deals combat damage to a hero or ally, he also deals that much melee damage to a second target "
    "hero or ally.": AllOf((CHARACTER, Not(Among(OTHER)))),
    "When Grok attacks an opposing ally, exhaust another target ally.": AllOf((ALLY, Not(Among(OTHER)))),
}
"""What the target is: the card to which the source did something in the event is the one excluded."""


def test_another_is_other_than_what_the_event_is_about() -> None:
    def check(text: str) -> None:
        (target,) = text_of(told_alike(ALLY_LINE, text)).targets
        assert target.filter == BESIDES[text]

    hold_every(list(BESIDES), check)


OTHER_FOES = (
    "When Grok deals combat damage to an opposing ally, he deals 1 fire damage to each other opposing ally.",
    "When Grok deals combat damage to an ally, exhaust each other opposing ally.",
)
"""The source is no opposing card, so that the one that was spoken of is excluded."""


def test_other_opposing_cards_are_other_than_the_one_that_was_spoken_of() -> None:
    def check(text: str) -> None:
        (effect,) = text_of(told_alike(ALLY_LINE, text)).effects
        (every,) = (part for part in parts_of(effect) if isinstance(part, Every))
        assert every == Every(AllOf((ALLY, OPPOSING, Not(Among(Role("other"))))))

    hold_every(OTHER_FOES, check)


NOT_THE_SOURCE = (
    "When Grok deals combat damage to an ally, exhaust all other allies.",
    "When an ally enters play under your control, ready each other ally in your party.",
    "[Activate] >>> Exhaust all other opposing allies.",
    "[Activate] >>> Exhaust target ally. Grok deals 1 fire damage to each other ally.",
    "When an opposing ally attacks, Grok deals 1 fire damage to another target ally.",
    "Other opposing allies have -1 ATK.",
)
"""The card that was spoken of may be the one excluded, or the source is none of those described."""


def test_the_source_is_not_excluded_where_another_card_may_be_meant() -> None:
    def check(text: str) -> None:
        stuck(ALLY_LINE, text)

    hold_every(NOT_THE_SOURCE, check)


STILL_THE_SOURCE = (
    "When Grok attacks, he deals 1 fire damage to each other hero and ally.",
    "When Grok enters play, exhaust all other allies in your party.",
    "When Grok attacks a hero, exhaust each other ally.",
    "When an opposing ally attacks, ready another target ally in your party.",
)
"""Nothing else that was spoken of can be one of those described."""


def test_the_source_is_excluded_where_nothing_else_can_be() -> None:
    def check(text: str) -> None:
        assert "Not(filter=Among(selection=This()))" in repr(told_alike(ALLY_LINE, text).powers)

    hold_every(STILL_THE_SOURCE, check)


HERO_OR_SOURCE: dict[str, Filter] = {
    "Ongoing: Your hero has +1 ATK for each other ability you control.": Is((Kind.ABILITY,)),
    "Ongoing: Your hero has +1 ATK while attacking for each other ability you control.": Is((Kind.ABILITY,)),
}
"""On an ongoing ability: your hero is no ability, so the card itself is the one excluded."""


def test_what_your_hero_has_excludes_the_hero_only_from_heroes() -> None:
    def check(text: str) -> None:
        (power,) = told_alike(ABILITY_LINE, text).powers
        assert isinstance(power, Continuous)
        assert "Not(filter=Among(selection=This()))" in repr(power.changes)
        assert "HeroOf" not in repr(power.changes)
        assert repr(HERO_OR_SOURCE[text]) in repr(power.changes)

    hold_every(list(HERO_OR_SOURCE), check)


@for_every(
    "text",
    [
        "Your hero deals 1 fire damage to each other ally.",
        "Your hero deals 1 fire damage to each other opposing hero.",
    ],
)
def test_your_hero_is_not_excluded_from_what_it_cannot_be(text: str) -> None:
    stuck(ABILITY_LINE, text)


ITS_PARTY: dict[str, Selection] = {
    "[Activate] >>> Exhaust target hero. Grok deals 1 fire damage to each ally in its party.": Target(),
    "When Grok attacks an ally, he deals 1 fire damage to each hero in its party.": OTHER,
    "[Activate] >>> Exhaust target ally. This ally deals 1 fire damage to each hero in its party.": Target(),
    "Destroy another ally in your party >>> Exhaust target ally. Grok deals 1 fire damage to each hero in its party.": (
        Target()
    ),
    "When Grok deals combat damage to a hero, he deals 1 fire damage to each ally in its party.": OTHER,
    "When Grok attacks a hero, he deals 1 fire damage to each ally in its party.": OTHER,
    "[Activate] >>> Destroy target ally. Grok deals 1 fire damage to each ally in that party.": Target(),
}
"""Whose party it is: the other card's, for the source's would be "your party"."""


def test_its_party_is_never_the_source_s_own() -> None:
    def check(text: str) -> None:
        deal = text_of(told_alike(ALLY_LINE, text)).effects[-1]
        assert isinstance(deal, Deal)
        assert isinstance(deal.to, Every)
        assert isinstance(deal.to.filter, AllOf)
        assert deal.to.filter.filters[-1] == Controlled(ControllerOf(ITS_PARTY[text]))

    hold_every(list(ITS_PARTY), check)


ITS_VALUE = (
    (ALLY_LINE, "[Activate] >>> Destroy target ally. Grok has +X ATK this turn, where X is its ATK."),
    (
        ALLY_LINE,
        "[Activate] >>> Exhaust target ally. Grok deals fire damage equal to its ATK to its controller's hero.",
    ),
    (ALLY_LINE, "[Activate] >>> Exhaust target hero. Grok has +X ATK this turn, where X is its health."),
    (ALLY_LINE, "When an opposing ally is destroyed, Grok has +X ATK this turn, where X is its cost."),
    (ALLY_LINE, "When Grok deals combat damage to an ally, he has +X ATK this turn, where X is its ATK."),
    (ABILITY_LINE, "Destroy target ally. Your hero has +X ATK this turn, where X is its ATK."),
    (ABILITY_LINE, "Destroy target weapon. Your hero has +X ATK this turn, where X is its ATK."),
)
"""Both the source, or your hero, and the card that was spoken of have such a value."""


@for_every(("line", "text"), ITS_VALUE)
def test_a_value_of_one_of_two_cards_is_in_doubt(line: str, text: str) -> None:
    stuck(line, text)


def test_a_value_of_the_only_card_spoken_of_is_its_own() -> None:
    printed = told_alike(ALLY_LINE, "[Activate] >>> Grok has +X ATK this turn, where X is its ATK.")
    assert "ValueOf(trait=<Trait.ATK: 'ATK'>, of=This())" in repr(printed.powers)
    cost = told_alike(ABILITY_LINE, "Destroy target weapon. Your hero heals X damage from itself, where X is its cost.")
    assert repr(ValueOf(Trait.COST, Target())) in repr(cost.text)


MOVED, YOURS = Role("moved"), You()
DEAD = (Zone.GRAVEYARD,)
THEIR_OWNERS: Selection | None = None
FROM_A_GRAVEYARD: dict[tuple[str, str], tuple[Selection, Selection | None]] = {
    (ALLY_LINE, "When Grok is destroyed, put him into play from your graveyard."): (MOVED, YOURS),
    (ALLY_LINE, "When Grok is destroyed, you may return him from your graveyard to your hand."): (MOVED, YOURS),
    (ALLY_LINE, "When Grok is destroyed, you may put Grok from your graveyard on top of your deck."): (MOVED, YOURS),
    (ALLY_LINE, "When an ally in your party is destroyed, put it from your graveyard into your hand."): (MOVED, YOURS),
    (ALLY_LINE, "When an opposing ally is destroyed, remove it from your graveyard from the game."): (MOVED, YOURS),
    (ALLY_LINE, "When you discard an ally card, put it from your graveyard into play exhausted."): (MOVED, YOURS),
    (ALLY_LINE, "When an opponent discards a card, put it into play from that player's graveyard."): (
        MOVED,
        Role("player"),
    ),
    (ALLY_LINE, "When an opposing ally leaves play, put it from its owner's graveyard into play."): (
        MOVED,
        THEIR_OWNERS,
    ),
    (ABILITY_LINE, "Destroy target ally. Put it into play from its owner's graveyard."): (Target(0), THEIR_OWNERS),
    (ABILITY_LINE, "Destroy target ally. Put that ally from your graveyard into your hand."): (Target(0), YOURS),
}
"""Which card is moved, and in whose graveyard it must lie; it may lie in another, or in none, where it was moved to."""


@for_every(("line", "text"), FROM_A_GRAVEYARD)
def test_a_card_spoken_of_is_moved_from_the_graveyard_that_is_named_only(line: str, text: str) -> None:
    puts = [each for each in parts_of(told_alike(line, text)) if isinstance(each, Put)]
    it, whose = FROM_A_GRAVEYARD[line, text]
    assert [each.cards for each in puts] == [Every(Among(it), DEAD, whose)]


LYING_THERE = {
    (
        ALLY_LINE,
        "When Grok is destroyed, draw a card. Put him from his owner's graveyard on top of his owner's deck.",
    ): MOVED,
    (ALLY_LINE, "When an ally enters a graveyard from play, put it from that graveyard into its owner's hand."): MOVED,
}
"""Which card is moved, where it lies in its owner's graveyard or is gone."""


@for_every(("line", "text"), LYING_THERE)
def test_a_card_that_can_only_lie_in_the_graveyard_is_moved_without_asking(line: str, text: str) -> None:
    puts = [each for each in parts_of(told_alike(line, text)) if isinstance(each, Put)]
    assert [each.cards for each in puts] == [LYING_THERE[line, text]]


def test_a_card_is_moved_from_play_only_if_it_is_there() -> None:
    printed = told_alike(ABILITY_LINE, "Destroy target ally. Put it from play into its owner's hand.")
    assert [each.cards for each in parts_of(printed) if isinstance(each, Put)] == [Every(Among(Target(0)))]


def test_no_graveyard_is_that_one_where_none_was_spoken_of() -> None:
    stuck(ABILITY_LINE, "Target ally attacks. Put it from that graveyard into its owner's hand.")
    stuck(ABILITY_LINE, "Exhaust target ally. Put it from that graveyard into its owner's hand.")


@for_every("event", ["deals fatal damage to", "attacks"])
def test_a_card_is_not_moved_from_where_neither_the_event_nor_the_text_has_put_it(event: str) -> None:
    """In the graveyard it would be another card, which has no role in the event (411.8a)."""
    stuck(ALLY_LINE, f"When Grok {event} an ally, put that ally from its owner's graveyard into its owner's hand.")
    stuck(ALLY_LINE, f"When Grok {event} an ally, its controller puts it from his graveyard on the bottom of his deck.")
    destroyed = "destroy that ally, then put it from its owner's graveyard into its owner's hand."
    printed = told_alike(ALLY_LINE, f"When Grok {event} an ally, {destroyed}")
    there = Every(Among(Role("other")), (Zone.GRAVEYARD,))
    assert [each.cards for each in parts_of(printed) if isinstance(each, Put)] == [there]


def test_a_target_described_here_is_no_card_spoken_of() -> None:
    """What is targeted from a graveyard lies there; it isn't a card in play that would have to lie there."""
    printed = told_alike(
        ABILITY_LINE, "Destroy target ally. Put target equipment from its owner's graveyard into play."
    )
    assert [each.cards for each in parts_of(printed) if isinstance(each, Put)] == [Target(1)]


@for_every(
    ("one", "kinds"),
    [("Each ally", (Kind.ALLY,)), ("An ally", (Kind.ALLY,)), ("A hero", (Kind.HERO,)), ("A character", ())],
)
@for_every(("kind", "name"), [("fire ", "fire dealt"), ("", "dealt")])
def test_those_dealt_damage_are_of_the_kind_that_is_said(
    one: str, kinds: tuple[Kind, ...], kind: str, name: str
) -> None:
    """A Totem, or a hero to whom the damage went instead, is no ally that was dealt damage (306.4, 716.1)."""
    text = (
        f"Your hero deals 2 fire damage to each opposing hero and ally. {one} dealt {kind}damage this way has -1 ATK "
    )
    printed = told_alike(ABILITY_LINE, text + "this turn.")
    (weakened,) = (each for each in parts_of(printed) if isinstance(each, Apply))
    dealt = Those(name)
    assert weakened.to == (Every(AllOf((Is(kinds), Among(dealt)))) if kinds else dealt)


@for_every(("able", "held"), [(" if able", AttackOnly), ("", Cannot)])
def test_only_if_able_says_that_others_may_be_attacked(able: str, held: type) -> None:
    """Without these words nobody else may be attacked, able or not; with them others may if that can't be (601.2c)."""
    text = f"Target ally must attack if able and can attack only your hero{able} this turn."
    changes = [each for each in parts_of(told_alike(ABILITY_LINE, text)) if isinstance(each, (AttackOnly, Cannot))]
    assert [type(each) for each in changes] == [held]


EACH_OF_SEVERAL = (
    "When Grok enters play, destroy each other ally in your party unless it's an Orc.",
    "When Grok enters play, each other ally in your party has +1 ATK this turn, or +2 ATK if it's an Orc.",
    "When Grok attacks, each opposing ally has -1 ATK this turn and it can't protect this turn.",
    "When Grok attacks, ready each ally in your party and it has +1 ATK this turn.",
    "When Grok enters play, destroy each opposing ally with ATK less than its health.",
    "When Grok attacks, destroy target ally with ATK less than its health.",
    "When Grok attacks, each opponent discards a card. If it's an ally card, draw a card.",
    "When Grok attacks, each opponent reveals the top card of his deck. If it's an ally card, draw a card.",
    "When Grok attacks, each opponent puts the top card of his deck into his graveyard. If it's an ally, draw a card.",
)


def test_it_may_be_each_of_several_and_is_nothing_else_then() -> None:
    """The card itself goes by its name, and nothing here asks of each of the cards by itself."""

    def check(text: str) -> None:
        stuck(ALLY_LINE, text)

    hold_every(EACH_OF_SEVERAL, check)


def test_what_is_called_by_its_name_is_no_other_card() -> None:
    stuck(ABILITY_LINE, "Your hero deals 2 fire damage to each opposing ally, or 4 if it's exhausted.")
    told_alike(ABILITY_LINE, "Your hero deals 2 fire damage to each opposing ally, or 4 if your hero is exhausted.")
    told_alike(ALLY_LINE, "When Grok attacks, destroy each opposing ally with ATK less than Grok's health.")
    told_alike(ABILITY_LINE, "Target opponent discards a card. If it's an ally card, draw a card.")


@for_every("which", ["up to two target allies", "two target allies", "any number of target allies"])
@for_every("whose", ["an opponent controls", "in an opponent's party"])
def test_targets_of_an_opponent_who_is_spoken_of_again_are_in_one_party(which: str, whose: str) -> None:
    """712.3: "that player" is the one who was spoken of, and so a single one."""
    (target,) = text_of(told_alike(ABILITY_LINE, f"Exhaust {which} {whose}. That player draws a card.")).targets
    assert target.alike is Alike.CONTROLLER


def test_targets_of_an_opponent_who_is_not_spoken_of_again_are_anywhere() -> None:
    (target,) = text_of(told_alike(ABILITY_LINE, "Exhaust two target allies an opponent controls.")).targets
    assert target.alike is None


@for_every("which", ["two allies", "all allies"])
def test_cards_of_several_opponents_have_no_one_player(which: str) -> None:
    stuck(ABILITY_LINE, f"Exhaust {which} an opponent controls. That player draws a card.")
