"""Who is said to deal damage: characters do, with abilities and equipment that can't deal any themselves (405.3d)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.language.effects import Apply, Choose, Deal, Heal
from engine.language.filters import AllOf, Among, AnyOf, DealtDamage, Is, Standing, Tagged, WasDealtDamage
from engine.language.modifiers import BecomesType, Cannot, Deed, GainPowers, Prevent, Unpreventable
from engine.language.powers import Continuous, Text, Triggered
from engine.language.printed import Printed, TokenFace
from engine.language.selections import (
    Chosen,
    ControllerOf,
    DamageThisTurn,
    Every,
    Fits,
    Host,
    OwnerOf,
    Players,
    Role,
    Selection,
    Target,
    This,
    Those,
    TurnPlayer,
)
from engine.language.triggers import On, What
from engine.language.words import CardType, Kind
from scenarios.reading import back_references
from scenarios.reading.discourse import DEALER, Discourse
from scenarios.reading.parts_by_kind import PartsByKind, of_kinds, parts_by_kind, texts_of, together, with_host
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.phrases.nouns.name_phrases import ARMOR, ITEMS, SPELLS, WEAPONS
from scenarios.reading.selected_cards import dealer
from scenarios.reading.templates import Value

THINGS = frozenset({Kind.ABILITY, Kind.ARMOR, Kind.EQUIPMENT, Kind.ITEM, Kind.QUEST, Kind.RESOURCE, Kind.WEAPON})
"""Kinds of cards with which damage is dealt, or that have nothing to do with any."""


def must_say_itself(discourse: Discourse, deeds: Value) -> None:
    """Refuse damage that is dealt to, or healed from, who does it, called "it" or "him" rather than "itself".

    Raises:
        NoReading: there is such damage.
    """
    said = discourse.mentions[-1] if discourse.mentions else None
    if said is None or not (said.by_pronoun or back_references.BY_PRONOUN in said.nouns):
        return
    if any(isinstance(each, (Deal, Heal)) and each.source == each.to == said.selection for each in deeds):
        raise NoReading('"itself" for who does it')


def dealt_by_a_thing(printed: Printed) -> bool:
    """Return whether the card speaks of damage that an ability or equipment deals, as if it were a character."""
    parts = with_host(printed)
    if any(map(_says_so, of_kinds(parts, _SAYING))) or _dealt_by_one_meant(printed, parts):
        return True
    if not is_never_a_character(printed, parts.get(BecomesType, ())):
        return False
    # In powers that others have, and in those of tokens, the card itself is the one that has them.
    of_others = together(part.powers for part in of_kinds(parts, (GainPowers, TokenFace)))
    return _times_said_of_itself(parts) > _times_said_of_itself(of_others)


def is_never_a_character(printed: Printed, parts: Iterable[Value]) -> bool:
    """Return whether the card is neither a character nor attacked like one, and nothing in it makes it one (306.4)."""
    is_one = printed.type in (CardType.ALLY, CardType.HERO) or any("Totem" in tag for tag in printed.tags)
    return not is_one and not any(isinstance(part, BecomesType) for part in parts)


def _times_said_of_itself(parts: PartsByKind) -> int:
    return sum(map(_says_so_of_itself, of_kinds(parts, (On, Deal, Heal, Prevent, Continuous, Apply))))


def _says_so_of_itself(part: Value) -> bool:
    """Return whether something is said of the card itself that can only be said of a character."""
    match part:
        case On(What.DEALS_DAMAGE | What.HEALS):
            return _ITSELF in (part.subject, part.other)
        case On(What.ATTACKS | What.DEFENDS | What.PROTECTS):
            return part.subject == _ITSELF
        case Deal(This()) | Deal(to=This()) | Heal(This()) | Heal(to=This()):
            return True
        case Prevent() | Continuous() | Apply():
            return This() in _dealers(part)
        case _:
            return False


_ITSELF = Among(This())


def _dealt_by_one_meant(printed: Printed, parts: PartsByKind) -> bool:
    """Return whether damage is said to be dealt by a thing that an ability is attached to, or that a text speaks of."""
    on_a_thing = printed.attach is not None and _is_a_thing(printed.attach.to.filter)
    if on_a_thing and Host() in _dealers_in(parts):
        return True
    if any(map(_dealt_by_one_told, (*printed.powers, printed.text))):
        return True
    return any(bool(text.targets) and _dealt_by_a_target(text, first) for text, first in texts_of(printed))


def _dealt_by_a_target(text: Text, first: int) -> bool:
    """Return whether damage is said to be dealt by a thing, a target of the text, whose first target has the number."""
    places = {each.slot - first for each in _dealers_in(parts_by_kind(text.effects)) if isinstance(each, Target)}
    return any(0 <= k < len(text.targets) and _is_a_thing(text.targets[k].filter) for k in places)


def _dealt_by_one_told(power: Value) -> bool:
    """Return whether damage is said to be dealt by a thing that is chosen, or whose event the power waits for."""
    things = _things_in(power)
    return bool(things) and any(each in things for each in _dealers_in(parts_by_kind(power)))


def _things_in(power: Value) -> frozenset[Selection]:
    """Return the things that are chosen in a power or text, and those whose events the power waits for."""
    found: set[Selection] = set()
    for part in of_kinds(parts_by_kind(power), (Choose, Chosen, Triggered)):
        match part:
            case Choose(Chosen(Every() as every), str() as name) | Chosen(Every() as every, name=str() as name):
                found |= {Those(name)} if _is_a_thing(every.filter) else set()
            case Triggered(events):
                told = {role for role in ("subject", "other") for on in events if _is_a_thing(getattr(on, role))}
                found |= {Role(role) for role in told}
            case _:
                continue
    return frozenset(found)


def _dealers_in(parts: PartsByKind) -> list[Value]:
    dealing = of_kinds(parts, (On, Prevent, Deal, DamageThisTurn, Fits, Continuous, Apply))
    return [each for part in dealing for each in _dealers(part)]


def _dealers(part: Value) -> tuple[Value, ...]:
    """Return the selection, or the description, of the cards that would deal the damage that is spoken of."""
    match part:
        case On(What.DEALS_DAMAGE | What.HEALS, subject=Among(who)) | Prevent(source=Among(who)) | Deal(source=who):
            return (who,)
        case DamageThisTurn(by=Among(who)) | Fits(who, DealtDamage()):
            return (who,)
        case Continuous() | Apply() if any(map(_is_about_its_subject, part.changes)):
            return (part.to,)
        case _:
            return ()


def dealt_by_a_player(printed: Printed) -> bool:
    """Return whether the card speaks of damage that another player deals, as if he or she were a character."""
    return any(_by_a_player(text, first) for text, first in texts_of(printed))


def _by_a_player(text: Text, first: int) -> bool:
    """Return whether a player deals damage in the text, whose first target has that number."""
    sources = {each.source for each in parts_by_kind(text.effects).get(Deal, ())}
    if any(isinstance(each, _PLAYERS) for each in sources):
        return True
    places = [each.slot - first for each in sources if isinstance(each, Target)]
    return any(0 <= k < len(text.targets) and isinstance(text.targets[k].filter, Standing) for k in places)


_PLAYERS = (ControllerOf, OwnerOf, Players, TurnPlayer)
"""Selections of players, none of whom is a character."""


def _says_so(part: Value) -> bool:
    match part:
        case On(What.DEALS_DAMAGE | What.HEALS):
            return _is_a_thing(part.subject)
        case Prevent():
            return _is_a_thing(part.source)
        case WasDealtDamage() | DamageThisTurn():
            return _is_a_thing(part.by)
        case Cannot(Deed.BE_DEALT_DAMAGE | Deed.BE_DEALT_COMBAT_DAMAGE):
            return _is_a_thing(part.other)
        case AllOf(filters) if any(isinstance(each, DealtDamage) for each in filters):
            return _is_a_thing(part)
        case Continuous() | Apply() if any(map(_is_about_its_subject, part.changes)):
            return _is_a_thing(part.to)
        case _:
            return False


_SAYING = (On, Prevent, WasDealtDamage, DamageThisTurn, Cannot, AllOf, Continuous, Apply)
"""What can say that damage is dealt by things."""


def _is_about_its_subject(change: Value) -> bool:
    """Return whether the modifier is about damage that its subject would deal."""
    return isinstance(change, Unpreventable) or (isinstance(change, Prevent) and change.by_subject)


def _is_a_thing(described: Value) -> bool:
    """Return whether the description is of abilities or equipment alone."""
    match described:
        case Is(kinds):
            return THINGS.issuperset(kinds)
        case Tagged(tags):
            return _TAGS_OF_THINGS.issuperset(tags)
        case AllOf(filters):
            named = [each for each in filters if isinstance(each, Is)]
            return any(map(_is_a_thing, named or filters))
        case AnyOf(filters):
            return all(map(_is_a_thing, filters))
        case _:
            return False


_TAGS_OF_THINGS = frozenset((*SPELLS, *WEAPONS, *ARMOR, *ITEMS))
"""Tags that abilities and equipment have, and no character (202.2)."""

_THEMSELVES = (CardType.ALLY, CardType.HERO)
"""Types of cards that deal damage themselves; with equipment and abilities a character deals it (405.3d)."""


def dealing_it(discourse: Discourse) -> Selection:
    """Return who dealt the damage, where both that one and who was dealt it could be "it".

    Raises:
        NoReading: no such damage was dealt, or something else was spoken of since.
    """
    source = dealer(discourse)
    if source is None:
        raise NoReading("damage that one dealt to another")
    meant = back_references.nearest(discourse).selection
    if meant == DEALER and not isinstance(discourse.event.other, Among):
        return source  # What damage is dealt with deals none itself.
    if meant != Role("other") and (meant != This() or discourse.names.type in _THEMSELVES):
        raise NoReading('"it" right after the damage that it dealt')
    return source
