"""Nouns: what a card is called, by kind, tag or name, as a filter in the singular and in the plural.

A noun says which cards are meant and not how many. Words that stand behind or before a noun and narrow it are
descriptions; words that make a selection of it are references.

    bare_nouns         cards outside of play that are called by their kind alone: "an ally from your hand" for "an
                       ally card"
    card_nouns         nouns for cards, as filters, in the singular and in the plural
    joined_kinds       one kind of card or another: "ally token, Demon, or Undead", "ally or exhausted equipment", in
                       events as well
    joined_tags_of_cards  cards outside play with one tag or another: "Frost or Fire ability card", "Pet or Totem card"
    marked_nouns       nouns marked by words or icons of their own: "Demon ally or Undead ally", "[Horde] ally",
                       "Frost or [Frost] card"
    name_phrases       names: the card's own name and its short forms, other names, and the words of type lines
    one_of_each        one card of each of several kinds: "an ability, ally, equipment, and quest card", "an Air and
                       an Earth Totem"
    own_name_nouns     other cards with the card's own name, by which they are called: "another Felhunter"
    tags_before_nouns  tags before a noun: as an icon or on the type line, depending on how a card of the noun shows
                       them
"""
