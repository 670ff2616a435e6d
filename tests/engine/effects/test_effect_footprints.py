"""What effects really change is inside what their footprints declare."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, get_args

from engine.effects.performance import PERFORMING, footprint, perform
from engine.effects.resolution import Resolution
from engine.effects.text_footprints import WHOLE
from engine.errors import Refused
from engine.events.attempt import Attempt, Over, Unanswered
from engine.events.continuous_modifiers import settle
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
from engine.language.powers import Attach, Keyword, TargetDescription, Text, Triggered
from engine.language.printed import Printed, TokenFace
from engine.language.revelation import LookAt, Reveal, RevealUntil, Search
from engine.language.selections import Every, Number, Players, Selection, Target, This, Top, TurnOf, You
from engine.language.triggers import On, What
from engine.language.words import CardType, Condition, DamageType, KeywordName, Kind, LinkKind, Relation, Trait, Zone
from engine.state.combat import Combat
from engine.state.evolution import evolve, with_player
from engine.state.game import State
from engine.state.ids import CardId, LinkId
from engine.state.links import Link, Proposal
from engine.state.modifier import Modifier
from engine.view.change_footprints import change_footprint
from engine.view.footprint import OF_ZONES, VALUES, Aspect, words_in
from engine.view.referents import maximum_hand_size
from engine.view.scope import Scope
from engine.view.values import ValueChange, values
from judge.soak.random_games import random_answer, seeded
from scenarios.library.card_files import card_names, load
from tests.engine.cards import GNOME, OGRE, ally, armor, instant, item, weapon
from tests.engine.odd_cards import ODD_CARDS
from tests.engine.table import THREE, A, B, Table

ONE, TWO = Number(1), Number(2)
OTHERS = Players(Relation.OPPONENT)
ALLIES, CARD = Is((Kind.ALLY,)), Is((Kind.CARD,))
KIN = Every(ALLIES)
WISP = TokenFace("Wisp", 1, 1)
DRAW = (Draw(You(), ONE),)


def lasts(change: Change, to: Selection = KIN, duration: Duration = Duration.THIS_TURN) -> Apply:
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
    *(Put(Every(CARD, (zone,)), Zone.PLAY, damage=ONE, exhausted=True) for zone in Zone),
    Put(Every(CARD, (Zone.HAND,), You()), Zone.PLAY, as_resource=True),
    *(Search(You(), You(), (zone,), CARD, ONE, "found", DRAW) for zone in (Zone.DECK, Zone.GRAVEYARD)),
    Deal(This(), KIN, ONE),
    Heal(This(), KIN, None),
    PutDamage(KIN, ONE),
    RemoveDamage(KIN, ONE),
    Destroy(KIN),
    Destroy(Every(Is((Kind.ITEM,)))),
    *(Destroy(Every(CARD, (zone,))) for zone in (Zone.CHAIN, Zone.GRAVEYARD, Zone.REMOVED)),
    Draw(Players(), TWO),
    Discard(Players(), ONE),
    Exhaust(Every(CARD)),
    Ready(Every(CARD)),
    Flip(Every(Is((Kind.QUEST, Kind.HERO)))),
    Interrupt(Every(CARD, (Zone.CHAIN,))),
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
    KeepForNextGame(Players(), CARD),
    NameCard(You(), CARD, "named"),
    RevealUntil(You(), ALLIES, "found", "rest"),
    ExchangeControl(Target(), Target(1)),
    ExchangeControl(Every(InCondition(Condition.ATTACKING)), Every(AllOf((ALLIES, Named("Slow"), Controlled(OTHERS))))),
)

CHARM = Printed("Charm", CardType.ABILITY, ongoing=True, attach=Attach(TargetDescription(CARD)))
BOX = item("Box")
QUEST = Printed("Quest", CardType.QUEST)


@cache
def boards() -> tuple[State, ...]:
    """Return boards of cards without powers: outside combat, in one that is proposed, and in one that is fought."""
    table = Table(THREE, deck=6)
    for player in (A, B):
        cards = [table.put(card, player, damage=1) for card in (OGRE, GNOME)]
        table.put(ally("Slow", 2, 9, tags=("Orc",)), player, ready=False, damage=3)
        table.put(OGRE, player, counters=(("charge", 2), ("+1 ATK / -1 health", 1), ("-1 ATK", 1), ("+1 health", 1)))
        table.put(CHARM, player, attached_to=cards[0])
        table.put(CHARM, B, attached_to=cards[1])
        table.put(armor("Mail", 2), player)
        table.put(weapon("Axe", 2, 1), player)
        table.put(BOX, player)
        table.put(QUEST, player, resource=True)
        for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED, Zone.COLLECTION, Zone.DECK):
            for card in (OGRE, CHARM, instant("Bolt"), weapon("Club", 1, 1)):
                table.put(card, player, zone)
    table.put(ally("Guard", 1, 5, Keyword(KeywordName.PROTECTOR)), B)
    given = table.put(OGRE, B, controller=A)
    attacker, defender = (table.state.zone(Zone.PLAY, player)[-1] for player in (A, B))
    state = with_chain(table.state, given)
    proposed = Link(LinkId(state.clock + 1), LinkKind.PROPOSAL, A, attacker, proposal=Proposal(attacker, defender))
    fought = Combat(1, A, attacker, None, defender, entered=True)
    return (
        state,
        bound_to_sources(state, given),
        evolve(state, chain=(*state.chain, proposed), clock=state.clock + 1),
        evolve(state, combat=fought),
        evolve(state, combat=replace(fought, defender=None, proposed_defender=defender, entered=False)),
    )


def bound_to_sources(state: State, given: CardId) -> State:
    """Return the state with modifiers that last while their source remains in play, or remains exhausted."""
    slow = next(card for card in state.play.ids if not state.cards[card].ready)
    box = next(card for card in state.zone(Zone.PLAY, B) if state.cards[card].printed is BOX)
    theirs = next(card for card in state.zone(Zone.PLAY, B) if state.cards[card].printed is GNOME)
    lasting = Modifier(1, box, A, 1, (Control(You()),), Duration.WHILE_SOURCE_IN_PLAY, (theirs,))
    remaining = Modifier(2, slow, A, 2, (Cannot(Deed.ATTACK),), Duration.GAME, (given,))
    remaining = replace(remaining, remains_exhausted=(slow, state.cards[slow].readied))
    attempt = Attempt(evolve(state, modifiers=(lasting, remaining)))
    settle(attempt)
    return evolve(attempt.state, extra_turns=(A,), skipped_turns=(A,))


def with_chain(state: State, source: CardId) -> State:
    """Return the state with an effect and a card on the chain."""
    number = CardId(state.clock + 1)
    bolt = replace_card(state, state.player(B).hand[-1], number)
    effect = Link(LinkId(state.clock + 2), LinkKind.PAYMENT, B, source)
    card = Link(LinkId(number), LinkKind.CARD, B, number)
    return evolve(bolt, chain=(effect, card), clock=state.clock + 2)


def replace_card(state: State, card: CardId, number: CardId) -> State:
    """Return the state with the card in hand gone to the chain under the number."""
    held = state.cards[card]
    cards = {each: other for each, other in state.cards.items() if each != card}
    cards[number] = replace(held, id=number, zone=Zone.CHAIN, controller=held.owner)
    owner = state.player(held.owner)
    seat = replace(owner, hand=tuple(each for each in owner.hand if each != card))
    return evolve(state, cards=cards, players=with_player(state, seat))


def outcome(state: State, effect: Effect, dice: Random) -> State | None:
    """Return the state once the effect is performed with random answers; None where the rules refuse it."""
    answers: tuple[Any, ...] = ()
    scope = scope_in(state, dice)
    while True:
        attempt = Attempt(state, answers, PERFORMING)
        try:
            perform(Resolution(attempt, scope), (effect,))
        except Unanswered as asked:
            answers = (*answers, random_answer(asked.choice, dice))
        except (Refused, IndexError):  # A card is no player who could do something.
            return None
        except Over:
            return attempt.state
        else:
            return attempt.state


def scope_in(state: State, dice: Random) -> Scope:
    """Return a scope in which words mean cards in play, or what lies elsewhere, or players."""
    pools: tuple[tuple[int, ...], ...] = (
        state.play.ids,
        state.play.ids,
        state.player(A).hand,
        state.player(B).graveyard,
        state.player(A).deck,
        tuple(link.id for link in state.chain),
        (A, B),
    )
    some = [(dice.choice(dice.choice(pools)),) for _ in range(4)]
    names = ("it", "found", "rest", "subject", "other", "player", "link", "chosen", "made", "seen")
    return Scope(
        state,
        A,
        dice.choice((*state.zone(Zone.PLAY, A), *state.player(A).hand)),
        targets=tuple(some[:3]),
        all_targets=tuple(some[:3]),
        x=1,
        things={name: dice.choice(some) for name in names},
        link=state.chain[-1],
        began=state.clock,
    )


Changed = set[Aspect]


def told_apart(before: State, after: State) -> tuple[Changed, Changed]:
    """Return of which aspects there is more in the second state, and of which less."""
    more = {aspect for aspect, changed in otherwise(before, after) if changed}
    less: Changed = set()
    for aspect, then, now in zones(before, after):
        more |= {aspect} if now - then else set()
        less |= {aspect} if then - now else set()
    for card in after.play.ids:
        for aspect, old, new in counted(before, after, card):
            more |= {aspect} if new > old else set()
            less |= {aspect} if new < old else set()
    return more, less


def zones(before: State, after: State) -> Iterator[tuple[Aspect, set[Any], set[Any]]]:
    """Yield what is in each zone, what is on the chain, who is in the game, which modifiers there are."""
    for zone, aspect in OF_ZONES.items():
        yield aspect, set(members(before, zone)), set(members(after, zone))
    yield Aspect.LAST_KNOWN, set(before.gone), set(after.gone)
    yield Aspect.HISTORY, set(before.history), set(after.history)
    yield Aspect.MODIFIERS, {each.id for each in before.modifiers}, {each.id for each in after.modifiers}
    yield Aspect.PLAYERS, {each.id for each in before.remaining}, {each.id for each in after.remaining}
    yield Aspect.COMBAT, set(fighting(before)), set(fighting(after))
    yield Aspect.ATTACHMENTS, set(attachments(before)), set(attachments(after))
    for which in ("extra_turns", "skipped_turns", "skipped_draws"):
        yield Aspect.TURNS_TO_COME, set(getattr(before, which)), set(getattr(after, which))


def members(state: State, zone: Zone) -> Iterator[int]:
    if zone is Zone.CHAIN:
        yield from (link.id for link in state.chain)
        return
    for player in state.players:
        yield from state.zone(zone, player.id)


def fighting(state: State) -> Iterator[object]:
    combat = state.combat
    if combat is not None:
        roles = (combat.attacker, combat.proposed_defender, combat.defender, combat.protecting)
        yield from ((role, card) for role, card in enumerate(roles) if card is not None)
    for link in state.chain:
        sides = (None, None) if link.proposal is None else (link.proposal.attacker, link.proposal.defender)
        yield from ((link.id, side, card) for side, card in enumerate(sides) if card is not None)


def attachments(state: State) -> Iterator[tuple[CardId, CardId | None]]:
    return ((card, state.cards[card].attached_to) for card in state.play.attachments)


def counted(before: State, after: State, card: CardId) -> Iterator[tuple[Aspect, int, int]]:
    """Yield how much there is on the card and, if it was in play before and shows the same face, its numbers."""
    then, now = before.cards.get(card), after.cards[card]
    yield Aspect.DAMAGE, 0 if then is None else then.damage, now.damage
    if then is None:
        return
    yield Aspect.READY, then.ready, now.ready
    for name in dict(then.counters) | dict(now.counters):
        yield Aspect.COUNTERS, then.counters_named(name), now.counters_named(name)
    if then.face_up == now.face_up:  # Who reads what a card shows reads its face.
        old, new = values(before, card), values(after, card)
        yield Aspect.ATK, old.atk, new.atk
        yield Aspect.HEALTH, old.health, new.health
        yield Aspect.DEF, old.defense, new.defense
        yield Aspect.STRIKE_COST, old.strike_cost, new.strike_cost
        yield Aspect.POWERS, len(old.powers), len(new.powers)
        yield Aspect.TAGS, len(old.tags), len(new.tags)
        yield Aspect.TYPES, len(old.types), len(new.types)
        yield Aspect.DAMAGE_TYPES, len(old.damage_types), len(new.damage_types)


def otherwise(before: State, after: State) -> Iterator[tuple[Aspect, bool]]:
    """Yield what may be another thing than before without being more or less."""
    for card in set(before.play.ids) & set(after.play.ids):
        then, now = before.cards[card], after.cards[card]
        yield Aspect.CONTROLLER, then.controller != now.controller
        yield Aspect.FACE, then.face_up != now.face_up
    for one, other in zip(before.players, after.players, strict=True):
        yield Aspect.DECK, set(one.deck) == set(other.deck) and one.deck != other.deck
        hands = (maximum_hand_size(before, one.id), maximum_hand_size(after, one.id))
        yield Aspect.HAND_SIZE, len(set(hands)) > 1 and not other.out


@cache
def effects() -> tuple[Effect, ...]:
    """Return every effect of the carried cards and of made-up ones, each once."""
    texts = (*map(load, card_names()), *ODD_CARDS, *EFFECTS)
    return tuple(dict.fromkeys(word for text in texts for word in words_in(text) if isinstance(word, get_args(Effect))))


@cache
def played() -> tuple[tuple[Effect, Changed, Changed], ...]:
    """Return each effect with what there was more and less of once it was performed, on several boards."""
    dice = seeded(3)
    tried = (
        (effect, state, outcome(state, effect, dice))
        for effect in effects()
        for state in (boards() * 2 if effect in EFFECTS else dice.sample(boards(), 2))
    )
    return tuple(
        (effect, *told_apart(state, after)) for effect, state, after in tried if after is not None and not after.result
    )


def test_what_effects_change_is_what_their_footprints_declare() -> None:
    """Of every effect, carried and made up, on boards where no card has powers that answer."""
    assert {type(effect) for effect, _, _ in played()} == set(get_args(Effect))
    beyond = [(effect, more - WHOLE.of(effect).gives, less - WHOLE.of(effect).takes) for effect, more, less in played()]
    assert [each for each in beyond if each[1] or each[2]] == []


def test_what_footprints_of_effects_declare_is_what_some_of_them_change() -> None:
    """No aspect stands in a footprint for nothing, and one that were forgotten would be missed."""
    seen: dict[type, set[tuple[str, Aspect]]] = defaultdict(set)
    declared: dict[type, set[tuple[str, Aspect]]] = defaultdict(set)
    for effect, more, less in played():
        found, kind = footprint(effect), type(effect)
        seen[kind] |= {("gives", each) for each in more} | {("takes", each) for each in less}
        declared[kind] |= {("gives", each) for each in found.gives}
        declared[kind] |= {("takes", each) for each in found.takes}
    assert {kind: unseen for kind in declared if (unseen := declared[kind] - seen[kind])} == {}


def test_what_changes_values_is_what_values_are_folded_from() -> None:
    """718: a change that nobody folds would change nothing, and one without a footprint would not be noticed."""
    texts = (*map(load, card_names()), *ODD_CARDS, *EFFECTS)
    changes = {word for text in texts for word in words_in(text) if isinstance(word, get_args(Change))}
    valued = {type(change) for change in changes if change_footprint(change).changes & VALUES}
    assert valued == set(get_args(ValueChange))
