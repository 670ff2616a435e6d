"""Wordings about what averts a deed, what each of several players chooses, and a card's own owner and controller."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    ChooseMode,
    Deal,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    ForEach,
    If,
    May,
    PayResources,
    Put,
    PutDamage,
)
from engine.language.filters import AllOf, Among, Controlled, Standing, Tagged
from engine.language.modifiers import Prevent
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Every,
    Fits,
    HeroOf,
    OwnerOf,
    Players,
    Role,
    Target,
    This,
    Those,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import DamageType, Relation, Zone
from tests.every_row import hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    MY_ALLY,
    OPPONENTS,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

FIRST, ONE = Target(0), Those("player")
AN_OPPONENT = TargetDescription(Standing(Relation.OPPONENT))
AN_ALLY = TargetDescription(ALLY)
HIS_ALLY = Every(AllOf((ALLY, Controlled(ONE))))
WORDS = ("the first", "the second")


def _fire(amount: int) -> Deal:
    return Deal(HERO, FIRST, n(amount), DamageType.FIRE)


def _prevented(amount: int) -> Apply:
    return Apply((Prevent(n(amount)),), FIRST, Duration.THIS_TURN)


TEXTS: dict[str, Text] = {
    "Unless target opponent pays (2), he discards two cards.": Text(
        (AN_OPPONENT,), (May(FIRST, (PayResources(FIRST, n(2)),), (), (Discard(FIRST, n(2)),)),)
    ),
    "Unless you discard a card, destroy all allies in your party.": Text(
        (), (May(You(), (Discard(You(), n(1)),), (), (Destroy(Every(MY_ALLY)),)),)
    ),
    "Each opponent may pay (2). Each opponent who doesn't discards two cards.": Text(
        (),
        (ForEach(OPPONENTS, "player", (May(ONE, (PayResources(ONE, n(2)),), (), (Discard(ONE, n(2)),)),)),),
    ),
    "Each player may draw a card. Each player who does puts 2 damage on his hero.": Text(
        (),
        (ForEach(Players(), "player", (May(ONE, (Draw(ONE, n(1)),), (PutDamage(HeroOf(ONE), n(2)),)),)),),
    ),
    "Each opponent destroys an ally he controls unless he discards a card.": Text(
        (),
        (
            ForEach(
                OPPONENTS,
                "player",
                (May(ONE, (Discard(ONE, n(1)),), (), (Destroy(Chosen(HIS_ALLY, by=ONE)),)),),
            ),
        ),
    ),
    "Each player chooses one: He draws a card; or he destroys an ally he controls.": Text(
        (),
        (
            ForEach(
                Players(),
                "player",
                (ChooseMode(ONE, ((Draw(ONE, n(1)),), (Destroy(Chosen(HIS_ALLY, by=ONE)),)), WORDS),),
            ),
        ),
    ),
    "Your hero deals 3 fire damage to target hero or ally. "
    "You may pay (2). If you do, your hero deals 5 fire damage to it instead.": Text(
        (TargetDescription(CHARACTER),), (May(You(), (PayResources(You(), n(2)),), (_fire(5),), (_fire(3),)),)
    ),
    "Exhaust target ally. You may discard a card. If you do, destroy that ally instead.": Text(
        (AN_ALLY,), (May(You(), (Discard(You(), n(1)),), (Destroy(FIRST),), (Exhaust(FIRST),)),)
    ),
    "Prevent the next 1 damage that would be dealt to target ally this turn. "
    "If that ally is a Mage, prevent the next 3 instead.": Text(
        (AN_ALLY,), (If(Fits(FIRST, Tagged(("Mage",))), (_prevented(3),), (_prevented(1),)),)
    ),
}
"""What an ability says, and its text."""


def test_an_ability_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


ATTACKS = On(What.ATTACKS, subject=Among(This()))
DEFENDING = ControllerOf(Role("other"))
POWERS: dict[str, Triggered] = {
    "When Grok Stonefist is destroyed, his owner draws a card.": Triggered(
        (On(What.DESTROYED, subject=Among(This())),), Text((), (Draw(OwnerOf(This()), n(1)),))
    ),
    "When Grok Stonefist is destroyed, its owner may put it into his hand.": Triggered(
        (On(What.DESTROYED, subject=Among(This())),),
        Text((), (May(OwnerOf(This()), (Put(Role("moved"), Zone.HAND),)),)),
    ),
    "When Grok Stonefist is dealt damage, its controller discards a card.": Triggered(
        (On(What.DEALS_DAMAGE, other=Among(This())),), Text((), (Discard(ControllerOf(This()), n(1)),))
    ),
    "When Grok Stonefist attacks, defending player chooses one: You draw a card; or he discards a card.": Triggered(
        (ATTACKS,),
        Text((), (ChooseMode(DEFENDING, ((Draw(You(), n(1)),), (Discard(DEFENDING, n(1)),)), WORDS),)),
    ),
}
"""What an ally says, and its power."""


def test_an_ally_means() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])
        says_it_back(text, ALLY_LINE)

    hold_every(list(POWERS), check)


UNREAD = (
    "When Grok Stonefist attacks, target opponent discards a card and he deals 1 fire damage to target ally.",
    "When Grok Stonefist attacks, target opponent deals 1 fire damage to target ally.",
    "When your hero attacks, its owner draws a card.",
)
"""Texts of allies that say of a player what characters do, or leave open whose owner is meant."""


def test_what_is_left_open_is_unread() -> None:
    def check(text: str) -> None:
        stuck(ALLY_LINE, text)

    hold_every(UNREAD, check)


def test_what_each_deed_aims_at_must_be_one_and_the_same() -> None:
    stuck(ABILITY_LINE, "Exhaust target ally. You may discard a card. If you do, destroy target weapon instead.")
