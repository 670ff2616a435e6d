"""Questions: which choice a When step answers, and whether the next choice still belongs to the same question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions.actions import Pass
from engine.decisions.choices import ChoiceKind
from engine.events.zone_changes import successor
from engine.language.words import Phase
from engine.state.record import PreventDamage
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import try_action
from scenarios.playthrough.offered_words import one_by_one, option_named, say_choice, say_words
from scenarios.playthrough.settled_states import let_chance_decide, unanswered
from scenarios.playthrough.spoken_names import is_
from scenarios.scenario_errors import NameOfTwo, StepStopped, Surplus
from scenarios.step_words import CardWords

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from engine.decisions.choices import Choice, Option
    from engine.state.ids import CardId, PlayerId
    from engine.state.record import Packet
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PacketWords, PlayerWords, ThingWords

_MANY = 1000
_PREVENTING = {ChoiceKind.ARMOR, ChoiceKind.ORDER_BUBBLES}


def asked(
    play: Playthrough,
    words: PlayerWords,
    kinds: Collection[ChoiceKind] | None = None,
    packet: PacketWords | None = None,
) -> Choice:
    """Return the choice that a player has to make, about one packet if the step names one.

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
    found: set[Option] = set()
    for each in one_by_one(things):
        try:
            option = option_named(play, choice, each, found)
        except StepStopped:
            return None
        if option is None:
            return None
        found.add(option)
    return found


def _may_pass(play: Playthrough) -> bool:
    """Return whether everyone may pass further in search of a choice: while there is a link or a combat."""
    state = play.state
    if state.priority is None or state.result is not None:
        return False
    return bool(state.chain) or state.phase in {Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW}


def check_packet(play: Playthrough, choice: Choice, packet: PacketWords | None) -> None:
    """Refuse an answer about another packet than the one that the choice is about.

    Raises:
        Surplus: the choice is about another packet, or about none.
        NameOfTwo: the step names no packet, and one before it answered for another packet.
    """
    if packet is not None:
        if not _is_meant(play, choice, packet):
            dealer = "" if packet.source is None else f"from {say_words(packet.source)} "
            what = f"the choice is not about the packet {dealer}to {say_words(packet.to)}: {say_choice(play, choice)}"
            if choice.packet is None:
                raise Surplus(what)
            told = _dealt_by(play, choice.packet) if dealer else f"it is about the packet {say_packet(play, choice)}"
            raise Surplus(f"{what}; {told}")
        return
    other = packet_before(play, choice)
    if other is not None:
        said = say_packet(play, choice)
        what = f"this choice is about the packet {said}, and the one before was about another packet"
        raise NameOfTwo(what, expected=f"the packet named: … for the packet {said}")


def _dealt_by(play: Playthrough, packet: Packet) -> str:
    """Return what deals the packet, in words."""
    sources = [named_things.say(play, _now(play, each)) for each in (packet.source, *packet.with_) if each is not None]
    return f"it is about the packet from {' with '.join(sources) or 'nobody'} to {named_things.say(play, packet.to)}"


def _is_meant(play: Playthrough, choice: Choice, words: PacketWords) -> bool:
    """Return whether the choice is about the packet that a step names."""
    packet = choice.packet
    if packet is None or packet.to != named_things.character(play, words.to):
        return False
    if words.source is None:
        return True
    named: tuple[CardId, ...] = (
        tuple(named_things.cards(play, words.source))
        if isinstance(words.source, CardWords)
        else (named_things.character(play, words.source),)
    )
    return any(_now(play, each) in named for each in (packet.source, *packet.with_) if each is not None)


def _now(play: Playthrough, card: CardId) -> CardId:
    """Return the card that a card has become, or the card itself where it has ceased to be."""
    return successor(play.now, card) or card


def packet_before(play: Playthrough, choice: Choice) -> Packet | None:
    """Return another packet for which a step answered the same question in the same moment, None if there is none."""
    for before in reversed(play.answered):
        alike = before.kind is choice.kind and before.player == choice.player
        if alike and _other_packet(before, choice) and not set(before.options).isdisjoint(choice.options):
            return before.packet
    return None


def _other_packet(one: Choice, other: Choice) -> bool:
    """Return whether two choices are about packets that differ in what is dealt damage, and by or with what."""
    if one.packet is None or other.packet is None:
        return False
    return _identity(one.packet) != _identity(other.packet)


def _identity(packet: Packet | None) -> object:
    return None if packet is None else (packet.to, packet.source, packet.with_)


def say_packet(play: Playthrough, choice: Choice) -> str:
    """Return the packet of a choice as a step names it, with what deals it where the one before goes to the same."""
    assert choice.packet is not None
    packet, before = choice.packet, packet_before(play, choice)
    to = f"to {named_things.say(play, packet.to)}"
    if before is None or before.to != packet.to:
        return to
    others = (before.source, *before.with_)
    by = next((each for each in (packet.source, *packet.with_) if each is not None and each not in others), None)
    return to if by is None else f"from {named_things.say(play, _now(play, by))} {to}"


def follows(play: Playthrough, choice: Choice, chosen: Sequence[Option]) -> Choice | None:
    """Return the open choice if it continues the question of the last one, None if it doesn't or none is open.

    It does if the same player is asked the same about the same thing, what was chosen is no longer on offer, and the
    packet that the question was about, if it was, is not prevented completely.
    """
    if play.open is None:
        return None
    now = play.open.choice
    same = (now.kind, now.player, now.about) == (choice.kind, choice.player, choice.about)
    same = same and _identity(now.packet) == _identity(choice.packet)
    if not same or not set(chosen).isdisjoint(now.options):
        return None
    return None if choice.kind in _PREVENTING and _is_gone(play, chosen) else now


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
