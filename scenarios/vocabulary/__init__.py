"""All sentences that a step can be, in a module for each subject."""
