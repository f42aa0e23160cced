import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ContactWays } from "#client/content/legal/contact-ways.tsx";
import { Prose } from "#client/content/prose.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { siteSettingsQuery } from "#client/lib/site-settings.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import type { PageMetadata } from "#shared/domain/site/metadata/page-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

const HEADING = "mt-10 mb-3 font-display text-2xl";

/** Who makes the guide, where its facts come from, and what is paid for. */
export function AboutPage() {
  return (
    <Page metadata={PAGE_METADATA.about} title="About this guide">
      <h2 className={HEADING}>Who makes it</h2>
      <p>
        {site.founder.name} and {site.wineWriter.name} write and edit the {site.name}. It is an
        independent guide: no winery runs it, and no winery pays to be in it or to stand higher on a
        list.
      </p>
      <h2 className={HEADING}>Where the facts come from</h2>
      <p>
        From public sources: OpenStreetMap, the federal list of wine permits, the wineries’ own
        pages, county and regional lists, newspapers. Each winery’s page names the source of every
        fact, with the date the source gives for itself. What nobody has told us reads “Unknown”,
        and is never counted as no, or as free.
      </p>
      <p>
        Fees, booking rules and hours change. After three years, or without a date, they are shown
        as old and asked to be confirmed. Call before a long drive.
      </p>
      <h2 className={HEADING}>Corrections</h2>
      <p>
        Every winery’s page has “Suggest a correction”. What you send is checked against a source
        before it is published, and the page then shows the new source and its date.
      </p>
      <h2 className={HEADING}>What is paid for</h2>
      <p>
        Links to retailers on <Link href={paths.gear}>My Wine Must-Haves</Link> and in articles
        marked “Advertorial” are affiliate links: we may earn something when you follow one, at no
        cost to you. Nothing else on the site is paid for.
      </p>
      <p>
        Something wrong, or missing? <Link href={paths.contact}>Write to us</Link>.
      </p>
    </Page>
  );
}

/** How to reach the operator, and what about. */
export function ContactPage() {
  const { data: settings } = useQuery(siteSettingsQuery());
  return (
    <Page metadata={PAGE_METADATA.contact} title="Contact">
      <ContactWays email={settings?.contactEmail ?? null} />
      <h2 className={HEADING}>A fact is wrong</h2>
      <p>
        Use “Suggest a correction” on the winery’s page. It reaches the editors with the fact and
        what the page said.
      </p>
      <h2 className={HEADING}>You are a winery</h2>
      <p>
        Send us your hours, fee and booking rules, with the day they hold from. We name you as the
        source.
      </p>
      <h2 className={HEADING}>Your data</h2>
      <p>
        Questions on privacy are answered within {site.privacyAnswerDays} days. What we keep, and
        why, is in the <Link href={paths.privacy}>Privacy Policy</Link>.
      </p>
    </Page>
  );
}

interface PageProps {
  readonly metadata: PageMetadata;
  readonly title: string;
  readonly children: ReactNode;
}

function Page({ metadata, title, children }: PageProps) {
  usePageMetadata(metadata);
  return (
    <div className="page-width py-12 sm:py-section">
      <h1 className="font-display text-4xl sm:text-5xl">{title}</h1>
      <div className="mt-6 max-w-prose">
        <Prose>{children}</Prose>
      </div>
    </div>
  );
}
