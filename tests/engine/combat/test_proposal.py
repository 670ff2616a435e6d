"""Prices on attacks and on protecting, and characters that must attack (600.2, 600.3, 601.2b, 602.2)."""

from engine.combat.combat_step import protect_reasons
from engine.combat.proposal import legal_defenders
from engine.decisions.actions import Pass, Propose
from engine.language.costs import Perform, Resources
from engine.language.effects import Destroy, Exhaust
from engine.language.filters import AllOf, Among, Controlled, HasKeyword, Is
from engine.language.modifiers import (
    AddCost,
    AttackOnly,
    Can,
    ChangeCost,
    CostToAttack,
    CostToProtect,
    Deed,
    GainPowers,
    MustAttack,
    Purpose,
)
from engine.language.powers import Keyword
from engine.language.printed import Printed
from engine.language.selections import Chosen, Every, Number, Players, This, You
from engine.language.words import KeywordName, Kind, Relation, Zone
from engine.play import why_not
from engine.state.editions import EDITIONS
from tests.engine.cards import GNOME, OGRE, ally, always, item, ongoing
from tests.engine.table import THREE, TWO, A, B, Table
from tests.every_row import for_every

OPPOSING_ALLIES = AllOf((Is((Kind.ALLY,)), Controlled(Players(Relation.OPPONENT))))
TOLL = ongoing(
    "Toll",
    always(CostToAttack((Resources(Number(1)),), AllOf((Is((Kind.CHARACTER,)), Controlled(You())))), OPPOSING_ALLIES),
)
FURIOUS = ally("Furious", 2, 2, always(MustAttack()))
OPEN_TO_ALL = ally("Open to all", 1, 1, always(Can(Deed.BE_ATTACKED, Is((Kind.HERO, Kind.ALLY))), This()))


@for_every(("resources", "refused"), [(0, {"600.3"}), (1, set[str]())])
def test_a_price_on_attacking_one_player_is_asked_for_that_player_only(resources: int, refused: set[str]) -> None:
    table = Table(players=THREE, resources=resources)
    attacker = table.put(OGRE)
    gnome = table.put(GNOME, B)
    table.put(TOLL, B)
    for defender in (table.heroes[1], gnome):
        assert {reason.rule for reason in why_not(table.state, Propose(A, attacker, defender))} == refused
    assert why_not(table.state, Propose(A, attacker, table.heroes[2])) == ()
    assert why_not(table.state, Propose(A, table.heroes[0], table.heroes[1])) == (), "only allies have to pay"


@for_every(("players", "refused"), [(TWO, set[str]()), (THREE, {"600.2"})])
def test_who_must_attack_need_not_pay_but_attacks_whom_it_can_for_nothing(
    players: tuple[tuple[str, int], ...], refused: set[str]
) -> None:
    table = Table(players=players)
    table.put(FURIOUS)
    table.put(TOLL, B)
    assert {reason.rule for reason in why_not(table.state, Pass(A))} == refused


def test_who_must_attack_a_certain_one_need_not_attack_another() -> None:
    """600.2: the player can't pass while the character could be proposed to attack whom it must attack."""
    table = Table()
    fixed = table.put(ally("Fixed", 2, 2, always(MustAttack(Is((Kind.ALLY,))))))
    assert why_not(table.state, Pass(A)) == ()
    gnome = table.put(GNOME, B)
    assert {reason.rule for reason in why_not(table.state, Pass(A))} == {"600.2"}
    for defender in (gnome, table.heroes[1]):
        assert why_not(table.state, Propose(A, fixed, defender)) == ()
    table.put(ongoing("Veil", always(GainPowers((Keyword(KeywordName.ELUSIVE),)), Is((Kind.ALLY,)))), B)
    assert why_not(table.state, Pass(A)) == ()


def test_who_must_attack_a_certain_one_need_not_pay_for_it() -> None:
    """600.3: attacking another for nothing would not be what it must do."""
    table = Table(players=THREE)
    table.put(ally("Fixed", 2, 2, always(MustAttack(Is((Kind.ALLY,))))))
    table.put(GNOME, B)
    assert {reason.rule for reason in why_not(table.state, Pass(A))} == {"600.2"}
    table.put(TOLL, B)
    assert why_not(table.state, Pass(A)) == ()


def test_what_anyone_can_attack_its_own_party_can_attack_and_it_can_t_attack_itself() -> None:
    table = Table()
    mine, ogre = table.put(OPEN_TO_ALL), table.put(OGRE)
    assert why_not(table.state, Propose(A, ogre, mine)) == ()
    assert why_not(table.state, Propose(A, table.heroes[0], mine)) == ()
    assert {reason.rule for reason in why_not(table.state, Propose(A, mine, mine))} == {"601.2b", "601.2e"}
    assert {reason.rule for reason in why_not(table.state, Propose(A, ogre, table.heroes[0]))} == {"601.2b", "601.2e"}


@for_every(
    ("purpose", "resources", "refused"),
    [
        (Purpose.USE, 0, {"600.3"}),
        (Purpose.PLAY, 0, {"600.3"}),
        (Purpose.PROPOSE, 0, set[str]()),
        (Purpose.USE, 1, set[str]()),
    ],
)
def test_what_makes_powers_cheaper_makes_no_attack_cheaper(purpose: Purpose, resources: int, refused: set[str]) -> None:
    """705.1, 707.1e: to propose a combat is not to use a power; only what speaks of proposing lowers its price."""
    table = Table(resources=resources)
    table.put(TOLL, B)
    attacker = table.put(OGRE)
    table.put(item("Bargain", always(ChangeCost(purpose, Is((Kind.CARD,)), Number(-1)), You())))
    proposal = Propose(A, attacker, table.heroes[1])
    assert {reason.rule for reason in why_not(table.state, proposal)} == refused
    if not refused:
        table.act(proposal)
        assert len([c for c in table.state.play.resources if not table.state.cards[c].ready]) == resources


def test_what_adds_to_the_cost_of_powers_adds_nothing_to_an_attack() -> None:
    """707.1e."""
    table = Table(resources=1)
    table.put(TOLL, B)
    attacker = table.put(OGRE)
    table.put(item("Tax", always(AddCost(Purpose.USE, Is((Kind.CARD,)), (Resources(Number(3)),)), You())))
    assert why_not(table.state, Propose(A, attacker, table.heroes[1])) == ()


def test_who_can_attack_the_elusive_attacks_them_and_others_can_t() -> None:
    table = Table(TWO)
    elusive = AllOf((HasKeyword(KeywordName.ELUSIVE), Is((Kind.HERO, Kind.ALLY))))
    hunter = table.put(ally("Hunter", 4, 5, always(Can(Deed.ATTACK, elusive))))
    other = table.put(OGRE)
    hidden = table.put(ally("Hidden", 1, 3, Keyword(KeywordName.ELUSIVE)), B)
    assert why_not(table.state, Propose(A, hunter, hidden)) == ()
    assert [reason.rule for reason in why_not(table.state, Propose(A, other, hidden))][:1] == ["601.2b"]
    assert why_not(table.state, Propose(A, hunter, other)) != ()
    assert {card for card, _ in legal_defenders(table.state, A, hunter)} == {table.heroes[1], hidden}
    assert {card for card, _ in legal_defenders(table.state, A, other)} == {table.heroes[1]}


@for_every("zone", [Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED])
@for_every("printed", [ongoing("Shout"), item("Ring"), GNOME])
def test_only_what_is_in_play_can_be_sabotaged(printed: Printed, zone: Zone) -> None:
    """601.2b of 2009 and 300.2: words of a type mean what is in play."""
    kinds = (Kind.ABILITY, Kind.ITEM, Kind.ALLY)
    table = Table(edition=EDITIONS["cr-2009-combat"])
    saboteur = table.put(ally("Saboteur", 1, 1, Keyword(KeywordName.SABOTAGE, kinds=kinds)))
    there, elsewhere = table.put(printed, B), table.put(printed, B, zone)
    assert why_not(table.state, Propose(A, saboteur, there, sabotage=True)) == ()
    assert {reason.rule for reason in why_not(table.state, Propose(A, saboteur, elsewhere, sabotage=True))} == {
        "601.2b",
        "cr-2009-combat:601.2b",
        "601.2e",
    }


@for_every("resources", [0, 1])
@for_every(
    "change",
    [
        AddCost(Purpose.PROPOSE, Is((Kind.CARD,)), (Resources(Number(1)),)),
        ChangeCost(Purpose.PROPOSE, Is((Kind.CARD,)), Number(1)),
    ],
)
def test_who_must_attack_need_not_pay_what_a_proposal_costs_more(change: AddCost | ChangeCost, resources: int) -> None:
    """600.2, 600.3."""
    table = Table(resources=resources)
    furious = table.put(FURIOUS)
    assert {reason.rule for reason in why_not(table.state, Pass(A))} == {"600.2"}
    table.put(ongoing("Tax", always(change, Players(Relation.OPPONENT))), B)
    assert why_not(table.state, Pass(A)) == ()
    assert (why_not(table.state, Propose(A, furious, table.heroes[1])) == ()) is bool(resources)


@for_every(("resources", "named", "other"), [(0, {"600.3"}, set[str]()), (1, set[str](), {"601.2c", "601.2e"})])
def test_who_can_t_pay_to_attack_the_only_one_it_can_attack_attacks_another(
    resources: int, named: set[str], other: set[str]
) -> None:
    """600.3, 601.2c: that combat can't be proposed, and the other one is as legal when its proposal resolves."""
    table = Table(players=THREE, resources=resources)
    ogre = table.put(OGRE)
    beacon = table.put(ally("Beacon", 1, 3, always(AttackOnly(Among(This())), OPPOSING_ALLIES)), B)
    table.put(TOLL, B)
    proposal = Propose(A, ogre, table.heroes[2])
    assert {reason.rule for reason in why_not(table.state, Propose(A, ogre, beacon))} == named
    assert {reason.rule for reason in why_not(table.state, proposal)} == other
    if not other:
        table.act(proposal)
        table.passes()
        assert table.state.combat is not None


AN_ALLY = Chosen(Every(AllOf((Is((Kind.ALLY,)), Controlled(You())))))
PROTECTOR = Keyword(KeywordName.PROTECTOR)


@for_every("deed", [Exhaust(AN_ALLY), Destroy(AN_ALLY)])
def test_a_protector_does_not_pay_for_its_own_protecting(deed: Exhaust | Destroy) -> None:
    """401.1, 602.2: it still has to be there, and to be exhausted."""
    table = Table()
    ogre = table.put(OGRE)
    guard = table.put(ally("Guard", 1, 9, PROTECTOR), B)
    table.put(ongoing("Gauntlet", always(CostToProtect((Perform(deed),)), OPPOSING_ALLIES)))
    table.act(Propose(A, ogre, table.heroes[1]))
    table.passes()
    assert {reason.rule for reason in protect_reasons(table.state, B, guard)} == {"401.1"}
    gnome = table.put(GNOME, B)
    assert protect_reasons(table.state, B, guard) == ()
    table.passes((guard,))
    assert table.state.combat is not None
    assert table.state.combat.defender == guard
    assert not table.card(guard).ready
    assert (table.zone(gnome), table.card(gnome).ready) in ((Zone.PLAY, False), (Zone.GRAVEYARD, True))


@for_every(("deed", "able"), [(Exhaust(AN_ALLY), True), (Destroy(AN_ALLY), False)])
def test_who_protects_while_exhausted_may_be_exhausted_for_it_but_has_to_be_there(
    deed: Exhaust | Destroy,
    able: bool,  # noqa: FBT001
) -> None:
    """103.1, 401.1, 602.2."""
    table = Table()
    ogre = table.put(OGRE)
    guard = table.put(ally("Guard", 1, 9, PROTECTOR, always(Can(Deed.PROTECT_EXHAUSTED))), B)
    table.put(ongoing("Gauntlet", always(CostToProtect((Perform(deed),)), OPPOSING_ALLIES)))
    table.act(Propose(A, ogre, table.heroes[1]))
    table.passes()
    assert (protect_reasons(table.state, B, guard) == ()) is able
