"""Ways to run scenarios: what is chosen, in which processes it is judged, what is remembered and told."""
