"""What an editor knows of a feature file while it is written, and the language server that tells it.

Lines and columns count from 0 here, columns in characters; only the server speaks of UTF-16.

* `open_features`: an open file as it stands: its scenarios with their verdicts, judged again only where they changed
* `edited_features`: an open file after an edit, read again only where that is needed
* `feature_words`: the words of Gherkin in the language of the file, and its lines
* `step_context`: the step on a line, and the game as it stands before and after it
* `feature_diagnoses`: what is wrong in the file, with its place
* `feature_mends`: what mends it: the word that was meant, the answer that is missing
* `feature_layout`: formatting, folding, and the list of scenarios
* `looked_up_pages`: pages on rules, cards and sentences to go to
* `editor_places`: lines and columns as the editor counts them
* `language_server`: the server, and `lsp_command` the command that starts it
"""
