"""A dialogue: the sentences said so far, what came of each, and the game as it stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any, cast

from engine.language.powers import Payment, Text
from engine.language.words import CardType, Zone
from engine.value import value
from scenarios.dialogue.asked_owners import is_token, owner_of
from scenarios.dialogue.copied_playthrough import copied
from scenarios.dialogue.questions_asked import denied
from scenarios.dialogue.understanding import Board, Understood, parted, understood
from scenarios.features.model import Step
from scenarios.judgement import Setting, done_in, play_step, status_of
from scenarios.outcome import EventLine, ScenarioOutcome, StateView, StepOutcome, StepStatus, Verdict
from scenarios.playthrough import named_things
from scenarios.playthrough.board_setup import lay_board
from scenarios.playthrough.cards_by_name import printed
from scenarios.playthrough.settled_states import let_chance_decide
from scenarios.playthrough.spoken_names import who
from scenarios.playthrough.unnamed_cards import is_unnamed
from scenarios.registry.step_tokens import QUOTED, tokens_of
from scenarios.scenario_errors import (
    CantJudge,
    Differs,
    NothingHappened,
    StepStopped,
    Surplus,
    UnknownName,
    fault_message,
)
from scenarios.step_words import CardWords

if TYPE_CHECKING:
    from engine.language.printed import Printed
    from scenarios.dialogue.said_lines import Said
    from scenarios.playthrough.played_scenario import PlayedScenario

Names = Callable[[], Iterable[str]]
"""Returns the names of the cards that can be put on a board."""

_NAME = re.compile(QUOTED)
_CALLED = re.compile(r"no card here is called (['\"])(?P<name>.*)\1")
_NO_PLAYER = re.compile(r"\b(?:you|your opponent) can't be chosen now")
_SHORTEST = 3
"""How many letters the word of a name has that stands for the whole name, at least."""

YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True, eq=False)
class Dialogue:
    """The sentences said so far as steps, the outcome of each, and the game after them. None of it ever changes.

    `told` has a question as it was asked, `steps` as the statement that is true, what was asked or its denial.
    """

    setting: Setting
    names: Names
    played: PlayedScenario
    steps: tuple[Step, ...] = ()
    told: tuple[StepOutcome, ...] = ()
    opening: PlayedScenario | None = None

    @property
    def acted(self) -> bool:
        """Whether anything but the board was said."""
        return any(step.keyword != "Given" for step in self.steps)


@value
class Reply:
    """The answer to a sentence: the dialogue after it, its outcome, and its meaning, None if it was not understood.

    If the sentence can't be played or isn't true, `stopped` says why, and the dialogue is the one before it.
    """

    said: Said
    dialogue: Dialogue
    outcome: StepOutcome
    meant: Understood | None = None
    stopped: StepStopped | None = None


def opened(setting: Setting, edition: str, names: Names) -> Dialogue:
    """Return a dialogue in which nothing was said, under an edition.

    Raises:
        UnknownName: there is no such edition.
    """
    opening = cast("PlayedScenario", setting.begin(edition))
    return Dialogue(setting, names, opening, opening=opening)


def say(dialogue: Dialogue, said: Said) -> Reply:
    """Return the answer to one more sentence; of several meanings it has the first that the rules allow."""
    try:
        meanings = understood(said, dialogue.setting.lookup, board_of(dialogue))
    except StepStopped as stopped:
        return not_understood(dialogue, said, stopped)
    replies = []
    for meant in meanings:
        replies.append(_replied(dialogue, said, meant))
        if replies[-1].stopped is None and not (len(replies) < len(meanings) and _aims_at_no_player(replies[-1])):
            return replies[-1]
    return next((each for each in replies if not isinstance(each.stopped, NothingHappened | Surplus)), replies[0])


def _aims_at_no_player(reply: Reply) -> bool:
    """Return whether the answer is that a player can't be a target; the player's hero may be meant then."""
    return reply.outcome.keyword == "Asked" and any(_NO_PLAYER.search(each.text) for each in reply.outcome.events)


def sentences_of(dialogue: Dialogue, said: Said) -> tuple[Said, ...]:
    """Return what was said as the sentences that it joins: "I control A, and my opponent controls B" is two."""
    return parted(said, dialogue.setting.lookup, board_of(dialogue))


def not_understood(dialogue: Dialogue, said: Said, stopped: StepStopped) -> Reply:
    """Return the reply to a sentence that was not understood."""
    nothing = Understood(said.keyword or "When", said.text)
    return Reply(said, dialogue, _outcome(_step(said, nothing), stopped), None, stopped)


def retold(dialogue: Dialogue, outcome: StepOutcome) -> Dialogue:
    """Return the dialogue with its last sentence told in another way."""
    return replace(dialogue, told=(*dialogue.told[:-1], outcome))


def noted(dialogue: Dialogue, said: Said, answer: str, rules: tuple[str, ...] = ()) -> Reply:
    """Return the reply to a question with this answer and its rules; neither is a step, and the game stays as it is."""
    told = StepOutcome("Asked", f"{said.text}?", said.line, "passed", (EventLine(answer, rules),))
    return Reply(said, _with(dialogue, dialogue.played, None, told), told)


def _replied(dialogue: Dialogue, said: Said, meant: Understood) -> Reply:
    step = _step(said, meant)
    play, done, stopped = _played(dialogue, step)
    if meant.asked and (stopped is None or isinstance(stopped, Differs) or _is_elsewhere(stopped, dialogue)):
        return _answered(dialogue, said, meant, stopped)
    if stopped is not None:
        return Reply(said, dialogue, replace(_outcome(step, stopped), **done), meant, stopped)
    status: StepStatus = "acted" if step.keyword == "When" else "passed"
    told = replace(_outcome(step), status=status, **done)
    return Reply(said, _with(dialogue, play, step, told), told, meant)


def _is_elsewhere(stopped: StepStopped, dialogue: Dialogue) -> bool:
    """Return whether a sentence was stopped because its card is in another zone, or was named before and is gone."""
    if not isinstance(stopped, UnknownName):
        return False
    named = _CALLED.match(stopped.what)
    told = [each.text for each in dialogue.told if not each.text.startswith("the card ")]
    gone = named is not None and any(named["name"] in each for each in told)
    return stopped.what.startswith("there is only") or (gone and dialogue.acted)


def _with(dialogue: Dialogue, play: PlayedScenario, step: Step | None, told: StepOutcome) -> Dialogue:
    steps = dialogue.steps if step is None else (*dialogue.steps, step)
    return replace(dialogue, played=play, steps=steps, told=(*dialogue.told, told))


def _played(
    dialogue: Dialogue, step: Step, *, asking: bool = False
) -> tuple[PlayedScenario, dict[str, Any], StepStopped | None]:
    """Return a copy of the game after the step, what the step did, and why it could not be played, None if it could."""
    play = copied(dialogue.played)
    mark = play.mark()
    play.asking = asking
    try:
        play_step(step, play, dialogue.setting.lookup, dialogue.setting.know)
    except StepStopped as stopped:
        return play, done_in(step.keyword, play, mark), stopped
    except Exception as fault:
        if not dialogue.setting.shielded:
            raise
        return play, {"events": ()}, CantJudge(fault_message(fault))
    return play, done_in(step.keyword, play, mark), None


def _answered(dialogue: Dialogue, said: Said, meant: Understood, stopped: StepStopped | None) -> Reply:
    """Return the answer to a question: yes or no, with the reasons for it."""
    step, answer = _step(said, meant), YES
    if stopped is not None:
        answer = f"{NO}: {stopped.actual or stopped.what}"
        step = replace(step, text=denied(meant.text))
    play, done, fault = _played(dialogue, step, asking=True)
    play.asking = False
    if stopped is not None and fault is None and done["events"]:
        answer = NO
    holds = step if fault is None else None
    reasons = () if fault else done["events"]
    told = replace(_asked(said, meant), **{**done, "events": (EventLine(answer), *reasons)})
    return Reply(said, _with(dialogue, play if holds else dialogue.played, holds, told), told, meant)


def _asked(said: Said, meant: Understood) -> StepOutcome:
    """Return a question as it was asked; its meaning follows in brackets if that names a card that nobody named."""
    named = [tokens_of(each)[-1].text.casefold() for each in _NAME.findall(meant.text)]
    words = said.text.casefold()
    unsaid = any(not any(word in words for word in (each, *each.split()) if len(word) >= _SHORTEST) for each in named)
    return StepOutcome("Asked", f"{said.text}?{f' (meant: {meant.text})' if unsaid else ''}", said.line, "passed")


def _step(said: Said, meant: Understood) -> Step:
    return Step(meant.keyword, meant.keyword, meant.text, said.line, said.table, said.doc)


def _outcome(step: Step, stopped: StepStopped | None = None) -> StepOutcome:
    told = StepOutcome(step.written, step.text, step.line, "not reached", table=step.table, doc=step.doc)
    if stopped is None:
        return told
    message, expected, actual = stopped.explanation(), stopped.expected, stopped.actual
    told = replace(told, status=status_of(stopped), message=message, expected=expected, actual=actual)
    return replace(told, nearest=stopped.near)


def board_of(dialogue: Dialogue) -> Board:
    """Return what understanding a sentence needs of the game of a dialogue."""
    # A card of one's own may be written while somebody talks; only with such cards is there a `find`.
    return _kept_board(dialogue) if dialogue.played.find is None else _board(dialogue)


def _board(dialogue: Dialogue) -> Board:
    """Return what understanding a sentence needs of the game as it stands."""
    play = dialogue.played
    names = cache(lambda: (*names_on_board(dialogue), *dialogue.names()))
    on_board = cache(lambda: names_on_board(dialogue))

    def controller_of(card: str) -> str:
        """Return who controls the card of a name, nobody if no single card has it; for no name whose turn it is."""
        if not card:
            return who(play, play.now.turn_player)
        found = named_things.cards(play, CardWords(tokens_of(card)[-1].text), (Zone.PLAY,))
        holders = {named_things.holder(play.now.cards[each]) for each in found}
        return who(play, holders.pop()) if len(holders) == 1 else ""

    return Board(
        dialogue.acted,
        names,
        controller_of,
        on_board,
        kind_of=lambda card: None if (found := _printed_of(play, card)) is None else found.type,
        health_of=lambda card: None if (found := _printed_of(play, card)) is None else found.health,
        cost_of=lambda card: _fixed_cost(_printed_of(play, card)),
        resolves_away=partial(_resolves_away, play),
        stands_alone=partial(_stands_alone, play),
        has_payment_power=partial(_has_payment_power, play),
        effects_of=partial(_effects_of, play),
        printed_of=partial(_printed_of, play),
        owner_of=partial(owner_of, play),
        is_token=partial(is_token, play),
    )


_kept_board = lru_cache(64)(_board)


def _resolves_away(play: PlayedScenario, card: str) -> bool:
    """Return whether a card is an ability that doesn't stay in play."""
    found = _printed_of(play, card)
    return found is not None and found.type is CardType.ABILITY and not found.ongoing


def _has_payment_power(play: PlayedScenario, card: str) -> bool:
    """Return whether a card has a power that is used by paying for it (701)."""
    found = _printed_of(play, card)
    return found is not None and any(isinstance(each, Payment) for each in found.powers)


def _effects_of(play: PlayedScenario, card: str) -> frozenset[str]:
    """Return what the text of a card does as it is played or used, as the names of its effects."""
    found = _printed_of(play, card)
    texts = (
        (found.text, *(each.text for each in found.powers if isinstance(each, Payment))) if found is not None else ()
    )
    effects = (each for text in texts if isinstance(text, Text) for each in text.effects)
    return frozenset(type(each).__name__ for each in effects)


def _stands_alone(play: PlayedScenario, card: str) -> bool | None:
    """Return whether a player may control only one of a card (410.1), None for no card."""
    found = _printed_of(play, card)
    return None if found is None else found.unique or any(most == 1 for _, most in found.limits)


def _fixed_cost(found: Printed | None) -> int | None:
    """Return the printed cost of a card, None for one that has none or another that is not printed as a number."""
    if found is None or found.type in (CardType.HERO, CardType.QUEST) or found.has_x:
        return None
    return None if found.additional_cost or found.alternate_cost is not None else found.cost


def printed_card(dialogue: Dialogue, card: str) -> Printed | None:
    """Return what is printed on the card that the words name, None if no card is named."""
    return _printed_of(dialogue.played, card)


def _printed_of(play: PlayedScenario, card: str) -> Printed | None:
    """Return what is printed on the card that the words name, None if no card is named."""
    name = tokens_of(card)[-1].text
    if name in play.labels:
        labelled = play.now.cards.get(play.labels[name])
        return None if labelled is None else labelled.printed
    try:
        return printed(play, name)
    except (UnknownName, CantJudge):
        return next((each.printed for each in play.now.cards.values() if each.printed.name == name), None)


def names_on_board(dialogue: Dialogue) -> tuple[str, ...]:
    """Return the labels and names of the cards of the game, each once; labels come first.

    Unnamed cards and heroes that are called by their players have none.
    """
    play = dialogue.played
    names = (each.printed.name for each in play.now.cards.values() if not is_unnamed(each))
    return tuple(dict.fromkeys((*play.labels, *play.described, *names)))


def going_on(dialogue: Dialogue) -> Step | None:
    """Return the step in which all pass until the combat or the chain is over, None if there is neither."""
    state = dialogue.played.state
    if dialogue.played.open is not None or state.result is not None or not dialogue.played.acted:
        return None
    if state.is_fought:
        return Step("When", "If all pass,", "the combat concludes", 0)
    return Step("When", "If all pass,", "the chain empties", 0) if state.chain else None


def gone_on(dialogue: Dialogue) -> Dialogue:
    """Return the dialogue after all have passed until the combat or the chain is over, or somebody has to choose."""
    step = going_on(dialogue)
    if step is None:
        return dialogue
    play, done, stopped = _played(dialogue, step)
    if stopped is not None:
        return dialogue
    return _with(dialogue, play, None, replace(_outcome(step), status="acted", **done))


def view_of(dialogue: Dialogue) -> StateView:
    """Return the state as it is; before the first action the board is shown complete."""
    play = ready_to_act(dialogue)
    return play.view() if play is not None else StateView()


def ready_to_act(dialogue: Dialogue) -> PlayedScenario | None:
    """Return a copy of the game with a complete board, as the first action finds it; None if the board is illegal."""
    play = copied(dialogue.played)
    try:
        if not play.layout.laid:
            lay_board(play)
    except StepStopped:
        return None
    return play


def outcome_of(dialogue: Dialogue, name: str, uri: str, stopped: tuple[StepOutcome, ...] = ()) -> ScenarioOutcome:
    """Return the outcome of a dialogue as if it were a scenario; `stopped` are steps after it that can't be played.

    What is left to chance is decided by chance. The state shows a choice that nobody has answered yet.
    """
    play = copied(dialogue.played)
    mark, told = play.mark(), dialogue.told
    try:
        let_chance_decide(play)
    except StepStopped:
        play = copied(dialogue.played)
    left = play.lines_since(mark) if told and play.mark() > mark else ()
    if left:
        told = (*told[:-1], replace(told[-1], events=(*told[-1].events, *left)))
    ended = next((each for each in stopped if each.status in _VERDICTS), None)
    return ScenarioOutcome(
        name,
        uri,
        told[0].line if told else 1,
        (),
        play.edition(),
        _VERDICTS[ended.status] if ended else "as ruled",
        rules=play.rules_so_far(),
        steps=(*told, *stopped),
        state=view_of(replace(dialogue, played=play)),
        message=ended.message if ended else None,
        open_points=play.unsettled(),
        refused=ended is not None and ended.status == "refused",
        board=play.board(),
    )


_VERDICTS: dict[StepStatus, Verdict] = {
    "differs": "differs",
    "cannot judge": "cannot judge",
    "refused": "cannot judge",
}
