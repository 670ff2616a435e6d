"""The registry of sentences: the step decorators, and finding the sentence of a step line."""

from scenarios.registry.registry import given, then, when

__all__ = ["given", "then", "when"]
