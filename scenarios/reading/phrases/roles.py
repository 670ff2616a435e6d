"""Cards by the part that they have: what the card is attached to, who attacks, where damage came from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.selections import Host, Role
from engine.language.triggers import On, What
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.pointing import CHARACTER, back
from scenarios.reading.referring import speak_of
from scenarios.reading.rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings


def _source_of_damage(discourse: Discourse) -> Mention:
    if discourse.event is None or discourse.event.other is None:
        raise NoReading("no damage was dealt by a source")
    return Mention(Role("subject"), CHARACTER)


def _source_of_combat_damage(discourse: Discourse) -> Mention:
    if not getattr(discourse.event, "combat", None):
        raise NoReading("no combat damage was dealt")
    return _source_of_damage(discourse)


def _attached(noun: str) -> tuple[Any, Any]:
    nouns = frozenset({noun, "card"}) | (CHARACTER if noun in CHARACTER else frozenset())

    def build(discourse: Discourse) -> Host:
        if noun not in discourse.names.hosts:
            raise NoReading(f"the card is attached to no {noun}")
        speak_of(discourse, Host(), nouns)
        return Host()

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == Host() and noun in discourse.names.hosts:
            yield {}

    return build, undo


def _attacker(discourse: Discourse) -> Mention:
    if not isinstance(discourse.event, On) or discourse.event.what not in (What.DEFENDS, What.PROTECTS):
        raise NoReading("nobody attacks here")
    return Mention(Role("other"), CHARACTER)


def _roles() -> Iterator[tuple[Rule, ...]]:
    for noun in ("ally", "character", "hero", "weapon", "armor", "equipment", "item"):
        yield made("ref", f"attached {noun}", *_attached(noun), like=Host)
    yield made("ref", "the source of that damage", *back(_source_of_damage), like=Role)
    yield made("ref", "the source of that combat damage", *back(_source_of_combat_damage), like=Role)
    yield made("ref", "the attacker", *back(_attacker), like=Role)


RULES = (*_roles(),)
