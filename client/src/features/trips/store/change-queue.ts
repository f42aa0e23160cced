/** Changes of a stored trip that the server does not have yet, kept on this device. */
import { fieldsOf, isText, listOf, parsed } from "#client/lib/parse.ts";
import {
  forgetKept,
  keepFor,
  keptFor,
  UNSENT,
  type VisitorId,
} from "#client/lib/visitor-storage.ts";
import type { TripChange } from "#shared/api/trips/trip-changes.ts";

/** Most changes of one request (the contract's limit), and most bytes of them (below the server's). */
const MAX_AT_ONCE = 100;
const MAX_BYTES = 90_000;

interface Queued {
  readonly visitor: VisitorId;
  readonly token: string;
}

type Queue = readonly TripChange[];

const nameOf = (token: string) => `${UNSENT}${token}`;

export const readQueue = ({ visitor, token }: Queued): Queue =>
  parsed(keptFor(visitor, nameOf(token)), (kept) => listOf(kept, isChange)) ?? [];

/** As far as it can be sent: the server validates the rest, and says what it does not accept. */
function isChange(value: unknown): value is TripChange {
  const { id, kind } = fieldsOf(value);
  return isText(id) && isText(kind);
}

/** Changes the queue, to which another tab may have added. @returns whether it outlasts the page. */
export function changeQueue(queued: Queued, change: (queue: Queue) => Queue): boolean {
  const { visitor, token } = queued;
  const queue = change(readQueue(queued));
  if (queue.length > 0) return keepFor(visitor, nameOf(token), JSON.stringify(queue));
  forgetKept(visitor, nameOf(token));
  return true;
}

/** Keeps changes on this device until the trip is loaded, which then sends them. */
export function queueChanges(queued: Queued, changes: Queue): void {
  changeQueue(queued, (queue) => [...queue, ...changes]);
}

/** The first changes, as many as go with one request. */
export function firstOf(queue: Queue): Queue {
  let first = queue.slice(0, MAX_AT_ONCE);
  while (first.length > 1 && new Blob([JSON.stringify(first)]).size > MAX_BYTES) {
    first = first.slice(0, first.length / 2);
  }
  return first;
}
