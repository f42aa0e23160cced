/** Works plans out beside the page, so that it never stalls. */
import { workOut } from "./work-out-plan.ts";

self.addEventListener("message", ({ data }: MessageEvent<Parameters<typeof workOut>[0]>) =>
  workOut(data, (reply) => self.postMessage(reply)),
);
