"""Lines of a step that show how a card's values were made, or why something is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.combat_types import HasType, LosesType
from engine.language.modifiers import Adjust, BecomesType, CopyPaymentPowers, GainPowers, GainTags, LosePowers, SetValue
from engine.language.words import Trait
from engine.state.evolution import evolve
from engine.state.record import DealDamage, Move, MoveKind, Packet
from engine.view.values import values
from scenarios.outcome import EventLine
from scenarios.playthrough import named_things
from scenarios.playthrough.event_subjects import first_numbers
from scenarios.playthrough.spoken_names import card as called

if TYPE_CHECKING:
    from engine.state.game import State
    from engine.state.ids import CardId
    from engine.state.record import Record
    from engine.view.printed_values import Contribution
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.scenario_errors import IllegalAction


def show_values(play: Playthrough, card: CardId) -> None:
    """Show what each modifier did to the card's values, in the order in which they applied."""
    now = values(play.now, card)
    name = named_things.say(play, card)
    for each in now.contributions:
        text = f"{named_things.say(play, each.source)} {_done(each)} {name}"
        subjects = first_numbers(play, (card, each.source))
        play.shown.append(EventLine(text, tuple(now.rules), kind="value", about=subjects))


def keep_contributions(play: Playthrough, before: State, after: State, records: tuple[Record, ...]) -> None:
    """Remember which modifiers made the ATK of combat damage, and the health of what fatal damage destroys."""
    for each in records:
        match each.event:
            case DealDamage(Packet(combat=True, source=source)) if source is not None:
                made = _said(play, before, Trait.ATK, source)
            case Move(card, kind=MoveKind.DESTROY) if "407.6a" in each.rules and card in after.gone:
                made = _said(play, _dying(before, after, card), Trait.HEALTH, card)
            case _:
                continue
        if made:
            play.contributions[each.number] = made


def _dying(before: State, after: State, card: CardId) -> State:
    """Return the state that gives a destroyed card its last known health.

    That is the state before the action, or, with modifiers that began during it, the state after it with the card put
    back. If neither gives that health, it is the state after the action, in which the card no longer is.
    """
    last = after.gone[card]
    back = evolve(after, cards={**after.cards, card: last.card})
    fitting = (each for each in (before, back) if card in each.cards and values(each, card).health == last.health)
    return next(fitting, after)


def _said(play: Playthrough, state: State, trait: Trait, card: CardId) -> tuple[EventLine, ...]:
    if card not in state.cards:
        return ()
    return tuple(
        EventLine(
            f"{called(play, each.source)} {_done(each)} {called(play, card)}",
            kind="value",
            about=first_numbers(play, (card, each.source)),
        )
        for each in values(state, card).contributions
        if isinstance(each.change, Adjust | SetValue) and each.change.trait is trait
    )


def show_refusal(play: Playthrough, refused: IllegalAction) -> None:
    """Show why an action is not allowed."""
    play.shown.append(
        EventLine(f"not allowed: {refused.what}", tuple(refused.rules), kind="refusal", about=tuple(play.named))
    )


def _done(contribution: Contribution) -> str:
    """Return what a modifier did, as words before the name of the card."""
    match contribution.change:
        case Adjust(trait):
            verb = "adds" if contribution.amount >= 0 else "takes"
            return f"{verb} {abs(contribution.amount)} {trait} {'to' if contribution.amount >= 0 else 'from'}"
        case SetValue(trait, _, base):
            return f"makes {contribution.amount} the {'base ' if base else ''}{trait} of"
        case GainTags(tags):
            return f"gives the tag {', '.join(tags)} to"
        case GainPowers() | CopyPaymentPowers():
            return "gives powers to"
        case LosePowers(_, keywords, flip):
            every = "all flip powers" if flip else "all powers"
            return f"takes {', '.join(keywords) or every} from"
        case HasType(damage_type):
            return f"gives {damage_type} damage to"
        case LosesType(damage_type):
            return f"takes {'every type' if damage_type is None else damage_type} of damage from"
        case BecomesType(card_type):
            return f"gives the type {card_type} to"
        case _:
            return "changes"
