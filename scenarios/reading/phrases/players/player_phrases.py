"""Players: you, targets, each of several, players whom cards or earlier words point at; and whose something is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from engine.language.filters import AllOf, Among, Controlled, Standing
from engine.language.powers import TargetDescription
from engine.language.selections import (
    Chosen,
    ControllerOf,
    HeroOf,
    OwnerOf,
    Players,
    Role,
    Selection,
    Target,
    This,
    Those,
    TurnPlayer,
    Union,
    You,
)
from engine.language.triggers import On
from engine.language.words import Alike, Kind, Relation
from scenarios.reading import back_references
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.plural_references import dealt_to
from scenarios.reading.selected_cards import back, only, spoken
from scenarios.reading.templates import Bindings, Value, h, parts_of

_PERSON = frozenset({"player", "opponent"})


def _all_who(relation: Relation) -> Callable[[Discourse], Players]:
    """Return the build function of a phrase for every such player; "other" means other than you."""

    def build(discourse: Discourse) -> Players:
        if relation is Relation.OTHER:
            must_be_other_than_you(discourse)
        speak_of(discourse, Players(relation), _PERSON, person=True)
        return Players(relation)

    return build


def must_be_other_than_you(discourse: Discourse) -> None:
    """Refuse "other" players where one who may not be you was spoken of, or said to have cards.

    Raises:
        NoReading: another player was spoken of.
    """
    known, theirs = (You(), Players(Relation.OTHER)), Players(Relation.OPPONENT)
    for each in discourse.mentions:
        if (each.person and each.selection not in known) or theirs in parts_of((each.selection, each.filter)):
            raise NoReading("no player before it from whom the others could differ")


def _target(relation: Relation) -> tuple[Any, Any]:
    def build(discourse: Discourse) -> Target:
        if relation is Relation.OTHER:
            must_be_other_than_you(discourse)
        target = Target(len(discourse.targets) + discourse.attached)
        discourse.targets.append(TargetDescription(Standing(relation)))
        speak_of(discourse, target, _PERSON, person=True)
        return target

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        found = discourse.description_of(value)
        if found is not None and found.filter == Standing(relation):
            yield {}

    return build, undo


def _of(kind: type[ControllerOf | OwnerOf]) -> tuple[Any, Any]:
    def build(discourse: Discourse, card: Selection) -> Selection:
        found = kind(card)
        speak_of(discourse, found, _PERSON, person=True)
        return found

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if isinstance(value, kind):
            yield {"card": value.cards}

    return build, undo


def _its(kind: type[ControllerOf | OwnerOf]) -> tuple[Any, Any]:
    controls = kind is ControllerOf

    def build(discourse: Discourse) -> Selection:
        found = kind(back_references.of_whom(discourse, is_controller=controls).selection)
        speak_of(discourse, found, _PERSON, person=True)
        return found

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if isinstance(value, kind):
            found = back_references.of_whom(discourse, is_controller=controls)
            yield from [{}] if value == kind(found.selection) else []

    return build, undo


def _its_own(kind: type[ControllerOf | OwnerOf]) -> tuple[Any, Any]:
    """Return the build and undo functions of the card's own owner or controller, where its event alone was named."""

    def build(discourse: Discourse) -> Selection:
        things = [each for each in discourse.mentions if not each.person]
        event = discourse.event
        roles = {"subject": event.subject, "other": event.other} if isinstance(event, On) else {}
        itself = {This(), *(Role(name) for name, who in roles.items() if who == Among(This()))}
        if not things or len(itself) == 1:
            raise NoReading("an event of the card itself")
        if any(each.selection not in itself for each in things):
            raise NoReading("words that say whose owner or controller is meant")
        if any(each.person and each.selection != You() for each in discourse.mentions):
            raise NoReading("words that say whose owner or controller is meant")
        found = kind(This())
        speak_of(discourse, found, _PERSON, person=True)
        return found

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == kind(This()) and build(discourse.fork()) == value:
            yield {}

    return build, undo


def _singular() -> Iterator[tuple[Rule, ...]]:
    for word, relation in (
        ("player", Relation.ANY),
        ("opponent", Relation.OPPONENT),
        ("friendly player", Relation.FRIENDLY),
        ("other player", Relation.OTHER),
    ):
        for category in ("player", "target.chosen"):
            yield made(category, f"target {word}", *_target(relation), like=Target)
        yield made("player", f"each {word}", _all_who(relation), only(Players(relation)), like=Players)
    yield made("player.chosen", "an opponent", *_chosen(Relation.OPPONENT), like=Chosen)
    yield made("player.chosen", "a player", *_chosen(Relation.ANY), like=Chosen)
    yield made("player", "an opponent", spoken(Players(Relation.OPPONENT), _PERSON, person=True), _none)
    yield made("player", "<that player|that opponent>", *back(_person))
    for word, kind in (("controller", ControllerOf), ("owner", OwnerOf)):
        yield made("player", f"its {word}", *_its(kind), like=kind)
        yield made("player", f"<its|his|her> {word}", *_its_own(kind), like=kind)
        yield made("player", f"{{card:ref}} 's {word}", *_of(kind), like=kind)
    for noun, kinds in (("character", ()), ("ally", (Kind.ALLY,))):
        theirs = partial(_controller_of_dealt, kinds=kinds), only(ControllerOf(dealt_to(*kinds)))
        yield made("player", f"the controller of <a|an> {noun} dealt damage this way", *theirs)
    yield made("player", "<he|he or she>", *back(back_references.person))
    whose_turn = TurnPlayer()
    of_the_turn = spoken(whose_turn, _PERSON, person=True)
    yield made("player", "the player whose turn it is", of_the_turn, only(whose_turn), like=TurnPlayer)
    yield made("postmod", "<he|he or she> controls", _his_foe, as_built(_his_foe), like=Controlled)


def chooser_of_players(discourse: Discourse, relation: Relation) -> Selection | None:
    """Return which player other than you chooses among such players, None where you do.

    Raises:
        NoReading: no one player is said to choose, or another chooses among opponents, who may be yours or his.
    """
    doer = discourse.doer
    if doer in (None, You()):
        return None
    spoken = [each.person for each in discourse.mentions if each.selection == doer]
    if isinstance(doer, Players) or not (spoken and spoken[-1]) or relation is not Relation.ANY:
        raise NoReading("one player who chooses among all players")
    return doer  # type: ignore[no-any-return]


def _chosen(relation: Relation) -> tuple[Any, Any]:
    """Return the build and undo functions of one such player whom the doer chooses."""

    def build(discourse: Discourse) -> Chosen:
        by, name = chooser_of_players(discourse, relation), discourse.name("chosen")
        speak_of(discourse, Those(name), _PERSON, person=True)
        return Chosen(Players(relation), by=by, name=name)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Players(found), None, None, by) if found is relation:
                yield from [{}] if by == chooser_of_players(discourse, relation) else []
            case _:
                return

    return build, undo


def _controller_of_dealt(discourse: Discourse, kinds: tuple[Kind, ...]) -> ControllerOf:
    found = ControllerOf(dealt_to(*kinds))
    speak_of(discourse, found, _PERSON, person=True)
    return found


def _none(_discourse: Discourse, _value: object) -> Iterator[Bindings]:
    yield from ()


def _person(discourse: Discourse) -> Mention:
    """Return the player who was spoken of, or else the opponent in whose party a target is."""
    try:
        return back_references.person(discourse)
    except NoReading:
        for each in reversed(discourse.mentions):
            parts = each.filter.filters if isinstance(each.filter, AllOf) else ()
            if Controlled(Players(Relation.OPPONENT)) in parts:
                if each.several:
                    _must_be_in_one_party(discourse, each.selection)
                return Mention(ControllerOf(each.selection), _PERSON, person=True)
        raise


def _must_be_in_one_party(discourse: Discourse, cards: Selection) -> None:
    """Have several targets "an opponent controls" chosen in one party, as the text goes on to speak of that opponent.

    Raises:
        NoReading: the cards are no targets of this text.
    """
    found = discourse.description_of(cards)
    if found is None or not isinstance(cards, Target) or found.alike not in (None, Alike.CONTROLLER):
        raise NoReading("one opponent, for each of several may control some of the cards")
    place = cards.slot - discourse.attached
    if place < len(discourse.targets):
        discourse.targets[place] = replace(found, alike=Alike.CONTROLLER)


def _his_foe(discourse: Discourse) -> Controlled:
    """Return whose cards are meant where the event is about a card of an opponent's and no other player.

    Raises:
        NoReading: another player was spoken of, or no such card.
    """
    if any(each.person and each.selection != You() for each in discourse.mentions):
        raise NoReading("no player besides the opponent of the event")
    theirs = Controlled(Players(Relation.OPPONENT))
    found = [each for each in discourse.mentions if each.in_event and theirs in parts_of(each.filter)]
    if len(found) != 1:
        raise NoReading("an event that is about one card of an opponent's")
    return Controlled(ControllerOf(found[0].selection))


def _plural() -> Iterator[tuple[Rule, ...]]:
    for words, relation in (
        ("<players|all players>", Relation.ANY),
        ("<opponents|your opponents|all opponents>", Relation.OPPONENT),
        ("<other players|all other players>", Relation.OTHER),
    ):
        yield made("players", words, _all_who(relation), only(Players(relation)), like=Players)


def _possessives() -> Iterator[tuple[Rule, ...]]:
    yield rule("players", "you and {player}", Union((You(), h.player)))
    yield made("own", "your", *_own(yours=True))
    yield made("own", "<his|his or her|her|their>", *_own(yours=False))
    yield made("own.many", "their", *_own(yours=False))
    yield rule("whose", "your", You())
    yield made("whose", "<his|his or her|her|their>", his, undo_his)
    yield rule("whose", "{player} 's", h.player)
    opponents = Players(Relation.OPPONENT)
    said = spoken(opponents, _PERSON, person=True), only(opponents)
    yield made("whose", "<your opponents '|opponents '>", *said, like=Players)
    yield rule("one", "{it:hero.of}", h.it)
    yield made("hero.of", "{player} 's hero", _hero, _undo_hero, like=HeroOf)
    yield made("hero.of", "the hero in {card:ref} 's party", _hero_beside, _undo_hero_beside, like=HeroOf)
    yield made("hero.of", "<his|his or her> hero", lambda d: _hero(d, his(d)), _undo_his_hero, like=HeroOf)


def his(discourse: Discourse) -> Selection:
    """Return whom "his" means: the doer if that is a player, else the player last spoken of."""
    if discourse.doer is not None and discourse.doer != You() and _is_player(discourse, discourse.doer):
        back_references.must_be_asked_of_each(discourse, discourse.doer)
        return discourse.doer  # type: ignore[no-any-return]
    return back_references.person(discourse).selection  # type: ignore[no-any-return]


def _own(*, yours: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of "your" where you are the doer, or of "his" where another player is."""

    def build(discourse: Discourse) -> Selection:
        doer: Selection = You() if discourse.doer is None else discourse.doer
        if (doer == You()) is not yours:
            raise NoReading("the doer's own cards")
        back_references.must_be_asked_of_each(discourse, doer)
        return doer

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == (discourse.doer or You()) and (value == You()) is yours:
            yield {}

    return build, undo


OWN_OF_ANOTHER = _own(yours=False)
"""The build and undo functions of "his" where another player than you does what is said."""


def _is_player(discourse: Discourse, doer: Value) -> bool:
    """Return whether the doer is a player; a target, or who has a role in an event, may be a card instead."""
    if not isinstance(doer, (Role, Target)):
        return isinstance(doer, (Players, ControllerOf, OwnerOf))
    spoken_of = [each for each in discourse.mentions if each.selection == doer]
    return doer == Role("player") or not spoken_of or spoken_of[-1].person


def undo_his(discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the phrase where "his" would mean the value."""
    try:
        if his(discourse) == value:
            yield {}
    except NoReading:
        return


def _hero(discourse: Discourse, player: Selection) -> HeroOf:
    found = HeroOf(player)
    speak_of(discourse, found, frozenset({"hero", "character", "card"}))
    return found


def _hero_beside(discourse: Discourse, card: Selection) -> HeroOf:
    """Return the hero of the card's controller; each player has one, in the party of his or her characters."""
    return _hero(discourse, ControllerOf(card))


def _undo_hero_beside(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case HeroOf(ControllerOf(card)):
            yield {"card": card}
        case _:
            return


def _undo_hero(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, HeroOf):
        yield {"player": value.players}


def _undo_his_hero(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, HeroOf):
        yield from undo_his(discourse, value.players)


RULES = (*_singular(), *_plural(), *_possessives())
