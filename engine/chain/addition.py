"""Adding links to the chain, step by step (707)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chain.chosen_targets import choose_targets, tell_targets
from engine.chain.link_choices import Addition, choose_for
from engine.chain.modes import choose_modes
from engine.citations import implements, rule
from engine.costs.chosen_costs import chosen_way
from engine.costs.payability import unpayable, unpayable_anyhow
from engine.costs.payment import pay
from engine.costs.total_cost import Total, alternate_costs, paying_alternate, total
from engine.decisions.choices import ChoiceKind
from engine.effects.resolution import Resolution
from engine.errors import Refused, WrongAnswer
from engine.events.attempt import Attempt, yes_or_no
from engine.events.event import follow_up, happen
from engine.events.state_changes import occur, with_link, with_source_as_it_is
from engine.language.costs import Cost, Resources
from engine.language.modifiers import Purpose
from engine.language.powers import Attach
from engine.language.printed import Printed
from engine.language.selections import Number, Plus, X
from engine.language.words import LinkKind, Zone
from engine.state.evolution import with_player
from engine.state.ids import CardId, LinkId, PlayerId
from engine.state.links import Link
from engine.state.record import AddLink, Decide, Event, LeaveChain, Move, MoveKind, Record
from engine.value import kept_by_identity, replace
from engine.view.scope import Scope, scope_of_link
from engine.view.targets import descriptions


@implements("201.1", "704.2")
def card_cost(scope: Scope, card: CardId) -> tuple[Cost, ...]:
    """Return the cost of playing the card: its resource cost, with X if it has one, and additional costs (704.2)."""
    return _printed_cost(scope.state.cards[card].printed)


@kept_by_identity
def _printed_cost(printed: Printed) -> tuple[Cost, ...]:
    parts = (Number(printed.cost), X()) if printed.has_x else (Number(printed.cost),)
    return (Resources(Plus(parts)), *printed.additional_cost)


@implements("103.1", "406.1", "707.1a")
def add_card(attempt: Attempt, player: PlayerId, card: CardId) -> None:
    """Let the player add the card to the chain by playing it: announce, choose, pay (707.1)."""
    rules = ("707.1a", *(() if attempt.state.cards[card].zone is Zone.HAND else ("103.1",)))
    [announced] = happen(attempt, [Move(card, Zone.CHAIN, MoveKind.PLAY, player=player, controller=player)], *rules)
    assert announced.record is not None
    assert announced.record.made is not None
    number = announced.record.made
    printed = attempt.state.cards[number].printed
    link = Link(LinkId(number), LinkKind.CARD, player, number, printed.text)
    resolution = Resolution(attempt, Scope(attempt.state, player, number, link=link))
    _add(resolution, link, card_cost(resolution.uncited, number), Purpose.PLAY, number, printed.attach)


@implements("408.1a", "408.1b", "707.1a")
def add_resource(attempt: Attempt, player: PlayerId, card: CardId, face_up: bool) -> None:
    """Let the player add the card to the chain by placing it as a resource, face up or face down."""
    rules = ("408.1a", "408.1b", "707.1a")
    move = Move(card, Zone.CHAIN, MoveKind.PLACE, player=player, controller=player, face_up=face_up, resource=True)
    [announced] = happen(attempt, [move], *rules)
    assert announced.record is not None
    assert announced.record.made is not None
    number = announced.record.made
    seat = attempt.state.player(player)
    attempt.change(players=with_player(attempt.state, replace(seat, placed=seat.placed + 1)))
    link = Link(LinkId(number), LinkKind.RESOURCE, player, number)
    attempt.change(chain=(*attempt.state.chain, link))
    _added(attempt, link, [], "408.1a")


def add_effect(
    attempt: Attempt,
    link: Link,
    cost: tuple[Cost, ...],
    purpose: Purpose,
    about: CardId,
    *rules: str,
    announced: Sequence[tuple[Event, Sequence[str]]] = (),
) -> None:
    """Let the link's controller add an effect to the chain: of a power, a completion, a strike or a proposal (705.3).

    The `announced` events are recorded with their rules before a cost is paid; powers that watch for them trigger after
    the link has been added. `cost` is the cost before modifiers, `about` the card that the action is done with.
    """
    numbered = replace(link, id=LinkId(attempt.state.clock + 1))
    attempt.change(clock=attempt.state.clock + 1)
    source = about if purpose is Purpose.PROPOSE else link.source
    resolution = Resolution(attempt, Scope(attempt.state, link.controller, source, link=numbered))
    attempt.change(chain=(*attempt.state.chain, numbered))
    told = [_say(attempt, event, why) for event, why in announced]
    attempt.change(chain=attempt.state.chain[:-1])
    _add(resolution, numbered, cost, purpose, about, None, *rules)
    follow_up(attempt, attempt.state, told)


def _say(attempt: Attempt, event: Event, rules: Sequence[str]) -> Record:
    """Let an announced event occur, and return its record."""
    attempt.state, _ = occur(attempt.state, event)
    return attempt.record(event, tuple(map(rule, rules)))


@implements("707.1", "707.1b", "707.1c", "707.1d", "707.1e", "707.1f")
def _add(
    resolution: Resolution,
    link: Link,
    cost: tuple[Cost, ...],
    purpose: Purpose,
    about: CardId,
    attach: Attach | None,
    *rules: str,
) -> None:
    """Take the steps after the announcement: choose modes, X and targets, find and pay the total cost, add the link.

    Choosing modes and X makes no event of its own, so the addition of the link cites their rules.
    """
    attempt = resolution.attempt
    attempt.change(chain=(*attempt.state.chain, link))
    link, why = choose_for(resolution, Addition(link, cost, purpose, about, attach))
    told = tell_targets(attempt, link, why)
    link = _pay_for(resolution, link, cost, purpose, about)
    _added(attempt, link, told, *rules, *resolution.left_rules())


@implements("707.1e")
def _pay_for(resolution: Resolution, link: Link, cost: tuple[Cost, ...], purpose: Purpose, about: CardId) -> Link:
    """Let the player pay the total cost, and return the link as it is after the payment."""
    attempt, mark = resolution.attempt, resolution.citations.now()
    due, link = _settle_cost(resolution, link, cost, purpose, about)
    attempt.cause = link.id
    _tell_changes(attempt, due)
    if cost:
        _cite_cost(resolution, link, purpose, due)
    attempt.state = with_link(attempt.state, link)
    pay(resolution, due, about)
    attempt.cause = None
    resolution.citations.go_back(mark)
    # The text may refer to cards that were destroyed, discarded or counted to pay the cost.
    scope = resolution.scope
    link = replace(link, roles=tuple(scope.things.items()), numbers=tuple(scope.numbers.items()))
    link = with_source_as_it_is(scope.state, link)
    attempt.state = with_link(attempt.state, link)
    return link


def _tell_changes(attempt: Attempt, due: Total) -> None:
    """Record which modifiers raised or lowered the cost."""
    for source, by in due.changed:
        words = f"adds {by} to the cost" if by > 0 else f"takes {-by} from the cost"
        attempt.record(Decide(None, words, source), (rule("707.1e"),))


@implements("201.1", "201.3")
def _cite_cost(resolution: Resolution, link: Link, purpose: Purpose, due: Total) -> None:
    """Let the events of the payment cite the rules by which the total cost was found."""
    resolution.cite("707.1e", "401.4a", "401.4b")
    if link.paid_alternate:
        resolution.cite("401.3")
    if due.resources == 0 and not due.others:
        resolution.cite("401.2")
    if purpose is Purpose.PLAY:
        resolution.cite("201.1", *(("201.3",) if resolution.state.cards[CardId(link.id)].printed.has_x else ()))


@implements("707.1f")
def _added(attempt: Attempt, link: Link, targeted: list[Record], *rules: str) -> None:
    """Add the link; powers that watch for this, or for its targets, trigger now (707.1f)."""
    triggered = link.kind is LinkKind.TRIGGERED
    happen(attempt, [AddLink(link)], "707.1f", *(() if triggered else ("407.1",)), *rules)
    if targeted:
        follow_up(attempt, attempt.state, targeted)


def _settle_cost(
    resolution: Resolution, link: Link, cost: tuple[Cost, ...], purpose: Purpose, about: CardId
) -> tuple[Total, Link]:
    """Return the total cost, the alternate one if the player chooses it, and the link with that choice (707.1e).

    Raises:
        Refused: neither the cost nor an alternate cost can be paid.
    """
    scope = resolution.uncited
    reasons = unpayable_anyhow(scope, cost, purpose, about)
    alternates = alternate_costs(scope, purpose, about)
    if not alternates and not reasons:
        return _chosen_total(resolution, scope, cost, purpose, about), link
    instead = paying_alternate(scope)
    # What is said of the next such card is used up by it, whichever cost is paid.
    used = tuple(active for alternate in alternates for active in alternate.used)
    possible = [each.parts for each in alternates if not unpayable_anyhow(instead, each.parts, purpose, about)]
    for place, parts in enumerate(possible, 1):
        if (reasons and place == len(possible)) or _prefers(resolution, about):
            resolution.read(paid_alternate=True)
            other = _chosen_total(resolution, paying_alternate(scope), parts, purpose, about)
            return replace(other, used=(*other.used, *used)), replace(link, paid_alternate=True)
    if reasons:
        raise Refused(*reasons)
    due = _chosen_total(resolution, scope, cost, purpose, about)
    return replace(due, used=(*due.used, *used)), link


@implements("707.1e")
def _chosen_total(
    resolution: Resolution, scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId
) -> Total:
    """Return the total cost after the player has chosen among the costs in it of which only one is paid."""

    def payable(way: tuple[Cost, ...]) -> bool:
        return not unpayable(scope, total(scope, way, purpose, about), about)

    return total(scope, chosen_way(resolution, cost, payable), purpose, about)


@implements("401.3")
def _prefers(resolution: Resolution, card: CardId) -> bool:
    """Return whether the player chooses to pay the alternate cost instead of the resource cost."""
    return resolution.ask_whether(
        yes_or_no(ChoiceKind.ALTERNATE_COST, resolution.you, rule("401.3"), "whether to pay the alternate cost", card)
    )


@implements("407.5", "708.1", "708.2", "708.3")
def add_triggered(attempt: Attempt, link: Link, *order: str) -> None:
    """Add a waiting triggered effect to the chain; if it has no legal targets, it ceases to exist (708.2).

    `order` are the rules that it cites for being added before or after other effects.
    """
    attempt.change(waiting=tuple(each for each in attempt.state.waiting if each.id != link.id))
    before, asked = attempt.state, len(attempt.asked)
    attempt.change(chain=(*attempt.state.chain, link))
    resolution = Resolution(attempt, scope_of_link(attempt.state, link))
    try:
        link = replace(link, modes=choose_modes(resolution, link.text))
        targets, why = choose_targets(resolution, descriptions(link.text, link.modes, None), link)
    except Refused as refusal:
        if isinstance(refusal, WrongAnswer) or len(attempt.asked) != asked:
            raise
        attempt.state = before
        cause, attempt.cause = attempt.cause, link.id
        attempt.record(
            LeaveChain(link, "ceases to exist"),
            (rule("708.2"), rule("708.3"), *map(rule, order), *(r.rule for r in refusal.reasons)),
        )
        attempt.cause = cause
        return
    link = replace(link, targets=targets)
    attempt.state = with_link(attempt.state, link)
    cause, attempt.cause = attempt.cause, link.trigger.event if link.trigger is not None else None
    told = tell_targets(attempt, link, why)
    _added(attempt, link, told, "407.5", "708.1", "708.2", *order, *resolution.left_rules())
    attempt.cause = cause
