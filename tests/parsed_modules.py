"""The modules of the house as Python parses them, each parsed and walked once by whoever tests them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree(path: Path) -> ast.Module:
    """Return the module as Python parses it; it is not to be changed."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return the module and everything in it, as `ast.walk` goes through it."""
    return tuple(ast.walk(tree(path)))
