"""When steps in which a player acts: the action is tried once the player has priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.decisions.actions import Action, Complete, Concede, Pass, Place, PlayCard, Propose, Strike, Use
from engine.decisions.choices import concession
from engine.events.zone_changes import successor
from engine.language.costs import Perform
from engine.language.effects import Flip
from engine.language.modifiers import PlayFrom
from engine.language.powers import Payment
from engine.language.selections import This
from engine.language.words import CardType, Phase, Zone
from engine.play import why_not
from engine.view.modifiers_in_force import changing
from engine.view.values import powers
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import try_action
from scenarios.playthrough.passes import reach
from scenarios.playthrough.playthrough_state import Intention
from scenarios.playthrough.settled_states import answer_and_go_on, let_chance_decide, settle
from scenarios.scenario_errors import BadArgument, IllegalAction, NothingHappened, UnknownName
from scenarios.step_words import (
    CardWords,
    Clauses,
    Completing,
    Deed,
    Passing,
    Placing,
    Playing,
    Proposing,
    Protecting,
    Striking,
    Using,
)

if TYPE_CHECKING:
    from engine.language.powers import Power
    from engine.state.ids import CardId, PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CharacterWords, PlayerWords

_PLAYED_FROM = ((Zone.HAND,), (Zone.GRAVEYARD, Zone.DECK, Zone.REMOVED), (Zone.PLAY, Zone.CHAIN))


def act(play: Playthrough, words: PlayerWords, deed: Deed) -> None:
    """Let a player act; players before him or her pass, unless that would make something resolve.

    Raises:
        IllegalAction: the rules don't allow it.
        Unanswered: a choice is open that no step has answered.
    """
    settle(play)
    play.finished = None
    play.made.clear()
    player = named_things.player(play, words)
    give_priority(play, player)
    action = action_of(play, player, deed)
    play.clauses, play.acting = list(clauses_of(deed)), player
    try_action(play, action)


def respond(play: Playthrough, words: PlayerWords, deed: Deed) -> None:
    """Let a player act while a link is on the chain or a combat is in progress.

    Raises:
        NothingHappened: there is nothing to respond to.
    """
    settle(play)
    if not play.state.chain and play.state.combat is None:
        raise NothingHappened("the chain is empty, so there is nothing to respond to")
    act(play, words, deed)


def strike(play: Playthrough, words: PlayerWords, deed: Striking) -> None:
    """Let a player strike; everyone passes until the defend window is open."""
    settle(play)
    if play.state.phase is not Phase.DEFEND_WINDOW and (play.state.combat is not None or play.state.chain):
        reach(play, Intention("the defend window opens", lambda state: state.phase is Phase.DEFEND_WINDOW))
        settle(play)
    act(play, words, deed)


def concede(play: Playthrough, words: PlayerWords) -> None:
    """Let a player concede, even if another player has priority or has to choose."""
    let_chance_decide(play)
    if play.open is not None:
        answer_and_go_on(play, concession(named_things.player(play, words)))
        return
    try_action(play, Concede(named_things.player(play, words)))


def give_priority(play: Playthrough, player: PlayerId) -> None:
    """Let the players before this one pass, unless their passes would make something happen.

    Raises:
        IllegalAction: the player can't get priority now.
    """
    for _ in play.state.players:
        if play.state.priority == player or play.state.priority is None:
            return
        if play.state.passes + 1 >= len(play.state.remaining):
            who = play.state.player(player).name
            raise IllegalAction(f"{who} can't act before something else happens: others have passed", ("407.1",))
        try_action(play, Pass(play.state.priority))
        settle(play)


def action_of(play: Playthrough, player: PlayerId, deed: Deed) -> Action:
    """Return the engine's action for the deed of a step."""
    match deed:
        case Playing(card):
            return PlayCard(player, _card_to_play(play, player, card))
        case Using(card, number, flips=flips):
            using = _card_to_use(play, card)
            return Use(player, using, _flip_power(play, using) if flips else _power(play, using, number))
        case Completing(card):
            return Complete(player, _quest_to_complete(play, player, card))
        case Placing(card, face_up):
            return Place(player, _own(play, player, card, (Zone.HAND,)), face_up)
        case Proposing(attacker, defender, sabotage):
            return Propose(
                player, named_things.character(play, attacker), named_things.character(play, defender), sabotage
            )
        case Striking(card):
            return Strike(player, named_things.card(play, card))
        case Passing():
            return Pass(player)
        case Protecting():
            raise BadArgument("protecting is no action with priority", expected="a step of its own")
        case _:
            assert_never(deed)


def clauses_of(deed: Deed) -> Clauses:
    """Return what a deed says of its targets, X, modes and payments."""
    match deed:
        case Playing() | Using() | Completing() | Striking():
            return deed.clauses
        case Passing() | Placing() | Proposing() | Protecting():
            return ()
        case _:
            assert_never(deed)


def _card_to_play(play: Playthrough, player: PlayerId, words: CardWords) -> CardId:
    """Return the card to play.

    A card in the player's own hand comes first, then one in a zone from which some cards can be played, and last
    another player's card.

    Raises:
        NameOfTwo: a card in hand and one in another zone have the name, and both could be played.
    """
    for zones in _PLAYED_FROM:
        if _held(play, player, words, zones):
            card = _own(play, player, words, zones)
            elsewhere = (Zone.GRAVEYARD, Zone.DECK, Zone.REMOVED) if changing(play.now, PlayFrom) else ()
            others = named_things.cards(play, words, elsewhere)
            also = [each for each in others if each != card and not why_not(play.now, PlayCard(player, each))]
            if also:
                raise named_things.of_two(play, words, [card, *also])
            return card
    others = named_things.cards(play, words, (Zone.GRAVEYARD, Zone.REMOVED))
    return named_things.card(play, words, (Zone.GRAVEYARD, Zone.REMOVED) if others else (Zone.HAND,))


def _card_to_use(play: Playthrough, words: CharacterWords) -> CardId:
    """Return the card whose power is used: one in play, or else the only one with a power that functions elsewhere.

    Raises:
        UnknownName: no card of that name is there.
    """
    if isinstance(words, CardWords) and not named_things.cards(play, words, (Zone.PLAY,)):
        found = [each for each in named_things.cards(play, words) if _is_usable_there(play, each)]
        if len(found) == 1:
            return found[0]
    return named_things.character(play, words)


def _is_usable_there(play: Playthrough, card: CardId) -> bool:
    zone = play.now.cards[card].zone
    return any(isinstance(each.power, Payment) and zone in each.power.zones for each in powers(play.now, card))


def _held(play: Playthrough, player: PlayerId, words: CardWords, zones: tuple[Zone, ...]) -> list[CardId]:
    cards = play.now.cards
    return [each for each in named_things.cards(play, words, zones) if named_things.holder(cards[each]) == player]


def _quest_to_complete(play: Playthrough, player: PlayerId, words: CardWords) -> CardId:
    """Return the quest to complete: one in play comes before one where a card may let it be completed."""
    for zones in ((Zone.PLAY,), (Zone.HAND, Zone.GRAVEYARD, Zone.DECK)):
        if _held(play, player, words, zones):
            return _own(play, player, words, zones)
    return named_things.card(play, words)


def _own(play: Playthrough, player: PlayerId, words: CardWords, zones: tuple[Zone, ...]) -> CardId:
    """Return the player's own card of a name; another player's only if he or she has none.

    Nobody else can play or place a card from the player's own zones, so the card meant is his or hers.
    """
    own = _held(play, player, words, zones)
    if len(own) == 1 or (own and _alike(play, own)):
        return own[0]
    return named_things.card(play, words, zones)


def _alike(play: Playthrough, cards: list[CardId]) -> bool:
    """Return whether nothing distinguishes cards of one name: in a hand nothing does, unless one has a label."""
    labelled = {successor(play.now, card) for card in play.labels.values()}
    return all(play.now.cards[card].zone is Zone.HAND and card not in labelled for card in cards)


def _without_power(play: Playthrough, card: CardId) -> tuple[str, ...]:
    """Return the rules by which a card has no payment power; a face-down hero has lost its printed power."""
    held = play.now.cards[card]
    face_down = held.printed.type is CardType.HERO and not held.face_up
    return ("701.1", "301.2") if face_down else ("701.1",)


def _flip_power(play: Playthrough, card: CardId) -> int:
    """Return the key of the payment power whose cost flips the card itself; a power given to it is none (301.2).

    Raises:
        IllegalAction: the card has no such power now.
        UnknownName: it has several.
    """
    flipping = [each.key for each in powers(play.now, card) if _flips_itself(each.power)]
    said = named_things.describe(play, card)
    if not flipping:
        raise IllegalAction(f"{said} has no payment power now that flips it", _without_power(play, card))
    if len(flipping) > 1:
        raise UnknownName(
            f"{said} has {len(flipping)} powers that flip it", expected='which: you use the 1st power of "…"'
        )
    return flipping[0]


def _flips_itself(power: Power) -> bool:
    return isinstance(power, Payment) and Perform(Flip(This())) in power.cost


def _power(play: Playthrough, card: CardId, number: int | None) -> int:
    """Return the key of a card's payment power: the only one, or the one with the number.

    Raises:
        IllegalAction: the card has no payment power now.
        UnknownName: it has fewer powers than the number, or several while the step gives no number.
    """
    held = powers(play.now, card)
    payment = [each.key for each in held if isinstance(each.power, Payment)]
    said = named_things.describe(play, card)
    most = max(len(payment), sum(isinstance(each, Payment) for each in play.now.cards[card].printed.powers))
    if number is not None and not 1 <= number <= most:
        expected = f"1 to {most}" if most else "a card with payment powers"
        raise UnknownName(f"{said} has no payment power {number}", expected=expected)
    if not payment:
        raise IllegalAction(f"{said} has no payment power now", _without_power(play, card))
    if number is None and len(payment) > 1:
        raise UnknownName(f"{said} has {len(payment)} payment powers", expected='which: the 1st power of "…"')
    if number is not None and not 1 <= number <= len(payment):
        raise UnknownName(f"{said} has no payment power {number}", expected=f"1 to {len(payment)}")
    return payment[(number or 1) - 1]
