/** The yardstick: a bare Vite React starter, built anew and served with Brotli like the site's files. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import express, { type RequestHandler } from "express";
import { build } from "vite";
import { compress } from "#server/http/cached/cached-response.ts";
import { withFolder } from "../sites.ts";

const SOURCES = import.meta.dirname;

/** Builds the starter and serves it for as long as `use` takes. */
export function withStarter(use: (url: string) => Promise<void>): Promise<void> {
  return withFolder(async (folder) => {
    await build({
      ...{ root: SOURCES, configFile: false, plugins: [react()], logLevel: "warn" },
      build: { outDir: folder, emptyOutDir: true },
    });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = join(entry.parentPath, entry.name);
      await writeFile(file, await compress(await readFile(file), "br", 11));
    }
    const inBrotli = express.static(folder, {
      cacheControl: false,
      etag: false,
      lastModified: false,
      setHeaders: (res) => res.setHeader("Content-Encoding", "br"),
    });
    await served(inBrotli, use);
  });
}

/** Answers on a free port, until `use` has ended. */
export async function served(
  answer: RequestHandler,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const server = createServer(express().disable("x-powered-by").use(answer));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  try {
    await use(`http://localhost:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
