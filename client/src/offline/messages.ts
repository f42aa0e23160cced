/** What pages tell the service worker. */
import { FRAME_ALONE } from "#shared/domain/site/rendered-page.ts";
import {
  forgetTrip,
  keepOfTrip,
  keepPart,
  noteVisitor,
  openParts,
  tripAnswer,
  tripPage,
} from "./kept-trips.ts";

export type WorkerMessage =
  /** Keeps a trip: its page, its answer as JSON, and the parts that it was rendered from. */
  | {
      readonly kind: "keep";
      readonly token: string;
      readonly trip: string;
      /** The id of who is signed in; null for nobody. */
      readonly visitor: string | null;
      readonly parts: readonly string[];
    }
  | { readonly kind: "forget"; readonly token: string }
  /** Nobody is signed in in this browser. */
  | { readonly kind: "signed-out" };

export const isMessage = (data: unknown): data is WorkerMessage =>
  typeof data === "object" && data !== null && "kind" in data;

/** Does what a page of ours has said. */
export async function hear(data: unknown): Promise<void> {
  if (!isMessage(data)) return;
  if (data.kind === "signed-out") await noteVisitor(null);
  if (data.kind === "forget") await forgetTrip(data.token);
  if (data.kind === "keep") await keep(data);
}

type Keep = Extract<WorkerMessage, { kind: "keep" }>;

async function keep({ token, trip, visitor, parts }: Keep): Promise<void> {
  await noteVisitor(visitor);
  const headers = { "Content-Type": "application/json; charset=utf-8" };
  await keepOfTrip(tripAnswer(token), new Response(trip, { headers }));
  const kept = await openParts();
  await Promise.allSettled(
    parts.map(async (path) => {
      if (await kept.match(path)) return;
      // biome-ignore lint/style/noRestrictedGlobals: a part of this site, not the API.
      const answer = await fetch(path);
      if (answer.status === 200) await keepPart(path, answer);
    }),
  );
  // Last, for without its parts it would stay empty. What was rendered for a visit holds the trip as it was then.
  // biome-ignore lint/style/noRestrictedGlobals: a page of this site, not the API.
  const page = await fetch(tripPage(token), { headers: { [FRAME_ALONE]: "1" } });
  if (page.ok) await keepOfTrip(tripPage(token), page);
}
