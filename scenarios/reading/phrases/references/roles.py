"""Cards by their role: the host of an attached card, the attacker, the source of damage."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Among, Controlled, Filter, InCondition, Is
from engine.language.selections import ControllerOf, Every, Fits, Host, Role, This
from engine.language.triggers import On, What
from engine.language.words import Condition, Kind
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.selected_cards import CHARACTER, ROLE_NOUNS, back, by_fit
from scenarios.reading.templates import Bindings, filters_of

_DEFENDING = AllOf((Is((Kind.CHARACTER,)), InCondition(Condition.DEFENDING)))


def _source_of_damage(discourse: Discourse) -> Mention:
    if isinstance(discourse.event, On) and discourse.event.what is What.PREVENTED:
        return Mention(Role("other"), CHARACTER)
    if discourse.event is None or discourse.event.other is None:
        raise NoReading("an event in which a source dealt damage")
    return Mention(Role("subject"), CHARACTER)


def _source_of_combat_damage(discourse: Discourse) -> Mention:
    if not getattr(discourse.event, "combat", None):
        raise NoReading("an event in which combat damage was dealt")
    return _source_of_damage(discourse)


def _attached(discourse: Discourse, noun: str) -> Host:
    if noun not in discourse.names.hosts or noun in ROLE_NOUNS:
        raise NoReading(f"what the card is attached to instead of {noun}")
    speak_of(discourse, Host(), discourse.names.hosts)
    return Host()


def _undo_attached(discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the nouns for the host of the card, the best fitting one first."""
    if value == Host():
        yield from ({"noun": noun} for noun in by_fit(discourse.names.hosts - ROLE_NOUNS.keys()))


def _is_of_a_defender(event: On) -> bool:
    """Return whether combat damage is dealt to a card that is defending, so that who deals it attacks (603.1)."""
    about: list[Filter | None] = [event.other]
    if isinstance(event.when, Fits) and event.other == Among(event.when.selection):
        about.append(event.when.filter)
    described = {part for each in about for part in filters_of(each)}
    return event.what is What.DEALS_DAMAGE and bool(event.combat) and InCondition(Condition.DEFENDING) in described


def _attacker(discourse: Discourse) -> Mention:
    event = discourse.event
    if isinstance(event, On) and _is_of_a_defender(event):
        return Mention(Role("subject"), CHARACTER)
    if isinstance(event, On) and event.what is What.ATTACKS and event.subject != Among(This()):
        return Mention(Role("subject"), CHARACTER)
    if not isinstance(discourse.event, On) or discourse.event.what not in (What.DEFENDS, What.PROTECTS):
        raise NoReading("an event in which a character attacks")
    return Mention(Role("other"), CHARACTER)


def _defending_player(discourse: Discourse) -> Mention:
    """Return the player whose character is attacked, or defends when a weapon strikes."""
    if not isinstance(discourse.event, On) or discourse.event.what not in (What.ATTACKS, What.STRIKES):
        raise NoReading("an event in which a character attacks")
    attacked = Role("other") if discourse.event.what is What.ATTACKS else Every(_DEFENDING)
    return Mention(ControllerOf(attacked), frozenset({"player", "opponent"}), person=True)


def _damaged_player(discourse: Discourse) -> Mention:
    """Return the controller of the hero that is dealt damage, whoever's hero it may be."""
    event = discourse.event
    other = event.other if isinstance(event, On) and event.what is What.DEALS_DAMAGE else None
    described = filters_of(other)
    if Is((Kind.HERO,)) not in described or any(isinstance(each, (Among, Controlled)) for each in described):
        raise NoReading("an event in which a hero that may be anybody's is dealt damage")
    return Mention(ControllerOf(Role("other")), frozenset({"player", "opponent"}), person=True)


def _roles() -> Iterator[tuple[Rule, ...]]:
    yield made("ref", "attached {noun:pointed}", _attached, _undo_attached, like=Host)
    yield made("ref", "the source of that damage", *back(_source_of_damage), like=Role)
    yield made("ref", "the source of that combat damage", *back(_source_of_combat_damage), like=Role)
    yield made("ref", "the attacker", *back(_attacker), like=Role)
    yield made("player", "that player", *back(_damaged_player), like=ControllerOf)
    yield made("player", "<the|> defending player", *back(_defending_player), like=ControllerOf)


RULES = (*_roles(),)
