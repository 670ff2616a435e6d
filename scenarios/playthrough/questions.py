"""Questions: which choice a When step answers, and whether the next choice still belongs to the same question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions.actions import Pass
from engine.decisions.choices import ChoiceKind
from engine.language.words import Phase
from engine.state.record import PreventDamage
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import try_action
from scenarios.playthrough.offered_words import options_for, say_choice, say_words
from scenarios.playthrough.settled_states import let_chance_decide, unanswered
from scenarios.playthrough.spoken_names import is_
from scenarios.scenario_errors import NameOfTwo, StepStopped, Surplus

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.decisions.choices import Choice, Option
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CharacterWords, PlayerWords, ThingWords

_MANY = 1000
_OF_A_PACKET = {ChoiceKind.ARMOR, ChoiceKind.ORDER_BUBBLES}


def asked(
    play: Playthrough,
    words: PlayerWords,
    kinds: Collection[ChoiceKind] | None = None,
    packet: CharacterWords | None = None,
) -> Choice:
    """Return the choice that a player has to make, about the packet to a character if the step names one.

    Everyone passes until the choice comes up.

    Raises:
        Unanswered: another choice comes up first.
        Surplus: the player is asked nothing, or about another packet.
        NameOfTwo: the player was asked about another packet before, and the step doesn't say which one it means.
    """
    choice = await_choice(play, words, kinds)
    assert choice is not None
    check_packet(play, choice, packet)
    return choice


def await_choice(
    play: Playthrough,
    words: PlayerWords,
    kinds: Collection[ChoiceKind] | None,
    things: tuple[ThingWords, ...] = (),
) -> Choice | None:
    """Return the choice that a player has to make; everyone passes until it comes up.

    If the player had only one possible answer, and it was these things, the choice was made already and None is
    returned.

    Raises:
        Unanswered: another choice comes up first.
        Surplus: the player is asked nothing before the chain is empty and no combat is under way.
    """
    player = named_things.player(play, words)
    for _ in range(_MANY):
        if things and was_forced(play, player, things):
            return None
        let_chance_decide(play)
        if play.open is not None:
            choice = play.open.choice
            if choice.player != player or (kinds is not None and choice.kind not in kinds):
                raise unanswered(play)
            return choice
        if not _may_pass(play):
            break
        assert play.state.priority is not None
        try_action(play, Pass(play.state.priority))
    raise Surplus(f"{is_(words)} not asked to choose anything here")


def was_forced(play: Playthrough, player: PlayerId, things: tuple[ThingWords, ...]) -> bool:
    """Return whether the player had only one possible answer to a choice, and it was these things."""
    for made in play.made:
        choice, answer = made
        if choice.player == player and _names(play, choice, things) == set(answer):
            play.made.remove(made)
            return True
    return False


def _names(play: Playthrough, choice: Choice, things: tuple[ThingWords, ...]) -> set[Option] | None:
    try:
        return set(options_for(play, choice, things))
    except StepStopped:
        return None


def _may_pass(play: Playthrough) -> bool:
    """Return whether everyone may pass further in search of a choice: while there is a link or a combat."""
    state = play.state
    if state.priority is None or state.result is not None:
        return False
    return bool(state.chain) or state.phase in {Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW}


def check_packet(play: Playthrough, choice: Choice, packet: CharacterWords | None) -> None:
    """Refuse an answer about another packet than the one that the choice is about.

    Raises:
        Surplus: the choice is about another packet, or about none.
        NameOfTwo: the step names no packet, and one before it answered for another packet.
    """
    if packet is not None:
        if choice.kind not in _OF_A_PACKET or choice.about != named_things.character(play, packet):
            what = f"the choice is not about the packet to {say_words(packet)}: {say_choice(play, choice)}"
            raise Surplus(what)
        return
    if choice.kind in _OF_A_PACKET:
        _refuse_several_packets(play, choice)


def _refuse_several_packets(play: Playthrough, choice: Choice) -> None:
    """Refuse a step without a packet if one before it, in the same moment, answered for another packet."""
    for before in play.answered:
        alike = before.kind is choice.kind and before.player == choice.player and before.about != choice.about
        if alike and choice.about is not None and not set(before.options).isdisjoint(choice.options):
            to = named_things.say(play, choice.about)
            what = f"this choice is about the packet to {to}, and the one before was about another packet"
            raise NameOfTwo(what, expected=f"the packet named: … for the packet to {to}")


def follows(play: Playthrough, choice: Choice, chosen: Sequence[Option]) -> Choice | None:
    """Return the open choice if it continues the question of the last one, None if it doesn't or none is open.

    It does if the same player is asked the same about the same thing, what was chosen is no longer on offer, and the
    packet that the question was about, if it was, is not prevented completely.
    """
    if play.open is None:
        return None
    now = play.open.choice
    same = (now.kind, now.player, now.about) == (choice.kind, choice.player, choice.about)
    if not same or not set(chosen).isdisjoint(now.options):
        return None
    return None if choice.kind in _OF_A_PACKET and _is_gone(play, chosen) else now


def _is_gone(play: Playthrough, chosen: Sequence[Option]) -> bool:
    """Return whether the last packet that was prevented is prevented completely."""
    assert play.open is not None
    events = [each.event for each in play.open.records if isinstance(each.event, PreventDamage)]
    return bool(events) and bool(chosen) and events[-1].amount >= events[-1].packet.amount


def left_over(play: Playthrough, words: PlayerWords, things: Sequence[ThingWords], choice: Choice) -> Surplus:
    """Return the error for things that a step names beyond those that the question asks for."""
    said = ", ".join(map(say_words, things))
    asked_about = f" for {named_things.say(play, choice.about)}" if choice.about else ""
    what = choice.words or choice.kind.value
    return Surplus(
        f"{said} answers nothing that {is_(words)} asked here: this was {what}{asked_about}"
        " (one step answers one choice of one player about one thing)"
    )
