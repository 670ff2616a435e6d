"""How many races of a faction, or classes, there are among cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Filter, Not, Tagged
from engine.language.selections import Every, TagsAmong
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.name_phrases import CLASSES
from scenarios.reading.templates import Bindings, h, parts_of

RACES_OF = {
    "Alliance": ("Draenei", "Dwarf", "Gnome", "Human", "Night Elf"),
    "Horde": ("Blood Elf", "Orc", "Tauren", "Troll", "Undead"),
}
"""The races of each of the two factions that players can choose between (starter-2006)."""

_CLASSES_AMONG = TagsAmong(CLASSES, Every(h.of))


def _different(_discourse: Discourse, faction: str, of: Filter, but: str | None = None) -> TagsAmong:
    races = RACES_OF[faction]
    if but not in (None, *races):
        raise NoReading("a race of the faction")
    if but is None and any(Not(Tagged((race,))) in parts_of(of) for race in races):
        raise NoReading("races other than one, rather than cards other than those of one race")
    return TagsAmong(tuple(each for each in races if each != but), Every(of))


def _undo_different(discourse: Discourse, value: TagsAmong) -> Iterator[Bindings]:
    for faction, races in RACES_OF.items():
        for but in (None, *races):
            if isinstance(value.of, Every) and value == _different(discourse, faction, value.of.filter, but):
                yield {"faction": faction, "of": value.of.filter, **({} if but is None else {"but": but})}


def _counted() -> Iterator[tuple[Rule, ...]]:
    said = "different {faction:icon} race among {of:nouns}"
    for words in (f"{said} other than {{but:tag}}", said):
        yield made("counted.one", words, _different, _undo_different, like=TagsAmong)
        number = f"the number of {words.replace('race', 'races')}"
        yield made("value", number, _different, _undo_different, like=TagsAmong)
    yield rule("counted.one", "different class among {of:nouns}", _CLASSES_AMONG)
    yield rule("value", "the number of different classes among {of:nouns}", _CLASSES_AMONG)


RULES = (*_counted(),)
