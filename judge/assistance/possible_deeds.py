"""Questions for all that may be done: whom can I attack, who can attack, what can I play; answered by what is legal."""

import re
from collections.abc import Iterable

from judge.assistance.time_passing import assuming, at_the_end
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.dialogue import Dialogue, board_of, names_on_board, ready_to_act
from scenarios.dialogue.offered_sentences import legal_sentences, offer
from scenarios.dialogue.players_wordings import controls
from scenarios.dialogue.question_patterns import POSSIBLE_DEEDS
from scenarios.dialogue.understanding import in_our_words
from scenarios.registry.step_tokens import quoted, tokens_of

_PROPOSED = re.compile(r"(?P<player>.+?) proposes? that (?P<attacker>.+) attacks (?P<defender>.+)")
_AT = {"you": "your hero", "your opponent": "your opponent's hero"}
_PROTECTS = re.compile(r".+? protects? with (?P<card>.+)")


def possible_deeds(text: str, dialogue: Dialogue) -> tuple[Dialogue, str] | None:
    """Return the answer to a question for all whom somebody can attack, and the like; None for any other question.

    An attacker that nobody put on the board is assumed there, in the dialogue that stands before the answer.
    """
    board = board_of(dialogue)
    plain = in_our_words(with_names(text, board.names()), board)
    found = next((each for form in POSSIBLE_DEEDS if (each := form.fullmatch(plain))), None)
    if found is None:
        return None
    words = {name: word for name, word in found.groupdict().items() if word}
    if "side" in words:
        who = _protectors(dialogue, words["side"])
        return None if who is None else (dialogue, "no" if who.startswith("nobody") else f"yes: {who}")
    if "protects" in words or "protect" in words:
        who = _protectors(dialogue)
        return None if who is None else (dialogue, who)
    player = words.get("player") or _controller(words, dialogue)
    attacker = words.get("with") or words.get("attacker") or words.get("by")
    if attacker is not None and tokens_of(attacker)[-1].text not in names_on_board(dialogue):
        named = quoted(tokens_of(attacker)[-1].text)
        dialogue = assuming(dialogue, controls(player, named), "Given") or dialogue
    said = _legal(dialogue, player)
    if "verb" in words:
        verb = "" if words["verb"] == "do" else rf"{words['verb']}s? "
        return dialogue, _told(
            each.partition(" ")[2] for each in said if re.match(rf"{re.escape(player)} {verb}", each)
        )
    attacks = [each for each in map(_PROPOSED.fullmatch, said) if each is not None and each["player"] == player]
    return dialogue, _of_attacks(attacks, words, attacker, plain)


def _of_attacks(attacks: list[re.Match[str]], words: dict[str, str], attacker: str | None, plain: str) -> str:
    """Return who attacks or is attacked in those of the attacks that are asked about."""
    defender = _AT.get(words.get("defender", ""), words.get("defender"))
    of_attackers = "defender" in words or not ({"with", "attacker", "by", "player"} & set(words))
    asked = "attacker" if of_attackers and not re.search(r"\bbe attacked\b", plain) else "defender"
    allies = re.match(r"which (?:\w+ of .+ )?all(?:y|ies)\b|which .+? allies\b", plain, re.IGNORECASE)
    return _told(
        each[asked]
        for each in attacks
        if not (allies is not None and each[asked].endswith(" hero"))
        and (attacker is None or _is_same(each["attacker"], attacker))
        and (defender is None or _is_same(each["defender"], defender))
    )


def _is_same(one: str, other: str) -> bool:
    """Return whether two sentences name the same card, with or without its controller."""
    heroes = one.endswith(" hero") or other.endswith(" hero")
    return one == other if heroes else tokens_of(one)[-1] == tokens_of(other)[-1]


def _controller(words: dict[str, str], dialogue: Dialogue) -> str:
    """Return who does what is asked about: the controller of the attacker that is named, or whose turn it is."""
    controller_of = board_of(dialogue).controller_of
    theirs = any(each.startswith("your opponent's ") for each in (words.get("attacker", ""), words.get("by", "")))
    if theirs or words.get("attacker", "").startswith("your "):
        return "your opponent" if theirs else "you"
    named = words.get("attacker") or words.get("by")
    return (controller_of(named) if named is not None else "") or controller_of("")


def _legal(dialogue: Dialogue, player: str) -> tuple[str, ...]:
    """Return what is legal once what was begun is over; before anybody has acted it is that player's turn.

    Who has no priority in the other's turn gets it as the other passes (407.2).
    """
    if not dialogue.acted and not any(step.text.startswith("it is ") for step in dialogue.steps):
        whose = "your" if player == "you" else f"{player}'s"
        dialogue = assuming(dialogue, f"it is {whose} turn", "Given") or dialogue
    dialogue = at_the_end(dialogue)
    found = _legal_now(dialogue)
    if any(each.startswith(f"{player} ") for each in found):
        return found
    passes = {"you": "your opponent passes", "your opponent": "you pass"}.get(player)
    passed = assuming(dialogue, passes, "When") if passes is not None else None
    return found if passed is None else _legal_now(passed)


def _legal_now(dialogue: Dialogue) -> tuple[str, ...]:
    """Return what is legal as it is."""
    play = ready_to_act(dialogue)
    return legal_sentences(play) if play is not None else ()


def _protectors(dialogue: Dialogue, side: str | None = None) -> str | None:
    """Return who can protect against the combat under way, of one player if one is given; None where none is."""
    moment = assuming(dialogue, "the protect point comes", "When")
    open_choice = offer(moment.played) if moment is not None else None
    if open_choice is None:
        return "nobody" if dialogue.played.state.is_fought else None
    found = [each for each in map(_PROTECTS.fullmatch, open_choice.answers) if each is not None]
    found = [] if side not in (None, open_choice.player) else found
    return _told(each["card"] for each in found)


def _told(what: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(each.replace('"', "") for each in what)) or "nobody and nothing"
