"""Reports of a run for other programs: JUnit, Cucumber messages, JSON lines, GitHub's annotations and summaries."""
