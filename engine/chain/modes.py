"""Modal texts: choosing modes, and which of them can be chosen together (707.1b)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.chain.variable_cost import values_with_targets
from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind, narrowed
from engine.decisions.combinations import Listed
from engine.effects.resolution import Resolution
from engine.errors import Reason, Refused
from engine.language.powers import Attach, LinkText, Modes
from engine.view.referents import holds
from engine.view.scope import Scope
from engine.view.targets import descriptions


@implements("707.1b")
def choose_modes(
    resolution: Resolution, text: LinkText | None, attach: Attach | None = None, xs: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return the modes that the controller of a modal text chooses, among those with legal targets for some value of X.

    Raises:
        Refused: too few modes can be chosen.
    """
    if not isinstance(text, Modes):
        return ()
    scope = resolution.scope
    sets = tuple(possible_modes(scope, text, attach, None if scope.link is None else scope.link.id, xs))
    if not sets:
        raise Refused(Reason(rule("707.1b"), "no mode can be chosen"))
    most = max(map(len, sets))
    choice = Choice(
        ChoiceKind.MODES,
        scope.you,
        rule("707.1b"),
        text.words,
        text.least,
        most,
        about=scope.source,
        words="which mode to use" if most == 1 else "which modes to use",
        together=Listed(tuple(frozenset(text.words[place] for place in modes) for modes in sets)),
        apart=(rule("707.1d"), rule("706.1b")),
        printed=text.words,
    )
    offered = narrowed(choice)
    assert offered is not None
    return tuple(sorted(text.words.index(str(each)) for each in resolution.ask(offered)))


@implements("706.1b", "707.1b")
def possible_modes(
    scope: Scope, text: Modes, attach: Attach | None, about: int | None, xs: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Yield each set of modes that can be chosen together: there are legal targets for all of them, no card twice."""
    most = text.most if text.all_if is None or not holds(scope, text.all_if) else len(text.modes)
    for many in range(text.least, most + 1):
        for modes in combinations(range(len(text.modes)), many):
            found = descriptions(text, modes, attach)
            if any(True for _ in values_with_targets(scope, xs or (scope.x,), found, about)):
                yield modes
