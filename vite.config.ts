import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { sourceDigest } from "./scripts/build/source-digest.ts";

const root = resolve(import.meta.dirname, "client");

/**
 * Names the build in each page, `<meta name="build">`: by its sources, so that the same sources have
 * the same name on every machine. A page compares it with the one that the site answers now.
 */
function namedBuild(): Plugin {
  return {
    name: "named-build",
    apply: "build",
    transformIndexHtml: async () => [
      {
        tag: "meta",
        attrs: { name: "build", content: (await sourceDigest()).slice(0, 12) },
        injectTo: "head",
      },
    ],
  };
}

/**
 * What every page needs in one file, and what several pages share in a few: without the groups a page
 * asks for two to three times as many files, with simpler ones it fetches up to 15 kB that it does not
 * use (docs/decisions/0022).
 */
const CHUNK_GROUPS: NonNullable<Rolldown.CodeSplittingOptions["groups"]> = [
  { name: "shell", tags: ["$initial"], priority: 1 },
  { name: "forms", test: /node_modules\/(react-hook-form|@hookform)\//, minShareCount: 2 },
  { name: "schemas", test: /node_modules\/zod\//, minShareCount: 2 },
  {
    name: "site",
    test: /\/client\/src\/(lib|art\/[^/]+\.ts|features\/newsletter|offline|ui\/(failure|skeleton|input|select|choice))|\/shared\/(site|domain\/(site|text))/,
    minShareCount: 3,
  },
  {
    name: "places",
    test: /\/client\/src\/(entities\/(?!question|place\/place)|content\/not-found|features\/(reading|favorites|trip-list|winery-map\/[^/]+$))|\/shared\/domain\/(winery|schedule\/clock|places\/(?!town|place-name|eat-and-stay))/,
    minShareCount: 4,
  },
];

/** What the first paint waits for is asked for first: a page that the server drew needs no script for it. */
function stylesFirst(): Plugin {
  const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
  return {
    name: "styles-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const links = html.match(STYLES) ?? [];
        return html.replace(STYLES, "").replace(/\s*<script type="module"/, `${links.join("")}$&`);
      },
    },
  };
}

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), namedBuild(), stylesFirst()],
  appType: "spa",
  build: {
    outDir: resolve(import.meta.dirname, "dist/client"),
    emptyOutDir: true,
    // Safari 16.0 came a year after the standard, and knows all of it but static blocks.
    target: ["es2022", "safari16"],
    manifest: true,
    // Leaflet's own marker images, which are never shown, stay out of its styles.
    assetsInlineLimit: (file, content) =>
      file.includes("/leaflet/") ? false : content.length < 2048,
    // Browsers that know no modulepreload ask a little later; the rest need not carry their stand-in.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page carries the names of all chunks.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
