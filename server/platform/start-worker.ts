import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** The built file of a thread: an entry point of its own (`scripts/build.ts`), beside the main one under the same name. */
const builtFile = (source: URL) =>
  new URL(`./${basename(fileURLToPath(source), ".ts")}.js`, import.meta.url);

const isBuilt = !import.meta.url.endsWith(".ts");

/**
 * Starts a thread on a file of the server's sources.
 *
 * @param source `new URL("./some-worker.ts", import.meta.url)` of the caller.
 */
export function startWorker(source: URL, options: WorkerOptions = {}): Worker {
  if (isBuilt) return new Worker(builtFile(source), options);
  // Run from its sources, the thread needs the TypeScript loader that it does not inherit.
  const load = `import("tsx/esm/api").then((tsx) => tsx.tsImport("${source.href}", "${import.meta.url}"))`;
  return new Worker(load, { ...options, eval: true });
}

/** The same for a pool of threads: where it loads the file, and how. */
export const threadFile = (source: URL) =>
  isBuilt
    ? { filename: builtFile(source).href }
    : { filename: source.href, execArgv: ["--import", "tsx"] };
