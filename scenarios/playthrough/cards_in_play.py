"""Given steps that put cards into play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.language.printed import TokenFace
from engine.language.words import CardType, Zone
from scenarios.near_names import quoted_near_name
from scenarios.playthrough import named_things
from scenarios.playthrough.board_setup import change, give_label, put, refuse_label, with_counters
from scenarios.playthrough.cards_by_name import printed
from scenarios.playthrough.given_facts import give_once
from scenarios.playthrough.spoken_names import whose
from scenarios.playthrough.unnamed_cards import is_unnamed
from scenarios.registry.step_tokens import quoted
from scenarios.scenario_errors import BadArgument, ImpossibleBoard, UnknownName
from scenarios.step_words import YOU, HeroWords, PlacedWords

if TYPE_CHECKING:
    from engine.state.cards import Card
    from engine.state.ids import PlayerId
    from scenarios.features.model import Table
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, CharacterWords, LabelledWords, PlayerWords

_COLUMNS = ("card", "state", "damage", "since", "as")
_STATES = ("ready", "exhausted")
_THIS_TURN = "this turn"


def put_into_play(play: Playthrough, words: PlayerWords, placed: tuple[PlacedWords, ...]) -> None:
    """Put cards into play under a player, who is also their owner."""
    player = named_things.player(play, words)
    for each in placed:
        if each.count == 0:
            raise BadArgument(f"0 cards called {each.name!r} are put into play", expected="1 or more, or no such step")
        for _ in range(each.count):
            _put_placed(play, player, each)


def _put_placed(play: Playthrough, player: PlayerId, placed: PlacedWords) -> None:
    card = printed(play, placed.name)
    if card.type is CardType.HERO:
        raise ImpossibleBoard(f"{placed.name!r} is a hero (rule 301.1)", expected="a sentence such as: your hero is …")
    put(
        play,
        card,
        player,
        Zone.PLAY,
        placed.label,
        ready=placed.state == "ready",
        damage=placed.damage,
        this_turn=placed.this_turn,
    )


def placed_in(table: Table) -> tuple[PlacedWords, ...]:
    """Return the cards that a table puts into play.

    Raises:
        BadArgument: a column or a cell has no meaning here.
    """
    header, *rows = table
    twice = next((column for column in header if header.count(column) > 1), None)
    if twice is not None:
        raise BadArgument(f"the table has the column {twice!r} twice", expected="each column once")
    for column in header:
        if column not in _COLUMNS:
            raise BadArgument(
                f"the table has a column {column!r}",
                expected=", ".join(_COLUMNS),
                nearest=quoted_near_name(column, _COLUMNS),
            )
    if "card" not in header or not rows:
        raise BadArgument("the table names no card", expected="a column 'card' and a row under it")
    return tuple(_placed_row(dict(zip(header, row, strict=True))) for row in rows)


def _placed_row(row: dict[str, str]) -> PlacedWords:
    state, damage, since = row.get("state") or "ready", row.get("damage") or "0", row.get("since") or ""
    if state not in _STATES:
        raise BadArgument(
            f"no card is {state!r}", expected=" or ".join(_STATES), nearest=quoted_near_name(state, _STATES)
        )
    if not damage.isdecimal():
        raise BadArgument(f"the damage is {damage!r}", expected="a number")
    if since not in ("", _THIS_TURN):
        raise BadArgument(f"a card is in play since {since!r}", expected=f"{_THIS_TURN!r} or nothing")
    return PlacedWords(row["card"], 1, state, int(damage), since == _THIS_TURN, row.get("as") or None)


def put_token_into_play(
    play: Playthrough, words: PlayerWords, name: str, values: tuple[int, int], label: str | None
) -> None:
    """Put an ally token with an ATK and a health into play; its tag is its name (402.2)."""
    player = named_things.player(play, words)
    atk, health = values
    if health == 0 and not play.layout.repaired:
        raise ImpossibleBoard(
            f"the token {name!r} has no health (rule 407.6a)",
            expected="health of 1 or more, or before it: Given a board the rules will repair",
        )
    put(play, TokenFace(name, atk, health).printed, player, Zone.PLAY, label, token=True)


def name_hero(play: Playthrough, owner: PlayerWords, name: str, state: str | None, damage: int | None) -> None:
    """Give a player the hero of a name, which keeps the state and the damage that steps have given it.

    Raises:
        ImpossibleBoard: the card is no hero.
        GivenTwice: the player has a named hero already, or its damage or state was given before.
    """
    hero, named = _hero(play, owner), printed(play, name)
    already = "" if is_unnamed(hero) else f"{named_things.whose_card(play, hero)} is the hero already: "
    give_once(play, f"{already}{whose(owner)} hero", hero.owner, "hero")
    if named.type is not CardType.HERO:
        raise ImpossibleBoard(
            f"{name!r} is no hero but of the type {named.type.value} (rule 301.1)", expected="the name of a hero"
        )
    refuse_label(play, name)
    change(play, replace(hero, printed=named))
    if damage is not None:
        damage_hero(play, owner, damage)
    if state is not None:
        set_hero(play, owner, state)


def damage_hero(play: Playthrough, owner: PlayerWords, damage: int) -> None:
    """Put damage on a player's hero."""
    give_once(play, f"the damage of {whose(owner)} hero", named_things.player(play, owner), "hero damage")
    change(play, replace(_hero(play, owner), damage=damage))


def set_hero(play: Playthrough, owner: PlayerWords, state: str) -> None:
    """Exhaust a player's hero, turn it face down, or leave it ready."""
    hero, side = _hero(play, owner), state.replace("-", " ") == "face down"
    what = "side" if side else "state"
    give_once(play, f"the {what} of {whose(owner)} hero", named_things.player(play, owner), f"hero {what}")
    change(play, replace(hero, face_up=False) if side else replace(hero, ready=state == "ready"))


def _hero(play: Playthrough, owner: PlayerWords) -> Card:
    return play.state.cards[named_things.character(play, HeroWords(owner))]


def attach(play: Playthrough, words: LabelledWords, host: CharacterWords) -> None:
    """Put an ability into play attached to a card."""
    player = named_things.player(play, words.of or _default_owner(play))
    attached_to = named_things.character(play, host)
    put(play, printed(play, words.name), player, Zone.PLAY, words.label, attached_to=attached_to)


def _default_owner(play: Playthrough) -> PlayerWords:
    """Return the owner of an attachment for which the step names none: you, or the turn player among named players."""
    if any(each.name == YOU.who for each in play.state.players):
        return YOU
    return replace(YOU, who=play.state.player(play.state.turn_player).name)


def put_counters(play: Playthrough, words: CharacterWords, number: int, name: str) -> None:
    """Put named counters on a card in play."""
    card = play.state.cards[named_things.character(play, words, (Zone.PLAY,))]
    said = named_things.describe(play, card.id)
    give_once(play, f"the number of {quoted(name)} counters on {said}", card.id, "counters", name)
    change(play, with_counters(card, number, name))


def call(play: Playthrough, words: CardWords, label: str) -> None:
    """Give a label to the card of a name in play that has none yet; of several cards to the one that came first.

    Raises:
        UnknownName: no card of that name is in play, or each has a label.
        NameOfTwo: another card has the label.
    """
    found = named_things.cards(play, words, (Zone.PLAY,)) or [named_things.card(play, words)]
    bare = [each for each in found if named_things.label_of(play, each) is None]
    if not bare:
        raise UnknownName(f"every {words.name!r} in play has a label", expected="one without")
    give_label(play, label, min(bare))
