"""Loops that nobody can break are a draw, and only those (801.2)."""

import pytest

from engine.decisions.actions import Pass, PlayCard
from engine.decisions.choices import ChoiceKind
from engine.errors import Unsettled
from engine.language.durations import Duration
from engine.language.effects import Apply, CreateTokens, Destroy, Draw, Exhaust, Heal, If, May, PutDamage, Ready
from engine.language.filters import AllOf, Among, Named, Not
from engine.language.modifiers import Adjust
from engine.language.powers import Power, TargetDescription, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.selections import Compare, Every, Number, Role, Target, This, TimesDone, ValueOf, You
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, Trait, Zone
from engine.state.ids import PlayerId
from tests.engine.cards import ally, instant, item, paid, when
from tests.engine.table import A, B, Table
from tests.every_row import for_every

ROUNDS = 40
NAP = instant("Nap", Exhaust(Every(Named("Spinner"))))
SPIN_UP = when(What.BECOMES_EXHAUSTED, Ready(This()))
SPIN_DOWN = when(What.BECOMES_READY, Exhaust(This()))


def spinning(*powers: Power) -> Table:
    """Return a table at which an ally with the powers has just been exhausted."""
    table = Table()
    table.put(ally("Spinner", 1, 30, *powers))
    table.cast(A, NAP)
    return table


def rounds(table: Table, *answers: tuple[str, ...]) -> int:
    """Return after how many resolutions the game ends, with the answers where something is asked; so many at most."""
    for done in range(ROUNDS):
        if table.state.result is not None or not table.state.chain:
            return done
        asked = [power for power in table.state.chain[-1:] if _asks(power.text)]
        table.passes(*(answers if asked else ()))
    return ROUNDS


def _asks(text: object) -> bool:
    return isinstance(text, Text) and any(isinstance(effect, May) for effect in text.effects)


def test_a_loop_of_mandatory_effects_is_a_draw() -> None:
    """801.2."""
    table = spinning(SPIN_UP, SPIN_DOWN)
    assert rounds(table) < ROUNDS
    assert table.state.result is not None
    assert table.state.result.winners == ()
    assert "801.2" in table.cited()


def test_a_loop_that_changes_something_goes_on_until_that_ends_it() -> None:
    """801.2: no state comes again while damage grows, and the ally dies of it."""
    hurt = when(What.BECOMES_READY, PutDamage(This(), Number(3)), Exhaust(This()))
    table = spinning(SPIN_UP, hurt)
    rounds(table)
    assert table.state.result is None
    assert table.named("Spinner", Zone.GRAVEYARD)


@for_every("owner", [A, B])
def test_a_loop_that_somebody_can_break_is_no_draw(owner: PlayerId) -> None:
    """801.2: a ready means to destroy the ally is enough, whoever has it and whether it is used or not."""
    table = Table()
    table.put(ally("Spinner", 1, 30, SPIN_UP, SPIN_DOWN))
    saw = paid(0, Destroy(Every(Named("Spinner"))))
    table.put(item("Saw", saw), owner)
    table.cast(A, NAP)
    assert rounds(table) == ROUNDS
    assert table.state.result is None


def test_a_loop_with_an_option_in_it_is_no_draw() -> None:
    """801.1, 801.2: the player need not go on, and as soon as he or she doesn't, it ends."""
    table = spinning(SPIN_UP, when(What.BECOMES_READY, May(You(), (Exhaust(This()),))))
    for answers in ((), (("yes",),), ()):
        table.passes(*answers)
    assert table.asked_on_passing(("yes",)).kind is ChoiceKind.LOOP
    table.act(Pass(table.priority), ("yes",), (500,))
    table.passes()
    table.passes()
    assert table.state.chain == ()
    assert table.state.result is None


def test_an_option_that_is_declined_ends_the_loop() -> None:
    """801.1."""
    table = spinning(SPIN_UP, when(What.BECOMES_READY, May(You(), (Exhaust(This()),))))
    assert rounds(table, ("no",)) == 2
    assert table.state.chain == ()


WISP = TokenFace("Wisp", 0, 1)
WISPS = Named("Wisp")


def test_tokens_that_take_each_others_place_are_a_loop() -> None:
    """801.2, 402.2: a token is known by what it is, not by which it is."""
    table = Table()
    for _ in range(2):
        table.put(WISP.printed, token=True)
    reap = Destroy(Every(AllOf((WISPS, Not(Among(Role("moved")))))))
    table.put(ally("Reaper", 1, 9, Triggered((On(What.ENTERS_PLAY, subject=WISPS),), Text((), (reap,)))))
    sow = CreateTokens(You(), WISP, Number(1))
    table.put(ally("Sower", 1, 9, Triggered((On(What.DESTROYED, subject=WISPS),), Text((), (sow,)))))
    first = min(card.id for card in table.named("Wisp"))
    table.cast(A, instant("Kill", Destroy(Target()), targets=(TargetDescription(WISPS),)), first)
    assert rounds(table) < ROUNDS
    assert table.state.result is not None
    assert table.state.result.winners == ()


def test_healing_and_hurting_without_end_is_a_draw_although_the_numbers_go_up_and_down() -> None:
    """801.2: the same state comes again."""
    back = when(What.BECOMES_EXHAUSTED, PutDamage(This(), Number(2)), Heal(This(), This(), Number(2)), Ready(This()))
    table = spinning(back, SPIN_DOWN)
    assert rounds(table) < ROUNDS
    assert table.state.result is not None


def test_drawing_without_end_is_no_draw_but_a_loss() -> None:
    """102.1a: the deck gets smaller each time."""
    table = Table(deck=9)
    draw = when(What.BECOMES_EXHAUSTED, Draw(You(), Number(1)), Ready(This()))
    table.put(ally("Spinner", 1, 30, draw, SPIN_DOWN))
    table.cast(A, NAP)
    assert rounds(table) < ROUNDS
    assert table.state.result is not None
    assert table.state.result.winners == (B,)
    assert table.card(table.heroes[0]).damage == 0


def test_the_game_forgets_positions_once_somebody_does_something() -> None:
    """801.2: a succession of states that mandatory actions lead through starts with what a player does."""
    table = spinning(SPIN_UP, SPIN_DOWN)
    table.passes()
    assert table.state.positions
    table.act(PlayCard(A, table.put(instant("Any", Draw(You(), Number(1))), A, Zone.HAND)))
    assert table.state.positions == ()


def test_a_loop_that_never_comes_back_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """801.2: whether it ever ends can't be told where a text asks about what grows, and nothing is said of it."""
    monkeypatch.setattr("engine.loops.mandatory_loops._MOST", 30)
    monkeypatch.setattr("engine.loops.way_out._MOST_TRIED", 100)
    stronger = Apply((Adjust(Trait.ATK, Number(1)),), This(), Duration.THIS_TURN)
    table = spinning(SPIN_UP, when(What.BECOMES_READY, stronger, Exhaust(This())))
    table.put(item("Scales", paid(0, Heal(This(), This(), ValueOf(Trait.ATK, This())))))
    with pytest.raises(Unsettled, match="a loop of mandatory actions did not settle after 30 rounds"):
        rounds(table)


def test_a_loop_with_too_much_to_try_in_it_is_not_taken_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """801.2: that nobody can break it isn't known before everything has been tried."""
    monkeypatch.setattr("engine.loops.way_out._MOST_TRIED", 2)
    table = spinning(SPIN_UP, SPIN_DOWN)
    assert rounds(table) == ROUNDS
    assert table.state.result is None


def test_how_often_something_was_done_counts_where_a_card_asks_for_it() -> None:
    """801.2: a loop that a card counts doesn't come back to the same state, and ends as the count is reached."""
    thrice = Compare(TimesDone(Done.TRIGGERED), Comparison.AT_LEAST, Number(12))
    stop = when(What.BECOMES_READY, If(thrice, (Destroy(This()),)), Exhaust(This()))
    table = spinning(SPIN_UP, stop)
    rounds(table)
    assert table.state.result is None
    assert table.named("Spinner", Zone.GRAVEYARD)


def test_what_comes_of_a_chain_that_has_emptied_counts_anew() -> None:
    """801.2: effects that trigger turn after turn, with nobody acting, are no loop of mandatory actions."""
    table = spinning(SPIN_UP, when(What.BECOMES_READY, Heal(This(), This(), Number(1))))
    table.passes()
    assert table.state.chain
    assert table.state.positions
    table.passes()
    assert not table.state.chain
    assert table.state.positions == ()
