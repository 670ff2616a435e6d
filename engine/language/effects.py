"""The effects that players perform as a link resolves or to pay a cost; many bind cards to a `name` for later ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.language.counter_moves import MoveCounters
from engine.language.durations import Duration
from engine.language.extra_turns import ExtraTurn, SkipTurn
from engine.language.filters import Filter
from engine.language.outside_the_game import KeepForNextGame, NewDeck
from engine.language.revelation import LookAt, Reveal, RevealUntil, Search
from engine.language.selections import Circumstance, Quantity, Selection
from engine.language.words import DamageType, Zone
from engine.value import value

if TYPE_CHECKING:
    from engine.language.modifiers import Change
    from engine.language.powers import Triggered
    from engine.language.printed import TokenFace
    from engine.language.triggers import On


@value
class Deal:
    """The source character deals that much damage to each selected character (403.4); these are bound to `name`.

    Those to whom it was fatal are bound to `fatally(name)` (see `names_given`).
    """

    source: Selection
    to: Selection
    amount: Quantity
    damage_type: DamageType | None = None
    combat: bool = False
    unpreventable: bool = False
    name: str | None = None
    divided: bool = False


@value
class Heal:
    """The source heals that much damage, or all (None), from each selected character (404), bound to `name`."""

    source: Selection
    to: Selection
    amount: Quantity | None
    name: str | None = None
    divided: bool = False


@value
class PutDamage:
    """That much damage is put on each selected character without being dealt (403.3)."""

    on: Selection
    amount: Quantity


@value
class RemoveDamage:
    """That much damage is removed from each selected character without being healed; the total is bound to `name`."""

    on: Selection
    amount: Quantity
    name: str | None = None


@value
class Destroy:
    """The selected cards are destroyed (411.8d); the cards that were destroyed are bound to `name`."""

    cards: Selection
    name: str | None = None


@value
class Put:
    """The selected cards are put into a zone of their owners, or into play under a player's control.

    `by` is the player who puts them (None: who chooses them as they are put, otherwise you). Of several players each
    puts the cards that he or she controls, and those of the own zones.
    """

    cards: Selection
    zone: Zone
    on_bottom: bool = False
    under: Selection | None = None
    exhausted: bool = False
    as_resource: bool = False
    face_up: bool = True
    damage: Quantity | None = None
    attached_to: Selection | None = None
    name: str | None = None
    by: Selection | None = None


@value
class Draw:
    """Each of the players draws that many cards; with `until_held`, cards until he or she has that many in hand."""

    players: Selection
    amount: Quantity
    until_held: bool = False


@value
class Discard:
    """Each of the players discards that many cards (None: all), chosen or at random; these are bound to `name`."""

    players: Selection
    amount: Quantity | None
    at_random: bool = False
    filter: Filter | None = None
    name: str | None = None


@value
class Exhaust:
    """The selected cards are exhausted; the cards that became exhausted are bound to `name`."""

    cards: Selection
    name: str | None = None


@value
class Ready:
    """The selected cards are readied."""

    cards: Selection


@value
class Flip:
    """The selected cards are turned to the other face."""

    cards: Selection


@value
class Interrupt:
    """The selected links are interrupted (711)."""

    links: Selection


@value
class AddCounters:
    """That many counters with the name, or with a name chosen among those of its counters, are put on each card.

    "It" in the amount is that card. If they are `divided`, each card gets a share of them.
    """

    cards: Selection
    name: str | None
    amount: Quantity
    divided: bool = False


@value
class RemoveCounters:
    """That many counters with the name, or all (None), are removed from each card; their number is bound to `counted`.

    A name that is None is chosen, unless all counters are removed: these are then those of every name.
    """

    cards: Selection
    name: str | None
    amount: Quantity | None
    counted: str | None = None


@value
class CreateTokens:
    """Each of the players puts that many ally tokens into play (402.2); the tokens are bound to `name`."""

    players: Selection
    token: TokenFace
    amount: Quantity
    name: str | None = None
    exhausted: bool = False


@value
class Shuffle:
    """The players shuffle their decks."""

    players: Selection


@value
class TurnDeckOver:
    """The players' decks are turned over for the rest of the game (411.2d)."""

    players: Selection


@value
class Reattach:
    """Each selected ability is detached and attached to another card that its attach description allows (306.3f)."""

    abilities: Selection
    to: Selection


@value
class Apply:
    """A continuous modifier is created (714).

    With a selection in `to` it applies to the cards selected now (714.3f), with a filter to every card that fits at any
    time (714.3e), and only while the condition `while_` is true. `remains_exhausted` ends it once its source becomes
    ready, `times` limits how often it can replace an event, and it ends as soon as an event of `until` happens.
    """

    changes: tuple[Change, ...]
    to: Selection | Filter
    duration: Duration
    while_: Circumstance | None = None
    remains_exhausted: bool = False
    times: int | None = None
    until: tuple[On, ...] = ()


@value
class Delay:
    """A triggered modifier is created (715); with `once` it ends after it has triggered the first time."""

    power: Triggered
    duration: Duration
    once: bool = True


@value
class May:
    """The player may perform `do` if all of it can be performed (712.7); `then`, or else `otherwise`, follows.

    With `either` the player is told to do one or the other: if only `do` can be performed, the player must (709.2b).
    """

    player: Selection
    do: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    either: bool = False


@value
class IfYouDo:
    """`do` is performed as far as possible; if all of it was performed, `then` follows, else `otherwise` (709.2f)."""

    do: tuple[Effect, ...]
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@value
class If:
    """The effects of `then` or of `otherwise` are performed; the condition is checked once, at that moment (709.2d)."""

    condition: Circumstance
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@value
class ForEach:
    """The effects are performed once for each selected card or player, which is bound to `name` meanwhile."""

    of: Selection
    name: str
    do: tuple[Effect, ...]


@value
class Repeat:
    """The effects are performed that many times."""

    times: Quantity
    do: tuple[Effect, ...]


@value
class Choose:
    """The selected cards or players are bound to `name` for the rest of the text."""

    selection: Selection
    name: str


@value
class ChooseNumber:
    """A player chooses a number from `low` to `high` (None: no upper bound); the number is bound to `name`."""

    player: Selection
    low: Quantity
    high: Quantity | None
    name: str


@value
class ChooseMode:
    """A player chooses one of several lists of effects as the link resolves; `words` describe them, in order.

    With `either` the player is told to do one of them, which has to be one that can be performed (709.2b).
    """

    player: Selection
    courses: tuple[tuple[Effect, ...], ...]
    words: tuple[str, ...]
    either: bool = False


@value
class Remember:
    """The present value of the quantity is bound to `name`."""

    quantity: Quantity
    name: str


@value
class RollDice:
    """A player rolls that many six-sided dice; their sum is bound to `name`."""

    player: Selection
    dice: Quantity
    name: str


@value
class FlipCoin:
    """A player flips a coin: `won` or `lost` follows. After a loss, paying `reflip` resources allows another flip."""

    player: Selection
    won: tuple[Effect, ...]
    lost: tuple[Effect, ...] = ()
    reflip: Quantity | None = None


@value
class RemoveFromCombat:
    """The selected characters are removed from combat (602.5)."""

    cards: Selection


@value
class BecomeDefender:
    """The selected character becomes a defender (cr-2009-combat 602.3b)."""

    card: Selection


@value
class LoseTheGame:
    """The players lose the game."""

    players: Selection


@value
class PayResources:
    """The player exhausts that many resources while a link resolves; if there are fewer, none are exhausted."""

    player: Selection
    amount: Quantity


@value
class NameCard:
    """The player names a card that fits the filter; a card with the named name, in any zone, is bound to `name`."""

    player: Selection
    filter: Filter
    name: str


@value
class ExchangeControl:
    """Two players exchange control of two cards: each gets control of the other's card, or nothing happens."""

    one: Selection
    other: Selection


Effect: TypeAlias = (
    Deal | Heal | PutDamage | RemoveDamage | Destroy | Put | Draw | Discard | Exhaust | Ready | Flip | Interrupt
    | AddCounters | RemoveCounters | MoveCounters | CreateTokens | Search | Reveal | LookAt | Shuffle | TurnDeckOver
    | Reattach | Apply | Delay | May | IfYouDo | If | ForEach | Repeat | Choose | ChooseNumber | ChooseMode | Remember
    | RollDice | FlipCoin | ExtraTurn | SkipTurn | RemoveFromCombat | BecomeDefender | LoseTheGame | PayResources
    | NewDeck | KeepForNextGame | NameCard | RevealUntil | ExchangeControl
)  # fmt: skip
