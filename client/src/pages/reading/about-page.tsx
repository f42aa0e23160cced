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
        independent guide: no winery runs it, and no winery pays to be in it or to rank higher on a
        list.
      </p>
      <h2 className={HEADING}>Where the facts come from</h2>
      <p>
        From public sources: OpenStreetMap, the federal list of wine permits, the wineries’ own
        pages, county and regional lists, and newspapers. Each winery’s page names the source of
        every fact and the source’s own date. What we don’t know reads “Unknown”; we never count it
        as “no” or “free.”
      </p>
      <p>
        Fees, booking rules and hours change. After three years, or without a date, we mark them as
        old and ask you to confirm. Call before a long drive.
      </p>
      <h2 className={HEADING}>Corrections</h2>
      <p>
        Every winery’s page has a “Suggest a correction” link. We check what you send against a
        source before we publish it, and the page then shows the new source and its date.
      </p>
      <h2 className={HEADING}>What is paid for</h2>
      <p>
        Links to retailers on <Link href={paths.gear}>My Wine Must-Haves</Link> and in articles
        marked “Advertorial” are affiliate links: we may earn a commission when you follow one, at
        no cost to you. Nothing else on the site is paid for.
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
      <h2 className={HEADING}>Corrections</h2>
      <p>Use “Suggest a correction” on the winery’s page. It goes straight to the editors.</p>
      <h2 className={HEADING}>For wineries</h2>
      <p>
        Send us your hours, fee and booking rules, and the date they start. We will name you as the
        source.
      </p>
      <h2 className={HEADING}>Your data</h2>
      <p>
        We answer privacy questions within {site.privacyAnswerDays} days. What we keep, and why, is
        in the <Link href={paths.privacy}>Privacy Policy</Link>.
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
