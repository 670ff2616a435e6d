"""What a text says of what it has just done or could not do: what each sentence means, and what is refused."""

from __future__ import annotations

from engine.language.effects import (
    Apply,
    Deal,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    ForEach,
    Heal,
    If,
    IfYouDo,
    Interrupt,
    May,
    Put,
)
from engine.language.filters import AllOf, Among, Controlled, Is, Not, Owned, Standing
from engine.language.modifiers import Adjust, EntersPlay
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Happened,
    Negated,
    Number,
    Plus,
    Target,
    This,
    Those,
    TimesDone,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Done, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    MY_ALLY,
    OPPONENTS,
    OPPOSING,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

YOU, FIRST = You(), Target(0)
AN_OPPONENT = (TargetDescription(Standing(Relation.OPPONENT)),)
AN_ALLY, A_CHARACTER = (TargetDescription(ALLY),), (TargetDescription(CHARACTER),)
DRAW = (Draw(YOU, n(1)),)
AT_LEAST = Comparison.AT_LEAST


def _his_ally() -> Destroy:
    his = Every(AllOf((ALLY, Controlled(FIRST))))
    return Destroy(Chosen(his, by=FIRST))


@for_every("fails", ["he can't", "that player can't", "he doesn't"])
def test_what_follows_if_another_player_cannot(fails: str) -> None:
    words = f"Target opponent destroys one of his allies. If {fails}, draw a card."
    check_text(words, Text(AN_OPPONENT, (IfYouDo((_his_ally(),), (), DRAW),)))


def test_what_follows_if_he_does_and_if_he_does_not() -> None:
    discard = (Discard(FIRST, n(1)),)
    told = "Target opponent discards a card. If he does, draw a card. If he can't, draw two cards."
    check_text(told, Text(AN_OPPONENT, (IfYouDo(discard, DRAW, (Draw(YOU, n(2)),)),)))
    free = "Target opponent may discard a card. If he does, draw a card. If he doesn't, draw two cards."
    check_text(free, Text(AN_OPPONENT, (May(FIRST, discard, DRAW, (Draw(YOU, n(2)),)),)))


def test_each_of_several_players_who_cannot() -> None:
    words = "Each opponent discards a card. If he can't, he draws a card."
    one = Those("player")
    each = IfYouDo((Discard(one, n(1)),), (), (Draw(one, n(1)),))
    check_text(words, Text((), (ForEach(OPPONENTS, "player", (each,)),)))


def test_a_deed_of_yours_that_was_not_done() -> None:
    words = "Discard a card. If you don't, draw a card."
    check_text(words, Text((), (IfYouDo((Discard(YOU, n(1)),), (), DRAW),)))


def test_a_card_that_was_interrupted_this_way() -> None:
    words = "Interrupt target card. If it's interrupted this way, draw a card."
    printed = card(ABILITY_LINE, words)
    assert isinstance(printed.text, Text)
    assert printed.text.effects == (IfYouDo((Interrupt(FIRST),), DRAW),)


def test_a_card_that_was_destroyed_this_way() -> None:
    destroyed = Compare(Count(Those("destroyed")), AT_LEAST, n(1))
    words = "Destroy target ally. If it's destroyed this way, draw a card."
    check_text(words, Text(AN_ALLY, (Destroy(FIRST, "destroyed"), If(destroyed, DRAW))))


def test_damage_destroys_nothing_this_way() -> None:
    stuck(ABILITY_LINE, "Your hero deals 3 fire damage to target ally. If it's destroyed this way, draw a card.")


def test_whom_damage_was_healed_from() -> None:
    healed = Every(AllOf((ALLY, Among(Those("healed")))))
    healing = "Your hero heals 2 damage from target hero or ally. "
    words = f"{healing}If your hero heals damage from an ally this way, draw a card."
    heal = Heal(HERO, FIRST, n(2), "healed")
    check_text(words, Text(A_CHARACTER, (heal, If(Compare(Count(healed), AT_LEAST, n(1)), DRAW))))
    again = words.replace("draw a card", "ready that ally")
    says_it_back(again)


def test_somebody_else_has_not_healed_it() -> None:
    stuck(
        ALLY_LINE,
        "When Grok enters play, your hero heals 2 damage from target hero or ally. "
        "If Grok heals damage from an ally this way, draw a card.",
    )


def test_how_many_were_dealt_damage() -> None:
    dealing = "Your hero deals 1 fire damage to each opposing ally. "
    words = f"{dealing}If two or more allies were dealt damage this way, draw a card."
    dealt = Every(AllOf((ALLY, Among(Those("dealt")))))
    deal = Deal(HERO, Every(AllOf((ALLY, OPPOSING))), n(1), DamageType.FIRE, name="dealt")
    check_text(words, Text((), (deal, If(Compare(Count(dealt), AT_LEAST, n(2)), DRAW))))


def test_just_so_many_and_no_single_one_as_several() -> None:
    words = "Destroy any number of allies in your party. If two allies were destroyed this way, draw a card."
    printed = card(ABILITY_LINE, words)
    assert isinstance(printed.text, Text)
    assert printed.text.effects[-1] == If(Compare(Count(Those("destroyed"), ALLY), Comparison.EQUAL, n(2)), DRAW)
    stuck(ABILITY_LINE, words.replace("two allies", "one allies"))


def test_each_that_became_exhausted() -> None:
    words = "Exhaust up to two target allies. Your hero deals 1 frost damage to each ally exhausted this way."
    aim = (TargetDescription(ALLY, n(0), n(2)),)
    deal = Deal(HERO, Those("exhausted"), n(1), DamageType.FROST)
    check_text(words, Text(aim, (Exhaust(FIRST, "exhausted"), deal)))
    stuck(ABILITY_LINE, words.replace("each ally", "each weapon"))


@for_every(("where", "zone"), [("deck", Zone.DECK), ("hand", Zone.HAND)])
def test_one_or_more_cards_that_are_put_into_a_graveyard(where: str, zone: Zone) -> None:
    cards = AllOf((Is((Kind.CARD,)), Owned(YOU)))
    moved = On(What.MOVES, subject=cards, from_zone=zone, to_zone=Zone.GRAVEYARD, together=True)
    check_power(f"When one or more cards are put into your graveyard from your {where}, draw a card.", drawing(moved))


def test_one_or_more_of_several_other_events() -> None:
    for words, on in (
        ("an opponent discards one or more cards", On(What.DISCARDED, player=Standing(Relation.OPPONENT))),
        ("one or more allies in your party attack", On(What.ATTACKS, subject=MY_ALLY)),
        ("one or more allies in your party are dealt damage", On(What.DEALS_DAMAGE, other=MY_ALLY)),
        ("your hero is dealt damage by one or more allies", On(What.DEALS_DAMAGE, subject=ALLY, other=Among(HERO))),
    ):
        together = On(on.what, subject=on.subject, other=on.other, player=on.player, together=True)
        check_power(f"When {words}, draw a card.", drawing(together))


def test_what_entered_play_under_your_control() -> None:
    other = AllOf((ALLY, Not(Among(This()))))
    came = TimesDone(Done.ENTERED_PLAY, YOU, other)
    words = "When Grok enters play, draw a card for each other ally that entered play under your control this turn."
    (power,) = card(ALLY_LINE, words).powers
    assert power.text == Text((), (Draw(YOU, came),))  # type: ignore[union-attr]


def test_so_much_of_both_values_for_each() -> None:
    others = Count(Every(AllOf((ALLY, Not(Among(This())), Controlled(YOU)))))
    both = (Adjust(Trait.ATK, others), Adjust(Trait.HEALTH, others))
    check_power("Grok has +1 / +1 for each other ally in your party.", Continuous(both, This()))
    words = "Target ally has +1 / +1 this turn for each ally in your party."
    mine = Count(Every(MY_ALLY))
    (gain,) = card(ABILITY_LINE, words).text.effects  # type: ignore[union-attr]
    assert isinstance(gain, Apply)
    assert gain.changes == (Adjust(Trait.ATK, mine), Adjust(Trait.HEALTH, mine))


def test_as_many_and_one_more() -> None:
    words = "Destroy any number of allies in your party. Draw that many cards plus one."
    printed = card(ABILITY_LINE, words)
    assert isinstance(printed.text, Text)
    assert printed.text.effects[-1] == Draw(YOU, Plus((Count(Those("destroyed")), Number(1))))


def test_a_player_who_did_not_attack() -> None:
    words = "At the end of each opponent's turn, if that player didn't attack with an ally this turn, draw a card."
    (power,) = card(ALLY_LINE, words).powers
    assert isinstance(power.if_, Negated)  # type: ignore[union-attr]
    assert isinstance(power.if_.condition, Happened)  # type: ignore[union-attr]
    assert power.if_.condition.deed is Done.ATTACKED  # type: ignore[union-attr]


def test_two_kinds_among_the_revealed() -> None:
    words = (
        "Reveal the top four cards of your deck. Put an ability card and an ally card revealed this way "
        "into your hand and the rest on the bottom of your deck."
    )
    printed = card(ABILITY_LINE, words)
    assert isinstance(printed.text, Text)
    assert [type(each).__name__ for each in printed.text.effects] == ["Choose", "Reveal", "Put", "Put"]
    says_it_back(words)
    assert isinstance(printed.text.effects[2], Put)
    says_it_back(words.replace("Reveal", "Look at").replace("revealed this way", "from among them"))
    stuck(ABILITY_LINE, words.replace("Reveal", "Look at"))


def test_a_card_among_those_just_put_into_a_graveyard() -> None:
    dig = "Put the top three cards of your deck into your graveyard. "
    words = dig + "Put an ally card put into your graveyard this way into your hand."
    printed = card(ABILITY_LINE, words)
    assert isinstance(printed.text, Text)
    moved, taken = printed.text.effects
    assert isinstance(moved, Put)
    assert isinstance(taken, Put)
    assert isinstance(taken.cards, Chosen)
    assert taken.cards.among == Every(AllOf((ALLY, Among(Those(moved.name or "")))), (Zone.GRAVEYARD,))
    says_it_back(words)
    stuck(ABILITY_LINE, words.replace("put into your graveyard this way", "put into his graveyard this way"))
    stuck(ABILITY_LINE, "Draw a card. Put an ally card put into your graveyard this way into your hand.")


def test_cards_in_the_graveyard_of_another_player() -> None:
    words = "Draw a card for each ally card in target opponent's graveyard."
    check_text(words, Text(AN_OPPONENT, (Draw(YOU, Count(Every(ALLY, (Zone.GRAVEYARD,), FIRST))),)))
    for told in (
        "Draw a card if an opponent has two or more ally cards in his graveyard.",
        "Draw a card if there are no ally cards in target opponent's graveyard.",
    ):
        says_it_back(told)


def test_counters_of_a_number_that_is_reckoned() -> None:
    each = Count(Every(MY_ALLY))
    enters = Continuous((EntersPlay(Among(This()), counters=(("stone", each),)),), This())
    check_power("Grok enters play with a stone counter for each ally in your party.", enters)
    check_power("Grok enters play with X stone counters, where X is the number of allies in your party.", enters)


def test_each_card_of_a_kind_that_a_player_discards() -> None:
    shown = "Target opponent reveals his hand and discards "
    for words in ("each ability revealed this way", "all ability cards revealed this way", "each ability"):
        printed = card(ABILITY_LINE, f"{shown}{words}.")
        assert isinstance(printed.text, Text)
        assert printed.text.effects[-1] == Discard(FIRST, None, filter=Is((Kind.ABILITY,)))
    stuck(ABILITY_LINE, "Target opponent discards each ability revealed this way.")


@for_every(
    "words",
    [
        "When you strike with a weapon, you may discard a card. If you do, it has +1 ATK this turn.",
        "Reveal the top card of your deck. If it's an ally, it has +1 ATK this turn.",
        "Discard a card. Your hero deals 1 fire damage to it.",
    ],
)
def test_a_card_out_of_play_undergoes_nothing_that_only_cards_in_play_do(words: str) -> None:
    stuck(ALLY_LINE if words.startswith("When") else ABILITY_LINE, words)


def test_what_happened_this_turn() -> None:
    for condition, so in (
        ("two or more allies entered play under your control this turn", 2),
        ("damage was dealt to your hero this turn", None),
        ("no damage was dealt to your hero this turn", None),
    ):
        (power,) = card(ALLY_LINE, f"At the end of your turn, if {condition}, draw a card.").powers
        asked = power.if_  # type: ignore[union-attr]
        if so is not None:
            assert asked == Compare(TimesDone(Done.ENTERED_PLAY, YOU, ALLY), AT_LEAST, n(so))
        assert isinstance(asked, Negated) is condition.startswith("no ")


def test_cards_that_leave_a_graveyard_or_come_there_from_two_zones() -> None:
    removed = On(What.MOVES, subject=Is((Kind.CARD,)), from_zone=Zone.GRAVEYARD, to_zone=Zone.REMOVED)
    check_power("When a card is removed from a graveyard, draw a card.", drawing(removed))
    mine = AllOf((ALLY, Owned(YOU)))
    hand = On(What.MOVES, subject=mine, from_zone=Zone.HAND, to_zone=Zone.GRAVEYARD)
    deck = On(What.MOVES, subject=mine, from_zone=Zone.DECK, to_zone=Zone.GRAVEYARD)
    words = "When an ally card is put into your graveyard from your hand or deck, draw a card."
    check_power(words, drawing(hand, deck))


def test_the_other_two_are_the_rest_where_just_two_are_left() -> None:
    seen = "Look at the top four cards of your deck. Put two into your hand and the {} on the bottom of your deck."
    assert card(ABILITY_LINE, seen.format("other two")).text == card(ABILITY_LINE, seen.format("rest")).text
    stuck(ABILITY_LINE, seen.format("other three"))
    stuck(ABILITY_LINE, seen.replace("two", "up to two").format("other two"))


def test_how_many_of_those_cards_are_of_a_kind() -> None:
    dig = "Put the top three cards of your deck into your graveyard. "
    for words, comparison, many in (
        ("two or more of those cards are allies", AT_LEAST, 2),
        ("none of them are allies", Comparison.EQUAL, 0),
        ("one or more of them is an ally card", AT_LEAST, 1),
    ):
        printed = card(ABILITY_LINE, f"{dig}If {words}, draw a card.")
        assert isinstance(printed.text, Text)
        moved, asked = printed.text.effects
        assert isinstance(moved, Put)
        assert asked == If(Compare(Count(Those(moved.name or ""), ALLY), comparison, n(many)), DRAW)


def test_a_card_among_those_removed_from_the_top_of_a_deck() -> None:
    words = "Remove the top five cards of your deck from the game. Put an ally card removed this way into play."
    printed = card(ABILITY_LINE, words)
    assert isinstance(printed.text, Text)
    moved, taken = printed.text.effects
    assert isinstance(moved, Put)
    assert isinstance(taken, Put)
    assert isinstance(taken.cards, Chosen)
    assert taken.cards.among == Every(AllOf((ALLY, Among(Those(moved.name or "")))), (Zone.REMOVED,))


def test_that_much_is_how_many_were_removed_in_a_power_as_well() -> None:
    words = (
        "When Grok enters play, you may remove any number of cards in your graveyard from the game. "
        "Grok deals that much fire damage to target hero."
    )
    (power,) = card(ALLY_LINE, words).powers
    may, deal = power.text.effects  # type: ignore[union-attr]
    assert isinstance(may, May)
    assert isinstance(deal, Deal)
    (put,) = may.do
    assert isinstance(put, Put)
    assert deal.amount == Count(Those(put.name))  # type: ignore[arg-type]


@for_every("let", ["You may have your hero heal", "Your hero may heal"])
def test_what_follows_if_you_let_a_character_do_it(let: str) -> None:
    words = f"{let} 2 damage from target ally. If you do, draw a card."
    check_text(words, Text(AN_ALLY, (May(YOU, (Heal(HERO, FIRST, n(2)),), DRAW),)))
    says_it_back(words)
