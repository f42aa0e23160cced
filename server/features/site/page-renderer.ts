/** The pages' markup: rendered by the browser's own code, which the build bundles for the server. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentPolicy } from "#server/http/guards/security-headers.ts";
import type { Config } from "#server/platform/config.ts";
import { html } from "#server/platform/html.ts";
import { type MetadataTag, metadataTags } from "#shared/domain/site/metadata/metadata-tags.ts";
import type { PageMetadata } from "#shared/domain/site/metadata/page-metadata.ts";
import { ADVERTORIAL_PATHS, PAGES, type RenderedName } from "#shared/domain/site/page-routes.ts";
import {
  PAGE_DATA_ID,
  type RenderedPage,
  type RenderPage,
} from "#shared/domain/site/rendered-page.ts";

/** What the browser needs of the build for each page, beside what all pages need. */
type PageChunks = Readonly<Partial<Record<RenderedName, readonly string[]>>>;

/** How the build renders its pages, and what they are made of. */
interface RendererFiles {
  readonly render: RenderPage;
  readonly parts: PageChunks;
  /** The inline script of a whole page: it asks for the code once the page has been painted. */
  readonly start: string;
}

/**
 * Loads what `npm run build` made for rendering pages, the code of every page too: a page is first rendered
 * when somebody asks for it, and by then another build may have taken this one's place.
 *
 * @throws Error where the folder holds none.
 */
export async function loadPageRenderer(folder: string): Promise<RendererFiles> {
  const file = pathToFileURL(join(folder, "render-page.js")).href;
  const { renderPageAt }: { renderPageAt: RenderPage } = await import(file);
  // Only what has been rendered once is loaded; where nothing is, a page is short and asks nothing.
  const context = { day: "2026-01-01", isMissing: true, answerAt: async () => undefined };
  const all = [...Object.values(PAGES).map(({ path }) => path), ...ADVERTORIAL_PATHS, "/nowhere"];
  for (const path of all)
    await renderPageAt(path.replace(/:\w+/g, "nowhere"), context).catch(() => {});
  const parts: PageChunks = JSON.parse(await readFile(join(folder, "page-chunks.json"), "utf8"));
  const start = await readFile(join(folder, "start-page.js"), "utf8");
  return { render: renderPageAt, parts, start };
}

/** Renders pages, and writes them into the page of the build. */
export type PageRenderer = ReturnType<typeof pageRenderer>;

/**
 * Reads the build's page once: what stands between its marks is each page's own.
 *
 * @throws Error where a mark is missing.
 */
export function pageRenderer(
  { render, parts, start }: RendererFiles,
  buildPage: string,
  { publicUrl, tileUrl }: Pick<Config, "publicUrl" | "tileUrl">,
) {
  const [beforeHead, , afterHead] = split(buildPage, "page-head");
  const [beforeLinks, , afterLinks] = split(afterHead, "page-links");
  const [beforeMarkup, , afterMarkup] = split(afterLinks, "page-markup");
  const [beforeData, , afterData] = split(afterMarkup, "page-data");
  const code = [...beforeLinks.matchAll(CODE)].map(([, script, part]) => script ?? part ?? "");
  const withoutCode = beforeLinks.replace(CODE, "");
  const secure = publicUrl.startsWith("https:");
  const contentOf = ({ markup, data }: RenderedPage, name: RenderedName) => {
    const scripts = parts[name] ?? [];
    const asked = data.asked.map(([, path]) => path).filter((path) => !path.includes(":"));
    // No "<" is left in it that could end the element.
    const dataElement = `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
    if (data.isWhole) {
      // Its code is asked for after its first paint.
      const later = [...code, ...scripts.map((file) => `/${file}`)];
      const startElement = startElementOf(start, later, asked);
      return { code: withoutCode, links: [], markup, data: dataElement + startElement };
    }
    // A frame says nothing before its page's code is there.
    const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    return { code: beforeLinks, links, markup, data: dataElement };
  };
  const empty = { code: beforeLinks, links: [], markup: "", data: "" };
  return {
    render,
    /** Pages carry the start script, which their policy allows. */
    headers: {
      "Content-Security-Policy": contentPolicy({ tileUrl, secure, scripts: [start] }),
    },
    /** A page with its own metadata; one that is not rendered here is rendered by the browser. */
    write: (
      metadata: PageMetadata,
      content?: { readonly rendered: RenderedPage; readonly name: RenderedName },
    ): string => {
      const page = content ? contentOf(content.rendered, content.name) : empty;
      return [
        beforeHead,
        metadataTags(metadata, publicUrl).map(written).join("\n    "),
        page.code,
        page.links.join("\n    "),
        beforeMarkup,
        page.markup,
        beforeData,
        page.data,
        afterData,
      ].join("");
    },
  };
}

/** The build's entry, with what it imports. */
const CODE =
  /\s{0,9}<(?:script type="module" crossorigin src="([^"<]+)"><\/script>|link rel="modulepreload" crossorigin href="([^"<]+)">)/g;

/**
 * The inline script and what it asks for. Its text is the same in every page, so that one digest in
 * the Content-Security-Policy allows it.
 */
function startElementOf(
  start: string,
  [entry = "", ...parts]: readonly string[],
  asked: readonly string[],
): string {
  const list = (paths: readonly string[]) => String(html`${paths.join(" ")}`);
  return `<script data-entry="${list([entry])}" data-parts="${list(parts)}" data-asked="${list(asked)}">${start}</script>`;
}

function split(page: string, mark: string): [string, string, string] {
  const [before, rest] = cut(page, `<!--${mark}-->`);
  const [within, after] = cut(rest, `<!--/${mark}-->`);
  return [before, within, after];
}

function cut(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  if (index < 0) throw new Error(`the build's page has no ${at}; see client/index.html`);
  return [text.slice(0, index), text.slice(index + at.length)];
}

/** An element of the head, marked as the page's own, so that the browser can put another in its place. */
function written({ tag, attributes, text }: MetadataTag): string {
  const given = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`);
  const start = `<${tag}${given.join("")} data-page-head="">`;
  if (tag === "meta" || tag === "link") return start;
  // A script's text is read as it stands; metadataTags leaves no "<" in it.
  return `${start}${tag === "script" ? (text ?? "") : html`${text}`}</${tag}>`;
}
