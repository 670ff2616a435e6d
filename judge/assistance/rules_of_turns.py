"""What the rules say of turns, by questions in plain words: whose it is, what comes before a draw, several combats."""

from judge.assistance.rules_of_any_board import RuleAnswer

_NOT_AT_ANY_TIME = (
    r"(?:place resource|attack(?: with (?:ally|hero|character))?|propose combat"
    r"|play (?:noninstant|ally|weapon|armor|equipment|item)(?: (?:card|ability))?)"
)
_SEVERAL = r"(?:all|both|every|several|many|more than one|two|three|2|3)"
_IN_A_TURN = r"(?: (?:in|on|during|each|same|single|one|this|per|turn))+"

ANSWERS_OF_TURNS: tuple[tuple[tuple[str, ...], RuleAnswer], ...] = (
    (
        (rf"can you {_NOT_AT_ANY_TIME} own-turn",),
        RuleAnswer(
            "yes: each player in his or her own action phase, outside of combat and with an empty chain", ("407.2b",)
        ),
    ),
    (
        (rf"can you {_NOT_AT_ANY_TIME} before (?:you )?draw(?: card)?(?: (?:for|in) turn)?",),
        RuleAnswer("no: that is done in the action phase, and the card is drawn before it", ("407.2b", "501.2a")),
    ),
    (
        (rf"can you attack with {_SEVERAL} (?:ally|character){_IN_A_TURN}",),
        RuleAnswer("yes: each in a combat of its own, one after the other", ("600.1", "601.2")),
    ),
    (
        (
            rf"can {_SEVERAL} (?:ally|character|protector) protect{_IN_A_TURN}",
            rf"can you protect with {_SEVERAL} (?:ally|character|protector){_IN_A_TURN}",
        ),
        RuleAnswer("yes, but only one character in each combat", ("602.2b",)),
    ),
    (
        (
            r"can you strike with exhausted weapon",
            r"can exhausted weapon (?:strike|used to strike)",
            r"can you strike with weapon (?:if|that) (?:it is )?exhausted",
        ),
        RuleAnswer("no: striking exhausts the weapon, so that it must be ready", ("303.2",)),
    ),
)
"""The forms of questions in plain words, and the answer that the rules give on any board."""
