"""Questions that are answered with yes or no, as the statements that answer them."""

import re
from collections.abc import Iterator

from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_sentences import ControllerOf
from scenarios.dialogue.players_wordings import CARD, PLAYER

OPEN = late(
    r"(?:and )?(?:then )?"
    r"(?:what(?:'s| is)? (?:happens?|the (?:result|ruling|outcome))(?: (?:now|next|then))?|what (?:now|next)|why)",
    re.IGNORECASE,
)
"""A question for what a ruling tells anyway."""

_SUBJECT = rf"(?P<who>{CARD}|{PLAYER} deck|it|the chain|the game|{PLAYER})"
_MAY = late(r"(?:why )?(?:can|may|could)(?:'t| not)? (?P<deed>.+)", re.IGNORECASE)
_IS = late(rf"(?:why )?(?:is|are)(?:n't)? {_SUBJECT} (?P<rest>.+)", re.IGNORECASE)
_ARE_BOTH = late(rf"are (?:both )?(?P<one>{CARD}) and (?P<two>{CARD}) (?:both )?(?P<rest>\w+)", re.IGNORECASE)
_DOES = late(rf"(?:why )?(?:does|do|will|would)(?:n't)? {_SUBJECT} (?P<verb>\w+)(?P<rest>.*)", re.IGNORECASE)
_DEED = late(rf"(?P<who>{PLAYER}) (?P<verb>\w+?)(?:(?<=ss)es|s)?(?P<rest> .+)?")
_RESPONDING = late(r"^(.+?) responds? by (playing|using|striking)")
_BASE = {"playing": "play", "using": "use", "striking": "strike"}
_NOBODY = late(r"\battacks?\b(?= with |$)")
_THIRD = {"have": "has", "do": "does", "go": "goes"}


def is_open(text: str) -> bool:
    """Return whether a text asks for what a ruling tells anyway: what happens, and why.

    >>> is_open("What happens now"), is_open("what does it cost")
    (True, False)
    """
    return OPEN.fullmatch(text.strip()) is not None


def deed_asked(text: str) -> str | None:
    """Return what somebody asks to be allowed to do, None for any other question.

    >>> deed_asked('can you play "Fire Blast"')
    'you play "Fire Blast"'
    """
    found = _MAY.fullmatch(text)
    return found["deed"] if found else None


def at_a_hero(deed: str, controller_of: ControllerOf) -> str:
    r"""Return an attack that names nobody who is attacked as one on the hero of the other side.

    >>> at_a_hero('you attack with "Tim"', lambda card: ""), at_a_hero('"Tim" attack', lambda card: "you")
    ('you attack your opponent\'s hero with "Tim"', '"Tim" attack your opponent\'s hero')
    """
    attacker = re.match(CARD, deed)
    theirs = deed.startswith("your opponent") or (attacker and controller_of(attacker[0]) == "your opponent")
    hero = "your hero" if theirs else "your opponent's hero"
    return _NOBODY.sub(f"attack {hero}", deed)


def allowed(deed: str) -> str:
    """Return the statement that a deed is allowed.

    >>> allowed('your opponent plays "Fire Blast"')
    'your opponent may play "Fire Blast"'
    """
    found = _DEED.fullmatch(_RESPONDING.sub(lambda each: f"{each[1]} {_BASE[each[2]]}", deed))
    return f"{found['who']} may {found['verb']}{found['rest'] or ''}" if found else deed


def statements(text: str) -> Iterator[str]:
    """Yield the statement that a question asks about.

    >>> list(statements('is "Tim" exhausted')), list(statements('does "Tim" die'))
    (['"Tim" is exhausted'], ['"Tim" dies'])
    """
    found = _IS.fullmatch(text)
    if found:
        yield f"{found['who']} {'are' if found['who'] == 'you' else 'is'} {found['rest']}"
    found = _ARE_BOTH.fullmatch(text)
    if found:
        yield f"{found['one']} is {found['rest']} and {found['two']} is {found['rest']}"
    found = _DOES.fullmatch(text)
    if found:
        second, verb = found["who"] == "you", found["verb"]
        yield f"{found['who']} {verb if second else _THIRD.get(verb, f'{verb}s')}{found['rest']}"


def denied(statement: str) -> str:
    r"""Return the statement that something is not so.

    >>> denied('you may play "Fire Blast"'), denied('"Tim" is exhausted')
    ('you can\'t play "Fire Blast"', '"Tim" is not exhausted')
    """
    for said, meant in ((" may ", " can't "), (" is not ", " is "), (" is ", " is not ")):
        before, found, after = statement.rpartition(said) if said != " may " else statement.partition(said)
        if found:
            return f"{before}{meant}{after}"
    return statement
