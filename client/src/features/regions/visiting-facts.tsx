import { Link } from "wouter";
import { regionVisits } from "#client/content/region-visits.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Ava } from "#shared/domain/places/ava-table.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted, listed } from "#shared/domain/text/words.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import {
  busiestDays,
  type Counted,
  neighborsOf,
  type Visiting,
  visitingOf,
} from "./region-visiting.ts";
import { VisitNotes } from "./visit-notes.tsx";
import { Row } from "./visit-row.tsx";

interface VisitingFactsProps {
  readonly ava: Ava;
  /** Those of the region. */
  readonly wineries: readonly Winery[];
  /** Those of the whole guide. */
  readonly all: readonly Winery[];
}

/** Fewer rooms are no statistics: their pages say more. */
const COUNTED_ROOMS = 5;
/** Farther than this in a straight line two regions are two trips. */
const COMBINED_MILES = 60;

/** What a visit takes: worked out from the tasting rooms' own hours, towns and grapes, and what sources say of season and taste. */
export function VisitingFacts({ ava, wineries, all }: VisitingFactsProps) {
  const visiting = visitingOf(wineries);
  const near = neighborsOf(ava, all);
  // Without rooms of its own a region sends the visitor to the nearest, however far.
  const neighbors = visiting ? near.filter(({ miles }) => miles <= COMBINED_MILES) : near;
  return (
    <section aria-labelledby="visiting" className="mt-16">
      <h2 id="visiting" className="font-display text-3xl">
        Visiting
      </h2>
      <dl className="mt-5 max-w-3xl border-t border-ink text-sm">
        {visiting ? (
          <RoomFacts visiting={visiting} />
        ) : (
          <Row term="Tasting rooms">
            None in this guide. Its grapes are poured elsewhere; see the regions below.
          </Row>
        )}
        <VisitNotes ava={ava} visit={regionVisits[ava.id]} />
        {neighbors.length > 0 ? (
          <Row term={visiting ? "Pair it with" : "Nearest with rooms"}>
            <ul>
              {neighbors.map(({ ava: other, rooms, miles }) => (
                <li key={other.id}>
                  <Link
                    href={paths.region(other.id)}
                    className="inline-flex min-h-8 items-center text-wine underline underline-offset-4"
                  >
                    {other.name}
                  </Link>
                  , {counted(rooms, "room")}, about {counted(miles, "mile")} away as the crow flies
                </li>
              ))}
            </ul>
          </Row>
        ) : null}
      </dl>
    </section>
  );
}

function RoomFacts({ visiting }: { readonly visiting: Visiting }) {
  const { rooms, bases, grapes, time } = visiting;
  return (
    <>
      <Row term="Tasting rooms">{rooms}</Row>
      <Row term="Base">{listed(bases.map(roomsText))}</Row>
      <Row term="Time">{time}</Row>
      {rooms < COUNTED_ROOMS ? null : <Row term="Open">{openText(visiting)}</Row>}
      {grapes.length > 0 && rooms >= COUNTED_ROOMS ? (
        <Row term="Most-poured grapes">
          {listed(grapes.map(({ name }) => name))}
          <span className="block text-xs text-ink-faint">
            At these rooms; the grapes may come from anywhere in the state.
          </span>
        </Row>
      ) : null}
    </>
  );
}

const roomsText = ({ name, rooms }: Counted) => `${name} (${counted(rooms, "room")})`;

/** "Best days: Saturday (12 of 15 with posted hours), fewest on Tuesday (3)." */
function openText(visiting: Visiting): string {
  const days = busiestDays(visiting);
  const { openOn, withHours, isOfSeason, rooms } = visiting;
  if (!days) return "No posted hours for any of them. Call before you go.";
  const [most, fewest] = [days.most[0], days.fewest[0]];
  if (most === undefined) return "";
  const names = (list: readonly (typeof most)[]) => listed(list.map(weekdayName));
  const known = withHours === rooms ? `${rooms}` : `${withHours} with posted hours`;
  const begin = `${isOfSeason ? "Best days now" : "Best days"}: ${names(days.most)} (${openOn[most]} of ${known})`;
  return fewest === undefined
    ? `${begin}.`
    : `${begin}, fewest on ${names(days.fewest)} (${openOn[fewest]}).`;
}
