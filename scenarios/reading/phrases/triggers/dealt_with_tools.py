"""Events of damage that is dealt or healed, said of the damage, of who undergoes it or of who does it to itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.filters import Among
from engine.language.selections import Compare, EventAmount
from engine.language.triggers import On, What
from engine.language.words import Comparison
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.replacements.prevented_damage import ANY_OF
from scenarios.reading.templates import h


def _undergone() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage with a tool, and for an attack; who undergoes it stands first."""
    yield rule("event.plain", "{other:who} is attacked", On(What.ATTACKS, other=h.other))
    by = On(What.ATTACKS, subject=h.subject, other=h.other)
    yield rule("event.plain", "{other:who} is attacked by {subject:who}", by)
    tools = (("<a|an> {tool:noun}", h.tool), ("{tool:tool.one}", Among(h.tool)))
    for words, with_ in tools:
        dealt = On(What.DEALS_DAMAGE, other=h.other, with_=with_)
        for kind, how in (("", dealt), ("combat", replace(dealt, combat=True)), ("fatal", replace(dealt, fatal=True))):
            yield rule("event.plain", f"{{other:who}} is dealt {kind} damage with {words}", how)


_KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("non-combat", {"combat": False}),
    ("fatal", {"fatal": True}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
    ("{kinds:damagetypes}", {"one_of_types": h.kinds}),
)


def _damage() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage as the subject: "when combat damage is dealt to your hero"."""
    for kind, how in _KINDS:
        dealt = On(What.DEALS_DAMAGE, other=h.other, **how)
        said = f"{kind} damage is dealt to {{other:who}}"
        yield rule("event.plain", f"{ANY_OF} {said}", dealt)
        yield rule("event.plain", f"{ANY_OF} {said} by {{subject:who}}", replace(dealt, subject=h.subject))
        for bound, comparison in (("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST)):
            so_much = replace(dealt, when=Compare(EventAmount(), comparison, h.n))
            yield rule("event.plain", f"{{n:digits}} {bound} {said}", so_much)


def _healed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for healing without a word for the damage."""
    yield rule("event.plain", "{subject:who} heals {other:who}", On(What.HEALS, subject=h.subject, other=h.other))
    yield rule("event.plain", "{other:who} is healed", On(What.HEALS, other=h.other))
    yield rule(
        "event.plain", "{other:who} is healed by {subject:who}", On(What.HEALS, subject=h.subject, other=h.other)
    )


def _by_itself() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that one card deals to itself, or heals from itself."""
    itself = "<itself|himself|herself>"
    healed = On(What.HEALS, subject=Among(h.it), other=Among(h.it))
    yield rule("event.plain", f"{{it:one}} heals <|any amount of|one or more> damage from {itself}", healed)
    for kind, how in _KINDS:
        dealt = On(What.DEALS_DAMAGE, subject=Among(h.it), other=Among(h.it), **how)
        yield rule("event.plain", f"{{it:one}} deals {kind} damage to {itself}", dealt)


RULES = (*_undergone(), *_damage(), *_healed(), *_by_itself())
