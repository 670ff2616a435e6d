"""Tokens with powers, a first time, the chosen and all others, one thing or another, and what is sabotaged."""

from __future__ import annotations

from dataclasses import replace

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    ChooseMode,
    CreateTokens,
    Deal,
    Delay,
    Destroy,
    Draw,
    Exhaust,
    Flip,
    If,
    May,
    NameCard,
    Put,
    Ready,
)
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    Filter,
    InCondition,
    Is,
    NamedLike,
    Not,
    Standing,
    Tagged,
)
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Keyword, Power, TargetDescription, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.revelation import Reveal
from engine.language.selections import Chosen, Every, Fits, Role, Target, This, Those, Top, You
from engine.language.triggers import On, What
from engine.language.words import Condition, DamageType, KeywordName, Kind, Relation, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import ALLY, ALLY_LINE, CHARACTERS, HERO, PET, check_power, check_text, n, stuck

MINE = Controlled(You())
RESOURCE = Is((Kind.RESOURCE,))
FEROCITY, PROTECTOR = Keyword(KeywordName.FEROCITY), Keyword(KeywordName.PROTECTOR)
HIS = TargetDescription(Standing(Relation.OPPONENT))
CHOSEN = Those("chosen1")
RANGED = Chosen(Every(AllOf((Is((Kind.WEAPON,)), Tagged(("Ranged",)), MINE))), name="chosen1")
STRUCK = On(What.STRIKES, subject=Among(CHOSEN), player=Standing(Relation.YOU))
SHOT = Text((TargetDescription(ALLY),), (Deal(HERO, Target(), n(1), DamageType.RANGED),))


def _first(on: On) -> On:
    return replace(on, first_time_each_turn=True)


def _theirs(*filters: Filter) -> Every:
    return Every(AllOf((*filters, Controlled(Target()))))


TEXTS: dict[str, Text] = {
    "Put a Felhunter Demon ally token with 3 ATK and 3 health into play.": Text(
        (), (CreateTokens(You(), TokenFace("Felhunter Demon", 3, 3, more_tags=("Felhunter", "Demon")), n(1)),)
    ),
    "Put a Ghost Cow ally token with 3 ATK and 3 health into play.": Text(
        (), (CreateTokens(You(), TokenFace("Ghost Cow", 3, 3), n(1)),)
    ),
    "Put two Spirit Wolf ally tokens with 2 ATK, 3 health, ferocity, and protector into play.": Text(
        (),
        (CreateTokens(You(), TokenFace("Spirit Wolf", 2, 3, powers=(FEROCITY, PROTECTOR), more_tags=("Wolf",)), n(2)),),
    ),
    'Put an Imp ally token into play with 1 ATK, 1 health, ferocity, and "When this ally attacks, draw a card."': Text(
        (),
        (
            CreateTokens(
                You(),
                TokenFace(
                    "Imp",
                    1,
                    1,
                    powers=(
                        FEROCITY,
                        Triggered((On(What.ATTACKS, subject=Among(This())),), Text((), (Draw(You(), n(1)),))),
                    ),
                ),
                n(1),
            ),
        ),
    ),
    "Ready one of your Ranged weapons. When you strike with that weapon for the first time this turn, your hero deals "
    "1 ranged damage to target ally.": Text(
        (), (Ready(RANGED), Delay(Triggered((_first(STRUCK),), SHOT), Duration.THIS_TURN, once=False))
    ),
    "Ready one of your Ranged weapons. When you strike with that weapon this turn, your hero deals 1 ranged damage to "
    "target ally.": Text((), (Ready(RANGED), Delay(Triggered((STRUCK,), SHOT), Duration.THIS_TURN, once=False))),
    "Target opponent chooses an ally in his party. That player puts all other allies in his party into their owners' "
    "hands.": Text(
        (HIS,),
        (
            Choose(Chosen(_theirs(ALLY), by=Target()), "chosen1"),
            Put(_theirs(ALLY, Not(Among(CHOSEN))), Zone.HAND),
        ),
    ),
    "Choose a Pet in your party. Destroy all other Pets in your party.": Text(
        (),
        (
            Choose(Chosen(Every(AllOf((CHARACTERS, PET, MINE)))), "chosen1"),
            Destroy(Every(AllOf((CHARACTERS, PET, Not(Among(CHOSEN)), MINE)))),
        ),
    ),
    "Target opponent exhausts one of his allies or two of his resources.": Text(
        (HIS,),
        (
            ChooseMode(
                Target(),
                (
                    (Exhaust(Chosen(_theirs(ALLY), by=Target())),),
                    (Exhaust(Chosen(_theirs(RESOURCE), n(2), by=Target())),),
                ),
                ("the first", "the second"),
                either=True,
            ),
        ),
    ),
    "Destroy one of your allies or three of your resources.": Text(
        (),
        (
            ChooseMode(
                You(),
                (
                    (Destroy(Chosen(Every(AllOf((ALLY, MINE))))),),
                    (Destroy(Chosen(Every(AllOf((RESOURCE, MINE))), n(3))),),
                ),
                ("the first", "the second"),
                either=True,
            ),
        ),
    ),
    "When a Snake in your party deals combat damage to an ally this turn, that ally can't attack during its "
    "controller's next turn.": Text(
        (),
        (
            Delay(
                Triggered(
                    (
                        On(
                            What.DEALS_DAMAGE,
                            subject=AllOf((CHARACTERS, Tagged(("Snake",)), MINE)),
                            other=ALLY,
                            combat=True,
                        ),
                    ),
                    Text((), (Apply((Cannot(Deed.ATTACK),), Role("other"), Duration.ITS_NEXT_TURN),)),
                ),
                Duration.THIS_TURN,
                once=False,
            ),
        ),
    ),
    "Name an ally card, then reveal the top card of target opponent's deck. If it has the chosen name, draw a "
    "card.": Text(
        (HIS,),
        (
            NameCard(You(), ALLY, "named"),
            Choose(Top(n(1), Target()), "seen1"),
            Reveal(Those("seen1")),
            If(Fits(Those("seen1"), NamedLike(Those("named"))), (Draw(You(), n(1)),)),
        ),
    ),
}

POWERS: dict[str, Power] = {
    "When Grok Stonefist sabotages a quest, destroy it.": Triggered(
        (On(What.SABOTAGES, subject=Among(This()), other=Is((Kind.QUEST,))),),
        Text((), (Destroy(Role("other")),)),
    ),
    "When Grok Stonefist sabotages a quest, turn it face down.": Triggered(
        (On(What.SABOTAGES, subject=Among(This()), other=Is((Kind.QUEST,))),),
        Text((), (Flip(Every(AllOf((Among(Role("other")), InCondition(Condition.FACE_UP))))),)),
    ),
    "When your hero deals combat damage to an ally, you may attach a Poison card from your graveyard to that "
    "ally.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(HERO), other=ALLY, combat=True),),
        Text(
            (),
            (
                May(
                    You(),
                    (
                        Put(
                            Chosen(Every(Tagged(("Poison",)), (Zone.GRAVEYARD,), You())),
                            Zone.PLAY,
                            attached_to=Role("other"),
                        ),
                    ),
                ),
            ),
        ),
    ),
}

UNREAD = {
    "another than itself or than the chosen one": "Pay 1 >>> Choose an ally in your party. Destroy all other allies in "
    "your party.",
    "each opponent chooses for himself": "Pay 1 >>> Each opponent exhausts one of his allies or two of his resources.",
    "none of the two has two faces": "When Grok Stonefist sabotages a weapon, turn it face down.",
    "an ally is not attached": "Pay 1 >>> Attach an ally card from your graveyard to target ally.",
    "no card was named": "Reveal the top card of your deck. If it has the chosen name, draw a card.",
    "a second first time": "Pay 1 >>> When you strike with a weapon for the first time each turn for the first time "
    "this turn, draw a card.",
}


@for_every("text", TEXTS)
def test_text(text: str) -> None:
    check_text(text, TEXTS[text])


@for_every("text", POWERS)
def test_power(text: str) -> None:
    check_power(text, POWERS[text])


@for_every("why", UNREAD)
def test_unread(why: str) -> None:
    stuck(ALLY_LINE, UNREAD[why])
