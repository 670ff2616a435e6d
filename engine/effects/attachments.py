"""The effect that attaches abilities to other cards (306.3f)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import cards_of, select
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.resolution import Resolution
from engine.events.simultaneity import Steps
from engine.language.effects import Reattach
from engine.language.filters import Is
from engine.state.ids import CardId
from engine.state.record import AttachTo, Decide
from engine.view.descriptions import fits
from engine.view.footprint import Aspect, giving, reading, taking_all, together
from engine.view.kinds import kinds_of

AS_COST = OTHERWISE
"""What is said of the effect as a part of a cost."""
FOOTPRINT = together((
    reading(Aspect.TYPES, Aspect.FACE), taking_all(Aspect.ATTACHMENTS), giving(Aspect.ATTACHMENTS)
))  # fmt: skip
"""What the effect itself reads and changes."""


@implements("306.3f", "718.2b")
def reattaching(resolution: Resolution, effect: Reattach) -> Steps:
    """Attach each ability to another card of a type that its attach description names.

    Without one it stays where it is.
    """
    abilities = cards_of(resolution, effect.abilities)
    done = bool(abilities)
    for ability in abilities:
        held = resolution.state.cards[ability]
        attach = held.printed.attach
        if attach is None or held.attached_to is None:
            done = False
            continue
        kinds = Is(kinds_of(attach.to.filter))
        options = tuple(
            c for c in select(resolution, effect.to) if c != held.attached_to and fits(resolution.scope, kinds, c)
        )
        if not options:
            resolution.record(Decide(None, "stays where it is", ability), "306.3f")
            done = False
            continue
        answer = resolution.ask(
            Choice(
                ChoiceKind.ATTACH, resolution.you, rule("306.3f"), options, about=ability, words="what to attach it to"
            )
        )
        yield from resolution.proposing([AttachTo(ability, CardId(int(answer[0])))], "306.3f", "718.2b")
    return done
