"""Choices and their options, in the words of a step."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, assert_never

from engine.decisions.choices import ChoiceKind
from engine.events.prevention import is_resistance
from engine.events.zone_changes import successor
from engine.language.words import Zone
from engine.play import Waiting, why_not_option
from engine.state.ids import CardId, PlayerId
from engine.value import replace
from engine.view.modifiers_in_force import in_force
from engine.view.power_keys import replacement_key
from scenarios.playthrough import named_things
from scenarios.playthrough.effects_of_one_card import are_about, plainly_named, told_apart
from scenarios.playthrough.spoken_names import whose
from scenarios.playthrough.told_loops import steps_of_loop
from scenarios.playthrough.unnamed_cards import UNNAMED_CARD
from scenarios.playthrough.unnamed_options import described_options, refuse_unlike
from scenarios.registry.step_tokens import quoted
from scenarios.scenario_errors import IllegalAction, NameOfTwo
from scenarios.step_words import CardWords, EffectWords, HeroWords, PlayerWords, UnnamedWords, ZoneWords

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from engine.citations import RuleId
    from engine.decisions.choices import Answer, Choice, Option
    from engine.view.active_modifier import Active
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import ThingWords

_ZONES = {"removed cards": "removed from game"}
_BEHIND = {ChoiceKind.TARGETS: ("706.1",), ChoiceKind.X: ("401.1",)}
"""The rules that limit the options of a choice: what a target must be, and which X can be paid."""

_NUMBERS = {ChoiceKind.X, ChoiceKind.NUMBER, ChoiceKind.LOOP, ChoiceKind.LOOP_STOP, ChoiceKind.DIVIDE}
_MODIFIERS = {ChoiceKind.ORDER_REPLACEMENTS, ChoiceKind.ORDER_BUBBLES}


def say_choice(play: Playthrough, choice: Choice) -> str:
    """Return a choice in words: the player, what is chosen, the rule, and the options."""
    who = "chance" if choice.player is None else play.now.player(choice.player).name
    must = "have" if who == "you" else "has"
    words = choice.words or choice.kind.value
    if choice.about:
        about = f"for {named_things.say(play, choice.about)}"
        words = f"{about} {words}" if words.startswith("whether") else f"{words} {about}"
    return f"{who} {must} to choose {words} (rule {choice.rule}): {say_offer(play, choice)}"


def say_offer(play: Playthrough, choice: Choice) -> str:
    """Return the options of a choice, or the range of a number."""
    if choice.low is not None and not choice.options:
        return f"{choice.low} or more" if choice.high is None else f"{choice.low} to {choice.high}"
    if choice.kind is ChoiceKind.LOOP_STOP and choice.options and isinstance(choice.options[0], int):
        return ", ".join(steps_of_loop(play, map(int, choice.options)))
    offered = ", ".join(_told(Counter(say_option(play, choice, option) for option in choice.options)))
    if choice.least == 0:
        return f"{offered}, or none" if offered else "none"
    if choice.least == choice.most:
        return offered if choice.most == 1 else f"{choice.most} of {offered}"
    return f"{choice.least} to {choice.most} of {offered}"


def _told(options: Counter[str]) -> Iterator[str]:
    """Yield each option once, with the number of options called so where there are several."""
    for option, number in options.items():
        if option == UNNAMED_CARD and number > 1:
            yield f"{number} unnamed cards"
        else:
            yield option if number == 1 else f"{option} ({number} of them)"


def say_option(play: Playthrough, choice: Choice, option: Option) -> str:
    """Return one option in words."""
    if isinstance(option, str) or choice.kind in _NUMBERS:
        return str(option)
    return f"{named_things.say(play, int(source_of(play, choice, option)))}{which_effect(play, choice, option)}"


def which_effect(play: Playthrough, choice: Choice, option: Option) -> str:
    """Return what a step adds to a card's name to tell one of its effects from the others on offer, if anything."""
    source = source_of(play, choice, option)
    return told_apart(play, option, [each for each in choice.options if source_of(play, choice, each) == source])


def option_for(play: Playthrough, choice: Choice, words: ThingWords, taken: Collection[Option] = ()) -> Option:
    """Return the option that words name, leaving out the options that are taken already.

    Raises:
        IllegalAction: it is not among the options.
        NameOfTwo: the words name two options, other than two effects of one card.
    """
    found = option_named(play, choice, words, taken)
    if found is None:
        raise not_on_offer(play, choice, say_words(words), _reasons(play, choice, words))
    return found


def option_named(play: Playthrough, choice: Choice, words: ThingWords, taken: Collection[Option] = ()) -> Option | None:
    """Return the option of an open choice, or of one made before, that words name; None if it is not among them.

    Raises:
        NameOfTwo: the words name two options, other than two effects of one card.
    """
    found = [each for each in _options_named(play, choice, words) if each not in taken]
    if isinstance(words, UnnamedWords) and found:
        refuse_unlike(play, found, 1)
        return found[0]
    _refuse_twins(play, choice, words, found)
    if found and len({source_of(play, choice, each) for each in found}) == 1:
        return plainly_named(play, words, found) if isinstance(words, CardWords) and len(found) > 1 else found[0]
    cards = [CardId(each) for each in found if isinstance(each, int) and CardId(each) in play.now.cards]
    if isinstance(words, CardWords) and cards and found == cards:
        raise named_things.of_two(play, words, cards, "of the cards on offer")
    if found:
        listed = named_things.listed_once(named_things.describe_entity(play, each) for each in found)
        what = f"{say_words(words)} fits {len(found)} of what is on offer: {listed}"
        raise NameOfTwo(what, expected='labels, such as … as "the first"')
    return None


def options_for(play: Playthrough, choice: Choice, things: Sequence[ThingWords]) -> Answer:
    """Return the option of each thing, none of them twice.

    Raises:
        IllegalAction: something is not among the options.
        NameOfTwo: a name fits two options.
    """
    found: list[Option] = []
    for each in one_by_one(things):
        found.append(option_for(play, choice, each, found))
    return tuple(found)


def one_by_one(things: Iterable[ThingWords]) -> tuple[ThingWords, ...]:
    """Return things with each of a number of cards without a name by itself."""
    return tuple(
        one
        for each in things
        for one in ([replace(each, count=1)] * each.count if isinstance(each, UnnamedWords) else [each])
    )


def _refuse_twins(play: Playthrough, choice: Choice, words: ThingWords, found: list[Option]) -> None:
    """Refuse the name of several cards in play if just one is an option, for the step doesn't say which it means."""
    in_play = set(play.now.play.ids)
    if not isinstance(words, CardWords) or in_play.isdisjoint(found):
        return
    twins = named_things.cards(play, words, (Zone.PLAY,))
    if len(twins) > 1 and not in_play.intersection(choice.options).issuperset(twins):
        raise named_things.of_two(play, words, twins, "cards in play")


def _reasons(play: Playthrough, choice: Choice, words: ThingWords) -> tuple[RuleId, ...]:
    """Return the rules by which the card that a step names is not among the options."""
    if not isinstance(words, CardWords | HeroWords):
        return ()
    waiting = Waiting(choice, play.now, ())
    meant = named_things.cards(play, words) if isinstance(words, CardWords) else (named_things.character(play, words),)
    return tuple(dict.fromkeys(reason.rule for each in meant for reason in why_not_option(waiting, each)))


def not_on_offer(play: Playthrough, choice: Choice, what: str, reasons: tuple[RuleId, ...] = ()) -> IllegalAction:
    """Return the error for choosing something that is no option, with the rules behind that."""
    rules = tuple(dict.fromkeys((choice.rule, *(reasons or _BEHIND.get(choice.kind, ())))))
    return IllegalAction(
        f"{what} can't be chosen now (rule {', '.join(rules)}); on offer: {say_offer(play, choice)}", rules
    )


def _options_named(play: Playthrough, choice: Choice, words: ThingWords) -> list[Option]:
    match words:
        case PlayerWords():
            wanted: set[int] = {named_things.player(play, words)}
        case HeroWords():
            hero = named_things.character(play, words)
            return [each for each in choice.options if hero in (each, source_of(play, choice, each))]
        case ZoneWords():
            return _zone_options(play, choice, words)
        case UnnamedWords():
            return described_options(play, choice, words)
        case CardWords():
            return _card_options(play, choice, words)
        case EffectWords(card):
            return are_about(play, _card_options(play, choice, card), words)
        case _:
            assert_never(words)
    return [option for option in choice.options if option in wanted]


def _card_options(play: Playthrough, choice: Choice, words: CardWords) -> list[Option]:
    spoken = [each for each in choice.options if isinstance(each, str)]
    said = words.name.casefold()
    exact = [each for each in spoken if each.casefold() == said]
    if spoken:
        return [*(exact or [each for each in spoken if has_words(each, said)])]
    wanted = set(named_things.cards(play, words))
    direct: list[Option] = [each for each in choice.options if each in wanted or _became(play, each) in wanted]
    return direct or [each for each in choice.options if source_of(play, choice, each) in wanted]


def has_words(option: str, words: str) -> bool:
    """Return whether an option in words has these words in it, none of them cut.

    >>> has_words("Draw a card", "draw a"), has_words("Draw a card", "aw")
    (True, False)
    """
    return bool(words.strip()) and re.search(rf"(?<!\w){re.escape(words)}(?!\w)", option, re.IGNORECASE) is not None


def _became(play: Playthrough, option: Option) -> CardId | None:
    """Return the present number of an option that was a card and has changed zones since; None for any other option."""
    if not isinstance(option, int) or CardId(option) in play.now.cards or CardId(option) not in play.now.gone:
        return None
    return successor(play.now, CardId(option))


def source_of(play: Playthrough, choice: Choice, option: Option) -> Option:
    """Return the source card of an effect or a modifier, as it is now, or the character that has a resistance.

    Any other option is returned itself.
    """
    if not isinstance(option, int) or CardId(option) in play.now.cards:
        return option
    source: int | None = None
    if choice.kind in _MODIFIERS:
        source = next((active.source for active in in_force(play.now) if option in _keys(active)), None)
        if source is None and choice.about is not None and is_resistance(play.now, CardId(choice.about), option):
            source = choice.about
    else:
        links = (*play.now.chain, *play.now.waiting)
        source = next((link.source for link in links if link.id == option), None)
    return option if source is None else successor(play.now, CardId(source)) or source


def _keys(active: Active) -> set[int]:
    """Return the keys by which the modifier is an option: its own, and those of its replacements."""
    return {active.key, *(replacement_key(active.key, place) for place in range(len(active.changes)))}


def _zone_options(play: Playthrough, choice: Choice, words: ZoneWords) -> list[Option]:
    zone = _ZONES.get(words.zone, words.zone)
    player = named_things.player(play, words.of)
    owner = play.now.player(PlayerId(player)).name
    said = {zone, f"{owner} {zone}", f"{player} {zone}"}
    return [each for each in choice.options if isinstance(each, str) and each in said]


def say_words(words: ThingWords) -> str:
    """Return what a step names, as a step writes it."""
    match words:
        case PlayerWords(who):
            return who
        case CardWords(name, of):
            return quoted(name) if of is None else f"{whose(of)} {quoted(name)}"
        case HeroWords(of):
            return f"{whose(of)} hero"
        case ZoneWords(of, zone):
            return f"{whose(of)} {zone}"
        case UnnamedWords():
            return _say_unnamed(words)
        case EffectWords(card, about):
            return f"{say_words(card)} about {about if isinstance(about, int) else say_words(about)}"


def _say_unnamed(words: UnnamedWords) -> str:
    many = words.count != 1
    kind = f"{'resource' if words.resource else 'unnamed card'}{'s' if many else ''}"
    state = f"{words.state} " if words.state else ""
    number = str(words.count) if many else "an" if f"{state}{kind}"[0] in "aeiou" else "a"
    place = "" if words.of is None else f" in {whose(words.of)} {words.zone}"
    return f"{number} {state}{kind}{place}"
