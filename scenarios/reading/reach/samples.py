"""Samples: values of each class of the card language, each in a scene where its words have something to refer to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from engine.language import counter_moves as c
from engine.language import effects as e
from engine.language import extra_turns
from engine.language import filters as f
from engine.language import modifiers as m
from engine.language import outside_the_game as o
from engine.language import powers as p
from engine.language import revelation as r
from engine.language import selections as s
from engine.language.combat_types import HasType, LosesType
from engine.language.costs import Activate, Concede, Perform, Resources
from engine.language.durations import Duration
from engine.language.modifiers import Deed, Purpose
from engine.language.printed import Printed, TokenFace
from engine.language.selections import Every, HeroOf, Number, Players, Target, This, Those, You
from engine.language.triggers import On, Part, What
from engine.language.words import (
    Alike,
    CardType,
    Comparison,
    Condition,
    DamageType,
    Done,
    Joint,
    KeywordName,
    Kind,
    LineKeyword,
    LinkKind,
    Phase,
    Relation,
    Trait,
    Zone,
)
from scenarios.reading.reach.scenes import (
    ABILITY,
    AFTER_A_CHOICE,
    AFTER_DAMAGE,
    AIMED,
    AIMED_AT_LINK,
    AIMED_AT_PLAYER,
    ALLY,
    ATTACHED,
    CARD,
    CHARACTER,
    DAMAGED,
    DRAWING,
    ENTERING,
    HERO,
    MINE,
    OF_AN_ALLY,
    ONE,
    OPPONENTS,
    PLAIN,
    SEVERAL,
    THEIRS,
    WITH_X,
    Scene,
    card,
)
from scenarios.reading.templates import Value

TWO, THREE, FIRE = Number(2), Number(3), DamageType.FIRE
YOU, IT, HAND, GRAVE = You(), Target(0), (Zone.HAND,), (Zone.GRAVEYARD,)


@dataclass(frozen=True, slots=True)
class Sample:
    """A value and the scene in which it has words; `sort` says whether a selection is one of players or links."""

    value: Value
    scene: Scene = PLAIN
    sort: str = "cards"


def _in(scene: Scene, *values: object, sort: str = "cards") -> tuple[Sample, ...]:
    return tuple(Sample(each, scene, sort) for each in values)


_ENEMIES = Every(THEIRS)
_DRAW = e.Draw(YOU, ONE)
_HIT = e.Deal(HERO, _ENEMIES, ONE, FIRE, name="dealt")
_MESSAGE = TokenFace("Message", 0, 0, powers=(p.Continuous((m.HandSize(TWO),), YOU),), type=CardType.ITEM)
_OWN_DEAD = Every(f.AllOf((ALLY, f.Owned(YOU))), GRAVE)
_CHOSEN = s.Chosen(Every(MINE), name="chosen1")

_SELECTIONS = (
    *_in(OF_AN_ALLY, This()),
    *_in(AIMED, IT),
    *_in(ATTACHED, s.Host()),
    *_in(ENTERING, s.Role("subject")),
    *_in(AFTER_A_CHOICE, Those("chosen1")),
    *_in(PLAIN, HERO, _ENEMIES, Every(ALLY), s.Top(ONE, YOU), s.Chosen(Every(THEIRS), name="chosen1"), _CHOSEN,
         s.Chosen(Every(ALLY, GRAVE, YOU), name="chosen1"), Every(CARD, HAND, YOU), Every(ALLY, GRAVE, YOU)),
    *_in(SEVERAL, s.Nth(IT, 0), IT, s.Chosen(IT, name="chosen1")),
    *_in(PLAIN, s.Chosen(Every(MINE), Number(0), TWO, name="chosen1"), s.Chosen(Every(MINE), TWO, name="chosen1"),
         s.Chosen(Every(MINE), Number(0), s.Count(Every(MINE)), name="chosen1"),
         s.Chosen(Every(ALLY, GRAVE, YOU), Number(0), TWO, name="chosen1"),
         s.Chosen(Every(CARD, HAND, OPPONENTS), at_random=True, name="chosen1")),
    *_in(AIMED, s.Union((IT, HERO))),
    *_in(OF_AN_ALLY, s.Union((HERO, This()))),
    *_in(PLAIN, s.Union((HERO, Every(MINE))), HeroOf(OPPONENTS)),
)  # fmt: skip

_PLAYERS = (
    *_in(PLAIN, YOU, OPPONENTS, Players(), s.Chosen(OPPONENTS, name="chosen1"), sort="players"),
    *_in(AIMED_AT_PLAYER, IT, s.Union((YOU, IT)), sort="players"),
    *_in(AIMED, s.ControllerOf(IT), s.OwnerOf(IT), sort="players"),
    *_in(DRAWING, s.Role("player"), sort="players"),
    *_in(Scene(before=(e.Choose(s.Chosen(OPPONENTS), "chosen1"),)), Those("chosen1"), sort="players"),
    *_in(Scene(event=On(What.STARTS, part=Part.TURN), type=CardType.ALLY), s.Role("player"), sort="players"),
    *_in(
        Scene(event=On(What.ATTACKS, f.Among(This()), when=s.TurnOf(OPPONENTS)), type=CardType.ALLY),
        s.TurnPlayer(),
        sort="players",
    ),
)

_LINKS = (
    *_in(AIMED_AT_LINK, IT, sort="links"),
    *_in(PLAIN, s.Chosen(Every(f.AllOf((ABILITY, f.Controlled(OPPONENTS))), (Zone.CHAIN,)), name="chosen1"),
         Every(f.AllOf((CARD, f.Not(f.Among(This())))), (Zone.CHAIN,)), sort="links"),
)  # fmt: skip

_QUANTITIES = (
    *_in(PLAIN, TWO, ONE, s.Count(Every(MINE)), s.Count(Every(CARD, HAND, YOU)), s.Count(Every(ALLY, GRAVE, YOU)),
         s.ValueOf(Trait.DAMAGE, HERO), s.ValueOf(Trait.HEALTH, HERO), s.Plus((TWO, s.Count(Every(MINE)))),
         s.Plus((s.Count(Every(MINE)), TWO)), s.Times(s.Count(Every(MINE)), 2), s.Half(s.Count(Every(MINE))),
         s.Half(s.Count(Every(MINE)), up=True), s.AtMost(s.Count(Every(MINE)), 3),
         s.Highest(Trait.ATK, Every(MINE)), s.Lowest(Trait.ATK, Every(MINE)),
         s.TagsAmong(("Dwarf", "Gnome", "Human", "Night Elf"), Every(MINE)), s.Per(s.Count(Every(MINE)), 2),
         s.TimesDone(Done.DISCARDED, YOU), s.TimesDone(Done.DESTROYED, None, ALLY), s.TimesDone(Done.PLAYED, YOU, ALLY),
         s.TimesDone(Done.ATTACKED, YOU, ALLY, different=True), s.HandLimit(YOU), s.DamageThisTurn(f.Among(HERO))),
    *_in(WITH_X, s.X()),
    *_in(OF_AN_ALLY, s.CountersOn("rune", This()), s.CountersOn(None, This())),
    *_in(AFTER_DAMAGE, s.ThatMany("dealt")),
    *_in(DAMAGED, s.EventAmount(), s.Plus((s.EventAmount(), ONE)), s.Half(s.EventAmount()),
         s.Times(s.EventAmount(), 2)),
    *_in(AIMED, s.ValueOf(Trait.COST, IT), s.ValueOf(Trait.ATK, IT)),
)  # fmt: skip

_CONDITIONS = (
    *_in(PLAIN, s.Compare(s.Count(Every(MINE)), Comparison.AT_LEAST, TWO),
         s.Compare(s.ValueOf(Trait.HEALTH, HERO), Comparison.AT_MOST, TWO),
         s.Fits(HERO, f.InCondition(Condition.DAMAGED)), s.TurnOf(YOU), s.TurnOf(OPPONENTS),
         s.During((Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW)), s.During((Phase.ACTION,)), s.PaidAlternate(),
         s.WasChosen("elusive"), s.TookLastTurn(YOU), s.TookLastTurn(OPPONENTS), s.Happened(Done.DISCARDED, YOU),
         s.Happened(Done.PLAYED, YOU, ALLY), s.Happened(Done.DESTROYED, None, ALLY),
         s.Happened(Done.DEALT_DAMAGE, with_=f.Is((Kind.WEAPON,))),
         s.ForSome(OPPONENTS, "opponent",
                   s.Compare(s.Count(Every(f.AllOf((ALLY, f.Controlled(Those("opponent")))))), Comparison.AT_LEAST,
                   ONE)),
         s.Negated(s.TurnOf(YOU)), s.Negated(s.Fits(HERO, f.InCondition(Condition.DAMAGED))),
         s.Both((s.Fits(HERO, f.InCondition(Condition.READY)), s.TurnOf(YOU))),
         s.Either((s.Fits(HERO, f.InCondition(Condition.READY)), s.TurnOf(YOU)))),
    *_in(OF_AN_ALLY, s.Fits(This(), f.InCondition(Condition.ATTACKING))),
    *_in(AIMED, s.Fits(IT, f.InCondition(Condition.DAMAGED))),
)  # fmt: skip

_FILTERS = (
    *_in(SEVERAL, f.Among(IT)),
    *_in(PLAIN, ALLY, f.Tagged(("Orc",)), f.Named("Brigg"), f.HasTrait("Horde"), f.Marked(LineKeyword.UNIQUE),
         f.NamedLike(Every(ALLY, GRAVE, YOU)), f.TypedLike(Every(CARD, GRAVE, YOU)),
         f.ClassedLike(Every(CARD, GRAVE, YOU)), f.Namesakes(Every(ALLY)), f.Namesakes(Every(CARD)),
         f.Controlled(YOU), f.Owned(YOU), f.InCondition(Condition.EXHAUSTED), f.InCombatWith(HERO),
         f.Valued(Trait.COST, Comparison.AT_MOST, TWO), f.HasKeyword(KeywordName.ELUSIVE), f.OfDamageType(FIRE),
         f.TraitAsChosen("class"), f.EnteredThisTurn(), f.AllOf((ALLY, f.FatallyDamaged())), f.WasDealtDamage(),
         f.WasDealtDamage(f.Among(HERO)), f.DealtDamage(),
         f.DealtDamage(f.Among(HERO)), f.DidThisTurn(Done.ATTACKED), f.AttachedTo(ALLY), f.HasAttached(ABILITY),
         f.HasCounter("rune"), f.HasCounter(None), f.HasCounter("rune", 2), f.Not(f.Tagged(("Orc",))),
         f.Not(f.HasKeyword(KeywordName.ELUSIVE)), MINE, f.AllOf((ALLY, f.Tagged(("Orc",)))),
         f.AnyOf((ALLY, f.Tagged(("Orc",))))),
    *_in(OF_AN_ALLY, f.Among(This()), f.Not(f.Among(This()))),
    *_in(PLAIN, f.Among(HERO), f.Not(f.Among(HERO))),
    *_in(PLAIN, *map(f.Standing, Relation),
         sort="players"),
    *_in(DRAWING, f.Among(s.Role("player")), sort="players"),
    *_in(PLAIN, ABILITY, f.LinkIs((LinkKind.PAYMENT,)), f.HasTarget(ALLY), f.AllOf((ABILITY, f.HasTarget(ALLY))),
         f.AllOf((ABILITY, f.Controlled(OPPONENTS))), sort="links"),
)  # fmt: skip

_EFFECTS = (
    *_in(AIMED, e.Apply((m.Control(YOU),), IT, Duration.GAME)),
    *_in(PLAIN, _DRAW, e.Draw(YOU, s.HandLimit(YOU), until_held=True), _HIT, e.Deal(HERO, _ENEMIES, ONE),
         e.Heal(HERO, Every(MINE), TWO, "healed"), e.Heal(HERO, HERO, None, "healed"), e.PutDamage(_ENEMIES, ONE),
         e.RemoveDamage(HERO, ONE), e.Destroy(_ENEMIES, "destroyed"), e.Exhaust(_ENEMIES, "exhausted"),
         e.Flip(s.Chosen(Every(f.AllOf((f.Is((Kind.QUEST,)), f.Controlled(YOU), f.InCondition(Condition.FACE_UP)))),
         name="chosen1")), e.Put(Every(CARD, HAND, OPPONENTS), Zone.DECK, by=OPPONENTS),
         e.Put(s.Chosen(Every(ALLY, GRAVE, YOU), name="chosen1"), Zone.PLAY, damage=TWO), e.Put(_ENEMIES, Zone.HAND),
         e.Ready(Every(MINE)), e.Put(_CHOSEN, Zone.HAND), e.Put(_CHOSEN, Zone.DECK),
         e.Put(s.Chosen(Every(ALLY, GRAVE, YOU), name="chosen1"), Zone.PLAY, under=YOU),
         e.Put(s.Chosen(Every(CARD, HAND, YOU), name="chosen1"), Zone.PLAY, as_resource=True),
         e.Put(s.Chosen(Every(CARD, HAND, YOU), name="chosen1"), Zone.PLAY, as_resource=True, face_up=False),
         e.Put(s.Chosen(Every(CARD, HAND, YOU), name="chosen1"), Zone.PLAY, exhausted=True),
         e.Put(s.Chosen(Every(CARD, GRAVE, YOU), name="chosen1"), Zone.REMOVED),
         e.Put(s.Chosen(Every(CARD, GRAVE, YOU), name="chosen1"), Zone.DECK, on_bottom=True),
         e.Put(s.Top(ONE, YOU), Zone.GRAVEYARD), e.Discard(YOU, ONE), e.Discard(OPPONENTS, ONE), e.Discard(YOU, None),
         e.Discard(YOU, ONE, filter=ALLY), e.Discard(OPPONENTS, ONE, at_random=True),
         e.CreateTokens(YOU, TokenFace("Treant", 1, 1), ONE), e.CreateTokens(YOU, TokenFace("Treant", 1, 1), TWO),
         r.Search(YOU, YOU, (Zone.DECK,), ALLY, ONE, "found",
         (r.Reveal(Those("found")), e.Put(Those("found"), Zone.HAND))),
         r.Search(YOU, YOU, (Zone.DECK,), ALLY, TWO, "found", (e.Put(Those("found"), Zone.HAND),), up_to=True),
         r.Search(YOU, YOU, (Zone.DECK,), ALLY, TWO, "found", (e.Put(Those("found"), Zone.HAND),), Alike.NO_NAME,
         up_to=True),
         r.Search(YOU, YOU, (Zone.DECK,), ALLY, TWO, "found", (e.Put(Those("found"), Zone.HAND),), None, up_to=True,
                  total=s.Total(Trait.COST, TWO)),
         *(r.Search(YOU, YOU, (Zone.DECK, Zone.GRAVEYARD), ALLY, ONE, "found", (e.Put(Those("found"), Zone.HAND),),
         joint=joint)
           for joint in Joint),
         r.RevealUntil(YOU, ALLY, "revealed", "others revealed", 2), r.Reveal(Every(CARD, HAND, YOU)),
         r.LookAt(YOU, Every(CARD, HAND, OPPONENTS)),
         e.Shuffle(YOU), e.TurnDeckOver(YOU), e.Apply((m.Adjust(Trait.ATK, TWO),), Every(MINE), Duration.THIS_TURN),
         e.Apply((m.Cannot(Deed.ATTACK),), _ENEMIES, Duration.THIS_TURN),
         e.Apply((m.Adjust(Trait.ATK, TWO),), MINE, Duration.THIS_TURN),
         *(e.Apply((change,), who, Duration.THIS_TURN)
           for change, who in ((m.Prevent(None), f.Is((Kind.CHARACTER,))), (m.Prevent(TWO, apart=True), MINE))),
         e.Apply((m.Cannot(Deed.READY_DURING_READY_STEP),), _ENEMIES, Duration.ITS_NEXT_READY_STEP),
         e.Apply((m.Cannot(Deed.READY_DURING_READY_STEP),), _ENEMIES, Duration.YOUR_NEXT_READY_STEP),
         e.Apply((m.HandSize(TWO),), YOU, Duration.THIS_TURN),
         e.Apply((m.Adjust(Trait.ATK, TWO),), HERO, Duration.THIS_TURN,
                 until=(On(What.PLAYED, player=f.Standing(Relation.YOU)),)),
         e.Delay(p.Triggered((On(What.ENDS_TURN),), p.Text((), (_DRAW,))), Duration.NEXT_TURN),
         e.CreateTokens(YOU, _MESSAGE, ONE), e.CreateTokens(YOU, TokenFace("Treant", 1, 1), TWO, exhausted=True),
         e.Apply((m.ChangeCost(Purpose.PLAY, ALLY, Number(-1)),), YOU, Duration.THIS_TURN, times=1),
         e.Delay(p.Triggered((On(What.ATTACKS, THEIRS),), p.Text((), (_DRAW,))), Duration.THIS_TURN, once=False),
         e.Delay(p.Triggered((On(What.STARTS, player=f.Standing(Relation.YOU), part=Part.TURN),),
                             p.Text((), (_DRAW,))), Duration.GAME),
         e.May(YOU, (_DRAW,)), e.May(YOU, (e.Destroy(_CHOSEN, "destroyed"),), (_DRAW,)),
         e.May(YOU, (_DRAW,), (), (_HIT,)), e.May(s.Chosen(OPPONENTS, name="chosen1"), (_DRAW,)),
         e.IfYouDo((e.Destroy(_CHOSEN, "destroyed"),), (_DRAW,)), e.If(s.TurnOf(YOU), (_DRAW,)),
         e.IfYouDo((e.Destroy(_CHOSEN, "destroyed"),), (_DRAW,), (_HIT,)),
         e.If(s.TurnOf(YOU), (_DRAW,), (_HIT,)), e.ForEach(OPPONENTS, "player", (_DRAW,)),
         e.ForEach(Every(MINE), "each1", (_DRAW,)),
         e.Repeat(TWO, (_DRAW,)), e.Choose(_CHOSEN, "chosen1"), e.ChooseNumber(YOU, ONE, THREE, "number"),
         e.ChooseMode(s.Chosen(OPPONENTS), ((_DRAW,), (_HIT,)), ("the first", "the second")),
         e.Remember(s.Count(Every(MINE)), "many"), e.RollDice(YOU, ONE, "roll"), e.RollDice(YOU, TWO, "roll"),
         e.ChooseNumber(YOU, ONE, None, "number"), r.LookAt(YOU, Every(THEIRS)), e.FlipCoin(YOU, (_DRAW,)),
         e.FlipCoin(YOU, (_DRAW,), (_HIT,)), e.FlipCoin(YOU, (_DRAW,), (_HIT,), TWO), extra_turns.ExtraTurn(YOU),
         extra_turns.SkipTurn(YOU), extra_turns.SkipTurn(OPPONENTS, draw_step=True),
         e.RemoveFromCombat(Every(f.InCondition(Condition.ATTACKING))), e.LoseTheGame(YOU), e.PayResources(YOU, TWO),
         o.NewDeck(YOU, 10), o.KeepForNextGame(Players(), ALLY), e.NameCard(YOU, CARD, "named"),
         e.ExchangeControl(s.Chosen(Every(THEIRS), name="chosen1"), s.Chosen(Every(MINE), name="chosen2")),
         e.ExchangeControl(s.Chosen(Every(MINE), name="chosen1"), s.Chosen(Every(THEIRS), name="chosen2"))),
    *_in(AIMED, e.Put(s.Chosen(Every(ABILITY, GRAVE, YOU), name="chosen1"), Zone.PLAY, attached_to=IT),
         e.Put(IT, Zone.PLAY, under=YOU),
         e.Apply((m.Cannot(Deed.READY_DURING_READY_STEP),), IT, Duration.ITS_NEXT_READY_STEP),
         e.Apply((m.Cannot(Deed.READY_DURING_READY_STEP),), IT, Duration.YOUR_NEXT_READY_STEP),
         e.Deal(HERO, IT, TWO, FIRE, name="dealt"),
         c.MoveCounters(IT, This(), None, None), *(c.MoveCounters(IT, This(), "rune", n) for n in (ONE, TWO)),
         e.AddCounters(IT, None, ONE), *(e.RemoveCounters(IT, None, n) for n in (ONE, TWO, None)),
         e.Destroy(IT, "destroyed"), e.Put(IT, Zone.HAND)),
    *_in(Scene((p.TargetDescription(ABILITY),)), e.Reattach(IT, Every(CHARACTER))),
    *_in(Scene((p.TargetDescription(f.Is((Kind.QUEST,))),)), e.Flip(IT)),
    *_in(AIMED_AT_LINK, e.Interrupt(IT)),
    *_in(OF_AN_ALLY, e.AddCounters(This(), "rune", ONE), e.AddCounters(This(), "rune", TWO),
         e.RemoveCounters(This(), "rune", ONE), e.RemoveCounters(This(), "rune", TWO),
         e.RemoveCounters(This(), "rune", None),
         e.BecomeDefender(This()), e.Flip(This()), e.Destroy(This(), "destroyed"), e.Exhaust(This(), "exhausted")),
)  # fmt: skip

_CHANGES = (
    *_in(PLAIN, m.Adjust(Trait.ATK, TWO), m.Adjust(Trait.HEALTH, TWO), m.Adjust(Trait.ATK, Number(-2), 1),
         m.SetValue(Trait.ATK, TWO), m.SetValue(Trait.ATK, TWO, base=True), HasType(FIRE), m.GainTags(("Sheep",)),
         m.GainPowers((p.Keyword(KeywordName.ELUSIVE),)), m.CopyPaymentPowers(Every(THEIRS)), m.LosePowers(),
         m.Control(YOU), m.Cannot(Deed.ATTACK), m.Cannot(Deed.ATTACK, THEIRS),
         m.Cannot(Deed.BE_DEALT_DAMAGE, None, FIRE), m.Can(Deed.PROTECT, ALLY), m.Can(Deed.PROTECT_AGAINST, ALLY),
         m.Can(Deed.PROTECT_EXHAUSTED), m.MustAttack(), m.MustAttack(THEIRS), m.AttackOnly(THEIRS),
         *(m.CostToAttack((Resources(TWO),), other) for other in (None, MINE)), m.NeedNotReady(), m.Unpreventable(),
         m.Prevent(None), m.Prevent(TWO), m.Prevent(None, by_subject=True), LosesType(FIRE), LosesType(),
         m.Prevent(None, next_time=True, then=(e.AddCounters(This(), "rune", s.EventAmount()),)),
         m.Prevent(None, combat=True), m.Prevent(None, fatal=True), m.CostToProtect((Resources(TWO),)),
         m.BecomesType(CardType.ALLY), m.Cannot(Deed.READY_DURING_READY_STEP), m.Cannot(Deed.READY_OTHERWISE)),
    *_in(PLAIN, m.EntersPlay(ALLY, exhausted=True), sort="entering"),
    *_in(OF_AN_ALLY, m.EntersPlay(f.Among(This()), exhausted=True), m.EntersPlay(f.Among(This()), damage=THREE),
         *(m.EntersPlay(f.Among(This()), counters=(("rune", n),)) for n in (ONE, TWO)), sort="entering"),
    *_in(PLAIN, m.ChangeCost(Purpose.PLAY, ALLY, Number(-1)), m.ChangeCost(Purpose.PLAY, ALLY, ONE),
         m.ChangeCost(Purpose.STRIKE, f.Is((Kind.WEAPON,)), Number(-1)),
         m.ChangeCost(Purpose.COMPLETE, f.Is((Kind.QUEST,)), Number(-1)),
         m.AddCost(Purpose.PLAY, ALLY, (Resources(ONE),)), m.PlayFrom(Zone.GRAVEYARD, f.AllOf((ALLY, f.Owned(YOU)))),
         m.CompleteFrom(Zone.HAND), m.PlayRevealed(Zone.DECK), m.PlayRevealed(Zone.HAND), m.TargetsAtRandom(),
         m.MustTarget(ALLY), m.PlayAsInstant(ALLY), m.PlayAsInstant(f.Among(Every(ALLY, HAND, YOU)), are=True),
         m.HandSize(TWO), m.HandSize(None), m.MoreOf("Pet", 2), m.MoreOf("Pet", 1), m.MoreOf("Ring", 0, 10),
         m.MoreOf("Ranged", 1, strikes=True), *map(m.MoreResources, (1, 2)), m.SeenTop(), m.PayInstead(ALLY, ()),
         m.PayInstead(f.Is((Kind.WEAPON,)), (Resources(ONE),), strikes=True), m.ChangeCost(Purpose.USE, ALLY, ONE),
         m.ChangeCost(Purpose.PLAY, ALLY, Number(-1), 1), m.ChangeCost(Purpose.PROPOSE, ALLY, ONE), sort="players"),
    *_in(AFTER_A_CHOICE, m.PlayFrom(None, f.Among(Those("chosen1"))), sort="players"),
    *_in(PLAIN, m.Replace(On(What.DEALS_DAMAGE, f.Among(HERO)), m.AlterPacket(s.Plus((s.EventAmount(), ONE)))),
         m.Replace(On(What.DEALS_DAMAGE, f.Among(HERO)), m.AlterPacket(s.Times(s.EventAmount(), 2))),
         m.Replace(On(What.DEALS_DAMAGE, other=f.Among(HERO)), m.AlterPacket(s.Plus((s.EventAmount(), ONE)))),
         m.Replace(On(What.DEALS_DAMAGE, other=f.Among(HERO)), m.DoInstead((_DRAW,))),
         m.Replace(On(What.DESTROYED, ALLY), m.DoInstead((_DRAW,))),
         m.Replace(On(What.DESTROYED, ALLY), m.MoveInstead(Zone.REMOVED)),
         m.Replace(On(What.DEALS_DAMAGE, other=f.Among(HERO)), m.DoInstead((_DRAW,)), may=True),
         m.Replace(On(What.DEALS_DAMAGE, other=f.Among(HERO)), m.AlterPacket(to=Every(MINE))),
         m.Replace(On(What.DEALS_DAMAGE, other=f.Among(HERO)), m.DoInstead((_DRAW,)), next_time=True), sort="players"),
)  # fmt: skip

_EVENTS = (
    *_in(OF_AN_ALLY, *(On(what, f.Among(This())) for what in What)),
    *_in(PLAIN, *(On(what, THEIRS) for what in What), *(On(what, THEIRS, MINE) for what in What),
         *(On(what, other=MINE) for what in What), *(On(what, player=f.Standing(Relation.YOU)) for what in What),
         *(On(what, ALLY, player=f.Standing(Relation.YOU)) for what in What), On(What.COMBAT_ENDS), On(What.ENDS_TURN),
         *(On(What.STARTS, player=f.Standing(Relation.YOU), part=part) for part in Part),
         *(On(what, THEIRS, player=f.Standing(Relation.OPPONENT)) for what in What),
         On(What.MOVES, f.AllOf((ALLY, f.Owned(YOU))), from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD),
         On(What.DEALS_DAMAGE, THEIRS, combat=True), On(What.DEALS_DAMAGE, THEIRS, damage_type=FIRE),
         On(What.DEALS_DAMAGE, THEIRS, one_of_types=(FIRE, DamageType.HOLY)),
         *(On(what, THEIRS, counter="rage", together=at_once)
           for what in (What.COUNTER_PUT, What.COUNTER_REMOVED) for at_once in (False, True)),
         On(What.DEALS_DAMAGE, THEIRS, MINE, fatal=True), On(What.ATTACKS, THEIRS, first_time_each_turn=True),
         On(What.ATTACKS, THEIRS, first_time_each_turn=True, of_each=True),
         On(What.DESTROYED, THEIRS, together=True), On(What.ATTACKS, THEIRS, when=s.TurnOf(YOU)),
         On(What.DEALS_DAMAGE, THEIRS, with_=f.Is((Kind.WEAPON,))), On(What.PREVENTED, with_=f.Among(HERO)),
         On(What.COMPLETES, f.Is((Kind.QUEST,)), player=f.Standing(Relation.YOU)),
         On(What.DEALS_DAMAGE, THEIRS, combat=False),
         On(What.MOVES, f.AllOf((CARD, f.Owned(YOU))), from_zone=Zone.HAND, to_zone=Zone.GRAVEYARD),
         On(What.MOVES, f.AllOf((CARD, f.Owned(YOU))), from_zone=Zone.DECK, to_zone=Zone.GRAVEYARD),
         On(What.MOVES, f.Owned(YOU), from_zone=Zone.HAND),
         *(On(What.MOVES, f.AllOf((ALLY, f.Owned(YOU))), from_zone=source, to_zone=into)
           for source in Zone for into in (Zone.HAND, Zone.DECK, Zone.PLAY, Zone.REMOVED))),
)  # fmt: skip

_TEXT = p.Text((), (_DRAW,))
_FIRST = f.AllOf((f.PlayedAs(ALLY, ONE), f.Controlled(YOU)))
_STILL = m.Cannot(m.Deed.BE_INTERRUPTED)
_POWERS = (
    *_in(OF_AN_ALLY, p.Payment((Resources(ONE),), _TEXT), p.Payment((Activate(),), _TEXT),
         p.Completion((Resources(ONE),), _TEXT),
         p.Triggered((On(What.ATTACKS, f.Among(This())),), _TEXT), p.Continuous((m.Adjust(Trait.ATK, TWO),), This()),
         p.Continuous((m.Adjust(Trait.ATK, TWO),), Every(MINE)), p.Continuous((m.Adjust(Trait.ATK, TWO),), MINE),
         p.Continuous((m.HandSize(TWO),), YOU), p.Continuous((m.EntersPlay(f.Among(This()), exhausted=True),), This()),
         p.Continuous((m.EntersPlay(_FIRST, exhausted=True),), This()), p.Continuous((_STILL,), _FIRST),
         p.Continuous((m.ChangeCost(Purpose.PLAY, f.Among(This()), Number(-1)),), YOU, s.TurnOf(YOU),
         (Zone.HAND, Zone.CHAIN)),
         p.Triggered((On(What.ATTACKS, THEIRS),), p.Text((), (e.Put(This(), Zone.HAND),)), zones=GRAVE),
         p.Payment((Resources(ONE),), _TEXT, trait="Alliance"),
         p.Triggered((On(What.ATTACKS, THEIRS),), _TEXT, trait="Alliance"),
         p.Continuous((m.Adjust(Trait.ATK, TWO),), This(), trait="Alliance"),
         p.Keyword(KeywordName.ELUSIVE, trait="Alliance"),
         *(p.Keyword(KeywordName.INSPIRE, kinds=(kind,)) for kind in (Kind.ALLY, Kind.HERO, Kind.CHARACTER)),
         p.Keyword(KeywordName.INSPIRE, fitting=f.HasKeyword(KeywordName.PROTECTOR)),
         p.Keyword(KeywordName.INSPIRE, fitting=f.Is((Kind.ABILITY, Kind.ALLY))),
         p.Keyword(KeywordName.SABOTAGE, kinds=(Kind.ABILITY,), fitting=f.InCondition(Condition.ATTACHED)),
         p.Keyword(KeywordName.ELUSIVE), p.Keyword(KeywordName.RESISTANCE, FIRE)),
)  # fmt: skip

_COSTS = _in(OF_AN_ALLY, Resources(ONE), Activate(), Perform(e.Destroy(This(), "destroyed")),
             Perform(e.Discard(YOU, ONE)), Perform(e.PayResources(YOU, ONE)), Concede(),
             Perform(e.Destroy(This()), e.Remember(s.CountersOn("rage", This()), "counters")))  # fmt: skip

_OTHERS = (
    *_in(PLAIN, p.TargetDescription(ALLY), p.TargetDescription(ALLY, Number(0), TWO),
         p.TargetDescription(ALLY, Number(0), s.Count(Every(ALLY))), p.TargetDescription(ALLY, zones=GRAVE),
         p.TargetDescription(f.AllOf((ALLY, f.Owned(YOU))), zones=GRAVE), p.TargetDescription(f.Standing(Relation.ANY)),
         p.TargetDescription(ALLY, Number(0), s.Count(Every(ALLY)), total=s.Total(Trait.COST, TWO)),
         s.Total(Trait.COST, TWO), _TEXT, p.Text((p.TargetDescription(ALLY),), (e.Destroy(IT, "destroyed"),)),
         p.TargetDescription(f.AllOf((ABILITY, f.HasTarget(ALLY))), zones=(Zone.CHAIN,)),
         p.TargetDescription(f.LinkIs((LinkKind.PAYMENT,)), zones=(Zone.CHAIN,)),
         *(p.TargetDescription(ALLY, TWO, TWO, alike=alike) for alike in Alike),
         p.TargetDescription(ALLY, TWO, TWO, GRAVE, Alike.OWNER), p.TargetDescription(ALLY, TWO, TWO),
         p.Modes((_TEXT, p.Text((), (_HIT,))), ("1: draw", "2: deal")),
         p.Attach(p.TargetDescription(MINE), targeted=False), m.MoveInstead(Zone.DECK),
         p.Attach(p.TargetDescription(ALLY)), p.Attach(p.TargetDescription(ALLY), targeted=False),
         m.AlterPacket(s.Plus((s.EventAmount(), ONE))), m.AlterPacket(damage_type=FIRE), m.AlterPacket(to=HERO),
         m.MoveInstead(Zone.REMOVED), m.DoInstead((_DRAW,)), TokenFace("Treant", 1, 1), _MESSAGE),
)  # fmt: skip

_AIMS = tuple(Sample(p.TargetDescription(ALLY, each.value, each.value), each.scene) for each in _QUANTITIES)
_CARDS = tuple(Sample(each) for each in (
    *(card(OF_AN_ALLY, powers=(each.value,)) for each in _POWERS), card(OF_AN_ALLY),
    Printed("Grok Stonefist", CardType.QUEST, powers=(p.Completion((Resources(ONE),), _TEXT),)),
    card(PLAIN, text=_TEXT), card(PLAIN, text=p.Modes((_TEXT, p.Text((), (_HIT,))), ("1: draw", "2: deal"))),
    card(ATTACHED, powers=(p.Continuous((m.Adjust(Trait.ATK, TWO),), s.Host()),)),
    card(PLAIN, text=_TEXT, play_only_if=s.TurnOf(YOU)), card(PLAIN, text=_TEXT, highest_x=3, has_x=True),
    card(PLAIN, text=_TEXT, additional_cost=(Perform(e.Discard(YOU, ONE)),)),
    card(PLAIN, text=_TEXT, alternate_cost=(Perform(e.Discard(YOU, ONE)),)),
    card(PLAIN, text=_TEXT, alternate_cost=(Perform(e.Discard(YOU, ONE)),), alternate_if=s.TurnOf(OPPONENTS)),
))  # fmt: skip

EVERY = (*_AIMS, *_CARDS, *_SELECTIONS, *_PLAYERS, *_LINKS, *_QUANTITIES, *_CONDITIONS, *_FILTERS, *_EFFECTS,
         *_CHANGES, *_EVENTS, *_POWERS, *_COSTS, *_OTHERS)  # fmt: skip


def samples_of(member: Value) -> Iterator[Sample]:
    """Yield samples of the member: of a class its values; a constant or a word stands for itself."""
    if member is None or isinstance(member, (bool, Enum)):
        yield Sample(member)
    elif member is str:
        yield from (Sample(word) for word in ("Orc", "Brigg", "rune"))
    elif member is int:
        yield from (Sample(number) for number in (2, 1))
    elif isinstance(member, type):
        yield from (each for each in EVERY if type(each.value) is member)
