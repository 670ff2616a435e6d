"""The registry of sentences: the decorators that fill it, and finding the sentence of a step."""

from scenarios.registry.registry import given, then, when

__all__ = ["given", "then", "when"]
