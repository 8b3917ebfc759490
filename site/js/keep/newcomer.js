/** Who has never been here sees a table at once; what is known of that before anything has arrived. */

import { loadSettings } from "./kept_settings.js";

/** Nobody has laid a tile here or was shown how, and the address asks for nothing else. */
export const isNewcomer = () => !loadSettings().introduced && !location.search && !location.hash;
