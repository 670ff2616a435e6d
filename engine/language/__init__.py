"""The language in which a card is data: closed unions of frozen values, with no behaviour.

What is printed on a card stands here in the words of the rules: what the text tells players to do, whom it means, when
it happens, how long it lasts. A value says what a text says; what that means in a game is for the floors above. Every
union is closed: who matches one ends in `assert_never`, so that the type checker names each place that must learn a new
member.

    printed           a card as it is printed, chapter 2, and the face of a token (402.2)
    words             the fixed words: types, zones, damage types, keywords, traits (207, 300, 405.3a, 411.1)
    powers            the four types of powers; the text of links with its modes and targets (306.3, 700 to 704)
    costs             the parts of a cost (401, 701.3, 800.1b)
    effects           what text tells players to do (709.2b), from `Deal` to `ExchangeControl`
    counter_moves     the effect that moves counters from card to card (402.1)
    extra_turns       effects on whose turn comes: extra turns and skipped ones (500.3)
    names_given       names that an effect gives beside the one that it states: those to whom damage was fatal (403.2)
    revelation        effects by which players see cards: shown, revealed until one fits, searched for (409)
    outside_the_game  effects on the next game of a match and on the collection (800)
    combat_types      changes of the damage types of cards (205.1a)
    modifiers         what continuous modifiers change, what they replace and prevent (714 to 717)
    durations         how long modifiers from links last (714.3)
    triggers          events that powers watch for and that modifiers replace (703.1, 716.1)
    filters           descriptions of one card, link or player: of a kind, with a tag, in combat, dealt damage this turn
    selections        which cards and players a text means, numbers, and conditions (200.1, 706.1, 709.2d)
    substitution      words of a text replaced by others

Every name of the language can be imported from here; `NAMESPACE` holds them all for whoever reads or writes card data
by name.

This floor may import nothing of the engine but `value`. It knows no game, no player and no card by name.
"""

from types import ModuleType

from engine.language import (
    combat_types,
    costs,
    counter_moves,
    durations,
    effects,
    extra_turns,
    filters,
    modifiers,
    outside_the_game,
    powers,
    printed,
    revelation,
    selections,
    triggers,
    words,
)

_MODULES: tuple[ModuleType, ...] = (
    words,
    filters,
    selections,
    revelation,
    outside_the_game,
    counter_moves,
    extra_turns,
    effects,
    costs,
    durations,
    combat_types,
    modifiers,
    triggers,
    powers,
    printed,
)

NAMESPACE: dict[str, object] = {
    name: value for module in _MODULES for name, value in vars(module).items() if not name.startswith("_")
}
