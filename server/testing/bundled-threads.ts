/** Threads of the server start from the bundles that were made before the tests. */
import { inject } from "vitest";
import { bundles } from "#server/platform/worker-thread.ts";

bundles.beside = inject("bundledThreads");
