"""The language in which a card is data: closed unions of frozen values, with no behaviour.

Every name of the language is importable from here. `NAMESPACE` holds them all, for code that reads or writes
card data by name.
"""

from types import ModuleType

from engine.language import (
    costs,
    deciding,
    effects,
    filters,
    modifiers,
    outside_the_game,
    powers,
    printed,
    selections,
    triggers,
    words,
)

_MODULES: tuple[ModuleType, ...] = (
    words,
    filters,
    selections,
    deciding,
    outside_the_game,
    effects,
    costs,
    modifiers,
    triggers,
    powers,
    printed,
)

NAMESPACE: dict[str, object] = {
    name: value for module in _MODULES for name, value in vars(module).items() if not name.startswith("_")
}
