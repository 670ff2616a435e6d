"""What is done in place of a deed that may be left undone, and what was removed, counted."""

import pytest

from engine.language.effects import Deal, Draw, If, May, RemoveCounters, RemoveDamage
from engine.language.filters import AllOf, Controlled, Tagged
from engine.language.powers import TargetDescription, Text
from engine.language.selections import Compare, Count, Every, Target, ThatMany, ValueOf, You
from engine.language.words import Comparison, DamageType, Trait
from tests.scenarios.reading.saying import ALLY, HERO, check_text, n, says_it_back

_PETS = Count(Every(AllOf((Tagged(("Pet",)), Controlled(You())))))
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


@pytest.mark.parametrize("words", TEXTS)
def test_a_text(words: str) -> None:
    check_text(words, TEXTS[words])
    says_it_back(words)
