"""Looking cards up: the data of a card, the rules that its words rest on, and the rulings on it."""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from judge.cardlists.own_cards import own_card_data, own_names
from judge.documents.document_errors import LONGEST, NothingFound, quoted
from judge.documents.library_folder import OWN, kept_editions, own_cards_folder
from judge.documents.lookup.card_words import kept_words, words_of
from judge.documents.lookup.rule_lookup import Pointer, kept, pointer
from judge.documents.lookup.scenario_mentions import Mention, mentions, naming
from judge.json_files import json_in
from judge.output_lines import Line
from judge.rulebook import REFERENCE, editions
from judge.rulebook.glossary import terms
from judge.rulebook.rule_entries import rules_by_id
from scenarios.library.card_file_names import file_name
from scenarios.near_names import near_name

_FOLDER = Path(__file__).parents[3] / "scenarios" / "library" / "cards"
LONGEST_NAME = 200
FEW = 5


class FoundCard(TypedDict):
    """A card that was looked up: its data, where documents print it, the rules of its words, the scenarios about it.

    `named_in` is how many scenarios name it in all; `hides_own` says that the user has another card of its name, which
    isn't played.
    """

    name: str
    edition: str
    date: str
    data: dict[str, Any]
    rules: list[Pointer]
    printed_under: list[dict[str, str]]
    scenarios: list[dict[str, str]]
    named_in: int
    hides_own: bool


@cache
def card_names(folder: Path | None = None) -> tuple[str, ...]:
    """Return the names of the carried cards, of the user's own, and of those whose text a scenario gives."""
    own: tuple[str, ...] = ()
    if folder and own_cards_folder(folder).is_dir():
        own = own_names(folder / OWN)
    return tuple(sorted({*_library(), *own, *_said()}))


@cache
def _said() -> tuple[str, ...]:
    """Return the names of the cards whose text a carried scenario gives."""
    return tuple(dict.fromkeys(name for mention in mentions() for name in sorted(mention.cards)))


@cache
def _library() -> dict[str, Path]:
    return {json.loads(path.read_bytes())["name"]: path for path in sorted(_FOLDER.glob("*.json"))}


def look_up(name: str, folder: Path) -> FoundCard:
    """Return the card of the name, in any case: the carried one, or else the user's own.

    Raises:
        NothingFound: there is no such card; names the nearest.
        BadCardData: the card's file in the folder is damaged.
    """
    name = " ".join(name.split())
    data = _data(name) or _own_data(name, own_cards_folder(folder))
    exact = str(data.get("name") or _in_any_case(name))
    printed = _printed(exact, folder)
    if not data and not printed and exact not in card_names(folder):
        raise NothingFound(f"no card is called {quoted(name)}", hint=_nearest(name, folder))
    scenarios = naming(exact)
    about = _about(exact, data, scenarios)
    return FoundCard(
        name=exact,
        edition=REFERENCE,
        date=editions()[REFERENCE].date,
        data=data,
        rules=sorted((pointer(rule, REFERENCE) for rule in _by_words(data)), key=lambda each: each["number"]),
        printed_under=printed,
        scenarios=[{"place": each.place, "name": each.name} for each in about],
        named_in=len(scenarios),
        hides_own=_hides_own(data, own_cards_folder(folder)),
    )


def _hides_own(data: dict[str, Any], folder: Path) -> bool:
    """Return whether the folder of the user's own cards holds another card of the same name."""
    own = json_in(folder / file_name(data["name"])) if data else None
    return isinstance(own, dict) and own.get("name") == data["name"] and _without_source(own) != _without_source(data)


def _without_source(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "source"}


def _nearest(name: str, folder: Path) -> str | None:
    """Return a hint with the cards whose names have all words of the name, or else with the nearest name."""
    names = {_plain(each): each for each in card_names(folder)}
    words = _plain(name[:LONGEST]).split()
    having = [each for plain, each in names.items() if words and all(word in plain for word in words)]
    if having:
        begun = sorted(having, key=lambda each: (not _plain(each).startswith(words[0]), each))
        return "did you mean " + " or ".join(map(repr, begun[:FEW])) + ("…" if len(begun) > FEW else "?")
    near = near_name(_plain(name[:LONGEST]), names)
    return f"the nearest is {names[near]!r}" if near else None


def _in_any_case(name: str) -> str:
    return next((each for each in _said() if _plain(each) == _plain(name)), name)


def _data(name: str) -> dict[str, Any]:
    path = _FOLDER / file_name(name[:LONGEST_NAME])
    if not path.exists():
        return {}
    data = json.loads(path.read_bytes())
    return dict(data) if _plain(str(data["name"])) == _plain(name) else {}


def _own_data(name: str, folder: Path) -> dict[str, Any]:
    """Return the data of the user's own card of the name, in any case.

    Raises:
        BadCardData: its file is damaged.
    """
    if not folder.is_dir():
        return {}
    if quick := _imported(name, folder):
        return quick
    exact = next((each for each in own_names(folder) if _plain(each) == _plain(name)), name)
    return own_card_data(exact, folder) if len(exact) <= LONGEST_NAME else {}


def _imported(name: str, folder: Path) -> dict[str, Any]:
    """Return the data of the user's own card if it hasn't changed since it was imported, when it was checked."""
    data = json_in(folder / file_name(name[:LONGEST_NAME]))
    if not isinstance(data, dict) or _plain(str(data.get("name"))) != _plain(name):
        return {}
    return data if kept_words(data, folder) is not None else {}


def _plain(name: str) -> str:
    """Return a name in small letters without apostrophes, which people write differently and shells remove."""
    return name.casefold().replace("’", "").replace("'", "")


def _about(name: str, data: dict[str, Any], naming_it: Sequence[Mention]) -> list[Mention]:
    """Return the scenarios about the card: those whose titles name it, and all where few name it anywhere.

    An ally or a hero is named in a title by its first name, too.
    """
    if len(naming_it) <= FEW:
        return list(naming_it)
    called = {name} | ({name.partition(" ")[0]} if data.get("type") in ("ally", "hero") else set())
    written = [re.compile(rf"\b{re.escape(each)}\b") for each in sorted(called)]
    return [each for each in naming_it if any(pattern.search(each.name) for pattern in written)]


def _by_words(data: dict[str, Any]) -> list[str]:
    """Return the ids of the rules on the card's words: of glossary terms that are its type, a keyword or a power.

    A term of several words may stand among others, as "enter play" does in "enters play".
    """
    said = [str(word).replace("_", " ").casefold() for word in _strings({**data, "name": ""})]
    words = {*said, *(f"{each} power" for each in said)}
    phrases = [_stems(each) for each in said if " " in each]
    ids: dict[str, None] = {}
    for term in terms():
        called = term.term.partition(" (")[0].casefold()
        stems = _stems(called)
        if called in words or (" " in called and any(stems in phrase for phrase in phrases)):
            ids.update(dict.fromkeys(term.rules[:2]))
    return [rule for rule in ids if rule in rules_by_id(REFERENCE)]


def _stems(words: str) -> str:
    """Return words without the endings of plurals and of the third person, in spaces.

    >>> _stems("enters play")
    ' enter play '
    """
    return f" {' '.join(word.removesuffix('s') for word in words.split())} "


def _strings(data: object) -> Iterator[str]:
    """Yield the words of a card's data: its type, its tags, its powers and keywords."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)


def _printed(name: str, folder: Path) -> list[dict[str, str]]:
    """Return where imported documents print the card."""
    if not folder.is_dir():
        return []
    found = []
    for edition in kept_editions(folder):
        document = kept(edition, folder)
        for rule in document.rules if document else ():
            cards = (*rule.cards, *(card for example in rule.examples for card in example.cards))
            found += [{"edition": edition, "rule": rule.number, "text": c.text} for c in cards if c.name == name]
    return found


def card_lines(card: FoundCard, folder: Path) -> Iterator[Line]:
    """Yield the card, the rules on its words, and the rulings on it; `folder` is that of the library."""
    yield Line(f"{card['name']}  [{card['edition']}, {card['date']}]", style="title")
    if card["data"]:
        yield from words_of(card["data"], folder / OWN)
    else:
        yield Line("the library has no data of this card", indent=2, style="unsure")
    if card["hides_own"]:
        said = (
            "your own list has another card of this name; this one is played, unless judge run --cards FILE has yours"
        )
        yield Line(said, indent=2, hang=2, style="unsure")
    for printed in card["printed_under"][:1]:
        yield Line(f"“{printed['text']}” ({printed['edition']} {printed['rule']})", indent=2, style="faint")
    if card["rules"]:
        rules = "; ".join(f"{each['number']} {each['title']}" for each in card["rules"])
        yield Line(f"The rules on its words: {rules}", 2, hang=4)
    if card["scenarios"]:
        yield Line("The rulings on it:", 2)
    for each in card["scenarios"]:
        yield Line(f"{each['name']} ({each['place']})", indent=4, hang=4)
    others = card["named_in"] - len(card["scenarios"])
    if others:
        number = "1 scenario more names it" if others == 1 else f"{others} scenarios more name it"
        yield Line(f"{number}; judge search finds them", indent=2, style="faint")
