"""The data that an install makes for look-ups: what scenarios apply, how many apply a rule, and the words of cards.

Making it takes up to half a minute, which a look-up must not take. Each file of it begins with a digest of what it was
made of, so that another install from the same sources takes it over.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from judge import rule_rarity
from judge.cardlists.card_data import card_data
from judge.carried_features import carried_features
from judge.documents.impact import known_outcomes
from judge.documents.lookup import applying_scenarios, card_words
from judge.json_files import data_made_of
from scenarios.library.card_files import card_names, load

ROOT = Path(__file__).parents[3]
PACKAGES = ("engine", "scenarios", "judge")


def built_data() -> dict[Path, bytes]:
    """Return what the files of the data hold, by their places: as they are if the sources are the same, else made now.

    Raises:
        Unreadable: a carried feature can't be used.
    """
    source = source_digest()
    files: dict[Path, bytes] = {}
    makers = (
        (known_outcomes.DATA, known_outcomes.outcomes_json),
        (applying_scenarios.DATA, lambda source: _applied_json(source, files[known_outcomes.DATA])),
        (card_words.DATA, _told_json),
    )
    for place, make in makers:
        files[place] = place.read_bytes() if is_from(place, source) else make(source)
    files[rule_rarity.DATA] = rule_rarity.rarity_json(source, files[applying_scenarios.DATA])
    return files


def _applied_json(source: str, outcomes: bytes) -> bytes:
    return applying_scenarios.applied_json(source, known_outcomes.outcomes_in(outcomes))


def _told_json(source: str) -> bytes:
    return card_words.words_json(source, carried_cards())


def carried_cards() -> Iterator[dict[str, Any]]:
    """Yield the data of every card of the library."""
    yield from (card_data(load(name)) for name in card_names())


def source_digest() -> str:
    """Return a digest of the modules and the data of the three packages, and of the carried features.

    A wheel has the features in its package `judge`, and the same digest as the sources that it is built from.
    """
    folders = {name: ROOT / name for name in PACKAGES} | {"features": carried_features()}
    made = (known_outcomes.DATA, applying_scenarios.DATA, card_words.DATA, rule_rarity.DATA)
    hashed = blake2b(digest_size=16)
    for name, folder in folders.items():
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".json", ".feature")):
            installed = name == "judge" and path.is_relative_to(folders["features"])
            if path not in made and not installed:
                data = path.read_bytes()
                hashed.update(f"{name}/{path.relative_to(folder).as_posix()}\0{len(data)}\0".encode() + data)
    return hashed.hexdigest()


def is_from(place: Path, source: str) -> bool:
    """Return whether the file holds data that was made of sources with this digest, so that a build takes it over."""
    return data_made_of(place, source) is not None
