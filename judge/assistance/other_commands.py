"""Questions that another command answers: what a card says, what a rule or word means, whether a deck is legal."""

import re
from collections.abc import Callable, Iterable

from scenarios.dialogue.bare_names import with_quoted_names
from scenarios.dialogue.late_patterns import late
from scenarios.registry.step_tokens import QUOTED, tokens_of

_OF_A_DECK = late(
    r"(?=.*\b(?:deck|sideboard|side deck|constructed|sealed)\b)"
    r"(?=.*\b(?:legal|illegal|copies|include|contain|put in|build|minimum|maximum|main deck)\b).+",
    re.IGNORECASE,
)
_OF_A_CARD = late(
    r"(?:what (?:does|do|is|are)|how does|show me|tell me about|what's)(?: the)?"
    rf"(?: (?:card|ability|ally|text of|wording of))* (?P<card>{QUOTED})"
    r"(?:'s (?:text|wording|power|powers|effect))?(?: (?:do|say|cost|work|mean|read|cards?))*",
    re.IGNORECASE,
)
_OF_A_WORD = late(
    r"(?:what (?:does|do) (?P<what>.+?) (?:mean|do|stand for)|what(?: is|'s| are) (?:an? |the )?(?P<is>[\w -]+?)"
    r"|how (?:does|do) (?P<how>[\w -]+?) work|(?:explain|define) (?P<explain>.+)"
    r"|what (?:is|are) the rules? (?:for|on|about) (?P<rules>.+)"
    r"|when (?:can|may|could) (?:I|you|a player|players) (?P<when>.+)|why .+)",
    re.IGNORECASE,
)
_NUMBER = late(r".*\brules? (?P<number>\d{3}(?:\.\d+[a-z]?)?)\b.*", re.IGNORECASE)


def other_command(question: str, names: Callable[[], Iterable[str]]) -> str | None:
    """Return the command that answers a question which is about no game that is being played, None for any other.

    >>> other_command("What does rule 602.2a say", tuple), other_command("How does stealth work", tuple)
    ('judge rule 602.2a', "judge search 'stealth'")
    """
    text = question.strip()
    if found := _NUMBER.fullmatch(text):
        return f"judge rule {found['number']}"
    if found := _OF_A_CARD.fullmatch(with_quoted_names(text, names())):
        name = tokens_of(found["card"])[-1].text
        if name in text:
            return f'judge card "{name}"' if "'" in name else f"judge card '{name}'"
    if _OF_A_DECK.fullmatch(text):
        return "judge deck check FILE"
    if found := _OF_A_WORD.fullmatch(text):
        words = next((each for each in found.groups() if each), text)
        return f"judge search '{words.replace(chr(39), '’')}'"
    return None
