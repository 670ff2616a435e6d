"""Cards and players that are chosen as a text is carried out."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind, narrowed
from engine.decisions.offers import at_least
from engine.errors import Reason, Refused
from engine.language.selections import Chosen, Total
from engine.language.words import Alike
from engine.state.ids import CardId, Entity
from engine.value import replace
from engine.view.likeness import both, going_so_far
from engine.view.referents import is_card, number, player_of, select
from engine.view.scope import Scope


@implements("706.1a", "709.2b", "802.1")
def choose(scope: Scope, chosen: Chosen) -> tuple[Entity, ...]:
    """Return what a player chooses; as many as possible where fewer than needed are there."""
    options = tuple(each for each in _able(scope, select(scope, chosen.among)) if _is_there(scope, each))
    least = 1 if chosen.least is None else number(scope, chosen.least)
    most = least if chosen.most is None else number(scope, chosen.most)
    player = scope.you if chosen.by is None else player_of(scope, chosen.by)
    if player is None:
        scope.done = scope.done and least == 0
        return _named(scope, chosen, ())
    kind = ChoiceKind.CHANCE if chosen.at_random else ChoiceKind.CARDS
    scope.note("706.1a")
    if least == 0 and most > 1:
        scope.note("104.1")
    if not at_least(options, least):
        scope.note("712.3")
    choice = Choice(
        kind,
        None if chosen.at_random else player,
        rule("709.2b"),
        options,
        min(least, len(options)),
        min(max(most, least), len(options)),
        about=scope.source,
        words=("at random " if chosen.at_random else "") + ("which one" if most == 1 else "which ones"),
    )
    answer = scope.trying.ask(possible_choice(scope, alike_in(scope, choice, chosen.alike)))
    picked = tuple(int(each) for each in answer)
    if len(picked) < least:
        scope.done = False
    return _named(scope, chosen, picked)


def alike_in(scope: Scope, choice: Choice, alike: Alike | None, total: Total | None = None) -> Choice:
    """Return the choice with what can be chosen together; of as many as can where not so many as needed can."""
    together = going_so_far(scope, alike, total, choice.options)
    if together is None:
        return choice
    return next(
        found
        for least in range(choice.least, -1, -1)
        if (found := narrowed(replace(choice, together=together, least=least))) is not None
    )


def _named(scope: Scope, chosen: Chosen, picked: tuple[Entity, ...]) -> tuple[Entity, ...]:
    if chosen.name is not None:
        scope.things[chosen.name] = picked
    return picked


@implements("401.1", "707.2")
def possible_choice(scope: Scope, choice: Choice) -> Choice:
    """Return the choice with the options after which all that is being paid can still be paid.

    Raises:
        Refused: there are no such options.
    """
    leaving = None if scope.outlook is None or choice.player is None else scope.outlook(choice)
    if leaving is None:
        return choice
    together = both(choice.together, leaving, tuple(choice.options), choice.most)
    found = narrowed(replace(choice, together=together, apart=(rule("401.1"),)))
    if found is None:
        raise Refused(Reason(rule("401.1"), "not all of the cost can be paid"))
    return found


def _is_there(scope: Scope, entity: Entity) -> bool:
    """Return whether there is such a player, card or link to be chosen."""
    state = scope.state
    return not is_card(entity) or CardId(entity) in state.cards or any(link.id == entity for link in state.chain)


def _able(scope: Scope, options: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return those of the options to which the action can actually be done, if there are any (709.2b)."""
    if scope.able is None:
        return options
    return tuple(each for each in options if scope.able(CardId(each))) or options


def may_be_none(scope: Scope, selection: object) -> bool:
    """Return whether a player may choose no card at all, so that choosing none is doing all of it (709.2f)."""
    return isinstance(selection, Chosen) and selection.least is not None and number(scope, selection.least) == 0
