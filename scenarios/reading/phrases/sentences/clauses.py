"""Clauses: commands, and what a doer does, may do, or does unless something else happens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import combinations
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply, Choose, ChooseMode, Deal, ForEach, Heal, IfYouDo, May, Put, Remember
from engine.language.modifiers import Cannot, Control
from engine.language.powers import Continuous
from engine.language.selections import Chosen, Every, Players, Role, Selection, This, Those, Union, You
from scenarios.reading import back_references
from scenarios.reading.dealers_of_damage import dealing_it
from scenarios.reading.discourse import Discourse
from scenarios.reading.each_spoken_of import must_go_on, must_tell_to_which
from scenarios.reading.he_and_she import must_be_no_player
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.selected_cards import dealer, every, must_not_part
from scenarios.reading.templates import (
    Again,
    Bindings,
    Value,
    h,
    parts_of,
    replaced,
)

_YOU = You()


def by_each(discourse: Discourse, doer: Value, acts: Value) -> Value:
    """Return what players do where each of several chooses in turn; the choices are then dealt with at once (802.1)."""
    if not isinstance(doer, Players):
        return acts
    found: tuple[Any, ...] = ()
    for act in acts:
        found += _chosen_by_each(doer, act, 1 + sum(isinstance(each, ForEach) for each in found))
    _now_several(discourse, found)
    return found


def _now_several(discourse: Discourse, acts: tuple[Any, ...]) -> None:
    """Remember that what each of several players has chosen is several cards."""
    chosen = {Those(act.do[0].name) for act in acts if isinstance(act, ForEach) and isinstance(act.do[0], Choose)}
    discourse.mentions = [
        replace(each, several=True) if each.selection in chosen else each for each in discourse.mentions
    ]


def _by_all(discourse: Discourse, doer: Value, acts: Value) -> Value:
    """Return what several players do, as long as none of them has a choice to make, for which "each" would be said."""
    one_chooses = isinstance(doer, Union) and any(isinstance(part, Chosen) for part in parts_of(acts))
    if one_chooses or by_each(discourse, doer, acts) != acts:
        raise NoReading('"each" player where each of them has a choice to make')
    return acts


def _chosen_by_each(doer: Players, act: Value, place: int) -> tuple[Any, ...]:
    """Return an effect with what each of the players chooses for it; `place` numbers the sentence's choices."""
    chosen = next((part for part in parts_of(act) if isinstance(part, Chosen) and part.by == doer), None)
    if chosen is None:
        return (act,)
    one = replace(replaced(replace(chosen, name=None), doer, Those("player")), by=Those("player"))
    if isinstance(act, Put) and act.under == doer and getattr(one.among, "of", None) != Those("player"):
        raise NoReading("a card that each player puts into play from his or her own zones")
    if isinstance(act, Choose) and act.selection == chosen:
        return (ForEach(doer, "player", (Choose(Union((Those(act.name), one)), act.name),)),)
    taken = Those("taken" if place == 1 else f"taken {place}")
    return (
        ForEach(doer, "player", (Choose(Union((taken, one)), taken.name),)),
        replaced(act, chosen, taken),
    )


def undo_by_each(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the effects as a sentence says them, without the loop over players; the choices get their numbers back."""
    found: list[Any] = []
    taken: dict[Those, Chosen] = {}
    choices: list[Chosen] = []
    doers: Bindings = {}
    for act in value:
        match act:
            case ForEach(doer, player, (Choose(Union((Those() as those, Chosen() as one)), name),)) if (
                those.name == name
            ):
                if name.startswith("chosen"):
                    found.append(Choose(replace(replaced(replace(one, by=None), Those(player), doer), by=doer), name))
                    doers = {"doer": doer}
                    continue
                whole = replaced(replace(one, by=None), Those(player), doer)
                taken[those] = replace(whole, by=doer, name=f"chosen{discourse.bound}")
                choices.append(taken[those])
                doers = {"doer": doer}
            case _:
                found.append(reduce(lambda told, each: replaced(told, *each), taken.items(), act))
                taken = {}
    for numbers in _numbered(discourse.bound, len(choices)):
        named = ((each, replace(each, name=f"chosen{number}")) for each, number in zip(choices, numbers, strict=True))
        yield {"acts": reduce(lambda told, each: replaced(told, *each), named, tuple(found)), **doers}


def _numbered(bound: int, choices: int) -> Iterator[tuple[int, ...]]:
    """Yield the numbers that so many choices may have had in the text, where each choice took the next free number."""
    return (tuple(reversed(numbers)) for numbers in combinations(range(bound, -1, -1), choices))


def _themselves(_discourse: Discourse, doer: Value, acts: Value) -> Value:
    """Return the effects of several doers; each of them in turn is "it", who heals damage from itself."""
    return tuple(
        replace(act, source=Those("it")) if isinstance(act, Heal) and act.source == act.to == doer else act
        for act in acts
    )


def _to_itself(_discourse: Discourse, doer: Value, acts: Value) -> Value:
    """Return what each card of a kind does to itself, all at once; in numbers each of them is "it" as well."""
    match acts:
        case (Deal(source, Again(to)) | Heal(source, Again(to)) as act,) if source == to == doer:
            return (replace(replaced(replace(act, to=You()), doer, Those("it")), to=doer),)
        case _:
            raise NoReading("what each of them does to itself")


def _undo_to_itself(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Deal(Those("it"), Every() as doer) | Heal(Those("it"), Every() as doer) as act,):
            yield {"doer": doer, "acts": (replace(replaced(act, Those("it"), doer), to=Again(doer)),)}
        case _:
            return


def _undo_themselves(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    acts: list[Any] = []
    doers: Bindings = {}
    for act in value:
        if isinstance(act, Heal) and act.source == Those("it"):
            acts.append(replace(act, source=act.to))
            doers = {"doer": act.to}
        else:
            acts.append(act)
    yield {"acts": tuple(acts), **doers}


def by_one(discourse: Discourse, doer: Value, acts: Value) -> Value:
    """Return what one card does; who was just dealt damage is not "it" where somebody dealt that damage.

    Raises:
        NoReading: only a player does it, or the words before leave open whether the card is meant.
    """
    if any(doer in (getattr(part, "player", None), getattr(part, "players", None)) for part in parts_of(acts)):
        raise NoReading("a player to do what only players do")
    if any(isinstance(part, Chosen) and part.by == doer for part in parts_of(acts)):
        raise NoReading("a player to choose")
    must_be_no_player(discourse, doer, acts)
    of_doer = any(isinstance(each, (Deal, Heal)) and each.source == doer for each in acts)
    if of_doer and doer == Role("other") and dealer(discourse) is not None:
        raise NoReading("the character that dealt the damage")
    if of_doer:
        back_references.must_be_the_doer(discourse, doer)
    return acts


def _undo_by_one(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield {"acts": value}


def _also_by_one(discourse: Discourse, doer: Value, acts: Value) -> Value:
    must_go_on(discourse, doer, also=True)
    return by_one(discourse, doer, acts)


def _may_by_one(discourse: Discourse, doer: Value, acts: Value) -> Value:
    return (May(You(), by_one(discourse, doer, acts)),)


def _undo_may_by_one(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(You(), acts, (), ()),):
            yield {"acts": acts}
        case _:
            return


_MAY = (May(You(), h.acts),)


def _clauses() -> Iterator[tuple[Rule, ...]]:
    yield rule("clause", "<|also> {acts:dos}", h.acts, bracket="command", check=must_tell_to_which)
    yield rule("clause.said", "you {acts:dos}", h.acts, bracket="command", check=must_tell_to_which)
    yield made("clause.said", "{doer:one} {acts:doess}", by_one, _undo_by_one, bracket="clause")
    yield rule("clause.said", "{doer:it.dealing} <|also|then> {acts:doess}", h.acts, bracket="clause")
    yield made("it.dealing", "it", dealing_it, as_built(dealing_it))
    yield made("clause.said", "{doer:player} {acts:doess}", by_each, undo_by_each, bracket="clause", like=tuple)
    yield made("clause.said", "{doer:players} {acts:dos}", _by_all, undo_by_each, bracket="clause", like=tuple)
    yield rule("clause.said", "you may <|also> {acts:dos}", _MAY, bracket="command", check=must_tell_to_which)
    yield made("clause.said", "you may have {doer:one} {acts:dos}", _may_by_one, _undo_may_by_one, bracket="clause")
    yield rule("clause.said", "you may have {doer:it.dealing} {acts:dos}", (May(You(), h.acts),), bracket="clause")
    yield rule("clause.said", "{doer:player} may {acts:dos}", (May(h.doer, h.acts),), bracket="clause")
    yield made(
        "clause.said", "{doer:each.those} {acts:doess}", _themselves, _undo_themselves, bracket="clause", like=tuple
    )
    yield made("clause.said", "{doer:one} then {acts:doess}", by_one, _undo_by_one, bracket="clause")
    yield made("clause.said", "{doer:one} also {acts:doess}", _also_by_one, _undo_by_one, bracket="clause")
    yield made("clause.said", "{doer:one} may {acts:dos}", _may_by_one, _undo_may_by_one, bracket="clause")
    yield rule("clause", "{a:clause.said}", h.a)
    yield rule("clauses", "{a:clause}", h.a)
    yield rule("clauses.said", "{a:clause.said}", h.a)
    for first, all_ in (("clause", "clauses"), ("clause.said", "clauses.said")):
        for words in ("and", ", and", "<, then|, and then|and then>"):
            # A command goes on with the doer of the clause before, so only a clause with a doer can follow.
            yield made(
                all_,
                f"{{a:{first}}} {words} {{b:clauses.said}}",
                lambda _d, a, b: (*a, *b),
                lambda _d, value: [{"a": value[:k], "b": value[k:]} for k in range(len(value))],
                like=tuple,
            )


def _each_and_both() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what each card does to itself, what a player lets you do, and two deeds side by side."""
    yield made("each.one", "each {nouns:noun}", every, lambda _d, value: [{"nouns": value.filter}], like=Every)
    yield made("clause.said", "{doer:each.one} {acts:doess}", _to_itself, _undo_to_itself, bracket="clause", like=tuple)
    yield made("every.one", "<all|> {nouns}", every, lambda _d, value: [{"nouns": value.filter}], like=Every)
    yield made("clause.said", "{doer:every.one} {acts:dos}", _to_itself, _undo_to_itself, bracket="clause", like=tuple)
    yield rule("clause.said", "{who:player.one} may have {acts:clause.yours}", (May(h.who, h.acts),), bracket="clause")
    yield rule("clause.yours", "you {acts:dos}", h.acts, bracket="command")
    side_by_side = (May(You(), h.a), May(You(), h.b))
    yield rule("clause.said", "{doer:hero.yours} may {a:dos} , and it may {b:dos}", side_by_side, bracket="clause")


def _and_you(_discourse: Discourse, a: Value, b: Value) -> Value:
    if any(isinstance(each, (Deal, Heal)) for each in b):
        raise NoReading("who deals or heals the damage")
    return (*a, *b)


def _then_you() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what another player does, and what you do after it."""
    yield made("clause.third", "{doer:one} {acts:doess}", by_one, _undo_by_one, bracket="clause")
    yield rule("clause.bare", "{acts:dos}", h.acts, bracket="command")
    # The verb without an s shows that you are the doer from here on.
    yield made(
        "clauses",
        "{a:clause.third} <, then|, and|and|and then|, and then> {b:clause.bare}",
        _and_you,
        lambda _d, value: [{"a": value[:k], "b": value[k:]} for k in range(1, len(value))],
        like=tuple,
    )


def one_or_other(_discourse: Discourse, a: Value, b: Value, doer: Selection = _YOU) -> Value:
    """Return that the doer may do the first deed, and that the second happens if he or she does not.

    Raises:
        NoReading: each of the two has a target of its own.
    """
    must_not_part(a, b, doer)
    return (May(doer, a, (), b),)


def undo_one_or_other(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the doer, the deed that may be done, and the deed that happens otherwise."""
    match value:
        case (May(doer, a, (), b, either=False),):
            yield {"doer": doer, "a": a, "b": b}
        case _:
            return


def _either_of_two(discourse: Discourse, a: Value, b: Value, doer: Selection = _YOU) -> Value:
    """Return that the doer does the first deed or the second: one that can be done (709.2b)."""
    (found,) = one_or_other(discourse, a, b, doer)
    return (replace(found, either=True),)


def _undo_either_of_two(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(doer, a, (), b, either=True),):
            yield {"doer": doer, "a": a, "b": b}
        case _:
            return


def must_be_one_deed(acts: Value) -> None:
    """Refuse several deeds before words that could limit the last one alone or all of them.

    Raises:
        NoReading: there is more than one deed.
    """
    if len([each for each in acts if not isinstance(each, (Choose, Remember))]) > 1:
        raise NoReading("one deed that the words after it limit")


def unless(discourse: Discourse, b: Value, a: Value, doer: Selection = _YOU) -> Value:
    """Return the one deed that happens unless the doer does the other.

    Raises:
        NoReading: there are several deeds that could be meant, or each of the two has a target of its own.
    """
    must_be_one_deed(b)
    if any(isinstance(each, Apply) and all(isinstance(one, Cannot) for one in each.changes) for each in b):
        raise NoReading("a price of what can't be done without it (600.3)")
    return one_or_other(discourse, a, b, doer)


def _you_or_he(discourse: Discourse, a: Value, doer: Selection, b: Value) -> Value:  # noqa: ARG001 - b has who does it.
    return _either_of_two(discourse, a, b)


def _undo_you_or_he(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(You(), a, (), b, either=True),):
            yield {"a": a, "b": b}
        case _:
            return


def _either_deed(discourse: Discourse, a: Value, b: Value) -> Value:
    """Return that you choose one of two deeds."""
    must_not_part(a, b, discourse.doer)
    return (ChooseMode(You(), (a, b), ("the first", "the second"), either=True),)


def _undo_either_deed(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(You(), (a, b), either=True),):
            yield {"a": a, "b": b}
        case _:
            return


def _either_with_more(discourse: Discourse, a: Value, b: Value, again: Value, c: Value) -> Value:
    """Return that you choose one of two deeds, and what follows if you choose the one that is named again."""
    if again not in (a, b):
        raise NoReading("one of the two deeds")
    first, second = ((IfYouDo(each, c),) if each == again else each for each in (a, b))
    return _either_deed(discourse, first, second)


def _undo_either_with_more(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for bound in _undo_either_deed(discourse, value):
        for name, other in (("a", "b"), ("b", "a")):
            match bound[name]:
                case (IfYouDo(do, then, ()),):
                    yield {name: do, other: bound[other], "again": do, "c": then}
                case _:
                    pass


def _otherwise() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one deed or another, for a payment that averts a deed, and for the end of the turn."""
    for or_else in ("{a:do} or {b:do}", "{a:dos} , or {b:dos}"):  # Without a comma "or" joins single deeds.
        yield made("clause", or_else, _either_of_two, _undo_either_of_two, bracket="command")
    yield made("clause", "either {a:dos} <, or|or> {b:dos}", _either_deed, _undo_either_deed, bracket="command")
    more = "either {a:dos} <, or|or> {b:dos} . if you {again:dos} , {c:clauses} ."
    yield made("step.plain", more, _either_with_more, _undo_either_with_more, bracket="command")
    he = "{doer:player} {a:does} or {b:does}"
    yield made("clause.said", he, _either_of_two, _undo_either_of_two, bracket="clause")
    unless_he = "{b:clauses} unless {doer:player} {a:doess}"
    yield made("clauses.limited", unless_he, unless, undo_one_or_other, bracket="clause")
    yield made("clauses.limited", "{b:clauses} unless you {a:dos}", unless, undo_one_or_other, bracket="command")
    or_he = "{a:dos} , or {doer:player} {b:doess}"
    yield made("clause", or_he, _you_or_he, _undo_you_or_he, bracket="command")
    for who, one in (("{topic:player}", h.topic), ("you", You())):
        verb = "controls" if who != "you" else "control"
        yield rule("static", f"{who} {verb} {{it:one}} .", (Continuous((Control(one),), h.it),), bracket="clause")
        yield (
            rule(
                "clause.said",
                f"while {{this:self}} remains exhausted , {who} {verb} {{it:one}}",
                (Apply((Control(You()),), h.it, Duration.GAME, remains_exhausted=True),),
                known={"this": This()},
            )
            if who == "you"
            else ()
        )


def _kept() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for what you control for a time; "gain control" is a verb phrase."""
    yield rule("clause.said", "you control {it:one} {d:duration}", (Apply((Control(You()),), h.it, h.d),))


RULES = (
    *_clauses(),
    *_each_and_both(),
    *_then_you(),
    *_otherwise(),
    *_kept(),
)
