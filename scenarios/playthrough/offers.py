"""What a choice offers, in the words of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.choices import ChoiceKind
from engine.state.ids import FIRST_CARD, PlayerId
from scenarios.errors import IllegalAction, NameOfTwo
from scenarios.playthrough import names
from scenarios.words import CardWords, HeroWords, PlayerWords, ZoneWords

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.choices import Choice, Option
    from scenarios.playthrough.session import Playthrough
    from scenarios.words import ThingWords

_ZONES = {"removed cards": "removed from game"}


def say_choice(play: Playthrough, choice: Choice) -> str:
    """Return a choice in words: the player, what is chosen, the rule, and what is on offer."""
    who = "chance" if choice.player is None else play.now.player(choice.player).name
    must = "have" if who == "you" else "has"
    about = f" for {names.say(play, choice.about)}" if choice.about else ""
    what = f"{choice.words or choice.kind.value}{about} (rule {choice.rule})"
    return f"{who} {must} to choose {what}: {say_offer(play, choice)}"


def say_offer(play: Playthrough, choice: Choice) -> str:
    """Return what is on offer: the options, or the range of a number."""
    if choice.low is not None:
        return f"{choice.low} or more" if choice.high is None else f"{choice.low} to {choice.high}"
    offered = ", ".join(say_option(play, choice, option) for option in choice.options)
    if choice.least == 0:
        return f"{offered}, or none" if offered else "none"
    return offered if choice.most == 1 else f"{choice.least} to {choice.most} of {offered}"


def say_option(play: Playthrough, choice: Choice, option: Option) -> str:
    """Return one option in words."""
    if isinstance(option, str):
        return option
    if choice.kind in {ChoiceKind.MODES, ChoiceKind.COURSE}:
        return f"the {option + 1}. mode"
    return names.say(play, option)


def option_for(play: Playthrough, choice: Choice, words: ThingWords) -> Option:
    """Return the option of a choice that words name.

    Raises:
        IllegalAction: it is not on offer.
        NameOfTwo: two options are called so.
    """
    found = _options_named(play, choice, words)
    if len(found) == 1:
        return found[0]
    if found:
        listed = " and ".join(names.describe_entity(play, each) for each in found)
        raise NameOfTwo(f"{say_words(words)} fits {len(found)} of what is on offer: {listed}", expected="labels")
    raise not_on_offer(play, choice, say_words(words))


def not_on_offer(play: Playthrough, choice: Choice, what: str) -> IllegalAction:
    """Return the error for choosing what is not on offer."""
    offer = say_offer(play, choice)
    return IllegalAction(f"{what} can't be chosen now (rule {choice.rule}); on offer: {offer}", (choice.rule,))


def _options_named(play: Playthrough, choice: Choice, words: ThingWords) -> list[Option]:
    match words:
        case PlayerWords():
            wanted: set[int] = {names.player(play, words)}
        case HeroWords():
            wanted = {names.character(play, words)}
        case ZoneWords():
            return _zone_options(play, choice, words)
        case CardWords():
            return _card_options(play, choice, words)
        case _:
            assert_never(words)
    return [option for option in choice.options if option in wanted]


def _card_options(play: Playthrough, choice: Choice, words: CardWords) -> list[Option]:
    spoken = [each for each in choice.options if isinstance(each, str)]
    said = words.name.casefold()
    exact = [each for each in spoken if each.casefold() == said]
    if spoken:
        return [*(exact or [each for each in spoken if said in each.casefold()])]
    wanted = set(names.cards(play, words))
    direct: list[Option] = [each for each in choice.options if each in wanted]
    return direct or list(_effects_of(play, choice.options, wanted))


def _effects_of(play: Playthrough, options: Iterable[Option], sources: Iterable[int]) -> Iterable[Option]:
    """Yield the options that are effects on the chain, or waiting to be added, of some sources."""
    wanted = set(sources)
    links = {link.id: link for link in (*play.now.chain, *play.now.waiting)}
    for option in options:
        if isinstance(option, int) and option in links and links[option].source in wanted:  # type: ignore[index]
            yield option


def _zone_options(play: Playthrough, choice: Choice, words: ZoneWords) -> list[Option]:
    zone = _ZONES.get(words.zone, words.zone)
    player = names.player(play, words.of)
    whose = play.now.player(PlayerId(player)).name
    said = {zone, f"{whose} {zone}", f"{player} {zone}"}
    return [each for each in choice.options if isinstance(each, str) and each in said]


def say_words(words: ThingWords) -> str:
    """Return what a step named, as it named it."""
    match words:
        case PlayerWords(who):
            return who
        case CardWords(name, of):
            return f'"{name}"' if of is None else f'{_whose(of)} "{name}"'
        case HeroWords(of):
            return f"{_whose(of)} hero"
        case ZoneWords(of, zone):
            return f"{_whose(of)} {zone}"


def _whose(words: PlayerWords) -> str:
    return {"you": "your"}.get(words.who, f"{words.who}'s")


def is_player(option: Option) -> bool:
    """Return whether an option is a player's number."""
    return isinstance(option, int) and option < FIRST_CARD
