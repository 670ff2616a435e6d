"""Counters that were on a card, abilities attached to a kind of card, prices lowered by X, and first cards."""

from __future__ import annotations

from engine.language.costs import Perform
from engine.language.durations import Duration
from engine.language.effects import Apply, Destroy, Discard, Draw, If, IfYouDo, Put, Reattach
from engine.language.filters import AllOf, Among, AttachedTo, HasCounter, Is, Not, Tagged, Valued
from engine.language.modifiers import Adjust, Cannot, ChangeCost, Deed, LosePowers, MustAttack, Purpose
from engine.language.powers import Completion, Continuous, Payment, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Both,
    Chosen,
    Compare,
    ControllerOf,
    Count,
    CountersOn,
    During,
    Every,
    Fits,
    Happened,
    Host,
    Negated,
    Plus,
    Role,
    Target,
    This,
    Those,
    Times,
    TurnOf,
    ValueOf,
    X,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, KeywordName, Kind, Phase, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    OPPOSING,
    card,
    check_text,
    n,
    says_it_back,
    stuck,
)

ABILITY = Is((Kind.ABILITY,))
ITEM_LINE = "3, Item\n"
QUEST_LINE = "Quest\nDestroy an ally in your party to complete this quest.\n"
ATTACHED = "3, Ability\nAttach to target ally.\nOngoing: "
CURSE = "3, Ability\nAttach to target opposing hero.\nOngoing: "
ENTERS = (On(What.ENTERS_PLAY, subject=Among(This())),)
HIS = ControllerOf(Host())
IT = Role("subject")
DOOMED = AllOf((ALLY, HasCounter("doom")))
ONE = Text((), (Draw(You(), n(1)),))

TEXTS = {
    "Destroy all allies with one or more doom counters.": Text(
        (), (Destroy(Every(AllOf((ALLY, HasCounter("doom"))))),)
    ),
    "Destroy target ability that's attached to an opposing ally.": Text(
        (TargetDescription(AllOf((ABILITY, AttachedTo(AllOf((ALLY, OPPOSING)))))),), (Destroy(Target()),)
    ),
    "Attach target ability that's attached to an ally to another ally.": Text(
        (TargetDescription(AllOf((ABILITY, AttachedTo(ALLY)))),), (Reattach(Target(), Every(ALLY)),)
    ),
    "Discard a card. If you do, draw a card. If you can't, destroy target ally.": Text(
        (TargetDescription(ALLY),),
        (IfYouDo((Discard(You(), n(1)),), (Draw(You(), n(1)),), (Destroy(Target()),)),),
    ),
}


@for_every("words", TEXTS)
def test_what_a_text_says(words: str) -> None:
    check_text(words, TEXTS[words])
    says_it_back(words)


CHEAPER = Valued(Trait.COST, Comparison.AT_MOST, Plus((ValueOf(Trait.COST, IT), n(-1))))
LESS = Times(X(), -1)
PAID = (Perform(Discard(You(), X())),)
POWERS: dict[tuple[str, str], Power] = {
    (ALLY_LINE, "Allies with one or more blight counters have -1 ATK and lose protector."): Continuous(
        (Adjust(Trait.ATK, n(-1)), LosePowers(keywords=(KeywordName.PROTECTOR,))), AllOf((ALLY, HasCounter("blight")))
    ),
    (
        ITEM_LINE,
        "Discard X cards >>> You pay X less to play your next ally this turn, to a minimum of 1.",
    ): Payment(
        PAID, Text((), (Apply((ChangeCost(Purpose.PLAY, ALLY, LESS, 1),), You(), Duration.THIS_TURN, times=1),))
    ),
    (
        ITEM_LINE,
        "Discard X cards >>> Your next ally this turn costs X less to play.",
    ): Payment(PAID, Text((), (Apply((ChangeCost(Purpose.PLAY, ALLY, LESS),), You(), Duration.THIS_TURN, times=1),))),
    (
        ITEM_LINE,
        "Destroy Grok Stonefist >>> Draw X cards, where X is the number of hex counters that were on Grok Stonefist.",
    ): Payment((Perform(Destroy(This())),), Text((), (Draw(You(), CountersOn("hex", This())),))),
    (ALLY_LINE, "When an opposing ally is destroyed, draw a card for each hex counter that was on it."): Triggered(
        (On(What.DESTROYED, subject=AllOf((ALLY, OPPOSING))),), Text((), (Draw(You(), CountersOn("hex", IT)),))
    ),
    (ATTACHED, "Attached ally can attack only your hero and must attack each turn if able."): Continuous(
        (Cannot(Deed.ATTACK, Not(Among(HERO))), MustAttack()), Host()
    ),
    (ATTACHED, "When attached ally readies during its controller's ready step, draw a card."): Triggered(
        (On(What.BECOMES_READY, subject=Among(Host()), when=Both((TurnOf(HIS), During((Phase.READY_STEP,))))),), ONE
    ),
    (ALLY_LINE, "When an ally readies during its controller's ready step, draw a card."): Triggered(
        (On(What.BECOMES_READY, subject=ALLY, when=Both((TurnOf(ControllerOf(IT)), During((Phase.READY_STEP,))))),), ONE
    ),
    (CURSE, "Attached hero's controller must pay 2 more to play his first ability each turn."): Continuous(
        (ChangeCost(Purpose.PLAY, ABILITY, n(2)),), HIS, Negated(Happened(Done.PLAYED, HIS, ABILITY))
    ),
    (ALLY_LINE, "When an opposing ally enters play, put an ally card with lower cost from your hand into play."): (
        Triggered(
            (On(What.ENTERS_PLAY, subject=AllOf((ALLY, OPPOSING))),),
            Text((), (Put(Chosen(Every(AllOf((ALLY, CHEAPER)), (Zone.HAND,), You())), Zone.PLAY),)),
        )
    ),
}


@for_every(("line", "words"), POWERS)
def test_what_a_power_says(line: str, words: str) -> None:
    assert card(line, words).powers[-1] == POWERS[line, words]
    if line not in (ATTACHED, CURSE):
        says_it_back(words, line)


def test_a_reward_speaks_of_the_ally_that_was_destroyed_to_complete_the_quest() -> None:
    power = card(QUEST_LINE, "Reward: If the destroyed ally was a Troll, draw a card.").powers[-1]
    it = Those("chosen1")
    cost = (Perform(Destroy(Chosen(Every(MY_ALLY), name="chosen1"))),)
    assert power == Completion(cost, Text((), (If(Fits(it, Tagged(("Troll",))), (Draw(You(), n(1)),)),)))


def test_other_opposing_allies_are_all_but_those_that_each_opponent_has_chosen() -> None:
    words = "Each opponent chooses an ally in his party. Exhaust all other opposing allies."
    same = "Each opponent chooses an ally in his party and exhausts the rest."
    assert card(ABILITY_LINE, words).text == card(ABILITY_LINE, same).text


def test_the_cards_of_a_hand_that_was_looked_at_are_counted() -> None:
    words = "Look at target opponent's hand. If there are two or more ally cards in it, draw a card."
    found = card(ABILITY_LINE, words).text
    assert isinstance(found, Text)
    there = Count(Every(ALLY, (Zone.HAND,), Target()))
    assert found.effects[1] == If(Compare(there, Comparison.AT_LEAST, n(2)), (Draw(You(), n(1)),))
    says_it_back(words)


@for_every(
    ("line", "words"),
    [
        # The counters that were there are no longer on the card, or the card is still in play.
        (ALLY_LINE, "Remove all charge counters from Grok >>> Draw a card for each charge counter that was on Grok."),
        (ALLY_LINE, "When Grok enters play, draw a card for each charge counter that was on Grok."),
        # Another player would choose the ally, or one is chosen for two abilities.
        (ABILITY_LINE, "Target opponent attaches target ability attached to an ally to another ally."),
        (ABILITY_LINE, "Attach up to two target abilities attached to allies to another ally."),
        # An ability may be another player's than the ally.
        (ABILITY_LINE, "Attach target ability attached to an ally to another ally in that party."),
        (ABILITY_LINE, "You may discard a card. If you do, draw a card. If you can't, destroy target ally."),
        (ALLY_LINE, "You pay X less to play allies."),
        (ALLY_LINE, "You pay X less to play allies for each ally in your party."),
        (ALLY_LINE, "Opponents pay 2 more to play their first ability each turn."),
        (ALLY_LINE, "When Grok readies during its controller's ready step, draw a card."),
        (ALLY_LINE, "When an ally deals damage to a hero during its controller's action phase, draw a card."),
        (ABILITY_LINE, "Destroy target ally. Draw a card if there are no ally cards in it."),
    ],
)
def test_what_is_doubtful_is_unread(line: str, words: str) -> None:
    stuck(line, words)
