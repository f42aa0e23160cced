import { existsSync } from "node:fs";
import { join } from "node:path";
import { addYears } from "date-fns";
import { lexer, type Token, walkTokens } from "marked";
import type { PostRow } from "#server/features/reading/post-queries.ts";
import { clientPublicFolder } from "#server/platform/paths.ts";
import { findAva } from "#shared/domain/places/regions.ts";
import { API_DOCS_PATH, OPEN_DATA_PATHS } from "#shared/domain/site/open-data.ts";
import { isPagePath } from "#shared/domain/site/page-routes.ts";
import { illustrationNamed } from "#shared/domain/text/article-illustrations.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { groupsOf } from "#shared/groups.ts";
import { site } from "#shared/site.ts";
import { ILLUSTRATIONS, illustrationFaults } from "../illustrations.ts";
import { type ContentFault, faultsOf, isWebAddress, type RowFault } from "./content-fault.ts";
import { departedFaults, type NamedWinery, wineryLinkFault } from "./departed-faults.ts";
import { textFaults } from "./text-faults.ts";

/** The rows that links inside the site may lead to. */
interface LinkTargets {
  /** By slug, with those that left the guide. */
  readonly wineries: ReadonlyMap<string, NamedWinery>;
  readonly postSlugs: ReadonlySet<string>;
}

/** Everything an editor has to put right in a post's row, as of `now`. */
export function postFaults(
  row: PostRow,
  targets: LinkTargets & { readonly now: Date },
): RowFault[] {
  return [
    ...faultsOf({
      title: row.title.trim() === "" && "write a title",
      read_time: !/^\d{1,2} min$/.test(row.readTime) && "write it like '5 min'",
    }),
    ...illustrationFaults(row.illustration),
    ...textFaults(row),
    ...placedFaults(row.content),
    ...faultsOf({
      excerpt: row.excerpt?.trim() === "" && "write one, or null for the first 150 characters",
    }),
    ...authorFaults(row),
    ...faultsOf({
      published_at:
        row.publishedAt !== null &&
        row.publishedAt >= addYears(targets.now, 1) &&
        `${row.publishedAt.toISOString().slice(0, 10)} is more than a year ahead: check the year`,
    }),
    ...contentFaults(row.content, targets),
    ...departedFaults("excerpt", row.excerpt ?? "", targets.wineries),
    ...departedFaults("content", row.content, targets.wineries),
    ...faultsOf({
      tags:
        // An array in SQL may hold a null.
        (row.tags.some((tag) => !tag || tag !== tag.trim()) ||
          new Set(row.tags).size < row.tags.length) &&
        "name each tag once, without spaces around it",
    }),
  ];
}

function authorFaults({ authorId, authorName }: PostRow): RowFault[] {
  const authors = [site.founder, site.wineWriter];
  const author = authors.find(({ id }) => id === authorId);
  const ids = authors.map(({ id }) => `"${id}"`).join(" or ");
  return faultsOf({
    author_id: !author && `"${authorId}" is no author: use ${ids}`,
    author_name:
      author !== undefined &&
      authorName !== author.name &&
      `"${author.id}" is named "${author.name}"`,
  });
}

function contentFaults(content: string, targets: LinkTargets): RowFault[] {
  const said = [content.trim() === "" && "write the article"];
  void walkTokens(lexer(content), (token) => {
    said.push(formFault(token));
  });
  return faultsOf({ content: [...said, ...linkFaults(content, targets)] });
}

/** What is wrong with the links of a Markdown text, a line each. */
export function linkFaults(content: string, targets: LinkTargets): string[] {
  const said: string[] = [];
  void walkTokens(lexer(content), (token) => {
    const fault = token.type === "link" && linkFault(String(token.href), targets);
    if (fault) said.push(fault);
  });
  return said;
}

/** What the server alone answers. */
const SERVED: readonly string[] = [...Object.values(OPEN_DATA_PATHS), API_DOCS_PATH];

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
  if (SERVED.includes(path) || existsSync(join(clientPublicFolder, path))) return null;
  return isPagePath(path) ? null : `the link "${href}" leads to no page of this site`;
}

/** Tags that are one to a reader and two to the site: "red mountain" beside "Red Mountain". */
export function tagFaults(posts: readonly Pick<PostRow, "slug" | "tags">[]): ContentFault[] {
  const uses = groupsOf(
    posts.flatMap(({ slug, tags }) => tags.filter(Boolean).map((tag) => ({ slug, tag }))),
    ({ tag }) => foldForSearch(tag),
  );
  return uses.flatMap((alike) => {
    const spellings = groupsOf(alike, ({ tag }) => tag);
    const [usual] = spellings.sort((one, other) => other.length - one.length);
    const spelled = usual?.[0].tag;
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

/** What is wrong with the form of a piece of Markdown, or false. */
function formFault(token: Token): string | false {
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
  return (
    !SHOWN.has(token.type) &&
    `"${raw.slice(0, 40)}" would lose its form: articles have headings (##), paragraphs, **bold**, *italics*, lists, quotes (>) and links`
  );
}

/** A drawing amid a line is lost: it needs a paragraph of its own. */
function placedFaults(content: string): RowFault[] {
  const lines = new Set(content.split("\n").map((line) => line.trimEnd()));
  const drawings = content.match(/!\[[^\]\n]*\]\(drawing:[^)\n]*\)/g) ?? [];
  const why = "would not show amid a line: give it a paragraph of its own";
  return faultsOf({
    content: drawings.map((drawing) => !lines.has(drawing) && `the drawing "${drawing}" ${why}`),
  });
}

function pictureFault(raw: string, address: string): string | false {
  const name = illustrationNamed(address);
  if (name !== null && ILLUSTRATIONS.includes(name)) return false;
  return `the picture "${raw}" would not show: articles have illustrations by name, in a paragraph of their own, as in ![A lake between hills](drawing:lake); the names are ${ILLUSTRATIONS.join(", ")}`;
}
