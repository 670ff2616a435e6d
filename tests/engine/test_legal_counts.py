"""How many things can be done on six fixed boards, one deep, two deep and three deep.

A line is an action with an answer to every choice that it asks for, and longer lines go on from what came of it. Every
count is worked out by hand beside its board, none was taken from the engine. As with the counts of positions of chess
programs, a rule that comes to allow or forbid something shows in them even where no test thought of it.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations

from engine.decisions.actions import Action, Pass, Propose
from engine.decisions.choices import Answer, Choice
from engine.errors import Refused
from engine.language.costs import Perform, Resources
from engine.language.effects import Draw, Flip, PutDamage
from engine.language.filters import Is
from engine.language.modifiers import AttackOnly, MustAttack
from engine.language.powers import Completion, Keyword, Payment, Text
from engine.language.printed import Printed
from engine.language.selections import HeroOf, Number, Target, This, X, You
from engine.language.words import CardType, KeywordName, Kind, Zone
from engine.play import Settled, apply, legal_actions
from engine.state.game import State
from tests.engine.cards import (
    ALLY,
    GNOME,
    HERO_OR_ALLY,
    OGRE,
    activated,
    ally,
    always,
    blast,
    bolt,
    instant,
    item,
    paid,
    weapon,
)
from tests.engine.table import HERO, A, B, C, Table
from tests.every_row import for_every

ELUSIVE = ally("Elusive", 1, 1, Keyword(KeywordName.ELUSIVE))
FIERCE = ally("Fierce", 2, 2, Keyword(KeywordName.FEROCITY))
GUARD = ally("Guard", 1, 3, Keyword(KeywordName.PROTECTOR))
TOTEM = Printed("Totem", CardType.ABILITY, 1, tags=("Earth Totem",), ongoing=True, health=3)
QUEST = Printed(
    "Quest", CardType.QUEST, powers=(Completion((Resources(Number(1)),), Text((), (Draw(You(), Number(1)),))),)
)
FLIPPING = Payment((Resources(Number(3)), Perform(Flip(This()))), Text((HERO_OR_ALLY,), (bolt(1),)))


@dataclass(frozen=True)
class Expected:
    """What can be done on a board, by kind of action, and how many lines there are one, two and three deep."""

    actions: dict[str, int]
    lines: tuple[int, ...]


def nothing_but_heroes() -> State:
    """Two heroes, no resources, empty hands: 2 lines, 2 lines, 2 lines.

    A passes, or proposes that the one hero attacks the other: a hero needs no ATK for it (601.2a). Two deep: after
    the pass B, whose turn it is not, can only pass; after the proposal the chain is not empty, and A can only pass.
    Three deep: after two passes the action phase has ended and A can only pass in the end phase; after the proposal
    and A's pass B can only pass. So one line goes on from each of the two.
    """
    return Table(resources=0).state


def who_may_attack_whom() -> State:
    """A pass, and each of A's three legal attackers against each of B's four legal defenders: 1 + 3 * 4.

    Attackers: the hero, the ogre, and the fierce ally that came this turn (601.2a); not the exhausted gnome, not
    the guard that came this turn, and no Totem (306.4a). Defenders: hero, ogre, guard, Totem; not the elusive ally
    (601.2b).

    Two and three deep nobody has anything to respond with: each line goes on with a pass, and with another.
    """
    table = Table(resources=0)
    for card, how in (
        (OGRE, {}),
        (GNOME, {"ready": False}),
        (FIERCE, {"this_turn": True}),
        (GUARD, {"this_turn": True}),
    ):
        table.put(card, **how)  # type: ignore[arg-type]
    table.put(TOTEM)
    for card in (OGRE, GUARD, ELUSIVE, TOTEM):
        table.put(card, B)
    return table.state


def a_hand_of_cards() -> State:
    """A pass, five of seven cards to play, eight ways to place one, one attack: 1 + 5 + 8 + 1.

    Of the hand the quest can't be played (307.1) and the giant costs more than the three resources. The others can:
    the instant, the spell, the ring, the gnome, and the storm with X. The quest alone may be placed face up
    (408.1b).

    Lines: the instant aims at either hero (2), the storm costs 1 and X, so that X is 0, 1 or 2, and aims at either
    hero (6), the spell, the ring and the gnome leave nothing to choose (3); all the rest is one line each (10).

    Two deep only the instant and the storm are left, beside a pass: after a pass B only passes (1); after the
    instant a pass and the storm's 6 (2 * 7); after the storm a pass and the instant's 2 (6 * 3); after the spell
    one resource is left, so that X is 0 (1 + 2 + 2); after the ring and after the gnome two are (2 * (1 + 2 + 4));
    after a place all three are, unless it was the instant (1 + 6) or the storm (1 + 2) that was placed (6 * 9 + 7 +
    3); after the attack likewise (9). Together 125.

    Three deep: after two passes it is the end phase, with a pass, the instant and the storm (9). Where both the
    instant and the storm have been played or placed, and where A has passed, one pass goes on: after the instant 2
    * (1 + 6), after the storm 6 * (1 + 2), after placing the instant 1 + 6 and the storm 1 + 2. Otherwise the
    instant leaves a pass and what X the rest pays for, the storm a pass and the instant's 2: after the spell 1 + 2
    * 3 + 2 * 3, after the ring and the gnome 1 + 2 * 5 + 4 * 3, after each of 6 places and the attack 1 + 2 * 7 + 6
    * 3. Together 9 + 14 + 18 + 7 + 3 + 13 + 2 * 23 + 7 * 33 = 341.
    """
    table = Table(resources=3)
    storm = replace(instant("Storm", PutDamage(Target(), X()), targets=(HERO_OR_ALLY,)), cost=1, has_x=True)
    spell = replace(instant("Spell", Draw(You(), Number(1))), instant=False, cost=2)
    for card in (blast(1), storm, spell, item("Ring"), GNOME, replace(OGRE, name="Giant", cost=4), QUEST):
        table.put(card, A, Zone.HAND)
    return table.state


def powers_to_use() -> State:
    """A pass, six powers, one quest and three attackers against two defenders: 1 + 6 + 1 + 3 * 2.

    Powers: the hero's flip (4 resources are ready, it costs 3), the old archer's, the ring's two, the armory's
    once-a-turn power, the new sage's that needs no activating. Not: the new archer's, for it must wait (302.2); the
    exhausted orb's, which is to be exhausted (701.3); the costly one's; the face-down resource's, which is blank
    (408.1b). Attackers: hero, archer and the resting ally, which has no power but is ready; the new archer and the
    new sage must wait.

    Lines: the flip aims at two heroes, five allies of A and one of B (8); the archer's shot likewise (8); one of
    the ring's powers at allies only (6); the pass, the ring's other power, the armory, the sage and the quest leave
    nothing to choose (5); and there are the 6 attacks.

    Two deep: after a pass B may pass or flip its hero (1 + 8). On A's side there are then 27 lines but for what is
    used up: a pass (1), the flip (8), the shot (8), the ring (1 + 6), the armory, the sage and the quest (3), and
    no attack. After the flip 1 resource is left and no flip (8 * 19), after the shot no shot (8 * 19), after the
    ring's activated power no other use of it (6 * 21), after its other power and the sage all is still there (2 *
    27), after the armory and the quest one less (2 * 26), after an attack all (6 * 27). Together 707. Three deep
    would be thousands.
    """
    table = Table(resources=4, hero=replace(HERO, powers=(FLIPPING,)))
    shot = activated(bolt(1), targets=(HERO_OR_ALLY,))
    archer = ally("Archer", 1, 2, shot)
    draw = Draw(You(), Number(1))
    table.put(archer)
    table.put(archer, this_turn=True)
    table.put(item("Ring", paid(1, draw), activated(PutDamage(Target(), Number(1)), targets=(ALLY,))))
    table.put(item("Armory", replace(paid(0, draw), once_per_turn=True)))
    table.put(ally("Sage", 1, 1, paid(1, draw)), this_turn=True)
    table.put(item("Orb", activated(draw)), ready=False)
    table.put(item("Costly", paid(6, draw)))
    table.put(item("Hidden", paid(0, draw)), resource=True, face_up=False, ready=False)
    table.put(QUEST, resource=True, ready=False)
    table.put(ally("Resting", 1, 1))
    table.put(GNOME, ready=False)
    table.put(GUARD, B)
    return table.state


def a_defend_window() -> State:
    """A's hero attacks B's, the defend window is open: a pass, two strikes, one instant and one power: 1 + 2 + 1 +
    1.

    The axe and the sword cost 1 and 2, and 2 resources are ready (303.2); not the great axe, which costs 3, nor the
    exhausted dagger. Nothing can be proposed, placed or played but the instant (602.4, 407.2).

    Lines: the instant aims at either hero (2), the rest leaves nothing to choose (4).

    Two deep: after a pass B passes or strikes with the club (2); after a strike no second weapon may strike
    (303.2c), so that a pass, the instant and the ring are left (2 * (1 + 2 + 1)); after the instant a pass, two
    strikes and the ring (2 * 4); after the ring all is there again (1 + 2 + 2 + 1). Together 24.

    Three deep: after two passes the combat is over and A may pass, play the instant (2) or the gnome, use the ring,
    place three cards face down and the quest face up (9), and after the club's strike B can only pass (1). After a
    strike and a pass B passes or strikes (2), after a strike and the instant a pass and the ring are left (2 * 2),
    after a strike and the ring the instant as well (4): 10 for each of two strikes. After the instant likewise 2 +
    2 + 2 + 4, for each of its two aims; after the ring 2 + 4 + 4 + 2 * 4 + 6. Together 10 + 20 + 20 + 24 = 74.
    """
    table = Table(resources=2)
    for name, cost in (("Axe", 1), ("Sword", 2), ("Great Axe", 3)):
        table.put(replace(weapon(name, 2, cost), limits=()))
    table.put(replace(weapon("Dagger", 1, 0), limits=()), ready=False)
    table.put(weapon("Club", 1, 0), B)
    table.put(item("Ring", paid(0, PutDamage(HeroOf(You()), Number(1)))))
    for card in (blast(1), GNOME, QUEST):
        table.put(card, A, Zone.HAND)
    table.act(Propose(A, table.heroes[0], table.heroes[1]))
    table.passes()
    table.passes()
    return table.state


def three_players_and_an_ally_that_must_attack() -> State:
    """A and C against B. No pass; five attacks; one card to play, and to place.

    The mad ally must attack and could, so that A can't pass (600.2); it can attack only allies if able, and B's one
    ally can be attacked, so that is its only way (601.2c). The ogre and the hero may attack B's hero or ally: 2 *
    2. C is friendly.

    Lines: the instant aims at any of three heroes and four allies (7); 5 attacks and a place.

    Two deep: with a proposal on the chain A may pass, or play the instant (5 * (1 + 7)); after the instant, and
    after the place, A may only pass (7 + 1). Three deep: once the instant has been played or A has passed nobody
    can do anything but pass, so that each of the 48 lines goes on once.
    """
    table = Table((("A", 1), ("B", 2), ("C", 1)), resources=1)
    mad = ally("Mad", 2, 2, always(MustAttack()), always(AttackOnly(Is((Kind.ALLY,)))))
    table.put(mad)
    table.put(OGRE)
    table.put(GNOME, B)
    table.put(GNOME, C)
    table.put(blast(1), A, Zone.HAND)
    return table.state


BOARDS: dict[Callable[[], State], Expected] = {
    nothing_but_heroes: Expected({"Pass": 1, "Propose": 1}, (2, 2, 2)),
    who_may_attack_whom: Expected({"Pass": 1, "Propose": 12}, (13, 13, 13)),
    a_hand_of_cards: Expected({"Pass": 1, "PlayCard": 5, "Place": 8, "Propose": 1}, (2 + 6 + 3 + 10, 125, 341)),
    powers_to_use: Expected({"Pass": 1, "Use": 6, "Complete": 1, "Propose": 6}, (8 + 8 + 6 + 5 + 6, 707)),
    a_defend_window: Expected({"Pass": 1, "Strike": 2, "PlayCard": 1, "Use": 1}, (6, 24, 74)),
    three_players_and_an_ally_that_must_attack: Expected({"Propose": 5, "PlayCard": 1, "Place": 1}, (13, 48, 48)),
}


def answers(choice: Choice) -> Iterator[Answer]:
    """Yield every legal answer to the choice; of a number without upper bound the lowest three."""
    if choice.low is not None:
        high = choice.low + 2 if choice.high is None else choice.high
        yield from ((number,) for number in choice.options or range(choice.low, high + 1))
        return
    arranged = permutations if choice.ordered else combinations
    for many in range(choice.least, choice.most + 1):
        yield from (each for each in arranged(choice.options, many) if choice.refuses(each) is None)


def lines(state: State, action: Action, given: tuple[Answer, ...] = ()) -> Iterator[State]:
    """Yield what comes of the action with every way to answer it; an answer that leaves no way out is none (707.2)."""
    try:
        outcome = apply(state, action, given)
    except Refused:
        return
    if isinstance(outcome, Settled):
        yield outcome.state
        return
    for answer in answers(outcome.choice):
        yield from lines(state, action, (*given, answer))


def counts(state: State, depth: int) -> tuple[int, ...]:
    """Return how many lines there are of one action, of two one after another, and so on up to so many."""
    after = [found for action in legal_actions(state) for found in lines(state, action)]
    if depth == 1 or not after:
        return (len(after), *[0] * (depth - 1))
    further = zip(*[counts(each, depth - 1) for each in after], strict=True)
    return (len(after), *(sum(many) for many in further))


@for_every("board", BOARDS)
def test_what_is_legal_by_kind(board: Callable[[], State]) -> None:
    found = Counter(type(action).__name__ for action in legal_actions(board()))
    assert dict(found) == BOARDS[board].actions


@for_every("board", BOARDS)
def test_lines_by_depth(board: Callable[[], State]) -> None:
    told = BOARDS[board].lines
    assert counts(board(), len(told)) == told


def test_a_pass_is_never_the_last_way_out_but_where_an_ally_must_attack() -> None:
    """600.2."""
    for board in BOARDS:
        may_pass = Pass(A) in legal_actions(board())
        assert may_pass is (board is not three_players_and_an_ally_that_must_attack)
