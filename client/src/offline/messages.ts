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
import type { WorkerWorld } from "./worker-world.ts";

export type WorkerMessage =
  /** Keeps a trip: its page, its answer as JSON, and the parts that it was drawn from. */
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

const isMessage = (data: unknown): data is WorkerMessage =>
  typeof data === "object" && data !== null && "kind" in data;

/** Does what a page of ours has said. */
export async function hear(world: WorkerWorld, data: unknown): Promise<void> {
  if (!isMessage(data)) return;
  if (data.kind === "signed-out") await noteVisitor(world, null);
  if (data.kind === "forget") await forgetTrip(world, data.token);
  if (data.kind === "keep") await keep(world, data);
}

type Keep = Extract<WorkerMessage, { kind: "keep" }>;

async function keep(world: WorkerWorld, { token, trip, visitor, parts }: Keep): Promise<void> {
  await noteVisitor(world, visitor);
  const headers = { "Content-Type": "application/json; charset=utf-8" };
  await keepOfTrip(world, tripAnswer(token), new Response(trip, { headers }));
  const kept = await openParts(world);
  await Promise.allSettled(
    parts.map(async (path) => {
      if (await kept.match(path)) return;
      const answer = await world.fetch(path);
      if (answer.status === 200) await keepPart(world, path, answer);
    }),
  );
  // Last, for without its parts it would stay empty. What was drawn for a visit holds the trip as it was then.
  const page = await world.fetch(tripPage(token), { [FRAME_ALONE]: "1" });
  if (page.ok) await keepOfTrip(world, tripPage(token), page);
}
