"""Sentences that tell a moment of a combat beside a deed or a question, and what is asked to be done against a deed."""

import re
from collections.abc import Iterator

from engine.value import replace
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said


def of_a_window(said: Said) -> Iterator[Said]:
    """Yield the window of a combat in which something is done, where it is told by what happens then, and the deed."""
    if not any(word in said.text.casefold() for word in _TELLS_A_MOMENT):
        return
    ways = (_IN_A_WINDOW, _WINDOW_BEHIND, _WINDOW_AFTER_ANOTHER)
    found = next((each for way in ways if (each := way.fullmatch(said.text))), None)
    if said.keyword is None and found is not None:
        if before := found.groupdict().get("before"):
            yield replace(said, text=before)
        window = "the defend window opens" if found["late"] else "the attack window opens"
        yield replace(said, text=window, keyword="When")
        yield replace(said, text=found["deed"])


_TELLS_A_MOMENT = ("before ", "after ", "once ", "when ", "while ", "during ", "in the ", "in his ", "in my ")
_HERO_OR_CARD = r"(?:my |his |her |my opponent's |the )?(?:hero|\"?(?-i:[A-Z])[\w'’ -]*?\"?)"
_WINDOWS = (
    r"(?:(?P<late>(?:right |just )?before (?:the )?(?:combat )?damage(?: is dealt| step| happens)?"
    rf"|(?:once|when|while|after) {_HERO_OR_CARD} (?:is|has become) (?:a |the )?defend(?:ing|er)"
    r"|after (?:the )?(?:protect point|protectors? (?:are|is) (?:declared|chosen)|blocks?|blockers?(?: are declared)?)"
    r"|(?:in|during) (?:the|his|my) defend (?:window|step))"
    rf"|(?:once|when|while|after) {_HERO_OR_CARD} is attacking"
    r"|before (?:the )?(?:protect point|protectors?(?: are declared)?|blocks?|blockers?(?: are declared)?)"
    r"|(?:in|during) (?:the|his|my) attack (?:window|step)"
    r"|(?:once|when|after) the attack (?:has resolved|resolves|starts|has started))"
)
_DONE_THEN = r"(?P<deed>(?:I|my opponent|he|she|they) (?:play|cast|use|flip|activate)s? .+?)"
_IN_A_WINDOW = late(rf"{_WINDOWS},? {_DONE_THEN}", re.IGNORECASE)
_WINDOW_AFTER_ANOTHER = late(rf"(?P<before>.+?),? (?:and |but |so )?{_DONE_THEN},? {_WINDOWS}", re.IGNORECASE)
_WINDOW_BEHIND = late(rf"{_DONE_THEN},? {_WINDOWS}", re.IGNORECASE)


def after_combat(said: Said) -> Iterator[Said]:
    """Yield that a combat is over, and what is asked then."""
    if found := _AFTER_COMBAT.fullmatch(said.text) or _ONCE_OVER.fullmatch(said.text):
        yield replace(said, text="the combat concludes", keyword="When", asks=False)
        yield replace(said, text=found["question"])


_COMBAT_OVER = (
    r"(?:after|once|when) (?:the |this |that )?(?:combat|attack|fight)(?: is over| ends| concludes| has ended)?"
)
_AFTER_COMBAT = late(rf"{_COMBAT_OVER},? (?P<question>(?:can|could|may|is|does) .+)", re.IGNORECASE)
_ONCE_OVER = late(rf"(?P<question>(?:can|could|may) .+?),? {_COMBAT_OVER}", re.IGNORECASE)


def of_responses(said: Said) -> Iterator[Said]:
    """Yield a deed against which something is to be done, and the question for what that can be."""
    found = _AGAINST.fullmatch(said.text)
    if found is None:
        return
    theirs = found["who"].casefold() != "i"
    if found["attacker"]:
        other_hero = "my opponent's hero" if theirs else "my hero"
        yield replace(said, text=f"{found['attacker']} attacks {found['at'] or other_hero}", asks=False)
    else:
        plays = "I play" if theirs else "my opponent plays"
        yield replace(said, text=f"{plays} {found['card']} on {found['on']}", asks=False)
    yield replace(said, text=f"what can {found['who']} do against that")


_ANY_CARD = r"(?:\"[^\"]+\"|(?-i:[A-Z])[\w'’-]*(?: (?:of|the|to|in|(?-i:[A-Z])[\w'’-]*))*)"
_ANY_TARGET = rf"(?:(?:my |my opponent's |his |her )?(?:{_ANY_CARD}|hero)|me)"
_AGAINST = late(
    r"(?:what|which cards?) can (?P<who>I|my opponent|he|she) (?:do|play|use) (?:against|about|to stop|to prevent"
    rf"|in response to) (?:(?:an? |the )?attack (?:by|from|of) (?P<attacker>(?:my |his |my opponent's )?{_ANY_CARD})"
    rf"(?: (?:on|at|against) (?P<at>{_ANY_TARGET}))?"
    rf"|(?P<card>{_ANY_CARD}) (?:on|at|targeting|cast on|played on) (?P<on>{_ANY_TARGET}))",
    re.IGNORECASE,
)
