import { setTimeout as delay } from "node:timers/promises";

/** A limit that is used up opens later than this, a machine that is busy or slow sooner. */
const BUSY_SECONDS = 10;

/**
 * Asks until the answer is another than "busy, please try again": a slow machine that is asked dozens
 * of times at once says that before it counts anything. A mail that took too long is asked for again
 * too, so its request must have an id.
 */
export async function onceFree(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  const retryAfter = Number(answer.headers.get("retry-after"));
  if (answer.status !== 503 || retryAfter > BUSY_SECONDS) return answer;
  await delay(retryAfter * 1000);
  return onceFree(ask);
}
