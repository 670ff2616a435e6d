"""Counters that are moved, doubled or of any name, base values, fatal damage, strikes and abilities attached anew."""

from __future__ import annotations

from engine.language.costs import Activate, Perform
from engine.language.counter_moves import MoveCounters
from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    BecomeDefender,
    ChooseNumber,
    CreateTokens,
    Deal,
    Destroy,
    Draw,
    Heal,
    Put,
    Reattach,
    RemoveCounters,
)
from engine.language.filters import AllOf, Among, AttachedTo, HasCounter, InCombatWith, InCondition, Is, Not
from engine.language.modifiers import Adjust, AlterPacket, EntersPlay, GainTags, LosePowers, Prevent, Replace, SetValue
from engine.language.powers import Continuous, Keyword, Payment, TargetDescription, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.selections import (
    AtMost,
    ControllerOf,
    Count,
    CountersOn,
    EventAmount,
    Every,
    Fits,
    Host,
    Number,
    Plus,
    Role,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Condition, DamageType, KeywordName, Kind, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTERS,
    HERO,
    MY_ALLY,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

BOTH = "+1 ATK / +1 health"
ONE_ALLY = (TargetDescription(ALLY),)
TWO_ALLIES = (TargetDescription(ALLY), TargetDescription(AllOf((ALLY, Not(Among(Target()))))))
ATTACHED = "2, Ability\nAttach to target ally.\nOngoing: "
MORE = AlterPacket(Plus((EventAmount(), Number(1))))
ABILITY = Is((Kind.ABILITY,))
SWORD = "2, Weapon—Melee Sword, 2 [Melee] ATK, 2 Strike\n"
THIS = Among(This())

BORNE = {
    "Put a tide counter on target ally. Then, your hero heals 1 damage from target hero for each tide counter on it.": (
        Text(
            (TargetDescription(ALLY), TargetDescription(Is((Kind.HERO,)))),
            (AddCounters(Target(), "tide", n(1)), Heal(HERO, Target(1), CountersOn("tide", Target()))),
        )
    ),
    "Put a tide counter on target ally. Then, your hero heals 1 damage from that ally for each tide counter on it.": (
        Text(ONE_ALLY, (AddCounters(Target(), "tide", n(1)), Heal(HERO, Target(), CountersOn("tide", Target()))))
    ),
    "Put a tide counter on your hero. Draw a card for each tide counter on it.": Text(
        (), (AddCounters(HERO, "tide", n(1)), Draw(You(), CountersOn("tide", HERO)))
    ),
}
"""The card on which a text has put the counters is the one on which it counts them."""

ON_ONE_OF_TWO = (
    "Your hero deals 1 fire damage to target hero for each tide counter on it.",
    "Put a tide counter on two target allies. Your hero heals 1 damage from target hero for each tide counter on it.",
    "Each ally has +1 ATK this turn for each tide counter on it.",
)


@for_every("words", BORNE)
def test_counters_are_counted_where_the_text_has_put_them(words: str) -> None:
    check_text(words, BORNE[words])
    says_it_back(words)


def test_an_ally_deals_damage_for_counters_of_its_own() -> None:
    words = "put a charge counter on this ally, then it deals damage to target ally equal to the number of charge "
    counted = Deal(This(), Target(), CountersOn("charge", This()))
    (power,) = card(ALLY_LINE, f"When this ally attacks, {words}counters on it.").powers
    assert isinstance(power, Triggered)
    assert power.text == Text(ONE_ALLY, (AddCounters(This(), "charge", n(1)), counted))


@for_every("words", ON_ONE_OF_TWO)
def test_counters_are_not_counted_where_nothing_tells_on_which_card(words: str) -> None:
    stuck(ABILITY_LINE, words)


DEEDS = {
    "Move two charge counters from target ally to another target ally.": Text(
        TWO_ALLIES, (MoveCounters(Target(0), Target(1), "charge", n(2)),)
    ),
    "Move all counters from target ally onto another target ally.": Text(
        TWO_ALLIES, (MoveCounters(Target(0), Target(1), None, None),)
    ),
    "Double the number of +1 / +1 counters on target ally.": Text(
        ONE_ALLY, (AddCounters(Target(), BOTH, CountersOn(BOTH, Those("it"))),)
    ),
    "Put a +1 ATK counter and two +1 health counters on target ally.": Text(
        ONE_ALLY, (AddCounters(Target(), "+1 ATK", n(1)), AddCounters(Target(), "+1 health", n(2)))
    ),
    "Remove all counters from target ally.": Text(ONE_ALLY, (RemoveCounters(Target(), None, None),)),
    "Destroy target ally with a counter on it.": Text(
        (TargetDescription(AllOf((ALLY, HasCounter(None)))),), (Destroy(Target()),)
    ),
    "Destroy target ally with no counters.": Text(
        (TargetDescription(AllOf((ALLY, Not(HasCounter(None))))),), (Destroy(Target()),)
    ),
    "Target ally becomes a 1 / 1 Sheep and loses all powers this turn.": Text(
        ONE_ALLY,
        (
            Apply(
                (GainTags(("Sheep",)), SetValue(Trait.ATK, n(1)), SetValue(Trait.HEALTH, n(1)), LosePowers()),
                Target(),
                Duration.THIS_TURN,
            ),
        ),
    ),
    "Target ally has base 0 ATK this turn.": Text(
        ONE_ALLY, (Apply((SetValue(Trait.ATK, n(0), base=True),), Target(), Duration.THIS_TURN),)
    ),
    "Exchange target ally's ATK and health this turn.": Text(
        ONE_ALLY,
        (
            Apply(
                (
                    SetValue(Trait.ATK, ValueOf(Trait.HEALTH, Target())),
                    SetValue(Trait.HEALTH, ValueOf(Trait.ATK, Target())),
                ),
                Target(),
                Duration.THIS_TURN,
            ),
        ),
    ),
    "Target ally you control becomes the new defender.": Text(
        (TargetDescription(MY_ALLY),), (BecomeDefender(Target()),)
    ),
    "The next time your hero would be dealt fatal damage this turn, prevent that damage and draw a card instead.": Text(
        (),
        (Apply((Prevent(None, fatal=True, next_time=True, then=(Draw(You(), n(1)),)),), HERO, Duration.THIS_TURN),),
    ),
}


@for_every("words", DEEDS)
def test_what_is_done_is_read_and_told_back(words: str) -> None:
    check_text(words, DEEDS[words])
    says_it_back(words)


def test_tokens_show_their_damage_type_before_the_slash() -> None:
    wisp = TokenFace("Treant", 3, 2, None, DamageType.NATURE, powers=(Keyword(KeywordName.PROTECTOR),))
    text = card(ABILITY_LINE, "Put two 3 [Nature] / 2 Treant ally tokens with protector into play.").text
    assert isinstance(text, Text)
    (made,) = text.effects
    assert isinstance(made, CreateTokens)
    assert (made.token, made.amount) == (wisp, n(2))


def test_a_pair_of_values_is_counted_out() -> None:
    each = Count(Every(MY_ALLY))
    check_power(
        "This ally has +1 / +1 for each ally you control.",
        Continuous((Adjust(Trait.ATK, each), Adjust(Trait.HEALTH, each)), This()),
    )


def test_a_card_has_its_own_counters_of_any_name() -> None:
    on_it = CountersOn(None, This())
    check_power("This ally has +1 ATK for each counter on it.", Continuous((Adjust(Trait.ATK, on_it),), This()))


def test_a_card_enters_play_with_a_counter_for_each_of_something() -> None:
    enters = EntersPlay(THIS, counters=((BOTH, Count(Every(MY_ALLY))),))
    text = "This ally enters play with a +1 / +1 counter for each ally you control."
    check_power(text, Continuous((enters,), This()))


def test_removed_counters_are_counted_in_what_is_paid_for() -> None:
    chosen = ChooseNumber(You(), n(0), CountersOn("charge", This()), "counters")
    cost = (Activate(), Perform(chosen), Perform(RemoveCounters(This(), "charge", ThatMany("counters"))))
    check_power(
        "[Activate], Remove any number of charge counters from this ally >>> Draw that many cards.",
        Payment(cost, Text((), (Draw(You(), ThatMany("counters")),))),
    )


OTHER_WORDS = {
    "While this ally has a rage counter on it, it has elusive.": "While this ally has a rage counter, it has elusive.",
    "When an ally damaged by this ally this turn is destroyed, draw a card.": (
        "When an ally dealt damage by this ally this turn is destroyed, draw a card."
    ),
    "Each other ally you control enters play with a rage counter.": (
        "Other allies you control enter play with a rage counter on them."
    ),
}


@for_every("words", OTHER_WORDS)
def test_the_same_is_said_in_other_words(words: str) -> None:
    assert card(ALLY_LINE, words).powers == card(ALLY_LINE, OTHER_WORDS[words]).powers


def test_a_number_of_counters_is_reckoned() -> None:
    put = AddCounters(Target(), BOTH, Count(Every(MY_ALLY)))
    said = "Put a number of +1 / +1 counters on target ally equal to the number of allies you control."
    check_text(said, Text(ONE_ALLY, (put,)))


def test_a_weapon_that_is_struck_with_is_it() -> None:
    (power,) = card(SWORD, "When your hero strikes with this weapon, put a charge counter on it.").powers
    assert isinstance(power, Triggered)
    assert [on.what for on in power.on] == [What.STRIKES]
    assert power.text == Text((), (AddCounters(This(), "charge", n(1)),))


def test_the_defending_player_is_known_as_a_weapon_strikes() -> None:
    (power,) = card(SWORD, "When you strike with this weapon, defending player discards a card.").powers
    assert isinstance(power, Triggered)
    assert isinstance(power.text, Text)
    defending = Every(AllOf((CHARACTERS, InCondition(Condition.DEFENDING))))
    assert power.text.effects[0].players == ControllerOf(defending)  # type: ignore[union-attr]


ALWAYS = {
    "Your hero deals +1 arcane damage with abilities.": Continuous(
        (Replace(On(What.DEALS_DAMAGE, Among(HERO), damage_type=DamageType.ARCANE, with_=ABILITY), MORE),), You()
    ),
    "This ally deals +1 damage to heroes.": Continuous(
        (Replace(On(What.DEALS_DAMAGE, THIS, Is((Kind.HERO,))), MORE),), You()
    ),
    "This ally has +1 ATK for each ability attached to it.": Continuous(
        (Adjust(Trait.ATK, Count(Every(AllOf((ABILITY, AttachedTo(THIS)))))),), This()
    ),
    "While this ally is in combat with an ally, it has +2 ATK.": Continuous(
        (Adjust(Trait.ATK, n(2)),), This(), Fits(This(), InCombatWith(Every(ALLY)))
    ),
    "If your hero would be dealt fatal damage, destroy this ally and prevent that damage instead.": Continuous(
        (Prevent(None, fatal=True, then=(Destroy(This()),)),), HERO
    ),
}


@for_every("words", ALWAYS)
def test_what_always_holds_is_read_and_told_back(words: str) -> None:
    check_power(words, ALWAYS[words])
    says_it_back(words, ALLY_LINE)


BACK = Deal(HERO, Role("other"), EventAmount(), DamageType.ARCANE)
ASIDE = Deal(HERO, Target(), EventAmount(), DamageType.ARCANE)
NEXT_TIME = "The next time your hero would be dealt damage this turn, prevent it"
DEALT_ON = {
    f"{NEXT_TIME}, and your hero deals that much arcane damage to the source of that damage.": ((), BACK),
    f"{NEXT_TIME}, and your hero deals that much arcane damage to target ally.": (ONE_ALLY, ASIDE),
    f"{NEXT_TIME}. Your hero deals that much arcane damage to target ally.": (ONE_ALLY, ASIDE),
}


@for_every("words", DEALT_ON)
def test_as_much_as_was_prevented_is_dealt(words: str) -> None:
    targets, deal = DEALT_ON[words]
    prevent = Prevent(None, next_time=True, then=(deal,))
    check_text(words, Text(targets, (Apply((prevent,), HERO, Duration.THIS_TURN),)))
    says_it_back(words)


def test_both_values_of_a_pair_have_a_limit() -> None:
    each = Count(Every(MY_ALLY))
    check_power(
        "This ally has +2 / +1 for each ally you control, up to +4 / +3.",
        Continuous((Adjust(Trait.ATK, AtMost(Times(each, 2), 4)), Adjust(Trait.HEALTH, AtMost(each, 3))), This()),
    )


EVENTS = {
    "your hero is attacked": On(What.ATTACKS, other=Among(HERO)),
    "your hero heals an ally": On(What.HEALS, subject=Among(HERO), other=ALLY),
    "an ally you control is healed": On(What.HEALS, other=MY_ALLY),
}


@for_every("words", EVENTS)
def test_events_are_told_by_whom_they_happen_to(words: str) -> None:
    check_power(f"When {words}, draw a card.", drawing(EVENTS[words]))


def test_an_ally_is_dealt_damage_with_a_weapon() -> None:
    dealt = On(What.DEALS_DAMAGE, other=ALLY, with_=THIS)
    check_power("When an ally is dealt damage with this weapon, draw a card.", drawing(dealt), SWORD)


def test_damage_is_dealt_with_no_hero() -> None:
    text = "Your hero has +3 ATK this turn. When an ally deals combat damage with it this turn, draw a card."
    assert stuck(ABILITY_LINE, text).expected


def test_an_ally_enters_play_with_counters() -> None:
    text = card(ABILITY_LINE, "Put target ally card from your graveyard into play with two rage counters on it.").text
    assert isinstance(text, Text)
    assert text.effects == (Put(Target(), Zone.PLAY), AddCounters(Target(), "rage", n(2)))


def test_strike_costs_are_changed_like_other_values() -> None:
    check_power("This weapon has -1 strike cost.", Continuous((Adjust(Trait.STRIKE_COST, n(-1)),), This()), SWORD)


def test_an_attached_ability_goes_to_another_target() -> None:
    another = AllOf((Is((Kind.ALLY,)), Not(Among(Host()))))
    (power,) = card(ATTACHED, "Pay 1 >>> Attach this ability to another target ally.").powers
    assert isinstance(power, Payment)
    assert power.text == Text((TargetDescription(another),), (Reattach(This(), Target()),))


@for_every(
    ("line", "text"),
    [
        (ATTACHED, "When attached ally is destroyed, attach this ability to another target ally."),
        (ALLY_LINE, "When this ally is destroyed, move all counters from it to target ally."),
        (ALLY_LINE, "When this ally enters play, attach an ability from your graveyard to it."),
    ],
)  # fmt: skip
def test_what_is_gone_or_in_doubt_is_not_read(line: str, text: str) -> None:
    """An ability goes with its card (306.3e), and counters go with theirs (407.6e)."""
    assert stuck(line, text).expected
