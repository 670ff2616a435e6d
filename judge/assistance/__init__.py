"""What helps to say sentences: what can be completed, what is wrong where, what a name means, what answers a text.

The question at the command line, the table and the page use it, each in its own form.

* `asked_text`: a text of sentences played, with what the rules wait for and what follows if all pass
* `asked_purposes`: what may be done to destroy a card, asked for whether it is destroyed
* `asked_deaths`: whether a card died that has left play
* `purposes_of_texts`: what a card is asked to be used for, where its text does nothing of the kind
* `protected_characters`: whom somebody is asked to protect, where another is attacked
* `costs_with_x`: what a card with an X in its cost costs
* `answered_texts`: the answer to a text, as a value
* `armor_questions`: whether armor can be used against the damage that comes
* `branched_outcomes`: what each way to make an open choice leads to
* `card_questions`: what is printed on a card that is asked for
* `changing_answers`: answers that change once the chain is empty, or with a power of the card's own
* `choice_questions`: who makes the open choice, when, what is on offer, whether another is left
* `cost_questions`: what a card costs as things stand, what it costs to strike, complete or use
* `each_choice`: the answer to a question under each answer to the open choice
* `further_questions`: those questions, and whether a board is allowed
* `unsaid_choices`: a choice that nobody answered, though what was said goes on behind it
* `assumptions`: what a question leaves unsaid and cannot do without
* `completions`: what can come next in a line
* `diagnoses`: what is wrong in a text, with its place
* `cards_to_keep`: whether a player can keep cards of which a repair may destroy some
* `left_aside`: clauses without which a question is answered, and what is told of them
* `meanings`: what stands at a place in a line: a card, a rule, a sentence
* `moments_of_deeds`: a deed in a combat, answered for each moment in which it may have been meant
* `moments`: the answer to a sentence at the moment that it is about
* `entered_cards`: what the texts of cards that are said to be on the board have left there
* `foreseen`: questions about what can follow, kept until they are answered
* `hints`: what to say instead of a sentence that isn't understood
* `other_commands`: questions that another command answers, as that command
* `other_wordings`: a sentence that nobody understands, spelt right, divided, or without one of its parts
* `plain_questions`: questions of the rules in plain words, one for each thing
* `played_sentences`: the sentences of a text one after another, each beginning once
* `plays_in_a_row`: how two plays in a row were taken, where that decides
* `possible_responses`: what can be done against what is going on
* `questions_of_any_board`: questions that a rule, a card or another command answers, unless they are of this board
* `possible_deeds`: questions for all whom somebody can attack, and the like
* `resources_left`: how many resources are ready still
* `rule_questions`: questions that a rule answers on any board
* `rules_of_any_board`: those rules, by the forms in which players ask
* `rules_of_plays`: those of plays and discards
* `rules_of_turns`: those of turns, draws and several combats, by forms in plain words
* `rules_in_plain_words`, `usual_rules_asked`: rules by forms in plain words: what is so, what must and may be done
* `time_passing`: time that passes though nobody says so
* `unclear_sentences`: texts that are answered in other words, or with a text to say instead
* `unknown_cards`: names that no card has, told with the nearest known ones
* `unused_words`: words that carry meaning and that nothing made use of
* `unsaid_causes`: what makes so what somebody says has happened
* `unsaid_deeds`: what must have been done before a question makes sense
* `unsaid_hands`: the hands from which cards are discarded, and those of which cards are played
"""
