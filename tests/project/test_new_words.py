"""A new word of card language is named by the type checker wherever it must be known."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.made_once import made_once
from tests.night import at_night
from tests.parsed_modules import nodes, tree

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "scenarios")
CACHE = ROOT / ".mypy_cache" / "new_words"
"""What the type checker remembers of the copy: it looks again only at what has changed since the last run.

The first time it begins with what it remembers of the project, and looks at what knows the unions.
"""
ROOMS = ROOT / "scenarios" / "reading" / "phrases"
LEFT_OUT = ("__pycache__", "data", *at_night((), (ROOMS.name,)))
"""What the copy is without: by day the rooms of card language too, which no word has a place in."""
ENGINE = sorted((ROOT / "engine").rglob("*.py"))

NAMED: Mapping[str, Mapping[str, str]] = {
    "engine/language/effects.py": {"Effect": "engine/effects/performance.py:_doing,as_cost,footprint"},
    "engine/effects/bindings.py": {"Binding": "engine/effects/bindings.py:bind,footprint"},
    "engine/effects/card_moves.py": {"CardMove": "engine/effects/card_moves.py:moving,as_cost,footprint"},
    "engine/effects/combat_roles.py": {"CombatRole": "engine/effects/combat_roles.py:changing_roles,footprint"},
    "engine/effects/damage.py": {"Damaging": "engine/effects/damage.py:damaging,as_cost,footprint"},
    "engine/effects/lasting_effects.py": {"Creating": "engine/effects/lasting_effects.py:create,footprint"},
    "engine/effects/named_counters.py": {"Counting": "engine/effects/named_counters.py:counting,as_cost,footprint"},
    "engine/effects/optional_effects.py": {"Framing": "engine/effects/optional_effects.py:carry_out,as_cost,footprint"},
    "engine/effects/revealed_cards.py": {"Showing": "engine/effects/revealed_cards.py:showing,footprint"},
    "engine/effects/turned_cards.py": {"Turning": "engine/effects/turned_cards.py:turning,as_cost,footprint"},
    "engine/effects/turns_to_come.py": {"TurnChange": "engine/effects/turns_to_come.py:changing_turns,footprint"},
    "engine/effects/payment_precedence.py": {"Precedence": ""},
    "engine/language/costs.py": {
        "Cost": """engine/costs/cost_parts.py:_title,_precedence,pay_part engine/costs/payability.py:_why_not
            engine/costs/plain_payment.py:_touched engine/effects/text_footprints.py:cost_footprint"""
    },
    "engine/language/filters.py": {
        "Filter": "engine/view/descriptions.py:_reading engine/view/filter_footprints.py:filter_footprint"
    },
    "engine/language/selections.py": {
        "Selection": """engine/view/referents.py:select
            engine/view/selection_footprints.py:selection_footprint,may_hold_gone,may_hold_links,zones_of""",
        "Quantity": "engine/view/referents.py:number engine/view/selection_footprints.py:quantity_footprint",
        "Circumstance": "engine/view/referents.py:holds engine/view/selection_footprints.py:circumstance_footprint",
    },
    "engine/language/durations.py": {"Duration": "engine/view/change_footprints.py:duration_reads"},
    "engine/language/modifiers.py": {
        "Change": """engine/view/change_footprints.py:change_footprint
            scenarios/playthrough/told_modifiers.py:say_modifier""",
        "Modified": """engine/events/replacement.py:_replace engine/effects/text_footprints.py:modified_footprint
            scenarios/playthrough/told_modifiers.py:_modified""",
        "Deed": "",
        "Purpose": "",
    },
    "engine/language/powers.py": {
        "Power": "engine/effects/text_footprints.py:power_footprint scenarios/playthrough/told_modifiers.py:_power",
        "LinkText": """engine/chain/chosen_targets.py:_order_matters engine/chain/link_resolution.py:effects_of
            engine/effects/lasting_effects.py:_cite_parts engine/view/targets.py:descriptions
            scenarios/reading/told_cards.py:_front""",
    },
    "engine/language/triggers.py": {"What": "engine/events/trigger_events.py:events_under", "Part": ""},
    "engine/language/words.py": {
        "Alike": "engine/view/likeness.py:_mark",
        "CardType": "scenarios/playthrough/board_legality.py:_reasons",
        "Comparison": "engine/view/comparisons.py:compare",
        "Condition": "engine/view/card_conditions.py:in_condition engine/view/filter_footprints.py:_in_condition",
        "DamageType": "",
        "Done": "",
        "Joint": "",
        "KeywordName": "",
        "Kind": "engine/view/kinds.py:is_of_kind",
        "LineKeyword": "",
        "LinkKind": "engine/chain/link_resolution.py:_resolve scenarios/playthrough/spoken_names.py:link",
        "Phase": "engine/flow.py:close_window",
        "Relation": "engine/view/descriptions.py:stands scenarios/playthrough/told_descriptions.py:_players",
        "Trait": "engine/view/traits.py:set_value,get_value,_printed",
        "Zone": "engine/events/zone_changes.py:put_in,taken_out engine/state/game.py:zone",
    },
    "engine/decisions/actions.py": {
        "Action": "engine/flow.py:act engine/legality/reasons_against.py:reasons_against"
        " scenarios/dialogue/offered_sentences.py:action_sentence engine/exploration/junctures.py:after"
        " scenarios/exploration/told_lines.py:_sentence engine/exploration/aim.py:_about,away,changed_by"
        " scenarios/playthrough/told_loops.py:_done"
    },
    "engine/decisions/choices.py": {"ChoiceKind": ""},
    "engine/decisions/combinations.py": {"Together": "engine/decisions/combinations.py:leads_on"},
    "engine/exploration/forcing.py": {"Finding": ""},
    "engine/exploration/horizons.py": {"HorizonKind": "engine/exploration/horizons.py:reached"},
    "engine/exploration/junctures.py": {
        "Move": "engine/exploration/junctures.py:after scenarios/exploration/told_lines.py:_sentence"
        " engine/exploration/aim.py:away"
    },
    "engine/play.py": {
        "Outcome": "engine/exploration/junctures.py:_after scenarios/playthrough/action_attempts.py:_tried"
    },
    "engine/state/edition.py": {"Edition": "engine/state/editions.py:"},
    "engine/state/record.py": {
        "Event": """engine/events/state_changes.py:occur engine/events/trigger_events.py:named
            scenarios/playthrough/event_subjects.py:_about scenarios/playthrough/event_subjects.py:_kind
            scenarios/playthrough/told_events.py:tell""",
        "CombatDeed": """engine/events/state_changes.py:_with_role engine/events/trigger_events.py:_name_of
            scenarios/playthrough/told_events.py:_tell_combat""",
        "MoveKind": "",
    },
    "engine/view/deck_rules.py": {"Format": ""},
    "engine/view/footprint.py": {"Aspect": "engine/view/watched_aspects.py:_aspect_in"},
}
"""The modules in which unions, enumerations and the edition are defined, and the functions that must know each member.

Nothing goes by every member of an enumeration without places: each rule asks for the members that it speaks of.
"""

COMMON = {"Power": "trait: str | None = None"}
"""What every member of the union has, so that a new one has it as well."""
LISTED = {"SELECTIONS": "Selection"}
"""The tuples of classes beside a union that have to hold all its members."""
MOST_FOR_AN_EFFECT = 4
"""How many files a new effect touches at most, besides tests and words."""


def added_to(text: str) -> str:
    """Return a module's text with a new member in each of its unions and enumerations, and a new edition parameter."""
    lines = text.splitlines()
    for node in reversed(ast.parse(text).body):
        match node:
            case ast.AnnAssign(target=ast.Name(name), value=ast.BinOp() as union) if _is_union(union):
                _put(lines, union, f"MadeUp{name} | ")
                made = ["@value"] if "from engine.value import value\n" in text else []
                made += [f"class MadeUp{name}:", f"    {COMMON.get(name, 'pass')}"]
                lines[node.lineno - 1 : node.lineno - 1] = made
            case ast.Assign(targets=[ast.Name(name)], value=ast.Tuple(elts=[first, *_])) if name in LISTED:
                _put(lines, first, f"MadeUp{LISTED[name]}, ")
            case ast.ClassDef(bases=[ast.Name("StrEnum")]):
                lines.insert(node.body[1].lineno - 1, '    MADE_UP = "made up"')
            case ast.ClassDef(bases=[ast.Name("IntEnum")]):
                lines.insert(node.body[1].lineno - 1, "    MADE_UP = 99")
            case ast.ClassDef(name="Edition"):
                lines.insert(node.body[1].lineno - 1, "    MadeUpEdition: int")
            case _:
                pass
    return "\n".join((*lines, ""))


def _put(lines: list[str], before: ast.expr, words: str) -> None:
    line = lines[before.lineno - 1]
    lines[before.lineno - 1] = line[: before.col_offset] + words + line[before.col_offset :]


def _is_union(node: ast.expr) -> bool:
    """Return whether the type is a union of classes of ours, all by their names."""
    match node:
        case ast.BinOp(left, ast.BitOr(), right):
            return _is_union(left) and _is_union(right)
        case ast.Name(name):
            return name[0].isupper()
        case _:
            return False


def defined_in(module: ast.Module) -> Iterator[str]:
    """Yield the names of the unions and enumerations of a module, and the edition's."""
    for node in module.body:
        match node:
            case ast.AnnAssign(target=ast.Name(name), value=ast.BinOp() as union) if _is_union(union):
                yield name
            case (
                ast.ClassDef(name=name, bases=[ast.Name("StrEnum" | "IntEnum")]) | ast.ClassDef(name="Edition" as name)
            ):
                yield name
            case _:
                pass


@pytest.fixture
def named(type_checked: tuple[int, str]) -> Mapping[str, frozenset[str]]:
    """For each word with a new member the places in which the type checker names that member.

    It is asked when the project has been checked, so that it can begin with what it remembers of that.
    """
    assert type_checked[0] in (0, 1), type_checked[1]
    return made_once({"new_words": _named})["new_words"]


def _named() -> Mapping[str, frozenset[str]]:
    if not CACHE.exists():
        shutil.copytree(CACHE.parent, CACHE, ignore=shutil.ignore_patterns(CACHE.name))
    with TemporaryDirectory() as folder:
        for package in PACKAGES:
            shutil.copytree(ROOT / package, Path(folder, package), ignore=shutil.ignore_patterns(*LEFT_OUT))
        shutil.copy2(ROOT / "pyproject.toml", folder)
        for module in NAMED:
            Path(folder, module).write_text(added_to((ROOT / module).read_text("utf-8")), encoding="utf-8")
        command = [sys.executable, "-m", "mypy", "--no-pretty", "--cache-dir", str(CACHE), *PACKAGES]
        told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout
        return _places(Path(folder), told)


def _places(folder: Path, told: str) -> Mapping[str, frozenset[str]]:
    """Return for each word the places that stand before errors which say the name of its new member."""
    found: dict[str, set[str]] = {word: set() for word in chain.from_iterable(NAMED.values())}
    for module, line, words in re.findall(r"^(\S+):(\d+): error: (.*)$", told, re.MULTILINE):
        for union, enumeration in re.findall(r"\bMadeUp(\w+)|\b(\w+)\.MADE_UP\b", words):
            found[union or enumeration].add(f"{module}:{_function_at((folder / module).read_text('utf-8'), int(line))}")
    return {word: frozenset(places) for word, places in found.items()}


def _function_at(text: str, line: int) -> str:
    """Return the name of the function in which the line stands, nothing for a line of no function."""
    functions = _functions(text)
    return next((f.name for f in functions if f.lineno <= line <= (f.end_lineno or f.lineno)), "")


@cache
def _functions(text: str) -> tuple[ast.FunctionDef, ...]:
    return tuple(node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef))


def _listed(places: str) -> Iterator[str]:
    """Yield each place by itself."""
    for module, _, functions in (each.partition(":") for each in places.split()):
        yield from (f"{module}:{function}" for function in functions.split(","))


def test_no_match_in_the_rooms_of_card_language_goes_by_every_member() -> None:
    """So no new word has a place there, and by day the type checker need not look at them."""
    matches = [(path, node) for path in ROOMS.rglob("*.py") for node in nodes(path) if isinstance(node, ast.Match)]
    assert matches
    last = [(path, node.lineno, node.cases[-1]) for path, node in matches]
    assert [place for *place, case in last if ast.unparse(case.pattern) != "_" or case.guard is not None] == []


def test_every_union_and_enumeration_of_the_engine_is_tried() -> None:
    defined = {path.relative_to(ROOT).as_posix(): sorted(defined_in(tree(path))) for path in ENGINE}
    assert {path: words for path, words in defined.items() if words} == {path: sorted(NAMED[path]) for path in NAMED}


def test_the_type_checker_names_every_place_that_must_know_a_new_word(named: Mapping[str, frozenset[str]]) -> None:
    """Each word gets a new member in a copy of the packages, all at once, and each error says the member's name."""
    assert named == {word: set(_listed(places)) for words in NAMED.values() for word, places in words.items()}


def test_an_effect_touches_few_files(named: Mapping[str, frozenset[str]]) -> None:
    """Its definition, the module of its family, and what leads to that."""
    for family in (module for module in NAMED if module.startswith("engine/effects/")):
        places = chain(named["Effect"], *(named[word] for word in NAMED[family]))
        touched = {"engine/language/effects.py", family, *(place.partition(":")[0] for place in places)}
        assert len(touched) <= MOST_FOR_AN_EFFECT, touched
