"""The rules of phrases: a room for each constituent of a text, and in it a module for each kind of phrase.

    nouns         what a card is called, by kind, tag or name, as a filter in the singular and in the plural
    descriptions  words before and behind a noun that say which of its cards are meant
    references    noun phrases that select cards, from targets and every card of a kind to cards spoken of before
    players       you, targets, opponents, each of several, and what each of several players does
    amounts       numerals, values of cards, numbers of cards, and amounts that are reckoned from others
    zones         cards in hands, decks and graveyards, what moves them, and searching and looking through them
    verbs         what players and cards do, in the bare form and in the third person
    conditions    what stands after "if", "while", "unless" and "use only"
    durations     how long something lasts, and effects that wait for a later moment
    triggers      events that powers and texts watch for, after "when", "whenever" and "at"
    modifiers     predicates that say what cards and players have, are, can't do and must do
    costs         what a card or a power costs, changed prices, additional costs, and what players are permitted
    replacements  what happens instead of an event, and damage that is prevented, doubled or dealt to another
    sentences     clauses, and how clauses and sentences follow each other in a text
    lines         the powers and keywords of a card, and what stands on a line of its own
    own_wordings  phrases that a single printed card has, and that are no sentence of the game's language

The grammar takes the modules in the order that `rooms` gives, which decides the words that are told.

A rule is one template with both directions, wherever a template can say it: `rule` of `phrase_rules`, with a check for
parts that the words can't be said of; `verb` for what somebody does; `choosing` of `choice_rules` for cards that
somebody chooses. What agrees in number is marked and written once (`agreement`): ``{topic~} has~ stealth``.
"""
