"""Several effects of one card that wait or are on the chain: what a step calls each, and when one name won't do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events.zone_changes import successor
from engine.language.powers import Modes, TargetDescription
from engine.language.selections import Target
from engine.state.ids import FIRST_CARD, CardId, PlayerId
from engine.view.footprint import names_in
from scenarios.playthrough import named_things
from scenarios.playthrough.spoken_names import possessive, who
from scenarios.playthrough.unnamed_cards import is_unnamed
from scenarios.scenario_errors import NameOfTwo
from scenarios.step_words import CardWords, PlayerWords

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.decisions.choices import Option
    from engine.state.ids import Entity
    from engine.state.links import Link
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import EffectWords


def are_about(play: Playthrough, effects: Sequence[Option], words: EffectWords) -> list[Option]:
    """Return those of the effects whose event had the card or player in it that the step names, or the number."""
    about = words.about
    if isinstance(about, int):
        return [each for each in effects if about in _numbers_of(play, each)]
    if isinstance(about, PlayerWords):
        wanted = {int(named_things.player(play, about))}
    elif isinstance(about, CardWords):
        wanted = set(map(int, named_things.cards(play, about)))
    else:
        wanted = {int(named_things.character(play, about))}
    return [each for each in effects if not wanted.isdisjoint(_of_its_event(play, each))]


def told_apart(play: Playthrough, effect: Option, others: Sequence[Option]) -> str:
    """Return the words that tell the effect from the others of its card, nothing where no words do.

    They name a target, or a player or card of its event that its text speaks of, that none of the others has, or else
    a number of its event or text that none of the others has. The effect itself is among the others.
    """
    if len(others) == 1 or _link(play, effect) is None:
        return ""
    own = _spoken_of(play, effect)
    elsewhere = {entity for each in others if each != effect for entity in _spoken_of(play, each)}
    found = (_said(play, entity) for entity in own if entity not in elsewhere)
    numbers = {number for each in others if each != effect for number in _numbers_of(play, each)}
    amounts = (str(number) for number in _numbers_of(play, effect) if number not in numbers)
    return next((f" about {said}" for said in (*found, *amounts) if said), "")


def plainly_named(play: Playthrough, words: CardWords, effects: Sequence[Option]) -> Option:
    """Return which of several effects the name of their card alone means: the first of those that no words tell apart.

    Raises:
        NameOfTwo: words tell each of them from the others; says how a step names it.
    """
    apart = {each: told_apart(play, each, effects) for each in effects}
    plain = [each for each, said in apart.items() if not said]
    if plain:
        return plain[0]
    name = named_things.say(play, named_things.cards(play, words)[0])
    calls = " and ".join(f"{name}{said}" for said in apart.values())
    raise NameOfTwo(f"{name} has {len(effects)} effects on offer that differ", expected=f"which of them: {calls}")


def _link(play: Playthrough, effect: Option) -> Link | None:
    return next((link for link in (*play.now.waiting, *play.now.chain) if link.id == effect), None)


def _of_its_event(play: Playthrough, effect: Option) -> set[int]:
    """Return the effect's targets and what was in the event that set it off, by their numbers then and now."""
    link = _link(play, effect)
    held = () if link is None else (*link.targets, *(entities for _, entities in link.roles))
    return {int(each) for entities in held for entity in entities for each in (entity, _now(play, entity))}


def _spoken_of(play: Playthrough, effect: Option) -> tuple[Entity, ...]:
    """Return the effect's targets and what its event has bound to names in its text, as they are now."""
    link = _link(play, effect)
    if link is None:
        return ()
    named = names_in(link.text)
    held = (*link.targets, *(entities for name, entities in link.roles if name in named))
    return tuple(dict.fromkeys(_now(play, entity) for entities in held for entity in entities))


def _numbers_of(play: Playthrough, effect: Option) -> tuple[int, ...]:
    """Return the numbers that the effect's event has bound to names in its text, then the amounts in its text."""
    link = _link(play, effect)
    if link is None:
        return ()
    return tuple(dict.fromkeys((*(number for _, number in link.numbers), *_amounts_in(link.text))))


def _amounts_in(text: object) -> Iterator[int]:
    """Yield the numbers in a text, but for how many targets and modes it has and which of them it speaks of."""
    if isinstance(text, int) and not isinstance(text, bool):
        yield text
    elif isinstance(text, tuple):
        for each in text:
            yield from _amounts_in(each)
    elif hasattr(type(text), "__match_args__") and not isinstance(text, Target):
        counts = {"least", "most"} if isinstance(text, TargetDescription | Modes) else set()
        for name in type(text).__match_args__:  # type: ignore[attr-defined]
            if name not in counts:
                yield from _amounts_in(getattr(text, name))


def _now(play: Playthrough, entity: Entity) -> Entity:
    return entity if entity < FIRST_CARD else successor(play.now, CardId(entity)) or entity


def _said(play: Playthrough, entity: Entity) -> str | None:
    """Return the player or card as a step names it, None for a card that has no name or is gone."""
    if entity < FIRST_CARD:
        return who(play, PlayerId(entity))
    held = play.now.cards.get(CardId(entity))
    if held is not None and play.now.player(held.owner).hero == held.id:
        return f"{possessive(play, held.owner)} hero"
    return None if held is None or is_unnamed(held) else named_things.say(play, entity)
