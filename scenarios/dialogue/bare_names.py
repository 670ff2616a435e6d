"""Names of cards that were written without quotation marks, put between them."""

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import SequenceMatcher
from functools import lru_cache

from scenarios.dialogue.late_patterns import late
from scenarios.near_names import close_words
from scenarios.registry.step_tokens import IN_MARKS, quoted, tokens_of

_WORD = re.compile(r"[\w'’-]+")
LONGEST = 5
"""How many words a name has that is looked for by its likeness, at most."""
_CAPITAL = re.compile(r"[A-Z]")
_SHORT = re.compile(r"(?<![\w'’-])(?:the )?(?P<word>[A-Z][\w’-]*(?:'(?!s\b)\w+)*)(?![\w’-])")
_SHORTEST, _NEAR = 4, 0.8
_REMEMBERED = 64
"""For how many boards what follows from the names on them is remembered."""
_LINES = 4096
"""For how many lines it is remembered how they are with names: a line is asked about many times over."""
_QUOTED = re.compile(IN_MARKS)


def outside_names(line: str, change: Callable[[str], str]) -> str:
    """Return a line with what stands outside of names changed; names get straight quotation marks.

    >>> outside_names('I play “My Precious”', lambda piece: piece.replace("I", "you").replace("My", "your"))
    'you play "My Precious"'
    """
    if '"' not in line and "“" not in line:
        return change(line)
    done, at = [], 0
    for name in _QUOTED.finditer(line):
        done += [change(line[at : name.start()]), quoted(tokens_of(name[0])[0].text)]
        at = name.end()
    return "".join((*done, change(line[at:])))


def with_short_names(line: str, names: Iterable[str]) -> str:
    """Return a line in which a word with a capital letter, if one name alone has it, stands for the whole name.

    >>> with_short_names("Kor attacks the Steelhorn", ["Kor Cindervein", "Guardian Steelhorn"])
    '"Kor Cindervein" attacks "Guardian Steelhorn"'
    """
    return _with_short(line, tuple(names)) if _CAPITAL.search(line) else line


@lru_cache(_LINES)
def _with_short(line: str, names: tuple[str, ...]) -> str:
    if not _CAPITAL.search(_QUOTED.sub("", line)):
        return line
    whole = _by_words(names)

    def replaced(found: re.Match[str]) -> str:
        name = whole.get(found["word"])
        if name is None and found["word"].endswith("s") and _MANY.search(found.string[: found.start()]):
            name = whole.get(found["word"].removesuffix("s"))
        return found[0] if name is None else quoted(name)

    short = outside_names(line, lambda piece: _SHORT.sub(replaced, piece))
    return _TOLD_TWICE.sub(r"\1", short) if short != line else line


_MANY = late(r"\b(?:two|three|four|both|several|how many|[2-9]) $", re.IGNORECASE)
_TOLD_TWICE = late(r"(\"[^\"]+\")(?: \1)+")
"""A name of which several words were said, each of which stands for it."""


@lru_cache(_REMEMBERED)
def _by_words(names: tuple[str, ...]) -> dict[str, str | None]:
    """Return, for each word with a capital letter in a name of several words, the name; None if several have it."""
    whole: dict[str, str | None] = {}
    for name in dict.fromkeys(names):
        for word in _WORD.findall(name)[: None if " " in name else 0]:
            if len(word) > 2 and word[0].isupper() and word not in _COMMON_WORDS:  # noqa: PLR2004
                whole[word] = None if word in whole else name
    return whole


_COMMON_WORDS = {
    *("Armor", "Back", "Before", "Into", "Last", "Quest", "Quick", "The", "Weapon", "You", "Your"),
    *(
        "Who",
        "Whose",
        "Which",
        "What",
        "When",
        "Where",
        "Why",
        "How",
        "Can",
        "Could",
        "May",
        "Does",
        "Are",
        "Has",
        "Will",
    ),
    *("All", "Both", "Each", "Nobody", "Now", "Then", "And", "But", "Not", "She"),
}
"""Words of names that sentences begin with, though no card is meant."""


def with_last_words(line: str, names: Iterable[str]) -> str:
    """Return a line in which the last word of a name behind "the" or "my" stands for the name, if one alone has it.

    >>> with_last_words("I use the helm", ["Golem Skull Helm"])
    'I use "Golem Skull Helm"'
    """
    named = [name for name in dict.fromkeys(names) if " " in name]
    last = [name.rpartition(" ")[2].casefold() for name in named]
    whole = {word: name for word, name in zip(last, named, strict=True) if last.count(word) == 1}

    def replaced(found: re.Match[str]) -> str:
        name = None if found["word"] in _COMMON_NOUNS else whole.get(found["word"])
        owner = "" if found["owner"].casefold() in {"the", "that", "this"} else f"{found['owner']} "
        return found[0] if name is None else f"{owner}{quoted(name)}"

    return outside_names(line, lambda piece: _LAST_WORD.sub(replaced, piece)) if whole else line


_LAST_WORD = re.compile(
    r"\b(?P<owner>(?i:the|that|this|my|his|her|my opponent's)) (?P<word>[a-z][\w'’-]{3,})(?![\w'’-])"
    r"(?! (?:hero|card|phase|step))"
)
_COMMON_NOUNS = {
    "totem",
    "form",
    "control",
    "attack",
    "power",
    "strike",
    "damage",
    "hand",
    "armor",
    "life",
    "need",
    "flames",
}
"""Words that speak of something else than of the card whose name ends with them."""


def capitalised(line: str) -> list[str]:
    """Return words with capital letters that stand outside of names, behind the first word, as far as they go together.

    >>> capitalised('I control Ragnaros the Firelord and "Tim"')
    ['Ragnaros the Firelord']
    """
    found: list[str] = []

    def look(piece: str) -> str:
        found.extend(_CAPITALS.findall(piece))
        return piece

    outside_names(line, look)
    return [
        each for each in found if each not in _NO_NAMES and not all(map(GAME_WORDS.fullmatch, each.casefold().split()))
    ]


_CAPITALS = re.compile(r"(?<=\s)[A-Z][\w'’-]*(?:(?: (?:of|the|to|a|in))* [A-Z][\w'’-]*)*")
GAME_WORDS = late(
    r"i|x|atk|def|alliance|horde|all(?:y|ies)|heroe?s?|quests?|weapons?|armor|abilit(?:y|ies)|items?|equipment|instant"
    r"|ongoing|totems?|aura|form|tokens?|unique|unlimited|human|dwarf|gnome|night|elf|draenei|orc|troll|tauren|undead|blood"
    r"|druid|hunter|mage|paladin|priest|rogue|shaman|warlock|warrior|pet|demon|melee|ranged|fire|frost|nature|shadow|holy"
    r"|arcane|activate|talent|elusive|protector|stealth|ferocity|untargetable|long-range|inspire|sabotage|bear|cat|beast"
)
"""Words that the game writes with capital letters, beside names; small ones here."""
_NO_NAMES = {"I", "I'm", "I've", "ATK", "DEF", "X"}


def with_near_names(line: str, names: Iterable[str]) -> str:
    """Return a line with words that are nearly the name of a card replaced by that name, in quotation marks.

    >>> with_near_names("I play fire blust on Tim", ["Fire Blast", "Tim"])
    'I play "Fire Blast" on Tim'
    """
    return _with_near(line, tuple(dict.fromkeys(names)))


@lru_cache(_REMEMBERED)
def _with_near(line: str, names: tuple[str, ...]) -> str:
    known = {name.casefold(): name for name in names if name.strip()}

    def with_nearest(piece: str) -> str:
        likeness, start, end, name = max(_near(piece, known), default=(0.0, 0, 0, ""))
        return f"{piece[:start]}{quoted(known[name])}{piece[end:]}" if likeness else piece

    return outside_names(line, with_nearest)


def _near(piece: str, known: Iterable[str]) -> Iterator[tuple[float, int, int, str]]:
    """Yield how like a name some words are, where they stand, and the name."""
    words = list(_WORD.finditer(piece))
    for length in range(1, min(LONGEST, len(words)) + 1):
        for first, last in zip(words, words[length - 1 :], strict=False):
            said = piece[first.start() : last.end()].casefold()
            found = close_words(said, known, 1, _NEAR) if len(said) >= _SHORTEST else []
            for name in found:
                yield SequenceMatcher(None, said, name).ratio(), first.start(), last.end(), name


def with_names(line: str, names: Iterable[str]) -> str:
    """Return a line with known names of cards between quotation marks, those that are said in short among them.

    >>> with_names("Kor attacks Tim", ["Kor Cindervein", "Tim"])
    '"Kor Cindervein" attacks "Tim"'
    """
    names = tuple(names)
    return with_short_names(with_quoted_names(line, names), names)


def with_quoted_names(line: str, names: Iterable[str]) -> str:
    """Return a line with known names of cards between quotation marks, the longest names first, in any case.

    >>> with_quoted_names("I play fire blast on Tim", ["Fire Blast", "Tim"])
    'I play "Fire Blast" on "Tim"'
    """
    return _with_quoted(line, tuple(names))


@lru_cache(_LINES)
def _with_quoted(line: str, names: tuple[str, ...]) -> str:
    known, by_first = _known_names(names)
    if not known:
        return line
    line = outside_names(line, lambda piece: _IN_SINGLE_MARKS.sub(lambda found: _known_in_marks(found, known), piece))
    line = outside_names(line, lambda piece: _of_several(piece, known))
    line = outside_names(line, lambda piece: _VERBED.sub(lambda found: _as_a_verb(found, known), piece))
    return outside_names(line, lambda piece: _with_known_names(piece, known, by_first))


def _with_known_names(piece: str, known: dict[str, str], by_first: dict[str, list[str]]) -> str:
    """Return words with the longest name that begins at each of them between quotation marks.

    Looking up each word costs a thousandth of what a pattern of all names does, which would have to be made first.
    """
    small = piece.casefold() if len(piece.casefold()) == len(piece) else piece.lower()
    done, at = [], 0
    for word in _FIRST_WORD.finditer(piece):
        start = word.start()
        fitting = (name for name in by_first.get(word[0].casefold(), ()) if small.startswith(name, start))
        name = next((name for name in fitting if not _GOES_ON.match(piece, start + len(name))), None)
        if name is not None and start >= at:
            end = start + len(name)
            done += [piece[at:start], _named(piece[start:end], known)]
            at = end
    return "".join((*done, piece[at:]))


_FIRST_WORD = re.compile(r"(?<![\w'’-])(?:\w+|[^\w\s])")
_GOES_ON = re.compile(r"[\w-]")


_KEYWORDS = {"elusive", "ferocity", "long-range", "protector", "stealth", "untargetable", "unique"}


def _named(words: str, known: dict[str, str]) -> str:
    """Return the name that words are; a keyword in small letters is no card, even where one is called so."""
    return words if words in _KEYWORDS else quoted(known[words.casefold()])


_IN_SINGLE_MARKS = re.compile(r"(?<![\w'])'(?P<name>[^'\"]+(?:'[^'\"]+)*?)'(?![\w'])")


def _known_in_marks(found: re.Match[str], known: dict[str, str]) -> str:
    name = known.get(found["name"].casefold())
    return found[0] if name is None else quoted(name)


_SEVERAL = re.compile(
    r"(?<!\w)(?P<many>two|three|four|[2-9]|both|several|how many|more than (?:one|1)) "
    r"(?P<copies>copies of )?(?P<name>[\w'’ -]+)",
    re.IGNORECASE,
)


def _of_several(piece: str, known: dict[str, str]) -> str:
    """Return words with the name of a card between quotation marks where it stands in the plural behind a number."""

    def named(found: re.Match[str]) -> str:
        for end in _plural_ends(found["name"]):
            name = known.get(found["name"][: end.start()].casefold())
            if name is not None and found["name"][: end.end()].casefold() not in known:
                return f"{found['many']} {quoted(name)}{found['name'][end.end() :]}"
        return found[0]

    return _SEVERAL.sub(named, piece)


_VERBED = re.compile(
    r"(?P<who>\b(?:I|opponent|he|she|they|you|then) )(?P<verb>[\w'’-]+(?: [\w'’-]+){0,2}?)(?P<ending>s|es|ed|d)"
    r"(?= (?:my|his|her|their|the|your|an?|it|him|them|me|us|one|both|each|[A-Z])\b|$|[,.])"
)


def _as_a_verb(found: re.Match[str], known: dict[str, str]) -> str:
    """Return the name of a card between quotation marks where it is used as a verb: "he mind controls Tim"."""
    verb = found["verb"].casefold()
    name = known.get(verb) or known.get(verb.removesuffix("e"))
    return found[0] if name is None or found["verb"] in _COMMON_VERBS else f"{found['who']}{quoted(name)}"


_COMMON_VERBS = {"attack", "play", "use", "control", "exhaust", "destroy", "protect", "strike", "charge"}


def _plural_ends(words: str) -> Iterator[re.Match[str]]:
    """Yield the endings of the plural in some words, the last first."""
    return iter([*re.finditer(r"(?<=\w)e?s(?![\w'’-])", words)][::-1])


@lru_cache(_REMEMBERED)
def _known_names(names: tuple[str, ...]) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Return the names by their small letters, and those small letters by their first word, the longest first."""
    known = {name.casefold(): name for name in names if name.strip()}
    by_first: dict[str, list[str]] = {}
    for name in sorted(known, key=len, reverse=True):
        first = _FIRST_WORD.match(name)
        by_first.setdefault(first[0] if first is not None else name[:1], []).append(name)
    return known, by_first
