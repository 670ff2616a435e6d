"""Text that means a player who has left the game: nobody is asked, nothing is done (102.2)."""

from dataclasses import replace

from engine.decisions.actions import Concede, PlayCard, Propose
from engine.decisions.choices import ChoiceKind
from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    ChooseMode,
    ChooseNumber,
    CreateTokens,
    Destroy,
    Discard,
    Draw,
    Effect,
    FlipCoin,
    IfYouDo,
    LoseTheGame,
    May,
    PayResources,
    Put,
    RollDice,
    Shuffle,
    TurnDeckOver,
)
from engine.language.extra_turns import ExtraTurn
from engine.language.filters import Is, Standing
from engine.language.modifiers import Control
from engine.language.powers import Keyword, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.revelation import LookAt, Search
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Every,
    Number,
    OwnerOf,
    Players,
    Role,
    Selection,
    Target,
    ThatMany,
    TurnPlayer,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import KeywordName, Kind, Phase, Relation, Zone
from engine.state.ids import PlayerId
from engine.state.record import FailToDraw, Roll, SearchZone, ShowCards, ShuffleDeck, TurnOver
from judge.soak.invariants import check_state
from tests.engine.cards import ANY_PLAYER, OGRE, ally, instant, item
from tests.engine.table import THREE, A, B, C, D, Table
from tests.every_row import for_every

ALLIES = Is((Kind.ALLY,))
DONE = (Draw(You(), Number(1)),)
NOT_DONE = (Draw(You(), Number(2)),)
WISP = TokenFace("Wisp", 1, 1)


def _two_courses(who: Selection) -> Effect:
    return ChooseMode(who, (DONE, NOT_DONE), ("one", "two"))


ASKING: dict[str, tuple[Effect, ...]] = {
    "a course": (_two_courses(TurnPlayer()),),
    "an option": (May(TurnPlayer(), DONE),),
    "a flip of a coin": (FlipCoin(TurnPlayer(), DONE, NOT_DONE),),
    "a number": (ChooseNumber(TurnPlayer(), Number(1), Number(3), "so many"), Draw(You(), ThatMany("so many"))),
    "dice": (RollDice(TurnPlayer(), Number(1), "so many"), Draw(You(), ThatMany("so many"))),
    "paying": (IfYouDo((PayResources(TurnPlayer(), Number(0)),), DONE),),
    "a card that is chosen": (Destroy(Chosen(Every(ALLIES), by=TurnPlayer())),),
    "a card that is chosen and named": (Choose(Chosen(Every(ALLIES), by=TurnPlayer()), "it"),),
    "looking": (LookAt(TurnPlayer(), Every(ALLIES)),),
    "a search by that player": (Search(TurnPlayer(), You(), (Zone.DECK,), Is((Kind.CARD,)), Number(1), "it", DONE),),
    "a search of that player's deck": (
        Search(You(), TurnPlayer(), (Zone.DECK,), Is((Kind.CARD,)), Number(1), "it", DONE),
    ),
    "putting into play": (Put(Every(ALLIES, (Zone.GRAVEYARD,)), Zone.PLAY, under=TurnPlayer()),),
    "drawing": (Draw(TurnPlayer(), Number(1)),),
    "discarding": (Discard(TurnPlayer(), Number(1)),),
    "tokens": (CreateTokens(TurnPlayer(), WISP, Number(1)),),
    "an extra turn": (ExtraTurn(TurnPlayer()),),
    "shuffling": (Shuffle(TurnPlayer()),),
    "turning a deck over": (TurnDeckOver(TurnPlayer()),),
    "losing": (LoseTheGame(TurnPlayer()),),
}
NEVER = (FailToDraw, Roll, SearchZone, ShowCards, ShuffleDeck, TurnOver)


@for_every("told", ASKING.values())
def test_a_player_who_has_left_is_told_nothing(told: tuple[Effect, ...]) -> None:
    """102.2: not even as the player whose turn it still is, and nobody does it in that player's place."""
    table = Table(THREE)
    kept = [table.put(OGRE, B), table.put(OGRE, B)]
    fallen = table.put(OGRE, B, Zone.GRAVEYARD)
    table.act(Concede(A))
    assert table.state.turn_player == A
    table.cast(B, instant("Any", *told))
    assert not [event for kind in NEVER for event in table.happened(kind)]
    assert [table.hand(player) for player in (A, B, C)] == [0, 0, 0]
    assert [table.zone(card) for card in kept] == [Zone.PLAY, Zone.PLAY]
    assert table.zone(fallen) is Zone.GRAVEYARD
    assert not table.named("Wisp")
    assert table.state.extra_turns == ()
    check_state(table.state)


def test_what_hangs_on_a_player_who_has_left_not_doing_it_follows() -> None:
    """709.2b, 102.2: nobody pays, so what was to be averted happens."""
    table = Table(THREE)
    ogre = table.put(OGRE, B)
    table.act(Concede(A))
    unless = May(TurnPlayer(), (PayResources(TurnPlayer(), Number(1)),), otherwise=(Destroy(Every(ALLIES)),))
    table.cast(B, instant("Tax", unless))
    assert table.zone(ogre) is Zone.GRAVEYARD


@for_every("who", [Role("player"), ControllerOf(Role("link")), OwnerOf(Role("subject"))])
def test_the_player_of_an_event_may_leave_before_the_effect_resolves(who: Selection) -> None:
    """102.2: what triggered off a player's deed means that player, who is gone."""
    plays = On(What.PLAYED, player=Standing(Relation.OPPONENT))
    table = Table(THREE)
    table.put(item("Toll", Triggered((plays,), Text(effects=(May(who, DONE), _two_courses(who))))), B)
    table.act(PlayCard(A, table.put(instant("Trifle"), A, Zone.HAND)))
    assert [link.controller for link in table.state.chain] == [A, B]
    table.act(Concede(A))
    table.empty_chain()
    assert [table.hand(player) for player in (A, B, C)] == [0, 0, 0]


def test_a_player_who_leaves_is_no_legal_target_any_more() -> None:
    """102.2, 709.2a: the link with no other target is interrupted; the next one can't be aimed there."""
    table = Table(THREE)
    bounty = instant("Bounty", Draw(Target(), Number(1)), *DONE, targets=(ANY_PLAYER,))
    table.act(PlayCard(A, table.put(bounty, A, Zone.HAND)), (C,))
    table.act(Concede(C))
    table.passes()
    assert table.hand(A) == 0
    choice = table.asked(PlayCard(A, table.put(bounty, A, Zone.HAND)))
    assert (choice.kind, sorted(choice.options)) == (ChoiceKind.TARGETS, [A, B])


def test_a_turn_whose_player_has_left_draws_nothing() -> None:
    """102.2, 501.2a: not even a draw that fails."""
    table = Table(THREE, phase=Phase.READY_STEP)
    table.act(Concede(A))
    table.passes()
    assert table.part() is Phase.DRAW_STEP
    assert not table.happened(FailToDraw)


def test_a_link_whose_controller_leaves_by_it_does_no_more() -> None:
    """102.2, 711.2: the whole of its text is interrupted from there on."""
    table = Table(THREE)
    ogre = table.put(OGRE, B)
    table.cast(A, instant("Last Word", LoseTheGame(You()), Destroy(Every(ALLIES)), Draw(Players(), Number(1))))
    assert table.state.player(A).out
    assert table.zone(ogre) is Zone.PLAY
    assert [table.hand(player) for player in (B, C)] == [0, 0]
    assert table.priority == B
    check_state(table.state)


def test_an_ally_whose_controller_leaves_by_playing_it_does_not_enter_play() -> None:
    """102.2: it is removed from the game with all that the player owns."""
    table = Table(THREE)
    table.cast(A, replace(ally("Martyr", 1, 1), instant=True, text=Text(effects=(LoseTheGame(You()),))))
    assert not table.named("Martyr")
    assert len(table.named("Martyr", Zone.REMOVED)) == 1
    check_state(table.state)


@for_every("to", [Zone.HAND, Zone.PLAY, Zone.GRAVEYARD])
def test_what_left_with_its_owner_stays_away(to: Zone) -> None:
    """102.2: a power that triggers off the card leaving can't bring it back into the game."""
    back = Triggered((On(What.LEAVES_PLAY, subject=ALLIES),), Text(effects=(Put(Role("moved"), to),)))
    table = Table(THREE)
    table.put(item("Net", back), B)
    ogre = table.put(OGRE, A, controller=B)
    table.act(Concede(A))
    assert len(table.state.chain) == 1
    table.empty_chain()
    assert table.zone(ogre) is Zone.REMOVED
    check_state(table.state)


def test_control_that_was_given_to_a_player_who_leaves_ends() -> None:
    """102.2, 400.3b: it goes back although the modifier is another player's."""
    table = Table(THREE)
    ogre = table.put(OGRE, A)
    gift = Apply((Control(Target()),), Every(ALLIES), Duration.GAME)
    table.cast(A, instant("Gift", gift, targets=(ANY_PLAYER,)), C)
    assert table.card(ogre).controller == C
    table.act(Concede(C))
    assert table.card(ogre).controller == A
    check_state(table.state)


@for_every("window", [Phase.ACTION, Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW])
@for_every("leaving", [A, B])
def test_a_combat_goes_on_to_its_end_without_a_player_who_leaves(leaving: PlayerId, window: Phase) -> None:
    """102.2, 602.5: on either side, from the proposal to the defend window; nobody else's character is damaged."""
    table = Table(THREE)
    ogre, guard = table.put(OGRE), table.put(OGRE, B)
    watcher = table.put(ally("Watcher", 1, 1, Keyword(KeywordName.PROTECTOR)), C)
    table.act(Propose(A, ogre, guard))
    while table.part() is not window:
        table.passes()
    table.act(Concede(leaving))
    while table.state.chain or table.state.combat is not None:
        assert table.priority != leaving
        table.passes()
    assert (table.part(), table.damage(watcher)) == (Phase.ACTION, 0)
    assert table.damage(guard if leaving == A else ogre) == 0
    check_state(table.state)


def test_a_team_mate_who_has_left_is_not_asked_to_protect() -> None:
    """102.2, 602.2: the others on the side still are."""
    table = Table((("A", 1), ("B", 2), ("C", 1), ("D", 2)))
    ogre = table.put(OGRE)
    for player in (B, D):
        table.put(ally("Guard", 1, 3, Keyword(KeywordName.PROTECTOR)), player)
    table.act(Propose(A, ogre, table.heroes[3]))
    table.passes()
    table.act(Concede(B))
    choice = table.asked_on_passing()
    assert (choice.kind, choice.player, len(choice.options)) == (ChoiceKind.PROTECT, D, 1)


@for_every(
    "told",
    [
        Draw(TurnPlayer(), Number(1)),
        Discard(TurnPlayer(), Number(0)),
        Discard(TurnPlayer(), None),
        Shuffle(TurnPlayer()),
        PayResources(TurnPlayer(), Number(0)),
    ],
)
def test_what_nobody_is_there_to_do_is_not_done(told: Effect) -> None:
    """709.2f, 712.7, 102.2: what hangs on it doesn't follow, and nobody is offered to do it."""
    table = Table(THREE)
    table.act(Concede(A))
    table.cast(B, instant("If", IfYouDo((told,), DONE)))
    assert table.hand(B) == 0
    table.cast(B, instant("May", May(You(), (told, *DONE))))
    assert table.hand(B) == 0
