import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build as bundle } from "esbuild";
import { build } from "vite";
import { ALL_PAGES } from "#shared/domain/site/page-routes.ts";
import { filesOf, readManifest } from "./manifest.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * Builds what the server renders pages with: the browser's code bundled for Node, the inline script
 * of rendered pages, and the chunks each page needs.
 *
 * @param client the browser's build, with its manifest.
 * @throws Error where a page has no chunk in the browser's build.
 */
export async function buildPageRenderer(client: string, target: string): Promise<void> {
  await build({
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    // Everything is in the bundle, so that what renders is what was built and tested.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: join(root, "client/src/app/render-page.tsx"),
      outDir: target,
      copyPublicDir: false,
      manifest: false,
      minify: true,
    },
  });
  await bundleScript("client/src/app/start-page.ts", join(target, "start-page.js"));
  await writeFile(join(target, "page-chunks.json"), JSON.stringify(await pageChunks(client)));
}

/** Bundles a script that stands by itself in the browser. */
export async function bundleScript(entry: string, outfile: string): Promise<void> {
  await bundle({
    entryPoints: [join(root, entry)],
    outfile,
    format: "iife",
    target: "es2022",
    bundle: true,
    minify: true,
    logLevel: "warning",
  });
}

/** The chunks of each rendered page beyond those that `index.html` names. */
async function pageChunks(client: string) {
  const { manifest, entry } = await readManifest(client);
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
