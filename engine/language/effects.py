"""What text tells players to do as a link resolves, and what they do to pay a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.language.deciding import ExchangeControl, NameCard, RevealUntil
from engine.language.filters import Filter
from engine.language.outside_the_game import KeepForNextGame, NewDeck
from engine.language.selections import Circumstance, Quantity, Selection, Total
from engine.language.words import Alike, DamageType, Joint, Zone
from engine.value import value

if TYPE_CHECKING:
    from engine.language.modifiers import Change, Duration
    from engine.language.powers import Triggered
    from engine.language.printed import TokenFace


@value
class Deal:
    """The source character deals that much damage to each selected character (403.4)."""

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
    """The source heals so much damage, or all, from each selected character (404); how much and whose gets the name."""

    source: Selection
    to: Selection
    amount: Quantity | None
    name: str | None = None
    divided: bool = False


@value
class PutDamage:
    """That much damage is put on, not dealt to, each selected character (403.3)."""

    on: Selection
    amount: Quantity


@value
class RemoveDamage:
    """That much damage is taken off each selected character without healing it."""

    on: Selection
    amount: Quantity


@value
class Destroy:
    """The selected cards are destroyed (411.8d); those that were get the name, if given."""

    cards: Selection
    name: str | None = None


@value
class Put:
    """The selected cards are put into a zone of their owners, or into play under a player's control."""

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


@value
class Draw:
    """Each of the players draws that many cards."""

    players: Selection
    amount: Quantity


@value
class Discard:
    """Each of the players discards that many cards, of choice or at random, or all (None); these get the name."""

    players: Selection
    amount: Quantity | None
    at_random: bool = False
    filter: Filter | None = None
    name: str | None = None


@value
class Exhaust:
    """The selected cards are exhausted; those that were get the name, if given."""

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
    """That many counters of the name are put on each selected card."""

    cards: Selection
    name: str
    amount: Quantity


@value
class RemoveCounters:
    """That many counters of the name, or all (None), are removed from each selected card."""

    cards: Selection
    name: str
    amount: Quantity | None


@value
class CreateTokens:
    """Each of the players puts that many ally tokens into play (402.2); the tokens get the name, if given."""

    players: Selection
    token: TokenFace
    amount: Quantity
    name: str | None = None


@value
class Search:
    """The player looks for so many fitting cards, alike if so said, in zones (409); then the rest is done.

    `up_to` says that the text asks for no more than so many, `total` what they may come to together; `joint` stands
    between several zones.
    """

    player: Selection
    of: Selection
    zones: tuple[Zone, ...]
    filter: Filter
    most: Quantity
    name: str
    then: tuple[Effect, ...]
    alike: Alike | None = None
    up_to: bool = False
    joint: Joint = Joint.AND_OR
    total: Total | None = None


@value
class Reveal:
    """The selected cards are shown to all players."""

    cards: Selection


@value
class LookAt:
    """The player looks at the selected cards."""

    player: Selection
    cards: Selection


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
    """The selected abilities are detached and attached to another card, of a type they name (306.3f)."""

    abilities: Selection
    to: Selection


@value
class Apply:
    """A modifier is created (714): it flags what is selected now (714.3f), or goes on checking a filter (714.3e)."""

    changes: tuple[Change, ...]
    to: Selection | Filter
    duration: Duration
    while_: Circumstance | None = None
    remains_exhausted: bool = False
    times: int | None = None


@value
class Delay:
    """A triggered modifier is created (715), for its duration or for the next time only."""

    power: Triggered
    duration: Duration
    once: bool = True


@value
class May:
    """The player may do all of it, if it can be done entirely (712.7); then what follows from doing or not."""

    player: Selection
    do: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@value
class IfYouDo:
    """All of it is done as far as possible; what follows happens only if it all was performed (709.2f)."""

    do: tuple[Effect, ...]
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@value
class If:
    """What follows depends on a condition, checked once as it is reached (709.2d)."""

    condition: Circumstance
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@value
class ForEach:
    """The effects are done once for each selected card or player, which is bound to the name."""

    of: Selection
    name: str
    do: tuple[Effect, ...]


@value
class Repeat:
    """The effects are done so many times."""

    times: Quantity
    do: tuple[Effect, ...]


@value
class Choose:
    """What the selection holds is bound to its name for the rest of the text."""

    selection: Selection
    name: str


@value
class ChooseNumber:
    """A player chooses a number between the bounds; it is bound to the name."""

    player: Selection
    low: Quantity
    high: Quantity | None
    name: str


@value
class ChooseMode:
    """A player chooses one of several courses as the link resolves."""

    player: Selection
    courses: tuple[tuple[Effect, ...], ...]
    words: tuple[str, ...]


@value
class Remember:
    """The quantity, as it is now, is bound to the name."""

    quantity: Quantity
    name: str


@value
class RollDice:
    """A player rolls so many six-sided dice; the sum is bound to the name."""

    player: Selection
    dice: Quantity
    name: str


@value
class FlipCoin:
    """A player flips a coin; what follows depends on winning. A loser may pay so much to flip again, if so said."""

    player: Selection
    won: tuple[Effect, ...]
    lost: tuple[Effect, ...] = ()
    reflip: Quantity | None = None


@value
class ExtraTurn:
    """Each of the players takes an extra turn after this one (500.3)."""

    players: Selection


@value
class SkipTurn:
    """Each of the players skips the next turn that he or she would take, or the next draw step, if so said."""

    players: Selection
    draw_step: bool = False


@value
class RemoveFromCombat:
    """The selected characters leave combat (602.5)."""

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
    """The player pays so many resources while a link resolves, or nothing of it is done."""

    player: Selection
    amount: Quantity


Effect: TypeAlias = (
    Deal | Heal | PutDamage | RemoveDamage | Destroy | Put | Draw | Discard | Exhaust | Ready | Flip | Interrupt
    | AddCounters | RemoveCounters | CreateTokens | Search | Reveal | LookAt | Shuffle | TurnDeckOver | Reattach | Apply
    | Delay | May | IfYouDo | If | ForEach | Repeat | Choose | ChooseNumber | ChooseMode | Remember | RollDice
    | FlipCoin | ExtraTurn | SkipTurn | RemoveFromCombat | BecomeDefender | LoseTheGame | PayResources | NewDeck
    | KeepForNextGame | NameCard | RevealUntil | ExchangeControl
)  # fmt: skip
