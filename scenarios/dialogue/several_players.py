"""Games of more than two players, as somebody at the table tells of them: "Bo, Cid and I are playing"."""

import re

from engine.value import replace
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said

_NAME = r"(?!I\b)[A-Z]\w*"
_NAMES = rf"{_NAME}(?:(?:, ?and|,| and| against| vs\.?) {_NAME})*"
_ME = r"(?:I|me|myself)"
_PLAY = (
    r"(?:are|am|is)? ?(?:all )?play(?:ing|s)?(?: (?:a|the|in a) (?:\w+[- ]?)*game)?"
    r"(?: (?:together|each other|free-for-all))*"
)
_SEATED = (
    rf"(?:the players are )?(?P<names>{_NAMES})(?:, ?and|,| and) {_ME}(?: {_PLAY})?",
    rf"(?:the players are )?{_ME}(?:, ?and|,| and) (?P<names>{_NAMES})(?: {_PLAY})?",
    rf"I(?: am|'m)? (?:play|playing)(?: (?:a|in a) (?:\w+[- ]?)*game)? (?:against|with|vs\.?) (?P<names>{_NAMES})",
    (
        r"(?:there are |it is |it's |we are |in )?(?:a |an )?(?:[Tt]hree|[Ff]our|[Ff]ive|3|4|5)[- ]players?(?: game)?"
        rf"(?:: | with |, ?| of )(?:{_ME}(?:, ?and|,| and) )?(?P<names>{_NAMES})(?:(?:, ?and|,| and) {_ME})?"
        rf"(?: {_PLAY})?"
    ),
)
_FORMS = tuple(late(form) for form in _SEATED)
_FEWEST = 2
"""How many others play at least in a game that is told of so: with one it is a game of two."""


def with_players_seated(said: tuple[Said, ...]) -> tuple[Said, ...]:
    r"""Return sentences with the players of a game told as the vocabulary has them, before anything else.

    >>> [each.text for each in with_players_seated((Said("Bo, Cid and I are playing"), Said("Cid controls Tim")))]
    ['a team game: you against Bo against Cid', 'Cid controls Tim']
    """
    for number, each in enumerate(said):
        found = next((found for form in _FORMS if (found := form.fullmatch(each.text))), None)
        names = re.findall(_NAME, found["names"]) if found is not None and not each.asks else []
        if len(names) >= _FEWEST:
            text = f"a team game: you against {' against '.join(names)}"
            return (replace(each, text=text, keyword="Given"), *said[:number], *said[number + 1 :])
    return said
