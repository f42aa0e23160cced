import { ADDS } from "./early-additions.ts";
import type { EarlyInput } from "./early-input.ts";
import { type Field, isChoice, isField } from "./waiting-fields.ts";

/**
 * Does again what the visitor did early, now that the page listens: first what was typed and chosen,
 * then what was pressed. Where the page, or the part of it, drew its elements anew, each is found by
 * its name.
 */
export function repeatEarlyInput(
  { fields, presses }: EarlyInput,
  part: ParentNode = document,
): void {
  for (const [field, held] of fields) {
    const now = present(field, part);
    if (now) fill(now, held);
  }
  // Not before React has drawn what was typed: a press acts on what the page holds then.
  setTimeout(() => {
    for (const [pressed, adds] of presses) press(pressed, adds, part);
    presses.clear();
  });
}

function press(element: HTMLElement, adds: string | null, part: ParentNode): void {
  element.removeAttribute("aria-busy");
  const now = present(element, part);
  // What was to be added is on the list already, as only the browser knows: to press again would take it off.
  if (adds !== (now?.getAttribute(ADDS) ?? null)) return;
  if (now instanceof HTMLFormElement) now.requestSubmit();
  else now?.click();
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

/** The element itself, or the one that took its place in the page or a part of it. */
export function present<E extends HTMLElement>(element: E, part: ParentNode): E | undefined {
  if (element.isConnected) return element;
  const name = nameOf(element);
  return [...part.querySelectorAll<E>(element.localName)].find(
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
