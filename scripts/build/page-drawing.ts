/** Builds what the server draws pages with: the browser's code, bundled for Node, and their parts. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { build } from "vite";
import type { DrawnName } from "#server/features/site/page-drawing.ts";
import { filesOf, type Manifest } from "./manifest.ts";

/** The chunk of each page that is drawn whole, or opened by a link from elsewhere: what the route table (client/src/app) imports. */
const PAGE_CHUNKS: Readonly<Partial<Record<DrawnName, string>>> = {
  home: "src/pages/landing-page.tsx",
  planner: "src/pages/trips/planner-page.tsx",
  wineries: "src/pages/wineries/directory-page.tsx",
  winery: "src/pages/wineries/winery-page.tsx",
  blog: "src/pages/reading/blog-page.tsx",
  post: "src/pages/reading/article-page.tsx",
  gear: "src/pages/reading/gear-page.tsx",
  terms: "src/pages/reading/legal-page.tsx",
  privacy: "src/pages/reading/legal-page.tsx",
  readyTrips: "src/pages/trips/ready-trips-page.tsx",
  readyTrip: "src/pages/trips/ready-trip-page.tsx",
  regions: "src/pages/wineries/regions-page.tsx",
  region: "src/pages/wineries/region-page.tsx",
  advertorial: "src/pages/reading/advertorial-page.tsx",
  notFound: "src/pages/not-found-page.tsx",
  sharedTrip: "src/pages/trips/shared-trip-page.tsx",
};

interface PageDrawingBuild {
  readonly configFile: string;
  /** `client/src/draw-page.tsx`. */
  readonly entry: string;
  /** `client/src/start-page.ts`, the inline script of whole pages. */
  readonly start: string;
  /** The browser's build, with its manifest. */
  readonly client: string;
  readonly target: string;
}

/** @throws Error where a page has no chunk in the browser's build. */
export async function buildPageDrawing(options: PageDrawingBuild): Promise<void> {
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
  await writeFile(join(options.target, "page-parts.json"), JSON.stringify(pageParts(manifest)));
}

/** What each page needs of the build that the build's page does not name already. */
function pageParts(manifest: Manifest): Record<string, { scripts: string[]; styles: string[] }> {
  const [entry = ""] = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const all = filesOf(manifest, [entry]);
  return Object.fromEntries(
    Object.entries(PAGE_CHUNKS).map(([name, chunk]) => {
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
