"""Cards by who controls or owns them, and by what they did or dealt this turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import (
    AllOf,
    Controlled,
    DealtDamage,
    DidThisTurn,
    Filter,
    Is,
    Owned,
    WasDealtDamage,
)
from engine.language.selections import SELECTIONS, Players, Selection, You
from engine.language.words import Done, Kind, Relation
from scenarios.reading.back_references import of_one_player
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.descriptions.damage_of_types import WHOM
from scenarios.reading.phrases.nouns.card_nouns import InParty, compose, decompose
from scenarios.reading.phrases.replacements.replacement_phrases import TOOLS
from scenarios.reading.templates import Bindings, Value, h

_CARD = Is((Kind.CARD,))

_KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("fatal", {"fatal": True}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
)


def _dealt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for characters that dealt damage, or were dealt it, this turn."""
    for (kind, how), (whom, to), (tool, with_) in product(_KINDS, WHOM, TOOLS):
        found = DealtDamage(to, **with_, **how)
        who = "<that dealt|that has dealt|that have dealt>"
        yield rule("postmod", f"{who} {kind} damage {tool} {whom} this turn", found)
    for (kind, how), (tool, with_) in product(_KINDS, TOOLS):
        if "fatal" not in how:
            was = WasDealtDamage(h.by, **with_, **how)
            yield rule(
                "postmod", f"<that was|that were|> dealt {kind} damage by <a|an> {{by:noun}} {tool} this turn", was
            )
        if tool and "fatal" not in how:
            so = WasDealtDamage(**with_, **how)
            said = f"<that was|that were|> dealt {kind} damage {tool} this turn"
            yield rule("postmod", said, so, check=_must_be_a_tool)


def _must_be_a_tool(_discourse: Discourse, tool: Filter | Selection, **_kind: Value) -> None:
    """Refuse a word for characters: damage is dealt with abilities and equipment (405.3d).

    Raises:
        NoReading: the noun is one.
    """
    if not isinstance(tool, SELECTIONS) and words_for(tool) & {"character", "ally", "hero", "totem"}:
        raise NoReading("abilities or equipment")


_DEEDS = {
    Done.COMPLETED: "<that was|that were> completed",
    Done.DESTROYED: "<that was|that were> destroyed",
    Done.ENTERED_COMBAT: "that entered combat",
    Done.HEALED_DAMAGE: "that healed damage",
    Done.INSPIRED: "<that was|that were> inspired",
    Done.PLACED: "<that was|that were> placed",
    Done.PLAYED: "<that was|that were> played",
    Done.PROPOSED: "<that was|that were> proposed as an attacker",
    Done.SABOTAGED: "that sabotaged",
    Done.STRUCK: "that struck",
    Done.TRIGGERED: "that triggered",
    Done.USED: "<that was|that were> used",
}


def _deeds() -> Iterator[tuple[Rule, ...]]:
    for deed, words in _DEEDS.items():
        yield rule("postmod", f"{words} this turn", DidThisTurn(deed))


def _possession() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that somebody owns."""
    yield rule("postmod", "you own", Owned(You()))
    yield made("postmod", "{of:player} owns", *of_one_player(Owned), like=Owned)
    yield rule("postmod", "an opponent owns", Owned(Players(Relation.OPPONENT)))


def _controlled(discourse: Discourse, post: tuple[Any, ...] = (), pre: tuple[Any, ...] = ()) -> Filter:
    """Return cards of any kind that somebody controls, which are therefore in play.

    Raises:
        NoReading: the words don't say who controls them.
    """
    if any(isinstance(each, InParty) for each in post):
        raise NoReading("characters, who alone are in a party")
    found = compose(discourse, head=_CARD, pre=pre, post=post)
    if not (isinstance(found, AllOf) and any(isinstance(each, Controlled) for each in found.filters)):
        raise NoReading("words that say who controls the card")
    return found


def _undo_controlled(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case AllOf((Is((Kind.CARD,)), *rest)) if any(isinstance(each, Controlled) for each in rest):
            yield from (
                {name: part for name, part in bound.items() if name != "head" and part != ()}
                for bound in decompose(discourse, value)
            )
        case _:
            return


def _cards_of_somebody() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards in play of whatever kind, called by who controls them."""
    for pre, post in (("", "{post:postmods}"), ("{pre:premods}", "{post:postmods}"), ("{pre:premods}", "")):
        said = f"{pre} card~ {post}"
        yield made("noun~", said, _controlled, _undo_controlled, like=AllOf)


RULES = (*_cards_of_somebody(), *_dealt(), *_deeds(), *_possession())
