/** Event replay: what visitors type and press before hydration is repeated on the same elements after it. */
import { attempt } from "../parse.ts";

/** Marks an element whose content the server rendered and React has not hydrated yet. */
export const DEHYDRATED = "data-dehydrated";

/** Where the browser keeps the trip list of this device: ids as JSON. */
export const TRIP_LIST_KEY = "trip-list";

/** On a button that would add to the trip list: the winery's id. */
export const ADDS = "data-adds";

const HYDRATED = "part-hydrated";
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Which element each event is about. Links work as usual. */
const SUBJECTS: Readonly<Record<string, string>> = {
  click: "button",
  submit: "form",
  input: "input, select, textarea",
};

/** Runs before any other script. Holds back presses and submits, which do nothing useful before hydration. */
export function noteEarlyInput(): void {
  const typed = new Map<Field, string | boolean>();
  let pressed: { readonly element: HTMLElement; readonly offer: string } | null = null;

  const note = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>(SUBJECTS[event.type] ?? "");
    if (!element || isLive(element)) return;
    if (event.type === "input") {
      const field = element as Field;
      typed.set(field, isChoice(field) ? field.checked : field.value);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.element.removeAttribute("aria-busy");
    pressed = { element, offer: offerOf(element) };
    element.setAttribute("aria-busy", "true");
  };

  const replay = () => {
    for (const [field, held] of typed) {
      if (isLive(field) && typed.delete(field)) fill(field, held);
    }
    if (!pressed || !isLive(pressed.element)) return;
    const { element, offer } = pressed;
    pressed = null;
    // After React has rendered what was typed: a press acts on the page's state.
    setTimeout(() => {
      element.removeAttribute("aria-busy");
      // The browser's stored state changed the button meanwhile: pressing it now would undo what was meant.
      if (offerOf(element) !== offer) return;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    });
  };

  for (const type of Object.keys(SUBJECTS)) document.addEventListener(type, note, true);
  document.addEventListener(HYDRATED, replay);
  addEventListener("pagehide", () => addToTripList(Number(pressed?.element.getAttribute(ADDS))));
}

/** Called when a part of the page is hydrated. */
export function replayEarlyInput(part: Element | null): void {
  part?.removeAttribute(DEHYDRATED);
  // Not inside the effect that calls this, where React would not render between two fields.
  queueMicrotask(() => document.dispatchEvent(new Event(HYDRATED)));
}

const isLive = (element: Element) => element.closest(`[${DEHYDRATED}]`) === null;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** What a button says it will do; forms have none. */
const offerOf = (element: HTMLElement) =>
  element.matches("form") ? "" : `${element.getAttribute("aria-pressed")} ${element.textContent}`;

/** Repeats the typing. React ignores a value equal to the last one it saw, so that is made to differ first. */
function fill(field: Field, held: string | boolean): void {
  if (isChoice(field)) {
    field.checked = !held;
    field.click();
    return;
  }
  field.value = "";
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, held);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Saves a pending "Add to Trip" when the visitor leaves before it could be replayed. */
function addToTripList(id: number): void {
  if (!id) return;
  attempt(() => {
    const kept = JSON.parse(localStorage.getItem(TRIP_LIST_KEY) ?? "[]");
    localStorage.setItem(TRIP_LIST_KEY, JSON.stringify([...new Set([kept, id].flat())]));
  });
}
