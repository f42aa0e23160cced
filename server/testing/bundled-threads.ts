/** Threads of the server start from the bundles that were made before the tests. */
import { inject } from "vitest";
import { startThreadsFrom } from "#server/platform/worker-thread.ts";

startThreadsFrom(inject("bundledThreads"));
