"""Several of something for each of something, cards spoken of by their role, and what was chosen this way, as data."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    Choose,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    ForEach,
    If,
    May,
    NameCard,
    Put,
    Ready,
    RollDice,
    Shuffle,
)
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    Filter,
    InCondition,
    Is,
    Marked,
    NamedLike,
    Not,
    Owned,
    Standing,
    Tagged,
)
from engine.language.modifiers import (
    Cannot,
    Deed,
)
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.revelation import Reveal, Search
from engine.language.selections import (
    Chosen,
    Compare,
    ControllerOf,
    Count,
    Every,
    Highest,
    Number,
    OwnerOf,
    Players,
    Selection,
    Target,
    ThatMany,
    Those,
    Times,
    Top,
    Union,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Kind, LineKeyword, Relation, Trait, Zone
from tests.every_row import hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    HERO,
    MY_ALLY,
    OPPONENTS,
    OPPOSING,
    check_text,
    n,
    says_it_back,
    stuck,
)

TURN = Duration.THIS_TURN
MINE = Count(Every(MY_ALLY))
CARD, TOTEM, WEAPON = Is((Kind.CARD,)), Is((Kind.TOTEM,)), Is((Kind.WEAPON,))
AN_ALLY = (TargetDescription(ALLY),)
AN_OPPONENT = (TargetDescription(Standing(Relation.OPPONENT)),)
A_PLAYER = (TargetDescription(Standing(Relation.ANY)),)
THEIR_GRAVEYARD = (TargetDescription(Owned(OPPONENTS), zones=(Zone.GRAVEYARD,)),)
ATTACKER = InCondition(Condition.ATTACKING)
INSTANT = AllOf((CARD, Marked(LineKeyword.INSTANT)))
ONE_HANDED = AllOf((WEAPON, Not(Tagged(("Two-Handed",)))))
MY_TOTEM = AllOf((TOTEM, Controlled(You())))
ROLLED = RollDice(You(), n(1), "roll")
BURIED = Those("put1")
DESTROYED = Count(Those("destroyed"))


def hits(to: Selection, amount: object, kind: DamageType = DamageType.FIRE) -> Deal:
    """Return that your hero deals so much damage."""
    return Deal(HERO, to, amount, kind)  # type: ignore[arg-type]


def buried_of(who: Selection, count: object = n(2), name: str | None = "put1") -> Put:
    """Return that so many cards from the top of a deck are put into the graveyard."""
    return Put(Top(count, who), Zone.GRAVEYARD, name=name)  # type: ignore[arg-type]


def from_among(
    what: Filter, by: Selection | None = None, least: Number | None = None, most: Number | None = None
) -> Chosen:
    """Return a card of a kind, or so many, that somebody chooses among those just put into a graveyard."""
    return Chosen(Every(AllOf((what, Among(BURIED))), (Zone.GRAVEYARD,)), least, most, by=by)


TEXTS: dict[str, Text] = {
    # Several for each of something.
    "Put two +1 ATK counters on target ally for each ally in your party.": Text(
        AN_ALLY, (AddCounters(Target(), "+1 ATK", Times(MINE, 2)),)
    ),
    "Draw two cards for each ally in your party.": Text((), (Draw(You(), Times(MINE, 2)),)),
    "Target opponent discards three cards for each ally in your party.": Text(
        AN_OPPONENT, (Discard(Target(), Times(MINE, 3)),)
    ),
    "Target opponent puts the top two cards of his deck into his graveyard for each ally in your party.": Text(
        AN_OPPONENT, (buried_of(Target(), Times(MINE, 2), None),)
    ),
    "Remove the top two cards of target opponent's deck from the game for each ally in your party.": Text(
        AN_OPPONENT, (Put(Top(Times(MINE, 2), Target()), Zone.REMOVED),)
    ),
    # Each player counts the own allies.
    "Each player draws two cards for each ally in his party.": Text(
        (),
        (
            ForEach(
                Players(),
                "player",
                (Draw(Those("player"), Times(Count(Every(AllOf((ALLY, Controlled(Those("player")))))), 2)),),
            ),
        ),
    ),
    # "His" graveyard is that of the player whose cards were put there.
    "Target opponent puts the top two cards of his deck into his graveyard. "
    "Draw a card for each ally card put into his graveyard this way.": Text(
        AN_OPPONENT, (buried_of(Target()), Draw(You(), Count(BURIED, ALLY)))
    ),
    "Target opponent puts the top two cards of his deck into his graveyard. "
    "If an ally card was put into his graveyard this way, he draws a card.": Text(
        AN_OPPONENT,
        (
            buried_of(Target()),
            If(Compare(Count(BURIED, ALLY), Comparison.AT_LEAST, n(1)), (Draw(Target(), n(1)),)),
        ),
    ),
    "Target player puts the top two cards of his deck into his graveyard. "
    "He may put an ally card from among them into his hand.": Text(
        A_PLAYER, (buried_of(Target()), May(Target(), (Put(from_among(ALLY, Target()), Zone.HAND),)))
    ),
    "Put the top two cards of your deck into your graveyard. "
    "Put up to two ally cards from among them into your hand.": Text(
        (), (buried_of(You()), Put(from_among(ALLY, least=n(0), most=n(2)), Zone.HAND))
    ),
    # The number rolled, as an amount.
    "Roll a die. Your hero deals X fire damage to target ally, where X is the result.": Text(
        AN_ALLY, (ROLLED, hits(Target(), ThatMany("roll")))
    ),
    "Roll a die. Draw cards equal to the number rolled.": Text((), (ROLLED, Draw(You(), ThatMany("roll")))),
    # What is said of damage stands behind what X is.
    "Your hero deals X fire damage to target ally, where X is the highest ATK among weapons you control. "
    "This damage can't be prevented.": Text(
        AN_ALLY,
        (
            Deal(
                HERO,
                Target(),
                Highest(Trait.ATK, Every(AllOf((WEAPON, Controlled(You()))))),
                DamageType.FIRE,
                unpreventable=True,
            ),
        ),
    ),
    # Attackers are spoken of again by their role; armor is several in the singular.
    "Your hero deals 2 fire damage to target attacker and 1 fire damage to each other ally in that attacker's party.": (
        Text(
            (TargetDescription(ATTACKER),),
            (
                hits(Target(), n(2)),
                hits(
                    Every(AllOf((ALLY, Not(Among(Target())), Controlled(ControllerOf(Target()))))),
                    n(1),
                ),
            ),
        )
    ),
    "Exhaust target attacker. If that attacker is destroyed this turn, draw a card.": Text(
        (TargetDescription(ATTACKER),),
        (
            Exhaust(Target()),
            Delay(
                Triggered((On(What.DESTROYED, subject=Among(Target())),), Text((), (Draw(You(), n(1)),))),
                TURN,
                once=False,
            ),
        ),
    ),
    "Exhaust all armor target opponent controls. That armor can't ready during his next ready step.": Text(
        AN_OPPONENT,
        (
            Choose(Every(AllOf((Is((Kind.ARMOR,)), Controlled(Target())))), "those 2"),
            Exhaust(Those("those 2")),
            Apply((Cannot(Deed.READY_DURING_READY_STEP),), Those("those 2"), Duration.ITS_NEXT_READY_STEP),
        ),
    ),
    "Destroy all Totems. Draw a card for each Totem destroyed this way.": Text(
        (), (Destroy(Every(TOTEM), "destroyed"), Draw(You(), DESTROYED))
    ),
    # The owner of a target in an opponent's graveyard is "he".
    "Put target card from an opponent's graveyard on the bottom of his deck.": Text(
        THEIR_GRAVEYARD, (Put(Target(), Zone.DECK, on_bottom=True),)
    ),
    "Remove target card in an opponent's graveyard from the game. He draws a card.": Text(
        THEIR_GRAVEYARD, (Put(Target(), Zone.REMOVED), Draw(OwnerOf(Target()), n(1)))
    ),
    # A search that is a sentence of its own.
    "Search your deck for a card. Shuffle your deck and put that card on top of it.": Text(
        (),
        (
            Search(You(), You(), (Zone.DECK,), CARD, n(1), "found", ()),
            Shuffle(You()),
            Put(Those("found"), Zone.DECK),
        ),
    ),
    # Whole hands, and revealed ones.
    "Put the cards in your hand on the bottom of your deck in any order, then draw four cards.": Text(
        (), (Put(Every(CARD, (Zone.HAND,), You()), Zone.DECK, on_bottom=True), Draw(You(), n(4)))
    ),
    "Target opponent reveals his hand and discards a revealed ally card.": Text(
        AN_OPPONENT,
        (Reveal(Every(CARD, (Zone.HAND,), Target())), Discard(Target(), n(1), filter=ALLY)),
    ),
    # Cards that nobody can play, called by what is printed on them.
    "Name a card. Cards with that name can't be played this turn.": Text(
        (),
        (
            NameCard(You(), CARD, "named"),
            Apply((Cannot(Deed.PLAY, NamedLike(Those("named"))),), Players(), TURN),
        ),
    ),
    "Opponents can't play instants this turn.": Text((), (Apply((Cannot(Deed.PLAY, INSTANT),), OPPONENTS, TURN),)),
    "Ready up to two of your one-handed weapons.": Text(
        (),
        (Ready(Chosen(Every(AllOf((*ONE_HANDED.filters, Controlled(You())))), n(0), n(2))),),
    ),
    # Those that somebody chose, and the others.
    "Each opponent chooses an ally in his party. Destroy each opposing ally that wasn't chosen this way.": Text(
        (),
        (
            ForEach(
                OPPONENTS,
                "player",
                (
                    Choose(
                        Union(
                            (
                                Those("chosen1"),
                                Chosen(
                                    Every(AllOf((ALLY, Controlled(Those("player"))))),
                                    by=Those("player"),
                                ),
                            )
                        ),
                        "chosen1",
                    ),
                ),
            ),
            Destroy(Every(AllOf((ALLY, OPPOSING, Not(Among(Those("chosen1"))))))),
        ),
    ),
}


def test_what_an_ability_does() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_what_an_ability_does_is_said_back() -> None:
    def check(text: str) -> None:
        says_it_back(text)

    hold_every(list(TEXTS), check)


UNREAD = (
    # No die was rolled.
    "Your hero deals X fire damage to target ally, where X is the result.",
    # "He" would be all of them together.
    "Each opponent puts the top two cards of his deck into his graveyard for each ally in his party.",
    # It is open in whose graveyard they are.
    "Put the top two cards of your deck into your graveyard. If a card was put into his graveyard this way, draw one.",
    # One card is not "them", and here others are.
    "Put the top card of your deck into your graveyard. Put an ally card from among them into your hand.",
    "Put the top two cards of your deck into your graveyard. Exhaust two allies. Put a card from among them into play.",
    # Weapons are among them.
    "Exhaust all armor and weapons target opponent controls. That armor can't ready this turn.",
    # An ally that attacks was not called an attacker, and a hand was not revealed.
    "Exhaust target ally. That attacker can't ready this turn.",
    "Target opponent discards a revealed card.",
    # Another player's cards, and an ally on which nothing can be put.
    "Search target opponent's deck for a card. Put that card on top of it.",
    # Nobody chose anything, or twice.
    "Destroy each ally that wasn't chosen this way.",
    "Choose a hero. Choose an ally. Destroy each ally that wasn't chosen this way.",
    # Only weapons are one-handed, and it may have been an Undead.
    "Exhaust target one-handed ally.",
    "Destroy target Demon or Undead. Draw cards equal to the cost of the destroyed Demon.",
    # The host is the first target, which the damage would not be dealt to.
    "Your hero deals 1 fire damage to target ally. Attach to target ally.",
    # X has no value.
    "If X is 4 or more, draw two cards.",
)


def test_what_is_open_is_not_read() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(UNREAD, check)
