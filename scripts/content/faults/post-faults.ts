import { existsSync } from "node:fs";
import { join } from "node:path";
import { addYears } from "date-fns";
import { lexer, type Token, walkTokens } from "marked";
import { z } from "zod";
import type { PostRow } from "#server/features/reading/post-queries.ts";
import { clientPublicFolder } from "#server/platform/paths.ts";
import { postSchema } from "#shared/api/posts.ts";
import { findAva } from "#shared/domain/places/regions.ts";
import { isPagePath } from "#shared/domain/site/page-routes.ts";
import { illustrationNamed } from "#shared/domain/text/article-illustrations.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { site } from "#shared/site.ts";
import { ILLUSTRATIONS, illustrationFaults } from "../illustrations.ts";
import {
  type ContentFault,
  grouped,
  isWebAddress,
  type RowFault,
  schemaFaults,
  unless,
} from "./content-fault.ts";
import { departedFaults, type NamedWinery, wineryLinkFault } from "./departed-faults.ts";
import { textFaults } from "./text-faults.ts";

/** The rows that links inside the site may lead to. */
interface LinkTargets {
  /** By slug, with those that left the guide. */
  readonly wineries: ReadonlyMap<string, NamedWinery>;
  readonly postSlugs: ReadonlySet<string>;
}

/** A row as the site answers with it, but for what it reads from the text: excerpt and regions. */
const rowSchema = postSchema
  .omit({ regionIds: true, illustration: true, parts: true })
  .extend({ excerpt: z.string().nullable() });

/** Everything an editor has to put right in a post's row, as of `now`. */
export function postFaults(
  row: PostRow,
  targets: LinkTargets & { readonly now: Date },
): RowFault[] {
  const answer = { ...row, publishedAt: row.publishedAt?.toISOString() ?? null };
  return [
    ...schemaFaults(rowSchema, answer),
    ...unless(row.title.trim() !== "", "title", "write a title"),
    ...unless(/^\d{1,2} min$/.test(row.readTime), "read_time", "write it like '5 min'"),
    ...illustrationFaults(row.illustration),
    ...textFaults(row),
    ...placedFaults(row.content),
    ...unless(
      row.excerpt?.trim() !== "",
      "excerpt",
      "write one, or null for the first 150 characters",
    ),
    ...authorFaults(row),
    ...unless(
      row.publishedAt === null || row.publishedAt < addYears(targets.now, 1),
      "published_at",
      `${answer.publishedAt?.slice(0, 10)} is more than a year ahead: check the year`,
    ),
    ...contentFaults(row.content, targets),
    ...departedFaults("excerpt", row.excerpt ?? "", targets.wineries),
    ...departedFaults("content", row.content, targets.wineries),
    ...unless(
      row.tags.every((tag) => tag !== "" && tag === tag.trim()) &&
        new Set(row.tags).size === row.tags.length,
      "tags",
      "name each tag once, without spaces around it",
    ),
  ];
}

function authorFaults({ authorId, authorName }: PostRow): RowFault[] {
  const authors = [site.founder, site.wineWriter];
  const author = authors.find(({ id }) => id === authorId);
  if (author === undefined) {
    const ids = authors.map(({ id }) => `"${id}"`).join(" or ");
    return [{ field: "author_id", advice: `"${authorId}" is no author: use ${ids}` }];
  }
  return unless(
    authorName === author.name,
    "author_name",
    `"${author.id}" is named "${author.name}"`,
  );
}

function contentFaults(content: string, targets: LinkTargets): RowFault[] {
  const faults: RowFault[] = [];
  const tell = (advice: string) => faults.push({ field: "content", advice });
  if (content.trim() === "") tell("write the article");
  void walkTokens(lexer(content), (token) => {
    const form = formFault(token);
    if (form !== null) tell(form);
    if (token.type === "link") {
      const wrong = linkFault(String(token.href), targets);
      if (wrong !== null) tell(wrong);
    }
  });
  return faults;
}

/** What is wrong with a link, or null. */
function linkFault(href: string, targets: LinkTargets): string | null {
  if (!href.startsWith("/") || href.startsWith("//")) {
    if (isWebAddress(href) || /^(#|mailto:)./.test(href)) return null;
    return `the link "${href}" is no address: begin it with https:// or, on this site, with /`;
  }
  const path = new URL(href, "http://site.invalid").pathname;
  const [, kind, name = ""] = path.split("/");
  const winery = kind === "winery" ? wineryLinkFault(href, targets.wineries.get(name)) : null;
  if (winery !== null) return winery;
  if (kind === "blog" && name !== "" && !targets.postSlugs.has(name)) {
    return `the link "${href}" leads to no article: check the slug`;
  }
  if (kind === "regions" && name !== "" && findAva(name)?.id !== name) {
    return `the link "${href}" leads to no AVA: use an id from shared/domain/places/ava-table.json`;
  }
  if (existsSync(join(clientPublicFolder, path))) return null;
  return isPagePath(path) ? null : `the link "${href}" leads to no page of this site`;
}

/** Tags that are one to a reader and two to the site: "red mountain" beside "Red Mountain". */
export function tagFaults(posts: readonly Pick<PostRow, "slug" | "tags">[]): ContentFault[] {
  const uses = grouped(
    posts.flatMap(({ slug, tags }) => tags.map((tag) => ({ slug, tag }))),
    ({ tag }) => foldForSearch(tag),
  );
  return uses.flatMap((alike) => {
    const spellings = grouped(alike, ({ tag }) => tag);
    const [usual] = [...spellings].sort((one, other) => other.length - one.length);
    const spelled = usual?.[0]?.tag;
    return alike
      .filter(({ tag }) => tag !== spelled)
      .map(({ slug, tag }) => ({
        table: "posts" as const,
        row: slug,
        field: "tags",
        advice: `"${tag}" is spelled "${spelled}" in other articles: write it so`,
      }));
  });
}

/** What an article's page shows; everything else of Markdown is lost there. */
const SHOWN = new Set([
  "space",
  "heading",
  "paragraph",
  "text",
  "strong",
  "em",
  "list",
  "list_item",
  "blockquote",
  "link",
  "image",
  "hr",
  "br",
  "escape",
  "html",
]);

/** A table whose second line is not its rule reads as a paragraph with bars in it. */
const BARS = /^\s*\|.*\|.*\|\s*$|^[^\n|]*\S \| \S[^\n]*\n[^\n|]*\S \| \S/m;

/** What is wrong with the form of a piece of Markdown, or null. */
function formFault(token: Token): string | null {
  const raw = token.raw.trim();
  if (token.type === "html") return `"${raw}" is HTML: write Markdown only`;
  if (token.type === "heading" && token.depth === 1) {
    return `"${raw}" takes the title's place: begin headings with ##`;
  }
  if (token.type === "heading" && token.depth > 3) {
    return `"${raw}" is a heading of a kind that articles do not have: begin it with ## or ###`;
  }
  if (token.type === "image") return pictureFault(raw, String(token.href));
  if (token.type === "table" || (token.type === "paragraph" && BARS.test(raw))) {
    return `the table "${raw.slice(0, 30).replace(/\n/g, " ")}…" would not show: write it as a list, a line for each row (- **Chelan**: four rooms)`;
  }
  if (SHOWN.has(token.type)) return null;
  return `"${raw.slice(0, 40)}" would lose its form: articles have headings (##), paragraphs, **bold**, *italics*, lists, quotes (>) and links`;
}

/** A drawing amid a line is lost: it needs a paragraph of its own. */
function placedFaults(content: string): RowFault[] {
  const lines = new Set(content.split("\n").map((line) => line.trimEnd()));
  return [...content.matchAll(/!\[[^\]\n]*\]\(drawing:[^)\n]*\)/g)]
    .filter(([drawing]) => !lines.has(drawing))
    .map(([drawing]) => ({
      field: "content",
      advice: `the drawing "${drawing}" would not show amid a line: give it a paragraph of its own`,
    }));
}

function pictureFault(raw: string, address: string): string | null {
  const name = illustrationNamed(address);
  if (name !== null && ILLUSTRATIONS.includes(name)) return null;
  return `the picture "${raw}" would not show: articles have illustrations by name, in a paragraph of their own, as in ![A lake between hills](drawing:lake); the names are ${ILLUSTRATIONS.join(", ")}`;
}
