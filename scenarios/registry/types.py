"""The slot types: how steps say players, cards, characters and what goes with an action."""

from typing import cast

from scenarios.registry.matching import Build, Found
from scenarios.registry.pattern import Pattern, parse_pattern
from scenarios.words import OPPONENT, YOU, CardWords, HeroWords, PlayerWords

PATTERNS: dict[str, Pattern] = {}
BUILDS: dict[str, Build] = {}


def slot_type(name: str, notation: str, build: Build) -> None:
    """Add a slot type whose words follow `notation` and whose value `build` makes of them."""
    PATTERNS[name] = parse_pattern(notation, PATTERNS)
    BUILDS[name] = build


def _player(found: Found) -> PlayerWords:
    words = found.words.removesuffix(" 's")
    if words in ("you", "your", "yourself"):
        return YOU
    return OPPONENT if words == "your opponent" else PlayerWords(words)


def _card(found: Found) -> CardWords:
    return CardWords(cast("str", found["QUOTED"]), cast("PlayerWords | None", found.get("owner")))


def _hero(found: Found) -> HeroWords:
    return HeroWords(cast("PlayerWords", found["owner"]))


def _inside(found: Found) -> object:
    (value,) = found.values.values()
    return value


slot_type("player", "you|your opponent|{NAME}", _player)
slot_type("owner", "your|your opponent's|{NAME}'s", _player)
slot_type("card", "[{owner}] {QUOTED}", _card)
slot_type("hero", "{owner} hero", _hero)
slot_type("character", "{card}|{hero}", _inside)
slot_type("chosen_player", "yourself|your opponent|{NAME}", _player)
slot_type("thing", "{card}|{hero}|{chosen_player}", _inside)
