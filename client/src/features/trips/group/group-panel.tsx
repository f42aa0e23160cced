import { useMutation } from "@tanstack/react-query";
import { callApi } from "#client/lib/api.ts";
import { whyUnreachable } from "#client/lib/connection.ts";
import { Button } from "#client/ui/button.tsx";
import { tripsApi } from "#shared/api/calls.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { type Editing, solveForAll } from "../edit/edits.ts";
import type { Edits } from "../edit/use-edits.ts";
import type { ServerStore } from "../store/server-store.ts";
import { keyHeader } from "../store/trip-key.ts";
import { AdviceList } from "./advice-list.tsx";
import { GroupList } from "./group-list.tsx";
import { GuestForm } from "./guest-form.tsx";

interface GroupPanelProps {
  readonly store: ServerStore;
  /** As it was answered last. */
  readonly trip: Trip;
  readonly edits: (Pick<Edits, "edit" | "say"> & { readonly editing: Editing }) | null;
}

/** What the guests of a trip wish, and what the plan gives each of them. Marks advise: editors decide. */
export function GroupPanel({ store, trip, edits }: GroupPanelProps) {
  const { group, mayEdit, wineries } = trip;
  const moderating = useModeration(store);
  if (wineries.length === 0) return null;
  const solve = () => {
    if (!edits) return;
    const marks = group.guests.map((guest) => guest.marks);
    const edit = solveForAll(edits.editing, marks);
    if (edit) edits.edit(edit);
    else edits.say("The plan is made for all of you already.");
  };
  return (
    <section aria-labelledby="group" className="border-t-2 border-ink pt-5 print:hidden">
      <h3 id="group" className="font-display text-3xl">
        Going together
      </h3>
      <p className="mt-3 max-w-prose font-serif text-lg text-ink-soft">
        Everybody with the link can mark what they must see, would like or would skip, without an
        account. Marks change nothing by themselves: whoever edits the trip decides.
      </p>
      <GroupList
        trip={trip}
        isBusy={moderating.isPending}
        onRemove={mayEdit ? ({ id }) => moderating.mutate({ remove: id }) : undefined}
      />
      {mayEdit && edits ? (
        <AdviceList advice={trip.advice} editing={edits.editing} onEdit={edits.edit} />
      ) : null}
      {mayEdit ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {group.guests.length > 0 && edits ? (
            <Button variant="secondary" size="sm" onClick={solve}>
              Solve it for all of us
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="sm"
            disabled={moderating.isPending}
            onClick={() => moderating.mutate({ isOpen: !group.isOpen })}
          >
            {group.isOpen ? "Close the marks" : "Open the marks again"}
          </Button>
        </div>
      ) : null}
      <p role="alert" className="mt-3 font-sans text-sm text-danger empty:mt-0">
        {moderating.isError
          ? `That did not work; nothing was changed on this page. ${whyUnreachable()}`
          : ""}
      </p>
      {group.isOpen ? (
        <GuestForm store={store} trip={trip} />
      ) : (
        <p className="mt-4 max-w-prose font-sans text-base">
          The marks are closed: what is marked stands, and nothing can be added.
        </p>
      )}
    </section>
  );
}

/** Takes guests out, opens and closes the marks. */
function useModeration({ token, tripKey, refresh }: ServerStore) {
  const headers = keyHeader(tripKey);
  return useMutation({
    mutationFn: async (change: { readonly remove: string } | { readonly isOpen: boolean }) => {
      if ("remove" in change) {
        const params = { token, guestId: change.remove };
        await callApi(tripsApi.removeGuest, { params, headers });
      } else await callApi(tripsApi.setVoting, { params: { token }, headers, body: change });
      await refresh();
    },
  });
}
