"""JavaScript modules and their libraries in one file, with the licences of what is in it."""
