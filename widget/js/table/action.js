/** Actions as the session writes them: `BRY@0,1>`, `draw`, `pass`, `call`, `catch:2`, `show:BRY@0,1>`. */

/**
 * What is done, and what with: a placement, or the seat that is caught.
 * @param {string} action
 * @returns {{what: "lay" | "draw" | "pass" | "call" | "catch" | "show", about: string}}
 */
export function actionOf(action) {
  if (action[3] === "@") return { what: "lay", about: action };
  const [what, about = ""] = action.split(":");
  return { what: /** @type {"draw"} */ (what), about };
}

/** Whether the action lays a tile, and does not merely show where it fits. @param {string} action */
export const lays = (action) => actionOf(action).what === "lay";

/** Whether it is done out of turn: a call, a catch, a tile that is shown. @param {string} action */
export const isCall = (action) => ["call", "catch", "show"].includes(actionOf(action).what);
