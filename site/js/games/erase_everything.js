/** Nothing is kept any more, not even what this page would write last. */

import { stopRehearsing } from "../engine/snapshot_rehearsal.js";
import { forgetRemembered } from "../engine/snapshot_flag.js";
import { forgetSettings } from "../keep/kept_settings.js";
import { forgetOffline } from "../offline/offline.js";

/** @import { Parts } from "../parts.js" */

/** @param {Parts} page */
export async function eraseEverything({ navigation, notices, session, store }) {
  navigation.setOff();
  session.close();
  stopRehearsing();
  const erased = await store.erase();
  // Where nothing may be kept, there is nothing to forget.
  await forgetOffline().catch(() => {});
  forgetSettings();
  forgetRemembered();
  if (erased) {
    location.replace(location.pathname + location.search);
    return;
  }
  session.reopen();
  await navigation.go("start");
  notices.tell([{ id: "ui-erase-failed", args: {} }]);
}
