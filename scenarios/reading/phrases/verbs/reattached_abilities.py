"""Abilities that are attached to a card that is targeted, or that was spoken of, from play (306.3f) or elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Reattach
from engine.language.filters import AllOf, Among, AttachedTo, Filter, Not
from engine.language.powers import TargetDescription
from engine.language.selections import Chosen, Every, HeroOf, Host, Selection, Target, This, Those, You
from engine.language.triggers import On, What
from engine.language.words import CardType
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule
from scenarios.reading.phrases.verbs.entering_with import entering
from scenarios.reading.phrases.verbs.verb_phrases import verb, verb_made
from scenarios.reading.selected_cards import aim, may_be_several
from scenarios.reading.templates import Again, Bindings, Value, h, joined, match, narrowed, parts_of

_LEAVING = (What.DESTROYED, What.LEAVES_PLAY, What.MOVES)


def _must_be_attached(discourse: Discourse, it: Selection) -> None:
    """Refuse what may not be attached to a card in play: only a target, and an attaching ability itself, are.

    An ability whose host has left play was put into a graveyard with it (306.3e).

    Raises:
        NoReading: it is neither, or the card that has left is its host.
    """
    if isinstance(it, Target):
        _must_be_abilities(discourse, it)
        return
    if it != This() or discourse.names.type is not CardType.ABILITY or not discourse.names.hosts:
        raise NoReading("a target that is attached to a card")
    event = discourse.event
    if isinstance(event, On) and event.what in _LEAVING and event.subject == Among(Host()):
        raise NoReading("an ability whose card is still in play (306.3e)")


def _must_be_abilities(discourse: Discourse, it: Value) -> None:
    """Refuse other cards than abilities, called so or called attachments: no others are attached (306.3).

    Raises:
        NoReading: nothing says that the cards are abilities.
    """
    one = it.selection if isinstance(it, Again) else it
    named = Those(one.name) if isinstance(one, Chosen) and one.name is not None else one
    spoken = [each for each in discourse.mentions if each.selection in (one, named)]
    described = parts_of((one, tuple(each.filter for each in spoken)))
    attached = any(isinstance(part, AttachedTo) for part in described)
    if not (attached or any("ability" in each.nouns for each in spoken)):
        raise NoReading("an ability, which can be attached")


def must_be_an_ability(discourse: Discourse, it: Selection, **_parts: Selection) -> None:
    """Refuse what can't be attached to another card: what is no ability, and the card itself where it isn't attached.

    Raises:
        NoReading: nothing says that it is an ability, or the ability has left play with its host.
    """
    if it == This():
        _must_be_attached(discourse, it)
    else:
        _must_be_abilities(discourse, it)


def _reattached(discourse: Discourse, it: Selection, to: Selection) -> tuple[Reattach]:
    """Return that an ability is attached to another card.

    Raises:
        NoReading: what is attached may not be in play; or "another" target is another than the one to which it is
            attached.
    """
    _must_be_attached(discourse, it)
    described = discourse.description_of(to)
    parts = described.filter.filters if described is not None and isinstance(described.filter, AllOf) else ()
    if any(isinstance(each, Not) and each.filter == Among(This()) for each in parts):
        raise NoReading('one card that "another" excludes without doubt')
    return (Reattach(it, to),)


def _undo_reattached(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Reattach(Target() | This() as it, to),):
            yield {"it": it, "to": to}
        case _:
            return


def _must_be_one_of_yours(discourse: Discourse, it: Selection, **_parts: Selection) -> None:
    """Refuse another card that another player would choose, one that is chosen for several, and what can't be attached.

    Raises:
        NoReading: another player does it, or there may be several abilities, or it is no ability that is attached.
    """
    must_be_an_ability(discourse, it)
    if discourse.doer not in (None, You()) or may_be_several(discourse, it):
        raise NoReading("one ability, for which you choose another card")


_ANOTHER = Not(Among(Host()))


def _to_another(discourse: Discourse, it: Selection, noun: Filter) -> tuple[Reattach]:
    """Return that the ability itself is attached to a target other than the card that it is attached to."""
    if it != This():
        raise NoReading("the ability itself")
    _must_be_attached(discourse, it)
    return (Reattach(it, aim(discourse, TargetDescription(joined(noun, _ANOTHER)))),)


def _undo_to_another(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Reattach(This() as it, Target() as to),):
            described = discourse.description_of(to)
            bound: Bindings = {}
            if described is not None and match(narrowed(h.noun, _ANOTHER), described.filter, bound):
                yield {"it": it, **bound}
        case _:
            return


def _must_be_another(_discourse: Discourse, it: Selection, attached_to: Selection) -> None:
    if isinstance(it, Chosen) and attached_to == Those(it.name or ""):
        raise NoReading("a card other than the one that is attached")


def _entering() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for abilities that enter play attached: one that was searched for, one from a graveyard."""
    for away in ("found", "away.named", "target.away"):
        said = f"attach+es {{it:{away}}} to {{attached_to:ref}}"
        yield from entering(said, "attached_to", check=_must_be_another)


def _attaching() -> Iterator[tuple[Rule, ...]]:
    said = "attach+es {it:np~} to {to:ref}"
    yield from verb_made(said, _reattached, _undo_reattached, like=(Reattach,))
    for to, card in (("{to:self}", h.to), ("your hero", HeroOf(You()))):
        yield from verb(f"attach+es {{it:np~}} to {to}", Reattach(h.it, card), check=must_be_an_ability)
    some_other = Reattach(h.it, Every(h.noun))
    yield from verb("attach+es {it:np} to another {noun}", some_other, check=_must_be_one_of_yours)
    another = "attach+es {it:np} to another target {noun}"
    yield from verb_made(another, _to_another, _undo_to_another, like=(Reattach,))


RULES = (*_attaching(), *_entering())
