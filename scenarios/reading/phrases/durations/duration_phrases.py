"""How long something lasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.filters import Among, Controlled
from engine.language.selections import SELECTIONS, This, You
from engine.language.triggers import On, Part, What
from engine.language.words import CardType
from scenarios.reading.back_references import person
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.selected_cards import is_player
from scenarios.reading.templates import Bindings, Value, h, parts_of


def if_then(would: str) -> str:
    """Return the pattern of an event that would happen within some time, which is said behind it or in front.

    >>> if_then("{on:would}")
    '<if {on:would} {d:duration}|{d:duration} , if {on:would}> ,'
    """
    return f"<if {would} {{d:duration}}|{{d:duration}} , if {would}> ,"


def _durations() -> Iterator[tuple[Rule, ...]]:
    until_its_end = "until <|the> end of turn|until the end of <the|this> turn|for the rest of <the|this> turn"
    yield rule("duration", "this turn", Duration.THIS_TURN)
    yield rule("duration", f"<{until_its_end}>", Duration.THIS_TURN)
    yield rule("duration", "this combat", Duration.THIS_COMBAT)
    yield rule("duration", "for the rest of the game", Duration.GAME)
    yield rule(
        "duration", "until <your next turn starts|the start of your next turn|your next turn>", Duration.YOUR_NEXT_TURN
    )
    yield rule("duration", "before <|the start of> your next turn", Duration.YOUR_NEXT_TURN)
    yield rule("duration", "until <after|the end of> your next turn", Duration.END_OF_YOUR_NEXT_TURN)
    yield rule("duration", "<during|on> your next turn", Duration.DURING_YOUR_NEXT_TURN)
    yield rule("duration", "<during|on> the next turn", Duration.NEXT_TURN)
    by_control = "<for as long as|while> you <control|continue to control>"
    in_party = _kept(Duration.WHILE_SOURCE_IN_PARTY, in_party=True)
    yield made("duration", f"{by_control} {{this:self}}", *in_party)
    yield made("duration", f"{by_control} {{this:itself}}", *in_party)
    yield made("itself", "{it:one}", _the_doer, lambda _d, value: [{"it": value}])
    for place, kept in (("your party", Duration.WHILE_SOURCE_IN_PARTY), ("play", Duration.WHILE_SOURCE_IN_PLAY)):
        yield made("duration", f"<while|for as long as> {{this:self}} <remains|is> in {place}", *_kept(kept))
    yield made("duration", "until {this:self} leaves play", *_kept(Duration.WHILE_SOURCE_IN_PLAY))
    theirs = Duration.ITS_NEXT_TURN
    yield rule("duration.its", "<during|on> its controller 's next turn", theirs)
    yield rule("duration.theirs", "<during|on> <their controllers '|their controller 's> next <turns|turn>", theirs)
    for category in ("duration.its", "duration.theirs"):
        of_his_cards = "<during|on> <his|his or her|that player 's> next turn"
        yield made(category, of_his_cards, _of_his_cards, _undo_of_his_cards)
    yield rule("duration.his", "<during|on> <his|his or her> next turn", theirs)
    yield rule("duration.own", "<during|on> their next <turns|turn>", theirs)


def _of_his_cards(discourse: Discourse) -> Duration:
    """Return the next turn of the one player whose cards the sentence is about, called "his" or "that player's".

    Raises:
        NoReading: the cards are not those of the player who was spoken of.
    """
    who = Controlled(person(discourse).selection)
    last = next((each for each in reversed(discourse.mentions) if each.selection == discourse.doer), None)
    if who not in parts_of((discourse.doer, None if last is None else last.filter)):
        raise NoReading("cards of the player whose next turn is meant")
    return Duration.ITS_NEXT_TURN


def _undo_of_his_cards(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value is Duration.ITS_NEXT_TURN and value is _of_his_cards(discourse):
        yield {}


def _turns_of_players() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the start and the end of the turns of one player, whom the text has named."""
    whose = Among(h.who)
    yield rule("moment", "the start of {who:player.one} 's turn", On(What.STARTS, player=whose, part=Part.TURN))
    yield rule("moment", "the end of {who:player.one} 's turn", On(What.ENDS_TURN, player=whose))


def _the_doer(discourse: Discourse, it: Value) -> This:
    """Return the text's own card where a sentence about it calls it "it" again."""
    if it != This() or discourse.doer != This():
        raise NoReading("the card that the sentence is about")
    return This()


def _kept(duration: Duration, *, in_party: bool = False) -> tuple[Any, Any]:
    """Return the build and undo functions of lasting for as long as the card itself stays where it is.

    With `in_party` the words are those for a card that is in the party of whoever controls it: an ally or a hero.
    """

    def build(discourse: Discourse, this: This) -> Duration:  # noqa: ARG001
        if discourse.quoted:
            raise NoReading("a word for the card that has the quoted power")
        if in_party and discourse.names.type not in (CardType.ALLY, CardType.HERO):
            raise NoReading("a card that is in a party")
        return duration

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value is duration:
            yield {"this": This()}

    return build, undo


def of_several(discourse: Discourse) -> bool:
    """Return whether the sentence is about several cards: a description, or what was spoken of as several."""
    doer = discourse.doer
    spoken = (each.several for each in reversed(discourse.mentions) if each.selection == doer)
    return next(spoken, not isinstance(doer, SELECTIONS))


def _by_himself(discourse: Discourse) -> bool:
    spoken = (each.person for each in reversed(discourse.mentions) if each.selection == discourse.doer)
    return next(spoken, is_player(discourse.doer)) and discourse.doer != You()


def _whose(duration: Duration, *, person: bool, several: bool = False) -> tuple[Any, Any]:
    """Return the build and undo functions of a duration by the turns of a player, or of the cards' controllers."""

    def build(discourse: Discourse) -> Duration:
        if discourse.doer is None or _by_himself(discourse) is not person:
            raise NoReading("one player or card whose next turn is meant")
        return duration

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        told = _by_himself(discourse) if person else of_several(discourse) is several
        if value is duration and told and discourse.doer is not None:
            yield {}

    return build, undo


def _by_others() -> Iterator[tuple[Rule, ...]]:
    for whose, how in (
        ("its controller 's", {"person": False}),
        ("<their controllers '|their controller 's>", {"person": False, "several": True}),
        ("<his|his or her|that player 's>", {"person": True}),
    ):
        for words, duration in (
            (f"until the end of {whose} next turn", Duration.END_OF_ITS_NEXT_TURN),
            (f"until <the start of|> {whose} next turn <|starts>", Duration.UNTIL_ITS_NEXT_TURN),
        ):
            yield made("duration", words, *_whose(duration, **how))


RULES = (*_durations(), *_by_others(), *_turns_of_players())
