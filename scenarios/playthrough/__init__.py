"""Playing a scenario's steps on the engine: functions over one playthrough, split by subject."""
