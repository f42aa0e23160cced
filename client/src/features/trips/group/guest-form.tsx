import { Button } from "#client/ui/button.tsx";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { ServerStore } from "../store/server-store.ts";
import { useGuestMarks } from "./use-guest-marks.ts";

interface GuestFormProps {
  readonly store: ServerStore;
  readonly trip: Trip;
}

const CHOICES = [
  { value: "must", label: "Must" },
  { value: "like", label: "Like" },
  { value: "skip", label: "Skip" },
  { value: "none", label: "Don't mind" },
] as const;

/** A guest's name and marks; no account is needed. */
export function GuestForm({ store, trip }: GuestFormProps) {
  const wineryIds = trip.wineries.map(({ id }) => id);
  const guest = useGuestMarks(store, wineryIds);
  const { draft, nameFault, failure, isSending, isSent } = guest;
  const isKnown = trip.group.guests.some(({ id }) => id === draft.guestId);
  return (
    <form
      noValidate
      className="mt-6 max-w-prose"
      onSubmit={(event) => {
        event.preventDefault();
        guest.send();
      }}
    >
      <Field
        label="Your name"
        hint="Everybody with the link reads it, with your marks."
        error={nameFault ?? undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            autoComplete="given-name"
            maxLength={60}
            onChange={(event) => guest.setName(event.target.value)}
          />
        )}
      </Field>
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
      <p role="alert" className="mt-4 font-sans text-sm text-danger empty:mt-0">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          {isSending ? "Sending…" : isKnown ? "Send my marks again" : "Send my marks"}
        </Button>
        {isKnown ? (
          <Button variant="secondary" disabled={isSending} onClick={guest.takeBack}>
            Take my marks back
          </Button>
        ) : null}
      </div>
      <p role="status" className="mt-3 font-sans text-sm text-ink-soft">
        {isSent ? "Your marks are in: whoever edits the trip sees them." : ""}
      </p>
    </form>
  );
}
