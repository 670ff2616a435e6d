"""Powers at such a time, of parties and permissions, and what is had beside something that is had at times: as data."""

from __future__ import annotations

from engine.language.costs import Activate, Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    ChooseMode,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
)
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    HasKeyword,
    Is,
    Not,
    Standing,
    Tagged,
)
from engine.language.modifiers import (
    Adjust,
    Cannot,
    Deed,
    GainPowers,
    HandSize,
    Prevent,
)
from engine.language.powers import Continuous, Keyword, Payment, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    ControllerOf,
    CountersOn,
    During,
    EventAmount,
    Fits,
    Number,
    Plus,
    Role,
    Target,
    TurnOf,
    TurnPlayer,
)
from engine.language.triggers import On, What
from engine.language.words import (
    DamageType,
    KeywordName,
    Kind,
    Phase,
    Relation,
    Trait,
)
from tests.every_row import hold_every
from tests.scenarios.reading.test_shares_and_totals import (
    A_CHARACTER,
    ALLY,
    ALLY_LINE,
    HERO,
    MINE,
    ONE,
    OPPONENTS,
    THEIRS,
    THIS,
    THREE,
    TURN,
    TWO,
    YOU,
    read,
)

POWERS: dict[str, Power] = {
    "You have no maximum hand size.": Continuous((HandSize(None),), YOU),
    "Opposing allies can't protect against Grok.": Continuous(
        (Cannot(Deed.PROTECT, Among(THIS)),), AllOf((ALLY, THEIRS))
    ),
    "If Grok would be dealt damage by an ally, prevent all but 1 of it.": Continuous(
        (Prevent(Plus((EventAmount(), Number(-1))), source=ALLY),), THIS
    ),
    "Pay 2 >>> Grok has protector this turn. Any player may use this power.": Payment(
        (Resources(TWO),),
        Text((), (Apply((GainPowers((Keyword(KeywordName.PROTECTOR),)),), THIS, TURN),)),
        by_anyone=True,
    ),
    "While your hero is in bear or cat form or has stealth, Grok has +2 ATK.": Continuous(
        (Adjust(Trait.ATK, TWO),),
        THIS,
        Fits(
            HERO,
            AnyOf(
                (
                    AnyOf((HasKeyword(KeywordName.BEAR_FORM), HasKeyword(KeywordName.CAT_FORM))),
                    HasKeyword(KeywordName.STEALTH),
                )
            ),
        ),
    ),
    # Entering a party is entering play there, or changing controllers into it.
    "When another ally enters your party, draw a card.": Triggered(
        (
            On(What.ENTERS_PLAY, subject=AllOf((ALLY, Not(Among(THIS)), MINE))),
            On(What.CHANGES_CONTROL, subject=AllOf((ALLY, Not(Among(THIS)))), player=Standing(Relation.YOU)),
        ),
        Text((), (Draw(YOU, ONE),)),
    ),
    "When you play a Combo card or Form, draw a card.": Triggered(
        (On(What.PLAYED, subject=AnyOf((Tagged(("Combo",)), Tagged(("Form",)))), player=Standing(Relation.YOU)),),
        Text((), (Draw(YOU, ONE),)),
    ),
    # At such a time.
    "When Grok enters play during combat, draw a card.": Triggered(
        (
            On(
                What.ENTERS_PLAY,
                subject=Among(THIS),
                when=During((Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW)),
            ),
        ),
        Text((), (Draw(YOU, ONE),)),
    ),
    "When Grok is destroyed during an opponent's turn, that opponent discards a card.": Triggered(
        (On(What.DESTROYED, subject=Among(THIS), when=TurnOf(OPPONENTS)),),
        Text((), (Discard(TurnPlayer(), ONE),)),
    ),
    "When Grok attacks a hero, that hero's controller chooses one: He discards a card; or Grok has +3 ATK this "
    "combat.": Triggered(
        (On(What.ATTACKS, subject=Among(THIS), other=Is((Kind.HERO,))),),
        Text(
            (),
            (
                ChooseMode(
                    ControllerOf(Role("other")),
                    (
                        (Discard(ControllerOf(Role("other")), ONE),),
                        (Apply((Adjust(Trait.ATK, THREE),), THIS, Duration.THIS_COMBAT),),
                    ),
                    ("the first", "the second"),
                ),
            ),
        ),
    ),
    "When Grok deals damage to an ally, put a venom counter on that ally.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(THIS), other=ALLY),),
        Text((), (AddCounters(Role("other"), "venom", ONE),)),
    ),
    "Pay 1, Destroy Grok >>> Your hero deals 1 fire damage to target hero or ally for each rage counter that was on "
    "Grok.": Payment(
        (Resources(ONE), Perform(Destroy(THIS))),
        Text(A_CHARACTER, (Deal(HERO, Target(), CountersOn("rage", THIS), DamageType.FIRE),)),
    ),
    "[Activate] >>> When your hero deals combat damage to an ally this turn, it also deals that much melee damage to "
    "another target ally in that ally's party.": Payment(
        (Activate(),),
        Text(
            (),
            (
                Delay(
                    Triggered(
                        (On(What.DEALS_DAMAGE, subject=Among(HERO), other=ALLY, combat=True),),
                        Text(
                            (
                                TargetDescription(
                                    AllOf((ALLY, Controlled(ControllerOf(Role("other"))), Not(Among(Role("other")))))
                                ),
                            ),
                            (Deal(HERO, Target(), EventAmount(), DamageType.MELEE),),
                        ),
                    ),
                    TURN,
                    once=False,
                ),
            ),
        ),
    ),
}


def test_a_power_says_what_it_says() -> None:
    def check(text: str) -> None:
        assert read(ALLY_LINE, text) == POWERS[text]

    hold_every(list(POWERS), check)
