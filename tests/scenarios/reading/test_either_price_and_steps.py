"""Costs of one deed or another, amounts in steps, and what can be done only after something was done."""

from __future__ import annotations

from engine.language.costs import Activate, Cost, Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    ChooseMode,
    Deal,
    Destroy,
    Discard,
    Draw,
    Effect,
    Heal,
    May,
    PayResources,
    PutDamage,
    Repeat,
)
from engine.language.filters import AllOf, Among, DealtDamage, Is, Not, Standing, Tagged
from engine.language.modifiers import Adjust, AlterPacket, CostToAttack, Prevent, Replace
from engine.language.powers import Continuous, Payment, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Circumstance,
    Count,
    EventAmount,
    Every,
    Fits,
    Happened,
    Negated,
    Per,
    Plus,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import DamageType, Done, Kind, Relation, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    NAME,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

AN_ALLY = (TargetDescription(ALLY),)
DISCARDING = Discard(You(), n(1))
DESTROYING = Destroy(Chosen(Every(MY_ALLY)))
HURTING = PutDamage(HERO, n(4))
DRAWING = Text((), (Draw(You(), n(1)),))
MELEE = AllOf((Is((Kind.WEAPON,)), Tagged(("Melee",))))


def either(one: Effect, other: Effect) -> ChooseMode:
    """Return that you choose one of the two deeds."""
    return ChooseMode(You(), ((one,), (other,)), ("the first", "the second"), either=True)


PRICES: dict[str, tuple[Cost, ...]] = {
    "Destroy an ally in your party or put 4 damage on your hero": (Perform(either(DESTROYING, HURTING)),),
    "Pay 2 or discard a card": (Perform(either(PayResources(You(), n(2)), DISCARDING)),),
    "[Activate], Discard a card or pay 2": (Activate(), Perform(either(DISCARDING, PayResources(You(), n(2))))),
}
POWERS: dict[str, Power] = {
    "At the start of your turn, destroy Grok Stonefist unless you discard a card or pay 2.": Triggered(
        (On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN),),
        Text((), (May(You(), (either(DISCARDING, PayResources(You(), n(2))),), (), (Destroy(This()),)),)),
    ),
    "Grok Stonefist can't attack unless you discard a card or destroy an ally in your party.": Continuous(
        (CostToAttack((Perform(either(DISCARDING, DESTROYING)),)),), This()
    ),
    # Damage that it deals to itself is doubled once.
    "If damage would be dealt to or dealt by Grok Stonefist, double it instead.": Continuous(
        (
            Replace(On(What.DEALS_DAMAGE, other=Among(This())), AlterPacket(Times(EventAmount(), 2))),
            Replace(On(What.DEALS_DAMAGE, Among(This()), Not(Among(This()))), AlterPacket(Times(EventAmount(), 2))),
        ),
        You(),
    ),
    "When your hero would deal fire damage, it deals that much +1 instead.": Continuous(
        (
            Replace(
                On(What.DEALS_DAMAGE, Among(HERO), damage_type=DamageType.FIRE),
                AlterPacket(Plus((EventAmount(), n(1)))),
            ),
        ),
        You(),
    ),
}
HEALED = Heal(HERO, Target(), None, "healed")
BURNT = Deal(HERO, Target(), n(5), DamageType.FIRE, name="dealt")
STEPS: dict[str, Text] = {
    "Your hero heals all damage from target ally. Draw a card for each 4 damage healed this way.": Text(
        AN_ALLY, (HEALED, Draw(You(), Per(ThatMany("healed"), 4)))
    ),
    "Your hero deals 5 fire damage to target ally. For each 2 damage dealt this way, draw a card.": Text(
        AN_ALLY, (BURNT, Repeat(Per(ThatMany("dealt"), 2), (Draw(You(), n(1)),)))
    ),
    "Your hero heals all damage from target ally. For each damage healed this way, target opposing ally has -1 ATK "
    "this turn.": Text(
        (*AN_ALLY, TargetDescription(AllOf((ALLY, OPPOSING)))),
        (
            HEALED,
            Repeat(ThatMany("healed"), (Apply((Adjust(Trait.ATK, n(-1)),), Target(1), Duration.THIS_TURN),)),
        ),
    ),
    "Prevent the next 2 combat damage that would be dealt to each ally in your party this turn.": Text(
        (), (Apply((Prevent(n(2), combat=True, apart=True),), MY_ALLY, Duration.THIS_TURN),)
    ),
    "Destroy all allies. Draw a card for each two allies destroyed this way.": Text(
        (), (Destroy(Every(ALLY), "destroyed"), Draw(You(), Per(Count(Those("destroyed"), ALLY), 2)))
    ),
    "Draw a card for each 2 allies in your party.": Text((), (Draw(You(), Per(Count(Every(MY_ALLY)), 2)),)),
}
CONDITIONS: dict[str, Circumstance] = {
    "after your hero dealt combat damage with a Melee weapon this turn": Fits(
        HERO, DealtDamage(combat=True, with_=MELEE)
    ),
    "after an ally was destroyed this turn": Happened(Done.DESTROYED, None, ALLY),
    "if Grok Stonefist didn't deal damage this turn": Negated(Fits(This(), DealtDamage())),
    "if Grok Stonefist hasn't dealt combat damage to a hero this turn": Negated(
        Fits(This(), DealtDamage(Is((Kind.HERO,)), combat=True))
    ),
}


@for_every("words", PRICES)
def test_a_cost_is_one_deed_or_another(words: str) -> None:
    check_power(f"{words} >>> Draw a card.", Payment(PRICES[words], DRAWING))
    says_it_back(f"{words} >>> Draw a card.", ALLY_LINE)


def test_an_additional_cost_is_one_deed_or_another() -> None:
    said = f"As an additional cost to play {NAME}, discard a card or pay 2."
    assert card(ALLY_LINE, said).additional_cost == (Perform(either(DISCARDING, PayResources(You(), n(2)))),)
    says_it_back(said, ALLY_LINE)


@for_every("words", POWERS)
def test_what_averts_or_allows_a_deed_is_one_of_two(words: str) -> None:
    check_power(words, POWERS[words])
    says_it_back(words, ALLY_LINE)


@for_every("words", STEPS)
def test_amounts_are_counted_by_so_many_at_once(words: str) -> None:
    check_text(words, STEPS[words])
    says_it_back(words)


@for_every("words", CONDITIONS)
def test_a_power_is_used_only_after_something_was_done(words: str) -> None:
    check_power(f"1 >>> Draw a card. Use only {words}.", Payment((Resources(n(1)),), DRAWING, CONDITIONS[words]))


@for_every(
    ("line", "words"),
    [
        # How much the "or" parts is in doubt.
        (ALLY_LINE, "Discard a card and destroy an ally in your party or pay 2 >>> Draw a card."),
        # What is so can't be waited for.
        (ALLY_LINE, "1 >>> Draw a card. Use only after you control an ally."),
        # Each of one counts by itself.
        (ABILITY_LINE, "Draw a card for each 1 allies in your party."),
        # Commas may part three alternatives.
        (ALLY_LINE, "Discard a card, destroy an ally in your party or pay 2 >>> Draw a card."),
        # The card that was discarded, if one was.
        (ALLY_LINE, "Discard a card or pay 2 >>> Draw a card if it was an ally."),
    ],
)
def test_what_is_doubtful_is_unread(line: str, words: str) -> None:
    stuck(line, words)
