import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "#client/lib/api.ts";
import { whyUnreachable } from "#client/lib/connection.ts";
import { useKeptState } from "#client/lib/page/hydration.ts";
import { tripsApi } from "#shared/api/calls.ts";
import { guestMarksSchema } from "#shared/api/trips/trip-group.ts";
import type { Wish } from "#shared/domain/schedule/problem.ts";
import type { ServerStore } from "../store/server-store.ts";
import { keyHeader } from "../store/trip-key.ts";
import { type GuestDraft, NO_DRAFT, readGuestDraft, writeGuestDraft } from "./guest-draft.ts";

/**
 * What a guest types and marks; it survives every failure, and a reload.
 *
 * @param wineryIds those that can be marked: marks of others are not sent.
 */
export function useGuestMarks(store: ServerStore, wineryIds: readonly number[]) {
  const { token, tripKey } = store;
  const [draft, setDraft] = useKeptState(() => readGuestDraft(token), NO_DRAFT);
  const [nameFault, setNameFault] = useState<string | null>(null);
  const keep = (next: GuestDraft) => {
    setDraft(next);
    writeGuestDraft(token, next);
  };
  const guest = { "x-guest-key": draft.key };
  const send = useMutation({
    mutationFn: () =>
      callApi(tripsApi.mark, {
        params: { token },
        headers: { ...guest, ...keyHeader(tripKey) },
        body: { name: draft.name.trim(), marks: marksOf(draft, wineryIds) },
      }),
    onSuccess: ({ guestId, ...trip }) => {
      keep({ ...draft, guestId });
      store.adopt(trip, { quietly: true });
    },
  });
  const takeBack = useMutation({
    mutationFn: () => callApi(tripsApi.unmark, { params: { token }, headers: guest }),
    onSuccess: () => {
      keep({ ...draft, guestId: null });
      void store.refresh();
    },
  });
  return {
    draft,
    nameFault: nameFault ?? nameFaultOf(send.error),
    /** Why the last sending did not work, where it was not the name. */
    failure: nameFaultOf(send.error) ? null : failureOf(send.error ?? takeBack.error),
    isSending: send.isPending || takeBack.isPending,
    isSent: send.isSuccess,
    setName: (name: string) => {
      setNameFault(null);
      send.reset();
      keep({ ...draft, name });
    },
    setMark: (wineryId: number, wish: Wish | null) => {
      send.reset();
      const { [wineryId]: _before, ...others } = draft.marks;
      keep({ ...draft, marks: wish === null ? others : { ...others, [wineryId]: wish } });
    },
    send: () => {
      const name = guestMarksSchema.shape.name.safeParse(draft.name);
      if (name.success) send.mutate();
      else setNameFault(name.error.issues[0]?.message ?? "Type your name");
    },
    takeBack: () => takeBack.mutate(),
  };
}

const marksOf = ({ marks }: GuestDraft, ids: readonly number[]): Record<string, Wish> =>
  Object.fromEntries(Object.entries(marks).filter(([id]) => ids.includes(Number(id))));

function nameFaultOf(error: Error | null): string | null {
  if (!(error instanceof ApiError)) return null;
  const faults = error.problem?.errors ?? [];
  return faults.find(({ field }) => field.endsWith("name"))?.message ?? null;
}

function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  const known = error instanceof ApiError && error.status < 500 ? error.problem?.detail : null;
  return known ?? `Your marks were not sent; they are kept here. ${whyUnreachable()}`;
}
