import { Button } from "#client/ui/button.tsx";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { Group } from "#shared/api/trips/trip-group.ts";
import { counted, plural } from "#shared/domain/site/words.ts";

type Guest = Group["guests"][number];

interface GroupListProps {
  readonly trip: Trip;
  /** Absent for who may not edit. */
  readonly onRemove?: ((guest: Guest) => void) | undefined;
  readonly isBusy: boolean;
}

/** Who marked what, and what the plan gives each. */
export function GroupList({ trip, onRemove, isBusy }: GroupListProps) {
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
            <p className="min-w-0 font-display text-2xl break-words">{guest.name}</p>
            {onRemove ? (
              <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => onRemove(guest)}>
                Remove <span className="sr-only">{guest.name} and their marks</span>
              </Button>
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
