"""War Stomp: the triggered power that the keyword stands for (faq-2009-03 2.4)."""

from engine.language.effects import Exhaust, May
from engine.language.filters import AllOf, Among, Controlled, Is
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.selections import Players, Target, This, You
from engine.language.triggers import On, What
from engine.language.words import Kind, Relation

_ITSELF = Among(This())

WAR_STOMP = Triggered(
    on=(On(What.ATTACKS, subject=_ITSELF), On(What.DEFENDS, subject=_ITSELF)),
    text=Text(
        targets=(
            TargetDescription(
                AllOf((Is((Kind.HERO, Kind.ALLY)), Controlled(Players(Relation.OPPONENT)))),
            ),
        ),
        effects=(May(You(), (Exhaust(Target()),)),),
    ),
)
"""When this ally attacks or defends, its controller may exhaust a target opposing hero or ally."""
