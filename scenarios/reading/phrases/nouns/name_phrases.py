"""Names: the card's own name and its short forms, other names, and the words of type lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from engine.language import words as printed
from engine.language.selections import This
from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.phrase_rules import Terminal
from scenarios.reading.spelling import OWN_NAME, THIS

CLASSES = printed.CLASSES
FACTIONS = printed.FACTIONS
RACES = (
    "Blood Elf", "Draenei", "Dwarf", "Gnome", "Human", "Night Elf", "Orc", "Tauren", "Troll", "Undead", "Goblin",
    "Ogre",
    "Demon", "Dragonkin", "Elemental", "Beast", "Murloc", "Naga", "Pandaren", "Satyr", "Worgen", "Broken", "Ethereal",
    "Ancient", "Mechanical", "Giant", "Wisp", "Treant", "Sheep", "Spider", "Turtle", "Cat", "Bear", "Wolf", "Boar",
    "Owl", "Raptor", "Bat", "Crab", "Crocolisk", "Dragonhawk", "Gorilla", "Hyena", "Scorpid", "Serpent", "Snake",
    "Peasant", "Centaur", "Furbolg", "Tuskarr", "Vrykul", "Arakkoa", "Scourge", "Carrion Bird",
    "Abomination", "Basilisk", "Chimera", "Devilsaur", "Doomguard", "Dragonspawn", "Drake", "Dryad", "Felguard",
    "Felhunter", "Fox", "Gargoyle", "Ghoul", "Gnoll", "Harpy", "Hozen", "Imp", "Infernal", "Kobold", "Kvaldir",
    "Magnataur", "Mogu", "Nerubian", "Qiraji", "Quilboar", "Rhino", "Silithid", "Skeleton", "Succubus", "Taunka",
    "Titan", "Trogg", "Voidwalker", "Wolvar", "Worm", "Yeti",
)  # fmt: skip
SCHOOLS = (
    "Affliction", "Arcane", "Arms", "Assassination", "Balance", "Beast Mastery", "Blood", "Combat", "Demonology",
    "Destruction", "Discipline", "Elemental", "Enhancement", "Feral", "Fire", "Frost", "Fury", "Holy", "Marksmanship",
    "Protection", "Restoration", "Retribution", "Shadow", "Subtlety", "Survival", "Unholy",
)  # fmt: skip
PROFESSIONS = (
    "Alchemy", "Blacksmithing", "Enchanting", "Engineering", "Herbalism", "Inscription", "Jewelcrafting",
    "Leatherworking", "Mining", "Skinning", "Tailoring",
)  # fmt: skip
WEAPONS = (
    "Two-Handed", "Melee", "Ranged", "Axe", "Bow", "Crossbow", "Dagger", "Fist", "Gun", "Mace", "Polearm", "Staff",
    "Sword", "Thrown", "Wand",
)  # fmt: skip
ARMOR = ("Cloth", "Leather", "Mail", "Plate", "Shield", "Back", "Chest", "Feet", "Hands", "Head", "Legs", "Shoulder",
         "Waist", "Wrist")  # fmt: skip
ITEMS = ("Trinket", "Ring", "Neck", "Potion", "Bag", "Mount")
TOTEMS = ("Air Totem", "Earth Totem", "Fire Totem", "Water Totem")
SPELLS = (
    "Form", "Aura", "Aspect", "Blessing", "Seal", "Curse", "Disease", "Poison", "Presence", "Shout", "Stance", "Combo",
    "Finishing Move", "Talent", "Trap", "Sting",
)  # fmt: skip
SORTS = (
    "Pet", *SPELLS, "Off-Hand", *WEAPONS, *ARMOR, *ITEMS, "Banner", "Idol", "Relic", "Libram", "Tabard", "Traitor",
    "Arena", "Two-Headed", *TOTEMS,
)  # fmt: skip
LONGEST_NAME = 7
TAGS = tuple(dict.fromkeys((*RACES, *SCHOOLS, *SORTS, *CLASSES, *FACTIONS)))
_ALIKE = (
    "Arakkoa", "Broken", "Dragonspawn", "Hozen", "Kvaldir", "Mogu", "Naga", "Qiraji", "Quilboar", "Scourge",
    "Silithid", "Taunka", "Tuskarr", "Vrykul", "Worgen",
)  # fmt: skip
"""Races of which several are called as one is, or with an s."""
_PLURALS = {**{race: race for race in _ALIKE},
            "Dwarf": "Dwarves", "Sheep": "Sheep", "Staff": "Staves", "Draenei": "Draenei", "Undead": "Undead",
            "Night Elf": "Night Elves", "Blood Elf": "Blood Elves", "Wolf": "Wolves", "Murloc": "Murlocs",
            "Dragonkin": "Dragonkin", "Harpy": "Harpies", "Succubus": "Succubi",
            "Human": "Humans", "Tauren": "Tauren", "Pandaren": "Pandaren"}  # fmt: skip


def plural_of(tag: str) -> str:
    """Return the plural of a tag.

    >>> plural_of("Dwarf"), plural_of("Pet"), plural_of("Curse")
    ('Dwarves', 'Pets', 'Curses')
    """
    return _PLURALS.get(tag) or tag + "s"


_Table: TypeAlias = dict[str, list[tuple[tuple[str, ...], str]]]
"""For the first word of each form of a tag, all its words and the tag."""


def _table(pairs: dict[str, str]) -> _Table:
    found: _Table = {}
    for form, tag in pairs.items():
        words = tuple(form.split())
        found.setdefault(words[0].lower(), []).append((words, tag))
    return found


_ONE = _table({tag: tag for tag in TAGS})
_MANY = _table({plural_of(tag): tag for tag in TAGS} | {tag + "s": tag for tag in _ALIKE})


def _forms(table: _Table, tokens: tuple[Token, ...], at: int) -> list[tuple[tuple[str, ...], str]]:
    """Yield the end of each form in the table that stands here, in any case of letters, and its tag."""
    return [
        (words, tag)
        for words, tag in table.get(tokens[at].key, ())
        if tuple(t.key for t in tokens[at : at + len(words)]) == tuple(w.lower() for w in words)
    ]


def _tag(tokens: tuple[Token, ...], at: int, discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield the tag that stands here, unless it only begins a longer one: "Fire Totem" isn't the tag Fire.

    A text also knows the tags of the tokens that it puts into play.
    """
    found = _forms(_ONE, tokens, at)
    for words in discourse.names.tokens:
        if tuple(t.text for t in tokens[at : at + len(words)]) == words and " ".join(words) not in TAGS:
            found.append((words, " ".join(words)))
    if not found:
        return
    longest = max((len(words) for words, _ in (*found, *_forms(_MANY, tokens, at))))
    yield from ((at + len(words), tag) for words, tag in found if len(words) == longest)


def _tags(tokens: tuple[Token, ...], at: int, discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield the tag of which the plural stands here, also the tag of tokens that the text puts into play."""
    for own in discourse.names.tokens:
        tag, said = " ".join(own), tuple(t.text for t in tokens[at : at + len(own)])
        if tag not in TAGS and said == (*own[:-1], own[-1] + "s"):
            yield at + len(own), tag
    for words, tag in _MANY.get(tokens[at].key, ()):
        said = tuple(t.text for t in tokens[at : at + len(words)])
        if said == words or (tag in WEAPONS and said == tuple(word.lower() for word in words)):
            yield at + len(words), tag


def _not_tag(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    key = tokens[at].key
    if key.startswith("non-"):
        for words, tag in _ONE.get(key[4:], ()):
            if len(words) == 1:
                yield at + 1, tag


def _write_plural(value: object) -> Iterator[str]:
    if isinstance(value, str) and (value in TAGS or value[:1].isupper()):
        yield plural_of(value)


def _write_tag(value: object) -> Iterator[str]:
    if isinstance(value, str) and (value in TAGS or value[:1].isupper()):
        yield value


def _write_not_tag(value: object) -> Iterator[str]:
    if value in TAGS:
        yield f"non-{value}"


def _self(tokens: tuple[Token, ...], at: int, discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield the card itself, unless the words before are of a token of that name, which may be meant."""
    key = tokens[at].key
    for form in discourse.names.forms:
        if not form or form[0].lower() != key or (form in discourse.names.of_tokens and _speaks_of_tokens(tokens[:at])):
            continue
        said = tokens[at : at + len(form)]
        if tuple(t.key for t in said) != tuple(word.lower() for word in form):
            continue
        if form[0] in (THIS, said[0].text) or said[0].text[0].isupper():
            yield at + len(form), This()


def _speaks_of_tokens(tokens: tuple[Token, ...]) -> bool:
    return any(token.key in ("token", "tokens") for token in tokens)


def _write_self(value: object) -> Iterator[str]:
    if value == This():
        yield OWN_NAME


def _name(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield every run of words that begins and ends with a capital letter, as a name; "or" stands between two names."""
    end = at
    while end < len(tokens) and (tokens[end].text[0].isalnum() or tokens[end].text in ("'s", '"')):
        if end - at > LONGEST_NAME or tokens[end].text in ("or", "and"):
            return
        if tokens[at].text[0].isupper() and tokens[end].text[0].isupper():
            yield end + 1, " ".join(t.text for t in tokens[at : end + 1]).replace(" 's", "'s")
        end += 1


def _given(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield a name that the text has given before, which stands after "named"."""
    for place in range(at):
        if tokens[place].key == "named" and place + 1 < at:
            for end, name in _name(tokens, place + 1, _discourse):
                words = tuple(t.text for t in tokens[place + 1 : end])
                if words == tuple(t.text for t in tokens[at : at + len(words)]):
                    yield at + len(words), name


def _write_name(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value


def _word(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield a word or two in small letters, or one word with a capital letter that is no tag."""
    if tokens[at].text.istitle() and tokens[at].text.isalpha() and tokens[at].text not in TAGS:
        yield at + 1, tokens[at].text
    for length in (1, 2):
        run = tokens[at : at + length]
        if len(run) == length and all(t.text[0].isalpha() and t.text.islower() for t in run):
            yield at + length, " ".join(t.text for t in run)


_NO_NAMES = frozenset({"a", "all", "an", "any", "each", "every", "more", "no", "number", "one", "or", "other", "the"})
"""Words before "counter" that are no name of one: they say how many there are."""

_VALUES = {"atk": "ATK", "health": "health", "def": "DEF"}


def _counter(tokens: tuple[Token, ...], at: int, discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield the name of a counter: a word or two, or what it changes, such as "+1 ATK / +1 health"."""
    if tokens[at].key not in _NO_NAMES:
        yield from _word(tokens, at, discourse)
    changes: list[str] = []
    place = at
    while _is_change(tokens, place) and place + 1 < len(tokens) and tokens[place + 1].key in _VALUES:
        changes.append(f"{tokens[place].text} {_VALUES[tokens[place + 1].key]}")
        yield place + 2, " / ".join(changes)
        if place + 2 == len(tokens) or tokens[place + 2].text != "/":
            return
        place += 3
    if _is_change(tokens, at) and _is_change(tokens, at + 2) and tokens[at + 1].text == "/":
        yield at + 3, f"{tokens[at].text} ATK / {tokens[at + 2].text} health"


def _is_change(tokens: tuple[Token, ...], at: int) -> bool:
    return at < len(tokens) and tokens[at].text[0] in "+-" and tokens[at].text[1:].isdecimal()


SPOKEN = "…"
"""Stands for words that are to be said aloud, for the data of a card does not keep them."""


def _speech(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    if tokens[at].key == '"':
        for end in range(at + 1, len(tokens)):
            if tokens[end].key == '"':
                yield end + 1, SPOKEN
                return


def _write_speech(value: object) -> Iterator[str]:
    if value == SPOKEN:
        yield f'"{SPOKEN}"'


_REPUTATION = "Reputation"


def _reputation(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    """Yield the name before the word Reputation."""
    if len(tokens) > at + 1 and tokens[at].text[0].isupper() and tokens[at + 1].text == _REPUTATION:
        yield at + 2, tokens[at].text


def _write_reputation(value: object) -> Iterator[str]:
    yield f"{value} {_REPUTATION}"


def _profession(tokens: tuple[Token, ...], at: int, _discourse: Discourse) -> Iterator[tuple[int, Any]]:
    if tokens[at].text in PROFESSIONS:
        yield at + 1, tokens[at].text


def _write_profession(value: object) -> Iterator[str]:
    if value in PROFESSIONS:
        yield str(value)


RULES = (
    Terminal("profession", _profession, _write_profession, "a profession"),
    Terminal("reputation", _reputation, _write_reputation, "a reputation"),
    Terminal("speech", _speech, _write_speech, "words in quotation marks"),
    Terminal("tag", _tag, _write_tag, "a tag"),
    Terminal("tags", _tags, _write_plural, "tags"),
    Terminal("nontag", _not_tag, _write_not_tag, "a tag after non-"),
    Terminal("self", _self, _write_self, "the card's name"),
    Terminal("name", _name, _write_name, "a name"),
    Terminal("given", _given, _write_name, "a name that was given before"),
    Terminal("counter", _counter, _write_name, "the name of a counter"),
)
