import { Link } from "wouter";
import { paths } from "#shared/domain/site/paths.ts";
import { plural } from "#shared/domain/text/words.ts";
import { useListedWineries } from "./trip-list-store.ts";

/** With the number of wineries on the list. */
export function TripListLink() {
  const { wineryIds } = useListedWineries();
  const count = wineryIds.length;
  return (
    <Link
      href={paths.trips}
      className="inline-flex min-h-11 items-center gap-2 font-sans text-[0.95rem] font-medium whitespace-nowrap hover:text-wine"
    >
      <span>Trip List</span>
      {count > 0 ? (
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-wine px-1.5 text-xs font-semibold text-on-wine tabular-nums">
          {count}
          <span className="sr-only">{` ${plural(count, "winery", "wineries")}`}</span>
        </span>
      ) : null}
    </Link>
  );
}
