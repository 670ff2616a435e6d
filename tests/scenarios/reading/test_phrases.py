"""Families of nouns, prices and effects: sentences of our own and what they mean."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Choose, Deal, Destroy, Discard, Draw, Flip, If, May, Put, Ready
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Not,
    Standing,
    Tagged,
    Valued,
)
from engine.language.modifiers import (
    Adjust,
    AttackOnly,
    Can,
    Cannot,
    Change,
    ChangeCost,
    Deed,
    EntersPlay,
    LosePowers,
    Prevent,
    Purpose,
    SetValue,
    Unpreventable,
)
from engine.language.powers import Continuous, Payment, TargetDescription, Text
from engine.language.selections import (
    Chosen,
    Compare,
    ControllerOf,
    Count,
    Every,
    Fits,
    HeroOf,
    Players,
    Plus,
    Target,
    This,
    Those,
    Times,
    TimesDone,
    Top,
    ValueOf,
    You,
)
from engine.language.words import Comparison, Condition, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading import Unread, read_card
from tests.every_row import for_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, ALLY_LINE, OPPOSING, card, check_power, n

MINE, OTHER = Controlled(You()), Not(Among(This()))
THIS_TURN = Duration.THIS_TURN
PROTECTOR = KeywordName.PROTECTOR
PETS = Compare(Count(Every(AllOf((Tagged(("Pet",)), MINE)))), Comparison.AT_LEAST, n(1))
ANY_CARD, QUEST = Is((Kind.CARD,)), Is((Kind.QUEST,))


def valued(trait: Trait, bound: object) -> TargetDescription:
    return TargetDescription(AllOf((ALLY, Valued(trait, Comparison.AT_MOST, bound))))  # type: ignore[arg-type]


TEXTS: dict[str, Text] = {
    # Only what shows the other face is turned.
    "Turn all quests face down.": Text((), (Flip(Every(AllOf((QUEST, InCondition(Condition.FACE_UP))))),)),
    "Turn target quest you control face up.": Text(
        (TargetDescription(AllOf((QUEST, MINE))),),
        (Flip(Every(AllOf((Among(Target()), InCondition(Condition.FACE_DOWN))))),),
    ),
    "Grok deals 1 fire damage to target hero for each ability you've played this turn.": Text(
        (TargetDescription(Is((Kind.HERO,))),),
        (Deal(This(), Target(), TimesDone(Done.PLAYED, You(), Is((Kind.ABILITY,))), DamageType.FIRE),),
    ),
    # Another than the card itself, where nothing else was spoken of.
    "Ready another target ally in your party.": Text(
        (TargetDescription(AllOf((ALLY, MINE, OTHER))),), (Ready(Target()),)
    ),
    "If you control a Pet, draw two cards. Otherwise, draw a card.": Text(
        (), (If(PETS, (Draw(You(), n(2)),), (Draw(You(), n(1)),)),)
    ),
    "You may discard a card. If you don't, draw a card.": Text(
        (), (May(You(), (Discard(You(), n(1)),), (), (Draw(You(), n(1)),)),)
    ),
    "Target ally loses elusive and protector this turn.": Text(
        (TargetDescription(ALLY),),
        (Apply((LosePowers(keywords=(KeywordName.ELUSIVE, PROTECTOR)),), Target(), THIS_TURN),),
    ),
    "Ready target protector in your party.": Text(
        (TargetDescription(AllOf((Is((Kind.CHARACTER,)), HasKeyword(PROTECTOR), MINE))),), (Ready(Target()),)
    ),
    "Destroy target ally with cost less than or equal to the number of allies in your party.": Text(
        (valued(Trait.COST, Count(Every(AllOf((ALLY, MINE))))),), (Destroy(Target()),)
    ),
    "Destroy target ally with ATK less than Grok's ATK.": Text(
        (valued(Trait.ATK, Plus((ValueOf(Trait.ATK, This()), n(-1)))),), (Destroy(Target()),)
    ),
    "Destroy target ally with ATK less than Grok's.": Text(
        (valued(Trait.ATK, Plus((ValueOf(Trait.ATK, This()), n(-1)))),), (Destroy(Target()),)
    ),
    "Destroy target ally with cost less than 3.": Text((valued(Trait.COST, n(2)),), (Destroy(Target()),)),
    # Classes are icons on abilities, and words of the type line on allies.
    "Destroy target Mage or Priest ability.": Text(
        (TargetDescription(AllOf((Is((Kind.ABILITY,)), AnyOf((HasTrait("Mage"), HasTrait("Priest")))))),),
        (Destroy(Target()),),
    ),
    "Destroy target Mage or Priest ally.": Text(
        (TargetDescription(AllOf((ALLY, Tagged(("Mage", "Priest"))))),), (Destroy(Target()),)
    ),
    "Choose an opponent. That player draws a card.": Text(
        (), (Choose(Chosen(Players(Relation.OPPONENT)), "chosen1"), Draw(Those("chosen1"), n(1)))
    ),
    "Put target ally into its controller's resource row face down.": Text(
        (TargetDescription(ALLY),),
        (Put(Target(), Zone.PLAY, under=ControllerOf(Target()), as_resource=True, face_up=False),),
    ),
    "Put a quest card from your graveyard into your resource row face up.": Text(
        (),
        (Put(Chosen(Every(Is((Kind.QUEST,)), (Zone.GRAVEYARD,), You())), Zone.PLAY, as_resource=True),),
    ),
    "Remove all cards in target player's graveyard from the game.": Text(
        (TargetDescription(Standing(Relation.ANY)),), (Put(Every(ANY_CARD, (Zone.GRAVEYARD,), Target()), Zone.REMOVED),)
    ),
    "Prevent all combat damage that would be dealt this turn.": Text(
        (), (Apply((Prevent(None, combat=True),), ANY_CARD, THIS_TURN),)
    ),
    "Your hero and allies in your party have +1 ATK this turn.": Text(
        (),
        (Apply((Adjust(Trait.ATK, n(1)),), AnyOf((Among(HeroOf(You())), AllOf((ALLY, MINE)))), THIS_TURN),),
    ),
    "Destroy target weapon. If its cost was 3, draw a card.": Text(
        (TargetDescription(Is((Kind.WEAPON,))),),
        (Destroy(Target()), If(Compare(ValueOf(Trait.COST, Target()), Comparison.EQUAL, n(3)), (Draw(You(), n(1)),))),
    ),
    "Remove target card in a graveyard from the game. If an ally card was removed this way, draw a card.": Text(
        (TargetDescription(ANY_CARD, zones=(Zone.GRAVEYARD,)),),
        (Put(Target(), Zone.REMOVED, name="removed"), If(Fits(Those("removed"), ALLY), (Draw(You(), n(1)),))),
    ),
}


@for_every("text", list(TEXTS))
def test_what_a_text_does(text: str) -> None:
    (power,) = card(ALLY_LINE, f"(1) >>> {text}").powers
    assert isinstance(power, Payment)
    assert power.text == TEXTS[text]


def cheaper(what: object, by: object) -> tuple[Change, ...]:
    return (ChangeCost(Purpose.PLAY, what, by),)  # type: ignore[arg-type]


POWERS: dict[str, Continuous] = {
    "Grok has +1 ATK for each ally destroyed this turn.": Continuous(
        (Adjust(Trait.ATK, TimesDone(Done.DESTROYED, None, ALLY)),), This()
    ),
    "Grok's ATK and health are each equal to the number of allies in your party.": Continuous(
        tuple(SetValue(trait, Count(Every(AllOf((ALLY, MINE))))) for trait in (Trait.ATK, Trait.HEALTH)), This()
    ),
    "Your hero can protect allies in your party.": Continuous((Can(Deed.PROTECT, AllOf((ALLY, MINE))),), HeroOf(You())),
    "Allies you play cost 1 less.": Continuous(cheaper(ALLY, n(-1)), You()),
    "Abilities cost opponents 1 more to play.": Continuous(
        cheaper(Is((Kind.ABILITY,)), n(1)), Players(Relation.OPPONENT)
    ),
    "Cards cost 1 more to play.": Continuous(cheaper(ANY_CARD, n(1)), Players(Relation.ANY)),
    "Grok costs 1 less to play for each ally in your party.": Continuous(
        cheaper(Among(This()), Times(Count(Every(AllOf((ALLY, MINE)))), -1)), You(), zones=(Zone.HAND, Zone.CHAIN)
    ),
    "You pay 2 less to play Grok if you control a Pet.": Continuous(
        cheaper(Among(This()), n(-2)), You(), PETS, zones=(Zone.HAND, Zone.CHAIN)
    ),
    "Opposing allies enter play exhausted.": Continuous((EntersPlay(AllOf((ALLY, OPPOSING)), exhausted=True),), This()),
    "Damage dealt by allies in your party can't be prevented.": Continuous((Unpreventable(),), AllOf((ALLY, MINE))),
    "Grok can attack only heroes.": Continuous((Cannot(Deed.ATTACK, Not(Is((Kind.HERO,)))),), This()),
    "Grok can attack only heroes if able.": Continuous((AttackOnly(Is((Kind.HERO,))),), This()),
    "Opposing heroes can't become exhausted.": Continuous((Cannot(Deed.EXHAUST),), AllOf((Is((Kind.HERO,)), OPPOSING))),
    "Grok and other Orc or Troll allies in your party have +1 ATK.": Continuous(
        (Adjust(Trait.ATK, n(1)),), AnyOf((Among(This()), AllOf((ALLY, Tagged(("Orc", "Troll")), OTHER, MINE))))
    ),
}


@for_every("text", list(POWERS))
def test_what_a_power_is(text: str) -> None:
    check_power(text, POWERS[text])


def test_a_card_that_cannot_be_played_unless_something_is_so() -> None:
    assert card(ALLY_LINE, "You can't play this ally unless you control a Pet.").play_only_if == PETS


def test_damage_is_divided_among_targets() -> None:
    said = "Your hero deals 3 fire damage divided as you choose among any number of target allies."
    text = card(ABILITY_LINE, said).text
    assert isinstance(text, Text)
    assert text.targets == (TargetDescription(ALLY, n(0), Count(Every(ALLY))),)
    assert text.effects == (Deal(HeroOf(You()), Target(), n(3), DamageType.FIRE, divided=True),)


def test_cards_shown_are_put_by_what_they_are() -> None:
    text = card(
        ABILITY_LINE,
        "Reveal the top four cards of your deck. Put all ally cards revealed this way into your hand and the rest on "
        "the bottom of your deck.",
    ).text
    assert isinstance(text, Text)
    (first, _, allies, rest) = text.effects
    assert first == Choose(Top(n(4), You()), "seen1")
    assert allies == Put(Every(AllOf((ALLY, Among(Those("seen1")))), (Zone.DECK,)), Zone.HAND)
    assert rest == Put(Every(Among(Those("seen1")), (Zone.DECK,)), Zone.DECK, on_bottom=True)


@for_every(
    "text",
    [
        # An ability is no ally: another than which?
        "Ready another target ally in your party.",
        # Whose party, the target's or that of those who are counted?
        "Destroy target ally with cost less than or equal to the number of allies with protector in your party.",
    ],
)
def test_what_could_mean_two_things(text: str) -> None:
    if text.startswith("Ready"):
        assert isinstance(read_card("Bolt", ABILITY_LINE + text), Unread)
    else:
        (target,) = card(ABILITY_LINE, text).text.targets  # type: ignore[union-attr]
        assert MINE not in target.filter.filters  # type: ignore[union-attr]
