/** Builds what the server draws pages with: the browser's code, bundled for Node, and their parts. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { build } from "vite";
import { ALL_PAGES } from "#shared/domain/site/page-routes.ts";
import { filesOf, type Manifest } from "./manifest.ts";

interface PageRenderingBuild {
  readonly configFile: string;
  /** `client/src/render-page.tsx`. */
  readonly entry: string;
  /** `client/src/start-page.ts`, the inline script of whole pages. */
  readonly start: string;
  /** The browser's build, with its manifest. */
  readonly client: string;
  readonly target: string;
}

/** @throws Error where a page has no chunk in the browser's build. */
export async function buildPageRendering(options: PageRenderingBuild): Promise<void> {
  await build({
    configFile: options.configFile,
    logLevel: "warn",
    // Everything is in the bundle, so that what draws is what was built and tested.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: options.entry,
      outDir: options.target,
      copyPublicDir: false,
      manifest: false,
      minify: true,
    },
  });
  await bundle({
    entryPoints: [options.start],
    outfile: join(options.target, "start-page.js"),
    format: "iife",
    target: "es2022",
    bundle: true,
    minify: true,
    logLevel: "warning",
  });
  const manifest: Manifest = JSON.parse(
    await readFile(join(options.client, ".vite/manifest.json"), "utf8"),
  );
  await writeFile(join(options.target, "page-chunks.json"), JSON.stringify(pageChunks(manifest)));
}

/** What each page needs of the build that the build's page does not name already. */
function pageChunks(manifest: Manifest): Record<string, { scripts: string[]; styles: string[] }> {
  const [entry = ""] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const all = filesOf(manifest, [entry]);
  const rendered = Object.entries(ALL_PAGES).filter(([, page]) => page.rendered);
  return Object.fromEntries(
    rendered.map(([name, { module }]) => {
      const chunk = `src/pages/${module}.tsx`;
      if (!manifest[chunk]) throw new Error(`the build has no ${chunk}, the page ${name}`);
      const own = filesOf(manifest, [chunk]);
      return [
        name,
        {
          scripts: [...own.scripts].filter((file) => !all.scripts.has(file)),
          styles: [...own.styles].filter((file) => !all.styles.has(file)),
        },
      ];
    }),
  );
}
