"""What a modifier does is told in one sentence, whatever it changes."""

import pytest

from engine.errors import Reason, say_reasons
from engine.language.combat_types import HasType
from engine.language.costs import Resources
from engine.language.durations import Duration
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Not, Tagged
from engine.language.modifiers import (
    AddCost,
    Adjust,
    AlterPacket,
    AttackOnly,
    BecomesType,
    Can,
    Cannot,
    Change,
    ChangeCost,
    Control,
    CostToAttack,
    Deed,
    DoInstead,
    EntersPlay,
    GainPowers,
    GainTags,
    HandSize,
    LosePowers,
    MoreOf,
    MoveInstead,
    MustAttack,
    NeedNotReady,
    PlayAsInstant,
    PlayFrom,
    Prevent,
    Purpose,
    Replace,
    SetValue,
    Unpreventable,
)
from engine.language.powers import Keyword, Payment, Text
from engine.language.selections import Count, Every, HeroOf, Number, Players, Target, This, Times, X, You
from engine.language.triggers import On, What
from engine.language.words import CardType, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from engine.state.ids import CardId, PlayerId
from engine.state.modifier import Modifier
from scenarios.playthrough.board_setup import put
from scenarios.playthrough.cards_by_name import printed
from scenarios.playthrough.played_scenario import PlayedScenario, begin
from scenarios.playthrough.told_modifiers import say_modifier
from tests.every_row import for_every

ALLIES = Is((Kind.ALLY,))
YOURS = HeroOf(You())


@pytest.fixture(scope="module")
def play() -> PlayedScenario:
    play = begin("cr-2007-05")
    put(play, printed(play, "Kor Cindervein"), PlayerId(1), Zone.PLAY)
    return play


def modifier(play: PlayedScenario, *changes: Change, cards: tuple[int, ...] | None = None) -> Modifier:
    kor = max(play.now.play.ids)
    return Modifier(
        1, kor, PlayerId(1), 1, changes, Duration.THIS_TURN, cards=(kor,) if cards is None else cards, x=4,
        targets=((CardId(kor),),),
    )  # fmt: skip


@for_every(
    ("change", "said"),
    [
        (Adjust(Trait.ATK, Number(2)), "Kor Cindervein has +2 ATK this turn"),
        (Adjust(Trait.ATK, X()), "Kor Cindervein has +4 ATK this turn"),
        (Adjust(Trait.ATK, Times(Count(Every(ALLIES)), -1)),
         "Kor Cindervein has ATK that changes by what is counted this turn"),
        (SetValue(Trait.ATK, Number(0)), "Kor Cindervein has 0 ATK this turn"),
        (HasType(DamageType.FIRE), "Kor Cindervein deals fire combat damage this turn"),
        (GainTags(("Undead", "Sheep")), "Kor Cindervein has the tags Undead and Sheep this turn"),
        (GainPowers((Keyword(KeywordName.STEALTH), Payment((), Text()))),
         "Kor Cindervein has stealth and a payment power this turn"),
        (LosePowers(), "Kor Cindervein loses all powers this turn"),
        (LosePowers(and_cannot_have=True, keywords=(KeywordName.PROTECTOR,)),
         "Kor Cindervein loses protector and can have none this turn"),
        (Control(You()), "Kor Cindervein is controlled by you this turn"),
        (BecomesType(CardType.ALLY), "Kor Cindervein has the type ally besides this turn"),
        (HandSize(None), "Kor Cindervein has no maximum hand size this turn"),
        (Unpreventable(combat=True), "Kor Cindervein deals combat damage that can't be prevented this turn"),
        (Cannot(Deed.ATTACK), "Kor Cindervein can't attack this turn"),
        (Cannot(Deed.BE_TARGETED, Is((Kind.ABILITY,))), "Kor Cindervein can't be targeted by abilities this turn"),
        (Cannot(Deed.PLAY, Is((Kind.ABILITY,))), "Kor Cindervein can't play abilities this turn"),
        (Cannot(Deed.ATTACK, Not(ALLIES)), "Kor Cindervein can't attack anything but allies this turn"),
        (Can(Deed.BE_ATTACKED, ALLIES), "Kor Cindervein may be attacked by allies this turn"),
        (MustAttack(), "Kor Cindervein must attack if able this turn"),
        (MustAttack(Among(YOURS)), "Kor Cindervein must attack your hero if able this turn"),
        (AttackOnly(Among(Target())), "Kor Cindervein can attack only Kor Cindervein (if able) this turn"),
        (CostToAttack((Resources(Number(1)),)), "Kor Cindervein can't attack anything without paying for it this turn"),
        (ChangeCost(Purpose.STRIKE, Is((Kind.WEAPON,)), Number(-3)),
         "Kor Cindervein pays 3 less to strike with weapons this turn"),
        (AddCost(Purpose.PLAY, ALLIES, ()), "Kor Cindervein pays an additional cost to play allies this turn"),
        (PlayFrom(Zone.GRAVEYARD, ALLIES), "Kor Cindervein may play allies from the graveyard this turn"),
        (PlayAsInstant(ALLIES), "Kor Cindervein may play allies as instants this turn"),
        (PlayAsInstant(Among(Every(ALLIES, (Zone.HAND,), You()))),
         "Kor Cindervein may play allies in your hand as instants this turn"),
        (EntersPlay(ALLIES, exhausted=True), "Kor Cindervein lets allies enter play otherwise than usual this turn"),
        (NeedNotReady(), "Kor Cindervein may stay exhausted during the ready step this turn"),
        (MoreOf("Pet", 1), "Kor Cindervein may have 1 more Pet this turn"),
        (Prevent(None), "all damage dealt to Kor Cindervein is prevented this turn"),
        (Prevent(Number(3), combat=True), "the next 3 combat damage dealt to Kor Cindervein is prevented this turn"),
        (Prevent(Number(1), of_each=True), "1 damage of each packet dealt to Kor Cindervein is prevented this turn"),
        (Prevent(None, by_subject=True, next_time=True),
         "the next time, all damage dealt by Kor Cindervein is prevented this turn"),
        (Replace(On(What.DEALS_DAMAGE, other=Among(YOURS)), AlterPacket(Number(0), DamageType.FIRE), next_time=True),
         "this turn, the next time that something deals damage to your hero, its amount and its type change"),
        (Replace(On(What.DESTROYED, subject=Among(This())), MoveInstead(Zone.REMOVED)),
         "this turn, each time that Kor Cindervein is destroyed, it is put into the zone removed from game instead"),
        (Replace(On(What.STARTS), DoInstead(())),
         "this turn, each time that a turn, phase or step starts, something else is done instead"),
    ],
)  # fmt: skip
def test_each_change_is_told(play: PlayedScenario, change: Change, said: str) -> None:
    assert say_modifier(play, modifier(play, change)) == said


def test_changes_are_told_together_and_verbs_agree(play: PlayedScenario) -> None:
    both = Adjust(Trait.ATK, Number(1)), Adjust(Trait.HEALTH, Number(-1))
    assert say_modifier(play, modifier(play, *both)) == "Kor Cindervein has +1 ATK and -1 health this turn"
    neither = Cannot(Deed.ATTACK), Cannot(Deed.PROTECT)
    assert say_modifier(play, modifier(play, *neither, cards=(1,))) == "you can't attack or protect this turn"
    fewer = ChangeCost(Purpose.PLAY, ALLIES, Number(-1))
    assert say_modifier(play, modifier(play, fewer, cards=(1,))) == "you pay 1 less to play allies this turn"


def test_what_a_modifier_checks_continuously_is_described(play: PlayedScenario) -> None:
    opposing = Controlled(Players(Relation.OPPONENT))
    wanted = AllOf((ALLIES, Tagged(("Undead",)), InCondition(Condition.ATTACKING), opposing))
    found = Modifier(1, CardId(1), PlayerId(1), 1, (Adjust(Trait.ATK, Number(1)),), Duration.GAME, filter=wanted)
    said = "attacking Undead allies controlled by your opponent have +1 ATK for the rest of the game"
    assert say_modifier(play, found) == said


def test_a_reason_that_several_rules_give_is_said_once() -> None:
    reasons = (Reason("601.2b", "Tim is elusive"), Reason("718.1", "so"), Reason("718.2", "so"), Reason("718.1", "so"))  # type: ignore[arg-type]
    assert say_reasons(reasons) == "Tim is elusive (601.2b); so (718.1, 718.2)"
