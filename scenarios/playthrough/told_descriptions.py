"""Cards and players that the text of a modifier describes, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    Filter,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Marked,
    Named,
    Not,
    Standing,
    Tagged,
)
from engine.language.selections import Every, HeroOf, Players, Role, Selection, Target, This, Those, You
from engine.language.words import Kind, Relation, Zone
from scenarios.playthrough.spoken_names import entity, listed, possessive, who
from scenarios.registry.step_tokens import quoted

if TYPE_CHECKING:
    from engine.state.modifier import Modifier
    from scenarios.playthrough.playthrough_state import Playthrough

UNSAID = "what its text says"
"""Stands for a description that has no short words."""

_PLURALS = {Kind.ABILITY: "abilities", Kind.ALLY: "allies", Kind.ARMOR: "armor", Kind.EQUIPMENT: "equipment",
            Kind.HERO: "heroes"}  # fmt: skip


def described(play: Playthrough, modifier: Modifier, wanted: Filter) -> str | None:
    """Return the cards or players that a modifier's filter describes, in the plural; None if there are no short words.

    Whatever the text refers to is taken from the modifier and not from the state, so that the words of a modifier
    never change.
    """
    before: list[str] = []
    nouns: str | None = None
    after: list[str] = []
    for part in wanted.filters if isinstance(wanted, AllOf) else (wanted,):
        match part:
            case Is(kinds):
                nouns = " and ".join(_PLURALS.get(kind, f"{kind.value}s") for kind in kinds)
            case Tagged(words):
                before.append(" or ".join(words))
            case HasTrait(word):
                before.append(word)
            case InCondition(condition):
                before.insert(0, condition.value)
            case Marked(keyword):
                before.append(keyword.value)
            case HasKeyword(keyword_name):
                after.append(f"with {keyword_name.value}")
            case Named(name):
                after.append(f"named {quoted(name)}")
            case Controlled(by):
                after.append(f"controlled by {selected(play, modifier, by)}")
            case _:
                return _alone(play, modifier, wanted)
    return " ".join((*before, nouns or "cards", *after))


def _alone(play: Playthrough, modifier: Modifier, wanted: Filter) -> str | None:
    """Return what a filter describes that has words only by itself and not as a part of others."""
    match wanted:
        case Among(selection):
            return selected(play, modifier, selection)
        case Standing(relation):
            return _players(play, modifier, relation)
        case Not():
            rest = described(play, modifier, wanted.filter)
            return None if rest is None else f"anything but {rest}"
        case AnyOf(filters):
            parts = [described(play, modifier, each) for each in filters]
            return None if None in parts else " or ".join(filter(None, parts))
        case _:
            return None


def selected(play: Playthrough, modifier: Modifier, selection: Selection) -> str:
    """Return what a selection of a modifier holds, by names as far as the modifier has them."""
    match selection:
        case You():
            return who(play, modifier.controller)
        case This():
            return entity(play, modifier.source)
        case HeroOf(You()):
            return f"{possessive(play, modifier.controller)} hero"
        case Players(relation):
            return _players(play, modifier, relation)
        case Target(slot) if slot < len(modifier.targets):
            return listed(entity(play, each) for each in modifier.targets[slot])
        case Role(name) | Those(name) if name in dict(modifier.roles):
            return listed(entity(play, each) for each in dict(modifier.roles)[name])
        case Every(_, (Zone.HAND,), You()):
            held = described(play, modifier, selection.filter)
            return UNSAID if held is None else f"{held} in {possessive(play, modifier.controller)} hand"
        case _:
            return UNSAID


def _players(play: Playthrough, modifier: Modifier, relation: Relation) -> str:
    """Return players by their relation to the modifier's controller."""
    match relation:
        case Relation.ANY:
            return "any player"
        case Relation.YOU:
            return who(play, modifier.controller)
        case Relation.FRIENDLY:
            return f"{possessive(play, modifier.controller)} team"
        case Relation.OPPONENT | Relation.OTHER:
            others = [each.name for each in play.now.players if each.id != modifier.controller]
            noun = "opponents" if relation is Relation.OPPONENT else "fellow players"
            return others[0] if len(others) == 1 else f"{possessive(play, modifier.controller)} {noun}"
