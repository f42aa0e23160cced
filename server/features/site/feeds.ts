import type { PublishedPost } from "#server/features/reading/post-queries.ts";
import { articleHtml } from "#server/platform/content/article-html.ts";
import { html } from "#server/platform/html.ts";
import { wellFormedText } from "#shared/domain/export/well-formed-text.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

const TITLE = `${site.name}: articles`;
const DESCRIPTION = "Articles on Washington wine, its regions and the roads between them.";

/** The articles as RSS 2.0, whole, newest first. */
export function rssFeed(posts: readonly PublishedPost[], origin: string): string {
  const [newest] = posts;
  const items = posts.map(
    (post) => html`<item>
<title>${post.title}</title>
<link>${origin}${paths.post(post.slug)}</link>
<guid isPermaLink="true">${origin}${paths.post(post.slug)}</guid>
<pubDate>${rssDate(post.publishedAt)}</pubDate>
<dc:creator>${post.authorName}</dc:creator>
${post.tags.map((tag) => html`<category>${tag}</category>`)}
<description>${post.excerpt}</description>
<content:encoded>${articleHtml(post.content, origin)}</content:encoded>
</item>
`,
  );
  return wellFormedText(`<?xml version="1.0" encoding="UTF-8"?>
${html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${TITLE}</title>
<link>${origin}${paths.blog}</link>
<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>
<description>${DESCRIPTION}</description>
<language>en-us</language>
${newest && html`<lastBuildDate>${rssDate(newest.publishedAt)}</lastBuildDate>`}
<image><url>${origin}/icon-192.png</url><title>${TITLE}</title><link>${origin}${paths.blog}</link></image>
${items}</channel>
</rss>
`}`);
}

/** "Sat, 21 Nov 2026 18:00:00 GMT" (RFC 822 with four digits for the year, as RSS 2.0 asks). */
function rssDate(instant: string): string {
  return new Date(instant).toUTCString();
}

/** The same as JSON Feed 1.1. */
export function jsonFeed(posts: readonly PublishedPost[], origin: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: TITLE,
    description: DESCRIPTION,
    home_page_url: `${origin}${paths.blog}`,
    feed_url: `${origin}/feed.json`,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language: "en-US",
    items: posts.map((post) => ({
      id: `${origin}${paths.post(post.slug)}`,
      url: `${origin}${paths.post(post.slug)}`,
      title: post.title,
      summary: post.excerpt,
      content_html: articleHtml(post.content, origin),
      date_published: post.publishedAt,
      authors: [{ name: post.authorName }],
      tags: post.tags,
      language: "en-US",
    })),
  });
}
