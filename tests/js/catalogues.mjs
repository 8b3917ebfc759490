// Before the tests: node --import ./tests/js/catalogues.mjs --test ...

import { register } from "node:module";

register("./catalogue_loader.mjs", import.meta.url);
