/** What visitors do to a page that the server drew, before the browser's code has taken it over. */

import { ADDS, keepAdditions } from "./early-additions.ts";
import { type Field, isChoice, isField, WAITING } from "./waiting-fields.ts";

/** What was typed, chosen or pressed so far, to be done again once somebody listens. */
export interface EarlyInput {
  /** Fields that the visitor has changed, each with what it holds now. */
  readonly fields: Map<Field, string | boolean>;
  /**
   * Buttons that were pressed and forms that were sent with the Enter key, in their order, each with the
   * winery that it was to put on the trip list.
   */
  readonly presses: Map<HTMLElement, string | null>;
  /** From then on the page listens by itself. */
  readonly end: () => void;
}

declare global {
  interface Window {
    /** There while a drawn page waits for its code. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Notes what the visitor types and presses in the page, until `end`. Links, and what unfolds without
 * script, work as they do; buttons and forms are held back, as what they would do by themselves is
 * not what they say.
 */
export function noteEarlyInput(): EarlyInput {
  return note(document, new Map(), new Map());
}

/**
 * Notes it in a part that answers later than its page.
 *
 * @param before what was noted in the whole page; what belongs to the part is taken out of it.
 */
export function takeEarlyInput(part: Element, before: EarlyInput | undefined): EarlyInput {
  const fields = new Map([...(before?.fields ?? [])].filter(([field]) => part.contains(field)));
  const presses = new Map([...(before?.presses ?? [])].filter(([press]) => part.contains(press)));
  for (const field of fields.keys()) before?.fields.delete(field);
  for (const press of presses.keys()) before?.presses.delete(press);
  return note(part, fields, presses);
}

function note(
  part: Document | Element,
  fields: EarlyInput["fields"],
  presses: EarlyInput["presses"],
): EarlyInput {
  const events = new AbortController();
  const listen = (type: string, take: (event: Event, target: Element) => void) =>
    part.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) take(event, event.target);
      },
      { capture: true, signal: events.signal },
    );
  const hold = (event: Event, pressed: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.setAttribute("aria-busy", "true");
    presses.set(pressed, pressed.getAttribute(ADDS));
  };
  listen("input", (_event, target) => {
    if (isField(target) && target.hasAttribute(WAITING)) fields.set(target, heldBy(target));
  });
  listen("click", (event, target) => {
    const button = target.closest<HTMLElement>(`button[${WAITING}]`);
    if (button) hold(event, button);
  });
  listen("submit", (event, target) => {
    if (target instanceof HTMLFormElement && target.querySelector(`[${WAITING}]`)) {
      hold(event, target);
    }
  });
  // Also between the end and the repetition, which empties the list.
  addEventListener("pagehide", () => keepAdditions(presses.keys()), { once: true });
  return { fields, presses, end: () => events.abort() };
}

function heldBy(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value;
}
