"""What the command line finds as it looks something up, as programs are told it."""

import json

from tests.judge.running import Judge


def found(judge: Judge, *arguments: str) -> dict[str, object]:
    """Return the answer to a look-up that succeeds, of several answers the first."""
    ran = judge(*arguments, "--format", "json")
    assert (ran.code, ran.err) == (0, ""), ran
    answer = json.loads(ran.out)
    return dict(answer[0] if isinstance(answer, list) else answer)
