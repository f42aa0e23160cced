import type { ReactNode } from "react";

/** One numbered part of a legal page; `id` is its anchor. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

/** A legal page (spec §2 Legal pages): its date is the reader's, so it is not part of the text. */
export interface LegalDocument {
  readonly title: string;
  /** The whole page in two or three sentences, for those who read no further. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}
