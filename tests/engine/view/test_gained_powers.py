"""Powers that modifiers give: to cards that come later, and each with a key of its own."""

from engine.decisions.actions import PlayCard, Propose, Use
from engine.game.setup import at_turn
from engine.language.costs import Activate
from engine.language.durations import Duration
from engine.language.effects import Apply, Destroy, Draw
from engine.language.filters import AllOf, Controlled, DidThisTurn, Is
from engine.language.modifiers import Cannot, Deed, GainPowers, LosePowers, SetValue
from engine.language.powers import Keyword, Payment, TargetDescription, Text
from engine.language.selections import Count, Every, Number, Target, This, You
from engine.language.words import Done, KeywordName, Kind, Phase, Trait, Zone
from engine.play import why_not
from engine.view.values import has_keyword, powers
from tests.engine.cards import ALLY, GNOME, OGRE, ally, always, instant, ongoing, raises, this_turn
from tests.engine.table import A, B, Table

YOUR_ALLIES = AllOf((Is((Kind.ALLY,)), Controlled(You())))


def test_a_continuous_power_is_given_to_a_card_that_comes_after_none_could_have_it() -> None:
    """704.1, 714.2."""
    table = Table()
    table.put(ongoing("Banner", always(GainPowers((always(Cannot(Deed.BE_ATTACKED), This()),)), YOUR_ALLIES)))
    attacker = table.put(OGRE, B)
    table.cast(A, GNOME)
    (late,) = table.named("Gnome")
    table.state = at_turn(table.state, B, Phase.ACTION)
    assert why_not(table.state, Propose(B, attacker, table.heroes[0])) == ()
    assert why_not(table.state, Propose(B, attacker, late.id)) != ()


def test_a_keyword_and_a_payment_power_given_apart_by_one_modifier() -> None:
    """701.2, 712.2."""
    pay = Payment((Activate(),), Text((), (Draw(You(), Number(1)),)))
    changes = (GainPowers((Keyword(KeywordName.PROTECTOR),)), raises(Trait.ATK, 1), GainPowers((pay,)))
    table = Table()
    ogre = table.put(OGRE)
    train = instant("Train", Apply(changes, Target(), Duration.THIS_TURN), targets=(ALLY,))
    table.cast(A, train, ogre)
    assert has_keyword(table.state, ogre, KeywordName.PROTECTOR)
    key = next(each.key for each in powers(table.state, ogre) if isinstance(each.power, Payment))
    table.act(Use(A, ogre, key))
    table.passes()
    assert table.hand(A) == 1


def test_a_lost_keyword_leaves_a_continuous_power_its_timestamp() -> None:
    """719.1: what takes a keyword doesn't change what the card's own modifier could apply to."""
    handy = SetValue(Trait.ATK, Count(Every(Is((Kind.CARD,)), (Zone.HAND,), You())))
    table = Table()
    swarm = table.put(ally("Swarm", 1, 4, always(handy, This()), Keyword(KeywordName.FEROCITY)))
    for _ in range(3):
        table.put(GNOME, A, Zone.HAND)
    table.cast(A, instant("Rage", this_turn(raises(Trait.ATK, 2), Target()), targets=(ALLY,)), swarm)
    assert table.atk(swarm) == 5
    table.cast(
        A, instant("Calm", this_turn(LosePowers(keywords=(KeywordName.FEROCITY,)), Target()), targets=(ALLY,)), swarm
    )
    assert table.atk(swarm) == 5


def test_a_player_who_can_not_be_targeted_is_no_target() -> None:
    """103.2, 706.1."""
    table = Table()
    table.put(ongoing("Veil", always(Cannot(Deed.BE_TARGETED), You())), B)
    player = TargetDescription(Is((Kind.PLAYER,)))
    spell = table.put(instant("Study", Draw(Target(), Number(1)), targets=(player,)), A, Zone.HAND)
    table.act(PlayCard(A, spell))
    assert table.state.chain[-1].targets == ((A,),)


def test_a_card_that_was_played_this_turn_is_the_one_in_play() -> None:
    fresh = TargetDescription(AllOf((Is((Kind.ALLY,)), DidThisTurn(Done.PLAYED))))
    strike = instant("Strike", Destroy(Target()), targets=(fresh,))
    table = Table()
    older = table.put(OGRE)
    table.cast(A, OGRE)
    spell = table.put(strike, A, Zone.HAND)
    table.act(PlayCard(A, spell))
    table.passes()
    assert [each.id for each in table.named("Ogre")] == [older]
