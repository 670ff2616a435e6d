"""The functions of the engine that implement each rule."""

import pkgutil
from functools import cache
from importlib import import_module

import engine
from engine.citations import IMPLEMENTATIONS
from judge.coverage.evidence import RuleKey
from judge.rulebook import find_rule


@cache
def implementations() -> dict[RuleKey, tuple[str, ...]]:
    """Return the qualified names of the functions that implement each rule, under its edition and number.

    Raises:
        UnknownRule: a function claims a rule that no document has.
    """
    load_engine()
    found: dict[RuleKey, tuple[str, ...]] = {}
    for rule, functions in IMPLEMENTATIONS.items():
        home = find_rule(rule)
        found[home.edition, home.number] = tuple(dict.fromkeys(functions))
    return found


def load_engine() -> None:
    """Load every module of the engine, so that all implementations are registered."""
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        import_module(module.name)
