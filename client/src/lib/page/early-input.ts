/** What visitors do to a page that the server drew, before the browser's code has taken it over. */

/** Marks a control that the server drew and that nothing listens to yet. */
export const WAITING = "data-waiting";

/** What was typed, chosen or pressed so far, to be done again once somebody listens. */
export interface EarlyInput {
  /** Fields that the visitor has changed, each with what it holds now. */
  readonly fields: ReadonlyMap<Field, string | boolean>;
  /** Buttons that were pressed and forms that were sent with the Enter key, in their order. */
  readonly presses: ReadonlySet<HTMLElement>;
  /** From then on the page listens by itself. */
  readonly end: () => void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** There while a drawn page waits for its code. */
    earlyInput?: EarlyInput;
  }
}

/**
 * Notes what the visitor types and presses, until `end`. Links, and what unfolds without script, work
 * as they do; buttons and forms are held back, as what they would do by themselves is not what they say.
 */
export function noteEarlyInput(): EarlyInput {
  const fields = new Map<Field, string | boolean>();
  const presses = new Set<HTMLElement>();
  const events = new AbortController();
  const listen = (type: string, note: (event: Event, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) note(event, event.target);
      },
      { capture: true, signal: events.signal },
    );
  const hold = (event: Event, pressed: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.setAttribute("aria-busy", "true");
    presses.add(pressed);
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
  return { fields, presses, end: () => events.abort() };
}

/**
 * Does again what the visitor did early, now that the page listens: first what was typed and chosen,
 * then what was pressed. Where the page drew its elements anew, each is found by its name.
 */
export function repeatEarlyInput({ fields, presses }: EarlyInput): void {
  for (const [field, held] of fields) {
    const now = present(field);
    if (now) fill(now, held);
  }
  // Not before React has drawn what was typed: a press acts on what the page holds then.
  setTimeout(() => {
    for (const pressed of presses) press(pressed);
  });
}

function press(element: HTMLElement): void {
  element.removeAttribute("aria-busy");
  const now = present(element);
  if (now instanceof HTMLFormElement) now.requestSubmit();
  else now?.click();
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function heldBy(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value;
}

/** As a visitor does it: React compares what a field holds with what it set, so it is made to differ first. */
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

/** The element itself, or the one that took its place. */
function present<E extends HTMLElement>(element: E): E | undefined {
  if (element.isConnected) return element;
  const name = nameOf(element);
  return [...document.querySelectorAll<E>(element.localName)].find(
    (candidate) => nameOf(candidate) === name,
  );
}

/** What tells a control or a form from the others of its page, in whichever drawing. */
function nameOf(element: Element): string {
  const attribute = (name: string) => element.getAttribute(name) ?? "";
  const given = attribute("name");
  const name = REACT_ID.test(given) ? "" : given;
  const said = [name, attribute("type"), attribute("aria-label")];
  if (!isField(element)) return [...said, element.textContent].join("\n");
  return [...said, isChoice(element) ? element.value : "", labelOf(element)].join("\n");
}

/** Also of a field that has left the page, whose `labels` are empty. */
function labelOf(field: Field): string {
  const tree = field.getRootNode();
  const isTree = tree instanceof Document || tree instanceof Element;
  const label =
    field.closest("label") ?? (isTree ? tree.querySelector(`label[for="${field.id}"]`) : null);
  return label?.textContent ?? "";
}

/** React counts its ids anew in each drawing. */
const REACT_ID = /^_r_/i;
