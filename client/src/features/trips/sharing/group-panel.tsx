import { useMutation } from "@tanstack/react-query";
import { callApi } from "#client/lib/api.ts";
import { focusNextRow } from "#client/lib/focus-next-row.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { Group } from "#shared/api/trips/trip-group.ts";
import { counted, plural } from "#shared/domain/text/words.ts";
import { useMaybeEditing, usePlanOnPage } from "../edit/editing.ts";
import { solveForAll } from "../edit/edits.ts";
import { PressFailure, ToolButton, TripSection } from "../plan/trip-section.tsx";
import type { OnServer } from "../store/server-store.ts";
import { GuestForm } from "./guest-form.tsx";

/** The guests' marks, and what the plan gives each guest. Marks only advise: editors decide. */
export function GroupPanel({ store, trip }: OnServer) {
  const editing = useMaybeEditing();
  const { group, mayEdit, wineries } = trip;
  const { token, address, refresh } = store;
  const moderating = useMutation({
    mutationFn: async (change: { readonly remove: string } | { readonly isOpen: boolean }) => {
      if ("remove" in change) {
        const params = { token, guestId: change.remove };
        await callApi(tripsApi.removeGuest, { ...address, params });
      } else await callApi(tripsApi.setVoting, { ...address, body: change });
      await refresh();
    },
  });
  if (wineries.length === 0) return null;
  const solve = () => {
    if (!editing) return;
    const marks = group.guests.map((guest) => guest.marks);
    const solved = solveForAll(editing, marks);
    if (solved) editing.edit(solved.edit, solved.message);
    else editing.announce("Nothing changes: your own wishes decide, then everyone’s marks.");
  };
  return (
    <TripSection id="group" title="Going together">
      <p className="mt-3 max-w-prose font-serif text-lg text-ink-soft">
        Anyone with the link can mark what they must see, would like or would skip, no account
        needed. Marks change nothing by themselves: whoever edits the trip decides.
      </p>
      <GroupList
        trip={trip}
        isBusy={moderating.isPending}
        onRemove={mayEdit ? ({ id }) => moderating.mutate({ remove: id }) : undefined}
      />
      {editing ? <AdviceList advice={trip.advice} /> : null}
      {mayEdit ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {group.guests.length > 0 && editing ? (
            <ToolButton onClick={solve}>Solve it for all of us</ToolButton>
          ) : null}
          <ToolButton
            isBusy={moderating.isPending}
            onClick={() => moderating.mutate({ isOpen: !group.isOpen })}
          >
            {group.isOpen ? "Close the marks" : "Open the marks again"}
          </ToolButton>
        </div>
      ) : null}
      <PressFailure
        error={moderating.error}
        text="That didn’t work; nothing was changed on this page."
      />
      <GuestForm store={store} trip={trip} />
    </TripSection>
  );
}

type Guest = Group["guests"][number];

interface GroupListProps {
  readonly trip: Trip;
  readonly onRemove?: ((guest: Guest) => void) | undefined;
  readonly isBusy: boolean;
}

function GroupList({ trip, onRemove, isBusy }: GroupListProps) {
  const { guests } = trip.group;
  if (guests.length === 0) return null;
  const nameOf = new Map(trip.wineries.map(({ id, name }) => [String(id), name]));
  const namesOf = ({ marks }: Guest, wish: string) =>
    Object.entries(marks).flatMap(([id, mark]) => (mark === wish ? (nameOf.get(id) ?? []) : []));
  return (
    <ul className="mt-6">
      {guests.map((guest) => (
        <li key={guest.id} className="border-t border-rule py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <p className="min-w-0 font-display text-2xl">{guest.name}</p>
            {onRemove ? (
              <ToolButton
                variant="quiet"
                isBusy={isBusy}
                onClick={({ currentTarget }) => {
                  focusNextRow(currentTarget);
                  onRemove(guest);
                }}
              >
                Remove <span className="sr-only">{guest.name} and their marks</span>
              </ToolButton>
            ) : null}
          </div>
          <p className="font-sans text-base">{getsText(guest)}</p>
          <dl className="mt-1 grid gap-x-4 font-sans text-sm text-ink-soft sm:grid-cols-[auto_1fr]">
            {(["must", "like", "skip"] as const).map((wish) => {
              const names = namesOf(guest, wish);
              return names.length === 0 ? null : (
                <div key={wish} className="contents">
                  <dt className="font-semibold text-ink">{LABELS[wish]}</dt>
                  <dd>{names.join(", ")}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}

const LABELS = { must: "Must", like: "Likes", skip: "Skips" } as const;

/** "Gets 1 of 2 musts and 2 of 3 likes; 1 stop they would skip is planned." */
function getsText({ gets: { musts, likes, skipsPlanned } }: Guest): string {
  const parts = [
    ...(musts.of > 0 ? [`${musts.met} of ${counted(musts.of, "must", "musts")}`] : []),
    ...(likes.of > 0 ? [`${likes.met} of ${counted(likes.of, "like", "likes")}`] : []),
  ];
  const gets = parts.length > 0 ? `Gets ${parts.join(" and ")}` : "Marked nothing to visit";
  if (skipsPlanned === 0) return `${gets}.`;
  return `${gets}; ${counted(skipsPlanned, "stop")} they would skip ${plural(skipsPlanned, "is", "are")} planned.`;
}

/** Wishes the marks suggest, each with its effect; an editor accepts or ignores them. */
function AdviceList({ advice }: Pick<Trip, "advice">) {
  const { trip, plan, nameOf, edit } = usePlanOnPage();
  const { startWeekday } = plan;
  const isFixed = trip.startDate !== undefined || trip.startWeekday !== undefined;
  // The effect is that on the weekday shown.
  const fixing = isFixed ? [] : [{ kind: "start", startDate: null, startWeekday } as const];
  const open = advice.filter(
    ({ wineryId }) => trip.wineries.includes(wineryId) && trip.wishes?.[wineryId] === undefined,
  );
  if (open.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-sans text-sm font-semibold">What they advise</h4>
      <ul className="mt-2 border-t border-rule">
        {open.map(({ wineryId, wish, text, effect }) => (
          <li
            key={`${wish} ${wineryId}`}
            className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-rule py-3"
          >
            <p className="min-w-56 flex-1 font-serif text-lg">{text}.</p>
            {effect === null ? null : (
              <ToolButton onClick={() => edit([...fixing, { kind: "wish", wineryId, wish }])}>
                Accept<span className="sr-only">: {nameOf(wineryId)}</span>
              </ToolButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
