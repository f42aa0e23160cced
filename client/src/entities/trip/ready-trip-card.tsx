import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { buttonClass } from "#client/ui/button.tsx";
import type { ReadyTripSummary } from "#shared/api/ready-trips.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted, listed } from "#shared/domain/text/words.ts";
import { lengthOfTrip } from "#shared/domain/trips/ready-trip.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";

export function ReadyTripCard({ trip }: { readonly trip: ReadyTripSummary }) {
  const { slug, title, standfirst, region, stays } = trip;
  return (
    <article className="flex h-full flex-col">
      <Illustration name={trip.illustration} className="aspect-[8/3] w-full rounded-sm" />
      <p className="eyebrow mt-5">
        {lengthOfTrip(stays)} · {region}
      </p>
      <h3 className="mt-2 font-display text-2xl leading-snug font-medium">
        <Link href={paths.readyTrip(slug)} className="hover:text-wine">
          {title}
        </Link>
      </h3>
      <p className="mt-2 font-serif text-base text-ink-soft">{standfirst}</p>
      <p className="mt-3 text-sm text-ink-faint">{tripInShort(trip)}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        <Link href={paths.plannerWith(slug)} className={buttonClass("secondary")}>
          Open in the planner
          <span className="sr-only">: {title}</span>
        </Link>
        <Link
          href={paths.readyTrip(slug)}
          aria-label={`Read the plan: ${title}`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-wine underline underline-offset-4 hover:decoration-2"
        >
          Read the plan
        </Link>
      </p>
    </article>
  );
}

/** "4 wineries from Zillah, starts Friday". */
function tripInShort({ stays }: ReadyTripSummary): string {
  const count = stays.reduce((sum, { wineries }) => sum + wineries.length, 0);
  const bases = listed(stays.map(({ base }) => base));
  const [first] = stays;
  const begins = first ? `, starts ${weekdayName(first.startWeekday)}` : "";
  return `${counted(count, "winery", "wineries")} from ${bases}${begins}`;
}
