"""Names that no card has: told first and plainly, with the nearest known names and a way to describe the card.

Words with capital letters that stand together are one name. A part of one that is a card's name is not that card.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from engine.language.words import CardType
from judge.assistance.answered_texts import NAME, PLACE, Answered
from scenarios.dialogue.bare_names import GAME_WORDS
from scenarios.dialogue.dialogue import Dialogue, board_of, not_understood, outcome_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.token_values import token_values
from scenarios.dialogue.understanding import Board
from scenarios.dialogue.unknown_sentences import card_to_describe
from scenarios.near_names import close_words, near_name
from scenarios.registry.step_tokens import quoted
from scenarios.scenario_errors import UnknownSentence

_CAPITALS = re.compile(r"(?<![\w\"“'’/-])[A-Z][\w'’-]*(?:(?: (?:of|the|to|in))* [A-Z][\w'’-]*)*")
_OPENINGS = late(
    r"a|after|all|an|and|another|any|are|as|assum\w+|at|because|before|both|but|by|can|combat|could|defend|did|do|does"
    r"|during|each|either|even|every\w*|face|for|from|given|hand|has|have|he|here|hers?|his|how|i|i'd|i'll|i'm|i've|if|in"
    r"|instead|is|its?|it's|just|last|let|let's|may|me|meanwhile|mine|must|my|next|nobody|nothing|now|of|on|once|one|only"
    r"|opponent|or|our|same|say|she|should|since|so|some\w*|still|suppos\w+|that|the|then?|their|there|they|they're|this"
    r"|though|three|turn|two|until|we|we're|what|what's|when|where|whether|which|while|who|who's|whose|why|will|with"
    r"|without|would|yes|no|you|your|again|also|already|damage|rules?|question|situation|judge"
)
"""Words that sentences begin with, which are no part of a name there."""
_NAMED = late(r"\b(?:named|called|is playing|are playing|seated|reads:| as \"| as “|team game)", re.IGNORECASE)
_PLAYED = late(
    r"\b(?:play|cast|summon)s? (?P<name>[a-z][\w'’-]{3,}(?: (?:of |the )*[a-z][\w'’-]{2,}){0,3}?)"
    r"(?=$| (?:on|at|against|targeting|with|if|when|this|now|and|in|from)\b)"
)
_NO_NAME = late(
    r"\b(?:it|him|her|them|that|this|card|cards|all(?:y|ies)|abilit\w+|instants?|spells?|weapons?|armor|equipment|quests?"
    r"|resources?|items?|totems?|first|second|another|any|something|anything|more|only|both|hand|game|twice|again|face"
    r"|around|with|hero|turn|pets?|one|two|three|four|five|here|there|now|while|during|after|before)\b"
)
_STRUCK = late(r"\b(?:strik\w+ with|equip\w*) (?:my |his |an? )?$", re.IGNORECASE)
_CAST = late(r"\b(?:cast|play|respond with|playing|casting|use)s? (?:my |his |an? )?$", re.IGNORECASE)
_NEAR, _SLIP, _MOST_NEAR = 0.6, 0.8, 3
_LEAST, _SHORTEST = 2, 3
"""How many words with capital letters stand together in a name for which a text is not answered at all, and how long
any name is at least."""


def of_unknown_cards(heard: tuple[Said, ...], beginning: Dialogue, *, unclear: bool) -> Answered | None:
    """Return the answer to sentences that name a card which nobody knows; None where every name is known.

    Of one word alone it is told only where a sentence is unclear: that word may be anything.
    """
    board = board_of(beginning)
    whole = {*board.names()}
    runs = (run for said in heard for run in _CAPITALS.findall(said.text) if " " in run)
    if not unclear and not any(run not in whole and run.partition(" ")[2] not in whole for run in runs):
        return None
    if any(each.doc is not None or _NAMED.search(each.text) is not None for each in heard):
        return None
    known = _Known(board)
    found = [(each, name) for each in heard for name in _unknown(each.text, known, unclear=unclear)]
    if not found:
        return None
    names = tuple(dict.fromkeys(name for _, name in found))
    return _told(heard, found[0][0], names, beginning, known)


class _Known:
    """The names that are known: of cards, of tokens, and their words."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.names = tuple(dict.fromkeys(board.names()))
        self.words = [(name, _words(name)) for name in self.names]
        self.full = {_plain(each) for each in self.names}

    def has(self, run: Sequence[str], *, whole: bool = True) -> bool:
        """Return whether words are one name or several, whole or in short, beside words of the game."""
        if not run or all(GAME_WORDS.fullmatch(word) for word in run):
            return True
        return any(
            self._is_one(run[:size], alone=whole and size == len(run)) and self.has(run[size:], whole=False)
            for size in _sizes(run)
        )

    def nobody_meant(self, name: str) -> bool:
        """Return whether a name is no other name with a slip in it."""
        return near_name(name, self.names, _SLIP) is None

    def _is_one(self, run: Sequence[str], *, alone: bool) -> bool:
        """Return whether words are a name, or words of one name alone; one word among others only of a character."""
        if len(run) == 1 and GAME_WORDS.fullmatch(run[0]):
            return True
        several = [*run[:-1], re.sub(r"(?<=\w{2})e?s$", "", run[-1])], [*run[:-1], run[-1].removesuffix("s")]
        if any(" ".join(each) in self.full for each in (run, *several)) or " ".join(run) in _tokens():
            return True
        of = [name for name, words in self.words if any(set(each) <= set(words) for each in (run, *several))]
        if len(run) > 1 or alone:
            return bool(of)
        return len(of) == 1 and self.board.kind_of(quoted(of[0])) in (CardType.ALLY, CardType.HERO)

    def nearest(self, name: str) -> list[str]:
        """Return the names that are most like one that is not known, those with a word in common first."""
        said = set(_words(name))
        alike = close_words(name, self.names, _MOST_NEAR, _NEAR)
        shared = [each for each, words in self.words if said & {word for word in words if len(word) > _MOST_NEAR}]
        return [*dict.fromkeys((*shared[:_MOST_NEAR], *alike))][:_MOST_NEAR]


def _sizes(run: Sequence[str]) -> Iterable[int]:
    return range(len(run), 0, -1)


def _tokens() -> set[str]:
    return set(token_values())


def _plain(name: str) -> str:
    return " ".join(_words(name))


@lru_cache(4096)
def _words(name: str) -> tuple[str, ...]:
    """Return the words of a name in small letters, without those that join others."""
    words = (re.sub(r"['’]s$|[?!,.:’']+$", "", each) for each in name.casefold().replace("’", "'").split())
    return tuple(each for each in words if each not in {"of", "the", "to", "in", "a", ""})


def _unknown(text: str, known: _Known, *, unclear: bool) -> Iterator[str]:
    """Yield names in a text that no card has."""
    for found in _CAPITALS.finditer(text):
        run = found[0]
        for part in _parts(
            run, known, starts=found.start() == 0 or text[: found.start()].rstrip().endswith((":", ","))
        ):
            words = _words(part)
            if (
                part.isupper()
                or known.has(words)
                or not (unclear or (len(words) >= _LEAST and known.nobody_meant(part)))
            ):
                continue
            yield re.sub(r"['’]s$|['’]$", "", part)
    if unclear and (played := _PLAYED.search(text)) is not None and _NO_NAME.search(played["name"]) is None:
        words = _words(played["name"])
        spoken = {word for _, each in known.words for word in each}
        if not known.has(words) and not set(words) <= spoken:
            yield played["name"]


def _parts(run: str, known: _Known, *, starts: bool) -> Iterator[str]:
    """Yield the names in words with capital letters: without an opening, and apart where one owns the other."""
    words = run.split()
    while words and (starts or len(words) == 1) and _OPENINGS.fullmatch(words[0].casefold().replace("’", "'")):
        words = words[1:]
    if starts and len(words) > 1 and known.has(_words(" ".join(words[1:]))):
        words = words[1:]
    if not words or known.has(_words(" ".join(words))):
        return
    owner = next((at for at, word in enumerate(words[:-1], 1) if word.endswith(("'s", "’s"))), 0)
    yield from (each for each in (" ".join(words[:owner]), " ".join(words[owner:])) if each)


def _told(heard: tuple[Said, ...], said: Said, names: tuple[str, ...], beginning: Dialogue, known: _Known) -> Answered:
    """Return the answer that tells which names no card has, and how to describe such a card."""
    near = dict.fromkeys(each for name in names for each in known.nearest(name))
    are = "name is" if len(near) == 1 else "names are"
    nearest = f"; the nearest {are} {', '.join(map(repr, near))}" if near else "; no known name is like it"
    called = " or ".join(map(repr, names))
    sentences = [_described(name, " ".join(each.text for each in heard)) for name in names]
    question = " ".join(f"{each.text}{'?' if each.asks else '.'}" for each in heard).replace("'", "’")
    command = " ".join(["judge ask", *(f"'{each}'" for each in (*sentences, question))])
    error = UnknownSentence(
        f"no card of the library is called {called}{nearest}",
        line=said.line,
        expected=card_to_describe(names[0]),
        near=(*sentences, command),
    )
    reply = not_understood(beginning, said, error)
    outcome = outcome_of(beginning, NAME, PLACE, (reply.outcome,))
    return Answered(beginning, outcome, None, (reply,))


def _described(name: str, text: str) -> str:
    """Return a sentence that describes a card of a name, as what it is used as in the text."""
    before = text[: text.find(name)]
    if _STRUCK.search(before):
        return f'the card "{name}" reads: 3, Weapon—Sword Melee (1), 3 [Melee] ATK / 1 Strike'
    aimed = re.match(r" (?:on|at|against|targeting)\b", text[text.find(name) + len(name) :])
    if _CAST.search(before) and aimed:
        return f'the card "{name}" reads:\n2, Instant Ability\nYour hero deals 2 fire damage to target hero or ally.\n'
    return f'the card "{name}" reads: 3, Ally, 2 [Melee] ATK / 2 Health'
