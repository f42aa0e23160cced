/** Changes that the server has not confirmed yet, kept on this device in the order they were made. */
import { forgetKept, keepFor, keptFor, type VisitorId } from "#client/lib/visitor-storage.ts";
import type { TripChange } from "#shared/domain/trips/trip-change.ts";

/** Whose changes of which trip. */
export interface QueueOwner {
  readonly visitor: VisitorId;
  readonly token: string;
}

const nameOf = (token: string) => `trip-changes:${token}`;

export function readQueue({ visitor, token }: QueueOwner): readonly TripChange[] {
  try {
    const kept: unknown = JSON.parse(keptFor(visitor, nameOf(token)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isChange) : [];
  } catch {
    return [];
  }
}

const isChange = (value: unknown): value is TripChange =>
  typeof value === "object" && value !== null && "id" in value && "kind" in value;

/** Forgets all of them, with the trip. */
export const forgetQueue = ({ visitor, token }: QueueOwner) => forgetKept(visitor, nameOf(token));

/** Beside those of another tab, which may have made some of its own. */
export function addToQueue(owner: QueueOwner, changes: readonly TripChange[]): void {
  write(owner, [...readQueue(owner), ...changes]);
}

export function removeFromQueue(owner: QueueOwner, ids: ReadonlySet<string>): void {
  write(
    owner,
    readQueue(owner).filter(({ id }) => !ids.has(id)),
  );
}

function write(owner: QueueOwner, changes: readonly TripChange[]): void {
  if (changes.length === 0) forgetQueue(owner);
  else keepFor(owner.visitor, nameOf(owner.token), JSON.stringify(changes));
}
