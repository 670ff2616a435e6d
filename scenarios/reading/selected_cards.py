"""Selections of cards: targets, choices, back-references, and the cards that a player controls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.language.filters import AllOf, Among, Controlled, Filter
from engine.language.powers import TargetDescription
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Every,
    Number,
    OwnerOf,
    Players,
    Quantity,
    Role,
    Selection,
    Target,
    Those,
    TurnPlayer,
    Union,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.card_owners import owner_known
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import Again, Bindings, Value, joined, parts_of, whole_of

CHARACTER = frozenset({"hero", "ally", "character", "card"})


NOUNS = {
    "ally": "allies", "hero": "heroes", "weapon": "weapons", "armor": "armor", "item": "items", "ability": "abilities",
    "resource": "resources", "quest": "quests", "totem": "totems", "pet": "pets", "character": "characters",
    "equipment": "equipment", "token": "tokens", "card": "cards",
}  # fmt: skip
"""Nouns that can refer back, singular and plural: kinds of cards first, then words for several kinds."""

ROLE_NOUNS = {"attacker": "attackers", "defender": "defenders"}
"""Nouns that can refer back to characters that were described by their role in combat, singular and plural."""

_ALL_NOUNS = (*NOUNS, *ROLE_NOUNS)

_KINDS = frozenset(NOUNS) - {"pet", "character", "equipment", "token", "card"}
_COVERED = {
    "character": frozenset({"ally", "hero", "totem"}),
    "equipment": frozenset({"armor", "item", "weapon"}),
    "card": _KINDS,
}


def aim(discourse: Discourse, description: TargetDescription, *, several: bool = False) -> Target:
    """Return the next target of the text, with the description.

    Raises:
        NoReading: it is of each of several players who do what is said, each of whom would have a target.
    """
    if isinstance(discourse.doer, Players) and Controlled(discourse.doer) in parts_of(description.filter):
        raise NoReading("one player, for each of several would have a target")
    target = Target(len(discourse.targets) + discourse.attached)
    discourse.targets.append(description)
    nouns = words_for(description.filter, in_play=description.zones == (Zone.PLAY,))
    speak_of(discourse, target, nouns, several=several, fits=description.filter)
    return target


def must_not_part(one: Value, other: Value, doer: Value = None) -> None:
    """Refuse a target for each of two deeds of which only one is done.

    Targets are chosen as the link is added (707.1d), while the deed is chosen as it resolves, unless the deeds are
    modes (707.1b). So the words leave open whether both targets must exist. A target who is the `doer` of both deeds
    exists in any case.

    Raises:
        NoReading: each of the two has a target of its own.
    """
    aimed, otherwise = (_targets_of(each) - {doer} for each in (one, other))
    if aimed - otherwise and otherwise - aimed:
        raise NoReading("one target for the two deeds, of which one is done")


def _targets_of(value: Value) -> set[Target]:
    return {part for part in parts_of(value) if isinstance(part, Target)}


def may_be_several(discourse: Discourse, it: Value) -> bool:
    """Return whether the selection may hold several cards."""
    match it:
        case Again() | Every() | Union():
            return True
        case Chosen(_, least, most):
            return least is not None or most is not None
        case Target():
            described = discourse.description_of(it)
            return described is not None and described.most != Number(1)
        case Those():
            return any(each.several for each in discourse.mentions if each.selection == it)
        case _:
            return False


def may_be_in_play(discourse: Discourse, it: Value) -> bool:
    """Return whether the selection is said to be of cards in play."""
    match it:
        case Every(zones=zones):
            return Zone.PLAY in zones
        case Chosen(among):
            return may_be_in_play(discourse, among)
        case Target():
            described = discourse.description_of(it)
            return described is not None and Zone.PLAY in described.zones
        case _:
            return False


def spoken(value: Value, nouns: frozenset[str], **how: bool) -> Callable[[Discourse], Any]:
    """Return the build function of a phrase that always stands for one value, which it mentions by the nouns."""

    def build(discourse: Discourse) -> Value:
        speak_of(discourse, value, nouns, **how)
        return value

    return build


def only(value: object) -> Callable[[Discourse, object], Iterator[Bindings]]:
    """Return the undo function of a phrase that always stands for one value."""

    def undo(_discourse: Discourse, given: object) -> Iterator[Bindings]:
        if given == value:
            yield {}

    return undo


def back(
    resolve: Callable[[Discourse], Mention], *, by_pronoun: bool = False
) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of a back-reference, which stands for what `resolve` finds."""

    def build(discourse: Discourse) -> Value:
        found = resolve(discourse)
        discourse.mention(
            Mention(found.selection, found.nouns, found.several, found.person, discourse.clause, discourse.sentence,
                    yours=found.yours, by_pronoun=by_pronoun)
        )  # fmt: skip
        return meant(found)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        try:
            if meant(resolve(discourse)) == value:
                yield {}
        except NoReading:
            return

    return build, undo


def back_by_noun(resolve: Callable[..., Mention]) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of a back-reference with a noun; the best fitting noun is told first."""

    def build(discourse: Discourse, noun: str) -> Value:
        return back(partial(resolve, noun=noun))[0](discourse)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        mention = next((each for each in reversed(discourse.mentions) if meant(each) == value), None)
        for noun in by_fit(_nouns_of_both(discourse, value) if mention is None else mention.nouns):
            yield from ({"noun": noun} for _ in back(partial(resolve, noun=noun))[1](discourse, value))

    return build, undo


def _nouns_of_both(discourse: Discourse, value: object) -> frozenset[str]:
    """Return the nouns that fit each of several cards which were spoken of one by one."""
    if not isinstance(value, Union):
        return frozenset()
    found = [each.nouns for part in value.parts for each in discourse.mentions if each.selection == part]
    return frozenset.intersection(*found) if found else frozenset()


def by_fit(nouns: frozenset[str]) -> list[str]:
    """Return the nouns that can refer to what has all of these nouns, the best fitting one first."""
    return sorted(nouns.intersection(_ALL_NOUNS), key=partial(_misfit, nouns))


def _misfit(nouns: frozenset[str], noun: str) -> tuple[bool, int]:
    """Return a sort key for a noun, lower the better it fits: it covers each kind, and is no wider than needed."""
    return not (nouns & _KINDS) <= _COVERED.get(noun, {noun}), _ALL_NOUNS.index(noun)


def meant(found: Mention) -> Value:
    """Return the selection that a mention stands for; what would be selected anew stays as it was the first time."""
    if isinstance(found.selection, Union):
        return Union(tuple(_as_before(each) for each in found.selection.parts))
    return _as_before(found.selection)


def _as_before(selection: Value) -> Value:
    return Again(selection) if isinstance(selection, Every) else selection


def together(discourse: Discourse, a: Selection, b: Selection) -> Union:
    """Return the cards of two phrases together, which the discourse mentions as several from here on."""
    parts = tuple(Those(each.name) if isinstance(each, Chosen) and each.name else each for each in (a, b))
    found = [[each.nouns for each in discourse.mentions if each.selection == part][-1:] for part in parts]
    nouns = frozenset.intersection(*(each[0] if each else frozenset() for each in found))
    speak_of(discourse, Union(parts), nouns, several=True)
    return Union((a, b))


def undo_together(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the two selections that stand side by side."""
    match value:
        case Union((a, b)):
            yield {"a": a, "b": b}
        case _:
            return


def every(discourse: Discourse, nouns: Filter) -> Every:
    """Return every card in play that fits; the discourse mentions them as several."""
    found = Every(nouns)
    speak_of(discourse, found, words_for(nouns), several=True)
    return found


def owned(nouns: Filter, who: Selection) -> AllOf:
    """Return the filter of a noun's cards that a player controls."""
    return joined(nouns, Controlled(who))


def disowned(value: Filter) -> Iterator[Bindings]:
    """Yield the noun and the player from which such a filter is made."""
    if isinstance(value, AllOf):
        for place, part in enumerate(value.filters):
            if isinstance(part, Controlled):
                yield {"nouns": whole_of(value.filters[:place] + value.filters[place + 1 :]), "who": part.by}


def choose(
    discourse: Discourse, among: Selection, least: Quantity | None, most: Quantity | None, nouns: frozenset[str]
) -> Chosen:
    """Return cards that the doer of the clause chooses among others."""
    by = None if discourse.doer in (None, You()) or not is_player(discourse.doer) else discourse.doer
    found = Chosen(among, least, most, by, discourse.name("chosen"))
    assert found.name is not None
    owner = owner_known(discourse, among)
    if owner is not None:
        discourse.owners[found.name] = owner
    one = (least is None or least == Number(1)) and most is None
    many = Number(1) if least is None else least
    if most is None and isinstance(many, Number):
        discourse.numbers += ((found.name, many.value),)
    fits = Among(among) if isinstance(among, (Those, Target)) else getattr(among, "filter", None)
    speak_of(discourse, Those(found.name), nouns, several=not one, fits=fits)
    return found


def dealer(discourse: Discourse) -> Selection | None:
    """Return who dealt or healed the event's damage, if the text selects that one and it went to, or from, another."""
    event = discourse.event
    if not isinstance(event, On) or event.what not in (What.DEALS_DAMAGE, What.HEALS):
        return None
    if event.other == event.subject or (event.other is None and event.with_ is None):
        return None
    return event.subject.selection if isinstance(event.subject, Among) else None


def is_player(value: object) -> bool:
    """Return whether the selection is one of players."""
    return isinstance(value, (ControllerOf, OwnerOf, Players, Role, Those, TurnPlayer, Target, You))
