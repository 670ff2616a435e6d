"""What a card is used for in a game: that it is played, its powers and modes, and each effect that its text holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from unittest import mock

from engine.decisions.choices import NO, Choice, ChoiceKind
from engine.effects import performance
from engine.effects.resolution import Resolution
from engine.events.simultaneity import Parts
from engine.language import effects as language
from engine.language.effects import Effect, May
from engine.language.modifiers import EntersPlay
from engine.language.powers import Completion, Continuous, Keyword, Modes, Payment, Power, Triggered
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS
from engine.language.words import CardType, KeywordName, LinkKind, Zone
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.links import Link
from engine.state.record import AddLink, CombatDeed, Event, InCombat, LeaveChain, Move, MoveKind, Trigger, Turn
from engine.view.active_modifier import Active
from engine.view.descriptions import fits
from engine.view.modifiers_in_force import conditional, in_force, selected
from engine.view.values import values
from judge.soak.random_games import Played
from tests.scenarios.reading.boards import parts

PLAYED = "is played"
OTHER_COST = "is played for its alternate cost"
DECLINED = "what it says a player may is declined"

_LINKS = {Payment: LinkKind.PAYMENT, Completion: LinkKind.COMPLETION, Triggered: LinkKind.TRIGGERED}
_EFFECTS = tuple(
    value for value in vars(language).values() if isinstance(value, type) and value.__module__ == language.__name__
)
"""The classes of the union of effects."""


def uses(printed: Printed) -> tuple[str, ...]:
    """Return what the card can be used for: being played, each power and mode, each effect, each answer to "may"."""
    found = [] if printed.type in (CardType.HERO, CardType.QUEST) else [PLAYED]
    found += [] if printed.alternate_cost is None else [OTHER_COST]
    found += [_said(place, power) for place, power in enumerate(printed.powers)]
    found += [_mode(text, place) for text in _modal(printed) for place in range(len(text.modes))]
    found += dict.fromkeys(_effects(printed).values())
    found += [DECLINED] if any(isinstance(part, May) for part in parts(printed)) else []
    return tuple(found)


def _said(place: int, power: Power) -> str:
    said = power.name.value if isinstance(power, Keyword) else "power"
    return f"{type(power).__name__.lower()} {said} {place}"


def _modal(printed: Printed) -> Iterator[Modes]:
    return (part for part in parts(printed) if isinstance(part, Modes))


def _mode(text: Modes, place: int) -> str:
    return f"mode: {text.words[place]}"


def _effects(printed: Printed) -> dict[int, str]:
    """Return every effect that links with the card's text carry out, by the identity of the value."""
    found: dict[int, str] = {}
    for place, part in enumerate(part for part in parts(printed) if isinstance(part, _EFFECTS)):
        found.setdefault(id(part), f"effect {place}: {type(part).__name__}")
    return found


@dataclass
class Watch:
    """What of a card was used so far."""

    printed: Printed
    seen: set[str] = field(default_factory=set)
    links: dict[int, str] = field(default_factory=dict)

    @cached_property
    def uses(self) -> tuple[str, ...]:
        """Return what the card can be used for."""
        return uses(self.printed)

    @cached_property
    def effects(self) -> dict[int, str]:
        """Return the card's effects by the identity of the value."""
        return _effects(self.printed)

    @property
    def left(self) -> tuple[str, ...]:
        """Return what was not used yet."""
        return tuple(use for use in self.uses if use not in self.seen)

    @property
    def only_parts_left(self) -> bool:
        """Return whether the card was played and its powers were used, but not all that is in them."""
        return not self._wholes & set(self.left)

    @cached_property
    def _wholes(self) -> set[str]:
        return {PLAYED, OTHER_COST, *(_said(place, power) for place, power in self._powers())}

    def is_wanted(self, place: int, left: Sequence[str]) -> bool:
        """Return whether the power, or something in it, was not used yet."""
        return any(use in self._within[place] for use in left)

    @cached_property
    def _within(self) -> tuple[frozenset[str], ...]:
        """Return, for each power, what of the card is used by it."""
        return tuple(frozenset((_said(place, power), *self._parts_used(power))) for place, power in self._powers())

    def _parts_used(self, power: Power) -> Iterator[str]:
        for part in parts(power):
            if id(part) in self.effects:
                yield self.effects[id(part)]
            if isinstance(part, May):
                yield DECLINED
            if isinstance(part, Modes):
                yield from (_mode(part, place) for place in range(len(part.modes)))

    @contextmanager
    def noting_effects(self) -> Iterator[None]:
        """Note each of the card's effects as the engine carries it out."""
        doing = performance._doing  # noqa: SLF001 - the one place through which every effect goes.

        def noted(resolution: Resolution, effect: Effect) -> Parts | Callable[[], bool]:
            if id(effect) in self.effects:
                self.seen.add(self.effects[id(effect)])
            return doing(resolution, effect)

        with mock.patch.object(performance, "_doing", noted):
            yield

    def look(self, before: State, played: Played) -> None:
        """Note what was done, and what is in force now."""
        if played.outcome is None:
            return
        after = played.outcome.state
        for record in played.records:
            self._note(before, after, record.event)
        for choice, answer in zip(played.choices, played.answers, strict=True):
            if choice.kind is ChoiceKind.MAY and answer == (NO,) and self.is_about(after, choice):
                self.seen.add(DECLINED)
        if any(isinstance(power, Continuous) and _said(at, power) in self.left for at, power in self._powers()):
            self._note_continuous(after)
        if any(isinstance(power, Keyword) and _said(at, power) in self.left for at, power in self._powers()):
            self._note_keywords(after)

    def _powers(self) -> Iterator[tuple[int, Power]]:
        return enumerate(self.printed.powers)

    def is_about(self, state: State, choice: Choice) -> bool:
        """Return whether it is the card that asks."""
        return choice.about is not None and self.is_this(state, choice.about)

    def is_this(self, state: State, card: int) -> bool:
        """Return whether the card of the number is the watched one, wherever it is or was."""
        held = state.cards.get(CardId(card))
        last = state.gone.get(CardId(card))
        return (held is not None and held.printed is self.printed) or (
            last is not None and last.card.printed is self.printed
        )

    def _note(self, before: State, after: State, event: Event) -> None:
        match event:
            case AddLink(link) | Trigger(link):
                self._note_link(after, link)
            case LeaveChain(link, "resolved"):
                self._note_done(link)
            case Move(card, to, kind) if kind is not MoveKind.INTERRUPT and self._is_on_chain(before, card):
                self.seen.add(PLAYED)
                self._note_done(next(link for link in before.chain if CardId(link.id) == card))
                self._note_entry(to)
            case InCombat(CombatDeed.PROTECTS, card) if self.is_this(after, card):
                self._note_keyword(KeywordName.PROTECTOR)
            case InCombat(CombatDeed.PROPOSED, card) if self.is_this(after, card) and _is_new(before, card):
                self._note_keyword(KeywordName.FEROCITY)
            case Turn(_, inspired_by=card) if card is not None and self.is_this(after, card):
                self._note_keyword(KeywordName.INSPIRE)
            case _:
                pass

    def _note_link(self, after: State, link: Link) -> None:
        if link.paid_alternate and self.is_this(after, link.id):
            self.seen.add(OTHER_COST)
        for place, power in self._powers():
            if not isinstance(power, (Payment, Completion, Triggered)):
                continue
            if power.text is link.text and _LINKS[type(power)] is link.kind:
                self.links[link.id] = _said(place, power)

    def _note_done(self, link: Link) -> None:
        if link.id in self.links:
            self.seen.add(self.links[link.id])
        if isinstance(link.text, Modes) and any(link.text is text for text in _modal(self.printed)):
            self.seen |= {_mode(link.text, place) for place in link.modes}

    def _note_entry(self, to: Zone) -> None:
        """Note the powers that say how the card itself enters play (710.2)."""
        for place, power in self._powers():
            changes = power.changes if isinstance(power, Continuous) else ()
            if to is Zone.PLAY and any(isinstance(change, EntersPlay) for change in changes):
                self.seen.add(_said(place, power))

    def _is_on_chain(self, state: State, card: int) -> bool:
        held = state.cards.get(CardId(card))
        return held is not None and held.zone is Zone.CHAIN and held.printed is self.printed

    def _note_continuous(self, state: State) -> None:
        for active in in_force(state):
            held = state.cards.get(active.source)
            if held is None or active.held is None or held.printed is not self.printed:
                continue
            if active.held < len(held.printed.powers):
                said = _said(active.held, held.printed.powers[active.held])
                if said not in self.seen and _reaches(state, active):
                    self.seen.add(said)

    def _note_keyword(self, name: KeywordName) -> None:
        self.seen |= {
            _said(at, power) for at, power in self._powers() if isinstance(power, Keyword) and power.name is name
        }

    def _note_keywords(self, state: State) -> None:
        """Note the keywords that a card in play has, but those of which more is to be seen."""
        for card in state.play.ids:
            if state.cards[card].printed is self.printed and not state.cards[card].resource:
                for name in values(state, card).keywords - _SEEN_AT_WORK:
                    self._note_keyword(name)


_SEEN_AT_WORK = frozenset((KeywordName.PROTECTOR, KeywordName.FEROCITY, KeywordName.INSPIRE))


def _is_new(state: State, card: CardId) -> bool:
    """Return whether the card came under its controller's control this turn."""
    held = state.cards[card]
    began = None if held.controller is None else state.player(held.controller).turn_began
    return began is not None and held.since >= began


def _reaches(state: State, active: Active) -> bool:
    """Return whether the modifier applies to something."""
    if not conditional(state, active):
        return False
    if isinstance(active.to, SELECTIONS):
        return bool(selected(state, active))
    scope = active.scope(state)
    assert active.to is not None
    return any(fits(scope, active.to, entity) for entity in (*state.cards, *(seat.id for seat in state.players)))
