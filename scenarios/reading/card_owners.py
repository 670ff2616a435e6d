"""Owners of cards as far as the discourse tells them, so that a zone can be named by its player."""

from __future__ import annotations

from engine.language.filters import Among, Filter, Owned
from engine.language.selections import Chosen, Every, OwnerOf, Role, Selection, Target, This, Those, Top, Union, You
from engine.language.triggers import On
from scenarios.reading.discourse import Discourse
from scenarios.reading.templates import Again, filters_of

ITS_OWNER = OwnerOf(Those("it"))
"""The owner of the card that is moved."""


def owner_known(discourse: Discourse, it: object) -> Selection | None:
    """Return who owns the cards, None where the words so far don't tell; the card itself counts as yours."""
    match it:
        case Top(_, of):
            return of
        case Every(_, _, of):
            return of if of is not None else _owner_in(discourse, it.filter)
        case Chosen(among):
            return owner_known(discourse, among)
        case Union(parts):
            owners = {owner_known(discourse, each) for each in parts}
            return owners.pop() if len(owners) == 1 else None
        case Again(selection):
            return owner_known(discourse, selection)
        case This() | Role("detached"):
            return You()
        case Role("moved"):
            return _owner_of_moved(discourse)
        case Target():
            found = discourse.description_of(it)
            return None if found is None else _owner_in(discourse, found.filter)
        case Those(name):
            return discourse.owners.get(name)
        case _:
            return None


def _owner_of_moved(discourse: Discourse) -> Selection | None:
    """Return the owner of the card that a trigger moved: you, if it is the card itself, or whoever the event names."""
    event = discourse.event
    if not isinstance(event, On) or event.subject is None:
        return None
    return You() if event.subject == Among(This()) else _owner_in(discourse, event.subject)


def _owner_in(discourse: Discourse, fits: Filter) -> Selection | None:
    for part in filters_of(fits):
        match part:
            case Owned(by):
                return by
            case Among(Those(name)):
                return discourse.owners.get(name)
            case _:
                continue
    return None


def may_be_called(discourse: Discourse, it: object, whose: Selection) -> bool:
    """Return whether the words can name the card's owner, into whose zones alone it goes (411.1)."""
    return whose == ITS_OWNER or isinstance(whose, OwnerOf) or whose == owner_known(discourse, it)
