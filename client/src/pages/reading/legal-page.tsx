import { intlFormat } from "date-fns";
import type { DocumentSection } from "#client/content/documents.ts";
import { ContactWays } from "#client/content/legal/contact-ways.tsx";
import {
  type LegalDocument,
  PRIVACY_POLICY,
  TERMS_OF_SERVICE,
} from "#client/content/legal/legal-documents.ts";
import { Prose } from "#client/content/prose.tsx";
import { useOwnDay } from "#client/lib/dates/use-day.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { HtmlText } from "#client/ui/html-text.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import type { PageMetadata } from "#shared/domain/site/metadata/page-metadata.ts";

interface LegalPageProps {
  readonly document: LegalDocument;
  readonly metadata: PageMetadata;
}

export function TermsPage() {
  return <LegalPage document={TERMS_OF_SERVICE} metadata={PAGE_METADATA.terms} />;
}

export function PrivacyPage() {
  return <LegalPage document={PRIVACY_POLICY} metadata={PAGE_METADATA.privacy} />;
}

/** It was last updated on the day on which it is opened (spec §2 Legal pages). */
function LegalPage({ document: { summary, sections }, metadata }: LegalPageProps) {
  usePageMetadata(metadata);
  const now = useOwnDay();
  return (
    <div className="page-width py-12 sm:py-section">
      <header className="max-w-prose">
        <p className="eyebrow">Legal</p>
        <h1 className="mt-3 font-display text-4xl sm:text-5xl">{metadata.title}</h1>
        <p className="mt-4 text-sm text-ink-soft">
          Last updated: {intlFormat(now, { dateStyle: "long" }, { locale: "en-US" })}
        </p>
        <HtmlText html={summary} className="mt-6 font-serif text-lg text-ink-soft sm:text-xl" />
      </header>
      <div className="mt-10 border-t border-rule pt-10 lg:grid lg:grid-cols-[16rem_minmax(0,42rem)] lg:gap-20">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start print:hidden">
          <p className="eyebrow">On this page</p>
          <ol className="mt-3 gap-x-10 text-sm sm:columns-2 lg:columns-1">
            {sections.map(({ id, heading }, index) => (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-3 text-ink-soft hover:text-wine"
                >
                  <span className="w-5 shrink-0 text-right text-ink-faint tabular-nums">
                    {index + 1}
                  </span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-10 lg:mt-0">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface SectionProps {
  readonly section: DocumentSection;
  /** Counted from 1. */
  readonly number: number;
}

/** Where in a document the ways to reach the operator stand. */
const CONTACT_WAYS = "<!-- contact ways -->";

function Section({ section: { id, heading, html }, number }: SectionProps) {
  const [before = "", after] = html.split(CONTACT_WAYS);
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="font-display text-2xl">
        <span className="mr-3 text-ink-faint tabular-nums">{number}.</span>
        {heading}
      </h2>
      <Prose html={before} />
      {after === undefined ? null : (
        <>
          <Prose>
            <ContactWays />
          </Prose>
          <Prose html={after} />
        </>
      )}
    </section>
  );
}
