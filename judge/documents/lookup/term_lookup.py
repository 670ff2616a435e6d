"""Looking terms of the rules up, in English, French or German, with or without accents and endings."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypedDict

from judge.documents.document_errors import LONGEST, NothingFound, quoted
from judge.documents.library_folder import kept_editions
from judge.documents.lookup.rule_lookup import Pointer, kept, pointer
from judge.output_lines import BLANK, Line
from judge.rulebook import editions
from judge.rulebook.glossary import Term, terms, terms_by_word
from scenarios.near_names import near_name

_ENDINGS = ("s", "es", "e", "ed", "d", "ing", "n", "en", "er", "t", "ée", "ées", "és", "ent", "ez")


class FoundTerm(TypedDict):
    """A term that was looked up: its meaning, its rules, the editions that explain it, and its translations."""

    term: str
    sentence: str
    editions: list[dict[str, str]]
    official: list[dict[str, str]]
    rules: list[Pointer]
    french: list[str]
    german: list[str]


def look_up(word: str, folder: Path) -> list[FoundTerm]:
    """Return the terms of a word.

    Raises:
        NothingFound: no glossary explains it; names the nearest word that one explains.
    """
    plain = " ".join(word.split())
    found = terms_by_word().get(plain.casefold()) or _alike(plain)
    own = _in_own(plain, folder)
    if not found and not own:
        raise NothingFound(f"no glossary explains {quoted(word)}", hint=_nearest(plain))
    return [*(_found(term, folder) for term in found), *own]


def _alike(word: str) -> tuple[Term, ...]:
    bare = _bare(word)
    known = _bare_words()
    stems = [bare, *(bare.removesuffix(_bare(end)) for end in _ENDINGS if bare.endswith(_bare(end)))]
    tried = [*stems, *(f"{stem}{_bare(end)}" for stem in stems for end in _ENDINGS)]
    return next((known[each] for each in tried if each in known), ())


def _nearest(word: str) -> str:
    near = near_name(_bare(word[:LONGEST]), _bare_words())
    return f"the nearest word is {_words()[near]!r}" if near else "judge search WORDS looks through all there is"


def _in_own(word: str, folder: Path) -> list[FoundTerm]:
    """Return the terms of the word in the glossaries of the user's own documents."""
    if not folder.is_dir():
        return []
    own = (each for each in kept_editions(folder) if each not in editions())
    documents = [(each, document) for each in own if (document := kept(each, folder))]
    return [
        FoundTerm(
            term=entry.term, sentence="", editions=[{"edition": name, "date": "a document of yours"}],
            official=[{"edition": name, "text": entry.text}], rules=[], french=[], german=[],
        )
        for name, document in documents
        for entry in document.entries
        if _bare(entry.term) == _bare(word)
    ]  # fmt: skip


@cache
def _bare_words() -> dict[str, tuple[Term, ...]]:
    found: dict[str, tuple[Term, ...]] = {}
    for term in terms():
        for word in dict.fromkeys(map(_bare, _names(term))):
            found[word] = (*found.get(word, ()), term)
    return found


def _words() -> dict[str, str]:
    """Return the words of the glossary, each under its form in small letters without accents."""
    return {_bare(word): word for term in terms() for word in _names(term)}


def _names(term: Term) -> tuple[str, ...]:
    return (term.term.partition(" (")[0], *term.french, *term.german)


def _bare(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in letters if not unicodedata.combining(sign)).strip()


def _found(term: Term, folder: Path) -> FoundTerm:
    known = editions()
    official = []
    for edition in term.editions:
        document = kept(edition, folder)
        names = {_bare(term.term), *map(_bare, (*term.french, *term.german))}
        entries = [entry for entry in (document.entries if document else ()) if _bare(entry.term) in names]
        official += [{"edition": edition, "text": entry.text} for entry in entries]
    return FoundTerm(
        term=term.term,
        sentence=term.sentence,
        editions=[{"edition": edition, "date": known[edition].date} for edition in term.editions if edition in known],
        official=official,
        rules=[pointer(rule, term.editions[0]) for rule in term.rules],
        french=list(term.french),
        german=list(term.german),
    )


def term_lines(found: list[FoundTerm]) -> Iterator[Line]:
    """Yield the lines of each term."""
    for index, term in enumerate(found):
        if index:
            yield BLANK
        told = "; ".join(f"{each['edition']}, {each['date']}" for each in term["editions"])
        yield Line(f"{term['term']}  [{told}]", style="title")
        if term["sentence"]:
            yield Line(term["sentence"], indent=2)
        for official in term["official"]:
            yield Line(f"“{official['text']}” ({official['edition']})", indent=2, style="faint")
        if term["rules"]:
            yield Line("Rules: " + "; ".join(f"{r['number']} {r['title']}" for r in term["rules"]), indent=2, hang=4)
        if term["french"]:
            yield Line(f"French: {', '.join(term['french'])}", indent=2)
        if term["german"]:
            yield Line(f"German: {', '.join(term['german'])}", indent=2)
