"""Adding links to the chain, step by step (707)."""

from __future__ import annotations

from engine.chain.chosen_targets import announce_targets, choose_targets
from engine.chain.modes import choose_modes
from engine.chain.variable_cost import choose_x, values_of_x
from engine.citations import implements, rule
from engine.costs.payment import pay
from engine.costs.total_cost import Total, alternate_cost, total, unpayable
from engine.decisions.choices import ChoiceKind
from engine.errors import Refused, WrongAnswer
from engine.events.attempt import Attempt, yes_or_no
from engine.events.event import happen
from engine.events.state_changes import with_link
from engine.language.costs import Cost, Resources
from engine.language.modifiers import Purpose
from engine.language.powers import Attach
from engine.language.selections import Number, Plus, X
from engine.language.words import LinkKind, Zone
from engine.state.evolution import with_card
from engine.state.ids import CardId, LinkId, PlayerId
from engine.state.links import Link
from engine.state.record import AddLink, Decide, LeaveChain, Move, MoveKind
from engine.value import replace
from engine.view.scope import Scope
from engine.view.targets import descriptions


@implements("201.1", "704.2")
def card_cost(scope: Scope, card: CardId) -> tuple[Cost, ...]:
    """Return the cost of playing the card: its resource cost with X if it has one, and its additional costs (704.2)."""
    printed = scope.state.cards[card].printed
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
    scope = Scope(player, number, attempt=attempt, link=link)
    _add(scope, link, card_cost(scope, number), Purpose.PLAY, number, printed.attach)


@implements("408.1a", "408.1b", "707.1a")
def add_resource(attempt: Attempt, player: PlayerId, card: CardId, face_up: bool) -> None:
    """Let the player place the card as a resource, face down unless it is a quest placed face up."""
    rules = ("408.1a", "408.1b", "707.1a")
    move = Move(card, Zone.CHAIN, MoveKind.PLACE, player=player, controller=player, face_up=face_up, resource=True)
    [announced] = happen(attempt, [move], *rules)
    assert announced.record is not None
    assert announced.record.made is not None
    number = announced.record.made
    seat = attempt.state.player(player)
    from engine.state.evolution import with_player

    attempt.change(players=with_player(attempt.state, replace(seat, placed=seat.placed + 1)))
    link = Link(LinkId(number), LinkKind.RESOURCE, player, number)
    attempt.change(chain=(*attempt.state.chain, link))
    _added(Scope(player, number, attempt=attempt, link=link), link, "408.1a")


def add_effect(
    attempt: Attempt,
    link: Link,
    cost: tuple[Cost, ...],
    purpose: Purpose,
    about: CardId,
    *rules: str,
) -> None:
    """Let the link's controller add an effect to the chain.

    Of a power, a completion, a strike or a proposal (705.3).
    """
    numbered = replace(link, id=LinkId(attempt.state.clock + 1))
    attempt.change(clock=attempt.state.clock + 1)
    scope = Scope(link.controller, link.source, attempt=attempt, link=numbered)
    _add(scope, numbered, cost, purpose, about, None, *rules)


@implements("707.1b", "707.1c", "707.1d", "707.1e", "707.1f")
def _add(
    scope: Scope,
    link: Link,
    cost: tuple[Cost, ...],
    purpose: Purpose,
    about: CardId,
    attach: Attach | None,
    *rules: str,
) -> None:
    """Follow the steps after the announcement: modes, X, targets, total cost, payment; then the link is added."""
    attempt = scope.trying
    attempt.change(chain=(*attempt.state.chain, link))
    values = values_of_x(scope, cost, purpose, about)
    link = replace(link, modes=choose_modes(scope, link.text, attach, () if values is None else values.numbers))
    found = descriptions(link.text, link.modes, attach)
    if values is not None:
        link = replace(link, x=choose_x(scope, values, found, purpose, about))
        scope.x = link.x
        if purpose is Purpose.PLAY and attempt.state.cards[about].printed.has_x:
            attempt.change(cards=with_card(attempt.state, replace(attempt.state.cards[about], x=link.x)))
    link = replace(link, targets=choose_targets(scope, found, link))
    scope.targets = scope.all_targets = link.targets
    due, link = _settle_cost(scope, link, cost, purpose, about)
    attempt.cause = link.id
    _tell_changes(scope, due)
    if cost:
        _cite_cost(scope, link, purpose, due)
    attempt.state = with_link(attempt.state, link)
    pay(scope, due, about)
    attempt.cause = None
    # The text may speak of what was destroyed, discarded or counted to pay the cost.
    link = replace(link, roles=tuple(scope.things.items()), numbers=tuple(scope.numbers.items()))
    link = replace(link, source_readied=_readied(scope, link))
    attempt.state = with_link(attempt.state, link)
    _added(scope, link, *rules)


def _tell_changes(scope: Scope, due: Total) -> None:
    """Say which modifiers made the cost more or less."""
    for source, by in due.changed:
        words = f"adds {by} to the cost" if by > 0 else f"takes {-by} from the cost"
        scope.trying.record(Decide(None, words, source), (rule("707.1e"),))


@implements("201.1", "201.3")
def _cite_cost(scope: Scope, link: Link, purpose: Purpose, due: Total) -> None:
    """Let what is paid cite the rules by which the cost came to be what it is."""
    scope.note("707.1e", "401.4a", "401.4b")
    if link.paid_alternate:
        scope.note("401.3")
    if due.resources == 0 and not due.others:
        scope.note("401.2")
    if purpose is Purpose.PLAY:
        scope.note("201.1", *(("201.3",) if scope.state.cards[CardId(link.id)].printed.has_x else ()))


def _readied(scope: Scope, link: Link) -> int:
    source = scope.state.cards.get(CardId(link.source))
    return 0 if source is None else source.readied


@implements("707.1f")
def _added(scope: Scope, link: Link, *rules: str) -> None:
    """Let the link become added, and let what watches for it trigger (707.1f)."""
    triggered = link.kind is LinkKind.TRIGGERED
    happen(scope.trying, [AddLink(link)], "707.1f", *(() if triggered else ("407.1",)), *rules)
    announce_targets(scope, link)


def _settle_cost(
    scope: Scope, link: Link, cost: tuple[Cost, ...], purpose: Purpose, about: CardId
) -> tuple[Total, Link]:
    """Return the total cost, the alternate one if the player uses it, and the link that knows so (707.1e).

    Raises:
        Refused: neither can be paid.
    """
    due = total(scope, cost, purpose, about)
    reasons = unpayable(scope, due, about)
    alternate = alternate_cost(scope, purpose, about)
    if alternate is not None:
        other = total(scope, alternate, purpose, about)
        if not unpayable(scope, other, about) and (reasons or _prefers(scope, about)):
            scope.paid_alternate = True
            return other, replace(link, paid_alternate=True)
    if reasons:
        raise Refused(*reasons)
    return due, link


@implements("401.3")
def _prefers(scope: Scope, card: CardId) -> bool:
    """Return whether the player pays the alternate cost rather than the resource cost."""
    return scope.trying.ask_whether(
        yes_or_no(ChoiceKind.ALTERNATE_COST, scope.you, rule("401.3"), "whether to pay the alternate cost", card)
    )


@implements("407.5", "708.1", "708.2", "708.3")
def add_triggered(attempt: Attempt, link: Link) -> None:
    """Add a waiting triggered effect to the chain: it has no cost; without legal targets it ceases to exist (708.2)."""
    attempt.change(waiting=tuple(each for each in attempt.state.waiting if each.id != link.id))
    before, asked = attempt.state, len(attempt.asked)
    attempt.change(chain=(*attempt.state.chain, link))
    scope = triggered_scope(attempt, link)
    try:
        link = replace(link, modes=choose_modes(scope, link.text))
        link = replace(link, targets=choose_targets(scope, descriptions(link.text, link.modes, None), link))
    except Refused as refusal:
        if isinstance(refusal, WrongAnswer) or len(attempt.asked) != asked:
            raise
        attempt.state = before
        cause, attempt.cause = attempt.cause, link.id
        attempt.record(
            LeaveChain(link, "ceases to exist"), (rule("708.2"), rule("708.3"), *(r.rule for r in refusal.reasons))
        )
        attempt.cause = cause
        return
    attempt.state = with_link(attempt.state, link)
    cause, attempt.cause = attempt.cause, link.trigger.event if link.trigger is not None else None
    _added(scope, link, "407.5", "708.1", "708.2")
    attempt.cause = cause


def triggered_scope(attempt: Attempt, link: Link) -> Scope:
    """Return the scope in which the text of the link is read as it is added and as it resolves."""
    return Scope(
        link.controller,
        link.source,
        attempt=attempt,
        x=link.x,
        things=dict(link.roles),
        numbers=dict(link.numbers),
        link=link,
        targets=link.targets,
        all_targets=link.targets,
        paid_alternate=link.paid_alternate,
    )
