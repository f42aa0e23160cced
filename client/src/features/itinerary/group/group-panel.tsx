import { useMutation } from "@tanstack/react-query";
import { callApi } from "#client/lib/api.ts";
import { whyUnreachable } from "#client/lib/connection.ts";
import { Button } from "#client/ui/button.tsx";
import type { Trip } from "#shared/api/trips/trip.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { keyHeader } from "../share/trip-calls.ts";
import { GroupList } from "./group-list.tsx";
import { GuestForm } from "./guest-form.tsx";

interface GroupPanelProps {
  readonly token: string;
  readonly tripKey: string | null;
  /** As it was fetched last. */
  readonly trip: Trip;
  /** The trip is another one: with these marks, or as it is fetched anew. */
  readonly onTrip: (trip: Trip) => void;
}

/** What the guests of a trip wish, and what the plan gives each of them. */
export function GroupPanel({ token, tripKey, trip, onTrip }: GroupPanelProps) {
  const { group, mayEdit, wineries } = trip;
  const headers = keyHeader(tripKey);
  const fetchAgain = async () =>
    onTrip(await callApi(tripsApi.byToken, { params: { token }, headers }));
  const moderating = useMutation({
    mutationFn: async (change: { readonly remove: string } | { readonly isOpen: boolean }) => {
      if ("remove" in change) {
        const params = { token, guestId: change.remove };
        await callApi(tripsApi.removeGuest, { params, headers });
      } else await callApi(tripsApi.setVoting, { params: { token }, headers, body: change });
      await fetchAgain();
    },
  });
  const refreshing = useMutation({ mutationFn: fetchAgain });
  if (wineries.length === 0) return null;
  const failed = moderating.isError || refreshing.isError;
  return (
    <section aria-labelledby="group" className="border-t-2 border-ink pt-5 print:hidden">
      <h3 id="group" className="font-display text-3xl">
        Going together
      </h3>
      <p className="mt-3 max-w-prose font-serif text-lg text-ink-soft">
        Everybody with the link can mark what they must see, would like or would skip, without an
        account. The plan is made for all of you.
      </p>
      <GroupList
        trip={trip}
        isBusy={moderating.isPending}
        onRemove={mayEdit ? ({ id }) => moderating.mutate({ remove: id }) : undefined}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={refreshing.isPending}
          onClick={() => refreshing.mutate()}
        >
          Look for new marks
        </Button>
        {mayEdit ? (
          <Button
            variant="secondary"
            size="sm"
            disabled={moderating.isPending}
            onClick={() => moderating.mutate({ isOpen: !group.isOpen })}
          >
            {group.isOpen ? "Close the marks" : "Open the marks again"}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="mt-3 font-sans text-sm text-danger empty:mt-0">
        {failed ? `That did not work; nothing was changed on this page. ${whyUnreachable()}` : ""}
      </p>
      {group.isOpen ? (
        <GuestForm
          token={token}
          tripKey={tripKey}
          trip={trip}
          onTrip={onTrip}
          onChanged={() => refreshing.mutate()}
        />
      ) : (
        <p className="mt-4 max-w-prose font-sans text-base">
          The marks are closed: what is marked stands, and nothing can be added.
        </p>
      )}
    </section>
  );
}
