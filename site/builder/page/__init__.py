"""The page itself: what stands in it before any program runs, and all its files in one folder."""
