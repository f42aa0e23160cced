/** Renders pages with the browser's own components, which the build bundles for the server. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentPolicy } from "#server/http/guards/security-headers.ts";
import { headElement } from "#server/http/plain-page.ts";
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

/** The chunks and styles each page needs beyond those of every page. */
type PageChunks = Readonly<Partial<Record<RenderedName, { scripts: string[]; styles: string[] }>>>;

/** What the build made for rendering pages. */
interface RendererFiles {
  readonly render: RenderPage;
  readonly chunks: PageChunks;
  /** The inline script of a rendered page, which loads its code after the first paint. */
  readonly start: string;
}

/**
 * Loads what `npm run build` made for rendering pages, including every page's code: pages are rendered on
 * first request, and by then another build may have replaced this one on disk.
 *
 * @throws Error if the folder holds none.
 */
export async function loadPageRenderer(folder: string): Promise<RendererFiles> {
  const file = pathToFileURL(join(folder, "render-page.js")).href;
  const { renderPageAt }: { renderPageAt: RenderPage } = await import(file);
  // A page's code loads when it is first rendered; a missing one renders without any data.
  const context = { day: "2026-01-01", isMissing: true, answerAt: async () => undefined };
  const all = [...Object.values(PAGES).map(({ path }) => path), ...ADVERTORIAL_PATHS, "/nowhere"];
  for (const path of all)
    await renderPageAt(path.replace(/:\w+/g, "nowhere"), context).catch(() => {});
  const chunks: PageChunks = JSON.parse(await readFile(join(folder, "page-chunks.json"), "utf8"));
  const start = await readFile(join(folder, "start-page.js"), "utf8");
  return { render: renderPageAt, chunks, start };
}

/** Renders pages, and writes them into the build's `index.html`. */
export type PageRenderer = ReturnType<typeof pageRenderer>;

/**
 * Splits the build's `index.html` at its marks, between which each page has its own content.
 *
 * @throws Error if a mark is missing.
 */
export function pageRenderer(
  { render, chunks, start }: RendererFiles,
  buildPage: string,
  { publicUrl, tileUrl }: Pick<Config, "publicUrl" | "tileUrl">,
) {
  const [beforeHead, afterHead] = split(buildPage, "page-head");
  const [beforeLinks, afterLinks] = split(afterHead, "page-links");
  const [beforeMarkup, afterMarkup] = split(afterLinks, "page-markup");
  const [beforeData, afterData] = split(afterMarkup, "page-data");
  const code = [...beforeLinks.matchAll(CODE)].map(([, script, part]) => script ?? part ?? "");
  const withoutCode = beforeLinks.replace(CODE, "");
  const secure = publicUrl.startsWith("https:");
  const contentOf = ({ markup, data }: RenderedPage, name: RenderedName) => {
    const { scripts = [], styles = [] } = chunks[name] ?? {};
    const prefetch = data.prefetch.map(([, path]) => path).filter((path) => !path.includes(":"));
    const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
    // No "<" is left that could end the element.
    const dataElement = `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
    if (data.isWhole) {
      // Its code is loaded after the first paint.
      const later = [...code, ...scripts.map((file) => `/${file}`)];
      const startElement = startElementOf(start, later, prefetch);
      return { code: withoutCode, links, markup, data: dataElement + startElement };
    }
    // A frame is empty until its page's code has loaded.
    for (const file of scripts) {
      links.push(`<link rel="modulepreload" crossorigin href="/${file}">`);
    }
    return { code: beforeLinks, links, markup, data: dataElement };
  };
  const empty = { code: beforeLinks, links: [], markup: "", data: "" };
  return {
    render,
    /** The policy allows the inline start script. */
    headers: {
      "Content-Security-Policy": contentPolicy({ tileUrl, secure, scripts: [start] }),
    },
    /** A page with its own metadata; without `content`, the browser renders it. */
    write: (
      metadata: PageMetadata,
      content?: { readonly rendered: RenderedPage; readonly name: RenderedName },
    ): string => {
      const page = content ? contentOf(content.rendered, content.name) : empty;
      return [
        beforeHead,
        metadataTags(metadata, publicUrl).map(marked).join("\n    "),
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

/** The tags of the build's entry script and of what it imports. */
const CODE =
  /\s{0,9}<(?:script type="module" crossorigin src="([^"<]+)"><\/script>|link rel="modulepreload" crossorigin href="([^"<]+)">)/g;

/**
 * The inline script and what it loads. Its text is the same on every page, so that one hash in the
 * Content-Security-Policy allows it.
 */
function startElementOf(
  start: string,
  [entry = "", ...chunks]: readonly string[],
  prefetch: readonly string[],
): string {
  const list = (paths: readonly string[]) => String(html`${paths.join(" ")}`);
  return `<script data-entry="${list([entry])}" data-chunks="${list(chunks)}" data-prefetch="${list(prefetch)}">${start}</script>`;
}

function split(page: string, mark: string): [before: string, after: string] {
  const [before = "", rest = ""] = page.split(`<!--${mark}-->`);
  const [, after] = rest.split(`<!--/${mark}-->`);
  if (after === undefined) {
    throw new Error(`the build's page has no <!--${mark}-->; see client/index.html`);
  }
  return [before, after];
}

/** A metadata element, marked so that the browser can replace it. */
const marked = ({ attributes, ...tag }: MetadataTag) =>
  headElement({ ...tag, attributes: { ...attributes, "data-page-head": "" } });
