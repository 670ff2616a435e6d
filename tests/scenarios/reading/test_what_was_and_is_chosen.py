"""What a card had, words that are chosen first, extremes, what lasts without an end, and near misses of all these."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, ChooseMode, Deal, Destroy, Draw, Exhaust, If, May, Put
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    Filter,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Marked,
    Not,
    Standing,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.modifiers import Cannot, Deed, EntersPlay, GainPowers, GainTags, Prevent, Unpreventable
from engine.language.powers import Continuous, Keyword, TargetDescription, Text, Triggered
from engine.language.selections import (
    Count,
    DamageThisTurn,
    Every,
    Fits,
    HeroOf,
    Lowest,
    Role,
    Target,
    This,
    Those,
    Top,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import (
    CLASSES,
    Comparison,
    Condition,
    DamageType,
    KeywordName,
    Kind,
    LineKeyword,
    Relation,
    Trait,
    Zone,
)
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

AIMED = (TargetDescription(ALLY),)
DRAW = Draw(You(), n(1))
DESTROYED = Destroy(Target())
PUT = Put(Target(), Zone.PLAY)
CARD = Is((Kind.CARD,))


@for_every(
    ("words", "so"),
    [
        ("had 3 or more ATK", Valued(Trait.ATK, Comparison.AT_LEAST, n(3))),
        ("had less than 3 health", Valued(Trait.HEALTH, Comparison.AT_MOST, n(2))),
        ("had cost 4", Valued(Trait.COST, Comparison.EQUAL, n(4))),
        ("had damage on it", InCondition(Condition.DAMAGED)),
        ("had protector", HasKeyword(KeywordName.PROTECTOR)),
        ("was Unique", Marked(LineKeyword.UNIQUE)),
    ],
)
def test_what_a_card_had_is_asked_before_it_is_moved(words: str, so: Filter) -> None:
    meant = If(Fits(Target(), so), (DESTROYED, DRAW), (DESTROYED,))
    check_text(f"Destroy target ally. If it {words}, draw a card.", Text(AIMED, (meant,)))


def test_what_a_dead_card_had_is_asked_as_the_power_triggers() -> None:
    died = On(What.DESTROYED, subject=AllOf((ALLY, OPPOSING)))
    had = Fits(Role("subject"), InCondition(Condition.DAMAGED))
    check_power(
        "When an opposing ally is destroyed, if it had damage on it, draw a card.",
        Triggered((died,), Text((), (DRAW,)), had),
    )


def test_a_faction_that_is_chosen_is_an_icon() -> None:
    gone = tuple((Destroy(Every(AllOf((ALLY, HasTrait(each))))),) for each in ("Alliance", "Horde"))
    meant = Text((), (ChooseMode(You(), gone, ("Alliance", "Horde")),))
    check_text("Choose Alliance or Horde. Destroy all allies of that faction.", meant)
    check_text("Choose a faction. Destroy all allies of the chosen faction.", meant)


@for_every("which", ["that", "the chosen"])
def test_a_class_that_is_chosen_is_a_tag_of_allies(which: str) -> None:
    gone = tuple((Destroy(Every(AllOf((ALLY, Tagged((each,)))))),) for each in CLASSES)
    meant = Text((), (ChooseMode(You(), gone, CLASSES),))
    check_text(f"Choose a class. Destroy all allies of {which} class.", meant)


@for_every("whose", ["all abilities", "all heroes and allies", "target ally", "all cards"])
def test_a_class_is_chosen_for_no_other_cards_and_no_targets(whose: str) -> None:
    """Other cards show their class as an icon (207.1a), and targets are chosen before a word is."""
    stuck(ABILITY_LINE, f"Choose a class. Destroy {whose} of that class.")


def test_the_lowest_of_a_kind_is_the_lowest_among_the_kind() -> None:
    theirs = AllOf((ALLY, OPPOSING))
    lowest = Valued(Trait.COST, Comparison.AT_MOST, Lowest(Trait.COST, Every(theirs)))
    aimed = (TargetDescription(AllOf((ALLY, OPPOSING, lowest))),)
    check_text("Destroy target opposing ally with the lowest cost.", Text(aimed, (DESTROYED,)))
    check_text("Destroy target ally in an opponent's party with the least cost.", Text(aimed, (DESTROYED,)))


def test_what_is_put_into_play_with_a_keyword_has_it_until_the_game_ends() -> None:
    given = Apply((GainPowers((Keyword(KeywordName.FEROCITY),)),), Target(), Duration.GAME)
    aimed = (TargetDescription(ALLY, zones=(Zone.GRAVEYARD,)),)
    meant = Text(aimed, (Put(Target(), Zone.PLAY), given))
    check_text("Put target ally card from any graveyard into play with ferocity.", meant)
    check_text("Put target ally card from any graveyard into play. It has ferocity.", meant)


def test_what_lasts_while_a_condition_is_true_needs_no_duration() -> None:
    ready = Fits(HERO, InCondition(Condition.READY))
    still = Apply((Cannot(Deed.READY),), Target(), Duration.GAME, ready)
    meant = Text(AIMED, (Exhaust(Target()), still))
    check_text("Exhaust target ally. It can't ready while your hero is ready.", meant)


def test_another_amount_stands_in_place_of_the_first() -> None:
    fire = (Deal(HERO, Target(), n(3), DamageType.FIRE),)
    more = (Deal(HERO, Target(), n(5), DamageType.FIRE),)
    exhausted = Fits(Target(), InCondition(Condition.EXHAUSTED))
    meant = Text(AIMED, (If(exhausted, more, fire),))
    check_text(
        "Your hero deals 3 fire damage to target ally. If that ally is exhausted, your hero deals 5 instead.", meant
    )
    check_text("Your hero deals 3 fire damage to target ally. If that ally is exhausted, it deals 5 instead.", meant)


def test_damage_of_this_turn_is_a_number() -> None:
    dealt = Deal(HERO, Target(), DamageThisTurn(None, Among(HERO)), DamageType.FIRE)
    said = "Your hero deals fire damage to target ally equal to the damage dealt to your hero this turn."
    check_text(said, Text(AIMED, (dealt,)))
    by_hero = Fits(Target(), WasDealtDamage(Among(HERO)))
    said = "Destroy target ally. If that ally was dealt damage by your hero this turn, draw a card."
    check_text(said, Text(AIMED, (DESTROYED, If(by_hero, (DRAW,)))))


def test_a_value_of_the_hero_may_be_called_its_own() -> None:
    dealt = Deal(HERO, Target(), ValueOf(Trait.ATK, HERO), DamageType.MELEE)
    check_text("Your hero deals melee damage equal to its ATK to target ally.", Text(AIMED, (dealt,)))


def test_a_card_in_play_is_called_by_its_controller() -> None:
    aimed = (TargetDescription(AllOf((CARD, OPPOSING))),)
    check_text("Destroy target card an opponent controls.", Text(aimed, (DESTROYED,)))


def test_a_player_may_let_you_do_something() -> None:
    aimed = (TargetDescription(Standing(Relation.ANY)),)
    check_text("Target player may have you draw a card.", Text(aimed, (May(Target(), (DRAW,)),)))


def test_opponents_can_not_target_one_card() -> None:
    check_power("Opponents can't target Grok.", Continuous((Cannot(Deed.BE_TARGETED, OPPOSING),), This()))


def test_fatal_damage_needs_nobody_to_be_named() -> None:
    dealt = On(What.DEALS_DAMAGE, subject=Among(HeroOf(You())), combat=None, fatal=True)
    check_power("When your hero deals fatal damage, draw a card.", Triggered((dealt,), Text((), (DRAW,))))


NEAR_MISSES: list[tuple[str, str]] = [
    (ABILITY_LINE, "Target ally has +2 ATK this turn. If it had 3 or more ATK, draw a card."),
    (ABILITY_LINE, "Your hero deals 3 fire damage to target ally. If it had damage, draw a card."),
    (ABILITY_LINE, "Destroy all allies. If one had 3 or more ATK, draw a card."),
    (ABILITY_LINE, "Destroy two target allies. If they had damage, draw a card."),
    (ABILITY_LINE, "Destroy an ally in your party. If it had 3 or more ATK, draw a card."),
    (ALLY_LINE, "When Grok attacks an ally, if it had damage on it, draw a card."),
    (ABILITY_LINE, "If target ally was dealt fire damage by your hero this turn, destroy it."),
    (ABILITY_LINE, "Choose Alliance or Horde. Destroy target ally of that faction."),
    (ABILITY_LINE, "Choose Alliance or Horde. Draw a card."),
    (ABILITY_LINE, "Choose Horde or Horde. Destroy all allies of that faction."),
    (ABILITY_LINE, "Choose ally or equipment. Destroy target card of that type."),
    (ABILITY_LINE, "Destroy all allies of that faction."),
    (
        ABILITY_LINE,
        "Look at the top four cards of your deck. Put an ally with the highest cost from them into hand.",
    ),
    (ABILITY_LINE, "Put an ally with the lowest cost from your hand into play."),
    (ABILITY_LINE, "Destroy the ally with the highest ATK."),
    (ABILITY_LINE, "Put all ally cards from your graveyard into play with ferocity."),
    (ABILITY_LINE, "Put target ally card from your graveyard into your hand. It has ferocity."),
    (ALLY_LINE, "When Grok attacks, put an ally card from your hand into play. Grok has protector."),
    (ALLY_LINE, "When Grok attacks, put an ally card from your hand into play. Your allies have protector."),
    (ALLY_LINE, "When Grok attacks, draw a card. Grok has +1 ATK while you control a Troll."),
    (ABILITY_LINE, "Your hero deals 3 fire damage to target ally. If you control a Mage, Tim deals 5 instead."),
    (ABILITY_LINE, "Your hero heals 3 damage from target ally. If you control a Mage, your hero deals 5 instead."),
    (ABILITY_LINE, "Destroy target ally. If you control a Mage, it deals 5 instead."),
    (
        ABILITY_LINE,
        "Your hero deals 3 fire damage to target ally. If it's a Mage, it deals 5 to a hero instead.",
    ),
    (ABILITY_LINE, "Ready target ally. Your hero deals melee damage equal to its ATK to target hero."),
    (ABILITY_LINE, "Your hero deals damage to each ally equal to its health minus 1."),
    (ALLY_LINE, "When Grok attacks, your hero deals melee damage equal to its ATK to target hero."),
    (ABILITY_LINE, "Destroy target card in your party."),
    (ALLY_LINE, "At the end of your turn, if target hero is exhausted, draw a card."),
    (ABILITY_LINE, "Target ally is Horde this turn."),
    (ABILITY_LINE, "Each player destroys half of the allies in play, rounded down."),
    (ALLY_LINE, "When Grok enters play, gain control of target ally for as long as you control it."),
    ("2, Item, Unlimited\n", "When Grok enters play, gain control of target ally for as long as you control Grok."),
    (ABILITY_LINE, "Destroy target ally in each opponent's party."),
    (ABILITY_LINE, "Destroy up to one target ally in each other player's party."),
    (ABILITY_LINE, "Destroy an ally in each player's party."),
    (ABILITY_LINE, "Destroy target ally in each opponent's party with the lowest cost."),
    (ABILITY_LINE, "Destroy target ally each opponent controls."),
    (ABILITY_LINE, "Destroy target ally controlled by each opponent."),
    (ABILITY_LINE, "Destroy target ally each opponent owns."),
    (ABILITY_LINE, "Remove an ally card from each player's graveyard from the game."),
    (ABILITY_LINE, "Put a card from each opponent's hand into its owner's graveyard."),
    (ABILITY_LINE, "Put a random card from each opponent's hand into its owner's graveyard."),
]


@for_every(("line", "text"), NEAR_MISSES)
def test_what_comes_near_to_these_and_says_something_else_is_unread(line: str, text: str) -> None:
    stuck(line, text)


def test_damage_without_a_type_is_prevented() -> None:
    spared = Apply((Prevent(None, not_of_type=DamageType.MELEE),), HERO, Duration.THIS_TURN)
    check_text("Prevent all non-melee damage that would be dealt to your hero this turn.", Text((), (spared,)))
    always = Continuous((Prevent(None, not_of_type=DamageType.HOLY),), This())
    check_power("Prevent all non-holy damage that would be dealt to Grok.", always)
    stuck(ABILITY_LINE, "Prevent all non-Demon damage that would be dealt to your hero this turn.")


SACRIFICE = "As an additional cost to play, {} an ally in your party.\n"


@for_every(("deed", "done"), [("destroy", "destroyed"), ("exhaust", "exhausted")])
def test_what_a_deed_was_done_to_this_way_is_known_by_the_name_that_it_gives(deed: str, done: str) -> None:
    one = SACRIFICE.format(deed) + "Your hero deals fire damage to target ally equal to the {}."
    dealt = Deal(HERO, Target(), ValueOf(Trait.COST, Those(done)), DamageType.FIRE)
    assert card(ABILITY_LINE, one.format(f"cost of the ally {done} this way")).text == Text(
        (TargetDescription(ALLY),), (dealt,)
    )
    says_it_back(one.format(f"ATK of the ally {done} this way"))


def test_a_target_that_is_spared_is_not_what_it_was_done_to_this_way() -> None:
    words = "Exhaust target ally. Draw cards equal to the cost of the ally exhausted this way."
    drawn = Draw(You(), ValueOf(Trait.COST, Those("exhausted")))
    check_text(words, Text((TargetDescription(ALLY),), (Exhaust(Target(), "exhausted"), drawn)))


def test_only_a_card_out_of_play_is_a_card_of_a_kind() -> None:
    """In play there are a hero and an ally, which nobody calls an ally card."""
    words = "When {} deals combat damage to a hero, its controller {}. If it's an ally card, draw a card."
    for does in ("discards a card", "discards a card at random", "reveals the top card of his deck"):
        told = words.format(NAME, does)
        (power,) = card(ALLY_LINE, told).powers
        assert isinstance(power, Triggered)
        assert isinstance(power.text, Text)
        asked = power.text.effects[-1]
        assert isinstance(asked, If)
        assert isinstance(asked.condition, Fits)
        assert (type(asked.condition.selection), asked.condition.filter) == (Those, ALLY)
        says_it_back(told, ALLY_LINE)
    stuck(ALLY_LINE, words.format(NAME, "draws a card"))


def test_what_is_put_into_play_is_something_else_as_well() -> None:
    given = Apply((GainTags(("Demon",)),), Target(), Duration.GAME)
    aimed = (TargetDescription(ALLY, zones=(Zone.GRAVEYARD,)),)
    for words in ("It's also a Demon.", "It is also a Demon.", "It's a Demon in addition to its other races."):
        check_text(f"Put target ally card from any graveyard into play. {words}", Text(aimed, (PUT, given)))


def test_so_many_cards_leave_the_top_of_a_deck_as_there_are_of_a_kind() -> None:
    each = Count(Every(MY_ALLY))
    words = "Put the top card of your deck into your graveyard for each ally in your party."
    check_text(words, Text((), (Put(Top(each, You()), Zone.GRAVEYARD),)))
    says_it_back("Target player puts the top card of his deck into his graveyard for each ally in your party.")
    words = "Remove the top card of your deck from the game for each ally in your party."
    check_text(words, Text((), (Put(Top(each, You()), Zone.REMOVED),)))
    stuck(ABILITY_LINE, "Put the top card of target opponent's deck into your graveyard for each ally in your party.")


def test_both_may_be_chosen_on_a_condition_that_stands_first() -> None:
    later = "Choose one: Destroy target ally; or draw a card. If you control an ally, you may choose both."
    first = "Choose one, or both if you control an ally: Destroy target ally; or draw a card."
    assert card(ABILITY_LINE, first) == card(ABILITY_LINE, later)


def test_a_death_rattle_is_a_power_of_the_card_that_is_destroyed() -> None:
    power = f"When {NAME} is destroyed, draw a card."
    assert card(ALLY_LINE, f"Death Rattle: {power}") == card(ALLY_LINE, power)
    for other in (f"When {NAME} attacks, draw a card.", "When an ally is destroyed, draw a card.", "Draw a card."):
        stuck(ALLY_LINE, f"Death Rattle: {other}")


@for_every("who", [f"{NAME} has", "Your hero has", "Other allies in your party have"])
@for_every("keyword", ["ferocity", "protector", "elusive"])
def test_a_keyword_of_no_use_in_combat_is_not_had_only_then(who: str, keyword: str) -> None:
    stuck(ALLY_LINE, f"{who} {keyword} and +1 ATK while attacking.")
    says_it_back(f"{who} +1 ATK while attacking.", ALLY_LINE)


def test_a_keyword_that_serves_in_combat_may_be_had_only_then() -> None:
    says_it_back(f"{NAME} has long-range and +1 ATK while attacking.", ALLY_LINE)


@for_every(
    ("cost", "said", "name"),
    [
        ("destroy two allies in your party", "allies destroyed this way", "destroyed"),
        ("exhaust two allies in your party", "allies exhausted this way", "exhausted"),
        ("discard two cards", "cards discarded this way", "discarded1"),
    ],
)
def test_several_to_which_a_deed_was_really_done(cost: str, said: str, name: str) -> None:
    words = f"Your hero deals fire damage to target hero equal to the total cost of the {said}."
    dealt = Deal(HERO, Target(), ValueOf(Trait.COST, Those(name)), DamageType.FIRE)
    aimed = TargetDescription(Is((Kind.HERO,)))
    assert card(ABILITY_LINE, f"As an additional cost to play, {cost}.\n{words}").text == Text((aimed,), (dealt,))
    stuck(ABILITY_LINE, words)


def test_what_enters_play_exhausted_may_have_counters_as_well() -> None:
    both = EntersPlay(Among(This()), exhausted=True, counters=(("ember", n(3)),))
    for joined in ("with", "and with"):
        words = f"{NAME} enters play exhausted {joined} three ember counters."
        check_power(words, Continuous((both,), This()))
    says_it_back(f"{NAME} enters play exhausted with three ember counters.", ALLY_LINE)


def test_damage_may_be_unpreventable_only_while_something_is_so() -> None:
    others = AllOf((ALLY, Not(Among(This())), Controlled(You())))
    exhausted = Fits(This(), InCondition(Condition.EXHAUSTED))
    power = Continuous((Unpreventable(),), others, exhausted)
    said = "damage dealt by other allies in your party is unpreventable"
    check_power(f"D{said[1:]} while {NAME} is exhausted.", power)
    check_power(f"While {NAME} is exhausted, {said}.", power)
