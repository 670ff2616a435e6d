"""A script that breaks as a feature that `judge run` plays, where sentences can say it and it breaks there as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.decisions.choices import NO, YES, Answer, ChoiceKind
from engine.language.words import CardType, Zone
from engine.play import legal_actions
from engine.state.ids import PlayerId
from judge.played_features import Asked, setting_of
from judge.soak import invariants
from judge.soak.checked_games import Fault, fault_of
from judge.soak.retold_games import Wish, meant, meant_answer
from scenarios.dialogue.dialogue import Dialogue, opened, ready_to_act, say
from scenarios.dialogue.feature_text import feature_text
from scenarios.dialogue.offered_sentences import action_sentence, offer
from scenarios.dialogue.said_lines import Said
from scenarios.features.model import Keyword, Step
from scenarios.registry.step_tokens import quoted

if TYPE_CHECKING:
    from judge.soak.random_games import Laid, Pool
    from judge.soak.shrunk_scripts import Shrunk
    from scenarios.playthrough.played_scenario import PlayedScenario

_OWNERS = ("your", "your opponent's")
_PLAYERS = ("you", "your opponent")
_ZONES = {Zone.DECK: "deck", Zone.HAND: "hand"}


class _Unsaid(Exception):
    """No sentence says it."""


def feature_of(shrunk: Shrunk, pool: Pool, title: str, cards: str | None, library: str | None) -> str | None:
    """Return the text of a feature that breaks as the script does, None where sentences can't say it."""
    plan = shrunk.plan
    if plan is None or len(plan.script.seating) != len(_PLAYERS) or plan.script.turn_of is None:
        return None
    setting = replace(setting_of(Asked(cards=cards, library=library)), shielded=False)
    telling = _Telling(opened(setting, plan.script.edition.id, tuple), shrunk.lost.fault)
    try:
        for sentence in _board_sentences(shrunk.lost.script.laid, plan.script.turn_of, pool):
            telling.say(sentence, "Given")
        for wish in plan.wishes:
            telling.grant(wish)
        telling.look()
    except _Unsaid:
        return None
    return telling.text(title) if telling.broken else None


def _board_sentences(laid: list[Laid], turn_of: PlayerId, pool: Pool) -> Iterator[str]:
    """Yield sentences that lay the board: what a player has nothing of is said to be empty."""
    if turn_of != 1:
        yield f"it is {_OWNERS[turn_of - 1]} turn, in the action phase"
    labels = _labels(laid)
    for seat, owner in enumerate(_OWNERS, 1):
        for zone, word in _ZONES.items():
            cards = [labels[each] for each in laid if each.owner == seat and each.zone is zone]
            placed = f"{owner} deck, from the top," if zone is Zone.DECK else f"{owner} {word}"
            yield f"{placed} is {', '.join(cards)}" if cards else f"{owner} {word} is empty"
    for each in laid:
        if each.zone is Zone.PLAY:
            yield _placed(each, dict(each.how), labels, laid, pool)


def _labels(laid: list[Laid]) -> dict[Laid, str]:
    """Return each card as a sentence that places it names it: with a label where several have its name."""
    named = Counter(each.name for each in laid)
    found: dict[Laid, str] = {}
    for each in laid:
        label = f" as {quoted(f'{each.name} {each.number}')}" if named[each.name] > 1 else ""
        found[each] = f"{quoted(each.name)}{label}"
    return found


def _placed(each: Laid, how: dict[str, object], labels: dict[Laid, str], laid: list[Laid], pool: Pool) -> str:
    """Return the sentence that puts a card into play."""
    player, owner, state = (
        _PLAYERS[each.owner - 1],
        _OWNERS[each.owner - 1],
        "" if how.get("ready", True) else "exhausted ",
    )
    verb, has = ("control", "have") if each.owner == 1 else ("controls", "has")
    harm = f" with {how['damage']} damage" if how.get("damage") else ""
    if how.get("resource"):
        return f"{player} {has} {labels[each]} as a face-down resource"
    if pool.find(each.name).type is CardType.HERO:
        return f"{owner} hero is {state}{quoted(each.name)}{harm}"
    host = next((other for other in laid if other.number == how.get("attached_to")), None)
    if host is not None:
        on = f"{_OWNERS[host.owner - 1]} hero" if pool.find(host.name).type is CardType.HERO else _called(labels[host])
        return f"{owner} {labels[each]} is attached to {on}"
    name, _, label = labels[each].partition(" as ")
    return f"{player} {verb} {f'an {state}' if state else ''}{name}{harm}{f' as {label}' if label else ''}"


def _called(placed: str) -> str:
    """Return what a card that was placed so is called after that.

    >>> _called('"Tim" as "Tim 7"'), _called('"Tim"')
    ('"Tim 7"', '"Tim"')
    """
    return placed.rpartition(" as ")[2]


class _Telling:
    """A dialogue in which the script is said, until it breaks."""

    def __init__(self, dialogue: Dialogue, fault: Fault) -> None:
        self.dialogue = dialogue
        self.fault = fault
        self.broken = False
        self.last: Step | None = None

    def say(self, sentence: str, keyword: Keyword) -> None:
        """Say a sentence.

        Raises:
            _Unsaid: it can't be said here.
        """
        try:
            reply = say(self.dialogue, Said(sentence, keyword=keyword))
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what is looked for.
            self._break(fault_of(error), Step(keyword, keyword, sentence, 0))
            return
        if reply.stopped is not None:
            if self.fault.message not in reply.stopped.explanation():
                raise _Unsaid
            self._break(self.fault, Step(keyword, keyword, sentence, 0))
            return
        self.dialogue = reply.dialogue

    def grant(self, wish: Wish) -> None:
        """Say the action that a wish means, and the answers to what it asks.

        Raises:
            _Unsaid: no sentence says it.
        """
        play = self._play()
        if self.broken or play is None:
            return
        action = meant(play.state, wish)
        if action is None:
            return
        sentence = action_sentence(play, action)
        if sentence is None:
            raise _Unsaid
        self.say(sentence, "When")
        place = 0
        while self.dialogue.played.open is not None and self.last is None:
            told = self.dialogue.played
            answer = meant_answer(told.now, told.open.choice, wish, place) if told.open else ()
            self.say(_answer_sentence(told, answer), "When")
            place += 1

    def look(self) -> None:
        """Find out whether the game that was told breaks as the script did."""
        play = self._play()
        if self.broken or play is None:
            return
        try:
            invariants.check_state(play.state)
            legal_actions(play.state)
            if "check_legality" in self.fault.where:
                invariants.check_legality(play.state)
        except Exception as error:  # noqa: BLE001 - the same
            self._break(fault_of(error), None)

    def text(self, title: str) -> str:
        """Return the text of the feature; above it stands what breaks at its end."""
        steps = [*self.dialogue.steps, *([self.last] if self.last else [])]
        play = self._play()
        turn = _OWNERS[(play.state.turn_player if play else 1) - 1]
        told = replace(self.dialogue, steps=(*steps, Step("Then", "Then", f"it is {turn} turn", 0)))
        about = (f"# {self.fault.kind}: {self.fault.message}", f"# {self.fault.where}", "")
        return "\n".join((*about, feature_text(told, title)))

    def _play(self) -> PlayedScenario | None:
        """Return the game as it stands, before the first action the board as that finds it."""
        return ready_to_act(self.dialogue)

    def _break(self, fault: Fault, last: Step | None) -> None:
        """Note that the game broke.

        Raises:
            _Unsaid: it broke in another way than the script.
        """
        if fault.key != self.fault.key:
            raise _Unsaid
        self.broken, self.last = True, last


def _answer_sentence(play: PlayedScenario, answer: Answer) -> str:
    """Return the sentence that gives an answer to the open choice.

    Raises:
        _Unsaid: no sentence says it.
    """
    offered = offer(play)
    assert play.open is not None
    choice = play.open.choice
    if offered is None or offered.player is None:
        raise _Unsaid
    options: list[object] = list(choice.options)
    if len(answer) > 1:
        if not offered.verb:
            raise _Unsaid
        return f"{offered.verb} {', '.join(offered.things[options.index(each)] for each in answer)}"
    if choice.low is not None:
        options = options or list(range(choice.low, choice.low + len(offered.answers)))
    elif set(options) == {YES, NO}:
        options = [YES, NO]
    elif choice.kind in (ChoiceKind.PROTECT, ChoiceKind.ARMOR) or choice.least == 0:
        options.append(None)
    wanted = answer[0] if answer else None
    if wanted not in options or len(options) != len(offered.answers):
        raise _Unsaid
    return offered.answers[options.index(wanted)]
