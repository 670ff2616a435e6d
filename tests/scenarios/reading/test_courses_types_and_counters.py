"""Wordings about courses among which somebody chooses, damage types that cards have, and counters that come and go."""

from __future__ import annotations

from engine.language.combat_types import HasType, LosesType
from engine.language.durations import Duration
from engine.language.effects import Apply, ChooseMode, Deal, Destroy, Discard, Draw, ForEach, Heal, If, Interrupt, Put
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    HasKeyword,
    HasTarget,
    InCondition,
    Is,
    Standing,
    Tagged,
    TraitAsChosen,
)
from engine.language.modifiers import (
    Adjust,
    Can,
    Cannot,
    Deed,
    DoInstead,
    EntersPlay,
    GainPowers,
    GainTags,
    Prevent,
    Replace,
)
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text, Triggered
from engine.language.revelation import Search
from engine.language.selections import (
    Chosen,
    Compare,
    ControllerOf,
    Count,
    CountersOn,
    EventAmount,
    Every,
    Fits,
    ForSome,
    Negated,
    Plus,
    Role,
    Target,
    This,
    Those,
    WasChosen,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Joint, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    OPPONENTS,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

FIRST = Target(0)
PROTECTOR = Keyword(KeywordName.PROTECTOR)
AN_OPPONENT = TargetDescription(Standing(Relation.OPPONENT))
ABILITY, QUEST = Is((Kind.ABILITY,)), Is((Kind.QUEST,))
DRAW = Draw(You(), n(1))
ENTERS = On(What.ENTERS_PLAY, subject=Among(This()))
TWO = ("the first", "the second")
THREE = (*TWO, "the third")

TEXTS: dict[str, Text] = {
    "Target opponent chooses one: You draw a card; or destroy all allies he controls.": Text(
        (AN_OPPONENT,), (ChooseMode(FIRST, ((DRAW,), (Destroy(Every(AllOf((ALLY, Controlled(FIRST))))),)), TWO),)
    ),
    "An opponent chooses one: You draw a card; your hero heals 2 damage from itself; or your hero deals 2 fire damage "
    "to target ally.": Text(
        (TargetDescription(ALLY),),
        (
            ChooseMode(
                Chosen(OPPONENTS),
                ((DRAW,), (Heal(HERO, HERO, n(2)),), (Deal(HERO, FIRST, n(2), DamageType.FIRE),)),
                THREE,
            ),
        ),
    ),
    "Target opponent chooses one: He discards a card; you draw a card; or destroy all allies.": Text(
        (AN_OPPONENT,),
        (ChooseMode(FIRST, ((Discard(FIRST, n(1)),), (DRAW,), (Destroy(Every(ALLY)),)), THREE),),
    ),
    "Target ally can't be readied or attacked this turn.": Text(
        (TargetDescription(ALLY),),
        (Apply((Cannot(Deed.READY), Cannot(Deed.BE_ATTACKED)), FIRST, Duration.THIS_TURN),),
    ),
    "Your hero heals 2 damage from each ally in your party. For each character healed this way, draw a card.": Text(
        (), (Heal(HERO, Every(MY_ALLY), n(2), "healed"), ForEach(Those("healed"), "each1", (DRAW,)))
    ),
    "Your hero heals 2 damage from each ally in your party. For each Druid healed this way, draw a card.": Text(
        (),
        (
            Heal(HERO, Every(MY_ALLY), n(2), "healed"),
            ForEach(Those("healed"), "each1", (If(Fits(Those("each1"), Tagged(("Druid",))), (DRAW,)),)),
        ),
    ),
    "Target ally loses nature damage type and has +1 ATK and fire damage type this turn.": Text(
        (TargetDescription(ALLY),),
        (
            Apply(
                (LosesType(DamageType.NATURE), Adjust(Trait.ATK, n(1)), HasType(DamageType.FIRE)),
                FIRST,
                Duration.THIS_TURN,
            ),
        ),
    ),
    "Target weapon's damage type becomes frost this turn.": Text(
        (TargetDescription(Is((Kind.WEAPON,))),),
        (Apply((LosesType(), HasType(DamageType.FROST)), FIRST, Duration.THIS_TURN),),
    ),
    "Search your hand, deck, and graveyard for an ally card and put it into play.": Text(
        (),
        (
            Search(
                You(),
                You(),
                (Zone.HAND, Zone.DECK, Zone.GRAVEYARD),
                ALLY,
                n(1),
                "found",
                (Put(Those("found"), Zone.PLAY),),
                joint=Joint.AND,
            ),
        ),
    ),
    "Put up to two target ally cards from any graveyards into play under your control. They are also Ghouls.": Text(
        (TargetDescription(ALLY, n(0), n(2), (Zone.GRAVEYARD,)),),
        (
            Put(FIRST, Zone.PLAY, under=You()),
            Apply((GainTags(("Ghoul",)),), FIRST, Duration.GAME),
        ),
    ),
    "Search your deck for a card and put it into your hand. If you put an ally into your hand this way, draw a card.": (
        Text(
            (),
            (
                Search(You(), You(), (Zone.DECK,), Is((Kind.CARD,)), n(1), "found", (Put(Those("found"), Zone.HAND),)),
                If(Fits(Those("found"), ALLY), (DRAW,)),
            ),
        )
    ),
}
"""What an ability says, and its text."""


def test_an_ability_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


POWERS: dict[str, Power] = {
    "When Grok Stonefist enters play, target opponent chooses one: You draw a card; or Grok has +2 ATK while you "
    "control it.": Triggered(
        (ENTERS,),
        Text(
            (AN_OPPONENT,),
            (
                ChooseMode(
                    FIRST,
                    ((DRAW,), (Apply((Adjust(Trait.ATK, n(2)),), This(), Duration.WHILE_SOURCE_IN_PARTY),)),
                    TWO,
                ),
            ),
        ),
    ),
    "When Grok Stonefist enters play, target ally has +2 ATK while you control Grok.": Triggered(
        (ENTERS,),
        Text(
            (TargetDescription(ALLY),),
            (Apply((Adjust(Trait.ATK, n(2)),), FIRST, Duration.WHILE_SOURCE_IN_PARTY),),
        ),
    ),
    "When a bone counter is put on an ally, draw a card.": drawing(On(What.COUNTER_PUT, subject=ALLY, counter="bone")),
    "When one or more bone counters are removed from Grok, draw a card.": drawing(
        On(What.COUNTER_REMOVED, subject=Among(This()), counter="bone", together=True)
    ),
    "When a third bone counter is put on Grok, draw a card.": drawing(
        On(
            What.COUNTER_PUT,
            subject=Among(This()),
            when=Compare(Plus((CountersOn("bone", This()), EventAmount())), Comparison.EQUAL, n(3)),
            counter="bone",
        )
    ),
    "When the last bone counter is removed from an ally, draw a card.": drawing(
        On(
            What.COUNTER_REMOVED,
            subject=ALLY,
            when=Compare(EventAmount(), Comparison.EQUAL, CountersOn("bone", Role("subject"))),
            counter="bone",
        )
    ),
    "When an ally in your party exhausts to protect, draw a card.": drawing(
        On(What.PROTECTS, subject=AllOf((*MY_ALLY.filters, InCondition(Condition.READY))))
    ),
    "Grok Stonefist has protector and can protect while exhausted.": Continuous(
        (GainPowers((PROTECTOR,)), Can(Deed.PROTECT_EXHAUSTED)), This()
    ),
    "Allies in your party with protector can protect while exhausted.": Continuous(
        (Can(Deed.PROTECT_EXHAUSTED),), AllOf((*MY_ALLY.filters, HasKeyword(KeywordName.PROTECTOR)))
    ),
    "Grok Stonefist can't protect or be readied except during your ready step.": Continuous(
        (Cannot(Deed.PROTECT), Cannot(Deed.READY_OTHERWISE)), This()
    ),
    "Opposing allies can't ready except during their controllers' ready steps.": Continuous(
        (Cannot(Deed.READY_OTHERWISE),), AllOf((ALLY, Controlled(OPPONENTS)))
    ),
    "Opposing allies lose all damage types.": Continuous((LosesType(),), AllOf((ALLY, Controlled(OPPONENTS)))),
    "Grok Stonefist has fire damage type and protector.": Continuous(
        (HasType(DamageType.FIRE), GainPowers((PROTECTOR,))), This()
    ),
    "The first time each turn an opponent plays an ability, he discards a card.": Triggered(
        (On(What.PLAYED, subject=ABILITY, player=AN_OPPONENT.filter, first_time_each_turn=True),),
        Text((), (Discard(Role("player"), n(1)),)),
    ),
    "When you draw your first card each turn, draw a card.": drawing(
        On(What.DRAWN, player=Standing(Relation.YOU), first_time_each_turn=True)
    ),
    "The first time Grok Stonefist would be destroyed each turn, draw a card instead.": Continuous(
        (Replace(On(What.DESTROYED, subject=Among(This()), first_time_each_turn=True), DoInstead((DRAW,))),), You()
    ),
    "When you play an ability that targets an opposing ally, draw a card.": drawing(
        On(
            What.PLAYED,
            subject=AllOf((ABILITY, HasTarget(AllOf((ALLY, Controlled(OPPONENTS)))))),
            player=Standing(Relation.YOU),
        )
    ),
    "When an opponent plays a card that targets Grok Stonefist, draw a card.": drawing(
        On(What.PLAYED, subject=HasTarget(Among(This())), player=AN_OPPONENT.filter)
    ),
    # Of a card and its target only the card is on the chain, and only the card's controller is another than you.
    "When an opponent plays a card that targets Grok Stonefist, interrupt it.": Triggered(
        (On(What.PLAYED, subject=HasTarget(Among(This())), player=AN_OPPONENT.filter),),
        Text((), (Interrupt(Role("subject")),)),
    ),
    "When an opponent plays an ability that targets an ally in your party, its controller discards a card.": Triggered(
        (On(What.PLAYED, subject=AllOf((ABILITY, HasTarget(MY_ALLY))), player=AN_OPPONENT.filter),),
        Text((), (Discard(ControllerOf(Role("subject")), n(1)),)),
    ),
    "Grok Stonefist has protector while you have more quests in play than each opponent.": Continuous(
        (GainPowers((PROTECTOR,)),),
        This(),
        Negated(
            ForSome(
                OPPONENTS,
                "opponent",
                Compare(
                    Count(Every(AllOf((QUEST, Controlled(Those("opponent")))))),
                    Comparison.AT_LEAST,
                    Count(Every(AllOf((QUEST, Controlled(You()))))),
                ),
            )
        ),
    ),
    "When an opponent plays an ally, that ally enters play exhausted.": Triggered(
        (On(What.PLAYED, subject=ALLY, player=AN_OPPONENT.filter),),
        Text((), (Apply((EntersPlay(Among(Role("subject")), exhausted=True),), You(), Duration.GAME),)),
    ),
}
"""What an ally says, and its power."""


def test_an_ally_means() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])
        says_it_back(text, ALLY_LINE)

    hold_every(list(POWERS), check)


def test_the_last_counter_is_one_of_those_that_the_card_loses() -> None:
    """Without its name, the last counter is of the name of which the sentence before it speaks."""
    shield = card(
        "2, Ability\n",
        "Grok Stonefist enters play with two bone counters.\n"
        "Ongoing: If your hero would be dealt damage, remove a bone counter from Grok Stonefist and prevent 2 of it. "
        "When the last is removed, destroy Grok Stonefist.",
    )
    last = Compare(EventAmount(), Comparison.EQUAL, CountersOn("bone", This()))
    gone = On(What.COUNTER_REMOVED, subject=Among(This()), when=last, counter="bone")
    assert shield.powers[-1] == Triggered((gone,), Text((), (Destroy(This()),)))


CHOOSING = "As Grok Stonefist enters play, choose a "
CHOSEN: dict[str, tuple[Power, ...]] = {
    "class.\nAllies in your party of the chosen class have +1 ATK.": (
        Continuous((Adjust(Trait.ATK, n(1)),), AllOf((*MY_ALLY.filters, TraitAsChosen("class")))),
    ),
    "race.\nWhen you play an ally of the chosen race, draw a card.": (
        drawing(
            On(What.PLAYED, subject=AllOf((ALLY, TraitAsChosen("race"))), player=Standing(Relation.YOU)),
        ),
    ),
    "damage type.\nPrevent all damage of the chosen type that would be dealt to your hero.": tuple(
        Continuous((Prevent(None, damage_types=(kind,)),), HERO, WasChosen(kind.value)) for kind in DamageType
    ),
    "damage type.\nGrok Stonefist has the chosen damage type.": tuple(
        Continuous((HasType(kind),), This(), WasChosen(kind.value)) for kind in DamageType
    ),
}
"""What is chosen as an ally enters play, and the powers that speak of it."""


def test_what_was_chosen_as_the_card_entered_play_is_spoken_of() -> None:
    def check(text: str) -> None:
        assert card(ALLY_LINE, CHOOSING + text).powers[1:] == CHOSEN[text]
        says_it_back(CHOOSING + text, ALLY_LINE)

    hold_every(list(CHOSEN), check)


@for_every(
    "who", ["you have fewer allies in your party than an opponent", "an opponent has more allies in his party than you"]
)
def test_cards_that_players_have_in_their_parties_are_compared(who: str) -> None:
    """Each player's cards are counted in his or her own party, whoever the words begin with."""
    more = Compare(
        Count(Every(AllOf((ALLY, Controlled(Those("opponent")))))),
        Comparison.AT_LEAST,
        Plus((Count(Every(MY_ALLY)), n(1))),
    )
    check_power(
        f"Grok Stonefist has protector while {who}.",
        Continuous((GainPowers((PROTECTOR,)),), This(), ForSome(OPPONENTS, "opponent", more)),
    )


UNREAD = {
    # The other player has none of these.
    "Grok Stonefist has protector while you have more allies controlled by an opponent than each opponent.": ALLY_LINE,
    # A card that is destroyed isn't about to enter play.
    "When an ally is destroyed, it enters play exhausted.": ALLY_LINE,
    # Whether the card was put there depends on who may do it.
    "You may put target card from your graveyard into your hand. If you put an ally into your hand this way, draw a "
    "card.": ABILITY_LINE,
    # Nothing was chosen, or something else.
    "Allies of the chosen race have +1 ATK.": ALLY_LINE,
    f"{CHOOSING}class.\nAllies of the chosen race have +1 ATK.": ALLY_LINE,
    f"{CHOOSING}race.\nPrevent all damage of the chosen type that would be dealt to Grok.": ALLY_LINE,
    # It isn't in your ready step that an opponent's cards ready.
    "Opposing allies can't ready except during your ready step.": ALLY_LINE,
    # No damage was healed.
    "Exhaust each ally. For each character healed this way, draw a card.": ABILITY_LINE,
    # Whether they could protect at all is not said.
    "Allies in your party can protect while exhausted.": ALLY_LINE,
    "Target ally can protect while exhausted this turn.": ABILITY_LINE,
    # Nothing was said of counters.
    "When the last is removed, draw a card.": ALLY_LINE,
    # The card that is played and what it targets are spoken of.
    "When you play an ability that targets an ally in your party, ready it.": ALLY_LINE,
    "When you play an ability that targets an ally, you may pay 1. If you do, it has +1 ATK this turn.": ALLY_LINE,
    "When you play an ability that targets a weapon, your hero deals 1 damage to it.": ALLY_LINE,
    "When an opponent plays a card that targets Grok, exhaust it.": ALLY_LINE,
    "When an opponent plays a card that targets Grok, put it into its owner's hand.": ALLY_LINE,
    "When an opponent plays an ability that targets an ally, if it costs 3 or less, draw a card.": ALLY_LINE,
    "When Grok attacks or an opponent plays a card that targets Grok, destroy it.": ALLY_LINE,
    "When you play an ability that targets an opposing ally, its controller discards a card.": ALLY_LINE,
    "When an opponent plays an ability that targets an ally in your party, its owner discards a card.": ALLY_LINE,
    # Nothing is called "Grok" but the card itself.
    "Your hero has +2 ATK while you control Grok.": ALLY_LINE,
    # Courses are one list.
    "Target opponent chooses one: You draw a card; or you draw a card; or you draw a card.": ABILITY_LINE,
    # Who does it could be the controller or the opponent who chooses.
    "Target opponent chooses one: Draw a card; or destroy all allies he controls.": ABILITY_LINE,
    "Target opponent chooses one: Destroy an equipment he controls; or you draw a card.": ABILITY_LINE,
}
"""Words that mean nothing, or leave open what they mean, and the line of their card."""


def test_nothing_is_read() -> None:
    def check(text: str) -> None:
        stuck(UNREAD[text], text)

    hold_every(list(UNREAD), check)
