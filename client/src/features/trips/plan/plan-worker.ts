/** Solves plans off the main thread. */
import { workOut } from "./work-out-plan.ts";

self.addEventListener("message", ({ data }: MessageEvent<Parameters<typeof workOut>[0]>) =>
  workOut(data, (reply) => self.postMessage(reply)),
);
