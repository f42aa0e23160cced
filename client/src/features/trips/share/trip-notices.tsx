import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Spot } from "#client/art/spot.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { clockText, dateText } from "#shared/domain/schedule/wording.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted, plural } from "#shared/domain/text/words.ts";
import { DEPARTURE_LABELS } from "#shared/domain/winery/departure.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { ToolButton } from "../plan/trip-section.tsx";

/** Which wineries of a trip left the guide, and why; their number alone where that is not known. */
export function DepartedNotice({ ids }: { readonly ids: readonly number[] }) {
  const { data = [] } = useQuery({ ...wineryQueries.departed(), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  const gone = data.filter(({ id }) => ids.includes(id));
  return (
    <div className="mb-8 max-w-prose border-l-2 border-gold pl-4 font-sans text-sm">
      <p>
        {counted(ids.length, "winery", "wineries")} of this trip {plural(ids.length, "has", "have")}{" "}
        left the guide since; the plan does without.
      </p>
      <ul>
        {gone.map(({ id, slug, name, kind, since, reason }) => (
          <li key={id} className="mt-1">
            <Link href={paths.winery(slug)} className="text-wine underline underline-offset-4">
              {name}
            </Link>
            <span>
              {`: ${DEPARTURE_LABELS[kind]}${since === null ? "" : `, ${formatFactDate(since)}`}. ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface KeptCopyNoticeProps {
  readonly keptAt: Date;
  readonly onRetry: () => void;
}

/** That the page shows what this device kept, and since when. */
export function KeptCopyNotice({ keptAt, onRetry }: KeptCopyNoticeProps) {
  const { date, minutes } = clockInWashington(keptAt);
  return (
    <div
      role="status"
      className="mb-8 flex max-w-prose flex-wrap items-center gap-x-4 border-l-2 border-gold pl-4 font-sans text-sm print:hidden"
    >
      <p className="min-w-56 flex-1">
        The site cannot be reached: this is the copy kept on this device on {dateText(date)} at{" "}
        {clockText(minutes)}. Later changes made elsewhere aren’t in it.
      </p>
      <ToolButton variant="quiet" onClick={onRetry}>
        Look again
      </ToolButton>
    </div>
  );
}

/** Stands where a private link leads to no trip: it was ended, it expired, or it was never one. */
export function TripMissing() {
  usePageTitle("No trip here");
  return (
    <section className="page-width grid items-center gap-12 py-section lg:grid-cols-2">
      <div>
        <h1 className="font-display text-4xl sm:text-5xl">There is no trip at this link</h1>
        <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
          It may have been deleted, its link may have been renewed, or more than 90 days may have
          passed since the trip. Ask the sender for a new link.
        </p>
        <Link href={paths.planner} className={buttonClass("primary", "md", "mt-8")}>
          Plan a trip
        </Link>
      </div>
      <Spot name="empty-glass" className="w-full max-w-sm lg:justify-self-center" />
    </section>
  );
}
