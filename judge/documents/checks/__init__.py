"""The checks of a draft of rules: mistakes that its editor can correct, each with its line in the editor's file."""
