import { type PublishedPost, publishedPosts } from "#server/features/reading/post-queries.ts";
import type { Guide, GuideDeps } from "#server/features/wineries/guide-answers.ts";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { documentRoutes } from "#server/http/documents.ts";
import { replyAddress } from "#server/mail/mail-text.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { html } from "#server/platform/html.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { addDays } from "#shared/domain/trips/calendar-date.ts";
import { palette } from "#shared/palette.ts";
import { site } from "#shared/site.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import { sitemap } from "./sitemap.ts";

/** Feeds, the sitemap and the small files that programs expect at fixed addresses. */
export function siteDocumentRoutes(
  { config, guide, now }: Pick<AppDeps, "config" | "now"> & GuideDeps,
  cached: CachedResponses,
) {
  const origin = config.publicUrl;
  type Write = (content: Guide, posts: readonly PublishedPost[]) => string;
  const written = (type: string, load: () => Promise<string>) => ({
    type: `${type}; charset=utf-8`,
    load,
  });
  const fixed = (type: string, text: string) => written(type, async () => text);
  const ofContent = (type: string, write: Write) =>
    written(type, async () => {
      const content = await guide();
      return write(content, publishedPosts(content.posts, now()));
    });
  const contact = replyAddress(config.mailFrom);
  return documentRoutes(cached, {
    "/sitemap.xml": ofContent("application/xml", (...all) => sitemap(...all, origin)),
    "/feed.xml": ofContent("application/rss+xml", (_, posts) => rssFeed(posts, origin)),
    "/feed.json": ofContent("application/feed+json", (_, posts) => jsonFeed(posts, origin)),
    "/robots.txt": fixed("text/plain", robotsText(origin)),
    "/opensearch.xml": fixed("application/opensearchdescription+xml", openSearch(origin)),
    "/manifest.webmanifest": fixed("application/manifest+json", webManifest()),
    ...(contact !== null && {
      [SECURITY_PATH]: written("text/plain", async () => securityText(contact, origin, now())),
    }),
  });
}

/** Where a phone sends text or a link shared with the installed site (docs/decisions/0024). */
export const SHARE_TARGET = "/shared";

/**
 * Robots may read all pages but not the API. Private pages say `noindex` themselves, which a robot must
 * be able to read.
 */
function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /api/
Allow: /api/docs
Disallow: /oidc/

Sitemap: ${origin}/sitemap.xml
`;
}

/** The directory's search for the browser's address bar (OpenSearch 1.1). */
function openSearch(origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
${html`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>WA wineries</ShortName>
<LongName>${site.shortName}: wineries</LongName>
<Description>Search the wineries of Washington State</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${origin}/icon-192.png</Image>
<Url type="text/html" template="${origin}${paths.wineries}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${origin}/opensearch.xml"/>
</OpenSearchDescription>
`}`;
}

const SECURITY_PATH = "/.well-known/security.txt";
/** How long security.txt stays valid: RFC 9116 asks for less than a year. */
const SECURITY_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
function securityText(contact: string, origin: string, now: Date): string {
  const expires = `${addDays(now.toISOString().slice(0, 10), SECURITY_DAYS)}T00:00:00.000Z`;
  return `Contact: mailto:${contact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${origin}${SECURITY_PATH}
`;
}

/** The web app manifest, for home screens. */
function webManifest(): string {
  return JSON.stringify({
    id: "/",
    name: site.name,
    short_name: "WA Wine",
    description: site.footerText,
    lang: "en-US",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: palette.paper.light,
    theme_color: palette.paper.light,
    categories: ["travel", "food"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      // Its motif stays within the circle that a launcher may cut out.
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Trip Planner", url: paths.planner },
      { name: "Wineries", url: paths.wineries },
      { name: "Trips", url: paths.trips },
    ],
    share_target: {
      action: SHARE_TARGET,
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  });
}
