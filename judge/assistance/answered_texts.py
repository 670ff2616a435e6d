"""The answer to a text of sentences: the dialogue as far as it went, what came of it, the open choice, each reply."""

from engine.value import value
from judge.assistance.branched_outcomes import BranchedOutcome
from judge.assistance.foreseen import Foreseen
from scenarios.dialogue.dialogue import Dialogue, Reply
from scenarios.dialogue.offered_sentences import Offer
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import StepStopped

NAME = "What you ask"
PLACE = "your question"


@value
class Answered:
    """The answer to a text: the dialogue as far as it went, what came of it, the open choice, and each reply.

    `assumed` says that its last step is that all pass, which nobody has said. Where a sentence could not be taken, or
    what it states is not so, `stopped` says why; sentences behind it were only read. `foreseen` are the questions about
    what can follow, each with the dialogue as it stood. `moments` tell what comes of it at each moment at which a deed
    may have been meant, where that makes a difference and nothing was asked. `left_aside` are the clauses that were not
    understood and without which the answer stands. `taken` says how two plays in a row were taken, where that decides.
    """

    dialogue: Dialogue
    outcome: ScenarioOutcome
    offer: Offer | None
    replies: tuple[Reply, ...] = ()
    assumed: bool = False
    foreseen: tuple[Foreseen, ...] = ()
    moments: tuple[BranchedOutcome, ...] = ()
    left_aside: tuple[str, ...] = ()
    taken: str = ""

    @property
    def stopped(self) -> StepStopped | None:
        """Why the text could not be played to its end, None if it could."""
        return next((each.stopped for each in self.replies if each.stopped is not None), None)
