"""Tokens: what a text says of them, and who puts them into play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import CreateTokens
from engine.language.powers import Keyword
from engine.language.printed import TokenFace
from engine.language.selections import Number, Quantity, Those
from engine.language.words import DamageType
from scenarios.reading.card_lines import split_tags
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrases.names import FACTIONS
from scenarios.reading.referring import speak_of
from scenarios.reading.rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

_TOKENS = frozenset({"ally", "character", "card", "token"})


def _face(
    _discourse: Discourse,
    tags: str,
    numbers: tuple[int, int, tuple[Keyword, ...], DamageType | None],
    *,
    unique: bool = False,
    name: str | None = None,
) -> TokenFace:
    words = tags.split()
    traits = tuple(word for word in words if word in FACTIONS)
    # A token's tag may be any words; only those that are known tags of their own are taken apart.
    rest = " ".join(word for word in words if word not in FACTIONS)
    several = split_tags(rest) if traits else (rest,)
    atk, health, powers, kind = numbers
    return TokenFace(several[0], atk, health, name, kind, unique, powers, several[1:], traits)


def _undo_face(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, TokenFace):
        yield {
            "tags": " ".join((*value.traits, value.tag, *value.more_tags)),
            "numbers": (value.atk, value.health, value.powers, value.damage_type),
            "unique": value.unique,
            "name": value.name,
        }


def _numbers() -> Iterator[tuple[Rule, ...]]:
    for kind, of_kind in (("", None), ("{t:damagetype}", h.t)):
        atk, health = f"{{a:scale}} {kind} atk", "{b:scale} health"
        yield rule("tokens.numbers", f"{atk} and {health}", (h.a, h.b, (), of_kind))
        for joint in ("", ","):
            yield rule("tokens.numbers", f"{atk} , {health} {joint} and {{k:had}}", (h.a, h.b, (h.k,), of_kind))
            said = f'{atk} , {health} {joint} and " {{p:quoted}} "'
            yield rule("tokens.numbers", said, (h.a, h.b, (h.p,), of_kind))


def _faces() -> Iterator[tuple[Rule, ...]]:
    for flag in ("", "{unique:flag.unique}"):
        for named in ("", "named {name}"):
            for token, category in (("token", "tokens.one"), ("tokens", "tokens.many")):
                for place in ("with {numbers:tokens.numbers} into play", "into play with {numbers:tokens.numbers}"):
                    yield made(category, f"{flag} {{tags:name}} ally {token} {named} {place}", _face, _undo_face)
    yield rule("flag.unique", "unique", True)  # noqa: FBT003


def _created(discourse: Discourse, face: TokenFace, n: Quantity | None = None) -> tuple[Any, ...]:
    if n == Number(1):
        raise NoReading("one token is singular")
    name = discourse.name("token")
    nouns = _TOKENS | {face.tag.lower()} | ({face.name, face.name.lower()} if face.name else set())
    speak_of(discourse, Those(name), nouns, several=n is not None)
    return (CreateTokens(discourse.doer, face, n or Number(1), name),)


def _undo_created(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (CreateTokens(players, face, n),) if players == discourse.doer:
            yield {"face": face}
            yield {"face": face, "n": n}
        case _:
            return


def _creations() -> Iterator[tuple[Rule, ...]]:
    for put, category in (("put", "do"), ("puts", "does")):
        yield made(category, f"{put} <a|an> {{face:tokens.one}}", _created, _undo_created)
        yield made(category, f"{put} {{n:count}} {{face:tokens.many}}", _created, _undo_created)


RULES = (*_numbers(), *_faces(), *_creations())
