/** What visitors type and press before React has hydrated the page, done again once it has. */

/** Marks an element whose content the server rendered and React has not hydrated yet. */
export const DEHYDRATED = "data-dehydrated";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyInput {
  /** Fields that the visitor has changed, with what each holds. */
  readonly fields: Map<Field, string | boolean>;
  /** The button pressed, or the form sent, last. */
  pressed?: { readonly element: HTMLElement; readonly said: string } | undefined;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Records what is typed and pressed before anything listens. Links work as usual; buttons and forms are
 * held back, since their native action is not what they say.
 */
export function noteEarlyInput(): void {
  if (window.earlyInput) return;
  const early: EarlyInput = { fields: new Map() };
  window.earlyInput = early;
  const hold = (event: Event) => {
    const target = event.target as Element;
    const element = target.closest<HTMLElement>(event.type === "submit" ? "form" : "button");
    if (!element || isLive(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.pressed?.element.removeAttribute("aria-busy");
    early.pressed = { element, said: sayingOf(element) };
    element.setAttribute("aria-busy", "true");
  };
  addEventListener("pagehide", () => keepAddition(early.pressed?.element));
  document.addEventListener("click", hold, true);
  document.addEventListener("submit", hold, true);
  document.addEventListener(
    "input",
    ({ target }) => {
      if (isField(target) && !isLive(target)) early.fields.set(target, heldBy(target));
    },
    true,
  );
}

/** Where the browser keeps the trip list of this device: ids as JSON. */
export const TRIP_LIST_KEY = "trip-list";

/** On a button that would add to the trip list: the winery's id. */
export const ADDS = "data-adds";

/** A winery whose addition was still waiting when the page was left is added to this device's list anyway. */
function keepAddition(pressed: HTMLElement | undefined): void {
  const id = Number(pressed?.getAttribute(ADDS));
  if (!id) return;
  try {
    const kept = JSON.parse(localStorage.getItem(TRIP_LIST_KEY) ?? "[]");
    localStorage.setItem(TRIP_LIST_KEY, JSON.stringify([...new Set([kept, id].flat())]));
  } catch {
    // A browser that stores nothing keeps no list from page to page either.
  }
}

/**
 * Called when a part of the page is hydrated; replays what was done to it on the same elements: first
 * what was typed and chosen, then the last press.
 */
export function replayEarlyInput(part: Element | null): void {
  part?.removeAttribute(DEHYDRATED);
  // After the effect that calls it, within which React would not render between two fields.
  queueMicrotask(replay);
}

function replay(): void {
  const early = window.earlyInput;
  if (!early) return;
  for (const [field, held] of early.fields) {
    if (!isLive(field)) continue;
    early.fields.delete(field);
    const now = field.isConnected ? field : namedAs(field);
    if (now) fill(now, held);
  }
  const { pressed } = early;
  if (!pressed || !isLive(pressed.element)) return;
  early.pressed = undefined;
  // Only after React has rendered what was typed, since a press acts on the page's state.
  setTimeout(() => press(pressed));
}

function press({ element, said }: NonNullable<EarlyInput["pressed"]>): void {
  element.removeAttribute("aria-busy");
  // "Add to Trip" of a winery that is on the list already, as only the browser knows, would take it off.
  if (sayingOf(element) !== said) return;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

/** The element that replaced a field, where a view restarts from the browser's stored state. */
const namedAs = ({ localName, name }: Field) =>
  name ? document.querySelector<Field>(`${localName}[name="${CSS.escape(name)}"]`) : null;

const isLive = (element: Element) => element.closest(`[${DEHYDRATED}]`) === null;

/** What a button offers; of a form it does not count. */
const sayingOf = (element: HTMLElement) =>
  element instanceof HTMLFormElement
    ? ""
    : `${element.getAttribute("aria-pressed")} ${element.textContent}`;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const heldBy = (field: Field) => (isChoice(field) ? field.checked : field.value);

/** Types as a visitor would: React compares a field's value with what it set, so make them differ first. */
function fill(field: Field, held: string | boolean): void {
  if (isChoice(field)) {
    field.checked = !held;
    field.click();
    return;
  }
  field.value = "";
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, held);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event("change", { bubbles: true }));
}
