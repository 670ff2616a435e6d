"""Reminders that don't stand right behind their keyword: behind a whole sentence, or on a line of their own.

They remind of a keyword that the card names, or of a rule of the game. Any other is no reminder: it would do something,
or deny what the card says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.language.printed import Printed
from engine.language.words import CardType
from scenarios.reading.line_tokens import REMINDER, plain
from scenarios.reading.phrases.own_wordings.counted_races import RACES_OF
from scenarios.reading.reminders import KNOWN, REMINDED, Contradiction, agrees

_FORM = r"(?:^|\. +|ongoing: *)your hero is in {} form *\."
"""A sentence of its own that says in which form your hero is: the rules of forms destroy the card (Glossary)."""
_IN_FORM = _FORM.format("{0}") + r"|^(?:[^.>]*>>> *)?this turn, [^,.]+ is in {0} form\b"
_BEAR, _CAT = _IN_FORM.format("bear"), _IN_FORM.format("cat")

_OF_RULES = (
    ("", r"totems can be attacked (?:or|and) targeted (?:like|as) (?:an ally|allies)"),
    ("totem", r"(?:(?:it|this totem) )?can be attacked (?:or|and) targeted (?:like|as) (?:an ally|allies)"),
    ("aldor reputation", r"can't put scryer cards in your deck"),
    ("scryer reputation", r"can't put aldor cards in your deck"),
    ("dual wield", r"can have a second one-handed melee weapon instead of an off-hand equipment"),
    ("dual wield", r"can strike with a second melee weapon during the same combat"),
    ("ranged dual wield", r"can have a second ranged weapon"),
    ("ranged dual wield", r"can strike with a second ranged weapon during the same combat"),
    (_BEAR, r"(?:has|is a) protector(?: while in bear form)?"),
    (_CAT, r"\+1 atk while attacking(?: in cat form)?"),
    (_FORM.format("(?:bear|cat)"), r"destroy this card when you strike with a weapon or play a non-feral ability"),
    (r"(?:^|\. +|ongoing: *)your hero is stealthed *\.", r"destroy this card when your hero deals damage"),
    (r"\bforms (?:aren't|can't be) destroyed", r"you can still have only one card with form \(1\) in play"),
    ("^it is a druid$", r"(?P<who>[a-z' ]+) is a druid"),
    ("udder frendly durids haf", r"other friendly druids have \+1 atk / \+1 health"),
    ("long-range", r"defenders deal on combat damage to (?:it|him|her)"),
    ("^it is an item with def$", r"this item can prevent damage like an armor"),
    (r"\bcopy (?:that|it\b|target|the)", r"you may choose new targets for the copy"),
    (r"change the (?:proposed )?defender", r"it must be a legal choice for the attacker"),
    ("play (?:no )?more than one card", r"this doesn't include placing resources"),
    (r"gain control of [^.,]*\b(?:resource|quest)s?\b", r"move (?:it|them) to your resource row"),
    ("^any [a-z ]+ can attack", r"including characters in your party"),
    ("put [^.]* (?:player|opponent)'s deck", r"(?:he|she|he or she) owns it for the rest of the game"),
    ("remove your hero from the game", r"you can't play cards while your hero is removed"),
    ("printed text", r"for example, .*"),
)
"""What a card must say or be, and what may remind then of a rule of the game, or spell out what the card says."""


def _told_of(printed: Printed, text: str) -> str:
    """Return the words of a card in small letters: its tags, what it is by its type line, and its text."""
    told = list(printed.tags)
    if "Druid" in (*printed.tags, *printed.traits):
        told.append("it is a Druid")
    if printed.type is CardType.ITEM and printed.defense:
        told.append("it is an item with DEF")
    return REMINDER.sub(" ", plain("\n".join((*told, text)))).lower()


def unfounded_reminder(piece: str, text: str, printed: Printed) -> Contradiction | None:
    """Return the first such reminder in the piece of a card's text that reminds of nothing; None where there is none.

    >>> card = Printed("Insight", CardType.ABILITY)
    >>> unfounded_reminder("Draw a card. (You may draw two instead.)", "Draw a card.", card).column
    14
    """
    words = plain(piece)
    if "(" not in words:
        return None
    whole = _told_of(printed, text)
    compared = {found.start("said") - 1 for found in REMINDED.finditer(words)}
    for found in REMINDER.finditer(words):
        said = found[0].strip("() ")
        if found.start() not in compared and " " in said and not _is_founded(said.lower(), whole, printed.name.lower()):
            return Contradiction(found[0], found.start() + 1, "a reminder of what the card or the rules say")
    return None


def _is_founded(said: str, text: str, name: str) -> bool:
    """Return whether a keyword of the text means what is said, as a whole or each of its sentences, or the rules do."""
    return _says_what_one_means(said, text) or all(
        _says_what_one_means(each, text) or _is_of_the_rules(each.rstrip("."), text, name)
        for each in re.split(r"(?<=\.) ", said)
    )


def _says_what_one_means(said: str, text: str) -> bool:
    return any(agrees(keyword, kind, said) for keyword in KNOWN if keyword in text for kind in _kinds(keyword, text))


def _is_of_the_rules(said: str, text: str, name: str) -> bool:
    """Return whether a rule of the game says it, or it names the races of a faction except those that the text does."""
    for required, pattern in _OF_RULES:
        found = re.fullmatch(pattern, said)
        if found and re.search(required, text, re.MULTILINE):
            who = found.groupdict().get("who", name)
            return name in (who, f"{who},") or name.startswith((f"{who} ", f"{who}, "))
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
