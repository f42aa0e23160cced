import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { plainContract } from "./scripts/build/plain-contract.ts";
import { sourceDigest } from "./scripts/release/source-digest.ts";

const root = resolve(import.meta.dirname, "client");

/**
 * zod tries whether it may compile its schemas with `new Function`, which our Content-Security-Policy
 * refuses and reports. Its own setting for that (`jitless`) is read while the schemas are made, so
 * no module of ours can be early enough to set it.
 */
function withoutEval(): Plugin {
  const config = "__zod_globalConfig = {}";
  return {
    name: "without-eval",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("/zod/v4/core/core.js")) return null;
      if (!code.includes(config)) this.error("zod keeps its settings elsewhere now");
      return { code: code.replace(config, "__zod_globalConfig = { jitless: true }"), map: null };
    },
  };
}

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

export default defineConfig({
  root,
  plugins: [plainContract(), react(), tailwindcss(), withoutEval(), namedBuild()],
  appType: "spa",
  resolve: {
    // The dialogs' scroll lock writes a <style> element, which our Content-Security-Policy forbids.
    alias: { "react-style-singleton": resolve(root, "src/lib/page/style-singleton.ts") },
  },
  build: {
    outDir: resolve(import.meta.dirname, "dist/client"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 2048,
  },
});
