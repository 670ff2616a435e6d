"""Wordings of the game's last sets: what they mean, and what is doubtful in them."""

from __future__ import annotations

from engine.language.costs import Resources
from engine.language.durations import Duration
from engine.language.effects import AddCounters, Apply, Choose, Deal, Delay, Discard, Draw, Exhaust, If, May, Put, Ready
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Named,
    NamedLike,
    Not,
    Owned,
    Standing,
    Tagged,
)
from engine.language.modifiers import Adjust, Can, Deed, GainPowers, Prevent
from engine.language.powers import Completion, Continuous, Keyword, Payment, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Both,
    Compare,
    ControllerOf,
    Count,
    Every,
    Fits,
    HeroOf,
    Host,
    Negated,
    Number,
    Role,
    Target,
    This,
    Those,
    TurnOf,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import Alike, Comparison, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading import Read, read_card
from scenarios.reading.explained_keywords import with_explanations
from scenarios.reading.told_cards import reading as told
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    MY_ALLY,
    NAME,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

TURN, GAME = Duration.THIS_TURN, Duration.GAME
AN_ALLY = (TargetDescription(ALLY),)
NOT_A_DEMON = Not(Tagged(("Demon",)))
UNDEAD = AnyOf((Tagged(("Undead",)), HasTrait("Undead")))
AT_THE_END = On(What.ENDS_TURN)
EACH_START = On(What.STARTS, part=Part.TURN)
IS_BEAST = Fits(Target(), Tagged(("Beast",)))


def gain(atk: int, health: int) -> tuple[Adjust, Adjust]:
    """Return so much more ATK and health."""
    return Adjust(Trait.ATK, n(atk)), Adjust(Trait.HEALTH, n(health))


def fire(amount: int) -> tuple[Deal]:
    """Return that your hero deals so much fire damage to the target."""
    return (Deal(HERO, Target(), n(amount), DamageType.FIRE),)


TEXTS: dict[str, Text] = {
    # Those that were readied, not all allies as the turn ends.
    "Ready all allies you control. Exhaust them at end of turn.": Text(
        (),
        (
            Choose(Every(MY_ALLY), "those 2"),
            Ready(Those("those 2")),
            Delay(Triggered((AT_THE_END,), Text((), (Exhaust(Those("those 2")),))), GAME),
        ),
    ),
    "Your hero deals 2 fire damage to each ally other than a Demon.": Text(
        (), (Deal(HERO, Every(AllOf((ALLY, NOT_A_DEMON))), n(2), DamageType.FIRE),)
    ),
    # What follows a noun within a description belongs to that noun.
    "Exhaust target ally other than a Demon you control.": Text(
        (TargetDescription(AllOf((ALLY, Not(AllOf((Tagged(("Demon",)), Controlled(You()))))))),), (Exhaust(Target()),)
    ),
    "Exhaust target ally with the same name as an ally you control.": Text(
        (TargetDescription(AllOf((ALLY, NamedLike(Every(MY_ALLY))))),), (Exhaust(Target()),)
    ),
    "Exhaust target hero or ally that's Undead.": Text(
        (TargetDescription(AllOf((CHARACTER, UNDEAD))),), (Exhaust(Target()),)
    ),
    "Exhaust target hero or ally that isn't Undead.": Text(
        (TargetDescription(AllOf((CHARACTER, Not(UNDEAD)))),), (Exhaust(Target()),)
    ),
    "Exhaust target ally that isn't a Demon or an Undead.": Text(
        (TargetDescription(AllOf((ALLY, Not(Tagged(("Demon", "Undead")))))),), (Exhaust(Target()),)
    ),
    "Exhaust target ally that's not in combat.": Text(
        (TargetDescription(AllOf((ALLY, Not(InCondition(Condition.IN_COMBAT))))),), (Exhaust(Target()),)
    ),
    "Exhaust target ally. If it's not a Beast, draw a card.": Text(
        AN_ALLY, (Exhaust(Target()), If(Negated(IS_BEAST), (Draw(You(), n(1)),)))
    ),
    "Target ally has +2 / +1 this turn.": Text(AN_ALLY, (Apply(gain(2, 1), Target(), TURN),)),
    "Put a +1 [Fire] ATK counter on target ally.": Text(AN_ALLY, (AddCounters(Target(), "+1 ATK", n(1)),)),
    "Put target ally card from your graveyard into play. It has -1 / -1.": Text(
        (TargetDescription(AllOf((ALLY, Owned(You()))), zones=(Zone.GRAVEYARD,)),),
        (Put(Target(), Zone.PLAY), Apply(gain(-1, -1), Target(), GAME)),
    ),
    "Target ally has +1 ATK this turn, or +3 ATK if it's a Beast.": Text(
        AN_ALLY,
        (
            If(
                IS_BEAST,
                (Apply((Adjust(Trait.ATK, n(3)),), Target(), TURN),),
                (Apply((Adjust(Trait.ATK, n(1)),), Target(), TURN),),
            ),
        ),
    ),
    "Your hero deals 3 fire damage to target ally. You may discard a card. If you do, it deals 5 instead.": Text(
        AN_ALLY, (May(You(), (Discard(You(), n(1)),), fire(5), fire(3)),)
    ),
    "Prevent all fire and frost damage that would be dealt to your hero this turn.": Text(
        (), (Apply((Prevent(None, damage_types=(DamageType.FIRE, DamageType.FROST)),), HERO, TURN),)
    ),
    "Remove up to two target cards in a graveyard from the game.": Text(
        (TargetDescription(Is((Kind.CARD,)), n(0), n(2), (Zone.GRAVEYARD,), Alike.OWNER),),
        (Put(Target(), Zone.REMOVED),),
    ),
}


def test_what_an_ability_does() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


POWERS: dict[str, Power] = {
    "While your hand is empty, this ally has +3 ATK.": Continuous(
        (Adjust(Trait.ATK, n(3)),),
        This(),
        Compare(Count(Every(Is((Kind.CARD,)), (Zone.HAND,), You())), Comparison.EQUAL, Number(0)),
    ),
    "While you control Theralion, this ally has +1 ATK.": Continuous(
        (Adjust(Trait.ATK, n(1)),),
        This(),
        Compare(Count(Every(AllOf((Named("Theralion"), Controlled(You()))))), Comparison.AT_LEAST, n(1)),
    ),
    "While your hero is exhausted, this ally has +2 ATK on your turn.": Continuous(
        (Adjust(Trait.ATK, n(2)),),
        This(),
        Both((Fits(HERO, InCondition(Condition.EXHAUSTED)), TurnOf(You()))),
    ),
    "Ready this ally at the start of each turn.": Triggered((EACH_START,), Text((), (Ready(This()),))),
    "When an opposing ally attacks your hero, exhaust the attacker.": Triggered(
        (On(What.ATTACKS, subject=AllOf((ALLY, OPPOSING)), other=Among(HeroOf(You()))),),
        Text((), (Exhaust(Role("subject")),)),
    ),
    "Once on each of your turns: Pay 1 >>> Draw a card.": Payment(
        (Resources(n(1)),), Text((), (Draw(You(), n(1)),)), TurnOf(You()), once_per_turn=True
    ),
    "Other [Monster] allies you control have ferocity.": Continuous(
        (GainPowers((Keyword(KeywordName.FEROCITY),)),),
        AllOf((ALLY, HasTrait("Monster"), Not(Among(This())), Controlled(You()))),
    ),
    "This ally can attack opposing elusive allies.": Continuous(
        (Can(Deed.ATTACK, AllOf((ALLY, HasKeyword(KeywordName.ELUSIVE), OPPOSING))),), This()
    ),
    "When you discard an ally, draw a card.": Triggered(
        (On(What.DISCARDED, subject=ALLY, player=Standing(Relation.YOU)),), Text((), (Draw(You(), n(1)),))
    ),
}


def test_what_a_power_of_an_ally_says() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


@for_every("text", [*TEXTS, *POWERS])
def test_what_is_told_means_the_same(text: str) -> None:
    line = ABILITY_LINE if text in TEXTS else ALLY_LINE
    printed = card(line, text)
    again = read_card(NAME, line + "\n".join(told(printed)))
    assert isinstance(again, Read)
    assert again.printed == printed


def test_the_moment_is_told_first() -> None:
    (line,) = told(card(ALLY_LINE, "Ready this ally at the start of each turn."))
    assert line == "At the start of each turn, ready Grok Stonefist."


def test_deeds_of_a_player_whom_the_text_names_are_watched_for() -> None:
    text = "Attach to target ally.\nOngoing: When attached ally's controller plays an ability, destroy attached ally."
    watched = On(What.PLAYED, subject=Is((Kind.ABILITY,)), player=Among(ControllerOf(Host())))
    (power,) = card(ABILITY_LINE, text).powers
    assert isinstance(power, Triggered)
    assert power.on == (watched,)


def test_a_card_without_its_cost_is_played_on_a_condition() -> None:
    text = "You may play this ability without paying its cost if your hero is exhausted.\nDraw a card."
    printed = card(ABILITY_LINE, text)
    assert (printed.alternate_cost, printed.alternate_if) == ((), Fits(HERO, InCondition(Condition.EXHAUSTED)))


def test_a_quest_is_completed_on_a_condition_on_your_turn() -> None:
    words = "On your turn: If your hero is exhausted, pay 1 to complete this quest.\nReward: Draw a card."
    reading = read_card("Errand", f"Quest\n{words}")
    assert isinstance(reading, Read)
    (power,) = reading.printed.powers
    assert isinstance(power, Completion)
    assert power.only_if == Both((TurnOf(You()), Fits(HERO, InCondition(Condition.EXHAUSTED))))


SIDE_BY_SIDE = "Assault 2 (This ally has +2 ATK on your turn.), Protector"
"""A keyword that the line explains, and one that needs no explanation."""


def test_keywords_that_are_explained_stand_side_by_side() -> None:
    assault = Continuous((Adjust(Trait.ATK, n(2)),), This(), TurnOf(You()))
    assert card(ALLY_LINE, SIDE_BY_SIDE).powers == (assault, Keyword(KeywordName.PROTECTOR))


def test_an_explained_keyword_can_be_given_to_other_cards() -> None:
    known = {"Assault": "This ally has +{} ATK on your turn."}
    assert with_explanations("Your Orcs have assault 1.", known) == (
        'Your Orcs have "This ally has +1 ATK on your turn.".'
    )
    assert with_explanations("Your Orcs have assault.", known) == "Your Orcs have assault."


COUNTED_ASTRAY = """Attach to target ally.
Ongoing: When you draw a card, put a chill counter on this ability.
Attached ally has -1 ATK for each chill counter on it."""


@for_every(
    ("line", "text"),
    [
        # Several cards of a kind are no card with a name.
        (ALLY_LINE, "While you control Murlocs, this ally has ferocity."),
        # The counters lie on the ability, not on what it is attached to.
        (ABILITY_LINE, COUNTED_ASTRAY),
        # Whoever attacks is the card itself, which has a name.
        (ALLY_LINE, "When Grok attacks, the attacker has +1 ATK this combat."),
        (ALLY_LINE, "Empower Mage: When this ally enters play, draw a card."),
        (ALLY_LINE, "Stash"),
        # Of each player's coin something else would come.
        (ABILITY_LINE, "Each player flips a coin. If he wins the flip, he draws a card."),
        # A character deals damage, with an ability (405.3d).
        (ALLY_LINE, "When an ability deals damage to this ally, draw a card."),
        (ALLY_LINE, "If your hero would be dealt damage by an equipment or ally, prevent it."),
        (ABILITY_LINE, "Exhaust target ally that was dealt damage by an ability this turn."),
        (ABILITY_LINE, "Destroy target ability that dealt damage this turn."),
        (ABILITY_LINE, "[Basic]\nDraw a card."),
    ],
)
def test_what_is_doubtful_or_unexplained_is_unread(line: str, text: str) -> None:
    stuck(line, text)
