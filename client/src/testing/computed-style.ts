/**
 * Computed styles, remembered. jsdom matches all of its own style sheet for each element that a query by role
 * passes, a millisecond each and a third of the time that these tests took. They load no other style sheet, so
 * elements of one kind are shown or hidden alike unless an attribute says otherwise. Colors and margins may be
 * those of another of its kind: tests of those open a browser.
 */

const computedStyle = window.getComputedStyle.bind(window);
const styleOfKind = new Map<string, CSSStyleDeclaration>();

/** What tells elements apart: the tag, whether it is in something closed, inline styles, and what those above hand down. */
function kindOf(element: Element): string {
  const { localName, parentElement } = element;
  let visibility = "";
  let pointerEvents = "";
  for (let around = parentElement; around; around = around.parentElement) {
    if (!around.hasAttribute("style") || !("style" in around)) continue;
    const style = around.style as CSSStyleDeclaration;
    visibility ||= style.visibility;
    pointerEvents ||= style.pointerEvents;
  }
  const isInOpen = parentElement?.hasAttribute("open");
  const own = [element.hasAttribute("hidden"), element.getAttribute("style")];
  return [localName, parentElement?.localName, isInOpen, visibility, pointerEvents, ...own].join();
}

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return computedStyle(element, pseudo);
  const kind = kindOf(element);
  const style = styleOfKind.get(kind) ?? computedStyle(element);
  styleOfKind.set(kind, style);
  return style;
};
