"""Noun phrases that point at cards: targets, your own, every one, a chosen one, and back-references."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from engine.language.filters import AllOf, Among, Controlled, Filter, Not
from engine.language.powers import TargetDescription
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Count,
    Every,
    HeroOf,
    Host,
    Number,
    OwnerOf,
    Quantity,
    Role,
    Selection,
    Target,
    This,
    Those,
    Union,
    You,
)
from scenarios.reading import referring
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrases.names import TAGS
from scenarios.reading.phrases.nouns import words_for
from scenarios.reading.referring import speak_of
from scenarios.reading.rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Again, Bindings, Value, h, joined

_CHARACTER = frozenset({"hero", "ally", "character", "card"})
_NOUNS = ("ally", "character", "hero", "card", "weapon", "armor", "equipment", "ability", "resource", "quest", "pet",
          "item", "totem")  # fmt: skip


def aim(discourse: Discourse, description: TargetDescription, several: bool = False) -> Target:
    """Return the next target of the text, described so."""
    target = Target(len(discourse.targets) + discourse.attached)
    discourse.targets.append(description)
    speak_of(discourse, target, words_for(description.filter), several=several)
    return target


def described(discourse: Discourse, value: object) -> TargetDescription | None:
    """Return the description of a target that this text has, or is about to have."""
    if isinstance(value, Target):
        place = value.slot - discourse.attached
        if 0 <= place < len(discourse.targets):
            return discourse.targets[place]
    return None


def _target(discourse: Discourse, noun: Filter) -> Target:
    return aim(discourse, TargetDescription(noun))


def _undo_target(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = described(discourse, value)
    yield {"noun": found.filter} if found is not None else {}


def _another_target(discourse: Discourse, noun: Filter) -> Target:
    last = next((each for each in reversed(discourse.mentions) if not each.yours and not each.person), None)
    if last is None:
        raise NoReading("another target than which?")
    parts = noun.filters if isinstance(noun, AllOf) else (noun,)
    return aim(discourse, TargetDescription(AllOf((*parts, Not(Among(last.selection))))))


def _some_targets(discourse: Discourse, n: Quantity, nouns: Filter) -> Target:
    return aim(discourse, TargetDescription(nouns, Number(0), n), several=True)


def _just_targets(discourse: Discourse, n: Quantity, nouns: Filter) -> Target:
    return aim(discourse, TargetDescription(nouns, n, n), several=True)


def _any_targets(discourse: Discourse, nouns: Filter) -> Target:
    return aim(discourse, TargetDescription(nouns, Number(0), Count(Every(nouns))), several=True)


def _spoken(value: Value, nouns: frozenset[str], **how: bool) -> Callable[[Discourse], Any]:
    def build(discourse: Discourse) -> Value:
        speak_of(discourse, value, nouns, **how)
        return value

    return build


def _is(value: object) -> Callable[[Discourse, object], Iterator[Bindings]]:
    def undo(_discourse: Discourse, given: object) -> Iterator[Bindings]:
        if given == value:
            yield {}

    return undo


def _back(resolve: Callable[[Discourse], Mention]) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return how a back-reference is made and undone: it stands for what it would be resolved to."""

    def build(discourse: Discourse) -> Value:
        found = resolve(discourse)
        discourse.mention(
            Mention(found.selection, found.nouns, found.several, found.person, discourse.clause, discourse.sentence,
                    yours=found.yours)
        )  # fmt: skip
        return _meant(found)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        try:
            if _meant(resolve(discourse)) == value:
                yield {}
        except NoReading:
            return

    return build, undo


def _meant(found: Mention) -> Value:
    return Again(found.selection) if isinstance(found.selection, Every) else found.selection


def _self(discourse: Discourse, this: This) -> This:
    speak_of(discourse, this, _CHARACTER | frozenset(_NOUNS))
    return this


def _undo_self(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, This):
        yield {"this": value}


def every(discourse: Discourse, nouns: Filter) -> Every:
    """Return every card in play that fits, spoken of as several."""
    found = Every(nouns)
    speak_of(discourse, found, words_for(nouns), several=True)
    return found


def _undo_every(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Every):
        yield {"nouns": value.filter}


def _yours(discourse: Discourse, who: Selection, nouns: Filter) -> Every:
    return every(discourse, owned(nouns, who))


def owned(nouns: Filter, who: Selection) -> AllOf:
    """Return the filter of what a player controls: the noun's own, then whose."""
    parts = nouns.filters if isinstance(nouns, AllOf) else (nouns,)
    return AllOf((*parts, Controlled(who)))


def disowned(value: Filter) -> Iterator[Bindings]:
    """Give the noun and the player that a filter is made of."""
    if isinstance(value, AllOf):
        for place, part in enumerate(value.filters):
            if isinstance(part, Controlled):
                rest = value.filters[:place] + value.filters[place + 1 :]
                yield {"nouns": rest[0] if len(rest) == 1 else AllOf(rest), "who": part.by}


def _undo_yours(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Every):
        yield from disowned(value.filter)


def choose(
    discourse: Discourse, among: Selection, least: Quantity | None, most: Quantity | None, nouns: frozenset[str]
) -> Chosen:
    """Return cards chosen among others by the doer of the clause."""
    by = None if discourse.doer in (None, You()) or not _is_player(discourse.doer) else discourse.doer
    found = Chosen(among, least, most, by, discourse.name("chosen"))
    assert found.name is not None
    from engine.language.selections import Those

    one = (least is None or least == Number(1)) and most is None
    speak_of(discourse, Those(found.name), nouns, several=not one, filter=getattr(among, "filter", None))
    return found


def _is_player(value: object) -> bool:
    from engine.language.selections import Players, Role, Those, TurnPlayer

    return isinstance(value, (ControllerOf, OwnerOf, Players, Role, Those, TurnPlayer, Target, You))


def _one(discourse: Discourse, noun: Filter) -> Chosen:
    return choose(discourse, Every(noun), None, None, words_for(noun))


def _undo_one(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(noun), None, None):
            yield {"noun": noun}
        case _:
            return


def _other_one(discourse: Discourse, noun: Filter) -> Chosen:
    """Return one that is chosen, other than what was pointed at before."""
    last = next((each for each in reversed(discourse.mentions) if not each.yours and not each.person), None)
    if last is None:
        raise NoReading("another than which?")
    return choose(discourse, Every(joined(noun, Not(Among(last.selection)))), None, None, words_for(noun))


def _undo_other_one(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(AllOf(filters)), None, None) if isinstance(filters[-1], Not):
            rest = filters[:-1]
            yield {"noun": rest[0] if len(rest) == 1 else AllOf(rest)}
        case _:
            return


def _one_of(discourse: Discourse, who: Selection, nouns: Filter) -> Chosen:
    return choose(discourse, Every(owned(nouns, who)), None, None, words_for(nouns))


def _undo_one_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(noun), None, None):
            yield from disowned(noun)
        case _:
            return


def _many(discourse: Discourse, n: Quantity, nouns: Filter) -> Chosen:
    return choose(discourse, Every(nouns), n, None, words_for(nouns))


def _undo_many(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(nouns), n, None) if n is not None:
            yield {"nouns": nouns, "n": n}
        case _:
            return


def _many_of(discourse: Discourse, n: Quantity, who: Selection, nouns: Filter) -> Chosen:
    if n == Number(1):
        raise NoReading("one of them is singular")
    return choose(discourse, Every(owned(nouns, who)), n, None, words_for(nouns))


def _undo_many_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(nouns), n, None) if n is not None:
            yield from ({"n": n, **each} for each in disowned(nouns))
        case _:
            return


def _any_number(discourse: Discourse, nouns: Filter) -> Chosen:
    return choose(discourse, Every(nouns), Number(0), Count(Every(nouns)), words_for(nouns))


def _undo_any_number(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(nouns), Number(0), Count(Every(same))) if same == nouns:
            yield {"nouns": nouns}
        case _:
            return


def _singular() -> Iterator[tuple[Rule, ...]]:
    yield rule("np", "{it:one}", h.it)
    yield rule("one", "{it:ref}", h.it)
    yield rule("np", "{it:np.indefinite}", h.it)
    yield made("ref", "target {noun}", _target, _undo_target)
    yield made("ref", "another target {noun}", _another_target, _undo_another)
    yield made("ref", "{this:self}", _self, _undo_self)
    for words, value in (("your hero", HeroOf(You())),):
        yield made("ref", words, _spoken(value, _CHARACTER - {"ally"}), _is(value))
    for noun in ("ally", "character", "hero", "weapon", "armor", "equipment", "item"):
        nouns = frozenset({noun, "card"}) | (_CHARACTER if noun in _CHARACTER else frozenset())
        yield made("ref", f"attached {noun}", _spoken(Host(), nouns), _is(Host()))
    yield made("np.indefinite", "<a|an> {noun}", _one, _undo_one)
    yield made("np.indefinite", "one of {who:whose} {nouns}", _one_of, _undo_one_of)
    yield made("np.indefinite", "another {noun}", _other_one, _undo_other_one)
    yield made("ref", "it", *_back(referring.it))
    yield made("ref", "itself", *_back(_doer))
    yield made("ref", "<himself|herself>", *_back(_doer))
    yield made("ref", "<him|her|he|she>", *_back(referring.himself))
    yield made("ref", "this character", _spoken(This(), _CHARACTER), _is(This()))
    yield made("ref", "the source of that <combat|> damage", *_back(_source_of_damage))
    for second in ("np.indefinite", "ref", "nps"):
        yield made("np" if second != "nps" else "nps", f"{{a:ref}} and {{b:{second}}}", lambda _d, a, b: Union((a, b)),
               lambda _d, value: [{"a": value.parts[0], "b": value.parts[1]}] if isinstance(value, Union) else [])  # fmt: skip
    yield made("ref", "{name}", _by_name, _undo_by_name)
    yield made("ref", "that {tag}", _that_tag(), _undo_that_tag)
    yield made("ref", "the {tag} you destroyed", _that_tag("destroyed"), _undo_that_tag)
    for noun in _NOUNS:
        yield made(
            "ref",
            f"<the destroyed {noun}|the {noun} you destroyed>",
            *_back(lambda d, noun=noun: referring.that(d, noun, "destroyed")),
        )  # type: ignore[misc]  # type: ignore[misc]
        yield made("ref", f"that {noun}", *_back(lambda d, noun=noun: referring.that(d, noun)))  # type: ignore[misc]


def _undo_another(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = described(discourse, value)
    if found is not None and isinstance(found.filter, AllOf):
        rest = found.filter.filters[:-1]
        yield {"noun": rest[0] if len(rest) == 1 else AllOf(rest)}


def _by_name(discourse: Discourse, name: str) -> Value:
    """Return the token that the text itself gave the name."""
    found = referring.that(discourse, name.lower())
    if not (isinstance(found.selection, Those) and found.selection.name.startswith("token")):
        raise NoReading("no token has that name")
    discourse.mention(replace(found, clause=discourse.clause, sentence=discourse.sentence))
    return found.selection


def _undo_by_name(discourse: Discourse, value: object) -> Iterator[Bindings]:
    for mention in discourse.mentions:
        if mention.selection == value:
            yield from ({"name": noun.title()} for noun in mention.nouns)


def _that_tag(done: str | None = None) -> Callable[..., Any]:
    return lambda discourse, tag: referring.that(discourse, tag.lower(), done).selection


def _undo_that_tag(discourse: Discourse, value: object) -> Iterator[Bindings]:
    for mention in reversed(discourse.mentions):
        if mention.selection == value:
            yield from ({"tag": tag} for tag in TAGS if tag.lower() in mention.nouns)


def _source_of_damage(discourse: Discourse) -> Mention:
    if discourse.event is None or discourse.event.other is None:
        raise NoReading("no damage was dealt by a source")
    return Mention(Role("subject"), _CHARACTER)


def _doer(discourse: Discourse) -> Mention:
    if discourse.doer is None:
        raise NoReading("there is nobody who does it")
    return Mention(discourse.doer, _CHARACTER)


def _dealt(discourse: Discourse) -> Those:
    """Return those to whom damage was dealt; "it" is each of them."""
    speak_of(discourse, Those("dealt"), _CHARACTER)
    return Those("dealt")


def _up_to_of(discourse: Discourse, n: Quantity, who: Selection, nouns: Filter) -> Chosen:
    return choose(discourse, Every(owned(nouns, who)), Number(0), n, words_for(nouns))


def _undo_up_to_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(nouns), Number(0), n) if n is not None:
            yield from ({"n": n, **each} for each in disowned(nouns))
        case _:
            return


def _plural() -> Iterator[tuple[Rule, ...]]:
    yield made("np.indefinite", "each {nouns:noun}", every, _undo_every)
    yield made("nps", "all {nouns}", every, _undo_every)
    yield made("np.indefinite", "each of {who:whose} {nouns}", _yours, _undo_yours)
    yield made("nps", "all <of|> {who:whose} {nouns}", _yours, _undo_yours)
    yield made("nps", "{who:whose} {nouns}", _yours, _undo_yours)
    yield made("nps", "{n:count} {nouns}", _many, _undo_many)
    yield made("nps", "{n:count} of {who:whose} {nouns}", _many_of, _undo_many_of)
    yield made("nps", "any number of {nouns}", _any_number, _undo_any_number)
    yield rule("nps", "{them:some}", h.them)
    yield made("some", "{n:count} target {nouns}", _just_targets, _undo_some_targets)
    yield made("some", "each of {n:count} target {nouns}", _just_targets, _undo_some_targets)
    yield made("some", "<each of|> up to {n:count} target {nouns}", _some_targets, _undo_some_targets)
    yield made("some.bare", "up to {n:count} {nouns}", _some_targets, _undo_some_targets)
    yield made("some", "any number of target {nouns}", _any_targets, _undo_any_targets)
    yield made("some", "them", *_back(referring.them))
    yield made("some", "they", *_back(referring.them))
    for noun in ("ally", "character"):
        yield made("np.indefinite", f"each {noun} dealt damage this way", _dealt, _is(Those("dealt")))
    yield made("nps", "up to {n:count} of {who:whose} {nouns}", _up_to_of, _undo_up_to_of)
    yield made("np.indefinite", "each of them", *_back(referring.them))
    for one, several in (("ally", "allies"), ("character", "characters"), ("card", "cards"), ("weapon", "weapons")):
        back = _back(lambda d, one=one: referring.those(d, one))  # type: ignore[misc]
        yield made("some", f"those {several}", *back)
        yield made("np.indefinite", f"each of those {several}", *back)


def _undo_some_targets(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = described(discourse, value)
    if found is not None:
        yield {"nouns": found.filter, "n": found.most}


def _undo_any_targets(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = described(discourse, value)
    if found is not None:
        yield {"nouns": found.filter}


RULES = (*_singular(), *_plural())
