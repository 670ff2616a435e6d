"""Names of players, cards and links in what a scenario reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.zone_changes import successor
from engine.language.words import LinkKind
from engine.state.ids import CardId, PlayerId
from engine.state.record import AddLink, Trigger
from scenarios.playthrough.unnamed_cards import UNNAMED
from scenarios.step_words import YOU

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.state.cards import Card
    from engine.state.game import State
    from engine.state.links import Link
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlayerWords

_SECOND = {
    "chooses": "choose",
    "concedes": "concede",
    "does": "do",
    "is": "are",
    "keeps": "keep",
    "leaves": "leave",
    "loses": "lose",
    "passes": "pass",
    "repeats": "repeat",
    "steps": "step",
    "wins": "win",
}
_THIRD = {"have": "has", "search": "searches", "pass": "passes"}


def who(play: Playthrough, player: PlayerId) -> str:
    """Return a player's name: you, your opponent, or a name such as Ann."""
    return play.now.player(player).name


def possessive(play: Playthrough, player: PlayerId) -> str:
    """Return the possessive of a player's name: your, Ann's."""
    name = who(play, player)
    return "your" if name == "you" else f"{name}'s"


def agreeing(play: Playthrough, players: tuple[PlayerId, ...], verb: str) -> str:
    """Return a verb, given in the third person, as it agrees with players: you pass, Ann passes, Ann and Bo pass.

    Only the verbs that the engine uses are known.
    """
    alone = len(players) == 1 and who(play, players[0]) != "you"
    return verb if alone else _SECOND.get(verb, verb)


def does(play: Playthrough, player: PlayerId, verb: str) -> str:
    """Return a player with a verb that agrees, given in its base form: you draw, Ann draws."""
    name = who(play, player)
    return f"{name} {verb}" if name == "you" else f"{name} {_THIRD.get(verb, verb + 's')}"


def is_(words: PlayerWords) -> str:
    """Return a player with a form of "be" that agrees: you are, Ann is."""
    return f"{words.who} {'are' if words == YOU else 'is'}"


def does_not(words: PlayerWords, verb: str) -> str:
    """Return that a player doesn't do something: you don't have, Ann doesn't have."""
    return f"{words.who} {'do' if words == YOU else 'does'}n't {verb}"


def whose(words: PlayerWords) -> str:
    """Return the possessive of a player as a step names him or her: your, Ann's."""
    return "your" if words == YOU else f"{words.who}'s"


def card(play: Playthrough, number: int) -> str:
    """Return a card's label or name, even after it has left the game; a hero without a name is its player's hero."""
    state = play.now
    held = state.cards.get(CardId(number))
    known = held or _gone(state, CardId(number))
    if known is None:
        return f"effect {number}"
    if known.resource and known.printed.name == UNNAMED.name:
        return "a resource"
    return _label(play, number) or known.printed.name


def _gone(state: State, number: CardId) -> Card | None:
    """Return a card as it left its zone; a token that no longer exists, as it left play."""
    gone = state.gone.get(number) or next((each for each in state.gone.values() if each.became == number), None)
    return gone.card if gone else None


def _label(play: Playthrough, number: int) -> str | None:
    now = successor(play.now, CardId(number)) or number
    for label, labelled in play.labels.items():
        if number == labelled or (successor(play.now, labelled) or labelled) == now:
            return label
    return None


def entity(play: Playthrough, number: int) -> str:
    """Return the name of a player, card or effect by its number."""
    if 1 <= number <= len(play.now.players):
        return who(play, PlayerId(number))
    if CardId(number) in play.now.cards or CardId(number) in play.now.gone:
        return card(play, number)
    held = _effect(play, number)
    return link(play, held) if held else card(play, number)


def _effect(play: Playthrough, number: int) -> Link | None:
    """Return an effect that is on the chain, waits to be added to it, or was on it."""
    links = (each.event.link for each in play.latest() if isinstance(each.event, AddLink | Trigger))
    return next((each for each in (*play.now.chain, *play.now.waiting, *links) if each.id == number), None)


def link(play: Playthrough, link: Link) -> str:
    """Return a link by its kind and its source."""
    match link.kind:
        case LinkKind.CARD | LinkKind.RESOURCE:
            return card(play, link.source)
        case LinkKind.PROPOSAL:
            return "the proposal"
        case LinkKind.PAYMENT | LinkKind.COMPLETION | LinkKind.STRIKE | LinkKind.TRIGGERED:
            return f"the {link.kind.value} of {card(play, link.source)}"


def listed(words: Iterable[str]) -> str:
    """Return words as a list with "and" before the last one.

    >>> listed(["Tim", "Brigg", "Voss"])
    'Tim, Brigg and Voss'
    """
    *first, last = list(words) or ["nothing"]
    return f"{', '.join(first)} and {last}" if first else last
