"""The words "another" and "other": cards besides the card itself, or besides one that was chosen before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.filters import AllOf, Among, Controlled, Filter, Not, Owned
from engine.language.powers import TargetDescription
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Every,
    Host,
    Number,
    Players,
    Quantity,
    Selection,
    Target,
    This,
    You,
)
from engine.language.words import CardType, Relation, Zone
from scenarios.reading.chosen_cards import are_alike, chosen_or_targeted_before, spoken_of, spoken_of_alike
from scenarios.reading.discourse import Discourse
from scenarios.reading.excluded_cards import is_one_of
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made
from scenarios.reading.phrases.nouns.card_nouns import InParty, compose, decompose
from scenarios.reading.phrases.zones.moves_between_zones import gone
from scenarios.reading.selected_cards import aim, choose, disowned, owned
from scenarios.reading.templates import Bindings, h, joined, match, narrowed, parts_of


def _other_one_of(discourse: Discourse, who: Selection, nouns: Filter) -> Chosen:
    if discourse.names.type is CardType.ABILITY or spoken_of_alike(discourse, owned(nouns, who)):
        raise NoReading('one card that "another" excludes without doubt')
    return choose(discourse, Every(joined(owned(nouns, who), Not(Among(This())))), None, None, words_for(nouns))


def _undo_other_one_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Chosen(Every(AllOf((*rest, Not(Among(This()))))), None, None):
            yield from disowned(AllOf(tuple(rest)))
        case _:
            return


def _other_than_chosen(discourse: Discourse) -> Not:
    """Return the filter that "other" stands for where the sentence before had one card chosen: not that card.

    Raises:
        NoReading: no card was chosen there, or this sentence has already spoken of another.
    """
    last = chosen_or_targeted_before(discourse)
    if last is None:
        raise NoReading('one card that "other" excludes without doubt')
    return Not(Among(last))


def _other_than_this(discourse: Discourse) -> Not:
    """Return the filter that "other" stands for where this sentence spoke of a card of another kind.

    Raises:
        NoReading: it spoke of none; whether the nouns are of another kind is for the noun to say.
    """
    if not spoken_of(discourse):
        raise NoReading('one card that "other" excludes without doubt')
    return Not(Among(This()))


def _undo_other_than_this(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if spoken_of(discourse) and value == Not(Among(This())):
        yield {}


def _another_away(zone: Zone) -> tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]:
    """Return the build and undo functions of a card in a zone of yours other than the card itself."""

    def build(discourse: Discourse, noun: Filter, n: Quantity | None = None) -> Chosen:
        unlike = n is not None and (n == Number(1) or not is_one_of(discourse, noun))
        if spoken_of_alike(discourse, noun) or unlike:
            raise NoReading('one card that "another" excludes without doubt')
        among = Every(joined(noun, _not_discarded(discourse, zone)), (zone,), You())
        return choose(discourse, among, n, None, words_for(noun, in_play=False))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        bound: Bindings = {}
        template = Every(narrowed(h.noun, _not_discarded(discourse, zone)), (zone,), You())
        match value:
            case Chosen(among, n, None, None, at_random=False) if match(template, among, bound):
                yield bound if n is None else {**bound, "n": n}
            case _:
                return

    return build, undo


def _not_itself(discourse: Discourse) -> Not:
    """Return the filter of all but the card itself, as it lies where the power's event has moved it (411.8)."""
    return Not(Among(gone(discourse, This())))


def _not_discarded(discourse: Discourse, zone: Zone) -> Not:
    """Return the filter of all but the card that was discarded before, else but the card itself.

    Raises:
        NoReading: several cards were discarded, or the card itself has moved as well and can be the one excluded.
    """
    away = [each for each in discourse.mentions if each.nouns & _AWAY]
    if not away:
        return _not_itself(discourse)
    moved = discourse.quoted or gone(discourse, This()) != This()
    if moved or zone is not Zone.GRAVEYARD or away[-1].several or len({each.selection for each in away}) > 1:
        raise NoReading('one card that "another" excludes without doubt')
    return Not(Among(away[-1].selection))


_AWAY = frozenset({"discarded", "put", "removed", "returned", "revealed"})
"""Words for cards that were moved or shown, of which "another" card is another."""


def _another_target(discourse: Discourse, noun: Filter) -> Target:
    """Return a target in your graveyard other than the card itself.

    Raises:
        NoReading: another card could be excluded.
    """
    described = _another_buried(discourse, noun, _not_itself(discourse))
    return aim(discourse, TargetDescription(joined(described, Owned(You())), zones=(Zone.GRAVEYARD,)))


def _undo_another_target(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    bound: Bindings = {}
    template = narrowed(narrowed(h.noun, _not_itself(discourse)), Owned(You()))
    if found is not None and found.zones == (Zone.GRAVEYARD,) and match(template, found.filter, bound):
        yield bound


def _another_buried(discourse: Discourse, noun: Filter, other: Not | None = None) -> Filter:
    """Return the filter of a card in a graveyard other than the card itself.

    Raises:
        NoReading: the card is none of what is described, or another card could be excluded.
    """
    several = any((each.several and not each.person) or each.nouns & _AWAY for each in discourse.mentions)
    if several or spoken_of_alike(discourse, noun) or not is_one_of(discourse, noun):
        raise NoReading('one card that "another" excludes without doubt')
    return joined(noun, other or Not(Among(This())))


def _undo_another_buried(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    bound: Bindings = {}
    if match(narrowed(h.noun, Not(Among(This()))), value, bound):
        yield bound


def _the_one_spoken_of(discourse: Discourse) -> Selection:
    """Return the one card besides your own that the event or the sentence has spoken of.

    Raises:
        NoReading: it has spoken of none, or of more than one.
    """
    things = (each for each in discourse.mentions if not (each.yours or each.person or each.selection == This()))
    spoken = [each for each in things if each.in_event or each.sentence == discourse.sentence]
    if discourse.names.type is CardType.ABILITY or any(each.several for each in spoken):
        raise NoReading('one card that "other" excludes without doubt')
    if len({each.selection for each in spoken}) != 1:
        raise NoReading('one card that "other" excludes without doubt')
    return spoken[-1].selection  # type: ignore[no-any-return]


def _other_foes(discourse: Discourse) -> tuple[Not, Controlled]:
    """Return the filters of "other opposing", which can't exclude a card of yours: the one that was spoken of."""
    return Not(Among(_the_one_spoken_of(discourse))), Controlled(Players(Relation.OPPONENT))


def _other_foes_so(discourse: Discourse, so: Any) -> tuple[Any, ...]:  # noqa: ANN401 - what stands before a noun.
    """Return the same of those that something more is said of: "other exhausted opposing"."""
    other, opposing = _other_foes(discourse)
    return other, so, opposing


def _undo_other_foes_so(discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
    match value:
        case (other, so, opposing) if (other, opposing) == _other_foes(discourse):
            yield {"so": so}
        case _:
            return


def _others_there(discourse: Discourse, head: Filter) -> Filter:
    """Return the others of a party that is named by one of its cards: all but that card."""
    one = _the_one_spoken_of(discourse)
    return compose(discourse, head=head, pre=(Not(Among(one)),), post=(InParty(ControllerOf(one)),))


def _undo_others_there(discourse: Discourse, value: Filter) -> Iterator[Bindings]:
    for bound in decompose(discourse, value):
        if value == _others_there(discourse.fork(), bound["head"]):
            yield {"head": bound["head"]}


def _others_beside(discourse: Discourse, head: Filter, of: Selection) -> Filter:
    """Return the others of a party that is named by a card of the same kind: all but that card.

    Raises:
        NoReading: that card is none of the kind, or the card itself may be one of them and be the one excluded.
    """
    known = [each for each in discourse.mentions if each.selection == of and not each.several]
    called = [each.nouns for each in known] + ([discourse.names.hosts] if of == Host() else [])
    unlike = not any(are_alike(nouns - {"card"}, words_for(head) - {"card"}) for nouns in called)
    opposing = any(Controlled(Players(Relation.OPPONENT)) in parts_of(each.filter) for each in known)
    if unlike or (is_one_of(discourse, head) and not opposing):
        raise NoReading('one card that "other" excludes without doubt')
    return compose(discourse, head=head, pre=(Not(Among(of)),), post=(InParty(ControllerOf(of)),))


def _undo_others_beside(discourse: Discourse, value: Filter) -> Iterator[Bindings]:
    for bound in decompose(discourse, value):
        match bound["pre"], bound["post"]:
            case (Not(Among(one)),), (InParty(ControllerOf(of)),) if one == of:
                yield {"head": bound["head"], "of": of}
            case _:
                continue


def _others() -> Iterator[tuple[Rule, ...]]:
    words = "another <|one> of {who:whose} {nouns}"
    yield made("np.indefinite", words, _other_one_of, _undo_other_one_of, like=Chosen)
    for words, zone in (("hand", Zone.HAND), ("graveyard", Zone.GRAVEYARD)):
        said = f"another {{noun:cardnoun.any}} <from|in> your {words}"
        yield made("away", said, *_another_away(zone), like=Chosen)
        some = f"{{n:count}} other {{noun:cardnouns.any}} <from|in> your {words}"
        yield made("aways", some, *_another_away(zone), like=Chosen)
    for category in ("away", "target.away"):
        target = "another target {noun:cardnoun.any} <from|in> your graveyard"
        yield made(category, target, _another_target, _undo_another_target, like=Target)
    yield made("cardnoun.another", "another {noun:cardnoun.any}", _another_buried, _undo_another_buried)
    yield made("premod", "other", _other_than_chosen, as_built(_other_than_chosen), like=Not)
    yield made("premod", "other", _other_than_this, _undo_other_than_this, like=Not)
    yield made("premods", "other opposing", _other_foes, as_built(_other_foes), like=tuple)
    for said in ("other {so:premod} opposing", "other opposing {so:premod}"):
        yield made("premods", said, _other_foes_so, _undo_other_foes_so, like=tuple)
    said = "other {head:corehead~} <in|from> <that|the same> party"
    yield made("noun~", said, _others_there, _undo_others_there, like=AllOf)
    said = "other {head:corehead~} <in|from> {of:ref} 's party"
    yield made("noun~", said, _others_beside, _undo_others_beside, like=AllOf)


RULES = (*_others(),)
