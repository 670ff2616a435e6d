"""Abilities that go to the graveyard with their hosts, text behind a reward, and wordings in another order."""

from __future__ import annotations

from engine.language.costs import Resources
from engine.language.effects import Discard, Draw, May, PayResources, Put, Shuffle
from engine.language.filters import AllOf, Among, InCondition, Is, Owned, Standing
from engine.language.modifiers import Can, Cannot, Deed
from engine.language.powers import Completion, Continuous, Keyword, Text, Triggered
from engine.language.selections import Fits, Host, OwnerOf, Players, Role, This, You
from engine.language.triggers import On, What
from engine.language.words import Condition, KeywordName, Kind, Relation, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    NAME,
    OPPONENTS,
    card,
    n,
    says_it_back,
    stuck,
)

ATTACHED = "Attach to target ally.\nOngoing: "
DETACHED, MOVED = Role("detached"), Role("moved")
DESTROYED = On(What.DESTROYED, subject=Among(Host()))
LEFT = On(What.LEAVES_PLAY, subject=Among(Host()))
TO_HAND = (Put(DETACHED, Zone.HAND),)

ATTACHED_TEXTS: dict[str, Triggered] = {
    f"When attached ally is destroyed, put {NAME} into its owner's hand.": Triggered((DESTROYED,), Text((), TO_HAND)),
    f"When attached ally leaves play, put {NAME} into your hand.": Triggered((LEFT,), Text((), TO_HAND)),
    f"When attached ally is destroyed, you may put {NAME} into its owner's hand.": Triggered(
        (DESTROYED,), Text((), (May(You(), TO_HAND),))
    ),
    f"When attached ally leaves play, remove {NAME} from the game.": Triggered(
        (LEFT,), Text((), (Put(DETACHED, Zone.REMOVED),))
    ),
    f"When attached ally is destroyed, put {NAME} on top of its owner's deck.": Triggered(
        (DESTROYED,), Text((), (Put(DETACHED, Zone.DECK),))
    ),
    f"When attached ally is destroyed, shuffle {NAME} into its owner's deck.": Triggered(
        (DESTROYED,), Text((), (Put(DETACHED, Zone.DECK), Shuffle(OwnerOf(DETACHED))))
    ),
    # As long as the host stays in play, the ability does.
    f"When attached ally attacks, put {NAME} into its owner's hand.": Triggered(
        (On(What.ATTACKS, subject=Among(Host())),), Text((), (Put(This(), Zone.HAND),))
    ),
    # The host itself is another card.
    "When attached ally is destroyed, put it into its owner's hand.": Triggered(
        (DESTROYED,), Text((), (Put(MOVED, Zone.HAND),))
    ),
}


@for_every(("text", "meant"), list(ATTACHED_TEXTS.items()))
def test_an_ability_is_moved_from_where_its_host_has_left_it(text: str, meant: Triggered) -> None:
    assert card(ABILITY_LINE, ATTACHED + text).powers == (meant,)
    says_it_back(ATTACHED + text)


QUEST_LINE = "Quest\n"
LESS = "You pay 2 less to complete this quest if you control an ally."
BURIED = On(What.MOVES, subject=AllOf((ALLY, Owned(You()))), from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD)
ANY_BURIED = On(What.MOVES, subject=Owned(You()), from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD)
FACE_UP = AllOf((Is((Kind.QUEST,)), InCondition(Condition.FACE_UP)))
DRAWS = Text((), (Draw(You(), n(1)),))
PROTECTOR = Keyword(KeywordName.PROTECTOR)
ALONE = (Continuous((Can(Deed.PROTECT_EXHAUSTED),), This()),)
ATTACKING = Fits(This(), InCondition(Condition.ATTACKING))
NO_POWERS = Continuous((Cannot(Deed.USE, Among(OPPONENTS)),), Is((Kind.CARD,)), ATTACKING)
NO_CARDS = Continuous((Cannot(Deed.PLAY),), OPPONENTS, ATTACKING)

POWERS: dict[str, tuple[object, ...]] = {
    # Only quests that lie face up are placed so (408.1).
    "When you place a quest face up as a resource, draw a card.": (
        Triggered((On(What.PLACED, subject=FACE_UP, player=Standing(Relation.YOU)),), DRAWS),
    ),
    "When an opponent places a quest face up as a resource, draw a card.": (
        Triggered((On(What.PLACED, subject=FACE_UP, player=Standing(Relation.OPPONENT)),), DRAWS),
    ),
    # Tokens that leave play are meant as well (402.2a).
    "When an ally card enters your graveyard from play, draw a card.": (Triggered((BURIED,), DRAWS),),
    "When a card is put into your graveyard from play, draw a card.": (Triggered((ANY_BURIED,), DRAWS),),
    "When an ally card enters your graveyard from play, you may pay 1. If you do, put that card into your hand.": (
        Triggered((BURIED,), Text((), (May(You(), (PayResources(You(), n(1)),), (Put(MOVED, Zone.HAND),)),))),
    ),
    f"Protector\n{NAME} can protect even if it's exhausted.": (PROTECTOR, *ALONE),
    f"Protector\n{NAME} can protect even while exhausted.": (PROTECTOR, *ALONE),
    # Payment powers are what players use (701.2).
    f"While {NAME} is attacking, opponents can't use powers.": (NO_POWERS,),
    f"While {NAME} is attacking, opponents can't play cards or use powers.": (NO_CARDS, NO_POWERS),
}


@for_every(("text", "meant"), list(POWERS.items()))
def test_a_power_means_the_same_in_other_words(text: str, meant: tuple[object, ...]) -> None:
    assert card(ALLY_LINE, text).powers == meant
    says_it_back(text, ALLY_LINE)


def test_all_players_discard_their_hands() -> None:
    text = "All players discard their hands, then draw three cards."
    everybody = Players(Relation.ANY)
    assert card(ABILITY_LINE, text).text == Text((), (Discard(everybody, None), Draw(everybody, n(3))))


def test_a_lower_price_stands_before_the_reward() -> None:
    less, completion = card(QUEST_LINE, f"Pay 5 to complete this quest. {LESS}\nReward: Draw a card.").powers
    assert isinstance(less, Continuous)
    assert completion == Completion((Resources(n(5)),), DRAWS)


@for_every(
    ("line", "text"),
    [
        # All that stands behind the word for the reward is the completion effect (702.1).
        (QUEST_LINE, f"Pay 5 to complete this quest.\nReward: Draw a card. {LESS}"),
        (QUEST_LINE, f"Pay 5 to complete this quest.\nReward: Draw a card.\n{LESS}"),
        (QUEST_LINE, "Pay 5 to complete this quest.\nReward: Draw a card. Allies in your party have +1 ATK."),
        # Whether the ability is still in play depends on which of the events it was, or on what was prevented.
        (ABILITY_LINE, f"{ATTACHED}When attached ally attacks or is destroyed, put {NAME} into its owner's hand."),
        (ABILITY_LINE, f"{ATTACHED}When attached ally is dealt fatal damage, put {NAME} into its owner's hand."),
        # Nothing says to what it would be attached there (306.3c).
        (ABILITY_LINE, f"{ATTACHED}When attached ally is destroyed, put {NAME} into play."),
        # Both would have to be found where they lie.
        (
            ABILITY_LINE,
            f"{ATTACHED}When attached ally is destroyed, put that card and {NAME} into their owners' hands.",
        ),
    ],
)
def test_what_is_open_is_unread(line: str, text: str) -> None:
    stuck(line, text)
