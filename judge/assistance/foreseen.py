"""A question about what can follow, kept until its answer is told."""

from engine.value import value
from scenarios.dialogue.dialogue import Dialogue
from scenarios.dialogue.future_questions import FutureQuestion


@value
class Foreseen:
    """A question about what can follow, and the dialogue as it stood when it was asked."""

    dialogue: Dialogue
    question: FutureQuestion
