"""Events that triggered powers watch for: what stands after "when", "whenever" and "at"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Among, Is, Not, Standing
from engine.language.selections import This
from engine.language.triggers import On, Part, What
from engine.language.words import Kind, Relation
from scenarios.reading.phrases.references import disowned, owned
from scenarios.reading.rules import Rule, made, rule
from scenarios.reading.templates import Joined, h

_ANY = Standing(Relation.ANY)
_YOU = Standing(Relation.YOU)
_OPPONENT = Standing(Relation.OPPONENT)


def _who() -> Iterator[tuple[Rule, ...]]:
    """Whom an event is about, as a filter."""
    yield rule("who", "{it:one}", Among(h.it))
    yield rule("who", "<a|an|each> {it:noun}", h.it)
    yield rule("who", "another {it:noun}", Joined(h.it, Not(Among(This()))))
    yield made("who", "one of {who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v))


def _simple() -> Iterator[tuple[Rule, ...]]:
    for words, what in (
        ("enters play", What.ENTERS_PLAY),
        ("leaves play", What.LEAVES_PLAY),
        ("attacks", What.ATTACKS),
        ("defends", What.DEFENDS),
        ("protects", What.PROTECTS),
        ("is destroyed", What.DESTROYED),
        ("becomes exhausted", What.BECOMES_EXHAUSTED),
        ("becomes ready", What.BECOMES_READY),
        ("is inspired", What.INSPIRED),
    ):
        yield rule("event", f"{{subject:who}} {words}", On(what, subject=h.subject))
        yield rule("event", f"{{subject:who}} {words} for the first time each turn",
                   On(what, subject=h.subject, first_time_each_turn=True))  # fmt: skip
    yield rule("event", "{subject:who} defends against {other:who}", On(What.DEFENDS, subject=h.subject, other=h.other))


def _damage() -> Iterator[tuple[Rule, ...]]:
    deals = What.DEALS_DAMAGE
    for kind, combat in (("", None), ("combat", True)):
        yield rule("event", f"{{subject:who}} deals {kind} damage", On(deals, subject=h.subject, combat=combat))
        yield rule("event", f"{{subject:who}} deals {kind} damage to {{other:who}}",
                   On(deals, subject=h.subject, other=h.other, combat=combat))  # fmt: skip
        for words, with_ in (("<a|an> {tool:noun}", h.tool), ("{tool:one}", Among(h.tool))):
            yield rule("event", f"{{subject:who}} deals {kind} damage with {words}",
                       On(deals, subject=h.subject, combat=combat, with_=with_))  # fmt: skip
            yield rule("event", f"{{subject:who}} deals {kind} damage with {words} to {{other:who}}",
                       On(deals, subject=h.subject, other=h.other, combat=combat, with_=with_))  # fmt: skip
        yield rule("event", f"{{other:who}} is dealt {kind} damage", On(deals, other=h.other, combat=combat))


def _players() -> Iterator[tuple[Rule, ...]]:
    for who, verb, player in (("you", "", _YOU), ("an opponent", "s", _OPPONENT), ("a player", "s", _ANY)):
        yield rule("event", f"{who} play{verb} <a|an> {{subject:noun}}",
                   On(What.PLAYED, subject=h.subject, player=player))  # fmt: skip
        yield rule("event", f"{who} play{verb} a card", On(What.PLAYED, player=player))
        yield rule("event", f"{who} discard{verb} a card", On(What.DISCARDED, player=player))
        yield rule("event", f"{who} draw{verb} a card", On(What.DRAWN, player=player))
        yield rule("event", f"{who} complete{verb} a quest",
                   On(What.COMPLETES, subject=Is((Kind.QUEST,)), player=player))  # fmt: skip
        yield rule("event", f"{who} strike{verb} with <a|an> {{subject:noun}}",
                   On(What.STRIKES, subject=h.subject, player=player))  # fmt: skip
        yield rule("event", f"{who} strike{verb} with {{subject:one}}",
                   On(What.STRIKES, subject=Among(h.subject), player=player))  # fmt: skip


def _turns() -> Iterator[tuple[Rule, ...]]:
    for words, player in (("your turn", _YOU), ("each turn", None), ("each player 's turn", _ANY),
                          ("each opponent 's turn", _OPPONENT), ("an opponent 's turn", _OPPONENT)):  # fmt: skip
        yield rule("moment", f"the start of {words}", On(What.STARTS, player=player, part=Part.TURN))
        yield rule("moment", f"the end of {words}", On(What.ENDS_TURN, player=player))
    yield rule("moment", "end of turn", On(What.ENDS_TURN))


RULES = (*_who(), *_simple(), *_damage(), *_players(), *_turns())
