"""Why a sentence is not understood, where the sentence itself shows it: tokens without a size, three players."""

import re

from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import CARD
from scenarios.dialogue.said_lines import Said
from scenarios.scenario_errors import UnknownSentence

_TOKEN = late(r"(?P<name>\b[A-Z][\w'-]*(?: [A-Z][\w'-]*)*)?\"? (?:ally )?tokens?\b(?! \")")
_TWO_ATTACKERS = late(
    rf".*?\battacks?\b.*? with (?P<one>{CARD})(?:,| and|, and) (?P<two>{CARD}).*"
    rf"|(?:can |could |may )?(?P<first>{CARD}) and (?P<second>{CARD}) (?:both )?attack\b.*"
)


def two_attackers(text: str, said: Said) -> UnknownSentence | None:
    """Return the error for an attack with two characters: a combat has one attacker (601.2)."""
    found = _TWO_ATTACKERS.fullmatch(text)
    if found is None:
        return None
    each = " or ".join(repr(f"attack with {found[a] or found[b]}") for a, b in (("one", "first"), ("two", "second")))
    return UnknownSentence(
        f"{said.text!r}: no, a combat has one attacker and one defender (rule 601.2)",
        line=said.line,
        expected="one attack after the other",
        nearest=each,
    )


def card_to_describe(name: str) -> str:
    """Return what is expected where a name is no card: the name of one, or the card in words."""
    return f'the name of a card, or before it: the card "{name}" reads: 3, Ally, 2 [Melee] ATK / 2 Health'


def token_of_no_size(said: Said) -> UnknownSentence | None:
    """Return the error for a token whose values nobody has said, None for a sentence that speaks of none."""
    token = _TOKEN.search(said.text)
    if token is None:
        return None
    return UnknownSentence(
        f"no sentence fits {said.text!r}: what ATK and health the token has was not said",
        line=said.line,
        expected="the token with its ATK and health",
        nearest=f'"I control a 1/1 {token["name"] or "Beast"} token"',
    )


_MORE_PLAYERS = late(r"\b(?:(?:three|four|five|[345])[ -]players?|player (?:three|3)|multiplayer)\b", re.IGNORECASE)


def more_players(said: Said) -> UnknownSentence | None:
    """Return the error for a sentence of more than two players who have no names, None for any other."""
    if _MORE_PLAYERS.search(said.text) is None:
        return None
    return UnknownSentence(
        f"no sentence fits {said.text!r}: of more than two players each needs a name",
        line=said.line,
        expected="the other players by name, and sentences that name them in place of my opponent",
        nearest='"Bo, Cid and I are playing"',
    )
