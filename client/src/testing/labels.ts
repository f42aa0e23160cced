/**
 * The labels of a control, found by the ids that they name. jsdom looks through the whole page for the control
 * of each label, for each control and after each change of the page: a tenth of the time that these tests took.
 */

const CONTROLS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const LABELABLE = "button, input:not([type=hidden]), meter, output, progress, select, textarea";

function isOf(label: HTMLLabelElement, control: HTMLElement): boolean {
  const id = label.getAttribute("for");
  if (id === null) return label.contains(control) && label.querySelector(LABELABLE) === control;
  return id === control.id && document.getElementById(id) === control;
}

for (const { prototype } of CONTROLS) {
  const { get } = Object.getOwnPropertyDescriptor(prototype, "labels") ?? {};
  Object.defineProperty(prototype, "labels", {
    configurable: true,
    get(this: HTMLInputElement) {
      if (this.type === "hidden" || !document.contains(this)) return get?.call(this);
      return [...document.getElementsByTagName("label")].filter((label) => isOf(label, this));
    },
  });
}
