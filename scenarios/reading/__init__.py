"""The reader of cards: one grammar turns printed words into card data, and card data back into words.

From a list of cards to the words of a line:

* `card_tables`, `table_columns`, `corrections`: rows of a table, their columns, and listed corrections of mistakes
* `whole_cards`, `card_lines`, `misspelt_tags`: a card line with a text under it, and the words of the type line
* `text_markup`, `text_lines`, `line_tokens`, `line_words`, `clear_slips`: the text, its lines, and the words in them
* `explained_keywords`, `agreed_keywords`: keywords that cards of the list explain
* `reminders`, `loose_reminders`: what stands in parentheses must say what a keyword means

The grammar, from words to values:

* `phrases`: the rules, a room for each constituent; `grammar`: all of them together
* `phrase_rules`, `choice_rules`, `agreement`, `templates`, `template_matchers`: how a rule is written, once for both
  directions
* `chart`, `derivations`, `readings`: parsing, the meaning of what was parsed, and the outcome for a card

What words refer to:

* `discourse`, `heard_words`, `scopes`: what was spoken of so far, and how each word changes that
* `back_references`, `plural_references`, `he_and_she`, `each_spoken_of`: "it", "that ally", "they", "he"
* `selected_cards`, `card_owners`, `noun_words`, `short_names`, `parts_of_turns`: cards, owners, nouns, names, turns
* `chosen_cards`, `excluded_cards`: what "other" and "another" exclude
* `moved_by_event`, `aimed_plays`, `dealers_of_damage`: the cards of an event
* `deeds_instead`, `followed_branches`, `quest_prices`, `said_of_kinds`: what some sentences and nouns leave to others

What leaves a card unread although each of its lines has one reading:

* `doubts`: all that is asked of a card; most of it stands in modules of its own, such as `antecedents`, `shared_words`,
  `unfit_conditions`, `undergone_in_play`, `subjects_of_changes`, `later_turns`, `deeds_in_turn`, `declined_deeds`,
  `paid_by_others`, `others_in_turn` and `chosen_before`
* `parts_by_kind`: the parts of a card by their classes, found once for all of these questions

From values back to words:

* `told_cards`, `wording`, `efforts`, `points`, `spelling`: a card's lines, told in the words that take least effort
* `card_forms`, `bound_names`, `name_equivalence`: card data in one form, whatever names its parts bind
* `reach`: which values can be told at all
"""

from scenarios.reading.readings import Ambiguous, Read, Reading, Unread
from scenarios.reading.whole_cards import read_card

__all__ = ["Ambiguous", "Read", "Reading", "Unread", "read_card"]
