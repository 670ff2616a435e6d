"""Bans with exceptions, values that are lowered to a bound, and one of two deeds of the turn."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Destroy, Draw, Exhaust, Heal, IfYouDo, Remember, RemoveFromCombat
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    DidThisTurn,
    EnteredThisTurn,
    InCondition,
    Is,
    Not,
    PlayedAs,
    Standing,
    Valued,
    WasDealtDamage,
)
from engine.language.modifiers import (
    Adjust,
    Cannot,
    ChangeCost,
    Deed,
    DoInstead,
    GainPowers,
    MoveInstead,
    Purpose,
    Replace,
    SetValue,
)
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Both,
    Compare,
    Count,
    DamageThisTurn,
    During,
    Either,
    Every,
    Fits,
    Happened,
    Negated,
    Players,
    Plus,
    Target,
    ThatMany,
    This,
    Times,
    TimesDone,
    TurnOf,
    TurnPlayer,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import (
    Comparison,
    Condition,
    DamageType,
    Done,
    KeywordName,
    Kind,
    Phase,
    Relation,
    Trait,
    Zone,
)
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
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

_FOES = Every(AllOf((ALLY, OPPOSING)))
_DRAWING = (Cannot(Deed.DRAW),)
_OPPONENT = (TargetDescription(Standing(Relation.OPPONENT)),)
_EITHER = AnyOf((DidThisTurn(Done.ATTACKED), DidThisTurn(Done.DEFENDED)))
_ABILITY = Is((Kind.ABILITY,))

_FEROCITY = (GainPowers((Keyword(KeywordName.FEROCITY),)),)
_COUNTED = Remember(TimesDone(Done.PLAYED, You(), ALLY), "played before")
_NEXT_ALLY = AllOf((PlayedAs(ALLY, Plus((ThatMany("played before"), n(1)))), Controlled(You())))

TEXTS = {
    "Target opponent can't draw cards this turn except during his draw step.": Text(
        _OPPONENT,
        (
            Apply(
                _DRAWING,
                Target(),
                Duration.THIS_TURN,
                Negated(Both((TurnOf(Target()), During((Phase.DRAW_STEP,))))),
            ),
        ),
    ),
    "Target opponent can't play cards this turn except during his action phase.": Text(
        _OPPONENT,
        (
            Apply(
                (Cannot(Deed.PLAY),),
                Target(),
                Duration.THIS_TURN,
                Negated(
                    Both((TurnOf(Target()), During((Phase.ACTION, Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW)))),
                ),
            ),
        ),
    ),
    "Target opponent can't use activated powers this turn.": Text(
        _OPPONENT,
        (Apply((Cannot(Deed.USE_ACTIVATED, Among(Target())),), Is((Kind.CARD,)), Duration.THIS_TURN),),
    ),
    "Target ally can't use activated powers this turn.": Text(
        (TargetDescription(ALLY),), (Apply((Cannot(Deed.USE_ACTIVATED),), Target(), Duration.THIS_TURN),)
    ),
    "Target ally has -3 ATK this turn, to a minimum of 0.": Text(
        (TargetDescription(ALLY),), (Apply((Adjust(Trait.ATK, n(-3), 0),), Target(), Duration.THIS_TURN),)
    ),
    "Destroy target ally that attacked or was dealt damage this turn.": Text(
        (TargetDescription(AllOf((ALLY, AnyOf((DidThisTurn(Done.ATTACKED), WasDealtDamage()))))),),
        (Destroy(Target()),),
    ),
    "Destroy target ally that didn't attack or enter play this turn.": Text(
        (
            TargetDescription(
                AllOf((ALLY, Not(AnyOf((DidThisTurn(Done.ATTACKED), EnteredThisTurn()))))),
            ),
        ),
        (Destroy(Target()),),
    ),
    "The next ally you play this turn has +1 ATK this turn.": Text(
        (), (_COUNTED, Apply((Adjust(Trait.ATK, n(1)),), _NEXT_ALLY, Duration.THIS_TURN))
    ),
    "The next ally you play this turn costs 2 less and has ferocity.": Text(
        (),
        (
            Apply((ChangeCost(Purpose.PLAY, ALLY, n(-2)),), You(), Duration.THIS_TURN, times=1),
            _COUNTED,
            Apply(_FEROCITY, _NEXT_ALLY, Duration.THIS_TURN),
        ),
    ),
    "Target ally heals all damage from itself and is removed from combat.": Text(
        (TargetDescription(ALLY),), (Heal(Target(), Target(), None), RemoveFromCombat(Target()))
    ),
    "Destroy target damaged and/or exhausted ally.": Text(
        (TargetDescription(AllOf((ALLY, AnyOf((InCondition(Condition.DAMAGED), InCondition(Condition.EXHAUSTED)))))),),
        (Destroy(Target()),),
    ),
}

POWERS: dict[str, Power] = {
    "This ally can't attack except during your turn.": Continuous(
        (Cannot(Deed.ATTACK),), This(), Negated(TurnOf(You()))
    ),
    "This ally can't be attacked except by allies with cost 3 or less.": Continuous(
        (Cannot(Deed.BE_ATTACKED, Not(AllOf((ALLY, Valued(Trait.COST, Comparison.AT_MOST, n(3)))))),), This()
    ),
    "Opponents can't interrupt abilities you play.": Continuous(
        (Cannot(Deed.BE_INTERRUPTED, Among(Players(Relation.OPPONENT))),), AllOf((_ABILITY, Controlled(You())))
    ),
    "This ally can't be exhausted by opposing abilities.": Continuous(
        (Cannot(Deed.EXHAUST, AllOf((_ABILITY, OPPOSING))),), This()
    ),
    "At the start of each other player's turn, draw a card.": drawing(
        On(What.STARTS, player=Standing(Relation.OTHER), part=Part.TURN)
    ),
    "This ally can be targeted only by abilities.": Continuous((Cannot(Deed.BE_TARGETED, Not(_ABILITY)),), This()),
    "Opponents can't play abilities except during their own turn.": Continuous(
        (Cannot(Deed.PLAY, _ABILITY),), AllOf((Standing(Relation.OPPONENT), Not(Among(TurnPlayer()))))
    ),
    "This ally has -1 ATK for each opposing ally, to a minimum of 1.": Continuous(
        (Adjust(Trait.ATK, Times(Count(_FOES), -1), 1),), This()
    ),
    "Opposing allies have -1 ATK, to a minimum of 1.": Continuous(
        (Adjust(Trait.ATK, n(-1), 1),), AllOf((ALLY, OPPOSING))
    ),
    "This ally's strike cost is equal to the number of opposing allies.": Continuous(
        (SetValue(Trait.STRIKE_COST, Count(_FOES)),), This()
    ),
    "Weapons cost 1 less to strike with for each opposing ally, to a minimum of 1.": Continuous(
        (ChangeCost(Purpose.STRIKE, Is((Kind.WEAPON,)), Times(Count(_FOES), -1), 1),), Players(Relation.ANY)
    ),
    "At end of turn, if this ally attacked or defended this turn, draw a card.": Triggered(
        (On(What.ENDS_TURN),), Text((), (Draw(You(), n(1)),)), Fits(This(), _EITHER)
    ),
    "At end of turn, if an ally in your party entered play or was destroyed this turn, draw a card.": Triggered(
        (On(What.ENDS_TURN),),
        Text((), (Draw(You(), n(1)),)),
        Either((Happened(Done.ENTERED_PLAY, None, MY_ALLY), Happened(Done.DESTROYED, None, MY_ALLY))),
    ),
    "The first ally you play each turn has ferocity.": Continuous(
        _FEROCITY, AllOf((PlayedAs(ALLY, n(1)), Controlled(You())))
    ),
    "If another ally you control would be destroyed, you may put that ally into its owner's hand instead.": Continuous(
        (
            Replace(
                On(What.DESTROYED, subject=AllOf((ALLY, Controlled(You()), Not(Among(This()))))),
                MoveInstead(Zone.HAND),
                may=True,
            ),
        ),
        You(),
    ),
    "If your hero would be dealt damage, you may exhaust this ally instead. If you do, draw a card.": Continuous(
        (
            Replace(
                On(What.DEALS_DAMAGE, other=Among(HERO)),
                DoInstead((IfYouDo((Exhaust(This()),), (Draw(You(), n(1)),)),)),
                may=True,
            ),
        ),
        You(),
    ),
    "At end of turn, if you drew or discarded a card this turn, draw a card.": Triggered(
        (On(What.ENDS_TURN),),
        Text((), (Draw(You(), n(1)),)),
        Either((Happened(Done.DRAWN, You()), Happened(Done.DISCARDED, You()))),
    ),
}


def test_of_an_ability() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


def test_of_an_ally() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])
        says_it_back(text, ALLY_LINE)

    hold_every(list(POWERS), check)


def test_several_players_draw_only_in_their_own_draw_step() -> None:
    said = "Opponents can't draw cards except during their draw step."
    bound = Standing(Relation.OPPONENT)
    assert card(ALLY_LINE, said).powers == (
        Continuous(_DRAWING, AllOf((bound, Not(Among(TurnPlayer()))))),
        Continuous(_DRAWING, bound, Negated(During((Phase.DRAW_STEP,)))),
    )


@for_every(
    "text",
    [
        "The next ally you play this turn has +2 ATK.",
        "The first ally you play each turn has +2 ATK.",
        "If your hero would be destroyed, put that ally into its owner's hand instead.",
        "Target player is destroyed.",
    ],
)
def test_what_the_words_leave_open_is_not_read(text: str) -> None:
    stuck(ALLY_LINE, text)


def test_what_is_raised_has_no_bound_below() -> None:
    stuck(ABILITY_LINE, "Target ally has +2 ATK this turn, to a minimum of 0.")


def test_they_are_those_who_cannot_do_it_or_by_whom_it_cannot_be_done() -> None:
    strong = Valued(Trait.ATK, Comparison.AT_LEAST, n(3))
    barred = Continuous((Cannot(Deed.ATTACK, Among(HERO)),), AllOf((ALLY, OPPOSING, Not(strong))))
    check_power("Opposing allies can't attack your hero unless they have 3 or more ATK.", barred)
    dear = Not(Valued(Trait.COST, Comparison.AT_LEAST, n(4)))
    safe = Continuous((Cannot(Deed.BE_TARGETED, AllOf((_ABILITY, dear))),), This())
    check_power("This ally can't be targeted by abilities unless they cost 4 or more.", safe)
    stuck(ALLY_LINE, "Your allies can't be targeted by abilities unless they cost 4 or more.")


def test_damage_that_is_dealt_only_to_some_is_not_dealt_to_others() -> None:
    only = Continuous((Cannot(Deed.DEAL_DAMAGE, Not(ALLY)),), This())
    check_power("This ally deals damage only to allies.", only)
    check_power("This ally can deal damage only to allies.", only)


def test_a_ready_step_is_excepted_from_readying_alone() -> None:
    said = "This ally can't protect or be readied except during your ready step."
    check_power(said, Continuous((Cannot(Deed.PROTECT), Cannot(Deed.READY_OTHERWISE)), This()))


def test_so_much_damage_of_a_type_is_counted_over_the_turn() -> None:
    fire = Compare(DamageThisTurn(Among(HERO), damage_type=DamageType.FIRE), Comparison.AT_LEAST, n(3))
    text = "At end of turn, if your hero dealt 3 or more fire damage this turn, draw a card."
    check_power(text, Triggered((On(What.ENDS_TURN),), Text((), (Draw(You(), n(1)),)), fire))
    says_it_back(text, ALLY_LINE)
