"""Tokens: what a text says of them, and who puts them into play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from engine.language.effects import CreateTokens
from engine.language.powers import Keyword, Power
from engine.language.printed import TokenFace
from engine.language.selections import Number, Quantity, Selection, This, Those, You
from engine.language.words import CardType, DamageType
from scenarios.reading.back_references import speak_of
from scenarios.reading.card_lines import split_tags
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, Undo, made, rule
from scenarios.reading.phrases.nouns.name_phrases import CLASSES, FACTIONS, RACES
from scenarios.reading.templates import Bindings, Value, h

_KNOWN = frozenset((*RACES, *CLASSES))
"""The tags of allies that a token has beside its own, where they are words of it: a Felhunter Demon is a Demon."""
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
    # A token's tag may be any words, and is its name (402.2); what of them is a tag by itself is another tag of it.
    rest = " ".join(word for word in words if word not in FACTIONS)
    apart = split_tags(rest)
    several = apart if traits else (rest, *(each for each in apart if each in _KNOWN and each != rest))
    atk, health, powers, kind = numbers
    return TokenFace(several[0], atk, health, name, kind, unique, powers, several[1:], traits)


def _undo_face(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, TokenFace) and value.type is CardType.ALLY:
        yield {
            "tags": " ".join((*value.traits, value.tag, *_beside(value.tag, value.more_tags))),
            "numbers": (value.atk, value.health, value.powers, value.damage_type),
            "unique": value.unique,
            "name": value.name,
        }


def _beside(tag: str, more: tuple[str, ...]) -> tuple[str, ...]:
    """Return the further tags that are no words of the first."""
    return tuple(each for each in more if f" {each} " not in f" {tag} ")


def _numbers() -> Iterator[tuple[Rule, ...]]:
    for kind, of_kind in (("", None), ("{t:damagetype}", h.t)):
        atk, health = f"{{a:scale}} {kind} atk", "{b:scale} health"
        yield rule("tokens.numbers", f"{atk} and {health}", (h.a, h.b, (), of_kind))
        for joint in ("", ","):
            yield rule("tokens.numbers", f"{atk} , {health} {joint} and {{k:had}}", (h.a, h.b, (h.k,), of_kind))
            said = f'{atk} , {health} {joint} and " {{p:quoted}} "'
            yield rule("tokens.numbers", said, (h.a, h.b, (h.p,), of_kind))
        yield rule("tokens.numbers", f"{atk} , {health} , {{k:tokens.several}}", (h.a, h.b, h.k, of_kind))
        both = f"{atk} / {health}"
        yield rule("tokens.numbers", f"{both} and {{k:had}}", (h.a, h.b, (h.k,), of_kind))
        yield rule("tokens.numbers", f'{both} and " {{p:quoted}} "', (h.a, h.b, (h.p,), of_kind))
        yield rule("tokens.numbers", f"{both} , {{k:tokens.several}}", (h.a, h.b, h.k, of_kind))
    yield rule("tokens.power", "{k:had}", h.k)
    yield rule("tokens.power", '" {k:quoted} "', h.k)
    yield rule("tokens.several", "{a:tokens.power} <, and|and> {b:tokens.power}", (h.a, h.b))
    yield rule("tokens.several", "{a:tokens.power} , {b:tokens.power} , and {c:tokens.power}", (h.a, h.b, h.c))


def _values() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the ATK and health of a token, before or after its tags."""
    for kind, of_kind in (("", None), ("{t:damagetype}", h.t)):
        yield rule("tokens.values", f"{{a:scale}} {kind} atk / {{b:scale}} health", (h.a, h.b, (), of_kind))
        yield rule("tokens.values", f"{{a:scale}} {kind} / {{b:scale}}", (h.a, h.b, (), of_kind))
    yield rule("tokens.numbers", "{n:tokens.values}", h.n)
    for joint in ("and", ", and", "with"):
        yield made("tokens.powered", f"{joint} {{k:had}}", lambda _d, k: (k,), _undo_powered)
        yield made("tokens.powered", f'{joint} " {{k:quoted}} "', lambda _d, k: (k,), _undo_powered)
        yield rule("tokens.powered", f"{joint} {{k:tokens.several}}", h.k)


def _undo_powered(_discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
    match value:
        case (k,):
            yield {"k": k}
        case _:
            return


def before_its_tags(
    discourse: Discourse,
    n: Value,
    tags: str,
    powers: tuple[Any, ...] = (),
    **rest: Any,  # noqa: ANN401
) -> TokenFace:
    """Return what the tokens are like whose ATK and health stand before their tags."""
    atk, health, _, kind = n
    return _face(discourse, tags, (atk, health, powers, kind), **rest)


def undo_before_its_tags(discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the parts of what tokens are like."""
    for bound in _undo_face(discourse, value):
        atk, health, powers, kind = bound.pop("numbers")
        yield {**bound, "n": (atk, health, (), kind), "powers": powers}
        if not powers:
            yield {**bound, "n": (atk, health, (), kind)}


def _faces_by_values() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for tokens whose ATK and health stand before their tags."""
    for flag in ("", "{unique:flag.unique}"):
        for named in ("", "named {name}"):
            for token, category in (("token", "tokens.one"), ("tokens", "tokens.many")):
                said = f"{flag} {{n:tokens.values}} {{tags:name}} ally {token} {named}"
                both = before_its_tags, undo_before_its_tags
                yield made(category, f"{said} into play", *both)
                yield made(category, f"{said} into play {{powers:tokens.powered}}", *both)
                yield made(category, f"{said} {{powers:tokens.powered}} into play", *both)


def _faces() -> Iterator[tuple[Rule, ...]]:
    for flag in ("", "{unique:flag.unique}"):
        for named in ("", "named {name}"):
            for token, category in (("token", "tokens.one"), ("tokens", "tokens.many")):
                for place in ("with {numbers:tokens.numbers} into play", "into play with {numbers:tokens.numbers}"):
                    yield made(category, f"{flag} {{tags:name}} ally {token} {named} {place}", _face, _undo_face)
    for token, category in (("token", "tokens.one"), ("tokens", "tokens.many")):
        said = f'{{tags:name}} item {token} into play with " {{p:quoted}} "'
        yield rule(category, said, TokenFace(h.tags, 0, 0, powers=(h.p,), type=CardType.ITEM))
    yield rule("flag.unique", "unique", True)  # noqa: FBT003


def created(discourse: Discourse, face: TokenFace, n: Quantity | None = None) -> tuple[Any, ...]:
    """Return that the doer puts so many tokens into play, one where no number is said."""
    if n == Number(1):
        raise NoReading("more than one token for a plural")
    name = discourse.name("token")
    kinds = _TOKENS if face.type is CardType.ALLY else frozenset({"item", "equipment", "card", "token"})
    nouns = kinds | {face.tag.lower()} | ({face.name, face.name.lower()} if face.name else set())
    speak_of(discourse, Those(name), nouns, several=n is not None)
    return (CreateTokens(discourse.doer, face, n or Number(1), name),)


def undo_created(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield what the tokens are, and how many there are."""
    match value:
        case (CreateTokens(players, face, n, exhausted=False),) if players == discourse.doer:
            yield {"face": face}
            yield {"face": face, "n": n}
        case _:
            return


def _this_token(discourse: Discourse) -> This:
    """Return the token that has a quoted power.

    Raises:
        NoReading: no power is quoted.
    """
    if not discourse.quoted:
        raise NoReading("a token that has a quoted power")
    speak_of(discourse, This(), _TOKENS)
    return This()


def _undo_this_token(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == This() and discourse.quoted:
        yield {}


def _for_each(discourse: Discourse, face: TokenFace, each: Quantity) -> tuple[Any, ...]:
    return created(discourse, face, each)


def _undo_for_each(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (CreateTokens(players, face, n, exhausted=False),) if players == discourse.doer:
            if not isinstance(n, Number):
                yield {"face": face, "each": n}
        case _:
            return


def _under(discourse: Discourse, face: TokenFace, who: Selection, n: Quantity | None = None) -> tuple[Any, ...]:
    """Return that a player other than the doer gets so many tokens.

    Raises:
        NoReading: the doer gets them, whom no words need to name.
    """
    if who == (discourse.doer or You()):
        raise NoReading("another player under whose control the tokens are")
    return tuple(replace(each, players=who) for each in created(discourse, face, n))


def _undo_under(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (CreateTokens(who, face, n, exhausted=False),) if who != (discourse.doer or You()):
            yield {"face": face, "who": who}
            yield {"face": face, "who": who, "n": n}
        case _:
            return


def _exhausted(build: Callable[..., tuple[Any, ...]], undo: Undo) -> tuple[Any, Any]:
    """Return the build and undo functions of tokens that enter play exhausted (710.2), put there as those say."""

    def tired(discourse: Discourse, **parts: Value) -> tuple[Any, ...]:
        return tuple(replace(each, exhausted=True) for each in build(discourse, **parts))

    def unbuild(discourse: Discourse, value: Value) -> Iterable[Bindings]:
        match value:
            case (CreateTokens(exhausted=True) as made_,):
                return undo(discourse, (replace(made_, exhausted=False),))
            case _:
                return ()

    return tired, unbuild


def _creations() -> Iterator[tuple[Rule, ...]]:
    yield made("ref", "this token", _this_token, _undo_this_token, like=This)
    so_many = "puts~ a number of {face:tokens.many} equal to {each:computed}"
    yield made("does~", so_many, _for_each, _undo_for_each, like=(CreateTokens,))
    yield made("does~", "puts~ <a|an|one> {face:tokens.one}", created, undo_created)
    each = "{face:tokens.one} for each {each:counted}"
    yield made("does~", f"puts~ <a|an|one> {each}", _for_each, _undo_for_each)
    yield made("does~", "puts~ {n:count} {face:tokens.many}", created, undo_created)
    theirs = "under {who:whose} control"
    yield made("does~", f"puts~ <a|an|one> {{face:tokens.one}} {theirs}", _under, _undo_under, like=(CreateTokens,))
    yield made("does~", f"puts~ {{n:count}} {{face:tokens.many}} {theirs}", _under, _undo_under, like=(CreateTokens,))
    for where, both in (("", (created, undo_created)), (theirs, (_under, _undo_under))):
        for said in ("<a|an|one> {face:tokens.one}", "{n:count} {face:tokens.many}"):
            for placed in (f"exhausted {where}", f"{where} exhausted") if where else ("exhausted",):
                yield made("does~", f"puts~ {said} {placed}", *_exhausted(*both), like=(CreateTokens,))


def _further_powered(_discourse: Discourse, a: Value, k: Power, *, several: bool) -> Value:
    """Return tokens with one more power, which the sentence after them says that they have."""
    match a:
        case (*before, CreateTokens() as made_) if (made_.amount != Number(1)) is several:
            face = replace(made_.token, powers=(*made_.token.powers, k))
            return (*before, replace(made_, token=face))
        case _:
            raise NoReading("tokens that were put into play just before")


def _undo_further_powered(_discourse: Discourse, value: Value, *, several: bool) -> Iterator[Bindings]:
    match value:
        case (*before, CreateTokens(_, TokenFace(powers=(*rest, k)) as face) as made_):
            if (made_.amount != Number(1)) is several:
                yield {"a": (*before, replace(made_, token=replace(face, powers=tuple(rest)))), "k": k}
        case _:
            return


def _described_after() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a power of tokens that a sentence of its own tells."""
    for has, several in (("it has", False), ("they have", True)):
        for power in ("{k:had}", '" {k:quoted} "'):
            said = f"{{a:clauses}} . {has} {power} ."
            both = partial(_further_powered, several=several), partial(_undo_further_powered, several=several)
            yield made("step.plain", said, *both, bracket="sentence", like=tuple)


RULES = (*_described_after(), *_numbers(), *_values(), *_faces(), *_faces_by_values(), *_creations())
