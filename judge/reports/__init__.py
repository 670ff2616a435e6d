"""Reports of a run for other programs: JUnit XML, Cucumber messages, GitHub's annotations and summaries."""
