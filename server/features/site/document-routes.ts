import type { Router } from "express";
import type { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { documentRoutes, type SiteDocument } from "#server/http/documents.ts";
import { replyAddress } from "#server/mail/mail-text.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { openSearch, robotsText, securityText, webManifest } from "./conventions.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import {
  type ContentSource,
  type PublishedPost,
  publishedPosts,
  type SiteContent,
} from "./site-content-queries.ts";
import { sitemap } from "./sitemap.ts";

/** Feeds, sitemap and the small files that programs look for at fixed addresses. */
export function siteDocumentRoutes(
  { config, now }: Pick<AppDeps, "config" | "now">,
  cached: CachedResponses,
  current: ContentSource,
): Router {
  const origin = config.publicUrl;
  const ofContent =
    (write: (content: SiteContent, posts: readonly PublishedPost[]) => string) => async () => {
      const content = await current();
      return write(content, publishedPosts(content.posts, now()));
    };
  const fixed = (text: string) => async () => text;
  const documents: SiteDocument[] = [
    {
      path: "/sitemap.xml",
      type: "application/xml; charset=utf-8",
      load: ofContent((content, posts) => sitemap(content, posts, origin)),
    },
    {
      path: "/feed.xml",
      type: "application/rss+xml; charset=utf-8",
      load: ofContent((_content, posts) => rssFeed(posts, origin)),
    },
    {
      path: "/feed.json",
      type: "application/feed+json; charset=utf-8",
      load: ofContent((_content, posts) => jsonFeed(posts, origin)),
    },
    { path: "/robots.txt", type: "text/plain; charset=utf-8", load: fixed(robotsText(origin)) },
    {
      path: "/opensearch.xml",
      type: "application/opensearchdescription+xml; charset=utf-8",
      load: fixed(openSearch(origin)),
    },
    {
      path: "/manifest.webmanifest",
      type: "application/manifest+json; charset=utf-8",
      load: fixed(webManifest()),
    },
  ];
  const contact = replyAddress(config.mailFrom);
  if (contact !== null) {
    documents.push({
      path: "/.well-known/security.txt",
      type: "text/plain; charset=utf-8",
      load: async () => securityText(contact, origin, now()),
    });
  }
  return documentRoutes(cached, documents);
}
