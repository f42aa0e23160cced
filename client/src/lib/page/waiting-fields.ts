/** Fields of forms, as early input looks at them. */

/** Marks a control that the server drew and that nothing listens to yet. */
export const WAITING = "data-waiting";

/** What a visitor fills in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is one that is filled in. */
export function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Whether it is chosen and not filled in. */
export const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
