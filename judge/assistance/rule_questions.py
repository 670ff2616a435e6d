"""Questions that a rule answers on any board: two attackers at once, armor for an ally, how many resources a turn."""

import re
from functools import cache

from judge.assistance.rules_of_any_board import ANSWERS, RuleAnswer

_OWN = r"(?:(?:of )?(?:my|your|his|her|their|the|its) )?"
_SEVERAL = rf"(?:(?:more than (?:one|1)|two|three|2|3|several|multiple|both|all|many)(?: or more)? {_OWN}(?:\w+ )?)"
_ALLIES = r"(?:allies|ally|characters?|creatures|guys)"
_AT_ONCE = (
    r"(?:together|at (?:once|the same time)|simultaneously|in (?:one|the same|a single) (?:combat|attack)|as one)"
)
_SOME = r"(?:(?:of )?(?:my|your|his|her|their|the|its|an?|another|other|opposing) )?"
_TO = r"(?:to|on|for|from)"
_NEW_ALLY = r"(?:an |my |the )?(?:new )?all(?:y|ies)"
_THAT_TURN = r"(?:on |in )?(?:the|its|their) (?:same |first )?turn (?:they|it|he|I|you)\b.*"
_NO_HERO = r"(?:ally|allies|totem)"
_MAY = r"(?:can|may|could)"
_WHO = r"(?:I|you|my opponent|a player|he|she|they|players|someone)"


_ANSWERS: tuple[tuple[tuple[str, ...], RuleAnswer], ...] = (
    (
        (
            rf"{_MAY} {_SEVERAL}{_ALLIES} (?:both )?(?:attack|gang up on|fight|team up)\b.*\b{_AT_ONCE}.*",
            rf"{_MAY} {_SEVERAL}{_ALLIES} (?:both )?(?:gang up on|team up|attack (?:the same|one|a single)\b).*",
            rf"{_MAY} {_WHO} (?:attack|swing)\b.* with {_SEVERAL}{_ALLIES}.*",
        ),
        RuleAnswer("no: a combat has one attacker and one defender; they can attack one after the other", ("601.2",)),
    ),
    (
        (
            rf"{_MAY} {_SEVERAL}{_ALLIES} (?:both )?(?:protect|block|defend)\b.*",
            rf"{_MAY} {_WHO} (?:protect|block|defend)\b.* with {_SEVERAL}{_ALLIES}.*",
        ),
        RuleAnswer("no: only one character can protect in each combat", ("602.2b",)),
    ),
    (
        (
            rf"{_MAY} .*\barmor\b.*\b(?:prevent|reduce|stop|block)s?\b.*\bdamage\b.* {_TO} {_SOME}{_NO_HERO}",
            rf"{_MAY} {_WHO} (?:use|exhaust) {_SOME}armor (?:for|to (?:protect|save|help)) {_SOME}{_NO_HERO}",
            rf"(?:does|do|will) {_SOME}armor protect {_SOME}(?:ally|allies)",
        ),
        RuleAnswer("no: armor prevents only damage that would be dealt to its controller's hero", ("304.2",)),
    ),
    (
        (rf"{_MAY} {_WHO} (?:use|exhaust|tap) {_SEVERAL}(?:armors?|pieces of armor|armor cards?)\b.*",),
        RuleAnswer("yes: one armor after another, as long as the packet would still deal damage", ("304.2",)),
    ),
    (
        (
            (
                rf"{_MAY} {_WHO} (?:place|play|put|lay|drop)(?: down)? "
                r"(?:more than (?:one|1)|two|three|2|3|several|multiple|extra) resources?\b.*"
            ),
        ),
        RuleAnswer("no: one card on each of a player's own turns, unless a card says otherwise", ("408.1",)),
    ),
    (
        (
            (
                r"(?:does|do|is|will) (?:the )?(?:damage|allies|characters|damaged allies)\b.* "
                r"(?:stay|remain|go away|heal|disappear|wear off|removed|reset)\w*\b.*"
            ),
        ),
        RuleAnswer("damage stays on a character until it is healed or the character leaves play", ("403.1",)),
    ),
    (
        (rf"{_MAY} {_NEW_ALLY} (?:attack|swing) {_THAT_TURN}",),
        RuleAnswer("no: an attacker must have been in the party since the turn began, or have ferocity", ("601.2a",)),
    ),
    (
        (rf"{_MAY} {_NEW_ALLY} (?:protect|block|defend) {_THAT_TURN}",),
        RuleAnswer("yes: an ally can protect however short it has been in the party", ("302.2", "602.2")),
    ),
    (
        (
            rf"{_MAY} {_WHO} strike\b.* (?:outside(?: of)? (?:a )?combat|without (?:a )?combat).*",
            rf"{_MAY} {_WHO} strike\b.* (?:if|when|while) .*\bnot in combat.*",
        ),
        RuleAnswer("no: a player strikes only in a defend window, with the hero in combat", ("602.4", "303.2")),
    ),
    (
        (rf"{_MAY} {_WHO} (?:strike|attack|swing) with {_SEVERAL}weapons?\b.*",),
        RuleAnswer(
            "no: a player strikes with one weapon in each combat; with dual wield, with two Melee weapons",
            ("303.2c", "303.2d"),
        ),
    ),
    (
        (
            rf"{_MAY} {_WHO} (?:use|exhaust) {_SOME}resources? (?:now )?(?:to|and) (?:spend|use|pay)\b.* later.*",
            rf"{_MAY} {_WHO} (?:save|keep|store) resources?\b.*",
        ),
        RuleAnswer("no: resources can't be exhausted to pay future costs", ("408.2",)),
    ),
)


@cache
def _compiled() -> tuple[tuple[re.Pattern[str], RuleAnswer], ...]:
    """Return the forms of questions with their answers; they are made when the first question is asked."""
    return tuple((re.compile("|".join(forms), re.IGNORECASE), answer) for forms, answer in (*_ANSWERS, *ANSWERS))


def rule_answer(question: str) -> RuleAnswer | None:
    """Return the answer to a question that a rule answers on any board, None for any other question.

    >>> rule_answer("Can two of my allies attack together").rules
    ('601.2',)
    """
    text = question.strip()
    return next((answer for pattern, answer in _compiled() if pattern.fullmatch(text)), None)
