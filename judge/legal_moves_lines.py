"""All that a player may do, in lines: each deed once, with what it may be aimed at; what cannot be played, and why."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from judge.assistance.assumptions import NO_COST
from judge.assistance.possible_responses import deeds_at_each_moment
from judge.assistance.time_passing import assuming, at_the_end
from judge.output_lines import Line
from scenarios.dialogue.dialogue import Dialogue, board_of, ready_to_act, say
from scenarios.dialogue.offered_sentences import legal_sentences, offer
from scenarios.dialogue.said_lines import Said
from scenarios.registry.step_tokens import QUOTED, quoted

MOST_LISTED = 30
"""How many lines all that somebody may do has at most."""
MOST_NAMED = 12
"""How many targets, attackers or cards one of those lines names at most."""
_PROPOSES = re.compile(r"proposes? that (?P<attacker>.+) (?P<verb>attacks|sabotages) (?P<defender>.+)")
_PLACES = re.compile(r"places? (?P<card>.+) as a face-(?P<face>up|down) resource")
_CHOOSES = re.compile(r"(?:you|.+?) chooses? ")
_AIMED = re.compile(r"which target")
_IDLE = re.compile(r"(?:pass(?:es)?|concedes?)\b")


@dataclass(slots=True)
class _Grouped:
    """What may be done, by what each line begins with: attackers with whom they attack, cards that may be placed."""

    lines: dict[str, list[str]] = field(default_factory=dict)

    def add(self, first: str, *further: str) -> None:
        """Add what a line begins with, and what it names further."""
        self.lines.setdefault(first, []).extend(further)

    def told(self) -> Iterator[str]:
        """Yield the lines; of more than can be read the number is told."""
        for first, named in self.lines.items():
            shown = named[:MOST_NAMED]
            more = f", and {len(named) - len(shown)} more" if len(named) > len(shown) else ""
            yield f"{first}: {', '.join(shown)}{more}" if shown else first


def legal_moves_lines(dialogue: Dialogue, player: str, about: str = "") -> Iterator[Line]:
    """Yield what a player may do as the game stands; until it is over, where something was begun.

    `about` is a card of which alone it is asked.
    """
    about = about[about.index('"') :] if '"' in about else about
    begun = bool(dialogue.played.state.chain) or dialogue.played.state.is_fought
    who = "You" if player == "you" else f"{player[:1].upper()}{player[1:]}"
    if begun and dialogue.played.open is None:
        told = [*_of_a_card(deeds_at_each_moment(dialogue, player), about)]
    else:
        dialogue = _with_resources(_on_the_own_turn(dialogue, player))
        told = [each for each in _moves(dialogue, player) if about in each.partition(": ")[0]]
    if told:
        assumed = [each.text for each in dialogue.told if each.text.endswith("(assumed)")]
        yield Line(f"{who} can{_said(assumed)}:", style="good")
        shown = told[:MOST_LISTED]
        yield from (Line(each.replace('"', ""), indent=2, lead="- ") for each in shown)
        if len(told) > len(shown):
            yield Line(f"and {len(told) - len(shown)} more; judge table lists them: legal", indent=2, style="faint")
    else:
        yield Line(f"{who} can do nothing {'with it' if about else 'but pass'}.", style="bad")
    yield from _impossible(dialogue, player, " ".join(told), about)
    yield Line("Nobody has cards that were not spoken of.", indent=2, style="faint")


def _of_a_card(moments: Iterable[str], about: str) -> Iterator[str]:
    """Yield the moments with the deeds of one card alone, if it is asked of one."""
    for each in moments:
        when, _, deeds = each.partition(": ")
        own = [deed for deed in deeds.split(", ") if about.strip('"') in deed]
        if own:
            yield f"{when}: {', '.join(own)}"


def _said(assumed: list[str]) -> str:
    """Return what is assumed of the game as a whole, for what a player can do depends on it."""
    found = [each for each in assumed if each.startswith((NO_COST, "it is "))]
    return f", if {' and '.join(each.removesuffix(' (assumed)') for each in found)}" if found else ""


def _on_the_own_turn(dialogue: Dialogue, player: str) -> Dialogue:
    """Return the dialogue on that player's turn, where nobody has acted and nobody said whose turn it is."""
    if dialogue.acted or any(step.text.startswith("it is ") for step in dialogue.steps):
        return at_the_end(dialogue)
    whose = "your" if player == "you" else f"{player}'s"
    return assuming(dialogue, f"it is {whose} turn", "Given") or dialogue


def _with_resources(dialogue: Dialogue) -> Dialogue:
    """Return the dialogue with resources enough, where nobody has acted or spoken of any."""
    spoken = dialogue.acted or any("resource" in step.text or "cost" in step.text for step in dialogue.steps)
    return dialogue if spoken else assuming(dialogue, NO_COST, "Given") or dialogue


def _moves(dialogue: Dialogue, player: str) -> Iterator[str]:
    """Yield each deed that is legal for a player, once, with what it may be aimed at."""
    found = _Grouped()
    for moment in (dialogue, _passed(dialogue, player)):
        play = ready_to_act(moment) if moment is not None else None
        own = [each for each in legal_sentences(play) if each.startswith(f"{player} ")] if play is not None else []
        for sentence in own:
            deed = sentence.removeprefix(f"{player} ")
            if _IDLE.match(deed):
                continue
            if (attack := _PROPOSES.fullmatch(deed)) is not None:
                verb = "attack" if attack["verb"] == "attacks" else "sabotage"
                found.add(f"{verb} with {attack['attacker']}", attack["defender"])
            elif (placed := _PLACES.fullmatch(deed)) is not None:
                found.add(f"place as a face-{placed['face']} resource", placed["card"])
            else:
                found.add(_plain(deed), *_targets(moment or dialogue, sentence))
        if own:
            break
    yield from found.told()


def _plain(deed: str) -> str:
    """Return a deed in the words of who may do it: "plays Tim" as "play Tim"."""
    verb, space, rest = deed.partition(" ")
    return f"{verb.removesuffix('s')}{space}{rest}"


def _passed(dialogue: Dialogue, player: str) -> Dialogue | None:
    """Return the dialogue after the other player has passed, who may act before this one."""
    other = "your opponent passes" if player == "you" else "you pass"
    return assuming(dialogue, other, "When")


def _targets(dialogue: Dialogue, sentence: str) -> list[str]:
    """Return what a deed may be aimed at; nothing where it asks for no target first."""
    reply = say(dialogue, Said(sentence, keyword="When"))
    asked = offer(reply.dialogue.played) if reply.stopped is None else None
    if asked is None or _AIMED.search(asked.question) is None:
        return []
    return [*asked.things] or [_CHOOSES.sub("", each, count=1) for each in asked.answers]


def _impossible(dialogue: Dialogue, player: str, told: str, about: str) -> Iterator[Line]:
    """Yield which cards that were said to be in the player's hand can't be played, each with the reason."""
    whose = "your hand is " if player == "you" else f"{player}'s hand is "
    held = [each for step in dialogue.steps if step.text.startswith(whose) for each in re.findall(QUOTED, step.text)]
    for card in dict.fromkeys(held):
        if f"play {card}" in told or about not in card or board_of(dialogue).kind_of(card) is None:
            continue
        reply = say(dialogue, Said(f"can {player} play {quoted(card.strip(chr(34)))}", asks=True))
        reason = next((each.text for each in reply.outcome.events if each.text.startswith("not allowed: ")), None)
        if reason is not None:
            first = reason.removeprefix("not allowed: ").partition("; ")[0]
            yield Line(f"not play {card.strip(chr(34))}: {first}", indent=2, lead="- ", style="faint")
