"""Players and cards by the words of a step; an error for what is missing suggests the nearest name."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.events.zone_changes import successor
from engine.language.effects import CreateTokens
from engine.language.words import Zone
from engine.state.ids import CardId, PlayerId
from engine.view.footprint import words_in
from scenarios.near_names import quoted_near_name, without_odd_signs
from scenarios.playthrough.spoken_names import entity as called
from scenarios.playthrough.spoken_names import whose
from scenarios.playthrough.unnamed_cards import is_unnamed
from scenarios.registry.step_tokens import quoted
from scenarios.scenario_errors import NameOfTwo, UnknownName
from scenarios.step_words import CardWords, EffectWords, HeroWords, PlayerWords

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from engine.state.cards import Card
    from engine.state.game import State
    from engine.state.players import Player
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CharacterWords, ThingWords

ANYWHERE = tuple(Zone)
PLACE_WORDS = {
    Zone.CHAIN: "on the chain",
    Zone.COLLECTION: "in the collection",
    Zone.DECK: "in the deck",
    Zone.GRAVEYARD: "in the graveyard",
    Zone.HAND: "in hand",
    Zone.PLAY: "in play",
    Zone.REMOVED: "removed from the game",
}
"""Where a card is, in words, for each zone."""


def player(play: Playthrough, words: PlayerWords) -> PlayerId:
    """Return the player of a name.

    Raises:
        UnknownName: nobody of that name plays.
    """
    for each in play.now.players:
        if each.name == words.who:
            play.named.setdefault(each.id)
            return each.id
    names = [each.name for each in play.now.players]
    raise UnknownName(
        f"nobody here is {words.who!r}", expected=" or ".join(names), nearest=quoted_near_name(words.who, names)
    )


def seat(play: Playthrough, words: PlayerWords) -> Player:
    """Return the seat of a player, with his or her zones."""
    return play.now.player(player(play, words))


def character(play: Playthrough, words: CharacterWords, zones: Collection[Zone] = (Zone.PLAY,)) -> CardId:
    """Return a player's hero, or the one card of a name or label in some zones.

    Raises:
        UnknownName: nothing of that name is there.
        NameOfTwo: more than one card of that name is there.
    """
    if isinstance(words, HeroWords):
        hero = seat(play, words.of).hero
        if hero is None:
            raise UnknownName(f"{words.of.who} has no hero any more")
        now = CardId(successor(play.now, hero) or hero)
        play.named.setdefault(now)
        return now
    return card(play, words, zones)


def in_play(play: Playthrough, words: CharacterWords) -> CardId:
    """Return a player's hero, or the one card of a name or label, which has to be in play.

    Raises:
        UnknownName: nothing of that name is in play; a hero that was destroyed or whose player has left is not.
        NameOfTwo: more than one card of that name is in play.
    """
    found = character(play, words)
    held = play.now.cards.get(found)
    if isinstance(words, HeroWords) and (held is None or held.zone is not Zone.PLAY):
        hero = f"{whose(words.of)} hero"
        where = "nowhere" if held is None else PLACE_WORDS[held.zone]
        raise UnknownName(f"there is only {hero} {where}", expected=f"{hero} in play")
    return found


def card(play: Playthrough, words: CardWords, zones: Collection[Zone] = (Zone.PLAY,)) -> CardId:
    """Return the one card of a name or label in some zones.

    Raises:
        UnknownName: no card of that name is there.
        NameOfTwo: more than one is there.
    """
    found = cards(play, words, zones)
    if len(found) == 1:
        return found[0]
    if found:
        raise of_two(play, words, found)
    raise _unknown(play, words, zones)


def of_two(play: Playthrough, words: CardWords, found: list[CardId], among: str = "cards") -> NameOfTwo:
    """Return the error for a name that fits several cards, with each of them and a way to distinguish them."""
    listed = listed_once(describe(play, each) for each in found)
    owners = {holder(play.now.cards[each]) for each in found}
    whose = whose_card(play, play.now.cards[found[0]])
    with_owner = f"whose it is, as in {whose}, or " if len(owners) == len(found) and words.of is None else ""
    what = f"{words.name!r} fits {len(found)} {among}: {listed}"
    return NameOfTwo(what, expected=f'{with_owner}labels, such as … as "the first"')


def listed_once(described: Iterable[str]) -> str:
    """Return descriptions of cards as a list, each once, with the number of cards where several are described so.

    >>> listed_once(['your "Tim" in hand', 'your "Tim" in the deck', 'your "Tim" in the deck'])
    'your "Tim" in hand and your "Tim" in the deck (2 of them)'
    """
    counted = Counter(described)
    return " and ".join(words if number == 1 else f"{words} ({number} of them)" for words, number in counted.items())


def known_card(play: Playthrough, words: CardWords) -> None:
    """Refuse a name or label that no card has or has had, for a statement that denies something must be about a card.

    The name of a token that some card here tells a player to put into play is a card's name, too.

    Raises:
        UnknownName: names the nearest.
    """
    had = any(each.card.printed.name == words.name for each in play.now.gone.values())
    if not had and words.name not in {*play.labels, *_token_names(play)} and not cards(play, CardWords(words.name)):
        raise _unknown(play, words, ANYWHERE)


def known_as_of(play: Playthrough, words: CardWords) -> None:
    """Refuse a player's card where no card of the name or label is or was that player's: "your Tim" is another's.

    A question may ask about any, and a token that some card here puts into play may become anybody's.

    Raises:
        UnknownName: says whose the cards of that name are.
    """
    if words.of is None or play.asking or words.name in _token_names(play):
        return
    of = player(play, words.of)
    if not any(of in {each.owner, each.controller, each.entered_under} for each in _ever_called(play, words.name)):
        raise _unknown(play, words, ANYWHERE)


def _ever_called(play: Playthrough, name: str) -> list[Card]:
    """Return the cards of a name or label, in every zone that they were in."""
    state = play.now
    ever = (*state.cards.values(), *(each.card for each in state.gone.values()))
    label = play.labels.get(name)
    if label is None:
        return [each for each in ever if each.printed.name == name]
    now = successor(state, label)
    return [each for each in ever if each.id == label or (now is not None and successor(state, each.id) == now)]


def known_thing(play: Playthrough, words: ThingWords) -> None:
    """Refuse words that name a card, or an effect by its card, which no card has or has had.

    Raises:
        UnknownName: names the nearest.
    """
    card = words.card if isinstance(words, EffectWords) else words
    if isinstance(card, CardWords):
        known_card(play, card)


def _token_names(play: Playthrough) -> set[str]:
    """Return the names of the tokens that texts of cards in this game put into play."""
    held = (*play.now.cards.values(), *(each.card for each in play.now.gone.values()))
    words = (word for printed in {each.printed for each in held} for word in words_in(printed))
    tokens = [word.token for word in words if isinstance(word, CreateTokens)]
    return {token.tag if token.name is None else token.name for token in tokens}


def cards(play: Playthrough, words: CardWords, zones: Collection[Zone] = ANYWHERE) -> list[CardId]:
    """Return the cards of a name in some zones, or the one card of a label, which keeps it from zone to zone.

    The step has then named them, wherever they are.
    """
    play.named.update(dict.fromkeys(_so_called(play, words, ANYWHERE)))
    return _so_called(play, words, zones)


def _so_called(play: Playthrough, words: CardWords, zones: Collection[Zone]) -> list[CardId]:
    state = play.now
    of = None if words.of is None else player(play, words.of)
    if words.name in play.labels:
        labelled = successor(state, play.labels[words.name])
        named = [] if labelled is None else [state.cards[labelled]]
    else:
        named = [each for each in state.cards.values() if each.printed.name == words.name]
    return [each.id for each in named if each.zone in zones and (of is None or holder(each) == of)]


def holder(held: Card) -> PlayerId:
    """Return the player whose card it is: its controller, or its owner where nobody controls it (400.2)."""
    return held.controller or held.owner


def describe(play: Playthrough, card_id: CardId) -> str:
    """Return a card's label or name with its player and its zone: your "Tim" in play."""
    held = play.now.cards[card_id]
    return f"{whose_card(play, held)} {PLACE_WORDS[held.zone]}"


def whose_card(play: Playthrough, held: Card) -> str:
    """Return a card's label or name with its player: your "Tim"."""
    label = label_of(play, held.id)
    if label is None and is_unnamed(held):
        return held.printed.name
    name = play.now.player(holder(held)).name
    owner = {"you": "your"}.get(name, f"{name}'s")
    return f"{owner} {quoted(label or held.printed.name)}"


def describe_entity(play: Playthrough, entity: int | str) -> str:
    """Return a player's name, a card with its zone, or the words of any other option."""
    if isinstance(entity, str):
        return entity
    return describe(play, CardId(entity)) if CardId(entity) in play.now.cards else say(play, entity)


def label_of(play: Playthrough, card_id: CardId) -> str | None:
    """Return the label of a card, if it has one."""
    return next((name for name, id_ in play.labels.items() if successor(play.now, id_) == card_id), None)


def say(play: Playthrough, entity: int) -> str:
    """Return a player or card as a step would name it, or an effect by its kind and its card."""
    state = play.now
    if entity < len(state.players) + 1:
        return state.player(PlayerId(entity)).name
    held = state.cards.get(CardId(entity))
    if held is not None:
        return _say_card(play, state, held)
    return quoted(called(play, entity)) if CardId(entity) in state.gone else called(play, entity)


def _say_card(play: Playthrough, state: State, held: Card) -> str:
    label = label_of(play, held.id)
    if label:
        return quoted(label)
    if is_unnamed(held):
        return held.printed.name
    twins = [each for each in state.cards.values() if each.printed.name == held.printed.name]
    if len(twins) > 1 and len({holder(each) for each in twins}) > 1:
        return whose_card(play, held)
    return quoted(held.printed.name)


def _unknown(play: Playthrough, words: CardWords, zones: Collection[Zone]) -> UnknownName:
    elsewhere = cards(play, CardWords(words.name))
    if elsewhere:
        places = listed_once(describe(play, each) for each in elsewhere)
        wanted = " or ".join(zone.value for zone in zones)
        whose = f" of {words.of.who}" if words.of else ""
        return UnknownName(f"there is only {places}", expected=f"{words.name!r}{whose} in {wanted}")
    known = {each.printed.name for each in play.now.cards.values() if each.printed.name} | set(play.labels)
    return UnknownName(
        f"no card here is called {words.name!r}",
        expected=f"a card that the scenario has put somewhere, or its label{without_odd_signs(words.name)}",
        nearest=quoted_near_name(words.name, known),
    )
