/** Who this browser is to a trip's group: its key, and what was typed and marked, sent or not. */
import { z } from "zod";
import { wishSchema } from "#shared/api/trips/plan-request.ts";
import type { Marks } from "#shared/domain/trips/group-wishes.ts";

const keyOf = (token: string) => `trip-guest:${token}`;

const draftSchema = z.object({
  key: z.string().regex(/^[\w-]{22,64}$/),
  name: z.string(),
  marks: z.record(z.string(), wishSchema),
  /** The guest's id once the marks were sent; null before, and after they were taken back. */
  guestId: z.string().nullable(),
});

export interface GuestDraft {
  /** Sent as a header alone: whoever has it changes the same guest's marks. */
  readonly key: string;
  readonly name: string;
  readonly marks: Marks;
  readonly guestId: string | null;
}

/** A key that nobody guesses: 24 random bytes in base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** What this browser has typed for a trip; a fresh guest where that is nothing. */
export function readGuestDraft(token: string): GuestDraft {
  const fresh: GuestDraft = { key: newKey(), name: "", marks: {}, guestId: null };
  try {
    const kept = draftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(token)) ?? "null"));
    return kept.data ?? fresh;
  } catch {
    return fresh;
  }
}

/** Keeps it; where the browser refuses to store, it lasts as long as the page. */
export function writeGuestDraft(token: string, draft: GuestDraft): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(draft));
  } catch {
    // Nothing is lost that is on the page.
  }
}

/** Forgets it, with the trip. */
export function forgetGuestDraft(token: string): void {
  try {
    localStorage.removeItem(keyOf(token));
  } catch {
    // Nothing was kept.
  }
}
