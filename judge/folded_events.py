"""Events told shortly: passes and payments folded into what they were for, what repeats told once."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile

from engine.value import replace, value
from scenarios.outcome import EventLine
from scenarios.spoken_numbers import so_many

_OF_AN_ANNOUNCEMENT = ("target", "payment")
_LONGEST_BLOCK = 12
"""How many lines a block that repeats has at most."""
_LEAVING = "709.2g"
"""The rule by which a link that has resolved leaves the chain."""
_TRIGGERED = "708.1"
"""The rule by which triggered effects are added to the chain."""
_CLOSING = "407.4"
_AND = ", and "
_TARGETS = " targets "
_A_RESOURCE = "a resource is exhausted"


@value
class Announcement:
    """A link as it was added to the chain: the event that added it, what was paid, and all events that led to it."""

    added: EventLine
    paid: tuple[str, ...]
    events: tuple[EventLine, ...]


def announcement(events: Sequence[EventLine]) -> Announcement | None:
    """Return the first link that a player added in a step; None where no player added one."""
    added = next((each for each in events if each.kind == "link added" and _TRIGGERED not in each.rules), None)
    if added is None:
        return None
    before = events[: events.index(added)]
    own = tuple(each for each in before if _announces(each, added.link))
    proposed = tuple(each for each in before[-1:] if each.kind == "combat")
    paid = tuple(each.text for each in own if each.kind == "payment")
    return Announcement(added, _counted(paid), (*own, *proposed, added))


def _announces(event: EventLine, link: int | None) -> bool:
    if event.number == link:
        return True
    return event.kind in _OF_AN_ANNOUNCEMENT and link in (event.caused_by, event.link)


def _counted(paid: Iterable[str]) -> tuple[str, ...]:
    """Return what was paid, the exhausted resources as a number.

    >>> _counted(["a resource is exhausted", "Tim is destroyed", "a resource is exhausted"])
    ('2 resources', 'Tim is destroyed')
    """
    all_paid = list(paid)
    resources = all_paid.count(_A_RESOURCE)
    number = (so_many(resources, "resource"),) if resources else ()
    return (*number, *(each for each in all_paid if each != _A_RESOURCE))


def event_texts(events: Sequence[EventLine], players: int) -> list[str]:
    """Return what happened in a step, a line for each event that matters; `players` is how many play."""
    return list(_without_repetition([each.text for each in folded_events(events, players)]))


def folded_events(events: Sequence[EventLine], players: int) -> list[EventLine]:
    """Return what happened in a step, an event for what belongs together, with its rules; `players` play."""
    return list(_joined(_folded(events, players)))


def _folded(events: Sequence[EventLine], players: int) -> Iterator[EventLine]:
    place = 0
    while place < len(events):
        passes = _passes(events, place)
        told, used = _after_passes(events, place, passes, players) if passes else _together(events, place)
        yield from told
        place += used


def _joined(events: Iterable[EventLine]) -> Iterator[EventLine]:
    """Yield the events, parts of the turn that follow one another in one, and what a link does first with the link."""
    for parts, group in groupby(events, lambda each: each.kind == "part of turn"):
        together = list(group)
        if parts:
            yield replace(together[-1], text=_course([each.text for each in together]))
            continue
        place = 0
        while place < len(together):
            first, *rest = together[place : place + 2]
            its = first.kind == "resolving" and [each for each in rest if each.caused_by == first.link is not None]
            yield replace(first, text=f"{first.text}: {its[0].text}") if its else first
            place += 2 if its else 1


def _course(parts: Sequence[str]) -> str:
    """Return in one line how the turn goes on: to the last part that starts, with what follows it.

    >>> _course(["both players pass, and the window of the end phase closes", "your turn ends", "Ann's turn starts"])
    "both players pass, and Ann's turn starts"
    >>> _course(["you pass, and the draw step closes", "it ends", "both players pass, and it closes", "b starts"])
    'you pass, then both players pass, until b starts'
    >>> _course(["the combat concludes", "the combat step ends"])
    'the combat concludes; the combat step ends'
    """
    last = max((place for place, text in enumerate(parts) if text.endswith(" starts")), default=0)
    passes = list(dict.fromkeys(text.partition(_AND)[0] for text in parts[:last] if _AND in text))
    often = sum(_AND in text for text in parts[:last])
    sign = _AND if often == 1 else ", until " if len(passes) > 1 else " until "
    return "; ".join((f"{', then '.join(passes)}{sign if passes else ''}{parts[last]}", *parts[last + 1 :]))


def _passes(events: Sequence[EventLine], place: int) -> int:
    """Return how many passes in a row begin at a place."""
    return next((n for n, each in enumerate(events[place:]) if each.kind != "pass"), len(events) - place)


def _after_passes(
    events: Sequence[EventLine], place: int, passes: int, players: int
) -> tuple[Iterable[EventLine], int]:
    """Return what passes led to, told in one event, and how many events that was; passes alone aren't told."""
    after = events[place + passes : place + passes + 1]
    every = passes >= players
    who = ("both players pass" if players == 2 else "all players pass") if every else _listed(events, place, passes)  # noqa: PLR2004
    if after and after[0].kind == "resolving":
        what, used = _resolution(events, place + passes)
        return (replace(after[0], text=f"{who}{_AND}{what}"),), passes + used
    if after and _CLOSING in after[0].rules:
        return (replace(after[0], text=f"{who}{_AND}{after[0].text}"),), passes + 1
    return (), passes


def _listed(events: Sequence[EventLine], place: int, passes: int) -> str:
    return ", ".join(each.text for each in events[place : place + passes])


def _resolution(events: Sequence[EventLine], place: int) -> tuple[str, int]:
    """Return how a link resolves, told in one event, and how many events that was; one that enters play does so."""
    tries, after = events[place], events[place + 1 :]
    if after and _LEAVING in after[0].rules and after[0].kind == "move":
        return after[0].text, 2
    left = any(_LEAVING in each.rules and _is_of(each, tries) for each in after)
    return tries.text.replace("tries to resolve", "resolves") if left else tries.text, 1


def _is_of(event: EventLine, tries: EventLine) -> bool:
    """Return whether an event is about the link that tries to resolve."""
    return tries.link in (event.caused_by, event.link)


def _together(events: Sequence[EventLine], place: int) -> tuple[Iterable[EventLine], int]:
    """Return the event at a place, told together with those after it that belong to it, and how many that was."""
    first, rest = events[place], events[place + 1 : place + 3]
    if first.kind == "link left" or (first.kind == "move" and _LEAVING in first.rules and "graveyard" in first.text):
        return () if _resolved_before(events, place) else (first,), 1
    if first.kind == "trigger":
        return _trigger(events, place)
    if first.kind == "combat":
        return _combat(first, rest)
    if first.kind == "readiness" and rest and rest[0].kind == "combat" and rest[0].about[:1] == first.about[:1]:
        name = _common_name(first.text, rest[0].text)
        return (replace(first, text=f"{first.text} and {rest[0].text.removeprefix(name)}"),), 2
    if first.text == "the combat step ends" and any(each.text == "the combat concludes" for each in events[:place]):
        return (), 1
    return (first,), 1


def _trigger(events: Sequence[EventLine], place: int) -> tuple[Iterable[EventLine], int]:
    """Return what triggers, with its effect and the targets of that where the effect is added at once."""
    first = events[place]
    targets = list(takewhile(lambda each: each.kind == "target" and each.link == first.link, events[place + 1 :]))
    after = events[place + 1 + len(targets) :][:1]
    if not after or after[0].kind != "link added" or after[0].link != first.link:
        return (first,), 1
    named = [each.text.partition(_TARGETS)[2] for each in targets]
    aimed = f", targeting {', '.join(named)}" if named else ""
    return (replace(first, text=f"{first.text}, and its effect is added to the chain{aimed}"),), len(targets) + 2


def _resolved_before(events: Sequence[EventLine], place: int) -> bool:
    """Return whether the link that leaves the chain was told to resolve in the same step, which says enough."""
    left = events[place]
    return _LEAVING in left.rules and any(each.kind == "resolving" and _is_of(left, each) for each in events[:place])


def _combat(first: EventLine, rest: Sequence[EventLine]) -> tuple[Iterable[EventLine], int]:
    """Return that a character defends; that both are in combat by it is said with it."""
    both = [each for each in rest if each.kind == "combat" and set(each.about) == set(first.about)]
    if len(both) == 2 and len(first.about) == 2:  # noqa: PLR2004 - attacker and defender
        return (replace(first, text=f"{first.text}, and they enter combat"),), 3
    return (first,), 1


def _common_name(first: str, second: str) -> str:
    """Return the words with which both texts begin.

    >>> _common_name("Kor Cindervein is exhausted", "Kor Cindervein attacks")
    'Kor Cindervein '
    """
    same = 0
    for one, other in zip(first.split(), second.split(), strict=False):
        if one != other:
            break
        same += len(one) + 1
    return first[:same]


def _without_repetition(texts: Sequence[str]) -> Iterator[str]:
    """Yield the texts; what is said several times in a row once, with how often.

    >>> list(_without_repetition(["Tim readies", "Brigg heals", "Tim readies", "Brigg heals", "the turn ends"]))
    ['Tim readies', 'Brigg heals', '(the last 2 lines happen 2 times in all)', 'the turn ends']
    """
    place = 0
    while place < len(texts):
        length, times = _longest_repeated(texts, place)
        block = texts[place : place + length]
        if times == 1:
            yield texts[place]
        elif length == 1:
            yield f"{block[0]} ({times} times)"
        else:
            yield from (*block, f"(the last {length} lines happen {times} times in all)")
        place += length * times


def _longest_repeated(texts: Sequence[str], place: int) -> tuple[int, int]:
    """Return how long the block is that repeats most lines from a place on, and how often it is there."""
    best = (1, 1)
    for length in range(1, _LONGEST_BLOCK + 1):
        block = texts[place : place + length]
        times = 1
        while texts[place + times * length : place + (times + 1) * length] == block:
            times += 1
        if times > 1 and length * times > best[0] * best[1]:
            best = (length, times)
    return best
