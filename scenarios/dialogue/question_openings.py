"""Ways to begin a question that all ask the same: whether somebody is allowed to do something."""

import re

_TO = (
    (r"(?:am|is|are) (?P<who>.+?) (?:allowed|able|permitted|free|entitled) to (?P<deed>.+)", "can {who} {deed}"),
    (r"(?:would|will) (?P<who>.+?) be (?:allowed|able|permitted|free) to (?P<deed>.+)", "can {who} {deed}"),
    (r"(?:do|does) (?P<who>I|my opponent) get to (?P<deed>.+)", "can {who} {deed}"),
    (
        r"(?:is|would) it (?:be )?(?:legal|possible|allowed|okay?|fine)(?: for (?P<who>.+?))? to (?P<deed>.+)",
        "can {who} {deed}",
    ),
    (
        r"(?:is|would) it (?:be )?(?:legal|possible|ok|okay|fine) if (?P<who>I|my opponent) (?P<deed>.+)",
        "can {who} {deed}",
    ),
)
_COMPILED = tuple(
    (re.compile(rf"(?P<before>(?:and |so |then |but )*){said}", re.IGNORECASE), meant) for said, meant in _TO
)


def with_usual_opening(question: str) -> str:
    """Return a question of what is allowed as one that begins with "can"; any other as it is.

    >>> with_usual_opening("Am I allowed to attack Tim"), with_usual_opening("Is it legal to attack Tim")
    ('can I attack Tim', 'can I attack Tim')
    """
    for said, meant in _COMPILED:
        found = said.fullmatch(question.strip())
        if found is not None:
            return f"{found['before']}{meant.format(who=found['who'] or 'I', deed=found['deed'])}"
    return question
