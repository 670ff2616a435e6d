"""Scenarios said sentence by sentence, as at a table: no headers, no keywords where none is needed.

* `said_lines`: a text as the sentences it says, each with its table, its doc string and its keyword if it has one
* `spoken_openings`: no idle words before a sentence, and a question without its mark as one
* `plain_speech`: sentences without what players add to them: numbers as words, "still", the past for the present
* `corrected_sentences`: sentences in which somebody corrects himself, as what is meant in the end
* `spoken_boards`: boards and deeds in table talk, as the usual sentences for them
* `resolved_deeds`: deeds told in the past, resolved before what is done now
* `pronouns`: what "he", "it", "them" and "the attacker" speak of
* `attacked_characters`: who is attacked where only a pronoun says it
* `opponent_pronouns`: "he" and "the hero" where the opponent was spoken of, said with the opponent
* `players_verbs`: what only players say for deeds and moments, in usual words
* `told_keywords`: keywords that a card is said to have, as a card that is described anew
* `told_this_turn`: what has happened already in the turn, as the board that it left
* `told_last_turn`: what was done in the turn before, as the board that it left, and turns that have come since
* `told_sides`: whose a card is, by the sentences that were told of it
* `next_turns`: whose next turn is meant
* `refused_deeds`: what somebody is said not to do: protect, exhaust armor, strike
* `told_uses`: powers that were used already in the turn
* `said_states`: how a card stands, said of a card by itself or beside its name
* `cards_of_a_cost`: cards of which only the cost is said
* `unnamed_allies`: allies that players describe in place of naming one, by their size or keywords
* `only_allies`: a player's ally without a name, where the text names allies of that player
* `token_values`: the values of the tokens that cards put into play, by the names of the tokens
* `usual_phrases`: sentences with the phrases of a table in the words of the game, before anything else is made of them
* `table_phrases`: those phrases, each with what stands in its place
* `alike_cards`: two cards of one name, with labels wherever one of them is spoken of
* `passive_phrases`: what is done to a card, as who does it
* `phrase_meanings`: what stands in the place of a phrase, where that depends on the words in it
* `told_asides`: phrases that tell something beside a deed: who has a card, how it stands, why
* `deed_phrases`: phrases of deeds, told in other tenses or with what they do
* `several_players`: games of more than two players, as somebody at the table tells of them
* `players_wordings`: what players say and what they mean, as a table of patterns
* `spoken_persons`: "I" and "my opponent" as the vocabulary has them
* `players_sentences`: sentences of players, in other words than ours, as the sentence that is meant
* `rephrased_sentences`: sentences as the dialogue takes them: questions by their usual opening, one deed a sentence
* `exact_sentences`: what was said as sentences that name their cards: no pronouns, how cards stand said on the board
* `joined_sentences`: sentences that a line joins with "and", each by itself
* `said_clauses`: sentences that say several things without "and": at which moment, of both players, several times
* `sentences_in_parts`: sentences that say a board beside a deed, a condition of a hero, or one deed and then another
* `told_attacks`: attacks with several characters, and with a strike, as the sentences that they stand for
* `told_responses`: responses that tell what they answer, behind what they answer
* `told_choices`: what is chosen as a card is played, each choice by itself
* `combat_sentences`: moments of a combat told beside a deed, and what is asked to be done against one
* `unowned_cards`: cards in play of which only what is done with them tells whose they are
* `stand_in_cards`: cards that stand in for a cause that nobody names, and for any card
* `asked_owners`: whose a card is that somebody speaks of, and whether it is a token
* `late_patterns`: patterns that are made when they are first matched
* `question_openings`: questions that begin in unusual words, as ours begin
* `future_questions`: questions about what can follow
* `question_patterns`: the forms of questions that the state or the events answer
* `open_questions`: questions of how much, where and who, answered from the state
* `questions_of_events`: questions of what has happened: who took damage, who drew, what resolved, who survived
* `times_of_events`: when something has happened, told from the events
* `bare_names`: names of cards that are written without quotation marks
* `understanding`: which sentence of the vocabulary a said one is, and under which keyword
* `unknown_sentences`: why a sentence is not understood, where the sentence itself shows it
* `sentences_to_use`: what to say in place of a sentence that nobody understands
* `questions_asked`: questions such as "can I …?", as the statements that answer them
* `dialogue`: what was said so far and the game as it stands; saying one more gives another dialogue
* `copied_playthrough`: a playthrough that can go on without changing the one that it was copied from
* `offered_sentences`: what can be said now: actions that are legal, answers to the open choice
* `feature_text`: what was said, as the text of a feature file
"""
