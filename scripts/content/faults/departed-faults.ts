import { DEPARTURE_LABELS, type DepartureKind } from "#shared/domain/winery/departure.ts";
import type { RowFault } from "./content-fault.ts";

/** What prose has to know of a winery that it may name. */
export interface NamedWinery {
  readonly name: string;
  /** Why it left the guide; null for one that is in it. */
  readonly leftKind: DepartureKind | null;
}

/** Said in the same paragraph, a reader knows that there is no going there. */
const SAID =
  /\b(?:closed|no longer|retired|out of business|not open to (?:visitors|the public))\b/i;

/**
 * Wineries that left the guide and are named in an article as if one could go there. Said in the same
 * paragraph to be closed, a name may stay: the history of a place has closed wineries in it.
 */
export function departedFaults(
  field: "excerpt" | "content" | "words",
  text: string,
  wineries: ReadonlyMap<string, NamedWinery>,
): RowFault[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => !SAID.test(paragraph));
  return [...wineries.values()].flatMap(({ name, leftKind }) => {
    if (leftKind === null || !paragraphs.some((paragraph) => paragraph.includes(name))) return [];
    const advice = `names ${name}, which left the guide (${DEPARTURE_LABELS[leftKind]}): say that it closed, or leave it out`;
    return { field, advice };
  });
}

/** What is wrong with a link to a winery, or null. */
export function wineryLinkFault(href: string, winery: NamedWinery | undefined): string | null {
  if (winery === undefined) return `the link "${href}" leads to no winery: check the slug`;
  if (winery.leftKind === null) return null;
  return `the link "${href}" leads to ${winery.name}, which left the guide (${DEPARTURE_LABELS[winery.leftKind]}): take the link out`;
}
