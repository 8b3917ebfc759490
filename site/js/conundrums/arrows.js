/** Buttons in rows, as one stop for Tab: arrows go from one to another, and Tab comes back to where one was. */

/** @param {HTMLElement} group */
const buttonsOf = (group) => [...group.querySelectorAll("button")];

/** Where Tab leads to the next time. @param {Event} event */
export function stopHere({ currentTarget, target }) {
  for (const button of buttonsOf(/** @type {HTMLElement} */ (currentTarget))) button.tabIndex = button === target ? 0 : -1;
}

/** @param {KeyboardEvent} event */
export function goOn(event) {
  const all = buttonsOf(/** @type {HTMLElement} */ (event.currentTarget));
  const at = all.findIndex((button) => button === event.target);
  const columns = all.filter(({ offsetTop }) => offsetTop === all[0].offsetTop).length;
  /** @type {Record<string, number>} */
  const goals = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - columns, ArrowDown: at + columns, Home: 0, End: all.length - 1 };
  const goal = all[goals[event.key]];
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}
