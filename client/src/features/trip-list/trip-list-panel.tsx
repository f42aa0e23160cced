import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { focusNextRow } from "#client/lib/focus-next-row.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { toast } from "#client/ui/toast-store.ts";
import type { DepartedWinery, Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { useTripList } from "./use-trip-list.ts";

/** The wineries on the trip list, and the link to planning them. */
export function TripListPanel() {
  const { data: wineries, error: wineriesError, refetch } = useQuery(wineryQueries.all());
  const { wineryIds, isLoading, error, retry, add, remove, clear } = useTripList();
  const byId = new Map<number, Winery | DepartedWinery>(wineries?.map((each) => [each.id, each]));
  const isAnyGone = wineries !== undefined && wineryIds.some((id) => !byId.has(id));
  const { data: departed = [] } = useQuery({ ...wineryQueries.departed(), enabled: isAnyGone });
  for (const winery of departed) byId.set(winery.id, winery);
  const onList = wineryIds.flatMap((id) => byId.get(id) ?? []);

  const handleRemove = (winery: (typeof onList)[number]) => {
    remove(winery.id);
    toast({
      title: "Removed from your trip list",
      description: winery.name,
      // The account takes in no winery that left the guide.
      ...(!("kind" in winery) && { action: { label: "Undo", onSelect: () => add(winery.id) } }),
    });
  };

  const retryAll = () => {
    if (error) retry();
    if (wineriesError) void refetch();
  };
  const notice =
    error || wineriesError ? (
      <TryAgain what="Your trip list" onRetry={retryAll} className="mt-6" />
    ) : null;

  if (wineryIds.length === 0) {
    if (notice || isLoading) return notice ?? <Skeleton className="mt-6 h-32" />;
    return (
      <EmptyState
        text="Nothing yet. Press Add to Trip on a winery’s page to put it here; the planner starts with your list."
        href={paths.wineries}
        action="Find wineries"
      />
    );
  }
  if (!wineries) return notice ?? <Skeleton className="mt-6 h-32" />;
  return (
    <>
      {notice}
      <ul className="mt-6 border-t border-rule">
        {onList.map((winery) => (
          <li
            key={winery.id}
            className="flex items-center justify-between gap-4 border-b border-rule py-2"
          >
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <Link
                href={paths.winery(winery.slug)}
                className="inline-flex min-h-11 items-center font-display text-lg font-medium decoration-wine decoration-1 underline-offset-4 hover:underline"
              >
                {winery.name}
              </Link>
              <span className="font-sans text-sm text-ink-soft">
                {winery.city} · {winery.region}
                {"kind" in winery ? " · no longer in this guide" : ""}
              </span>
            </div>
            <Button
              variant="quiet"
              size="sm"
              className="shrink-0"
              onClick={({ currentTarget }) => {
                focusNextRow(currentTarget);
                handleRemove(winery);
              }}
            >
              Remove <span className="sr-only">{winery.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href={`${paths.planner}#planner`} className={buttonClass("primary", "md")}>
          Plan This Trip
        </Link>
        <Button variant="quiet" onClick={clear}>
          Clear the list
        </Button>
      </div>
    </>
  );
}
