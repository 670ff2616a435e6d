"""What is said of cards as they are played, what lies outside the game, and what a hero has beside each of some."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Draw, Exhaust, Put
from engine.language.filters import AllOf, Among, AnyOf, Controlled, HasTrait, InCondition, Is, Standing, Tagged
from engine.language.modifiers import Adjust, Cannot, ChangeCost, Deed, PlayAsInstant, Purpose, Unpreventable
from engine.language.powers import Continuous, Power, TargetDescription, Text, Triggered
from engine.language.selections import Chosen, ControllerOf, Every, Fits, Players, Role, Target, This, Those, You
from engine.language.triggers import On, What
from engine.language.words import Condition, DamageType, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ALLY, ALLY_LINE, HERO, PET, check_power, check_text, n, stuck

OPPONENTS = Players(Relation.OPPONENT)
MINE, THEIRS = Controlled(You()), Controlled(OPPONENTS)
CARD, CHARACTERS, WEAPON = Is((Kind.CARD,)), Is((Kind.CHARACTER,)), Is((Kind.WEAPON,))
FORM = Tagged(("Form",))
UNINTERRUPTED = (Cannot(Deed.BE_INTERRUPTED),)
HIS = ControllerOf(Role("other"))
STILL = (Cannot(Deed.READY_DURING_READY_STEP),)
FRIENDLY = Controlled(Players(Relation.FRIENDLY))
ABILITY, RESOURCE = Is((Kind.ABILITY,)), Is((Kind.RESOURCE,))
ROGUES = AnyOf((Tagged(("Rogue",)), HasTrait("Rogue")))
YOUR_HERO_DEFENDS = Fits(HERO, InCondition(Condition.DEFENDING))
MELEE = AllOf((WEAPON, Tagged(("Melee",))))
ONE_MORE = Text((), (Draw(You(), n(1)),))


def _played(*filters: object, relation: Relation = Relation.YOU) -> Triggered:
    return Triggered((On(What.PLAYED, subject=AnyOf(filters), player=Standing(relation)),), ONE_MORE)  # type: ignore[arg-type]


POWERS: dict[str, Power] = {
    "Form cards you play can't be interrupted.": Continuous(UNINTERRUPTED, AllOf((FORM, MINE))),
    "Abilities you play can't be interrupted.": Continuous(UNINTERRUPTED, AllOf((Is((Kind.ABILITY,)), MINE))),
    "Cards opponents play can't be interrupted.": Continuous(UNINTERRUPTED, AllOf((CARD, THEIRS))),
    "You can play ally cards as though they were instant.": Continuous((PlayAsInstant(ALLY),), You()),
    "Opponents may play non-instant Form cards as though they were instant.": Continuous(
        (PlayAsInstant(FORM),), OPPONENTS
    ),
    "Your hero and each Pet in your party have +3 health.": Continuous(
        (Adjust(Trait.HEALTH, n(3)),), AnyOf((Among(HERO), AllOf((CHARACTERS, PET, MINE))))
    ),
    "Your hero and each Demon in your party have +1 ATK.": Continuous(
        (Adjust(Trait.ATK, n(1)),), AnyOf((Among(HERO), AllOf((CHARACTERS, Tagged(("Demon",)), MINE))))
    ),
    "Damage dealt by your hero with abilities can't be prevented.": Continuous((Unpreventable(with_=ABILITY),), HERO),
    "Fire damage your hero deals with a Wand can't be prevented.": Continuous(
        (Unpreventable(damage_type=DamageType.FIRE, with_=Tagged(("Wand",))),), HERO
    ),
    "Combat damage that friendly heroes deal with your weapons can't be prevented.": Continuous(
        (Unpreventable(combat=True, with_=AllOf((WEAPON, MINE))),), AllOf((Is((Kind.HERO,)), FRIENDLY))
    ),
    "Damage dealt with abilities can't be prevented.": Continuous((Unpreventable(with_=ABILITY),), CHARACTERS),
    "Damage your hero deals can't be prevented.": Continuous((Unpreventable(),), HERO),
    "When Grok Stonefist deals combat damage to a hero, that hero's controller exhausts three of his resources. Those "
    "resources can't ready during his next ready step.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(This()), other=Is((Kind.HERO,)), combat=True),),
        Text(
            (),
            (
                Exhaust(Chosen(Every(AllOf((RESOURCE, Controlled(HIS)))), n(3), by=HIS, name="chosen1")),
                Apply(STILL, Those("chosen1"), Duration.ITS_NEXT_READY_STEP),
            ),
        ),
    ),
    "While your hero is defending, you pay 3 less to strike with Melee weapons.": Continuous(
        (ChangeCost(Purpose.STRIKE, MELEE, n(-3)),), You(), YOUR_HERO_DEFENDS
    ),
    "While your hero is defending, opponents pay 1 more to play ally cards.": Continuous(
        (ChangeCost(Purpose.PLAY, ALLY, n(1)),), OPPONENTS, YOUR_HERO_DEFENDS
    ),
    "When you play a Stance or a Shout, draw a card.": _played(Tagged(("Stance",)), Tagged(("Shout",))),
    "When an opponent plays a weapon or a Pet, draw a card.": _played(WEAPON, PET, relation=Relation.OPPONENT),
}


def _put(chosen: Chosen) -> Text:
    return Text((), (Put(chosen, Zone.GRAVEYARD),))


TEXTS: dict[str, Text] = {
    "Cards you play can't be interrupted this turn.": Text(
        (), (Apply(UNINTERRUPTED, AllOf((CARD, MINE)), Duration.THIS_TURN),)
    ),
    "You can play non-instant Rogue cards as though they were instant this turn.": Text(
        (), (Apply((PlayAsInstant(ROGUES),), You(), Duration.THIS_TURN),)
    ),
    "Target opponent exhausts one of his resources. That resource can't ready during that player's next ready "
    "step.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Exhaust(Chosen(Every(AllOf((RESOURCE, Controlled(Target())))), by=Target(), name="chosen1")),
            Apply(STILL, Those("chosen1"), Duration.ITS_NEXT_READY_STEP),
        ),
    ),
    "Put a Combo card from your removed from game zone into your graveyard.": _put(
        Chosen(Every(Tagged(("Combo",)), (Zone.REMOVED,), You()))
    ),
    "Put two ally cards from your removed from game zone into your graveyard.": _put(
        Chosen(Every(ALLY, (Zone.REMOVED,), You()), n(2))
    ),
}

UNREAD = {
    "cards of nobody's": "Form cards you can't be interrupted.",
    "what is played is not what attacks": "Form cards you play can't attack.",
    "allies of whom": "Your hero and each ally have +3 health.",
    "a zone of nobody's": "Pay 1 >>> Put a Combo card from removed from game zone into your graveyard.",
    "a ready step of nobody's": "Pay 1 >>> Exhaust up to two target allies. Those allies can't ready during his next "
    "ready step.",
    "a ready step of somebody else": "Pay 1 >>> Target player draws a card. Exhaust target ally. That ally can't ready "
    "during his next ready step.",
    "dealt with nothing": "Damage dealt by your hero with can't be prevented.",
    "as though they were what": "You can play ally cards as though they were.",
}


def test_power() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_text() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


@for_every("why", UNREAD)
def test_unread(why: str) -> None:
    stuck(ALLY_LINE, UNREAD[why])
