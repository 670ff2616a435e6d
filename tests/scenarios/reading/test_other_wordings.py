"""The same things said in other words: in one sentence or two, with a stroke or "and", with and without an end."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    ChooseMode,
    Deal,
    Destroy,
    Discard,
    Draw,
    If,
    IfYouDo,
    Put,
    PutDamage,
    Ready,
    RemoveDamage,
)
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    Controlled,
    DidThisTurn,
    EnteredThisTurn,
    Filter,
    HasAttached,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Not,
    OfDamageType,
    Standing,
    Tagged,
)
from engine.language.modifiers import Adjust, Control, Prevent, Unpreventable
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Count,
    EventAmount,
    Every,
    Number,
    Per,
    Players,
    Plus,
    Role,
    Target,
    This,
    Those,
    Times,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Condition, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading import Read, Unread, read_card
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

YOURS = Controlled(You())
DEMON = AllOf((ALLY, Tagged(("Demon",))))
UNDEAD = AllOf((ALLY, Tagged(("Undead",))))
ANY_CARD = Is((Kind.CARD,))
DAMAGED = InCondition(Condition.DAMAGED)
RESOURCES = Every(AllOf((Is((Kind.RESOURCE,)), YOURS)))
NOW = Duration.THIS_TURN


def to(described: Filter, *effects: object) -> Text:
    """Return a text with one target of the description."""
    return Text((TargetDescription(described),), effects)  # type: ignore[arg-type]


TEXTS = {
    "Destroy target Demon ally or Undead ally.": to(AnyOf((DEMON, UNDEAD)), Destroy(Target())),
    "Destroy target Demon ally, Undead ally, or exhausted weapon.": to(
        AnyOf((DEMON, UNDEAD, AllOf((Is((Kind.WEAPON,)), InCondition(Condition.EXHAUSTED))))), Destroy(Target())
    ),
    "Destroy target Demon ally or Undead ally in your party.": to(
        AllOf((Is((Kind.CHARACTER,)), AnyOf((DEMON, UNDEAD)), YOURS)), Destroy(Target())
    ),
    "Destroy target ally without damage.": to(AllOf((ALLY, Not(DAMAGED))), Destroy(Target())),
    "Destroy target ally with an attachment.": to(AllOf((ALLY, HasAttached(ANY_CARD))), Destroy(Target())),
    "Destroy target attachment.": to(AttachedTo(ANY_CARD), Destroy(Target())),
    "Destroy target ally with inspire.": to(AllOf((ALLY, HasKeyword(KeywordName.INSPIRE))), Destroy(Target())),
    "Destroy target [Horde] ally.": to(AllOf((ALLY, HasTrait("Horde"))), Destroy(Target())),
    "Destroy target [Fire] ally.": to(AllOf((ALLY, OfDamageType(DamageType.FIRE))), Destroy(Target())),
    "Destroy all allies that neither attacked nor entered play this turn.": Text(
        (), (Destroy(Every(AllOf((ALLY, AllOf((Not(DidThisTurn(Done.ATTACKED)), Not(EnteredThisTurn()))))))),)
    ),
    "Your hero deals 3 unpreventable holy damage to target hero or ally.": to(
        CHARACTER, Deal(HERO, Target(), n(3), DamageType.HOLY, unpreventable=True)
    ),
    "Your hero deals 2 unpreventable damage to target ally.": to(ALLY, Deal(HERO, Target(), n(2), unpreventable=True)),
    "Double target ally's ATK this turn.": to(
        ALLY, Apply((Adjust(Trait.ATK, ValueOf(Trait.ATK, Target())),), Target(), NOW)
    ),
    "Remove all but 4 damage from target hero.": to(
        Is((Kind.HERO,)), RemoveDamage(Target(), Plus((ValueOf(Trait.DAMAGE, Those("it")), Times(n(4), -1))))
    ),
    "Target player readies all of his resources.": to(
        Standing(Relation.ANY), Ready(Every(AllOf((Is((Kind.RESOURCE,)), Controlled(Target())))))
    ),
    "Draw a card, or two cards if it's your turn.": Text(
        (), (If(TurnOf(You()), (Draw(You(), n(2)),), (Draw(You(), n(1)),)),)
    ),
    "Destroy target ally. If you do, draw X cards, where X is that ally's cost.": to(
        ALLY, IfYouDo((Destroy(Target()),), (Draw(You(), ValueOf(Trait.COST, Target())),))
    ),
    "Draw a card for each two resources you have.": Text((), (Draw(You(), Per(Count(RESOURCES), 2)),)),
    "Gain control of target ally without damage.": to(
        AllOf((ALLY, Not(DAMAGED))), Apply((Control(You()),), Target(), Duration.GAME)
    ),
    "Put a random ally card from your graveyard into hand.": Text(
        (), (Put(Chosen(Every(ALLY, (Zone.GRAVEYARD,), You()), at_random=True), Zone.HAND),)
    ),
    "Discard your hand, then draw that many cards.": Text(
        (), (Discard(You(), None, name="discarded1"), Draw(You(), Count(Those("discarded1"))))
    ),
    "Either draw a card, or ready your hero.": Text(
        (), (ChooseMode(You(), ((Draw(You(), n(1)),), (Ready(HERO),)), ("the first", "the second"), either=True),)
    ),
}

OTHER = Role("other")
POWERS: dict[str, Power] = {
    "Other allies in your party have +2 ATK / +1 health.": Continuous(
        (Adjust(Trait.ATK, n(2)), Adjust(Trait.HEALTH, n(1))), AllOf((ALLY, Not(Among(This())), YOURS))
    ),
    "Damage that Undead allies in your party would deal is unpreventable.": Continuous(
        (Unpreventable(),), AllOf((ALLY, Tagged(("Undead",)), YOURS))
    ),
    "Prevent all damage that would be dealt.": Continuous((Prevent(None),), Is((Kind.CARD,))),
    "When Grok is dealt damage, also put that much on your hero.": Triggered(
        (On(What.DEALS_DAMAGE, other=Among(This())),), Text((), (PutDamage(HERO, EventAmount()),))
    ),
    "When damage is healed from your hero, draw a card": Triggered(
        (On(What.HEALS, other=Among(HERO)),), Text((), (Draw(You(), n(1)),))
    ),
    "When Grok is dealt damage by an opposing ally, Grok deals 2 melee damage to its source.": Triggered(
        (
            On(
                What.DEALS_DAMAGE,
                subject=AllOf((ALLY, Controlled(Players(Relation.OPPONENT)))),
                other=Among(This()),
            ),
        ),
        Text((), (Deal(This(), Role("subject"), n(2), DamageType.MELEE),)),
    ),
    "When Grok deals combat damage to an ally, destroy it.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(This()), other=ALLY, combat=True),), Text((), (Destroy(OTHER),))
    ),
    "When your hero deals damage to an ally, destroy it.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(HERO), other=ALLY),), Text((), (Destroy(OTHER),))
    ),
    "When an opponent places a quest, draw a card.": Triggered(
        (On(What.PLACED, subject=Is((Kind.QUEST,)), player=Standing(Relation.OPPONENT)),),
        Text((), (Draw(You(), n(1)),)),
    ),
    "When an opposing hero or ally deals damage to Grok, ready up to that many of your resources.": Triggered(
        (
            On(
                What.DEALS_DAMAGE,
                subject=AllOf((CHARACTER, Controlled(Players(Relation.OPPONENT)))),
                other=Among(This()),
            ),
        ),
        Text((), (Ready(Chosen(RESOURCES, Number(0), EventAmount())),)),
    ),
}


def test_text() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_power() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


@for_every(
    "text",
    [
        "When a hero attacks an ally, destroy it.",
        "When Grok deals combat damage to an ally, ready it.",
        "Draw a card, or a card if it's your turn.",
        "Exhaust target ally and draw two cards, or three cards if",
        "Double it this turn.",
        "Destroy its source.",
        "Elusive,",
    ],
)
def test_what_nothing_tells_is_unread(text: str) -> None:
    stuck(ALLY_LINE, text)


@for_every("text", ["Elusive.", "Elusive (Can't be attacked)", "Elusive: (Can't be attacked.)", "Elusive"])
def test_keywords_with_and_without_signs(text: str) -> None:
    assert card(ALLY_LINE, text) == card(ALLY_LINE, "Elusive")


def test_a_line_within_a_power_goes_on() -> None:
    parts = "Look at target player's hand and choose an ally card.", "He discards that card."
    assert card(ABILITY_LINE, "\n".join(parts)) == card(ABILITY_LINE, " ".join(parts))


def test_what_is_ongoing_begins_within_a_line() -> None:
    attached = "Attach to target ally.{}Ongoing: Attached ally has +1 ATK."
    assert card(ABILITY_LINE, attached.format(" ")) == card(ABILITY_LINE, attached.format("\n"))


@for_every(("name", "called"), [('"Acid Hands" McGillicutty', "Acid Hands"), ("Kil, the Old", "Kil")])
def test_a_nickname_is_a_name(name: str, called: str) -> None:
    outcomes = [read_card(name, f"{ALLY_LINE}When {each} attacks, draw a card.") for each in (called, "Tim")]
    assert [type(each) for each in outcomes] == [Read, Unread]


@for_every(
    "text",
    [
        "Destroy target ally and weapon.",
        "Destroy target Demon and Undead.",
        "Reveal the top four cards of your deck. Put a revealed ability and quest card into your hand.",
    ],
)
def test_one_card_is_not_of_one_kind_and_another(text: str) -> None:
    assert '"or" between kinds of which one card is meant' in str(stuck(ABILITY_LINE, text))


def test_inspire_names_one_of_each_kind() -> None:
    assert isinstance(read_card("Tim", f"{ALLY_LINE}Inspire: Ability and Ally"), Read)
    either = read_card("Tim", f"{ALLY_LINE}Inspire: Ability or Ally")
    assert isinstance(either, Read)
    assert either.printed.powers == (Keyword(KeywordName.INSPIRE, fitting=Is((Kind.ABILITY, Kind.ALLY))),)


def test_a_counter_is_not_spelt_in_two_ways() -> None:
    text = "Attach to target ally.\nOngoing: At the start of your turn, put a fatigue counter on Grok Stonefist.\n{}"
    reads = "Attached ally has -1 ATK for each {} counter."
    assert card(ABILITY_LINE, text.format(reads.format("fatigue"))).powers
    unread = stuck(ABILITY_LINE, text.format(reads.format("fatugue")))
    assert unread.words == "fatigue and fatugue counters"
