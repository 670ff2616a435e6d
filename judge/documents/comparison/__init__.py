"""The comparison of two documents rule by rule, even where rules have other numbers."""
