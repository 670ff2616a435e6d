"""Comparing two documents rule by rule, whatever became of the numbers."""
