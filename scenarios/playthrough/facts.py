"""Then steps about cards and zones: each function checks one statement, and raises Differs if it is false.

A statement may be checked while a choice is open: it is then about the state up to that choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.citations import RuleId
from engine.events.zone_changes import successor
from engine.language.words import Condition, KeywordName, Trait, Zone
from engine.state.ids import CardId
from engine.state.record import DealDamage, Packet
from engine.view.card_conditions import in_condition
from engine.view.values import has_keyword as values_has_keyword
from engine.view.values import powers, trait_of, values
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import note_rules
from scenarios.playthrough.counters_and_tags import check_counter
from scenarios.playthrough.effects_of_one_card import are_about, told_apart
from scenarios.playthrough.offered_words import say_words
from scenarios.playthrough.settled_states import let_chance_decide
from scenarios.playthrough.spoken_names import does_not, whose
from scenarios.playthrough.value_history import show_values
from scenarios.registry.step_tokens import quoted
from scenarios.scenario_errors import Differs
from scenarios.step_words import CombatWords, EffectWords, HeroWords

if TYPE_CHECKING:
    from engine.state.links import Link
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import (
        CardWords,
        CharacterWords,
        ConditionWords,
        LinkWords,
        PlaceWords,
        PlayerWords,
        ValueWords,
    )

_ZONES = {"the chain": Zone.CHAIN, "removed from the game": Zone.REMOVED, "side deck": Zone.COLLECTION}


def differs(what: str, expected: str, actual: str) -> Differs:
    """Return the error for a statement that is false, with what was expected beside what was found."""
    return Differs(what, expected=expected, actual=actual)


def zone_called(words: str) -> Zone:
    """Return the zone that words of a sentence mean.

    >>> zone_called("removed from the game").name
    'REMOVED'
    """
    return _ZONES.get(words) or Zone(words)


def card_is_in(play: Playthrough, words: CardWords, place: PlaceWords, *, holds: bool) -> None:
    """Check that a card is, or is not, in a zone."""
    let_chance_decide(play)
    zone = zone_called(place.zone)
    where = _where(place)
    here = [each for each in named_things.cards(play, words, (zone,)) if _is_at(play, each, place)]
    if holds != bool(here):
        everywhere = named_things.cards(play, words)
        if not everywhere and holds and zone is not Zone.PLAY:
            _known(play, words)
        is_ = named_things.listed_once(named_things.describe(play, each) for each in everywhere) or "nowhere"
        said = quoted(words.name)
        raise differs(f"{said} is {'not ' if holds else ''}{where}", f"{'' if holds else 'not '}{where}", is_)
    if holds:
        _only_one(play, words, zone)
    else:
        _known(play, words)


def _known(play: Playthrough, words: CardWords) -> None:
    """Refuse a name that no card has or has had, or none of the player whom the step names with it."""
    named_things.known_card(play, words)
    named_things.known_as_of(play, words)


def _only_one(play: Playthrough, words: CardWords, zone: Zone) -> None:
    """Refuse a name that cards in several zones have, for the sentence leaves open which one it means."""
    everywhere = named_things.cards(play, words)
    if len({play.now.cards[each].zone for each in everywhere}) > 1:
        named_things.card(play, words, named_things.ANYWHERE)
    elif len(everywhere) > 1 and zone is Zone.PLAY:
        named_things.card(play, words)


def _is_at(play: Playthrough, card: CardId, place: PlaceWords) -> bool:
    held = play.now.cards[card]
    if place.of is not None and held.owner != named_things.player(play, place.of):
        return False
    deck = play.now.player(held.owner).deck  # A token that was put there is not listed among its cards (402.2a).
    return place.end is None or card in (deck[:1] if place.end == "top" else deck[-1:])


def _where(place: PlaceWords) -> str:
    whose = "" if place.of is None else {"you": "your "}.get(place.of.who, f"{place.of.who}'s ")
    end = f"on {place.end} of " if place.end else "in "
    return place.zone if place.zone in _ZONES else f"{end}{whose}{place.zone}"


def zone_holds(play: Playthrough, owner: PlayerWords, zone: str, number: int) -> None:
    """Check how many cards a zone or a resource row holds."""
    let_chance_decide(play)
    player = named_things.player(play, owner)
    if zone == "resource row":
        held = [each for each in play.now.zone(Zone.PLAY, player) if play.now.cards[each].resource]
        count = len(held)
    else:
        count = len(play.now.zone(zone_called(zone), player))
    if count != number:
        found = _counted(play, count) if zone == "resource row" else str(count)
        raise differs(f"{whose(owner)} {zone} doesn't hold {number} cards", str(number), found)


def deck_begins(play: Playthrough, owner: PlayerWords, cards: tuple[CardWords, ...]) -> None:
    """Check which cards are on top of a deck."""
    let_chance_decide(play)
    deck = named_things.seat(play, owner).deck[: len(cards)]
    wanted = [named_things.cards(play, each, (Zone.DECK,)) for each in cards]
    if len(deck) < len(cards) or any(card not in fitting for card, fitting in zip(deck, wanted, strict=True)):
        for each in cards:
            named_things.known_card(play, each)
        said = ", ".join(quoted(each.name) for each in cards)
        raise differs(
            f"{whose(owner)} deck doesn't begin with these cards",
            said,
            ", ".join(named_things.say(play, each) for each in deck) or "empty",
        )


def has_values(play: Playthrough, words: CharacterWords, said: tuple[ValueWords, ...]) -> None:
    """Check the values of a card in play."""
    let_chance_decide(play)
    held = play.now.cards[named_things.in_play(play, words)]
    note_rules(play, tuple(map(RuleId, values(play.now, held.id).rules)))
    show_values(play, held.id)
    for each in said:
        trait = Trait(each.trait)
        is_ = held.damage if trait is Trait.DAMAGE else max(0, trait_of(play.now, held, trait))
        if is_ != each.number:
            name = named_things.say(play, held.id)
            expected = f"{each.number} {each.trait}"
            raise differs(f"{name} doesn't have {expected}", expected, f"{is_} {each.trait}")


def has_tags(play: Playthrough, words: CharacterWords, tags: tuple[str, ...]) -> None:
    """Check that a card in play has these tags, and possibly others."""
    let_chance_decide(play)
    card = named_things.in_play(play, words)
    has = {str(tag) for tag in values(play.now, card).tags}
    note_rules(play, tuple(map(RuleId, values(play.now, card).rules)))
    show_values(play, card)
    if not set(tags) <= has:
        raise differs(
            f"{named_things.say(play, card)} doesn't have all of these tags",
            ", ".join(tags),
            ", ".join(sorted(has)) or "none",
        )


def has_counters(play: Playthrough, words: CharacterWords, number: int, name: str) -> None:
    """Check how many named counters are on a card in play."""
    let_chance_decide(play)
    card = named_things.in_play(play, words)
    check_counter(play, name)
    is_ = play.now.cards[card].counters_named(name)
    if is_ != number:
        raise differs(f"{named_things.say(play, card)} doesn't have {number} {name} counters", str(number), str(is_))


def has_keyword(play: Playthrough, words: CharacterWords, keyword: str, *, holds: bool) -> None:
    """Check that a card in play has, or doesn't have, a keyword."""
    let_chance_decide(play)
    card = named_things.in_play(play, words)
    has = [each.value for each in KeywordName if values_has_keyword(play.now, card, each)]
    note_rules(play, tuple(map(RuleId, values(play.now, card).rules)))
    show_values(play, card)
    if (keyword in has) is not holds:
        said = f"{named_things.say(play, card)} {'does not have' if holds else 'has'} {keyword}"
        raise differs(said, keyword if holds else f"no {keyword}", ", ".join(has) or "no keyword")


def has_no_powers(play: Playthrough, words: CharacterWords) -> None:
    """Check that a card in play has no powers."""
    let_chance_decide(play)
    card = named_things.in_play(play, words)
    held = powers(play.now, card)
    note_rules(play, tuple(map(RuleId, values(play.now, card).rules)))
    show_values(play, card)
    if held:
        raise differs(f"{named_things.say(play, card)} has powers", "no powers", str(len(held)))


def are_in_condition(play: Playthrough, said: tuple[ConditionWords, ...]) -> None:
    """Check the conditions of cards in play."""
    let_chance_decide(play)
    for each in said:
        held = play.now.cards[named_things.in_play(play, each.character)]
        if in_condition(play.now, held, Condition(each.condition)) is not (each.no is None):
            is_ = ", ".join(_conditions(play, held.id)) or "none of those"
            no = "" if each.no is None else "not "
            denied = "not " if each.no is None else ""
            name = named_things.say(play, held.id)
            raise differs(f"{name} is {denied}{each.condition}", f"{no}{each.condition}", is_)


def _conditions(play: Playthrough, card: CardId) -> list[str]:
    shown = (
        Condition.READY,
        Condition.EXHAUSTED,
        Condition.ATTACKING,
        Condition.DEFENDING,
        Condition.PROTECTING,
        Condition.FACE_DOWN,
    )
    held = play.now.cards[card]
    return [condition.value for condition in shown if in_condition(play.now, held, condition)]


def is_attached(play: Playthrough, words: CardWords, host: CharacterWords, *, holds: bool) -> None:
    """Check what an ability is attached to."""
    let_chance_decide(play)
    wanted = named_things.in_play(play, host)
    attached = [
        each for each in named_things.cards(play, words, (Zone.PLAY,)) if play.now.cards[each].attached_to == wanted
    ]
    named_things.known_card(play, words)
    if holds == bool(attached):
        return
    places = [play.now.cards[each].attached_to for each in named_things.cards(play, words, (Zone.PLAY,))]
    is_ = named_things.listed_once(named_things.say(play, each) for each in places if each is not None) or "to nothing"
    said = named_things.say(play, wanted)
    what = f"{quoted(words.name)} is {'not ' if holds else ''}attached to {said}"
    raise differs(what, f"{'' if holds else 'not '}to {said}", is_)


def controls(play: Playthrough, words: PlayerWords, cards: tuple[CardWords, ...], *, holds: bool) -> None:
    """Check that a player controls cards in play, a name said twice two of them, or controls none of these names."""
    let_chance_decide(play)
    player = named_things.player(play, words)
    taken: list[CardId] = []
    for each in sorted(cards, key=lambda named: named.name not in play.labels):
        found = named_things.cards(play, each, (Zone.PLAY,))
        has = [card for card in found if play.now.cards[card].controller == player and card not in taken]
        taken += has[:1]
        if holds != bool(has):
            is_ = named_things.listed_once(named_things.describe(play, card) for card in found) or "not in play"
            what = (
                f"{does_not(words, 'control')} {quoted(each.name)}"
                if holds
                else f"{quoted(each.name)} is controlled by {words.who}"
            )
            raise differs(what, f"{'' if holds else 'not '}controlled by {words.who}", is_)
        if not holds:
            named_things.known_card(play, each)


def has_resources(play: Playthrough, words: PlayerWords, number: int, state: str | None) -> None:
    """Check how many resources a player has, in all or ready or exhausted."""
    let_chance_decide(play)
    rows = [play.now.cards[each] for each in play.now.zone(Zone.PLAY, named_things.player(play, words))]
    has = [each for each in rows if each.resource and state in {None, "ready" if each.ready else "exhausted"}]
    if len(has) != number:
        kind = f"{state} resources" if state else "resources"
        raise differs(f"{does_not(words, 'have')} {number} {kind}", str(number), _counted(play, len(has)))


def _counted(play: Playthrough, resources: int) -> str:
    """Return a number of resources, with the reason for those that no step has given."""
    return f"{resources}, counting those that are there since cost is no matter" if play.layout.free else str(resources)


def is_turned_over(play: Playthrough, words: PlayerWords, *, holds: bool) -> None:
    """Check whether a player's deck has been turned over."""
    let_chance_decide(play)
    actual = play.now.player(named_things.player(play, words)).deck_face_up
    if actual is not holds:
        said = {True: "turned over", False: "not turned over"}
        raise differs(f"{whose(words)} deck is {said[actual]}", said[holds], said[actual])


def has_taken(play: Playthrough, words: CharacterWords, number: int) -> None:
    """Check how much damage was dealt to a character since the last When began."""
    let_chance_decide(play)
    card = _wherever(play, words)
    happened = (*play.records, *(play.open.records if play.open else ()))[play.acted_at :]
    packets = [each.event.packet for each in happened if isinstance(each.event, DealDamage)]
    taken = sum(packet.amount for packet in packets if (successor(play.now, packet.to) or packet.to) == card)
    if taken != number:
        raise differs(
            f"{named_things.say(play, card)} wasn't dealt {number} damage", f"{number} damage", f"{taken} damage"
        )
    play.check_acted("what damage was taken")


def has_dealt(play: Playthrough, source: CharacterWords, number: int, kind: str | None, words: CharacterWords) -> None:
    """Check how much damage, of a type if one is named, a card dealt to a character since the last When began."""
    let_chance_decide(play)
    by, to = _wherever(play, source), _wherever(play, words)
    happened = (*play.records, *(play.open.records if play.open else ()))[play.acted_at :]
    packets = [each.event.packet for each in happened if isinstance(each.event, DealDamage)]
    between = [
        packet
        for packet in packets
        if packet.source is not None
        and (successor(play.now, packet.source) or packet.source) == by
        and (successor(play.now, packet.to) or packet.to) == to
    ]
    of_kind = [packet for packet in between if kind is None or kind in packet.damage_types]
    dealt = sum(packet.amount for packet in of_kind)
    if dealt != number:
        found = ", ".join(_say_packet(packet) for packet in between) or "none"
        sort = f"{kind} damage" if kind else "damage"
        what = f"{named_things.say(play, by)} didn't deal {number} {sort} to {named_things.say(play, to)}"
        raise differs(what, f"{number} {sort}", found)
    play.check_acted("what damage was dealt")


def _say_packet(packet: Packet) -> str:
    return f"{packet.amount} {' and '.join(kind.value for kind in packet.damage_types)} damage"


def _wherever(play: Playthrough, words: CharacterWords) -> CardId:
    """Return a hero, or a card in whichever zone it is now."""
    return (
        named_things.character(play, words)
        if isinstance(words, HeroWords)
        else named_things.card(play, words, named_things.ANYWHERE)
    )


def chain_is(play: Playthrough, said: tuple[LinkWords, ...]) -> None:
    """Check which links are on the chain, from the top."""
    let_chance_decide(play)
    links = tuple(reversed(play.now.chain))
    if len(links) != len(said) or not all(_is_link(play, link, each) for link, each in zip(links, said, strict=True)):
        expected = ", ".join(_say_link_words(each) for each in said) or "empty"
        raise differs(
            "other links are on the chain", expected, ", ".join(_told(play, each) for each in links) or "empty"
        )


def _told(play: Playthrough, link: Link) -> str:
    """Return a link as a step would name it, with what tells it from the other links of its source, if any."""
    alike = [each.id for each in play.now.chain if each.source == link.source]
    return f"{say_link(play, link)}{told_apart(play, link.id, alike)}"


def _is_link(play: Playthrough, link: Link, words: LinkWords) -> bool:
    if isinstance(words, CombatWords):
        return link.proposal is not None
    if link.proposal is not None:
        return False
    if isinstance(words, EffectWords):
        return _is_link(play, link, words.card) and bool(are_about(play, (link.id,), words))
    if isinstance(words, HeroWords):
        return successor(play.now, CardId(link.source)) == named_things.character(play, words)
    if words.of is not None and link.controller != named_things.player(play, words.of):
        return False
    label = play.labels.get(words.name)
    if label is not None:
        now = successor(play.now, label)
        return link.source == label or (now is not None and successor(play.now, CardId(link.source)) == now)
    return source_name(play, link) == words.name


def source_name(play: Playthrough, link: Link) -> str:
    """Return the name of a link's source, in whichever zone it is now."""
    held = play.now.cards.get(CardId(link.source))
    gone = play.now.gone.get(CardId(link.source))
    return held.printed.name if held else gone.card.printed.name if gone else ""


def say_link(play: Playthrough, link: Link) -> str:
    """Return a link as a step would name it."""
    return "the proposal" if link.proposal is not None else quoted(source_name(play, link))


def _say_link_words(words: LinkWords) -> str:
    if isinstance(words, CombatWords):
        return "the proposal"
    if isinstance(words, EffectWords):
        return say_words(words)
    return f"{whose(words.of)} hero" if isinstance(words, HeroWords) else quoted(words.name)
