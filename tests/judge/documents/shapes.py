"""Texts of any length in the shapes that a reader of documents may take long over."""

import random
from collections.abc import Callable, Iterator
from itertools import cycle

LINES = (
    "# Aa", "## 1. Aa", "**100.1** Aa", "**Aa** b", "100. Aa.", "100.1a", "100.1a Aa", "100.1 Aa.", "101.l a Aa",
    "1. Aa", "1.1.1 Aa", "Aa    7", "7", "Aa-", "A: b", "A - B", "Aa", "aa", "a,", "- a", "* A:", "• Aa (100.1)",
    "Aa?", "Tim, 3, Ally", "Tim", "3, Ally", "Example: Aa", "Example:", "Ex.: Aa", "(100.1)", "see 100.1", "100.1,",
    "I. Aa", "Rule 100.1: Aa", "Aa" * 40, "Aa: " * 20, "| a | b |", "|---|---|", "> > a", "---", "<!-- a", "-->",
    "a   b   c", "Aa        Bb", "Aa" + " " * 60 + "Bb", "1. Aa ...... 2", "Contents", "Glossary", "## Glossary",
    "Page 3", "\f", "\fAa  2", "[a](#b)", "From: a@b", "-- ", "Aa (101.1, 101.2): b", "\u00ad",
    "Aa bb cc dd ee ff gg.", "Aa-bb", "a\u0301" * 9, "\U0001f0a1", "\u202e100.1 Aa", "\t\t", "(a) aa",
    "Kapitel 1: Aa", "Regel 100.1 Aa", "\u2028", "\x85",
    "a" + " " * 40 + "(" + "1" * 150, "A a (" + "1 " * 90, "*A a (" + "1" * 60 + ")" + " " * 60 + "(" + "1" * 60,
)  # fmt: skip
"""Lines that return: each alone, under a heading and a rule, in a glossary, below a table of contents."""

RUNS = (
    "Aa, ", "? ", "100.1 A", "100.1a ", "Example: ", "1. A ", "(", "Aa ", ".", "# ", "**a", "> ", "a-", "a - A",
    "Contents  ", "l00.", "100. Aa. ", "Tim, 3, Ally ", "|", "[", "[a](", "<a", "<!--", "&", "\\", "_", "*", "- ",
    "A: ", "Aa (", "A (1): ", "1", "1.", "1.1.", " ", "\t", "\u00a0", "\u00ad", "é", "\U0001f0a1", "a\u0301",
    "100.1, ", "(100.1)", "see 100.1 ", "I. ", "\f", "A B", "a\u00a0 ", ". . . ", "_ ", "§", "Rule 100.1: ",
    "Aa bb. 100.1 Cc ", '"', "“A", "Quest, ", "Aa, Quest, ", "A, 1, ", "--", "·", "Ex. ", "0", "O", "l",
    "Aa, 1\u00a0", "Ally—", "A-a ", "Aa, 1, ",
)  # fmt: skip
"""What one long line is made of."""

MOUNTED = {
    "alone": "",
    "below a rule": "# Aa\n1. One\n100. Ones\n100.1 One.\n",
    "below an example": "100.1 One.\nExample: You play Tim.\n",
    "in a glossary": "1. One\n100.1 One.\n\nGlossary\n\n",
    "below a table": "Contents\n1. Aa\n2. Ab\n3. Glossary\n\n",
}


def _rules(size: int, said: Callable[[int], str]) -> str:
    """Return rules of a section of nineteen each, as many as the size has room for."""
    told, length, at = list[str](), 0, 0
    while length < size:
        number = f"{100 + at // 19 % 900}.{at % 19 + 1}"
        told.append(f"{number} {said(at)}\n")
        length += len(told[-1])
        at += 1
    return "".join(told)


def _deep(size: int) -> str:
    letters = [f"{first}{second}" for first in " abcdefghij" for second in "abcdefghijklmnopqrstuvwxyz"]
    names = cycle(["", *(letter.strip() for letter in letters)])
    return "".join(f"100.1{name} It is so.\n" for name, _ in zip(names, range(size // 18 + 1), strict=False))


def _chosen(signs: str | list[str], size: int) -> str:
    chance = random.Random(f"{len(signs)}")  # noqa: S311 - any order will do.
    return "".join(chance.choices(signs, k=size))[:size]


def _anything(size: int) -> bytes:
    return random.Random(size % 7).randbytes(size)  # noqa: S311 - any bytes will do.


def _rulebooks(size: int) -> dict[str, str]:
    """Return texts of many rules."""
    words = [f"w{number}" for number in range(900)]
    chance = random.Random(4)  # noqa: S311 - any order will do.
    return {
        "rules of any words": _rules(size, lambda _: " ".join(chance.choices(words, k=9)) + "."),
        "rules of one word": _rules(size, lambda _: "Aa."),
        "rules that refer": _rules(size, lambda at: f"See {100 + at * 7 % 900}.{at % 19 + 1} ({at % 900 + 100}.2a)."),
        "rules with examples": _rules(size, lambda at: f"It is {at}.\nExample: Ann has {at}.\nTim {at}, 3, Ally"),
        "sub-rules": _deep(size),
        "terms": "100.1 One.\nGlossary\n" + _many(size, lambda at: f"T{at:06d}: b\n"),
        "terms backwards": "100.1 One.\nGlossary\n" + _many(size, lambda at: f"\nT{size - at:06d} (100.1): B.\n"),
        "cards": "100.1 One.\nExample: Foo.\n" + _many(size, lambda at: f"Aa b{at}, 3, Ally—X\n"),
        "compounds": _many(size, lambda at: f"100.{at % 99 + 1} Aa-b{at} com-\nbat{at}.\n"),
        "bullets": _many(size, lambda at: f"- It is {at} that is said in this long ruling.\n"),
        "columns": _many(size, lambda at: f"{'100.1 Aa ' * 4:40}{f'100.{at} Bb ' * 3}\n"),
        "blank lines and rules": _many(size, lambda _: "100.1 Aa.\n" + "\n" * 40),
        "one word to a line": "\n".join(chance.choices(words, k=size // 5)),
    }


def _outlines(size: int) -> dict[str, str]:
    """Return texts of many headings."""
    titles = _many(size // 3, lambda at: f"{100 + at % 900}. Ab{at}\n")
    below = _many(size, lambda at: f"{100 + at % 900}. Ac{at}\n\nIt says {at} things of a kind.\n")
    return {
        "headings": _many(size, lambda at: f"{at % 90}. Aa {at}\n{100 + at % 900}. Bb {at}\n"),
        "a table without an end": "Contents\n" + _many(size, lambda at: f"{at}. Aa b{at} ..... {at}\n"),
        "a table of headings": f"Contents\n{titles}\n{below}",
        "an outline": "1. Aa\n2. Bb\n" + _many(size, lambda at: f"\n{at % 90}. Ab{at}\nIt says {at}, and says it.\n"),
        "questions": "1. Aa\n2. Bb\n" + _many(size, lambda at: f"\nWhat is {at}?\nIt is {at}.\n"),
        "running heads": _many(size, lambda at: f"Heads and tails   {at}\n\n" + "Aa bb.\n" * 14),
        "page numbers": _many(size, lambda at: f"{at}\nHeads and tails\nAa bb.\nCc dd.\n"),
        "blank lines": "\n" * size,
    }


def _signs(size: int) -> dict[str, str]:
    """Return texts of signs in any order."""
    marks = ["100.1 ", "\n", "Example: ", "A", "a ", "\n\n", "1. ", "- ", "Glossary\n", "Aa: ", ", 3, Ally", "#", "("]
    return {
        "any signs": _chosen([chr(code) for code in (*range(32, 127), 10, 10, 10, 9, 0xA0, 0xAD, 0x2019)], size),
        "any letters": _chosen([chr(code) for code in range(0x20, 0x2FFF, 7)], size // 3),
        "any figures": _chosen("0123456789.. \n", size),
        "any marks": _chosen(marks, size // 3),
    }


def _many(size: int, said: Callable[[int], str]) -> str:
    """Return what is said of one number after the other, as many as the size has room for."""
    told, length = list[str](), 0
    while length < size:
        told.append(said(len(told)))
        length += len(told[-1].encode())
    return "".join(told)


def crowds(size: int) -> Iterator[tuple[str, bytes]]:
    """Yield texts of many different parts, each with its name, of about as many bytes."""
    rules = _rulebooks(size)
    for name, text in (rules | _outlines(size) | _signs(size)).items():
        yield name, text.encode()
    yield "UTF-16", rules["rules that refer"][: size // 2].encode("utf-16")
    yield "UTF-16 backwards", rules["rules of any words"][: size // 2].encode("utf-16-be")
    yield "Latin-1", ("é" + rules["rules of any words"]).encode("latin-1")
    yield "any bytes", _anything(size)
    yield "zeros", b"100.1 Aa.\n" + b"\0" * size
    yield "a zero now and then", b"100.1 Aa bb cc dd ee ff gg hh ii jj kk.\n\0" * (size // 40 + 1)


def returning(size: int) -> Iterator[tuple[str, bytes]]:
    """Yield texts of one line that returns, closed up and with blank lines between, in every place it may stand."""
    for line in LINES:
        for place, above in MOUNTED.items():
            for gap in ("\n", "\n\n"):
                many = max(1, (size - len(above)) // len((line + gap).encode()))
                yield f"{line!r} {place}{', apart' * (len(gap) - 1)}", (above + (line + gap) * many).encode()


def running(size: int) -> Iterator[tuple[str, bytes]]:
    """Yield texts of one long line, alone and in every place it may stand."""
    for run in RUNS:
        for place, above in MOUNTED.items():
            yield f"{run!r} {place}", (above + run * max(1, size // len(run.encode()))).encode()


def shapes(size: int) -> Iterator[tuple[str, bytes]]:
    """Yield every text, about as many bytes long as the size, with the name of its shape."""
    yield from crowds(size)
    yield from returning(size)
    yield from running(size)
