"""That turn, the end of combat, instants that were played, whole zones, tokens by number, and either of two events."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, CreateTokens, Delay, Destroy, Draw, Effect, Exhaust, If, May, Put
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    Is,
    Marked,
    Standing,
    Tagged,
    Valued,
)
from engine.language.modifiers import Adjust, GainPowers, LosePowers
from engine.language.powers import Continuous, Keyword, TargetDescription, Text, Triggered
from engine.language.selections import (
    Count,
    Every,
    Fits,
    Happened,
    Host,
    Players,
    Plus,
    Quantity,
    Role,
    Target,
    This,
    Times,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, KeywordName, Kind, LineKeyword, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    MY_ALLY,
    OPPOSING,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

CARD = Is((Kind.CARD,))
SELF = Among(This())


def test_that_turn_is_this_turn_after_a_moment_of_it() -> None:
    one = card(ALLY_LINE, "At the end of each opponent's turn, if you drew a card that turn, draw a card.")
    other = card(ALLY_LINE, "At the end of each opponent's turn, if you drew a card this turn, draw a card.")
    assert one == other
    ends = On(What.ENDS_TURN, player=Standing(Relation.OPPONENT))
    assert one.powers == (drawing(ends, if_=Happened(Done.DRAWN, You())),)
    (power,) = card(ALLY_LINE, "At the start of your turn, target ally has +2 ATK during that turn.").powers
    assert isinstance(power, Triggered)
    assert power.text == Text(
        (TargetDescription(ALLY),), (Apply((Adjust(Trait.ATK, n(2)),), Target(), Duration.THIS_TURN),)
    )


@for_every(
    "words",
    [
        "Draw a card. Target ally has +2 ATK that turn.",
        "Take an extra turn after this one. Your hero can't attack during that turn.",
        "At the start of your next turn, target ally has +2 ATK during that turn.",
    ],
)
def test_that_turn_is_no_other_turn(words: str) -> None:
    stuck(ABILITY_LINE, words)


def test_what_waits_for_the_end_of_the_combat() -> None:
    on = On(What.DEALS_DAMAGE, subject=SELF, other=ALLY, combat=True)
    later = Delay(Triggered((On(What.COMBAT_ENDS),), Text((), (Destroy(Role("other")),))), Duration.GAME)
    (power,) = card(ALLY_LINE, "When Grok deals combat damage to an ally, destroy that ally at end of combat.").powers
    assert isinstance(power, Triggered)
    assert power.on == (on,)
    assert isinstance(power.text, Text)
    (found,) = power.text.effects
    assert isinstance(found, Delay)
    assert (found.power.on, found.duration, found.once) == (later.power.on, later.duration, later.once)


@for_every(("words", "keyword"), [("an instant", LineKeyword.INSTANT), ("Unique", LineKeyword.UNIQUE)])
def test_what_a_target_is_marked_with(words: str, keyword: LineKeyword) -> None:
    so = If(Fits(Target(), Marked(keyword)), (Draw(You(), n(1)),))
    check_text(f"Exhaust target ally. If that ally is {words}, draw a card.",
               Text((TargetDescription(ALLY),), (Exhaust(Target()), so)))  # fmt: skip
    says_it_back(f"Exhaust target ally. If that ally is {words}, draw a card.")


@for_every(
    ("words", "zones"),
    [("hand", (Zone.HAND,)), ("graveyard", (Zone.GRAVEYARD,)), ("hand and graveyard", (Zone.HAND, Zone.GRAVEYARD))],
)
def test_whole_zones_are_removed(words: str, zones: tuple[Zone, ...]) -> None:
    everyone = Players(Relation.ANY)
    check_text(
        f"Each player removes his {words} from the game.", Text((), (Put(Every(CARD, zones, everyone), Zone.REMOVED),))
    )
    says_it_back(f"Each player removes his {words} from the game.")


def test_tokens_by_a_number() -> None:
    words = "Put a number of 1 ATK / 1 health Melee Ghoul ally tokens into play equal to the number of opposing allies."
    printed = card(ABILITY_LINE, words)
    assert isinstance(printed.text, Text)
    (effect,) = printed.text.effects
    assert isinstance(effect, CreateTokens)
    assert effect.amount == Count(Every(AllOf((ALLY, OPPOSING))))
    assert (effect.token.atk, effect.token.health) == (1, 1)
    says_it_back(words)


@for_every(
    ("words", "comparison", "number"),
    [
        ("less than or equal to the number of allies in your party plus 2", Comparison.AT_MOST,
         Plus((Count(Every(MY_ALLY)), n(2)))),
        ("equal to twice the number of allies in your party", Comparison.EQUAL, Times(Count(Every(MY_ALLY)), 2)),
    ],
)  # fmt: skip
def test_costs_compared_with_a_reckoned_number(words: str, comparison: Comparison, number: Quantity) -> None:
    so = AllOf((ALLY, Valued(Trait.COST, comparison, number)))
    check_text(f"Destroy target ally with cost {words}.", Text((TargetDescription(so),), (Destroy(Target()),)))
    says_it_back(f"Destroy target ally with cost {words}.")


@for_every(
    ("words", "power"),
    [
        ("When Grok attacks or uses a power, draw a card.",
         drawing(On(What.ATTACKS, subject=SELF), On(What.USED, subject=SELF))),
        ("When Grok attacks or is dealt damage, draw a card.",
         drawing(On(What.ATTACKS, subject=SELF), On(What.DEALS_DAMAGE, other=SELF))),
        ("When you play an ability or complete a quest, draw a card.",
         drawing(On(What.PLAYED, subject=Is((Kind.ABILITY,)), player=Standing(Relation.YOU)),
                 On(What.COMPLETES, subject=Is((Kind.QUEST,)), player=Standing(Relation.YOU)))),
        ("When Grok attacks a hero or defends, draw a card.",
         drawing(On(What.ATTACKS, subject=SELF, other=Is((Kind.HERO,))), On(What.DEFENDS, subject=SELF))),
        ("When an opposing ally attacks or is dealt damage, draw a card.",
         drawing(On(What.ATTACKS, subject=AllOf((ALLY, OPPOSING))),
                 On(What.DEALS_DAMAGE, other=AllOf((ALLY, OPPOSING))))),
        ("When Grok or another Orc enters play under your control, draw a card.",
         drawing(On(What.ENTERS_PLAY, subject=AnyOf((SELF, AllOf((Tagged(("Orc",)), Controlled(You())))))))),
    ],
)  # fmt: skip
def test_either_event(words: str, power: Triggered) -> None:
    check_power(words, power)
    says_it_back(words, ALLY_LINE)


def test_either_event_of_the_card_that_an_ability_is_attached_to() -> None:
    text = "Attach to target ally.\nOngoing: When attached ally attacks or uses a power, exhaust it."
    host = Among(Host())
    either = On(What.ATTACKS, subject=host), On(What.USED, subject=host)
    assert card("2, Ability\n", text).powers == (Triggered(either, Text((), (Exhaust(Role("subject")),))),)


@for_every(
    "words",
    [
        "When an opposing ally attacks or is dealt damage, exhaust that ally.",
        "When an opposing ally attacks or uses a power, exhaust it.",
        "When Grok attacks a hero or defends, exhaust that hero.",
        "When Grok attacks or is dealt damage, Grok deals that much damage to target hero.",
        "When Grok attacks or attacks, draw a card.",
    ],
)
def test_of_either_event_no_other_card_is_spoken_of(words: str) -> None:
    stuck(ALLY_LINE, words)


def test_two_values_at_two_times() -> None:
    words = "Grok has +1 ATK while your hero is damaged and +1 health while it's your turn."
    printed = card(ALLY_LINE, words)
    first, second = printed.powers
    assert isinstance(first, Continuous)
    assert isinstance(second, Continuous)
    assert (first.changes, second.changes) == ((Adjust(Trait.ATK, n(1)),), (Adjust(Trait.HEALTH, n(1)),))
    assert second.while_ == TurnOf(You())
    says_it_back(words, ALLY_LINE)


@for_every(
    ("words", "effect"),
    [
        ("you may have target ally lose protector this turn",
         Apply((LosePowers(keywords=(KeywordName.PROTECTOR,)),), Target(), Duration.THIS_TURN)),
        ("you may have target ally gain ferocity this turn",
         Apply((GainPowers((Keyword(KeywordName.FEROCITY),)),), Target(), Duration.THIS_TURN)),
    ],
)  # fmt: skip
def test_what_you_may_let_a_card_have(words: str, effect: Effect) -> None:
    (power,) = card(ALLY_LINE, f"When Grok attacks, {words}.").powers
    assert isinstance(power, Triggered)
    assert power.text == Text((TargetDescription(ALLY),), (May(You(), (effect,)),))
