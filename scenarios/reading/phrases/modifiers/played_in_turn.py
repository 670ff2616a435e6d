"""Cards by their place among those that somebody plays in a turn: the first, the second, the next one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply, Remember
from engine.language.filters import AllOf, Among, Controlled, Filter, PlayedAs, Standing
from engine.language.modifiers import Cannot, Change, ChangeCost, Deed, EntersPlay, Purpose
from engine.language.powers import Continuous
from engine.language.selections import (
    Both,
    Compare,
    Number,
    Players,
    Plus,
    Quantity,
    Role,
    Selection,
    ThatMany,
    This,
    TimesDone,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, Relation
from engine.value import replace
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.costs.prices_and_permissions import lower
from scenarios.reading.templates import Bindings, Value, h, joined

_PLACES = ("first", "second", "third")
_LATER = {"second": 1, "third": 2}
"""How many such cards have been played before the card with that place."""
_BEFORE = "played before"
UNSAID: Filter = AllOf(())
"""What enters play, where the words for how it does so don't say it."""

_STILL = (Cannot(Deed.BE_INTERRUPTED),)
_PLAYERS: tuple[tuple[str, Selection], ...] = (
    ("you play", You()),
    ("each opponent plays", Players(Relation.OPPONENT)),
    ("each player plays", Players()),
)


def _so_many(what: Filter | None, who: Selection, many: int) -> Compare:
    """Return whether the player has played that many such cards this turn, and no more."""
    return Compare(TimesDone(Done.PLAYED, who, what), Comparison.EQUAL, Number(many))


def _price(many: int, sign: int, *, on_own_turns: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of the price of a card before which so many have been played."""

    def build(_discourse: Discourse, n: Number, what: Filter, least: Number = Number(0)) -> tuple[Continuous]:
        when = _so_many(what, You(), many)
        by = lower(n) if sign < 0 else n
        change = ChangeCost(Purpose.PLAY, what, by, least.value)
        return (Continuous((change,), You(), Both((TurnOf(You()), when)) if on_own_turns else when),)

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((ChangeCost(Purpose.PLAY, by=Number(by), minimum=least) as price,), You()),):
                what = price.filter
                if sign * by > 0 and value == build(discourse, Number(abs(by)), what, Number(least)):
                    yield {"n": Number(abs(by)), "what": what, **({"least": Number(least)} if least else {})}
            case _:
                return

    return build, undo


def _prices() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the second or third card of a kind in each turn, which costs less or more."""
    for place, many in _LATER.items():
        for when, own in (("each turn", False), ("<on|during> each of your turns", True)):
            one = f"<the {place} {{what:pricedone}} you play|your {place} {{what:pricedone}}> {when}"
            for word, sign in (("less", -1), ("more", 1)):
                said = f"{one} costs {{n:digits}} {word} <|to play>"
                yield made("static", f"{said} .", *_price(many, sign, on_own_turns=own))
            least = f"{one} costs {{n:digits}} less <|to play> , to a minimum of {{least:digits}} ."
            yield made("static", least, *_price(many, -1, on_own_turns=own))


def _ways() -> Iterator[tuple[str, Any]]:
    """Yield how a card enters play, as words and as the change that says it of cards that fit."""
    on_it = "<|on it>"
    yield "exhausted", EntersPlay(h.which, exhausted=True)
    yield f"with <a|an> {{name:counter}} counter {on_it}", EntersPlay(h.which, counters=((h.name, Number(1)),))
    yield f"with {{n:count}} {{name:counter}} counters {on_it}", EntersPlay(h.which, counters=((h.name, h.n),))


def _which(place: Quantity, player: Selection) -> tuple[Any, Any]:
    """Return the build and undo functions of the card of a kind with that place among those of its player."""

    def build(_discourse: Discourse, what: Filter) -> Filter:
        return joined(PlayedAs(what, place), Controlled(player))

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case AllOf((PlayedAs() as played, _)) if value == build(discourse, played.what):
                yield {"what": played.what}
            case _:
                return

    return build, undo


def _firsts() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the first, second or third such card of each turn: how it enters play, and is played."""
    for at, place in enumerate(_PLACES, 1):
        for plays, player in _PLAYERS:
            said = f"the {place} {{what:pricedone}} {plays} each turn"
            yield made("played.each.turn", said, *_which(Number(at), player))
    for way, change in _ways():
        entering = (Continuous((change,), This()),)
        yield rule("static", f"{{which:played.each.turn}} enters play {way} .", entering)
    yield rule("static", "{which:played.each.turn} can't be interrupted .", (Continuous(_STILL, h.which),))


def counted(what: Filter) -> Remember:
    """Return the effect that remembers how many such cards you have played this turn."""
    return Remember(TimesDone(Done.PLAYED, You(), what), _BEFORE)


def _counted(which: Value, change: Change | None, what: Filter) -> tuple[Remember, Apply]:
    """Return the effects that remember how many were played, and change what holds for the next one."""
    already = counted(what)
    if change is None:
        return already, Apply(_STILL, which, Duration.THIS_TURN)
    return already, Apply((change,), You(), Duration.THIS_TURN)


_NEXT = Plus((ThatMany(_BEFORE), Number(1)))


def next_one(what: Filter) -> Filter:
    """Return the filter of the next such card of yours, as of when it was counted how many there were."""
    return joined(PlayedAs(what, _NEXT), Controlled(You()))


def kind_of(which: Value) -> Filter | None:
    """Return the kind of card of which the filter describes the next one, None if it doesn't."""
    match which:
        case AllOf((PlayedAs(place=place) as played, _)) if place == _NEXT:
            return played.what
        case _:
            return None


def _entering_next(_discourse: Discourse, change: EntersPlay) -> tuple[Remember, Apply]:
    what = kind_of(change.filter)
    if what is None:
        raise NoReading("the next card")
    return _counted(change.filter, change, what)


def _undo_entering_next(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Remember(), Apply((EntersPlay() as change,), You(), Duration.THIS_TURN)):
            what = kind_of(change.filter)
            if what is not None and value == _counted(change.filter, change, what):
                yield {"change": change}
        case _:
            return


def _still_next(_discourse: Discourse, which: Filter) -> tuple[Remember, Apply]:
    what = kind_of(which)
    if what is None:
        raise NoReading("the next card")
    return _counted(which, None, what)


def _undo_still_next(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Remember(), Apply(changes, _, Duration.THIS_TURN) as applied) if changes == _STILL:
            what = kind_of(applied.to)
            if what is not None and value == _counted(applied.to, None, what):
                yield {"which": applied.to}
        case _:
            return


def _next_ones() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the next such card of yours this turn: how it enters play, and is played."""
    said = "<the next {what:pricedone} you play|your next {what:pricedone}> this turn"
    yield made("played.next", said, *_which(_NEXT, You()))
    for way, change in _ways():
        yield rule("entering.way", way, replace(change, filter=UNSAID))
        yield rule("enters.next", f"{{which:played.next}} enters play {way}", change)
    yield made("clause.said", "{change:enters.next}", _entering_next, _undo_entering_next, like=tuple)
    yield made("clause.said", "{which:played.next} can't be interrupted", _still_next, _undo_still_next, like=tuple)


def _as_it_will_enter(discourse: Discourse, change: EntersPlay) -> tuple[Apply]:
    """Return how the played card that the text was set off by enters play once it resolves.

    Raises:
        NoReading: the text isn't set off by a card that is played, or is about another card.
    """
    event = discourse.event
    if not isinstance(event, On) or event.what is not What.PLAYED or change.filter != _PLAYED_ONE:
        raise NoReading("the card that was played")
    return (Apply((change,), You(), Duration.GAME),)


def _undo_as_it_will_enter(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((EntersPlay() as change,), You(), Duration.GAME, None),) if change.filter == _PLAYED_ONE:
            yield {"change": change}
        case _:
            return


_PLAYED_ONE = Among(Role("subject"))


def _entering_later() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a card on the chain that will enter play exhausted, or with counters."""
    both = _as_it_will_enter, _undo_as_it_will_enter
    yield made("clause.said", "{change:enters}", *both, bracket="clause", like=(Apply,))


def _events() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the first, second or third card that a player plays in a turn, as it is played."""
    you = Standing(Relation.YOU)
    yield rule(
        "event.plain",
        "you play <your|the> first card each turn",
        On(What.PLAYED, player=you, first_time_each_turn=True),
    )
    for place, many in _LATER.items():
        for who, whose, player in (
            ("you play", "your", you),
            ("an opponent plays", "<his or her|his|their>", Standing(Relation.OPPONENT)),
            ("a player plays", "<his or her|his|their>", Standing(Relation.ANY)),
        ):
            by: Selection = You() if player is you else Role("player")
            nth = f"<{whose}|the> {place}" if player is you else f"{whose} {place}"
            any_ = On(What.PLAYED, player=player, when=_so_many(None, by, many))
            yield rule("event.plain", f"{who} {nth} card <each turn|in a turn>", any_)
            so = Compare(TimesDone(Done.PLAYED, by, h.subject), Comparison.EQUAL, Number(many))
            some = On(What.PLAYED, subject=h.subject, player=player, when=so)
            # The kinds of cards that you play are said where events are.
            for noun in ("cardnoun.some",) if player is you else ("noun.played", "cardnoun.some"):
                yield rule("event.plain", f"{who} {nth} {{subject:{noun}}} <each turn|in a turn>", some)


RULES = (*_prices(), *_firsts(), *_next_ones(), *_entering_later(), *_events())
