import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * Starts a thread on a file of the server's sources. In the built server every thread's file is an
 * entry point of its own (`scripts/build.ts`) and is beside the main one under the same name.
 *
 * @param source `new URL("./some-worker.ts", import.meta.url)` of the caller.
 */
export function startWorker(source: URL, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith(".ts")) {
    const built = `./${basename(fileURLToPath(source), ".ts")}.js`;
    return new Worker(new URL(built, import.meta.url), options);
  }
  // Run from its sources, the thread needs the TypeScript loader that it does not inherit.
  const load = `import("tsx/esm/api").then((tsx) => tsx.tsImport("${source.href}", "${import.meta.url}"))`;
  return new Worker(load, { ...options, eval: true });
}
