"""Reading a text as it is performed: players make its choices, then the words are read as the view reads them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind, narrowed
from engine.decisions.offers import at_least
from engine.effects.resolution import Doing, Resolution
from engine.events.event import sure
from engine.events.proposed_event import possible, stopped_by
from engine.language.selections import Chosen, Circumstance, Quantity, Selection, Top, Total, Union
from engine.language.words import Alike
from engine.state.game import State
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.record import Event
from engine.value import replace
from engine.view import referents
from engine.view.likeness import going_so_far
from engine.view.referents import is_card
from engine.view.scope import Scope


@implements("706.1a", "709.2b", "802.1")
def choose(resolution: Resolution, chosen: Chosen) -> tuple[Entity, ...]:
    """Return what a player chooses; as many as possible where fewer than needed are there, a negative number as 0."""
    doing, resolution.doing = resolution.doing, None
    there = tuple(each for each in _offered(resolution, chosen.among) if _is_there(resolution, each))
    able = there if chosen.at_random else _able(resolution.state, doing, there)
    least = 1 if chosen.least is None else max(0, number(resolution, chosen.least))
    most = least if chosen.most is None else max(0, number(resolution, chosen.most))
    player = resolution.you if chosen.by is None else player_of(resolution, chosen.by)
    resolution.doing = doing
    sure = able if resolution.partly and chosen.alike is None and len(able) < least else ()
    options = tuple(each for each in there if each not in sure) if sure else able or there
    if player is None:
        resolution.done = resolution.done and least == 0
        return _named(resolution, chosen, ())
    resolution.cite("706.1a")
    if least == 0 and most > 1:
        resolution.cite("104.1")
    if not at_least((*sure, *options), least):
        resolution.cite("712.3")
    bounds = (least - len(sure), most - len(sure))
    asked = alike_in(resolution, _choice_among(resolution, chosen, player, options, bounds), chosen.alike)
    answer = resolution.ask(asked, surely=asked.least == least and _surely(resolution, able))
    picked = (*sure, *(int(each) for each in answer))
    if len(picked) < least:
        resolution.done = False
    return _named(resolution, chosen, picked)


def _offered(resolution: Resolution, among: Selection) -> tuple[Entity, ...]:
    """Return what is chosen among; of the top cards of a deck some can be chosen though there are fewer than told."""
    if isinstance(among, Top):
        return referents.select(_settled(resolution, among), among)
    return select(resolution, among)


def _choice_among(
    resolution: Resolution, chosen: Chosen, player: PlayerId, options: tuple[Entity, ...], bounds: tuple[int, int]
) -> Choice:
    """Return the choice of that many of the options, between both bounds; if it is at random, chance decides it."""
    least, most = bounds
    return Choice(
        ChoiceKind.CHANCE if chosen.at_random else ChoiceKind.CARDS,
        None if chosen.at_random else player,
        rule("709.2b"),
        options,
        min(least, len(options)),
        min(max(most, least), len(options)),
        about=resolution.source,
        words=("at random " if chosen.at_random else "") + ("which one" if most == 1 else "which ones"),
    )


def alike_in(resolution: Resolution, choice: Choice, alike: Alike | None, total: Total | None = None) -> Choice:
    """Return the choice with the options that can be chosen together; if too few can, of as many as possible."""
    together = going_so_far(resolution.scope, alike, total, choice.options)
    if together is None:
        return choice
    return next(
        found
        for least in range(choice.least, -1, -1)
        if (found := narrowed(replace(choice, together=together, least=least))) is not None
    )


def _named(resolution: Resolution, chosen: Chosen, picked: tuple[Entity, ...]) -> tuple[Entity, ...]:
    if chosen.name is not None:
        resolution.bind(chosen.name, picked)
    return picked


def _is_there(resolution: Resolution, entity: Entity) -> bool:
    """Return whether the number belongs to a player, card or link that still exists."""
    state = resolution.state
    return not is_card(entity) or CardId(entity) in state.cards or any(link.id == entity for link in state.chain)


def _able(state: State, doing: Doing | None, options: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return those of the options to which the action can actually be done; none where nothing tells (709.2b).

    Of several actions all can be done to them or, if there are no such options, some.
    """
    if doing is None:
        return ()

    def can_be(option: Entity) -> list[bool]:
        return [possible(state, each) and stopped_by(state, each) is None for each in doing(CardId(option))]

    can = [(each, can_be(each)) for each in options]
    all_of_it = tuple(each for each, parts in can if parts and all(parts))
    return all_of_it or tuple(each for each, parts in can if any(parts))


def _surely(resolution: Resolution, able: tuple[Entity, ...]) -> bool:
    """Return whether the action is done to whichever of the options is chosen, as far as somebody asks for it."""
    doing = resolution.doing
    if doing is None or resolution.partly or not able or resolution.attempt.foresight is None:
        return False
    return all(sure(resolution.state, event) for each in able for event in doing(CardId(each)))


def may_be_none(resolution: Resolution, selection: object) -> bool:
    """Return whether no card is needed, so that none counts as all (709.2f).

    The player may choose no card at all, or the text speaks of the top 0 cards of a deck.
    """
    match selection:
        case Chosen(least=least):
            return least is not None and number(resolution, least) <= 0
        case Top(count):
            return number(resolution, count) <= 0
        case _:
            return False


_CHOOSING: dict[int, tuple[object, tuple[Chosen, ...]]] = {}
"""The parts of each text that let a player choose; the text is kept with them, so that its identity stays its own."""
_MOST_KEPT = 4096


def select(resolution: Resolution, selection: Selection) -> tuple[Entity, ...]:
    """Return the cards and players in the selection, after players have made the choices in it."""
    match selection:
        case Chosen():
            return choose(resolution, selection)
        case Top():
            return _topmost(resolution, selection)
        case Union(parts) if _choosing(selection):
            return tuple(dict.fromkeys(each for part in parts for each in select(resolution, part)))
        case _:
            if resolution.doing is not None and _choosing(selection):
                return referents.select(_settled_for(resolution, selection, resolution.doing), selection)
            return referents.select(_settled(resolution, selection), selection)


@implements("401.1", "709.2f", "712.3")
def _topmost(resolution: Resolution, top: Top) -> tuple[Entity, ...]:
    """Return the top cards of the decks; where a deck has fewer than the text says, not all of it can be done."""
    scope = _settled(resolution, top)
    found = referents.select(scope, top)
    many = referents.number(replace(scope, citations=None), top.count)
    if many > 1 and len(found) < many * len(referents.select(replace(scope, citations=None), top.of)):
        resolution.done = False
    return found


def select_for(resolution: Resolution, selection: Selection, doing: Doing | None) -> tuple[Entity, ...]:
    """Return what is selected, where what is chosen is such that these events can happen to it, if that is possible.

    They may be less than all that is done to it.
    """
    resolution.doing, resolution.partly = doing, doing is not None
    found = select(resolution, selection)
    resolution.doing, resolution.partly = None, False
    return found


def number(resolution: Resolution, quantity: Quantity) -> int:
    """Return the value of the quantity."""
    return referents.number(_settled(resolution, quantity), quantity)


def holds(resolution: Resolution, condition: Circumstance) -> bool:
    """Return whether the condition is true now."""
    return referents.holds(_settled(resolution, condition), condition)


def player_of(resolution: Resolution, selection: Selection) -> PlayerId | None:
    """Return the player whom the text tells to do something, None if it means no player who is in the game."""
    return next((PlayerId(each) for each in select(resolution, selection)), None)


def cards_of(resolution: Resolution, selection: Selection, doing: Doing | None = None) -> tuple[CardId, ...]:
    """Return the selected cards that are still in the zone in which the text means them.

    Where they are chosen they are such that the events can happen to them, if that is possible.
    """
    found = select(resolution, selection) if doing is None else select_for(resolution, selection, doing)
    return tuple(CardId(each) for each in found if CardId(each) in resolution.state.cards)


def _settled(resolution: Resolution, text: object) -> Scope:
    """Return the scope after all choices in the text have been made."""
    scope = resolution.scope
    for each in _choosing(text):
        scope = replace(scope, chosen={**scope.chosen, each: choose(resolution, each)})
    return replace(scope, state=resolution.state) if scope.state is not resolution.state else scope


def _settled_for(resolution: Resolution, selection: Selection, doing: Doing) -> Scope:
    """Return the scope after all choices in the selection have been made, for something to be done to what it holds.

    A single choice is such that this can be done to what is selected by it.
    """
    choosing = _choosing(selection)
    alone = len(choosing) == 1
    resolution.doing = _done_by_way_of(resolution, selection, choosing[0], doing) if alone else None
    scope = _settled(resolution, selection)
    resolution.doing = doing
    return scope


def _done_by_way_of(resolution: Resolution, selection: Selection, chosen: Chosen, doing: Doing) -> Doing:
    """Return what tells which events are proposed for what is selected once the option is chosen."""

    def events(option: CardId) -> Sequence[Event]:
        scope = resolution.uncited
        scope = replace(scope, chosen={**scope.chosen, chosen: (option,)})
        return [event for each in referents.select(scope, selection) for event in doing(CardId(each))]

    return events


def _choosing(text: object) -> tuple[Chosen, ...]:
    """Return the parts of the text that let a player choose, in order, without those inside another such part."""
    known = _CHOOSING.get(id(text))
    if known is None:
        if len(_CHOOSING) > _MOST_KEPT:
            _CHOOSING.clear()
        known = _CHOOSING[id(text)] = (text, tuple(_parts(text)))
    return known[1]


def _parts(text: object) -> Iterator[Chosen]:
    if isinstance(text, Chosen):
        yield text
    elif isinstance(text, tuple):
        for each in text:
            yield from _parts(each)
    elif is_dataclass(text):
        for field in fields(text):
            yield from _parts(getattr(text, field.name))
