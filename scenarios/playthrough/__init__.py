"""Playing the steps of a scenario on the engine: functions over one playthrough, a module for each subject.

* `playthrough_state`: a playthrough: the game, what has happened in it, and the choice that is open
* `played_scenario`, `watched_scenario`: one as the runner needs it, and one that keeps the state before each step
* `named_things`, `cards_by_name`: the players and cards that a step names; printed cards by their names

Givens:

* `game_setup`, `deck_legality`: the edition, players, seats and the turn; deck lists
* `board_setup`, `cards_in_play`, `filled_zones`, `starting_resources`, `unnamed_cards`: the board, laid card by card
* `given_facts`, `board_legality`: what is given twice, or lies where no rule can have put it, is refused

Whens:

* `player_actions`, `passes`: what a player does; what everyone passes for
* `given_answers`, `stated_chance`: answers to choices; outcomes of chance
* `action_attempts`, `advance_answers`, `paid_costs`: an action tried, with the answers that its step has for choices
* `questions`, `chance_answers`, `settled_states`: which choice is answered, what chance gives, and where that leads
* `offered_words`, `unnamed_options`, `effects_of_one_card`: choices and their options in the words of a step

Thens:

* `facts`, `counters_and_tags`, `turn_and_result`: cards and zones; names of counters and tags; the turn and the end
* `permissions`, `stated_rules`: what the rules allow; which were applied, and what they leave open

What is told of it:

* `told_events`, `event_subjects`, `told_loops`, `told_reasons`: events, what each is about, loops, refusals
* `told_modifiers`, `told_descriptions`, `value_history`: what modifiers do, and how they made a value
* `spoken_names`, `state_view`: names of players, cards and links; the state as plain values
"""
