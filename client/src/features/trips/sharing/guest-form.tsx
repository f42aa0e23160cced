import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callApi } from "#client/lib/api.ts";
import { fieldFailures } from "#client/lib/call-failure.ts";
import { focusNextRow } from "#client/lib/focus-next-row.ts";
import { useKeptState } from "#client/lib/page/hydration.ts";
import { Button } from "#client/ui/button.tsx";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { TextField } from "#client/ui/field.tsx";
import { tripsApi } from "#shared/api/calls.ts";
import type { Wish } from "#shared/domain/schedule/problem.ts";
import { guestNameOf, guestNameProblem } from "#shared/domain/trips/guest-name.ts";
import { PressFailure } from "../plan/trip-section.tsx";
import type { OnServer } from "../store/server-store.ts";
import { type GuestDraft, NO_DRAFT, readGuestDraft, writeGuestDraft } from "./guest-draft.ts";

const CHOICES = [
  { value: "must", label: "Must" },
  { value: "like", label: "Like" },
  { value: "skip", label: "Skip" },
  { value: "none", label: "Don't mind" },
] as const;

export function GuestForm({ store, trip }: OnServer) {
  const form = useRef<HTMLFormElement>(null);
  // Above all the wineries: without the focus its error may be out of view.
  const focusName = () => form.current?.querySelector("input")?.focus();
  const guest = useGuestMarks({ store, trip }, focusName);
  const { draft, nameFault, failure, isKnown, isSending, isSent } = guest;
  const takeBack = isKnown ? (
    <Button
      variant="secondary"
      isBusy={isSending}
      onClick={({ currentTarget }) => {
        focusNextRow(currentTarget);
        guest.takeBack();
      }}
    >
      Take my marks back
    </Button>
  ) : null;
  if (!trip.group.isOpen) {
    return (
      <div className="mt-4 grid justify-items-start gap-4">
        <p className="max-w-prose font-sans text-base">
          Marks are closed: the ones here still count, but no more can be added.
        </p>
        {takeBack}
        <PressFailure error={failure} text={guest.failureText} />
      </div>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className="mt-6 max-w-prose"
      onSubmit={(event) => {
        event.preventDefault();
        guest.send();
      }}
    >
      <TextField
        label="Your name"
        hint="Everyone with the link can read it, along with your marks."
        error={nameFault}
        required
        value={draft.name}
        autoComplete="given-name"
        maxLength={60}
        onChange={(event) => guest.setName(event.target.value)}
      />
      <ul className="mt-6 grid gap-5">
        {trip.wineries.map(({ id, name }) => (
          <li key={id}>
            <ChoiceGroup
              look="tags"
              label={name}
              choices={CHOICES}
              inputOf={(value) => ({
                name: `mark-${id}`,
                checked: (draft.marks[id] ?? "none") === value,
                onChange: () => {
                  const wish = CHOICES.find((choice) => choice.value === value)?.value ?? "none";
                  guest.setMark(id, wish === "none" ? null : wish);
                },
              })}
            />
          </li>
        ))}
      </ul>
      <PressFailure error={failure} text={guest.failureText} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Sending…" : isKnown ? "Send my marks again" : "Send my marks"}
        </Button>
        {takeBack}
      </div>
      <p role="status" className="mt-3 font-sans text-sm text-ink-soft">
        {isSent ? "Your marks are in: whoever edits the trip sees them." : ""}
      </p>
    </form>
  );
}

/** A guest's draft and the calls that send it; it survives failures and reloads. */
function useGuestMarks({ store, trip }: OnServer, onNameFault: () => void) {
  const { token, address } = store;
  const [draft, setDraft] = useKeptState(() => readGuestDraft(trip), NO_DRAFT);
  const [nameFault, setNameFault] = useState<string>();
  // Ahead of the last render: an answer arrives while the guest goes on.
  const latest = useRef(draft);
  // Before hydration it is what the server rendered, not what this browser has.
  const current = () => (latest.current.key === "" ? readGuestDraft(trip) : latest.current);
  const keep = (change: Partial<GuestDraft>) => {
    const next = { ...current(), ...change };
    latest.current = next;
    setDraft(next);
    writeGuestDraft(trip, next);
  };
  const guest = { "x-guest-key": draft.key };
  const { mutate, reset, ...last } = useMutation({
    mutationFn: async (what: "send" | "takeBack") => {
      if (what === "takeBack") {
        await callApi(tripsApi.unmark, { params: { token }, headers: guest });
        keep({ guestId: null });
        return void store.refresh();
      }
      const isIn = (wineryId: string) => trip.wineries.some(({ id }) => id === Number(wineryId));
      const marks = Object.entries(draft.marks).filter(([id]) => isIn(id));
      const { guestId, ...marked } = await callApi(tripsApi.mark, {
        ...address,
        headers: { ...guest, ...address.headers },
        body: { name: draft.name.trim(), marks: Object.fromEntries(marks) },
      });
      keep({ guestId });
      store.adopt(marked, { quietly: true });
    },
    onError: (error) => {
      if (fieldFailures(error)["body.name"]) onNameFault();
    },
  });
  const isKnown = trip.group.guests.some(({ id }) => id === draft.guestId);
  const refusedName = fieldFailures(last.error)["body.name"];
  const isTakenBack = last.variables === "takeBack";
  return {
    draft,
    isKnown,
    nameFault: nameFault ?? refusedName,
    /** Null where the name was refused: the field says so. */
    failure: refusedName || (isTakenBack && !isKnown) ? null : last.error,
    failureText: isTakenBack
      ? "Your marks were not taken back."
      : "Your marks were not sent; they are kept here.",
    isSending: last.isPending,
    isSent: last.isSuccess && !isTakenBack,
    setName: (name: string) => {
      setNameFault(undefined);
      reset();
      keep({ name });
    },
    setMark: (wineryId: number, wish: Wish | null) => {
      reset();
      const { [wineryId]: _before, ...others } = current().marks;
      keep({ marks: wish === null ? others : { ...others, [wineryId]: wish } });
    },
    send: () => {
      const fault = guestNameProblem(guestNameOf(draft.name));
      if (fault === null) return mutate("send");
      reset();
      setNameFault(fault);
      onNameFault();
    },
    takeBack: () => mutate("takeBack"),
  };
}
