import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import about from "#client/content/about.html?raw";
import contact from "#client/content/contact.html?raw";
import { filledIn } from "#client/content/documents.ts";
import { ContactWays } from "#client/content/legal/contact-ways.tsx";
import { Prose } from "#client/content/prose.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { siteSettingsQuery } from "#client/lib/site-settings.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import type { PageMetadata } from "#shared/domain/site/metadata/page-metadata.ts";

/** Who makes the guide, where its facts come from, and what is paid for. */
export function AboutPage() {
  return (
    <Page metadata={PAGE_METADATA.about} title="About this guide">
      <Prose html={filledIn(about)} />
    </Page>
  );
}

/** How to reach the operator, and what about. */
export function ContactPage() {
  const { data: settings } = useQuery(siteSettingsQuery());
  return (
    <Page metadata={PAGE_METADATA.contact} title="Contact">
      <Prose>
        <ContactWays email={settings?.contactEmail ?? null} />
      </Prose>
      <Prose html={filledIn(contact)} />
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
      <div className="mt-6 max-w-prose">{children}</div>
    </div>
  );
}
