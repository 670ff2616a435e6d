"""Moves of cards: the zone, and whose zone it is; a card goes to its owner's zones, whoever the words name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.effects import Put
from engine.language.filters import Among
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Every,
    HeroOf,
    Number,
    OwnerOf,
    Players,
    Plus,
    Role,
    Selection,
    This,
    Those,
    Top,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Trait, Zone
from scenarios.reading import back_references, plural_references
from scenarios.reading.back_references import speak_of
from scenarios.reading.card_owners import ITS_OWNER, may_be_called, owner_known
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.moved_by_event import DETACHED, follow, leaves_with_host, selected_as
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.players.player_phrases import his, undo_his
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.selected_cards import back, is_player, may_be_in_play, only
from scenarios.reading.templates import Bindings, h

BURIED = Every(Among(This()), (Zone.GRAVEYARD,), You())
"""The card itself in its owner's graveyard."""


def _possessors() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whose a zone is: the owner's of the card, yours, or that of a player spoken of before."""
    yield made("possessor", "their owners '", _their_owners, only(ITS_OWNER))
    yield made("possessor", "<its|his|her|their> owner 's", _its_owner, only(ITS_OWNER))
    yield rule("possessor", "your", You())
    yield made("controller.row", "its controller 's", _its_controller, _undo_its_controller)
    yield made("possessor", "<his|his or her|her|their>", his, undo_his)
    yield made("possessor", "<that player|that opponent> 's", *back(back_references.person))


def _its_controller(discourse: Discourse) -> Selection:
    return ControllerOf(back_references.of_whom(discourse).selection)


def _undo_its_controller(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, ControllerOf):
        yield {}


def _their_owners(discourse: Discourse) -> Selection:
    if not (discourse.mentions and discourse.mentions[-1].several):
        raise NoReading("several cards with owners")
    return _its_owner(discourse)


def _its_owner(discourse: Discourse) -> Selection:
    """Return the owner of the moved card, who can be referred to from here on where no other player was spoken of."""
    if any(each.person and each.selection != You() for each in discourse.mentions):
        return ITS_OWNER
    try:
        moved = back_references.its(discourse).selection
    except NoReading:
        return ITS_OWNER
    speak_of(discourse, OwnerOf(moved), frozenset({"player", "opponent"}), person=True)
    return ITS_OWNER


_MOVING = (
    What.CARD_INTERRUPTED,
    What.DESTROYED,
    What.DISCARDED,
    What.DRAWN,
    What.INTERRUPTED,
    What.LEAVES_PLAY,
    What.MOVES,
)
"""Events that move their card to another zone, where it is another object (411.8)."""


def gone(discourse: Discourse, it: Selection) -> Selection:
    """Return the card as it is after the move on which the power triggers, or the selection itself without a move.

    An ability whose host the move takes out of play goes to its owner's graveyard with it (306.3e).
    """
    if isinstance(it, HeroOf) and any(each.selection == it and each.by_pronoun for each in discourse.mentions):
        raise NoReading("a card that can be put elsewhere, which no hero is")
    event = discourse.event
    if it == This() and leaves_with_host(event):
        return DETACHED
    if isinstance(event, On) and event.what in _MOVING and it in selected_as(event):
        return Role("moved")
    return it


def _the_one_seen(discourse: Discourse) -> Selection:
    """Return the card that was looked at or revealed, where "it" stands nearer to a hero, which is never moved.

    Raises:
        NoReading: "it" is no hero, or no single card was seen.
    """
    if not _may_be_hero(back_references.nearest(discourse)):
        raise NoReading("a hero that the words have spoken of last")
    cards = (each for each in discourse.mentions if not _may_be_hero(each))
    things = [each for each in cards if not (each.person or each.several or each.yours)]
    if len({each.selection for each in things}) != 1 or "seen" not in things[-1].nouns:
        raise NoReading("one card that was looked at or revealed")
    return things[-1].selection  # type: ignore[no-any-return]


def _may_be_hero(mention: Mention) -> bool:
    """Return whether this is a hero, or a target of what isn't done that may be one: no "it" that is moved instead."""
    return isinstance(mention.selection, HeroOf) or (mention.not_taken and "hero" in mention.nouns)


def undo_gone(discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield how a card can be spoken of that the power's event may have moved."""
    event = discourse.event
    if value == DETACHED and leaves_with_host(event):
        yield {"it": This()}
    elif value == Role("moved") and isinstance(event, On):
        role, *selected = selected_as(event)
        yield from ({"it": each} for each in (*selected, role, value))
    else:
        yield {"it": value}


def _still_in_play(discourse: Discourse, it: Selection) -> Selection:
    """Return the card if it is in play, from where something said before may have moved it."""
    if gone(discourse, it) != it or _is_elsewhere(discourse, it):
        raise NoReading("a card in play")
    return it if it == This() else Every(Among(it))


def _undo_still_in_play(discourse: Discourse, value: Selection) -> Iterator[Bindings]:
    match value:
        case This():
            yield {"it": value}
        case Every(Among(it), (Zone.PLAY,), None) if it != Role("moved") and not _is_elsewhere(discourse, it):
            yield {"it": it}
        case _:
            return


def _is_elsewhere(discourse: Discourse, it: Selection) -> bool:
    """Return whether the card was chosen in a zone of its owner."""
    return it != This() and owner_known(discourse, it) is not None


def _all_removed(discourse: Discourse) -> Those:
    found = plural_references.done_to(discourse, "removed")
    if not found.several or not isinstance(found.selection, Every):
        raise NoReading("all cards of a kind that were removed")
    return Those(REMOVED_THIS_WAY)


def _own_buried(discourse: Discourse, this: This) -> Selection:
    """Return the card itself as it lies in your graveyard, for a power that functions there."""
    if gone(discourse, this) != this:
        raise NoReading("words for a card that has just been put into the graveyard")
    return BURIED


def _undo_own_buried(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == BURIED:
        yield {"this": This()}


def names_of_owner(discourse: Discourse, it: Selection) -> Iterator[Selection]:
    """Yield the players to whom the card's zones can be said to belong, the most usual one first."""
    known = owner_known(discourse, it)
    if known is not None:
        yield known
    yield ITS_OWNER
    if isinstance(discourse.doer, OwnerOf):
        yield discourse.doer
    yield from {each.selection for each in discourse.mentions if isinstance(each.selection, OwnerOf)}


def put_elsewhere(discourse: Discourse, put: Put, it: Selection) -> tuple[Put]:
    """Return the move of a card, with a name for what is really moved out of play.

    A card from the top of a deck can be referred to afterwards by its new zone.
    """
    put = replace(put, cards=it, by=who_arranges(discourse, put.zone, it))
    if put.zone is not Zone.PLAY:
        put = replace(put, name=REMOVED_THIS_WAY if put.zone is Zone.REMOVED else MOVED_THIS_WAY)
    if isinstance(it, Top):
        name = discourse.name("put")
        nouns = words_for(CARD) | {f"put into {put.zone.value}"}
        speak_of(discourse, Those(name), nouns, several=it.count != Number(1) or isinstance(it.of, Players))
        known = owner_known(discourse, it)
        if known is not None:
            discourse.owners[name] = known
        put = replace(put, name=name)
    follow(discourse, put)
    return (put,)


def who_arranges(discourse: Discourse, zone: Zone, it: Selection) -> Selection | None:
    """Return the player who arranges several cards on decks, None for you, for one card and for whoever chooses them.

    Several players who choose are said to do so one by one; then the cards of each are put on his or her own deck.
    """
    doer = doer_elsewhere(discourse)
    if zone is not Zone.DECK or doer is None or isinstance(it, (This, Role)):
        return None
    return doer if isinstance(doer, Players) or not isinstance(it, Chosen) else None


def _is_put_by_it(discourse: Discourse, put: Put) -> bool:
    """Return whether whoever the words say moves the cards of a value arranges them."""
    return put.under is None and put.by == who_arranges(discourse, put.zone, put.cards)


REMOVED_THIS_WAY, MOVED_THIS_WAY = "removed", "moved"
"""The names of all cards that a text removes from the game, and of those that it puts into another zone."""

_ANY = This()
"""The place of the moved card in a template."""


def _is_put(value: object, template: Put) -> Put | None:
    """Return the move if it fits a template, whichever card it moves and whoever controls that card afterwards."""
    match value:
        case (Put(name=name) as put,) if name in (None, REMOVED_THIS_WAY, MOVED_THIS_WAY) or isinstance(put.cards, Top):
            return put if replace(put, cards=_ANY, under=None, name=None, by=None) == template else None
        case _:
            return None


def to_a_zone(pattern: str, zone: Zone, *, on_bottom: bool = False) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a move to a zone of the card's owner, whatever the words call the owner."""
    template = Put(_ANY, zone, on_bottom=on_bottom)

    def build(discourse: Discourse, it: Selection, whose: Selection = ITS_OWNER) -> tuple[Put]:
        if not may_be_called(discourse, it, whose):
            raise NoReading(f"the {zone.value} of the card's owner")
        if zone is Zone.HAND:
            discourse.taken = it
        return put_elsewhere(discourse, template, it)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        put = _is_put(value, template)
        if put is not None and _is_put_by_it(discourse, put):
            if "{whose" not in pattern:
                yield {"it": put.cards}
            else:
                yield from ({"it": put.cards, "whose": whose} for whose in names_of_owner(discourse, put.cards))

    return verb_made(pattern, build, undo)


def _to_that_deck(pattern: str, *, on_bottom: bool = False) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a move to the deck that was spoken of before, if the cards come from it."""
    template = Put(_ANY, Zone.DECK, on_bottom=on_bottom)

    def is_from_it(discourse: Discourse, it: Selection) -> bool:
        return isinstance(it, Those) and it.name.startswith("seen") and owner_known(discourse, it) not in (None, You())

    def build(discourse: Discourse, it: Selection) -> tuple[Put]:
        if not is_from_it(discourse, it):
            raise NoReading("a deck that was spoken of before")
        return put_elsewhere(discourse, template, it)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        put = _is_put(value, template)
        if put is not None and _is_put_by_it(discourse, put) and is_from_it(discourse, put.cards):
            yield {"it": put.cards}

    return verb_made(pattern, build, undo)


def doer_elsewhere(discourse: Discourse) -> Selection | None:
    """Return the player who moves the card if that is not you, else None."""
    return None if discourse.doer in (None, You()) or not _is_player(discourse.doer) else discourse.doer


def _is_player(value: object) -> bool:
    return is_player(value)


def _into_play(pattern: str, *, exhausted: bool = False) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a move into play, under the control of whoever moves the card or of the player named."""
    template = Put(_ANY, Zone.PLAY, exhausted=exhausted)

    def build(discourse: Discourse, it: Selection, whose: Selection | None = None) -> tuple[Put]:
        return put_elsewhere(discourse, replace(template, under=whose or doer_elsewhere(discourse)), it)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        put = _is_put(value, template)
        if put is None:
            return
        if "{whose" in pattern:
            yield {"it": put.cards, "whose": put.under}
        elif put.under == doer_elsewhere(discourse):
            yield {"it": put.cards}

    return verb_made(pattern, build, undo)


def _into_play_hurt(place: str) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a move into play with so much damage that the card has only so much health left."""

    def build(discourse: Discourse, it: Selection, n: int) -> tuple[Put]:
        left = Plus((ValueOf(Trait.HEALTH, Those("it")), Number(-n)))
        return put_elsewhere(discourse, Put(_ANY, Zone.PLAY, under=doer_elsewhere(discourse), damage=left), it)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Put(it, damage=Plus((_, Number(less)))),) if value == build(discourse.fork(), it, -less):
                yield {"it": it, "n": -less}
            case _:
                return

    said = f"put+s {{it:moved}} into {place} with damage <on it|> equal to its health minus {{n:scale}}"
    return verb_made(said, build, undo, like=(Put,))


def put_into_play(discourse: Discourse, it: Selection, under: Selection | None = None) -> tuple[Put]:
    """Return a move into play, under the control of the player named or of whoever moves the card."""
    return put_elsewhere(discourse, Put(_ANY, Zone.PLAY, under=under or doer_elsewhere(discourse)), it)


def _into_a_row(
    pattern: str, *, exhausted: bool = False, face_up: bool = False, ready: bool = False
) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a move into a resource row: yours, or that of the player named.

    A card in play stays exhausted in its new row, for which it doesn't enter play, where nothing says that it is ready.
    """
    template = Put(_ANY, Zone.PLAY, exhausted=exhausted, as_resource=True, face_up=face_up)

    def build(discourse: Discourse, it: Selection, whose: Selection) -> tuple[Put]:
        if ready and may_be_in_play(discourse, it):
            raise NoReading("a card that comes from another zone, where it isn't exhausted")
        return put_elsewhere(discourse, replace(template, under=None if whose == You() else whose), it)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        put = _is_put(value, template)
        if put is not None and not (ready and may_be_in_play(discourse, put.cards)):
            yield {"it": put.cards, "whose": put.under or You()}

    return verb_made(pattern, build, undo)


def _moved() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the card that is moved, where the words say from where it comes."""
    yield made("moved", "{it:ref}", gone, undo_gone)
    yield made("moved", "it", _the_one_seen, as_built(_the_one_seen), like=Those)
    yield made("moved", "{it:ref} from play", _still_in_play, _undo_still_in_play)
    yield made("moved", "all cards removed this way", _all_removed, only(Those(REMOVED_THIS_WAY)))
    yield made("moved", "{this:self} <from|in> your graveyard", _own_buried, _undo_own_buried)


def _moves() -> Iterator[tuple[Rule, ...]]:
    for category in ("nps", "np.two", "np.indefinite", "away~"):
        yield rule("moved", f"{{it:{category}}}", h.it)
    it, whose = "{it:moved}", "{whose:possessor}"
    yield from to_a_zone(f"<put+s {it} <into|in>|return+s {it} to> {whose} <hand|hands>", Zone.HAND)
    yield from to_a_zone(f"put+s {it} <into|in> hand", Zone.HAND)
    yield from to_a_zone(f"remove+s {it} from <the|> game", Zone.REMOVED)
    yield from to_a_zone(f"put+s {it} <into|in> {whose} graveyard", Zone.GRAVEYARD)
    yield from to_a_zone(f"put+s {it} on <the|> top of {whose} <deck|decks> <|in any order>", Zone.DECK)
    yield from to_a_zone(f"put+s {it} on the bottom of {whose} <deck|decks> <|in any order>", Zone.DECK, on_bottom=True)
    yield from to_a_zone(f"put+s {it} on the bottom", Zone.DECK, on_bottom=True)
    yield from to_a_zone("put+s {it:ref} on top", Zone.DECK)
    yield from _to_that_deck(f"put+s {it} on <the|> top of that deck <|in any order>")
    yield from _to_that_deck(f"put+s {it} on the bottom of that deck <|in any order>", on_bottom=True)
    yield from _into_play(f"put+s {it} into play")
    yield from _into_play(f"put+s {it} into play under {whose} control")
    yield from _into_play(f"put+s {it} into {whose} party")
    yield from _into_play(f"put+s {it} into play exhausted", exhausted=True)
    under = f"exhausted <|and> under {whose} control|play under {whose} control exhausted"
    yield from _into_play(f"put+s {it} into <play {under}|{whose} party exhausted>", exhausted=True)
    yield from _into_play_hurt("<play|your party>")
    for row in (whose, "{whose:controller.row}"):
        for words, up in (("face down", False), ("face up", True)):
            placed = f"<put+s|place+s> {it} <into|in> {row} resource row {words}"
            turned = f"place+s {it} {words} <into|in> {row} resource row"
            yield from _into_a_row(f"<{placed}|{turned}>", face_up=up)
            yield from _into_a_row(f"{placed} and ready", face_up=up, ready=True)
            yield from _into_a_row(f"{placed} and exhausted", exhausted=True, face_up=up)


RULES = (*_possessors(), *_moved(), *_moves())
