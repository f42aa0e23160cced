import { executionAsyncResource } from "node:async_hooks";

/**
 * What Node made of one call of `process.nextTick`, kept while this process lives.
 *
 * V8 forgets the form of objects of which a full garbage collection finds none. For the literal in
 * `nextTick` that is final: what it has learned there counts from then on as many forms, and each of the
 * eight or so calls of a request takes 260 ns instead of 35. One tick that stays keeps the form known.
 * It must be there before the first full collection, so that `main.ts` imports this first.
 */
export const keptTick: Promise<object> = new Promise((resolve) => {
  process.nextTick(() => resolve(executionAsyncResource()));
});
