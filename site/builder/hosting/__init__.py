"""What lies between the page and its readers: addresses with versions, caches, headers."""
