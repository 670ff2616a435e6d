"""Which rules may stand on which kind of event, from what the rules themselves are about."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from engine.events.attempt import Attempt
from engine.state.record import CombatDeed, Event, InCombat, Move, MoveKind, Turn

Cited = dict[str, set[str]]
"""The rules that events of each kind have cited."""

PAYING = r"401\.\d[ab]?|707\.1e|201\.1|201\.3|800\.1[abc]?"
"""What it costs, and hearthing, which is paid for at once."""
TEXT = (
    r"709\.2[b-f]|712\.[2-7]|713\.1|708\.3|706\.1[abc]?|104\.1|802\.1|411\.8b|200\.1|201\.3|202\.[12]|207\.1|300\.1|"
    r"306\.4a|402\.2|707\.3|400\.1|408\.1b|409\.[12]|411\.2[cd]|411\.3b|716\.1|104\.2"
)
"""How a text is read and carried out: what it refers to, and as far as possible."""
VALUES = (
    r"104\.2|200\.1|202\.3|204\.\d|205\.1b|207\.1c|301\.2|303\.2[abc]|400\.3a|408\.1b|704\.1|714\.[12]|714\.3[a-f]?|"
    r"718\.1|718\.2[a-e]|719\.[123]|701\.4"
)
"""How modifiers make a value what it is."""
LEAVING_PLAY = (
    r"306\.3e|400\.2|400\.3b|407\.6e?|411\.1|411\.4a|411\.6a|411\.8[acd]|601\.2f|602\.5|cr-2009-combat:602\.4|714\.2"
)
"""What becomes of a card that leaves its zone."""
CHECKS = r"103\.3|206\.1|306\.4b|403\.2|407\.6[a-e]?|410\.[12]|410\.3[abc]|cr-2009-combat:603\.2"
"""Pre-priority checks."""
ENTERING = r"105\.1|302\.1|303\.1|304\.1|305\.1|306\.3[bcd]|306\.2c|410\.3b|710\.\d[a-d]?"
PACKET = r"403\.[145]|404\.[123]|405\.\d[abcd]?|712\.5|713\.1"
RESOLVING = r"306\.1|306\.2c|306\.3[bc]|408\.1a|601\.[23]|709\.\d[a-h]?|714\.3c"

ALLOWED = {
    "a resource is exhausted": (r"408\.2", PAYING, r"709\.2b|712\.7|708\.3|802\.1|717\.\d"),
    "a weapon is exhausted to strike": (r"303\.[23]", PAYING),
    "a card is exhausted as a cost": (r"701\.3|303\.3|304\.3|305\.1|306\.2b", PAYING, TEXT),
    "a card is exhausted": (
        r"103\.1|104\.2|30[3-6]\.\d[ab]?|602\.[12][abc]?|717\.5a|starter-2006:\S+|cr-2009-combat:602\.2c?",
        PAYING,
        TEXT,
    ),
    "a card becomes ready": (r"105\.1|501\.1a|faq-2009-03:3", PAYING, TEXT),
    "AddLink": (
        r"407\.[1-5][a-c]?|408\.1[ab]|411\.5a|60[0-2]\.\d[a-f]?|303\.2c?|70[1-8]\.\d[a-f]?|starter-2006:\S+|faq-2009-03:5",
        PAYING,
        TEXT,
    ),
    "BecomeTarget": (r"706\.1[abc]?|707\.1d|306\.4a",),
    "ChangeControl": (r"102\.2|400\.3[ab]?|411\.8a|601\.2f|602\.5|718\.(?:1|2e)|cr-2009-combat:602\.4",),
    "DealDamage": (
        PACKET,
        VALUES,
        TEXT,
        r"60[23]\.\d[ab]?|205\.1a|403\.2|304\.2|716\.2|717\.\d[abc]?|faq-2009-03:\S+|303\.2d",
        PAYING,
    ),
    "HealDamage": (PACKET, TEXT),
    "PutDamageOn": (r"403\.[13]|716\.2|faq-2009-03:1", PAYING, TEXT),
    "PROPOSED": (r"302\.2|306\.4a|600\.[13]|601\.2[a-f]?", VALUES),
    "ATTACKS": (r"602\.1",),
    "PROTECTS": (r"103\.1|306\.4a|602\.2[ab]?|cr-2009-combat:602\.2c?|starter-2006:\S+",),
    "DEFENDS": (r"602\.[23][ab]?|cr-2009-combat:602\.\d[abc]?", TEXT),
    "ENTERS_COMBAT": (r"602\.[23][ab]?|cr-2009-combat:602\.\d[abc]?", TEXT),
    "DESTROY": (LEAVING_PLAY, CHECKS, PAYING, TEXT),
    "REPAIR": (LEAVING_PLAY, CHECKS),
    "DRAW": (r"102\.1a|101\.\d|411\.2a|501\.2a|411\.3b", TEXT),
    "PLAY": (r"103\.1|707\.1a|406\.1",),
    "PLACE": (r"408\.1[ab]?|707\.1a",),
    "RESOLVE": (RESOLVING, ENTERING, LEAVING_PLAY, TEXT, VALUES),
    "LeaveChain": (
        RESOLVING,
        TEXT,
        VALUES,
        r"102\.2|300\.2|60\d\.\d[a-f]?|703\.2|707\.1d|708\.2|711\.[12]|800\.\d[a-c]?",
    ),
    "PreventDamage": (PACKET, VALUES, TEXT, r"304\.2|205\.1a|603\.1[ab]?|717\.\d[abc]?|faq-2009-03:4"),
    "GainModifier": (r"205\.1b|303\.2[abd]|400\.3|714\.\d[a-f]?|715\.1|718\.2d|701\.4", TEXT),
    "StartPart": (r"50[0-3]\.\d[ab]?",),
    "ShuffleDeck": (r"411\.2b|101\.\d",),
}
"""For each kind of event the rules that may stand on it; a kind that is not here may cite what it likes."""


def kind_of(event: Event, attempt: Attempt) -> str:
    """Return what kind of event it is, as the table names it."""
    match event:
        case Turn(card, ready=False):
            held = attempt.state.cards[card]
            if held.resource and event.as_cost:
                return "a resource is exhausted"
            striking = attempt.state.chain and attempt.state.chain[-1].kind.name == "STRIKE"
            if event.as_cost and striking and attempt.state.chain[-1].source == card:
                return "a weapon is exhausted to strike"
            return "a card is exhausted as a cost" if event.as_cost else "a card is exhausted"
        case Turn():
            return "a card becomes ready"
        case Move(kind=MoveKind() as kind):
            return kind.name
        case InCombat(deed=CombatDeed() as deed):
            return deed.name
        case _:
            return type(event).__name__


@contextmanager
def citing() -> Iterator[Cited]:
    """Give the rules that each kind of event cites as long as this lasts."""
    cited: Cited = {}
    record = Attempt.record

    def recorded(attempt: Attempt, event: Event, rules: Any, *more: Any, **named: Any) -> Any:  # noqa: ANN401
        cited.setdefault(kind_of(event, attempt), set()).update(rules)
        return record(attempt, event, rules, *more, **named)

    with mock.patch.object(Attempt, "record", recorded):
        yield cited


def strangers(cited: Cited) -> dict[str, list[str]]:
    """Return the rules that stand on events of a kind to which they have no bearing."""
    found = {
        kind: sorted(rule for rule in rules if not any(re.fullmatch(allowed, rule) for allowed in ALLOWED[kind]))
        for kind, rules in cited.items()
        if kind in ALLOWED
    }
    return {kind: rules for kind, rules in found.items() if rules}
