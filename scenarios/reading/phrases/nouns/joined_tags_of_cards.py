"""Cards outside play with one tag or another: "Frost or Fire ability card", "Pet or Totem card"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, AnyOf, Filter, Is
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.nouns.tags_before_nouns import tag_filter, tag_of, tags_filter
from scenarios.reading.phrases.zones.zone_phrases import CARD
from scenarios.reading.said_of_kinds import must_be_said_of_all
from scenarios.reading.templates import Bindings, Value, filters_of, joined, whole_of


def _with_either(_discourse: Discourse, tags: tuple[str, ...], head: Filter) -> Filter:
    """Return the filter of cards of a kind that have one of the tags."""
    if head == CARD:
        raise NoReading("the tags alone")
    kind = filters_of(head)[0]
    has_tag = tags_filter(tags, kind)
    must_be_said_of_all(kind, (has_tag,))
    return joined(head, has_tag)


def _undo_with_either(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if isinstance(value, AllOf) and isinstance(tags := tag_of(value.filters[-1]), tuple):
        yield {"tags": tags, "head": whole_of(value.filters[:-1])}


def _kind_or_tag(_discourse: Discourse, kind: Filter, tag: str) -> AnyOf:
    """Return the filter of cards of a kind, or of any kind with a tag, in the order of their words."""
    return AnyOf((kind, tag_filter(tag, CARD)))


def _tag_or_kind(_discourse: Discourse, tag: str, kind: Filter) -> AnyOf:
    return AnyOf((tag_filter(tag, CARD), kind))


def _undo_kind_or_tag(_discourse: Discourse, value: AnyOf) -> Iterator[Bindings]:
    yield from _parts(value.filters)


def _undo_tag_or_kind(_discourse: Discourse, value: AnyOf) -> Iterator[Bindings]:
    yield from _parts(value.filters[::-1])


def _parts(filters: tuple[Filter, ...]) -> Iterator[Bindings]:
    match filters:
        case (Is((_,)) as kind, other) if isinstance(tag := tag_of(other), str):
            yield {"kind": kind, "tag": tag}
        case _:
            return


def _joined() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for tags that are joined before the kind of a card, and for a tag beside a kind."""
    yield made("taggedcardnoun~", "{tags:tag.joint} {head:cardcardnoun~}", _with_either, _undo_with_either, like=AllOf)
    joint = "<or|and|and/or>"
    yield made("coreheadcard", f"{{kind:head}} {joint} {{tag}}", _kind_or_tag, _undo_kind_or_tag, like=AnyOf)
    yield made("coreheadcard", f"{{tag}} {joint} {{kind:head}}", _tag_or_kind, _undo_tag_or_kind, like=AnyOf)


RULES = (*_joined(),)
