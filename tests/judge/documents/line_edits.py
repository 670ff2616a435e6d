"""Edits of a document's lines, as an editor makes them: each is a function from lines to lines."""

import re
from collections.abc import Callable

Lines = list[str]
Made = Callable[[Lines], Lines]


def at(lines: Lines, start: str) -> int:
    """Return where the line is that begins with a number or a term."""
    return next(index for index, line in enumerate(lines) if re.match(rf"{re.escape(start)}(?![\w.])", line))


def worded(number: str, old: str, new: str) -> Made:
    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        assert old in lines[place]
        return [*lines[:place], lines[place].replace(old, new), *lines[place + 1 :]]

    return made


def renumbered(names: dict[str, str]) -> Made:
    pattern = re.compile(r"^(" + "|".join(map(re.escape, names)) + r") ")
    return lambda lines: [pattern.sub(lambda match: f"{names[match[1]]} ", line) for line in lines]


def inserted(before: str, line: str) -> Made:
    return lambda lines: [*lines[: at(lines, before)], line, *lines[at(lines, before) :]]


def removed(number: str, many: int = 1) -> Made:
    return lambda lines: [*lines[: at(lines, number)], *lines[at(lines, number) + many :]]


def both(*made: Made) -> Made:
    def all_of(lines: Lines) -> Lines:
        for each in made:
            lines = each(lines)
        return lines

    return all_of


def swapped(first: str, second: str) -> Made:
    def made(lines: Lines) -> Lines:
        one, two = at(lines, first), at(lines, second)
        new = list(lines)
        new[one], new[two] = first + lines[two][len(second) :], second + lines[one][len(first) :]
        return new

    return made


def rewrapped(number: str) -> Made:
    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        words = lines[place].split(" ")
        half = len(words) // 2
        return [*lines[:place], " ".join(words[:half]), "    " + " ".join(words[half:]), *lines[place + 1 :]]

    return made


def moved(number: str, to: str, before: str) -> Made:
    def made(lines: Lines) -> Lines:
        line = to + lines[at(lines, number)][len(number) :]
        return inserted(before, line)(removed(number)(lines))

    return made


def doubled(number: str, names: dict[str, str], words: str, before: str) -> Made:
    """Put a rule elsewhere under several numbers, some of its words made others in each."""

    def made(lines: Lines) -> Lines:
        rest = lines[at(lines, number)][len(number) :]
        assert words in rest
        for name, said in names.items():
            lines = inserted(before, name + rest.replace(words, said))(lines)
        return removed(number)(lines)

    return made


def folded_into(first: str, second: str) -> Made:
    """Put the words of the second rule, which is gone then, behind those of the first."""

    def made(lines: Lines) -> Lines:
        one, two = at(lines, first), at(lines, second)
        words = re.sub(r"^\S+ (?:15415t1921p )+", "", lines[two])
        return [f"{line} {words}" if index == one else line for index, line in enumerate(lines) if index != two]

    return made


def below(start: str, offset: int, old: str, new: str) -> Made:
    """Change words in a line below the one that begins a rule."""

    def made(lines: Lines) -> Lines:
        place = at(lines, start) + offset
        assert old in lines[place], lines[place]
        return [*lines[:place], lines[place].replace(old, new), *lines[place + 1 :]]

    return made


def without_below(start: str, offset: int, many: int = 1) -> Made:
    """Drop lines below the one that begins a rule."""
    return lambda lines: [*lines[: at(lines, start) + offset], *lines[at(lines, start) + offset + many :]]


def swapped_below(start: str, first: int, second: int) -> Made:
    """Let two lines below the one that begins a rule change places."""

    def made(lines: Lines) -> Lines:
        one, two = at(lines, start) + first, at(lines, start) + second
        new = list(lines)
        new[one], new[two] = lines[two], lines[one]
        return new

    return made


def carried(start: str, many: int, before: str) -> Made:
    """Put lines before another place."""

    def made(lines: Lines) -> Lines:
        place = at(lines, start)
        taken, left = lines[place : place + many], [*lines[:place], *lines[place + many :]]
        return [*left[: at(left, before)], *taken, *left[at(left, before) :]]

    return made


def added_below(start: str, offset: int, line: str) -> Made:
    """Put a line below the one that begins a rule."""
    return lambda lines: [*lines[: at(lines, start) + offset], line, *lines[at(lines, start) + offset :]]


def every(old: str, new: str) -> Made:
    """Change words wherever they stand."""

    def made(lines: Lines) -> Lines:
        assert any(re.search(old, line) for line in lines), old
        return [re.sub(old, new, line) for line in lines]

    return made


def once(old: str, new: str) -> Made:
    """Change words that stand in one place of a document that has several rules in a line."""

    def made(lines: Lines) -> Lines:
        assert sum(line.count(old) for line in lines) == 1, old
        return [line.replace(old, new) for line in lines]

    return made


def broken(number: str, words: str, into: str) -> Made:
    """Begin a new rule before some words of a rule."""

    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        first, found, rest = lines[place].partition(words)
        assert found
        return [*lines[:place], first.rstrip(), f"{into} {found}{rest}", *lines[place + 1 :]]

    return made


def spaced(lines: Lines) -> Lines:
    """Put an empty line below each line."""
    return [part for line in lines for part in (line, "")]
