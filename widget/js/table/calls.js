/** Calling, catching and showing: what people may do while it is not their turn. */

import { act } from "./acting.js";
import { actionOf, isCall } from "./action.js";
import { nameOf } from "../words/deeds.js";
import { pill } from "./pill.js";

/** @import { Message, Seat, View } from "../contract.js" */
/** @import { Icon } from "../look/icons.js" */
/** @import { Table } from "./table.js" */

/** What these eyes may do out of turn, if anything: the first of it. @param {View} view */
export const ownCall = (view) =>
  view.turn.actions.find(([seat, action]) => seat === view.seat && isCall(action));

/** The buttons of everyone at this device, one's own first. @param {Table} t @param {View} view */
export function outOfTurn(t, view) {
  const others = view.people.filter((seat) => seat !== view.seat);
  const seats = view.seat === null ? others : [view.seat, ...others];
  return seats.map((seat) => callsOf(t, view, seat));
}

/** @param {Table} t @param {View} view @param {Seat} seat */
function callsOf(t, view, seat) {
  const may = view.turn.actions.filter(([who]) => who === seat);
  const shows = may.filter(([, action]) => actionOf(action).what === "show");

  /** @param {Icon} sign @param {string} action @param {Message} why @param {string} words @param {Seat} [caught] */
  const button = (sign, action, why, words, caught) =>
    pill(sign, {
      action: actionOf(action).what,
      words: seat === view.seat ? words : t.say("ui-for-seat", { name: nameOf(view, seat), what: words }),
      why: t.say(why.id, why.args),
      labelled: true,
      primary: seat === view.seat,
      caught,
      press: () => void act(t, action, seat),
    });

  return may.map(([, action, why]) => {
    const { what, about } = actionOf(action);
    if (what === "call") return button("speak", action, why, t.say("ui-call"));
    if (what === "catch") {
      const caught = Number(about);
      return button("look", action, why, t.say("ui-catch", { name: nameOf(view, caught) }), caught);
    }
    // Any of the places proves that the tile fits.
    const first = action === shows[0]?.[1];
    return first ? button("eye", action, why, t.say("ui-show", { count: shows.length })) : [];
  });
}
