/** What moved on a page without the visitor's doing, by the browser's own account. */
import type { Page } from "@playwright/test";

interface Shift {
  readonly value: number;
  /** The elements that moved, as selectors with their text and how far they went. */
  readonly moved: readonly string[];
}

/** Most that a page may move in all: a fifth of what counts as good (web.dev/cls: 0.1). */
const MAX_SHIFT = 0.02;

/** Starts the account with the next page that is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (!element) return "(gone)";
      const id = element.id ? `#${element.id}` : "";
      const text = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
      return `${element.localName}${id}.${element.className} "${text}"`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (shift.hadRecentInput) continue;
        const moved = shift.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`,
        );
        shifts.push({ value: shift.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far the page has moved in all, and what did: an empty list where it stayed in bounds. */
export async function tooMuchShift(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () => (window as unknown as { layoutShifts: Shift[] }).layoutShifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total < MAX_SHIFT) return [];
  return shifts.flatMap(({ value, moved }) => [`${value.toFixed(4)}:`, ...moved]);
}
