"""What comes next: who gets priority, which window closes, which step starts (407, 500 to 503, 600 to 603)."""
