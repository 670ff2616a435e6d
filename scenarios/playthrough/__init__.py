"""Playing the steps of a scenario on the engine: functions over one playthrough, a module for each subject."""
