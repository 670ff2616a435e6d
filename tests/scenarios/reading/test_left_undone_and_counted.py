"""What is done in place of a deed that may be left undone, and what was removed, counted."""

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Deal,
    Delay,
    Destroy,
    Draw,
    Exhaust,
    If,
    May,
    Ready,
    RemoveCounters,
    RemoveDamage,
)
from engine.language.filters import AllOf, Among, Controlled, Not, Tagged, Valued
from engine.language.modifiers import Adjust, Cannot, Deed
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Negated,
    Selection,
    Target,
    ThatMany,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import ALLY, HERO, check_text, n, says_it_back

_PETS = Count(Every(AllOf((Tagged(("Pet",)), Controlled(You())))))
_TWO_MORE = Adjust(Trait.ATK, n(2))
_OWN_DAMAGE = ValueOf(Trait.DAMAGE, HERO)


def _more_than(other: Selection) -> Negated:
    return Negated(Compare(_OWN_DAMAGE, Comparison.AT_MOST, ValueOf(Trait.DAMAGE, other)))


TEXTS: dict[str, Text] = {
    "You may draw a card. If you control a Pet, draw two cards instead.": Text(
        (),
        (
            May(
                You(),
                (If(Compare(_PETS, Comparison.AT_LEAST, n(1)), (Draw(You(), n(2)),), (Draw(You(), n(1)),)),),
            ),
        ),
    ),
    # A modifier of cards that an earlier part affects has none where that isn't done (714.3f).
    "You may exhaust up to two target allies. They can't attack this turn.": Text(
        (TargetDescription(ALLY, n(0), n(2)),),
        (May(You(), (Exhaust(Target()),), (Apply((Cannot(Deed.ATTACK),), Target(), Duration.THIS_TURN),)),),
    ),
    "You may ready target ally. It has +2 ATK this turn. Draw a card.": Text(
        (TargetDescription(ALLY),),
        (
            May(You(), (Ready(Target()),), (Apply((_TWO_MORE,), Target(), Duration.THIS_TURN),)),
            Draw(You(), n(1)),
        ),
    ),
    "You may exhaust target ally. Your hero deals 2 fire damage to it.": Text(
        (TargetDescription(ALLY),),
        (May(You(), (Exhaust(Target()),)), Deal(HERO, Target(), n(2), DamageType.FIRE)),
    ),
    # "It" is the other of the two that are compared, or that take part in one event.
    "Destroy target ally if your hero has more damage than it.": Text(
        (TargetDescription(ALLY),), (If(_more_than(Target()), (Destroy(Target()),)),)
    ),
    "Destroy an ally if your hero has more damage than it.": Text(
        (), (Destroy(Chosen(Every(AllOf((ALLY, Not(Valued(Trait.DAMAGE, Comparison.AT_LEAST, _OWN_DAMAGE))))))),)
    ),
    "Target ally has +2 ATK this turn. When your hero deals damage to it this turn, draw a card.": Text(
        (TargetDescription(ALLY),),
        (
            Apply((_TWO_MORE,), Target(), Duration.THIS_TURN),
            Delay(
                Triggered(
                    (On(What.DEALS_DAMAGE, subject=Among(HERO), other=Among(Target())),), Text((), (Draw(You(), n(1)),))
                ),
                Duration.THIS_TURN,
                once=False,
            ),
        ),
    ),
    "Remove all rage counters from your hero. Draw a card for each counter removed this way.": Text(
        (), (RemoveCounters(HERO, "rage", None, "counters"), Draw(You(), ThatMany("counters")))
    ),
    "Remove all rage counters from your hero. Draw a card.": Text(
        (), (RemoveCounters(HERO, "rage", None), Draw(You(), n(1)))
    ),
    "Remove all damage from target ally. Your hero deals that much fire damage to itself.": Text(
        (TargetDescription(ALLY),),
        (
            RemoveDamage(Target(), ValueOf(Trait.DAMAGE, Target()), "removed damage"),
            Deal(HERO, HERO, ThatMany("removed damage"), DamageType.FIRE),
        ),
    ),
}


@for_every("words", TEXTS)
def test_a_text(words: str) -> None:
    check_text(words, TEXTS[words])
    says_it_back(words)
