"""Reminders that don't stand right behind their keyword: behind a whole sentence, or on a line of their own.

They remind of a keyword that the card names, or of a rule of the game. Any other is no reminder: it would do something,
or deny what the card says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from scenarios.reading.line_tokens import REMINDER, plain
from scenarios.reading.phrases.own_wordings.counted_races import RACES_OF
from scenarios.reading.reminders import KNOWN, REMINDED, Contradiction, agrees

_OF_RULES = (
    ("", r"(?:totems|it|this totem) can be attacked (?:or|and) targeted (?:like|as) (?:an ally|allies)"),
    ("totem", r"can be attacked (?:or|and) targeted (?:like|as) an ally"),
    ("reputation", r"can't put [a-z' ]+ cards in your deck"),
    ("dual wield", r"can have a second one-handed melee weapon instead of an off-hand equipment"),
    ("dual wield", r"can strike with a second melee weapon during the same combat"),
    ("ranged dual wield", r"can have a second ranged weapon"),
    ("ranged dual wield", r"can strike with a second ranged weapon during the same combat"),
    ("bear form", r"(?:has|is a) protector(?: while in bear form)?"),
    ("cat form", r"\+1 atk while attacking(?: in cat form)?"),
    ("bear form|cat form", r"destroy this card when you strike with a weapon or play a non-feral ability"),
    ("stealth", r"destroy this card when your hero deals damage"),
    ("form", r"you can still have only one card with form \(1\) in play"),
    ("druid", r"[a-z' ]+ is a druid|other friendly druids have \+1 atk / \+1 health"),
    ("long-range", r"defenders deal on combat damage to (?:it|him|her)"),
    ("", r"this item can prevent damage like an armor"),
    ("copy", r"you may choose new targets for the copy"),
    ("defender", r"it must be a legal choice for the attacker"),
    ("no more than one card|more than one card", r"this doesn't include placing resources"),
    ("control", r"move (?:it|them) to your resource row"),
    ("can attack", r"including characters in your party"),
    ("deck", r"(?:he|she|he or she) owns it for the rest of the game"),
    ("your hero", r"you can't play cards while your hero is removed"),
    ("text", r"for example, .*"),
)
"""Words that a card must have, and what may remind then of a rule of the game, or spell out what they say."""


def unfounded_reminder(piece: str, text: str) -> Contradiction | None:
    """Return the first such reminder in the piece of a text that reminds of nothing; None where there is none.

    >>> unfounded_reminder("Draw a card. (You may draw two instead.)", "Draw a card.").column
    14
    """
    whole = REMINDER.sub(" ", plain(text)).lower()
    words = plain(piece)
    compared = {found.start("said") - 1 for found in REMINDED.finditer(words)}
    for found in REMINDER.finditer(words):
        said = found[0].strip("() ")
        if found.start() not in compared and " " in said and not _is_founded(said.lower(), whole):
            return Contradiction(found[0], found.start() + 1, "a reminder of what the card or the rules say")
    return None


def _is_founded(said: str, text: str) -> bool:
    """Return whether a keyword of the text means what is said, as a whole or each of its sentences, or the rules do."""
    return _says_what_one_means(said, text) or all(
        _says_what_one_means(each, text) or _is_of_the_rules(each.rstrip("."), text)
        for each in re.split(r"(?<=\.) ", said)
    )


def _says_what_one_means(said: str, text: str) -> bool:
    return any(agrees(keyword, kind, said) for keyword in KNOWN if keyword in text for kind in _kinds(keyword, text))


def _is_of_the_rules(said: str, text: str) -> bool:
    """Return whether a rule of the game says it, or it names the races of a faction except those that the text does."""
    if any(re.search(required, text) and re.fullmatch(pattern, said) for required, pattern in _OF_RULES):
        return True
    named = set(re.split(r", and |, ", said))
    races = [{each.lower() for each in of_one} for of_one in RACES_OF.values()]
    return any(named == {each for each in of_one if f"other than {each}" not in text} for of_one in races)


def _kinds(keyword: str, text: str) -> Iterator[str]:
    """Yield the kinds that the keyword names in the text, and none for keywords that name no kind."""
    yield ""
    if keyword == "resistance":
        yield from re.findall(r"([a-z]+) resistance", text)
    else:
        yield from re.findall(rf"{keyword}:? ([a-z, ]+)", text)
