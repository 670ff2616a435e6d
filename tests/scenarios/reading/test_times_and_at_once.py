"""Two things said for times of their own, events of one or more cards, and slips that can mean one thing only."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import AddCounters, Apply, Deal, Draw, Heal, If
from engine.language.filters import AllOf, Among, AnyOf, Controlled, InCondition, Is, Named, Not
from engine.language.modifiers import Adjust, AlterPacket, Cannot, Deed, Replace
from engine.language.powers import Continuous, TargetDescription, Text, Triggered
from engine.language.selections import (
    Compare,
    Count,
    EventAmount,
    Every,
    Fits,
    Role,
    Target,
    This,
    Those,
    Times,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Kind, Trait, Zone
from scenarios.reading import Read, read_card
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    NAME,
    OPPOSING,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

AN_ALLY = (TargetDescription(ALLY),)
THIS_TURN = Duration.THIS_TURN
STILL = Apply((Cannot(Deed.READY_DURING_READY_STEP),), Target(), Duration.ITS_NEXT_READY_STEP)
WEAKER = Apply((Adjust(Trait.ATK, n(-2)),), Target(), THIS_TURN)
YOURS = AllOf((CHARACTER, Controlled(You())))
ALLIES = Every(YOURS)


TEXTS = {
    "Target ally has -2 ATK this turn and can't ready during its controller's next ready step.": Text(
        AN_ALLY, (WEAKER, STILL)
    ),
    "Your hero heals 2 damage from each hero and ally in your party. Draw a card if a hero was healed this way.": Text(
        (),
        (
            Heal(HERO, ALLIES, n(2), "healed"),
            If(
                Compare(Count(Those("healed"), Is((Kind.HERO,))), Comparison.AT_LEAST, n(1)),
                (Draw(You(), n(1)),),
            ),
        ),
    ),
    "Your hero deals 3 fire damage to target ally, then 1 frost damage to a second target ally.": Text(
        (TargetDescription(ALLY), TargetDescription(AllOf((ALLY, Not(Among(Target())))))),
        (
            Deal(HERO, Target(), n(3), DamageType.FIRE),
            Deal(HERO, Target(1), n(1), DamageType.FROST),
        ),
    ),
    "Double all damage that would be dealt to target ally this turn.": Text(
        AN_ALLY,
        (
            Apply(
                (
                    Replace(
                        On(What.DEALS_DAMAGE, other=Among(Target())), AlterPacket(Times(EventAmount(), 2))
                    ),
                ),
                You(),
                THIS_TURN,
            ),
        ),
    ),
}  # fmt: skip


def test_a_text_is_read_and_says_it_back() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


@for_every(
    ("text", "subject"),
    [
        ("one or more opposing allies are destroyed", AllOf((ALLY, OPPOSING))),
        ("one or more of your allies are destroyed", AllOf((ALLY, Controlled(You())))),
    ],
)
def test_one_or_more_cards_make_one_event(text: str, subject: AllOf) -> None:
    check_power(f"When {text}, draw a card.", drawing(On(What.DESTROYED, subject=subject, together=True)))


@for_every("deed", ["put it into your hand", "draw that many cards", "that ally has +1 ATK this turn"])
def test_no_single_card_of_one_or_more_can_be_meant(deed: str) -> None:
    stuck(ALLY_LINE, f"When one or more allies are destroyed, {deed}.")


def test_a_card_has_one_thing_in_one_state_and_another_in_another() -> None:
    so = {state: Fits(This(), InCondition(state)) for state in (Condition.ATTACKING, Condition.DEFENDING)}
    assert card(ALLY_LINE, "Grok has +2 ATK while attacking and -1 ATK while defending.").powers == (
        Continuous((Adjust(Trait.ATK, n(2)),), This(), so[Condition.ATTACKING]),
        Continuous((Adjust(Trait.ATK, n(-1)),), This(), so[Condition.DEFENDING]),
    )


def test_or_between_names_stands_between_two_names() -> None:
    either = AnyOf((Named("Akor"), Named("Mael the Red")))
    there = Compare(Count(Every(AllOf((ALLY, either, Controlled(You()))))), Comparison.AT_LEAST, n(1))
    check_power(
        "When Grok attacks, if an ally named Akor or Mael the Red is in your party, draw a card.",
        drawing(On(What.ATTACKS, subject=Among(This())), if_=there),
    )


def test_another_than_what_an_ability_is_attached_to_is_in_doubt() -> None:
    stuck(ALLY_LINE, "Pay 1 >>> Attach target ability attached to a hero or ally to another target hero or ally.")


def test_a_counter_that_is_added_goes_on_the_card_itself() -> None:
    check_power(
        "When Grok attacks, add a rage counter.",
        Triggered((On(What.ATTACKS, subject=Among(This())),), Text((), (AddCounters(This(), "rage", n(1)),))),
    )


SLIPS = {
    "[Activate], >>> Draw a card.": "[Activate] >>> Draw a card.",
    "[Activate] >>> Draw draw a card.": "[Activate] >>> Draw a card.",
    "When GROK attacks, draw a card.": "When Grok attacks, draw a card.",
    "[Activate] >>> Put target ally into it owner's hand.": "[Activate] >>> Put target ally into its owner's hand.",
    "[Activate] >>> Put target ally into it's owner's hand.": "[Activate] >>> Put target ally into its owner's hand.",
    "[Activate] >>> Put target ally into its owners hand.": "[Activate] >>> Put target ally into its owner's hand.",
    "[Activate] >>> Draw a card.; Grok can't attack.": "[Activate] >>> Draw a card.\nGrok can't attack.",
    "Protector;\nGrok can't attack.": "Protector\nGrok can't attack.",
}


@for_every("slip", SLIPS)
def test_a_slip_that_can_mean_one_thing_only_is_read_so(slip: str) -> None:
    assert card(ALLY_LINE, slip) == card(ALLY_LINE, SLIPS[slip])


@for_every(
    "slip",
    [
        "When grok attacks, draw a card.",
        "[Activate] >>> Put target ally into their owners hand.",
        "[Activate] >>> Draw an card a.",
        "Ferocity; Stealth",
    ],
)
def test_what_may_be_more_than_a_slip_is_unread(slip: str) -> None:
    assert not isinstance(read_card(NAME, ALLY_LINE + slip), Read)


def test_a_power_in_the_graveyard_may_call_its_card_by_a_pronoun() -> None:
    said = "At the start of your turn, if Grok is in your graveyard, you may pay 1. If you do, put {} into your hand."
    by_name, by_pronoun = (card(ALLY_LINE, said.format(who)).powers for who in ("Grok", "him"))
    assert by_name == by_pronoun
    assert [power.zones for power in by_name if isinstance(power, Triggered)] == [(Zone.GRAVEYARD,)]


def test_that_ally_is_not_what_may_be_a_hero() -> None:
    attached = (
        "Attach to target hero or ally.\nOngoing: When attached character deals combat damage to an ally, destroy"
    )
    (power,) = card(ABILITY_LINE, f"{attached} that ally.").powers
    assert isinstance(power, Triggered)
    assert "Role(name='other')" in repr(power.text)


@for_every(
    "text",
    [
        "Destroy Grok >>> Ready your hero. It has +1 ATK this turn.",
        "Put Grok into its owner's hand >>> Ready your hero. It has +1 ATK this turn.",
        "When Grok is destroyed, ready your hero. It has +1 ATK this turn.",
    ],
)
def test_a_card_that_has_left_play_is_not_what_changes(text: str) -> None:
    stuck(ALLY_LINE, text)


def test_another_card_than_the_one_that_was_buried_is_in_doubt() -> None:
    stuck(
        ALLY_LINE, "When an ally in your party is destroyed, put another ally card from your graveyard into your hand."
    )
    card(ALLY_LINE, "When Grok is destroyed, put another ally card from your graveyard into your hand.")


@for_every("whom", ["each other opposing ally", "each other ally in that party", "another target opposing ally"])
def test_others_are_others_than_the_ally_that_was_hit(whom: str) -> None:
    (power,) = card(ALLY_LINE, f"When Grok deals combat damage to an ally, he deals 1 melee damage to {whom}.").powers
    assert isinstance(power, Triggered)
    described = repr(power.text)
    assert repr(Not(Among(Role("other")))) in described
    assert repr(Not(Among(This()))) not in described


def test_others_in_the_defending_players_party_are_in_doubt() -> None:
    said = "When Grok attacks, he deals 2 melee damage to each {} in the defending player's party."
    card(ALLY_LINE, said.format("ally"))
    stuck(ALLY_LINE, said.format("other ally"))
