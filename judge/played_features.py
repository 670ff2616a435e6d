"""Features that are played: which scenarios a command asks for, and their outcomes in order."""

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from engine.state.evolution import evolve
from engine.value import value
from judge.cache_folder import signed_cache
from judge.cardlists.card_finder import finder
from judge.carried_features import carried_features, carried_place
from judge.documents.drafts.drafts_in_use import cite_drafts, edition_in_use
from judge.documents.library_folder import cards_folder, use_library
from judge.rulebook import editions, knows, nearest
from judge.rulebook.concordance import names_in_force, section_numbered
from judge.rulebook.document_examples import is_example, known_examples
from judge.rulebook.draft_rules import draft_named
from scenarios.features.discovery import load_features
from scenarios.judgement import Setting, Stepped, unheeded
from scenarios.library.card_memory import CardMemory
from scenarios.near_names import near_name
from scenarios.outcome import ScenarioOutcome
from scenarios.playthrough.played_scenario import PlayedScenario, begin
from scenarios.playthrough.watched_scenario import Found, watched
from scenarios.runner import Timed, chooser, editions_of, full_setting, judge_timed
from scenarios.scenario_errors import SHOW_FAULTS, SeveralUnreadable, UnknownName, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.language.printed import Printed
    from engine.state.edition import Edition
    from scenarios.runner import Judges, Passes

Played: TypeAlias = ScenarioOutcome | Unreadable


@value
class Asked:
    """Which scenarios to play: those under the paths that have the tags and the name, under their editions or one.

    `cards` is a file of card data, which comes before the carried cards; `library` is the user's own folder. `stepped`
    is called after each step.
    """

    paths: tuple[str, ...] = ()
    tags: str | None = None
    name: str | None = None
    edition: str | None = None
    fail_fast: bool = False
    cards: str | None = None
    library: str | None = None
    stepped: Stepped = unheeded

    @property
    def places(self) -> tuple[str, ...]:
        """The paths, or the carried features where none was given."""
        return tuple(map(carried_place, self.paths)) or (str(carried_features()),)


@value
class Watched:
    """An outcome, and the states that its steps found, but for the Givens and as far as they were played."""

    outcome: ScenarioOutcome
    found: tuple[Found, ...] = ()


def play(asked: Asked, setting: Setting | None = None) -> Iterator[Played]:
    """Yield every outcome as it comes, then each path or file that can't be used.

    The `setting` is what scenarios are judged with; by default it follows from what is asked for.

    Raises:
        BadSelection: the tag expression or the edition can't be understood.
        BadCardData: the file of cards can't be used.
    """
    for played in play_timed(asked, setting):
        yield played.outcome if isinstance(played, Timed) else played


def play_timed(
    asked: Asked,
    setting: "Setting | None" = None,
    *,
    passes: "Passes | None" = None,
    judges: "Judges | None" = None,
) -> Iterator[Timed | Unreadable]:
    """Yield what `play` yields, each outcome with the seconds that it took.

    `passes` chooses further among what is selected, and `judges` is the way to judge, by default one after another.

    Raises:
        BadSelection: the tag expression or the edition can't be understood.
        BadCardData: the file of cards can't be used.
    """
    setting = setting or setting_of(asked)
    try:
        yield from judge_timed(
            asked.places,
            tags=asked.tags,
            name=asked.name,
            edition=asked.edition,
            fail_fast=asked.fail_fast,
            cache=signed_cache(),
            setting=setting,
            passes=passes,
            judges=judges,
        )
    except SeveralUnreadable as several:
        yield from several.errors
    except Unreadable as error:
        yield error


def watching(setting: Setting, found: list[Found]) -> Setting:
    """Return the setting, with which playing adds the states that steps find to the list."""

    def begin_watched(edition: str) -> "PlayedScenario":
        play = setting.begin(edition)
        assert isinstance(play, PlayedScenario)
        return watched(play, found)

    return replace(setting, begin=begin_watched)


def steps_of(played: Played | Timed) -> int:
    """Return how many steps the scenario of an outcome has, 0 for what can't be used."""
    if isinstance(played, Timed):
        return steps_of(played.outcome)
    return 0 if isinstance(played, Unreadable) else len(played.steps)


def setting_of(asked: Asked) -> Setting:
    """Return what scenarios are judged with: the rulebook, the carried cards, the user's own cards and drafts.

    From then on the library that is asked for is the one in use, from which drafts are cited and documents quoted.

    Raises:
        BadCardData: the file of cards can't be used.
    """
    use_library(asked.library)
    folder = cards_folder(asked.library)
    if asked.cards is None and not folder.is_dir():
        return replace(carried_setting(), stepped=asked.stepped)
    find = finder(_read_first(asked.cards), folder)

    def begin_with_cards(edition: str) -> "PlayedScenario":
        play = _begin(edition)
        play.find = find
        return play

    return replace(carried_setting(), begin=begin_with_cards, stepped=asked.stepped)


@cache
def carried_setting() -> Setting:
    """Return what scenarios are judged with where there are no cards but the carried ones."""
    cite_drafts()
    shielded = not os.environ.get(SHOW_FAULTS)
    return replace(full_setting(), know=check_named, begin=_begin, shielded=shielded, editions=edition_in_use)


def setting_with_editions(made_of: "Callable[[str, Edition], Edition]") -> Setting:
    """Return the setting with the carried cards in which a game has the edition made of its name and its own."""
    full = carried_setting()

    def begin_under(name: str) -> "PlayedScenario":
        play = _begin(name)
        play.state = evolve(play.state, edition=made_of(name, play.state.edition))
        return play

    return replace(full, begin=begin_under)


def _begin(edition: str) -> "PlayedScenario":
    play = begin(edition, edition_in_use)
    play.names = names_in_force
    play.memory = CardMemory(signed_cache())
    return play


def check_named(named: str) -> None:
    """Refuse a rule, a section or an example that no document has.

    Raises:
        UnknownName: names the nearest.
    """
    if "#" in named:
        check_example(named)
    else:
        check_rule(named)


@cache
def check_example(example: str) -> None:
    """Refuse an example that no document gives; an answer to a question counts as an example.

    Raises:
        UnknownName: names the nearest.
    """
    edition = example.partition("/")[0]
    draft = draft_named(edition)
    if edition in editions() and is_example(example, edition):
        return
    if draft is not None and example in draft.examples:
        return
    near = near_name(example, sorted(known for each in editions() for known in known_examples(each)), alike=0)
    raise UnknownName(f"no document has the example {example}", expected="the id of an example", nearest=near)


def check_rule(rule: str) -> None:
    """Refuse a rule, or a section, that no document has.

    Raises:
        UnknownName: names the nearest.
    """
    if not knows(rule) and section_numbered(rule) is None:
        raise UnknownName(f"no document has the rule {rule}", expected="the number of a rule", nearest=nearest(rule))


def _read_first(file: str | None) -> "dict[str, Printed]":
    if file is None:
        return {}
    # Card data is checked by pydantic-core, which takes a fifth of a short run to load.
    from judge.cardlists.card_data_files import read_data

    return read_data(file)


def how_many_steps(asked: Asked) -> int:
    """Return how many steps playing goes through at most, those of a scenario once for each of its editions.

    Raises:
        BadSelection: the tag expression can't be understood.
    """
    chooses = chooser(asked.tags, asked.name)
    return sum(
        len(scenario.steps) * (1 if asked.edition else len(editions_of(scenario)))
        for feature in load_features(asked.places, signed_cache())
        if not isinstance(feature, Unreadable)
        for scenario in feature.scenarios
        if chooses(scenario)
    )
