"""Words for the cards of an event: its source, both of them, and what is destroyed after it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.selections import Role, Selection, This, Union
from engine.language.triggers import On, What
from scenarios.reading import back_references
from scenarios.reading.aimed_plays import is_aimed
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made
from scenarios.reading.selected_cards import CHARACTER
from scenarios.reading.templates import Bindings


def _victim(discourse: Discourse) -> Selection:
    """Return what "it" is that is destroyed after an event of one's own card and another: one's own is named again.

    Raises:
        NoReading: "it" is clear by the words alone, or the event is not of one's own card and one other, or it is that
            one's own card is targeted, which may be what destroys it.
    """
    back_references.must_be_in_doubt(discourse)
    event = discourse.event
    if is_aimed(event) or (isinstance(event, On) and event.what is What.TARGETED):
        raise NoReading('words that say which of two things "it" is')
    others = [each for each in discourse.mentions if each.in_event and not each.person]
    own = [each for each in others if each.yours or (each.selection == This() and not discourse.quoted)]
    foes = {each.selection for each in others if each not in own}
    if len(foes) != 1 or not own or any(each.not_taken for each in others):
        raise NoReading('one card beside one\'s own that "it" can mean')
    return foes.pop()  # type: ignore[no-any-return]


_BOTH = Union((Role("subject"), Role("other")))


def _both_of_the_event(discourse: Discourse) -> Union:
    """Return the two cards of the event, where it is about one card and another.

    Raises:
        NoReading: the event is not about two cards.
    """
    event = discourse.event
    if not isinstance(event, On) or event.subject is None or event.other is None:
        raise NoReading("two cards of which the text has spoken")
    return _BOTH


def _undo_both_of_the_event(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == _BOTH:
        yield {}


def _its_source(discourse: Discourse) -> Role:
    source = _source(discourse)
    speak_of(discourse, source, CHARACTER)
    return source


def _source(discourse: Discourse) -> Role:
    """Return who dealt, or would have dealt, the damage of the event.

    Raises:
        NoReading: the event is of no damage, or the text names who deals it.
    """
    event = discourse.event
    if not isinstance(event, On) or event.what not in (What.DEALS_DAMAGE, What.PREVENTED):
        raise NoReading("damage that has a source")
    return Role("subject" if event.what is What.DEALS_DAMAGE else "other")


def _of_events() -> Iterator[tuple[Rule, ...]]:
    yield made("it.victim", "it", _victim, as_built(_victim))
    yield made("ref", "<its|the damage 's> source", _its_source, as_built(_source), like=Role)
    yield made("nps", "both <|of them>", _both_of_the_event, _undo_both_of_the_event, like=Union)


RULES = (*_of_events(),)
