import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { refreshTripLists } from "#client/entities/trip/trip-lists.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { EditedPlan } from "../plan/edited-plan.ts";
import { saveTrip, storedPlan, type TripDetails, tripMeanwhile } from "./trip-calls.ts";

/** Where a trip's changes stand. */
type SaveState =
  | { readonly at: "untouched" }
  | { readonly at: "saved" }
  | { readonly at: "saving" }
  /** The server could not be reached, or refused; the change is still on the page. */
  | { readonly at: "failed" }
  /** Somebody else changed the trip; nothing of theirs or ours is lost yet. */
  | { readonly at: "conflict"; readonly theirs: Trip };

interface Draft {
  readonly details: TripDetails;
  readonly plan: EditedPlan;
}

export interface SavedTrip {
  /** The trip as the server has it, as far as this page knows. */
  readonly trip: Trip;
  /** What stands on the page. */
  readonly draft: Draft;
  readonly state: SaveState;
  readonly change: (change: Partial<Draft>) => void;
  readonly retry: () => void;
  /** Ends a conflict: with what is on the page, or with what somebody else made of it. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Takes the trip as it was answered: with other marks, or changed by somebody else. */
  readonly adopt: (trip: Trip) => void;
  /** Takes new marks of guests; another version alone where nothing on the page would be lost. */
  readonly refresh: (trip: Trip) => void;
  /** Goes up when the plan on the page has to begin anew. */
  readonly generation: number;
}

const draftOf = (trip: Trip): Draft => {
  const { name, guests, answers } = trip;
  return { details: { name, guests, answers }, plan: storedPlan(trip) };
};

/**
 * Keeps a trip on the server as it stands on the page: one request at a time, each naming the version
 * it changes; what was changed meanwhile goes with the next.
 */
export function useSavedTrip(token: string, key: string | null, initial: Trip): SavedTrip {
  const queryClient = useQueryClient();
  const [trip, setTrip] = useState(initial);
  const [draft, setDraft] = useState<Draft>(() => draftOf(initial));
  const [state, setState] = useState<SaveState>({ at: "untouched" });
  const [generation, setGeneration] = useState(0);
  // What the next request carries: newer than what the last drawing of the page saw.
  const latest = useRef({ draft, version: initial.version, isBusy: false, isStale: false });

  const send = async () => {
    const now = latest.current;
    if (now.isBusy) {
      now.isStale = true;
      return;
    }
    now.isBusy = true;
    now.isStale = false;
    setState({ at: "saving" });
    try {
      const saved = await saveTrip({ token, key, version: now.version, ...now.draft });
      now.version = saved.version;
      setTrip(saved);
      setState({ at: "saved" });
      refreshTripLists(queryClient);
    } catch (error) {
      const theirs = tripMeanwhile(error);
      now.isStale = false;
      setState(theirs ? { at: "conflict", theirs } : { at: "failed" });
    } finally {
      now.isBusy = false;
    }
    if (now.isStale) await send();
  };

  const begin = (from: Trip) => {
    latest.current = { ...latest.current, draft: draftOf(from), version: from.version };
    setTrip(from);
    setDraft(draftOf(from));
    setState({ at: "saved" });
    setGeneration((count) => count + 1);
  };

  return {
    trip,
    draft,
    state,
    generation,
    change: (change) => {
      const next = { ...latest.current.draft, ...change };
      latest.current.draft = next;
      setDraft(next);
      // A conflict is ended by the visitor's choice alone.
      if (state.at !== "conflict") void send();
    },
    retry: () => void send(),
    keepMine: () => {
      if (state.at !== "conflict") return;
      latest.current.version = state.theirs.version;
      void send();
    },
    adopt: (next) => {
      // Marks leave the version as it is, and what is on the page.
      if (next.version === latest.current.version) setTrip(next);
      else if (state.at === "saved" || state.at === "untouched") begin(next);
    },
    refresh: (next) => {
      if (latest.current.isBusy) return;
      if (next.version === latest.current.version) setTrip(next);
      // Who edits keeps what is on the page, and its undo; a change from it meets theirs when saved.
      else if (!trip.mayEdit && next.version > latest.current.version) begin(next);
    },
    takeTheirs: () => {
      if (state.at === "conflict") begin(state.theirs);
    },
  };
}
