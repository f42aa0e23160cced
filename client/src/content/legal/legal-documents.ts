import { type DocumentSection, filledIn, sectionsOf } from "../documents.ts";
import privacyPolicy from "./privacy-policy.html?raw";
import termsOfService from "./terms-of-service.html?raw";

/** A legal page (spec §2 Legal pages): its date is the reader's, so it is not part of the text. */
export interface LegalDocument {
  /** The whole page in two or three sentences, for those who read no further. */
  readonly summary: string;
  readonly sections: readonly DocumentSection[];
}

function legalDocument(text: string): LegalDocument {
  const [opening, ...sections] = sectionsOf(filledIn(text));
  return { summary: opening?.html ?? "", sections };
}

/** The 12 sections of the Terms of Service, in the specified order (spec §2 Legal pages). */
export const TERMS_OF_SERVICE = legalDocument(termsOfService);

/** The 13 sections of the Privacy Policy. */
export const PRIVACY_POLICY = legalDocument(privacyPolicy);
