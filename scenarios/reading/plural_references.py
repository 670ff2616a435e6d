"""Back-references to several cards: what "them", "they" and "those allies" mean at a point of a text.

They are the several cards that were last spoken of, or two single ones of the sentence before. Where other cards were
spoken of that the words can mean, in the same sentence or in another, the words have no reading.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.language.filters import AllOf, Among, Filter, Is
from engine.language.selections import Every, Selection, Those, Top, Union
from engine.language.words import Kind, Zone
from scenarios.reading.back_references import last, must, speak_of
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.each_spoken_of import is_own
from scenarios.reading.noun_words import means_all
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import parts_of


def them(discourse: Discourse) -> Mention:
    """Return the several things that were last spoken of.

    Raises:
        NoReading: there are no such things.
    """
    found = last(discourse.mentions, lambda each: each.several and not each.person)
    found = must(found or _two(discourse, frozenset()), "them")
    _must_be_all(discourse, found, "them")
    return found


def _two(discourse: Discourse, nouns: frozenset[str]) -> Mention | None:
    """Return two cards of the sentence before that are meant together, None if it didn't speak of just two."""
    things = [each for each in discourse.mentions if not each.person and each.sentence == discourse.sentence - 1]
    others = list({each.selection: each for each in things if not is_own(each)}.values())
    if len(others) != len(("one", "other")) or any(each.several or not nouns <= each.nouns for each in others):
        return None
    one, other = others
    return Mention(Union((one.selection, other.selection)), one.nouns & other.nouns, several=True)


def done_to(discourse: Discourse, done: str) -> Mention:
    """Return the mention of what the deed was done to.

    Raises:
        NoReading: the deed was done to nothing.
    """
    return must(last(discourse.mentions, lambda each: done in each.nouns), f"what was {done}")


def affected(discourse: Discourse, done: str) -> tuple[Mention, Selection]:
    """Return the mention of what the deed was done to, and the selection of those to which it really was done.

    Cards that can't be moved, and those whose move was replaced, were spoken of and are not among these.

    Raises:
        NoReading: the deed was done to nothing, or two sentences tell of such deeds: "this way" can mean both.
    """
    found = done_to(discourse, done)
    bound = _NAMED_BY_DEED.get(done)
    if any(
        done in each.nouns and each.selection not in (found.selection, Those(str(bound))) for each in discourse.mentions
    ):
        raise NoReading(f"one deed by which cards were {done}")
    if isinstance(found.selection, Top):
        found = must(last(discourse.mentions, lambda each: _is_from_deck(each, done)), f"what was {done}")
        return found, found.selection
    own = isinstance(found.selection, Those) and found.selection.name.rstrip("0123456789") == done
    return found, found.selection if bound is None or own else Those(bound)


_NAMED_BY_DEED = {"destroyed": "destroyed", "exhausted": "exhausted", "removed": "removed", "put": "moved",
                  "returned": "moved"}  # fmt: skip
"""Deeds that name the cards to which they were really done, whoever does them, and the name."""


def _is_from_deck(mention: Mention, done: str) -> bool:
    """Return whether this speaks of cards from the top of a deck by the zone that they were put into."""
    zones = [each for each in mention.nouns if each.startswith("put into ")]
    return bool(zones) and (zones == [f"put into {Zone.REMOVED.value}"]) is (done == "removed")


def those(discourse: Discourse, noun: str) -> Mention:
    """Return the several things last spoken of that the noun can mean.

    Raises:
        NoReading: there are no such things.
    """
    found = last(discourse.mentions, lambda each: each.several and noun in each.nouns)
    found = must(found or _two(discourse, frozenset({noun})), f"those {noun}")
    if not means_all(noun, found.nouns):
        raise NoReading(f"words that mean all of them, for others than {noun} are among them")
    _must_be_all(discourse, found, f"those {noun}", noun)
    return found


def _must_be_all(discourse: Discourse, found: Mention, what: str, noun: str | None = None) -> None:
    """Refuse a plural where the sentence spoke of other cards beside the several ones: they could be meant as well.

    Cards that a search finds stand in another zone than those which the words for them compare them with.

    Raises:
        NoReading: there are other cards, which the noun can mean, if there is one.
    """
    if found.selection == Those("found"):
        return
    known = found.selection.parts if isinstance(found.selection, Union) else (found.selection,)
    for each in discourse.mentions:
        if isinstance(each.selection, Top):  # The cards have a name of their own in the zone that they were put into.
            continue
        can_be_meant = each.selection not in known and noun in (None, *each.nouns) and not _is_among(found, each)
        if can_be_meant and _is_of_other_sentences(discourse, each, found):
            raise NoReading(f"words that say which of the cards {what!r} are")
        if each.sentence != found.sentence or each.person or each.in_event or each.selection == found.selection:
            continue
        now = each.sentence == discourse.sentence and each.clause == discourse.clause != found.clause
        done_by = each.subject and not each.several
        if can_be_meant and not now and not done_by:
            raise NoReading(f"words that say which of the cards {what!r} are")


def _is_among(found: Mention, whole: Mention) -> bool:
    """Return whether the cards were chosen from among the others, which are then no longer meant by a bare plural."""
    return Among(whole.selection) in parts_of(found.filter)


def _is_of_other_sentences(discourse: Discourse, each: Mention, found: Mention) -> bool:
    """Return whether a card was spoken of in another sentence than those which the plural would mean."""
    elsewhere = each.sentence not in (found.sentence, discourse.sentence)
    return elsewhere and not (each.person or each.in_event or is_own(each))


def dealt_to(*kinds: Kind) -> Those | Every:
    """Return all to which damage was dealt, or those of the kinds among them: a Totem is no ally (306.4)."""
    return Every(dealt_of(*kinds)) if kinds else Those("dealt")


def dealt_of(*kinds: Kind, name: str = "dealt") -> Filter:
    """Return the description of those to which damage was dealt under the name, of the kinds where there are any."""
    dealt = Among(Those(name))
    return AllOf((Is(kinds), dealt)) if kinds else dealt


def saying_dealt_to(*, several: bool = False) -> Callable[[Discourse], Those]:
    """Return the build function of all to which damage was dealt; "it" is each of them, or "they" if `several`."""

    def build(discourse: Discourse) -> Those:
        found = Those("dealt")
        speak_of(discourse, found, _CHARACTERS - {"totem"} | {"card"}, several=several)
        return found

    return build


_CHARACTERS = frozenset({"ally", "character", "hero", "totem"})
