"""Which sentence of the vocabulary a said one is, and under which keyword."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, get_args

from engine.language.printed import Printed
from engine.language.words import CardType
from engine.value import replace, value
from scenarios.dialogue.bare_names import capitalised, with_names, with_near_names, with_quoted_names, with_short_names
from scenarios.dialogue.joined_sentences import parted as sentences_joined
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import plainly
from scenarios.dialogue.players_sentences import ControllerOf, OwnerOf, in_our_persons, rewordings, speaks_of_persons
from scenarios.dialogue.players_wordings import CARD
from scenarios.dialogue.pronouns import KindOf, speaks_of_a_card, with_attachments, with_some_card
from scenarios.dialogue.question_patterns import (
    is_question_of_a_choice,
    is_question_of_deeds,
    is_question_of_events,
    is_question_of_state,
)
from scenarios.dialogue.questions_asked import allowed, at_a_hero, deed_asked, is_open, statements
from scenarios.dialogue.said_clauses import ways
from scenarios.dialogue.said_states import said_state, without_states
from scenarios.dialogue.sentences_to_use import MATTERS, sentences_to_use, words_at_fault
from scenarios.dialogue.unknown_sentences import card_to_describe, more_players, token_of_no_size, two_attackers
from scenarios.features.model import Keyword
from scenarios.registry.step_tokens import QUOTED, quoted
from scenarios.scenario_errors import UnknownSentence

if TYPE_CHECKING:
    from scenarios.dialogue.said_lines import Said
    from scenarios.registry.lookup import Lookup


def nobody_knows(_: str) -> None:
    """Return no type for any card."""


def no_effects(_: str) -> frozenset[str]:
    """Return no effects for any card."""
    return frozenset()


@value
class Board:
    """What understanding needs of the game: whether anybody has acted, the names of cards, who controls and owns one.

    `on_board` are the names of the cards that are somewhere in the game.
    """

    acted: bool
    names: Callable[[], Iterable[str]]
    controller_of: ControllerOf
    on_board: Callable[[], Iterable[str]] = tuple
    kind_of: KindOf = nobody_knows
    health_of: Callable[[str], int | None] = nobody_knows
    cost_of: Callable[[str], int | None] = nobody_knows
    resolves_away: Callable[[str], bool | None] = nobody_knows
    stands_alone: Callable[[str], bool | None] = nobody_knows
    has_payment_power: Callable[[str], bool | None] = nobody_knows
    effects_of: Callable[[str], frozenset[str]] = no_effects
    printed_of: Callable[[str], Printed | None] = nobody_knows
    owner_of: OwnerOf = nobody_knows
    is_token: Callable[[str], bool | None] = nobody_knows


@value
class Understood:
    """A sentence of the vocabulary, its keyword, whether it was said in other words, and whether it was asked.

    A question is a statement that is answered with yes or no.
    """

    keyword: Keyword
    text: str
    reworded: bool = False
    asked: bool = False


_EXPECTED = "a sentence of the vocabulary, with names of cards that are known"


def understood(said: Said, lookup: Lookup, board: Board) -> tuple[Understood, ...]:
    """Return what was said, as it stands or in the words of the vocabulary; what is likeliest comes first.

    Without a keyword it is what it can be; where it can be a Given and a Then it is a Given until somebody acts.

    Raises:
        UnknownSentence: no sentence fits; the nearest one is named.
    """
    found = _fitting(said, lookup, board)
    if not found and said.keyword == "Then":
        found = tuple(each for each in _fitting(replace(said, keyword=None), lookup, board) if each.keyword == "When")
    if not found:
        raise _unknown(said, lookup, board)
    return tuple(dict.fromkeys(found))


def parted(said: Said, lookup: Lookup, board: Board) -> tuple[Said, ...]:
    """Return what was said as the sentences that it joins: "I control A, and my opponent controls B" is two.

    A pronoun in a part stands for some card, whichever it is.
    """
    if (apart := _with_a_weapon(said, board) or _with_a_hand(said, board)) is not None:
        return apart

    def may_be_said(part: Said) -> bool:
        if is_known_question(part, board) or _fitting(part, lookup, board):
            return True
        text = with_short_names(with_quoted_names(part.text, board.names()), board.on_board())
        if said_state(plainly(in_our_persons(text))) is not None and not part.asks:
            return True
        bare, states = without_states(text)
        if states and _fitting(replace(part, text=bare), lookup, board):
            return True
        text = bare if states else text
        if with_attachments(text) != text:
            return bool(_fitting(replace(part, text=with_attachments(text)), lookup, board))
        if not speaks_of_a_card(text):
            return False
        some = [replace(part, text=each) for each in with_some_card(text)]
        if any(said_state(plainly(in_our_persons(each.text))) is not None for each in some) and not part.asks:
            return True
        return any(is_known_question(each, board) or _fitting(each, lookup, board) for each in some)

    return sentences_joined(said, may_be_said, lambda each: ways(each, board.controller_of(""), acted=board.acted))


_ARMED = late(
    rf"(?P<may>can |could |may )?(?P<who>you|your opponent|your hero|your opponent's hero) "
    rf"(?:attacks?|swings? at|hits?)(?: (?P<at>{CARD}|you|your opponent))? "
    rf"with (?:(?:your|your opponent's) )?(?P<weapon>{QUOTED})"
)


def _with_a_weapon(said: Said, board: Board) -> tuple[Said, ...] | None:
    """Return an attack with a weapon as one of the hero, who strikes with it (303.2); None for any other sentence.

    Where nobody is named who is attacked it is the hero of the other side.
    """
    found = _ARMED.fullmatch(in_our_words(said.text, board))
    if found is None or said.keyword is not None or board.kind_of(found["weapon"]) is not CardType.WEAPON:
        return None
    yours = found["who"] in {"you", "your hero"}
    hero, other = ("your hero", "your opponent's hero") if yours else ("your opponent's hero", "your hero")
    at = {"you": "your hero", "your opponent": "your opponent's hero", None: other}.get(found["at"], found["at"])
    if found["may"]:
        return (replace(said, text=f"can {hero} attack {at}"),)
    strikes = f"you strike with {found['weapon']}" if yours else f"your opponent strikes with {found['weapon']}"
    return (replace(said, text=f"{hero} attacks {at}"), replace(said, text=strikes))


_HAS = late(
    rf"(?P<who>you|your opponent) (?:have|has|controls?) (?P<cards>{QUOTED}(?:(?:,| and|, and) (?:an? )?{QUOTED})+)"
)


def _with_a_hand(said: Said, board: Board) -> tuple[Said, ...] | None:
    """Return what a player has as what is in play, a resource or in hand, where a card can't simply be in play."""
    found = _HAS.fullmatch(in_our_words(said.text, board)) if said.keyword is None and not said.asks else None
    cards = re.findall(QUOTED, found["cards"]) if found is not None else []
    held = [each for each in cards if board.resolves_away(each)]
    quests = [each for each in cards if board.kind_of(each) is CardType.QUEST]
    if found is None or not (held or quests):
        return None
    you = found["who"] == "you"
    whose = "your" if you else "your opponent's"
    told = [
        f"{'you control' if you else 'your opponent controls'} {each}" for each in cards if each not in held + quests
    ]
    told += [f"{'you have' if you else 'your opponent has'} {each} as a face-up resource" for each in quests]
    told += [f"{whose} hand is {', '.join(held)}"] if held else []
    return tuple(replace(said, text=each) for each in told)


def fits(said: Said, lookup: Lookup, board: Board) -> bool:
    """Return whether what was said, or a player's words for it, is a sentence."""
    return bool(_fitting(said, lookup, board))


def in_our_words(text: str, board: Board) -> str:
    """Return a text with its names in quotation marks, its players as the vocabulary has them, and no idle words."""
    return plainly(in_our_persons(with_short_names(with_quoted_names(text, board.names()), board.on_board())))


def is_known_question(said: Said, board: Board) -> bool:
    """Return whether a sentence asks what a ruling tells anyway, or for how much, where or who."""
    if said.keyword is not None and not said.asks:
        return False
    plain = in_our_words(said.text, board)
    known = (is_question_of_state, is_question_of_events, is_question_of_a_choice, is_question_of_deeds)
    return is_open(said.text) or any(each(plain) for each in known)


@lru_cache(256)
def _fitting(said: Said, lookup: Lookup, board: Board) -> tuple[Understood, ...]:
    """Return the sentences that what was said fits; a Given comes before a statement until somebody acts."""
    found: list[Understood] = []
    for text in (_by_kind(each, board) for each in _meanings(said.text, board)):
        keyword = _keyword(said, text, lookup, board)
        if keyword is not None:
            asked = said.asks and keyword == "Then"
            found.append(Understood(keyword, text, reworded=text != said.text, asked=asked))
            found += [Understood(keyword, each, reworded=True, asked=asked) for each in _at_the_hero(text)]
            if text == said.text:
                return tuple(found)
    if not found and said.keyword in (None, "Then"):
        answers = (text for text in _answers(said.text, lookup, board) if lookup.fits("Then", text))
        both = (each for text in answers for each in (text, *_at_the_hero(text)))
        return tuple(Understood("Then", text, reworded=True, asked=True) for text in both)
    return tuple(found if board.acted or said.asks else sorted(found, key=lambda each: each.keyword == "Then"))


def _at_the_hero(text: str) -> tuple[str, ...]:
    """Return what is aimed at a player as aimed at the hero, which is meant where no player can be a target."""
    for player, hero in (("your opponent", "your opponent's hero"), ("you", "your hero")):
        if text.endswith(f" targeting {player}"):
            return (f"{text.removesuffix(player)}{hero}",)
    return ()


def _meanings(text: str, board: Board) -> Iterator[str]:
    """Yield a text as it stands, with its names in quotation marks, and in other words.

    What speaks of "I" or "my opponent" is no sentence as it stands, although a player could be called so.
    """
    with_names = with_quoted_names(text, board.names())
    if not speaks_of_persons(text):
        yield from dict.fromkeys((text, with_names))
    yield from _reworded(with_names, board)
    with_short = with_short_names(with_names, board.on_board())
    if with_short != with_names:
        yield from (with_short, *_reworded(with_short, board))
    plain = plainly(in_our_persons(with_short_names(with_short, board.names())))
    if plain != with_short:
        yield from _reworded(plain, board)
    at_hero = at_a_hero(plain, board.controller_of)
    if at_hero != plain:
        yield from _reworded(at_hero, board)
    for attack in _by_the_only_ally(plain, board):
        yield from _reworded(attack, board)


def _reworded(text: str, board: Board) -> Iterator[str]:
    """Return what a text may mean on a board, in other words."""
    return rewordings(text, board.controller_of, board.owner_of)


_EITHER = late(rf"play(?P<s>s|ing)? or us(?:es|ing|e) (?P<card>{QUOTED})")
_BY_TYPE = late(rf"(?P<card>{QUOTED}) as a resource by type")
_HELD = late(rf"(?P<player>you|your opponent) controls? (?:an? |the )?(?P<card>{QUOTED})")
_USED = {None: "use", "s": "uses", "ing": "using"}


def _by_kind(text: str, board: Board) -> str:
    """Return a sentence that says of a card that it is played or used as what is done with a card of its type.

    An ability that doesn't stay in play is had in hand.

    Of the cards that are placed as resources only a quest may lie face up (408.1b), and is taken to.
    """

    def done(found: re.Match[str]) -> str:
        card = found["card"]
        played = board.kind_of(card) in (CardType.ABILITY, None) or board.has_payment_power(card) is False
        verb = f"play{found['s'] or ''}" if played else _USED[found["s"]]
        return f"{verb} {found['card']}"

    def lying(found: re.Match[str]) -> str:
        face = "up" if board.kind_of(found["card"]) is CardType.QUEST else "down"
        return f"{found['card']} as a face-{face} resource"

    held = _HELD.fullmatch(text)
    if held is not None and board.resolves_away(held["card"]):
        return f"{'your' if held['player'] == 'you' else held['player'] + chr(39) + 's'} hand is {held['card']}"
    return _BY_TYPE.sub(lying, _EITHER.sub(done, text))


def _answers(text: str, lookup: Lookup, board: Board) -> Iterator[str]:
    """Yield the statements that answer a question."""
    with_names = with_quoted_names(text, board.names())
    short = in_our_persons(with_short_names(with_names, board.on_board()))
    for plain in dict.fromkeys((short, plainly(with_short_names(short, board.names())))):
        deed = deed_asked(plain)
        for said in (deed, at_a_hero(deed, board.controller_of), *_by_the_only_ally(deed, board)) if deed else ():
            meanings = (_by_kind(meant, board) for meant in _reworded(said, board))
            yield from (allowed(meant) for meant in meanings if lookup.fits("When", meant))
        for said in statements(plain):
            yield from _reworded(said, board)


_BY_NOBODY = late(rf"(?P<player>you|your opponent) attacks? (?:{CARD}|you|your opponent)")


def _by_the_only_ally(deed: str, board: Board) -> Iterator[str]:
    """Yield an attack that names no attacker as one by the only ally of the player; by the hero, if there is none."""
    found = _BY_NOBODY.fullmatch(deed)
    if found is None:
        return
    cards = [quoted(each) for each in board.on_board()]
    allies = [each for each in cards if board.kind_of(each) is CardType.ALLY]
    allies = [each for each in allies if board.controller_of(each) == found["player"]]
    if len(allies) <= 1:
        hero = "your hero" if found["player"] == "you" else "your opponent's hero"
        yield f"{deed} with {allies[0] if allies else hero}"


def _keyword(said: Said, text: str, lookup: Lookup, board: Board) -> Keyword | None:
    """Return the keyword under which a text fits a sentence: the one that was said, or one that it can have."""
    if said.keyword is not None:
        return said.keyword if lookup.fits(said.keyword, text) else None
    fits: list[Keyword] = [each for each in get_args(Keyword) if lookup.fits(each, text)]
    if said.asks and "Then" in fits:
        return "Then"
    later = [each for each in fits if each != "Given"]
    return next(iter(later if board.acted and later else fits), None)


_BEHIND = late(
    r",? (?:(?:in order )?to|so that|so|instead of|rather than|because|for|with|without|during|before|after|while|until"
    r"|unless|if|when|by|through|from|at|in|on|as)\b",
    re.IGNORECASE,
)


def _beginning_that_fits(said: Said, lookup: Lookup, board: Board) -> UnknownSentence | None:
    """Return the error for a sentence of which a beginning is understood: it names the words behind that."""
    text = with_names(said.text, board.names())
    for found in reversed([*_BEHIND.finditer(text)]):
        shorter = text[: found.start()]
        known = is_known_question(replace(said, text=shorter), board)
        if (
            " " in shorter
            and not shorter.count('"') % 2
            and (known or _fitting(replace(said, text=shorter), lookup, board))
        ):
            said_so = shorter.replace('"', "'")
            nearest = f'"{said_so}"' if MATTERS.search(text[found.start() :]) is None else None
            return UnknownSentence(
                f"no sentence fits {said.text!r}: '{text[found.start() :].strip(' ,')}' was not understood there",
                line=said.line,
                expected="a sentence without it, or what it says in a sentence of its own",
                nearest=nearest,
            )
    return None


def _with_a_name_spelt_right(said: Said, lookup: Lookup, board: Board) -> UnknownSentence | None:
    """Return the error for a sentence that would be understood with the nearest names in it."""
    spelt = with_near_names(said.text, board.names())
    meant = _fitting(replace(said, text=spelt), lookup, board) if spelt != said.text else None
    if not meant:
        return None
    keyword, text = meant[0].keyword, meant[0].text
    what = f"no sentence fits {said.text!r}"
    nearest, near = f"{keyword} {text!r}", (f"{keyword} {text}",)
    return UnknownSentence(what, line=said.line, expected=_EXPECTED, nearest=nearest, near=near)


def _unknown(said: Said, lookup: Lookup, board: Board) -> UnknownSentence:
    """Return the error for a sentence that nobody knows, with the one nearest to it: first with a name spelt right."""
    if (other := token_of_no_size(said) or more_players(said)) is not None:
        return other
    if (misspelt := _with_a_name_spelt_right(said, lookup, board)) is not None:
        return misspelt
    plain = plainly(in_our_persons(with_names(said.text, board.names())))
    if (two := two_attackers(plain, said)) is not None:
        return two
    if (beginning := _beginning_that_fits(said, lookup, board)) is not None:
        return beginning
    known = with_names(said.text, board.names())
    named = [each for each in capitalised(known) if each not in board.names()]
    if named and _fitting(replace(said, text=with_quoted_names(said.text, (*named, *board.names()))), lookup, board):
        return UnknownSentence(f"no card is called {named[0]!r}", line=said.line, expected=card_to_describe(named[0]))
    if named:
        return UnknownSentence(
            f"no sentence fits {said.text!r}, and no card is called {named[0]!r}",
            line=said.line,
            expected=card_to_describe(named[0]),
        )
    expected = "one deed, state or question a sentence, with names of cards"
    named_text = with_quoted_names(said.text, board.names())
    fault = words_at_fault(named_text) if speaks_of_a_card(named_text) else ""
    return UnknownSentence(
        f"no sentence fits {said.text!r}{f': {fault}' if fault else ''}",
        line=said.line,
        expected=expected,
        nearest=" or ".join(f'"{each}"' for each in sentences_to_use(plain)) or None,
        near=tuple(sentences_to_use(plain)),
    )
