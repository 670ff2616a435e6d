"""Either of two events, and what happens instead of an event, in the places in which a single event stands."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Delay, Destroy, Draw, Effect, If, Put
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    DealtDamage,
    EnteredThisTurn,
    Filter,
    HasKeyword,
    InCondition,
    Is,
    Not,
    Owned,
    Standing,
    Tagged,
    WasDealtDamage,
)
from engine.language.modifiers import (
    Adjust,
    AlterPacket,
    ChangeCost,
    DoInstead,
    EntersPlay,
    GainPowers,
    MoveInstead,
    Prevent,
    Purpose,
    Replace,
)
from engine.language.powers import Continuous, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Circumstance,
    Compare,
    DamageThisTurn,
    EventAmount,
    Every,
    Fits,
    Happened,
    Negated,
    Number,
    Plus,
    Target,
    This,
    TimesDone,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    NAME,
    OPPONENTS,
    OPPOSING,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

ARRIVES = On(What.ENTERS_PLAY, subject=AllOf((ALLY, Controlled(You()))))
JOINS = On(What.CHANGES_CONTROL, subject=ALLY, player=Standing(Relation.YOU))
ATTACKS, DEFENDS = On(What.ATTACKS, subject=Among(This())), On(What.DEFENDS, subject=Among(This()))
EXHAUSTED = Fits(HERO, InCondition(Condition.EXHAUSTED))
DRAWING = Text((), (Draw(You(), n(1)),))
CARD = Is((Kind.CARD,))


@for_every(
    ("words", "power"),
    [
        ("When an ally enters your party, if your hero is exhausted, draw a card.",
         drawing(ARRIVES, JOINS, if_=EXHAUSTED)),
        ("When an ally enters your party on your turn, draw a card.",
         drawing(*(On(each.what, each.subject, player=each.player, when=TurnOf(You())) for each in (ARRIVES, JOINS)))),
        (f"When {NAME} attacks or defends or an ally enters play, draw a card.",
         drawing(ATTACKS, DEFENDS, On(What.ENTERS_PLAY, subject=ALLY))),
        (f"When an ally enters play or {NAME} attacks or defends, draw a card.",
         drawing(On(What.ENTERS_PLAY, subject=ALLY), ATTACKS, DEFENDS)),
    ],
)  # fmt: skip
def test_a_power_triggers_on_either_event(words: str, power: Triggered) -> None:
    check_power(words, power)
    says_it_back(words, ALLY_LINE)


@for_every(
    ("words", "waits"),
    [
        ("When an ally enters your party this turn, draw a card.", False),
        ("This turn, when an ally enters your party, draw a card.", False),
        ("The next time an ally enters your party this turn, draw a card.", True),
    ],
)
def test_a_text_waits_for_either_event(words: str, *, waits: bool) -> None:
    check_text(words, Text((), (Delay(Triggered((ARRIVES, JOINS), DRAWING), Duration.THIS_TURN, once=waits),)))
    says_it_back(words)


HIT = On(What.DEALS_DAMAGE, other=Among(HERO))
MORE = Replace(HIT, AlterPacket(Plus((EventAmount(), n(1)))))
MORE_SAID = "if your hero would be dealt damage, it's dealt that much +1 instead."
DRAWN = On(What.DRAWN, player=Standing(Relation.YOU))
TWO = Replace(DRAWN, DoInstead((Draw(You(), n(2)),)))
TWO_SAID = "if you would draw a card, draw two cards instead."
GONE = Replace(On(What.DESTROYED, subject=ALLY), MoveInstead(Zone.REMOVED))
GONE_SAID = "if an ally would be destroyed, remove it from the game instead."


@for_every(("said", "change"), [(MORE_SAID, MORE), (TWO_SAID, TWO), (GONE_SAID, GONE)])
def test_what_happens_instead_holds_while_something_is_so_and_for_a_time(said: str, change: Replace) -> None:
    check_power(f"While your hero is exhausted, {said}", Continuous((change,), You(), EXHAUSTED))
    says_it_back(f"While your hero is exhausted, {said}", ALLY_LINE)
    check_text(f"Until end of turn, {said}", Text((), (Apply((change,), You(), Duration.THIS_TURN),)))
    says_it_back(f"Until end of turn, {said}")


def test_so_much_of_the_damage_is_prevented_while_something_is_so() -> None:
    said = "While your hero is exhausted, if your hero would be dealt damage, prevent 1 of it."
    check_power(said, Continuous((Prevent(n(1)),), HERO, EXHAUSTED))


BURIED = On(What.MOVES, subject=AllOf((CARD, Owned(You()))), to_zone=Zone.GRAVEYARD)
NO_CARD = Owned(OPPONENTS)


@for_every(
    ("words", "power"),
    [
        ("When a card enters your graveyard, draw a card.", drawing(BURIED)),
        ("When a card is put into your graveyard, draw a card.", drawing(BURIED)),
        ("When a card enters a graveyard, draw a card.", drawing(On(What.MOVES, subject=CARD, to_zone=Zone.GRAVEYARD))),
        ("If a card would enter an opponent's graveyard, remove it from the game instead.",
         Continuous((Replace(On(What.MOVES, subject=NO_CARD, to_zone=Zone.GRAVEYARD), MoveInstead(Zone.REMOVED)),),
                    You())),
        ("If an ally would enter a graveyard from play, put it into its owner's hand instead.",
         Continuous((Replace(On(What.MOVES, subject=ALLY, from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD),
                             MoveInstead(Zone.HAND)),), You())),
        ("If an ally card would enter an opponent's graveyard, remove it from the game instead.",
         Continuous((Replace(On(What.MOVES, subject=AllOf((ALLY, NO_CARD)), to_zone=Zone.GRAVEYARD),
                             MoveInstead(Zone.REMOVED)),), You())),
    ],
)  # fmt: skip
def test_a_card_enters_a_graveyard_or_another_zone_instead(words: str, power: Power) -> None:
    check_power(words, power)
    says_it_back(words, ALLY_LINE)


THEIR_ALLIES = AllOf((ALLY, OPPOSING))


@for_every(
    ("words", "effect"),
    [
        ("Destroy opposing allies.", Destroy(Every(THEIR_ALLIES))),
        ("Prevent all damage that each opposing ally would deal this turn.",
         Apply((Prevent(None, by_subject=True),), THEIR_ALLIES, Duration.THIS_TURN)),
        ("Prevent all damage that all opposing allies would deal this turn.",
         Apply((Prevent(None, by_subject=True),), THEIR_ALLIES, Duration.THIS_TURN)),
        ("All of your allies have +2 ATK this turn.", Apply((Adjust(Trait.ATK, n(2)),), MY_ALLY, Duration.THIS_TURN)),
        ("Opposing allies enter play exhausted this turn.",
         Apply((EntersPlay(THEIR_ALLIES, exhausted=True),), You(), Duration.THIS_TURN)),
        ("This turn, opposing allies enter play exhausted.",
         Apply((EntersPlay(THEIR_ALLIES, exhausted=True),), You(), Duration.THIS_TURN)),
    ],
)  # fmt: skip
def test_cards_of_somebody_are_all_of_them(words: str, effect: Effect) -> None:
    check_text(words, Text((), (effect,)))
    says_it_back(words)


def test_each_of_several_targets_has_what_is_said_of_it() -> None:
    aimed = TargetDescription(ALLY, n(0), n(2))
    stronger = Apply((Adjust(Trait.ATK, n(2)),), Target(0), Duration.THIS_TURN)
    check_text("Each of up to two target allies has +2 ATK this turn.", Text((aimed,), (stronger,)))


def test_of_which_cards_a_plural_speaks_is_not_guessed() -> None:
    assert stuck(ABILITY_LINE, "Destroy allies.").expected == ('"all", or words that say whose cards are meant',)


def test_a_condition_behind_a_deed_has_an_otherwise() -> None:
    so = Fits(Target(0), HasKeyword(KeywordName.PROTECTOR))
    both = If(so, (Destroy(Target(0)),), (Draw(You(), n(1)),))
    check_text(
        "Destroy target ally if it has protector. Otherwise, draw a card.", Text((TargetDescription(ALLY),), (both,))
    )


def _often(deed: Done, kind: Filter, so_many: int) -> Compare:
    return Compare(TimesDone(deed, You(), kind), Comparison.AT_LEAST, n(so_many))


def _hurt(whom: Filter, damage_type: DamageType | None = None, *, combat: bool = False) -> Compare:
    return Compare(DamageThisTurn(None, whom, combat, damage_type), Comparison.AT_LEAST, n(1))


def _dealt(by: Filter, whom: Filter | None, damage_type: DamageType | None = None) -> Compare:
    return Compare(DamageThisTurn(by, whom, damage_type=damage_type), Comparison.AT_LEAST, n(1))


@for_every(
    ("words", "condition"),
    [
        ("an ally was dealt damage this turn", _hurt(ALLY)),
        ("a hero or ally was dealt fire damage this turn", _hurt(Is((Kind.HERO, Kind.ALLY)), DamageType.FIRE)),
        ("no allies were dealt combat damage this turn", Negated(_hurt(ALLY, combat=True))),
        ("an opposing hero has been dealt damage this turn", _hurt(AllOf((Is((Kind.HERO,)), OPPOSING)))),
        ("an ally was dealt fire damage by a hero this turn", _dealt(Is((Kind.HERO,)), ALLY, DamageType.FIRE)),
        ("an ally has been dealt damage this turn by a hero", _dealt(Is((Kind.HERO,)), ALLY)),
        ("an ally dealt frost damage this turn", _dealt(ALLY, None, DamageType.FROST)),
        ("an ally dealt damage to your hero this turn", _dealt(ALLY, Among(HERO))),
        ("no ally dealt damage to a hero this turn", Negated(_dealt(ALLY, Is((Kind.HERO,))))),
        ("no allies have dealt damage to a hero this turn", Negated(_dealt(ALLY, Is((Kind.HERO,))))),
        ("no ally dealt damage this turn", Negated(Happened(Done.DEALT_DAMAGE, None, ALLY))),
        ("an opposing ally has entered play this turn", Happened(Done.ENTERED_PLAY, None, THEIR_ALLIES)),
        ("you've discarded two or more ally cards this turn", _often(Done.DISCARDED, ALLY, 2)),
        ("you haven't discarded a card this turn", Negated(Happened(Done.DISCARDED, You()))),
    ],
)
def test_what_was_done_this_turn_is_asked_about_in_each_tense(words: str, condition: Circumstance) -> None:
    check_text(f"If {words}, draw a card.", Text((), (If(condition, (Draw(You(), n(1)),)),)))
    says_it_back(f"If {words}, draw a card.")


@for_every(
    ("words", "undone"),
    [
        ("that hasn't dealt damage this turn", Not(DealtDamage())),
        ("that didn't deal combat damage to a hero this turn", Not(DealtDamage(Is((Kind.HERO,)), combat=True))),
        ("that hasn't been dealt damage this turn", Not(WasDealtDamage())),
        ("that wasn't dealt fire damage this turn", Not(WasDealtDamage(damage_type=DamageType.FIRE))),
        ("that didn't enter play this turn", Not(EnteredThisTurn())),
        ("that dealt combat damage to a hero this turn", DealtDamage(Is((Kind.HERO,)), combat=True)),
    ],
)
def test_a_card_is_described_by_what_it_did_not_do(words: str, undone: Filter) -> None:
    aimed = TargetDescription(AllOf((ALLY, undone)))
    check_text(f"Destroy target ally {words}.", Text((aimed,), (Destroy(Target(0)),)))
    says_it_back(f"Destroy target ally {words}.")


def test_another_card_moves_in_place_of_a_destruction() -> None:
    it = On(What.DESTROYED, subject=Among(This()))
    buried = Chosen(Every(ALLY, (Zone.GRAVEYARD,), You()))
    removed = Replace(it, DoInstead((Put(buried, Zone.REMOVED),)), may=True)
    words = f"If {NAME} would be destroyed, you may remove an ally card in your graveyard from the game instead."
    check_power(words, Continuous((removed,), You()))
    says_it_back(words, ALLY_LINE)


def test_a_target_is_of_one_kind_or_of_another() -> None:
    either = TargetDescription(AnyOf((ALLY, Is((Kind.QUEST,)))))
    check_text("Destroy target ally or target quest.", Text((either,), (Destroy(Target(0)),)))
    says_it_back("Destroy target ally or target quest.")


def test_a_keyword_of_a_race_can_be_given() -> None:
    cheaper = Continuous((ChangeCost(Purpose.PLAY, AllOf((ALLY, Tagged(("Gnome",)))), Number(-1), 1),), You())
    check_power("Allies in your party have Diplomacy: Gnomes.", Continuous((GainPowers((cheaper,)),), MY_ALLY))
    says_it_back("Allies in your party have Diplomacy: Gnomes.", ALLY_LINE)
