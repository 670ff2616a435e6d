"""Effects of every kind, made up: with each detail on which it hangs what they change."""

from __future__ import annotations

from engine.language.combat_types import HasType, LosesType
from engine.language.counter_moves import MoveCounters
from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    BecomeDefender,
    Choose,
    ChooseMode,
    ChooseNumber,
    CreateTokens,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Effect,
    ExchangeControl,
    Exhaust,
    Flip,
    FlipCoin,
    ForEach,
    Heal,
    If,
    IfYouDo,
    Interrupt,
    LoseTheGame,
    May,
    NameCard,
    PayResources,
    Put,
    PutDamage,
    Ready,
    Reattach,
    Remember,
    RemoveCounters,
    RemoveDamage,
    RemoveFromCombat,
    Repeat,
    RollDice,
    Shuffle,
    TurnDeckOver,
)
from engine.language.extra_turns import ExtraTurn, SkipTurn
from engine.language.filters import AllOf, Controlled, InCondition, Is, Named
from engine.language.modifiers import (
    Adjust,
    BecomesType,
    Cannot,
    Change,
    Control,
    CopyPaymentPowers,
    Deed,
    GainPowers,
    GainTags,
    HandSize,
    LosePowers,
    SetValue,
)
from engine.language.outside_the_game import KeepForNextGame, NewDeck
from engine.language.powers import Keyword, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.revelation import LookAt, Reveal, RevealUntil, Search
from engine.language.selections import Every, Number, Players, Selection, Target, This, Top, TurnOf, You
from engine.language.triggers import On, What
from engine.language.words import CardType, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from tests.engine.made_up_words import A_CARD, ALLIES, ONE

TWO = Number(2)
OTHERS = Players(Relation.OPPONENT)
KIN = Every(ALLIES)
WISP = TokenFace("Wisp", 1, 1)
DRAW = (Draw(You(), ONE),)


def lasts(change: Change, to: Selection = KIN, duration: Duration = Duration.THIS_TURN) -> Apply:
    """Return the effect by which the change lasts, for all allies and this turn unless said otherwise."""
    return Apply((change,), to, duration)


CHANGES: tuple[Change, ...] = (
    *(Adjust(trait, Number(by)) for trait in (Trait.ATK, Trait.HEALTH, Trait.DEF, Trait.STRIKE_COST) for by in (2, -2)),
    *(SetValue(trait, Number(to), base=True) for trait in (Trait.ATK, Trait.HEALTH) for to in (1, 9)),
    *(SetValue(trait, Number(to)) for trait in (Trait.ATK, Trait.HEALTH) for to in (1, 9)),
    HasType(DamageType.FIRE),
    LosesType(DamageType.FIRE),
    GainTags(("Orc",)),
    GainPowers((Keyword(KeywordName.PROTECTOR),)),
    CopyPaymentPowers(Every(Is((Kind.ITEM,)))),
    LosePowers(),
    BecomesType(CardType.WEAPON),
    Control(OTHERS),
    Control(You()),
    Cannot(Deed.ATTACK),
)

EFFECTS: tuple[Effect, ...] = (
    *(lasts(change) for change in CHANGES),
    lasts(HandSize(ONE), You()),
    lasts(Adjust(Trait.DEF, ONE), Every(Is((Kind.ARMOR,)))),
    Apply((Adjust(Trait.STRIKE_COST, ONE),), Is((Kind.WEAPON,)), Duration.THIS_COMBAT),
    *(AddCounters(KIN, name, TWO) for name in ("charge", "+1 ATK / -1 health", "-1 ATK", "+1 health")),
    *(MoveCounters(KIN, Target(), name, many) for name in ("charge", "+1 ATK / -1 health") for many in (ONE, None)),
    *(RemoveCounters(KIN, name, None) for name in ("charge", "+1 ATK / -1 health", "-1 ATK", "+1 health")),
    *(Put(of, zone) for zone in Zone if zone is not Zone.CHAIN for of in (KIN, Target(), This(), Top(ONE, You()))),
    Put(Every(Is((Kind.ITEM,))), Zone.HAND),
    *(Put(Every(A_CARD, (zone,)), Zone.PLAY, damage=ONE, exhausted=True) for zone in Zone),
    Put(Every(A_CARD, (Zone.HAND,), You()), Zone.PLAY, as_resource=True),
    *(Search(You(), You(), (zone,), A_CARD, ONE, "found", DRAW) for zone in (Zone.DECK, Zone.GRAVEYARD)),
    Deal(This(), KIN, ONE),
    Heal(This(), KIN, None),
    PutDamage(KIN, ONE),
    RemoveDamage(KIN, ONE),
    Destroy(KIN),
    Destroy(Every(Is((Kind.ITEM,)))),
    *(Destroy(Every(A_CARD, (zone,))) for zone in (Zone.CHAIN, Zone.GRAVEYARD, Zone.REMOVED)),
    Draw(Players(), TWO),
    Discard(Players(), ONE),
    Exhaust(Every(A_CARD)),
    Ready(Every(A_CARD)),
    Flip(Every(Is((Kind.QUEST, Kind.HERO)))),
    Interrupt(Every(A_CARD, (Zone.CHAIN,))),
    Interrupt(Every(Is((Kind.LINK,)), (Zone.CHAIN,))),
    CreateTokens(Players(), WISP, TWO),
    *(act(Every(ALLIES, (Zone.HAND,))) for act in (Reveal, lambda cards: LookAt(You(), cards))),
    Shuffle(Players()),
    TurnDeckOver(You()),
    Reattach(Every(Is((Kind.ABILITY,))), KIN),
    Delay(Triggered((On(What.ENDS_TURN),), Text((), DRAW)), Duration.THIS_TURN),
    May(You(), DRAW),
    IfYouDo(DRAW, (Destroy(KIN),)),
    If(TurnOf(You()), DRAW),
    ForEach(KIN, "it", DRAW),
    Repeat(TWO, DRAW),
    Choose(KIN, "it"),
    ChooseNumber(You(), ONE, TWO, "many"),
    ChooseMode(You(), (DRAW, ()), ("draw", "don't")),
    Remember(ONE, "many"),
    RollDice(You(), ONE, "many"),
    FlipCoin(You(), DRAW, (), ONE),
    ExtraTurn(You()),
    SkipTurn(You()),
    SkipTurn(You(), draw_step=True),
    RemoveFromCombat(KIN),
    BecomeDefender(Target()),
    LoseTheGame(OTHERS),
    LoseTheGame(You()),
    PayResources(You(), TWO),
    NewDeck(You(), 2),
    KeepForNextGame(Players(), A_CARD),
    NameCard(You(), A_CARD, "named"),
    RevealUntil(You(), ALLIES, "found", "rest"),
    ExchangeControl(Target(), Target(1)),
    ExchangeControl(Every(InCondition(Condition.ATTACKING)), Every(AllOf((ALLIES, Named("Slow"), Controlled(OTHERS))))),
)
