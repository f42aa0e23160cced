/** Who this browser is to a trip's group: its key, and what was typed and marked, sent or not. */
import { keep, readKept } from "#client/lib/kept.ts";
import type { Wish } from "#shared/domain/schedule/problem.ts";
import type { Marks } from "#shared/domain/trips/group-wishes.ts";

const keyOf = (token: string) => `trip-guest:${token}`;

export interface GuestDraft {
  /** Sent as a header alone: whoever has it changes the same guest's marks. */
  readonly key: string;
  readonly name: string;
  readonly marks: Marks;
  /** The guest's id once the marks were sent; null before, and after they were taken back. */
  readonly guestId: string | null;
}

/** What a page begins with until it has asked the browser. */
export const NO_DRAFT: GuestDraft = { key: "", name: "", marks: {}, guestId: null };

/** A key that nobody guesses: 24 random bytes in base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** What this browser has typed for a trip; a fresh guest where that is nothing. */
export function readGuestDraft(token: string): GuestDraft {
  const kept = readKept(keyOf(token));
  return isGuestDraft(kept) ? kept : { key: newKey(), name: "", marks: {}, guestId: null };
}

const WISHES: readonly unknown[] = ["must", "like", "skip"] satisfies Wish[];

function isGuestDraft(value: unknown): value is GuestDraft {
  if (typeof value !== "object" || value === null) return false;
  const { key, name, marks, guestId } = value as Partial<GuestDraft>;
  return (
    typeof key === "string" &&
    /^[\w-]{22,64}$/.test(key) &&
    typeof name === "string" &&
    typeof marks === "object" &&
    Object.values(marks).every((wish) => WISHES.includes(wish)) &&
    (guestId === null || typeof guestId === "string")
  );
}

/** Keeps it; where the browser refuses to store, it lasts as long as the page. */
export const writeGuestDraft = (token: string, draft: GuestDraft): void =>
  keep(keyOf(token), draft);
