/** The site's own texts are HTML files, which an editor changes without knowing the code around them. */
import { site } from "#shared/site.ts";

/** What stands in double braces in a document. */
const FACTS: Readonly<Record<string, string | number>> = {
  siteName: site.name,
  founder: site.founder.name,
  wineWriter: site.wineWriter.name,
  minimumAge: site.minimumAge,
  privacyAnswerDays: site.privacyAnswerDays,
};

/** A document with the site's own names and numbers. */
export const filledIn = (document: string): string =>
  document.replace(/\{\{(\w+)\}\}/g, (_, name) => String(FACTS[name]));

/** A part of a document. */
export interface DocumentSection {
  /** Its anchor; "" for none. */
  readonly id: string;
  /** Null for the opening, which stands before the first heading. */
  readonly heading: string | null;
  readonly html: string;
}

/** What a document says, in order: its opening, then a section for each `h2`. */
export function sectionsOf(document: string): DocumentSection[] {
  const [opening = "", ...pieces] = document.split(/<h2(?: id="([a-z-]*)")?>([^<]*)<\/h2>/);
  const sections: DocumentSection[] = [{ id: "", heading: null, html: opening }];
  for (let at = 0; at < pieces.length; at += 3) {
    const [id = "", heading = "", html = ""] = pieces.slice(at, at + 3);
    sections.push({ id, heading, html });
  }
  return sections;
}
