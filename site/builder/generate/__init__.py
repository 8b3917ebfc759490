"""Files that are made from the engine and the words, and committed; a test knows the stale ones."""
