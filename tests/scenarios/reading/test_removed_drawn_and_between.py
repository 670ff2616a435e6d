"""Each card removed, draws after the first, damage between some, values behind a zone, and what X was chosen to be."""

from __future__ import annotations

from engine.language.costs import Activate, Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Destroy, Discard, Draw, ForEach, If, Put
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Filter,
    HasTrait,
    InCondition,
    Is,
    Not,
    Owned,
    Standing,
    Tagged,
    Valued,
)
from engine.language.modifiers import Adjust, ChangeCost, MoreResources, Prevent, Purpose
from engine.language.powers import Continuous, Payment, Power, TargetDescription, Text
from engine.language.revelation import Reveal
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Fits,
    Happened,
    Number,
    Players,
    Role,
    Selection,
    Target,
    This,
    Those,
    TimesDone,
    Top,
    Union,
    ValueOf,
    X,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import (
    Comparison,
    Condition,
    DamageType,
    Done,
    Kind,
    Relation,
    Trait,
    Zone,
)
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    ATK_OF_ONE,
    CHARACTER,
    HERO,
    MY_ALLY,
    OPPONENTS,
    OPPOSING,
    card,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
    to_each_other,
)

FOE = AllOf((ALLY, OPPOSING))
DRAWN = (Draw(You(), n(1)),)
QUESTS = Is((Kind.QUEST,))
CHEAP = Valued(Trait.COST, Comparison.AT_MOST, n(3))
DEAR = AllOf((Is((Kind.CARD,)), Valued(Trait.COST, Comparison.AT_LEAST, n(5))))
IN_HAND = Every(DEAR, (Zone.HAND,), You())
PLAYER = TargetDescription(Standing(Relation.ANY))
DEAD = TargetDescription(ALLY, Number(0), n(3), (Zone.GRAVEYARD,))
BURIED = Every(ALLY, (Zone.GRAVEYARD,), You())


def less(purpose: Purpose, what: Filter, by: int, least: int) -> Apply:
    """Return the lower price of your next action of the turn."""
    return Apply((ChangeCost(purpose, what, n(-by), least),), You(), Duration.THIS_TURN, times=1)


def warded(source: Filter, to: Filter | Selection, *, combat: bool = False) -> Apply:
    """Return that damage of a source to somebody is prevented this turn."""
    return Apply((Prevent(None, combat=combat, source=source),), to, Duration.THIS_TURN)


def another(noun: Filter) -> Compare:
    """Return whether you have another card of the kind in your graveyard."""
    buried = Every(AllOf((noun, Not(Among(This())))), (Zone.GRAVEYARD,), You())
    return Compare(Count(buried), Comparison.AT_LEAST, n(1))


HERO_OR_ALLY, AN_ALLY, A_HERO = (TargetDescription(each) for each in (CHARACTER, ALLY, Is((Kind.HERO,))))
MINE_AND_THEIRS = (TargetDescription(MY_ALLY), TargetDescription(FOE))
IS_A_FOE = Fits(Target(), Standing(Relation.OPPONENT))
DISCARDING = (Discard(Target(), n(1)), If(IS_A_FOE, DRAWN))
HORDE_ALLY = AllOf((ALLY, HasTrait("Horde")))
BURNT = [Deal(HERO, Target(), n(much), DamageType.FIRE) for much in (2, 4)]
NO_DEARER = Valued(Trait.COST, Comparison.AT_MOST, ValueOf(Trait.COST, Target()))
NO_WEAKER = Valued(Trait.ATK, Comparison.AT_LEAST, ValueOf(Trait.ATK, Target()))
TEXTS: dict[str, Text] = {
    "Remove up to three target ally cards in graveyards from the game. "
    "For each ally card removed this way, draw a card.": Text(
        (DEAD,), (Put(Target(), Zone.REMOVED, name="removed"), ForEach(Those("removed"), "each1", DRAWN))
    ),
    "Remove up to five ally cards in your graveyard from the game. For each card removed this way, draw a card.": Text(
        (),
        (
            Put(Chosen(BURIED, Number(0), n(5)), Zone.REMOVED, name="removed"),
            ForEach(Those("removed"), "each2", DRAWN),
        ),
    ),
    "Remove the top three cards of your deck from the game. Draw a card for each ally card removed this way.": Text(
        (), (Put(Top(n(3), You()), Zone.REMOVED, name="put1"), Draw(You(), Count(Those("put1"), ALLY)))
    ),
    "Put up to two target allies into their owners' hands. Draw that many cards.": Text(
        (TargetDescription(ALLY, Number(0), n(2)),),
        (Put(Target(), Zone.HAND, name="moved"), Draw(You(), Count(Those("moved")))),
    ),
    "Remove target opponent's graveyard from the game. Draw a card for each card removed this way.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Put(Every(Is((Kind.CARD,)), (Zone.GRAVEYARD,), Target()), Zone.REMOVED, name="removed"),
            Draw(You(), Count(Those("removed"))),
        ),
    ),
    "Destroy target ally. Draw cards equal to the cost of the ally destroyed this way.": Text(
        (AN_ALLY,),
        (Destroy(Target(), name="destroyed"), Draw(You(), ValueOf(Trait.COST, Those("destroyed")))),
    ),
    "Draw cards equal to the number of allies in your party that were destroyed this turn.": Text(
        (), (Draw(You(), TimesDone(Done.DESTROYED, None, MY_ALLY)),)
    ),
    "Target player discards a card. If he's an opponent, draw a card.": Text((PLAYER,), DISCARDING),
    "Target player discards a card. If that player is an opponent, draw a card.": Text((PLAYER,), DISCARDING),
    "Prevent all damage that target hero or ally would deal to allies this turn.": Text(
        (HERO_OR_ALLY,), (warded(Among(Target()), ALLY),)
    ),
    "Prevent all combat damage that opposing allies would deal to each ally in your party this turn.": Text(
        (), (warded(FOE, MY_ALLY, combat=True),)
    ),
    "Choose target ally in your party and target opposing ally. "
    "Each of them deals melee damage equal to its ATK to the other.": Text(
        MINE_AND_THEIRS, (to_each_other(Target(), Target(1), ATK_OF_ONE, DamageType.MELEE),)
    ),
    "Choose target ally in your party and target opposing ally. "
    "Each of them deals damage equal to its ATK to the other.": Text(
        MINE_AND_THEIRS, (to_each_other(Target(), Target(1), ATK_OF_ONE),)
    ),
    "Your hero deals 2 fire damage to target hero or ally, or 4 fire damage instead if you have another ability card "
    "in your graveyard.": Text((HERO_OR_ALLY,), (If(another(Is((Kind.ABILITY,))), (BURNT[1],), (BURNT[0],)),)),
    "Reveal any number of cards in your hand with cost 5 or more.": Text(
        (), (Reveal(Chosen(IN_HAND, Number(0), Count(IN_HAND))),)
    ),
    "Put target ally card in your graveyard with cost 3 or less into your hand.": Text(
        (TargetDescription(AllOf((ALLY, CHEAP, Owned(You()))), zones=(Zone.GRAVEYARD,)),), (Put(Target(), Zone.HAND),)
    ),
    "Put target ally card in a graveyard into your party exhausted.": Text(
        (TargetDescription(ALLY, zones=(Zone.GRAVEYARD,)),), (Put(Target(), Zone.PLAY, under=You(), exhausted=True),)
    ),
    "Put a [Horde] ally card from your hand into play.": Text(
        (), (Put(Chosen(Every(HORDE_ALLY, (Zone.HAND,), You())), Zone.PLAY),)
    ),
    "Destroy target ally in your party and target opposing ally with the same or lower cost.": Text(
        (TargetDescription(MY_ALLY), TargetDescription(AllOf((ALLY, OPPOSING, NO_DEARER)))),
        (Destroy(Union((Target(), Target(1)))),),
    ),
    "Destroy all allies with the same or greater ATK as target ally.": Text(
        (AN_ALLY,), (Destroy(Every(AllOf((ALLY, NO_WEAKER)))),)
    ),
    "You pay 1 less to play your next ability this turn, to a minimum of 1.": Text(
        (), (less(Purpose.PLAY, Is((Kind.ABILITY,)), 1, 1),)
    ),
    "You pay 2 less to complete your next quest this turn, to a minimum of 1.": Text(
        (), (less(Purpose.COMPLETE, QUESTS, 2, 1),)
    ),
}


@for_every("words", TEXTS)
def test_texts_mean(words: str) -> None:
    check_text(words, TEXTS[words])
    says_it_back(words)


LATER = Happened(Done.DRAWN, Role("player"))
ATTACKERS, READY = (AllOf((ALLY, InCondition(so))) for so in (Condition.ATTACKING, Condition.READY))
UNDEAD = AllOf((CHARACTER, AnyOf((Tagged(("Undead",)), HasTrait("Undead")))))
IF_UNDEAD = Fits(Every(InCondition(Condition.DEFENDING)), UNDEAD)
EVERYBODY = Players(Relation.ANY)
GREAT = Compare(X(), Comparison.AT_LEAST, n(4))
POWERS: dict[str, tuple[Power, ...]] = {
    "When an opponent draws a card, except the first one he draws each turn, draw a card.": (
        drawing(On(What.DRAWN, player=Standing(Relation.OPPONENT), when=LATER)),
    ),
    "When you draw a card, except for the first card you draw each turn, draw a card.": (
        drawing(On(What.DRAWN, player=Standing(Relation.YOU), when=LATER)),
    ),
    "Allies have +1 ATK while attacking an Undead hero or ally and +1 health while ready.": (
        Continuous((Adjust(Trait.ATK, n(1)),), ATTACKERS, IF_UNDEAD),
        Continuous((Adjust(Trait.HEALTH, n(1)),), READY),
    ),
    "Each player pays 1 less to complete his quests, to a minimum of 1.": (
        Continuous((ChangeCost(Purpose.COMPLETE, QUESTS, n(-1), 1),), EVERYBODY),
    ),
    "Opponents pay 1 more to complete their quests.": (
        Continuous((ChangeCost(Purpose.COMPLETE, QUESTS, n(1)),), OPPONENTS),
    ),
    "On each of your turns, you may place an additional resource.": (Continuous((MoreResources(1),), You()),),
    "When combat damage is prevented with Grok Stonefist, draw a card.": (
        drawing(On(What.PREVENTED, with_=Among(This()), combat=True)),
    ),
    "When Grok Stonefist enters play, if you have another ally card in your graveyard, draw a card.": (
        drawing(On(What.ENTERS_PLAY, subject=Among(This())), if_=another(ALLY)),
    ),
    "Pay X, [Activate] >>> Grok Stonefist deals X fire damage to target hero. If X is 4 or more, draw a card.": (
        Payment(
            (Resources(X()), Activate()),
            Text((A_HERO,), (Deal(This(), Target(), X(), DamageType.FIRE), If(GREAT, DRAWN))),
        ),
    ),
}


@for_every("words", POWERS)
def test_powers_mean(words: str) -> None:
    assert card(ALLY_LINE, words).powers == POWERS[words]
    says_it_back(words, ALLY_LINE)


@for_every(
    ("line", "words"),
    [
        # Only some of them are ally cards.
        (
            ABILITY_LINE,
            "Remove up to three target cards in graveyards from the game. For each ally removed this way, draw a card.",
        ),
        # "This way" may mean what both deeds, or each of several, have done.
        (ABILITY_LINE, "Destroy all allies. Destroy all equipment. Draw a card for each card destroyed this way."),
        (ABILITY_LINE, "Exhaust target ally. Exhaust target hero. Draw a card for each card exhausted this way."),
        (
            ABILITY_LINE,
            (
                "Your hero deals 1 fire damage to target ally. Your hero deals 2 fire damage to target hero. "
                "Draw a card for each damage dealt this way."
            ),
        ),
        (
            ABILITY_LINE,
            (
                "For each ally in your party, your hero deals 1 fire damage to target hero. "
                "Draw a card for each damage dealt this way."
            ),
        ),
        # Nothing is targeted for a cost, and nobody is told to remove a card here.
        (ALLY_LINE, "Destroy target ally in your party >>> Draw a card."),
        (ABILITY_LINE, "Remove target attacker from combat. Draw a card for each card removed this way."),
        # Of the two kinds only one can be so.
        (ABILITY_LINE, "Destroy target damaged ally or equipment."),
        (ABILITY_LINE, "Destroy target Melee weapon or ally."),
        (ABILITY_LINE, "Destroy target weapon or ally with protector."),
        (ABILITY_LINE, "Destroy target ally or equipment with 3 or less ATK."),
        (ABILITY_LINE, "Destroy all Demon allies and equipment."),
        (ABILITY_LINE, "Search your deck for a Demon ally or equipment card and put it into your hand."),
        # A weapon deals no damage, and of two destroyed at once nothing tells one from the other.
        (
            ABILITY_LINE,
            "Exhaust target ally and target weapon. Each of them deals damage equal to its ATK to the other.",
        ),
        (ABILITY_LINE, "Exhaust two target allies. Each of them deals damage equal to its ATK to the other."),
        # Each of them has another answer.
        (ABILITY_LINE, "Each player draws a card. If that player is an opponent, draw a card."),
        # The ability destroyed is one of the others, or it is not.
        (ABILITY_LINE, "Destroy target ability. If you have another ability card in your graveyard, draw a card."),
        # An ally is no ability card.
        (ALLY_LINE, "When Grok enters play, if you have another ability card in your graveyard, draw a card."),
        # A keyword is no value, and nothing was spoken of that has a cost.
        (ABILITY_LINE, "Reveal a card in your hand with ferocity."),
        # Nothing has chosen X.
        (ABILITY_LINE, "If X is 3 or more, draw a card."),
        # The other damage is of another type.
        (
            ABILITY_LINE,
            "Your hero deals 2 fire damage to target ally, or 4 frost damage instead if you control an ally.",
        ),
    ],
)
def test_what_is_doubtful_is_unread(line: str, words: str) -> None:
    stuck(line, words)
