/** A guest's key, name and marks for a trip, kept in this browser whether sent or not. */
import { keep, readKept } from "#client/lib/kept.ts";
import { fieldsOf, isText, recordOf } from "#client/lib/parse.ts";
import { randomId } from "#client/lib/random-id.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { Wish } from "#shared/domain/schedule/problem.ts";
import type { Marks } from "#shared/domain/trips/group-wishes.ts";
import { tokenOf } from "../store/trip-key.ts";

/** Its links may be renewed: then its id is still the same. */
type OfTrip = Pick<Trip, "calendarId" | "url">;

const nameOf = (id: string) => `trip-guest:${id}`;

export interface GuestDraft {
  /** Whoever sends it in a header can change this guest's marks. */
  readonly key: string;
  readonly name: string;
  readonly marks: Marks;
  /** The guest's id while the site has their marks, else null. */
  readonly guestId: string | null;
}

/** What a page shows until it has read the browser's storage. */
export const NO_DRAFT: GuestDraft = { key: "", name: "", marks: {}, guestId: null };

/** The draft this browser keeps for a trip; a new guest if there is none. */
export function readGuestDraft({ calendarId, url }: OfTrip): GuestDraft {
  const read = (id: string) => readKept(nameOf(id), draftOf);
  // Formerly it was kept by the token.
  const kept = read(calendarId) ?? read(tokenOf(url)) ?? NO_DRAFT;
  return { ...kept, key: kept.key || randomId() };
}

function draftOf(value: unknown): GuestDraft | null {
  if (value === null) return null;
  const { key, name, marks, guestId } = fieldsOf(value);
  return {
    key: isText(key) ? key : "",
    name: isText(name) ? name : "",
    marks: recordOf(marks, isWish),
    guestId: isText(guestId) ? guestId : null,
  };
}

const isWish = (value: unknown): value is Wish =>
  value === "must" || value === "like" || value === "skip";

export const writeGuestDraft = ({ calendarId }: OfTrip, draft: GuestDraft): boolean =>
  keep(nameOf(calendarId), draft);
