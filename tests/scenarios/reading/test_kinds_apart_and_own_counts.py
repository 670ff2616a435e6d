"""Kinds that are described apart, draws by one's own number, what attachments call theirs, and limits on use."""

from __future__ import annotations

from engine.language.costs import Resources
from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Destroy,
    Discard,
    Draw,
    Effect,
    ForEach,
    If,
    Interrupt,
    May,
    PayResources,
    Put,
    PutDamage,
    Shuffle,
)
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    Filter,
    HasTarget,
    InCondition,
    Is,
    Standing,
    Tagged,
)
from engine.language.modifiers import Adjust, GainPowers, Prevent
from engine.language.powers import Attach, Continuous, Payment, TargetDescription, Text, Triggered
from engine.language.selections import (
    Both,
    Circumstance,
    Compare,
    ControllerOf,
    Count,
    During,
    EventAmount,
    Every,
    Fits,
    Happened,
    Host,
    Negated,
    OwnerOf,
    Players,
    Plus,
    Target,
    This,
    Those,
    TurnOf,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Condition, DamageType, Done, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    ATK_OF_ONE,
    HERO,
    MY_ALLY,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
    to_each_other,
)

ABILITY = Is((Kind.ABILITY,))
EQUIPMENT = Is((Kind.EQUIPMENT,))
EXHAUSTED, DAMAGED = InCondition(Condition.EXHAUSTED), InCondition(Condition.DAMAGED)
ONE = Those("player")


@for_every(
    ("words", "filter_"),
    [
        ("ally or exhausted equipment", AnyOf((ALLY, AllOf((EQUIPMENT, EXHAUSTED))))),
        ("damaged ally or exhausted equipment",
         AnyOf((AllOf((ALLY, DAMAGED)), AllOf((EQUIPMENT, EXHAUSTED))))),
        ("ability or opposing ally", AnyOf((ABILITY, AllOf((ALLY, OPPOSING))))),
        ("exhausted ally or equipment", AllOf((Is((Kind.ALLY, Kind.EQUIPMENT)), EXHAUSTED))),
    ],
)  # fmt: skip
def test_a_kind_is_described_apart(words: str, filter_: Filter) -> None:
    check_text(f"Destroy target {words}.", Text((TargetDescription(filter_),), (Destroy(Target()),)))
    says_it_back(f"Destroy target {words}.")


def test_an_ability_that_targets_one_of_yours() -> None:
    mine = HasTarget(AnyOf((Among(HERO), MY_ALLY)))
    aimed = TargetDescription(AllOf((ABILITY, mine)), zones=(Zone.CHAIN,))
    words = "Interrupt target ability card that targets your hero or an ally in your party."
    check_text(words, Text((aimed,), (Interrupt(Target()),)))
    says_it_back(words)


@for_every("words", ["Interrupt target ability.", "Interrupt target ability card."])
def test_a_played_card_is_called_by_its_type(words: str) -> None:
    check_text(words, Text((TargetDescription(ABILITY, zones=(Zone.CHAIN,)),), (Interrupt(Target()),)))


def test_the_price_that_averts_an_interruption_is_counted_behind_it() -> None:
    who = ControllerOf(Target())
    price = PayResources(who, Count(Every(MY_ALLY)))
    words = "Interrupt target ability card unless its controller pays X, where X is the number of allies in your party."
    aimed = TargetDescription(ABILITY, zones=(Zone.CHAIN,))
    check_text(words, Text((aimed,), (May(who, (price,), (), (Interrupt(Target()),)),)))
    says_it_back(words)


def drawn(relation: Relation, filter_: Filter) -> Effect:
    parts = filter_.filters if isinstance(filter_, AllOf) else (filter_,)
    own = Count(Every(AllOf((*parts, Controlled(ONE)))))
    return ForEach(Players(relation), "player", (Draw(ONE, own),))


@for_every(
    ("words", "effect"),
    [
        ("Each player draws a card for each ally he controls.", drawn(Relation.ANY, ALLY)),
        ("Each player draws a card for each ally in his party.", drawn(Relation.ANY, ALLY)),
        ("Each opponent draws cards equal to the number of allies he controls.", drawn(Relation.OPPONENT, ALLY)),
        ("Each other player draws a card for each exhausted ally in his party.",
         drawn(Relation.OTHER, AllOf((ALLY, EXHAUSTED)))),
    ],
)  # fmt: skip
def test_each_player_draws_by_the_own_number(words: str, effect: Effect) -> None:
    check_text(words, Text((), (effect,)))
    says_it_back(words)


A, B = Target(0), Target(1)


@for_every(
    ("words", "deed"),
    [
        ("Target ally and target opposing ally deal damage to each other equal to their ATK.",
         to_each_other(A, B, ATK_OF_ONE)),
        ("Target ally and target opposing ally deal 3 fire damage to each other.",
         to_each_other(A, B, n(3), DamageType.FIRE)),
    ],
)  # fmt: skip
def test_two_deal_damage_to_each_other(words: str, deed: Effect) -> None:
    aims = TargetDescription(ALLY), TargetDescription(AllOf((ALLY, OPPOSING)))
    check_text(words, Text(aims, (deed,)))
    says_it_back(words)


ATTACH = "Attach to target ally.\nOngoing: "


@for_every(
    ("words", "power"),
    [
        ("At the start of your turn, its controller discards a card.",
         Triggered((On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN),),
                   Text((), (Discard(ControllerOf(Host()), n(1)),)))),
        ("At the start of its controller's turn, draw a card.",
         Triggered((On(What.STARTS, player=Among(ControllerOf(Host())), part=Part.TURN),),
                   Text((), (Draw(You(), n(1)),)))),
    ],
)  # fmt: skip
def test_an_attachment_means_what_it_is_attached_to(words: str, power: Triggered) -> None:
    assert card("2, Ability\n", ATTACH + words).powers == (power,)


def test_an_ability_attaches_to_one_that_is_chosen() -> None:
    printed = card("2, Ability\n", "Attach to an opposing ally.\nOngoing: Attached ally has -2 ATK.")
    assert printed.attach == Attach(TargetDescription(AllOf((ALLY, OPPOSING))), targeted=False)
    assert printed.powers == (Continuous((Adjust(Trait.ATK, n(-2)),), Host()),)


def test_a_power_given_to_a_weapon_speaks_of_it() -> None:
    words = 'Target weapon has "When your hero deals combat damage with this weapon, draw a card." this turn.'
    printed = card(ABILITY_LINE, words)
    assert isinstance(printed.text, Text)
    (effect,) = printed.text.effects
    assert isinstance(effect, Apply)
    (given,) = effect.changes
    assert isinstance(given, GainPowers)
    deals = On(What.DEALS_DAMAGE, subject=Among(HERO), combat=True, with_=Among(This()))
    assert given.powers == (Triggered((deals,), Text((), (Draw(You(), n(1)),))),)
    says_it_back(words)
    stuck(ABILITY_LINE, words.replace("this weapon", "this ally"))
    stuck(ABILITY_LINE, words.replace("Target weapon", "Target ally"))


@for_every(
    ("words", "condition"),
    [
        ("no allies remain", Compare(Count(Every(ALLY)), Comparison.EQUAL, n(0))),
        ("a Fire ability was played this turn",
         Happened(Done.PLAYED, None, AllOf((ABILITY, Tagged(("Fire",)))))),
    ],
)  # fmt: skip
def test_conditions(words: str, condition: Circumstance) -> None:
    check_text(f"If {words}, draw a card.", Text((), (If(condition, (Draw(You(), n(1)),)),)))


def test_a_player_who_played_nothing() -> None:
    player = TargetDescription(Standing(Relation.ANY))
    none = Negated(Happened(Done.PLAYED, Target()))
    check_text("Target player discards a card if he played no cards this turn.",
               Text((player,), (If(none, (Discard(Target(), n(1)),)),)))  # fmt: skip


@for_every(
    ("words", "only", "once"),
    [
        ("Use this power only once per turn.", None, True),
        ("Use only on your turn and only once per turn.", TurnOf(You()), True),
        ("Use only on opponents' turns.", TurnOf(Players(Relation.OPPONENT)), False),
        ("Use only while attacking.", Fits(This(), InCondition(Condition.ATTACKING)), False),
        ("You can use this power only if your hero is damaged.", Fits(HERO, DAMAGED), False),
    ],
)
def test_limits_on_the_use_of_a_power(words: str, only: Circumstance | None, *, once: bool) -> None:
    meant = Payment((Resources(n(2)),), Text((), (Draw(You(), n(1)),)), only, once_per_turn=once)
    check_power(f"Pay 2 >>> Draw a card. {words}", meant)
    says_it_back(f"Pay 2 >>> Draw a card. {words}", ALLY_LINE)


def test_a_power_is_used_in_combat_or_in_a_phase_of_yours() -> None:
    (fighting,) = card(ALLY_LINE, "Pay 2 >>> Draw a card. Use only during combat.").powers
    assert isinstance(fighting, Payment)
    assert isinstance(fighting.only_if, During)
    (acting,) = card(ALLY_LINE, "Pay 2 >>> Draw a card. Use only during your action phase.").powers
    assert isinstance(acting, Payment)
    assert isinstance(acting.only_if, Both)
    assert acting.only_if.conditions[0] == TurnOf(You())


@for_every(
    "words",
    [
        "Pay 2 >>> Draw a card. Use only twice per turn.",
        "Pay 2 >>> Draw a card. Use only when attacking.",
        "Pay 2 >>> Draw a card. Use this card only once per turn.",
        "Prevent all but damage that would be dealt to your hero.",
        "When you play this ally, draw a card.",
    ],
)
def test_other_limits_are_not_read(words: str) -> None:
    stuck(ALLY_LINE, words)


@for_every(
    "words",
    [
        "Destroy target ally or exhausted.",
        "Interrupt target ability or equipment in play.",
        "Each player draws a card for each ally he controls and you control.",
        "Target ally deals 3 fire damage to each other.",
        "Target ally and target opposing ally deal damage to each other.",
        "Each player discards a card for each ally he controls.",
        "Interrupt target ability card unless its controller pays 1, where X is the number of allies in your party.",
        "Draw X cards unless target player pays 2, where X is the number of allies in your party.",
    ],
)
def test_near_misses_are_not_read(words: str) -> None:
    stuck(ABILITY_LINE, words)


def test_all_but_so_much_is_prevented_each_time() -> None:
    left = Plus((EventAmount(), n(-1)))
    words = "Prevent all but 1 damage that would be dealt to your hero"
    check_power(f"{words}.", Continuous((Prevent(left),), HERO))
    each_time = "If your hero would be dealt damage this turn, prevent all but 1 of that damage."
    check_text(each_time, Text((), (Apply((Prevent(left, of_each=True),), HERO, Duration.THIS_TURN),)))
    stuck(ABILITY_LINE, f"{words} this turn.")


def test_a_target_is_shuffled_into_the_deck_of_its_owner() -> None:
    deeds = Put(Target(), Zone.DECK), Shuffle(OwnerOf(Target()))
    check_text("Shuffle target ally into its owner's deck.", Text((TargetDescription(ALLY),), deeds))


def test_damage_in_words() -> None:
    check_text("Put two damage on your hero.", Text((), (PutDamage(HERO, n(2)),)))


def test_what_is_proposed_against_whom() -> None:
    words = "When Grok is proposed as an attacker against an ally, draw a card."
    on = On(What.PROPOSED, subject=Among(This()), other=ALLY)
    check_power(words, Triggered((on,), Text((), (Draw(You(), n(1)),))))
