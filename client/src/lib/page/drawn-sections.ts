/** Names a section as the server drew it; its value tells it from the others of its page. */
export const LATER = "data-later";

/** Whether sections of the page still wait as the server drew them; never on the server. */
export function hasDrawnSections(): boolean {
  return typeof document !== "undefined" && document.querySelector(`[${LATER}]`) !== null;
}
