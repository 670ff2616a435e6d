"""What another player has his or her hero do."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.selections import HeroOf, Players, You
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.templates import h


def _his_hero(discourse: Discourse) -> HeroOf:
    """Return the hero of the player who does something with it.

    Raises:
        NoReading: it is you, no player, or each of several who does it.
    """
    who = discourse.doer
    known = [each.person for each in discourse.mentions if each.selection == who]
    if who in (None, You()) or isinstance(who, Players) or not (known and known[-1]):
        raise NoReading("another player with a hero")
    speak_of(discourse, HeroOf(who), frozenset({"hero", "character", "card"}))
    return HeroOf(who)


def _with_his_hero() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what another player has his or her hero do."""
    yield made("his.hero", "<his|his or her|their> hero", _his_hero, as_built(_his_hero), like=HeroOf)
    yield rule("does~", "has~ {doer:his.hero} {acts:dos}", h.acts, bracket="clause")


RULES = (*_with_his_hero(),)
