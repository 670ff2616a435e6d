"""The modules of the house as Python parses them, each parsed and walked once by whoever tests them."""

from __future__ import annotations

import ast
import gc
from functools import cache
from pathlib import Path


@cache
def tree(path: Path) -> ast.Module:
    """Return the module as Python parses it; it is not to be changed.

    The collector of garbage leaves it alone, for it stays to the end.
    """
    parsed = ast.parse(path.read_text(encoding="utf-8"))
    gc.freeze()
    return parsed


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return the module and everything in it, in the order of `ast.walk`, which takes longer."""
    found: list[ast.AST] = [tree(path)]
    for node in found:
        for held in vars(node).values():
            if isinstance(held, ast.AST):
                found.append(held)
            elif isinstance(held, list):
                found += [each for each in held if isinstance(each, ast.AST)]
    return tuple(found)
