import { filledIn, sectionsOf } from "../documents.ts";
import privacyPolicy from "./privacy-policy.html?raw";
import termsOfService from "./terms-of-service.html?raw";

/** A legal page (spec §2 Legal pages): its date is the reader's, so it is not part of the text. */
export type LegalDocument = ReturnType<typeof legalDocument>;

function legalDocument(text: string) {
  const [opening, ...sections] = sectionsOf(filledIn(text));
  /** The whole page in two or three sentences, for those who read no further. */
  const summary = opening?.html ?? "";
  return { summary, sections };
}

/** The 12 sections of the Terms of Service, in the specified order (spec §2 Legal pages). */
export const TERMS_OF_SERVICE = legalDocument(termsOfService);

/** The 13 sections of the Privacy Policy. */
export const PRIVACY_POLICY = legalDocument(privacyPolicy);
