"""What stands in the place of a phrase of the table, where that depends on the words found in it."""

import re

from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.dialogue.spoken_persons import does


def has(found: re.Match[str]) -> str:
    """Return that somebody has something."""
    return f"{found[1]} {'have' if found[1].casefold() in {'i', 'we', 'they'} else 'has'} "


def standing_resources(found: re.Match[str]) -> str:
    """Return resources with how they stand before them."""
    exhausted = found[2].casefold() in {"exhausted", "tapped"}
    return f"{found[1]} {'exhausted' if exhausted else 'ready'} resource{'' if found[1] in {'1', 'one'} else 's'}"


def active(found: re.Match[str]) -> str:
    """Return what a card's player may do with it: "can Tim be used"."""
    player = "my opponent" if found[4] and found[4].casefold() != "me" else "I"
    return f"{found[1]} {player} {found[3].removesuffix('p') if found[3] == 'flipp' else found[3]} {found[2]}"


def having(found: re.Match[str]) -> str:
    """Return that somebody has a card."""
    return f"{found[1]} {'have' if found[1].casefold() == 'i' else 'has'}"


def none(found: re.Match[str]) -> str:
    """Return that somebody has none of something."""
    return f"{found[1]}{'' if found[0].startswith('do ') or found[0].startswith('don') else 's'} no "


def as_dying(found: re.Match[str]) -> str:
    """Return whether a card dies."""
    return f"does {({'him': 'he', 'her': 'she'}).get(found[1].casefold(), found[1])} die"


def holding(found: re.Match[str]) -> str:
    """Return how many cards somebody has in hand."""
    own = found[1].casefold() == "i"
    return f"{found[1]} {'have' if own else 'has'} {found[2]} cards in {'my' if own else 'his'} hand"


def verbed(found: re.Match[str]) -> str:
    """Return what is done with an ability whose name is used as a verb: "he Fire Blasts me"."""
    uses = does(found[2], "use") if found[1] is None else "use"
    return f"{found[1] or ''}{found[2]} {uses} {found[3]} on {found[4]}"


def owned(found: re.Match[str]) -> str:
    """Return a card with whose it is before it, where that was said behind it."""
    whose = "my" if found[2].casefold() == "i" else "my opponent's"
    return f"{whose} {found[1]}"


def taken(found: re.Match[str]) -> str:
    """Return what is taken by an ability as what the ability is used on."""
    return f"{found[1]} {'use' if found[1].casefold() in {'i', 'they'} else 'uses'} {found[3]} on {found[2]}"


def unnamed(found: re.Match[str]) -> str:
    """Return a number of allies of which nothing else is said as that many of some size."""
    ally = "a 2/2 ally with protector" if "protectors" in found[0] else "a 2/2 ally"
    return f"{found[1]} {found[2]}{found[3]} {several(found[4], ally)}"


def several(number: str, what: str) -> str:
    """Return a number of things of which nothing else is said, each by itself.

    >>> several("two", "a 2/2 ally")
    'a 2/2 ally and a 2/2 ally'
    """
    return " and ".join([what] * int(NUMBERS.get(number.casefold(), number)))


def with_others(found: re.Match[str]) -> str:
    """Return that somebody controls a card and the allies beside it, of which nothing else is said."""
    return f"{found[1]}{found[2]} {found[3]} and {several(found[4], 'a 2/2 ally')}"


def beside_others(found: re.Match[str]) -> str:
    """Return whose a card is and the allies beside it, of which nothing else is said."""
    holds = "my opponent controls" if found[3].casefold() not in {"my", "in play", "mine"} else "I control"
    return f"{holds} {found[1]} and {several(found[2], 'a 2/2 ally')}"


def held_and_in_play(found: re.Match[str]) -> str:
    """Return what somebody has in play and what in hand, each by itself."""
    own = found[1].casefold() in {"i", "they"}
    control, have = ("control", "have") if own else ("controls", "has")
    return f"{found[1]} {control} {found[2]} and {found[1]} {have} {found[3]} in hand"


def one_ally(found: re.Match[str]) -> str:
    """Return what is asked of all allies of a player as asked of one."""
    return f"{found[1]} {'my opponent' + chr(39) + 's' if found[2] in {'opposing', 'enemy'} else found[2]} ally "


def by_its_player(found: re.Match[str]) -> str:
    """Return what somebody asks of an ability as what its player may do: "can my Fire Blast hit"."""
    return f"{found[1]} {'my opponent' if found[2] else 'I'} use {found[3]} on "


def to_kill_by_its_player(found: re.Match[str]) -> str:
    """Return what somebody asks of an ability that kills as what its player may do."""
    return f"{found[1]} {'my opponent' if found[2] else 'I'} use {found[3]} to {found[4]} {found[5]}"
