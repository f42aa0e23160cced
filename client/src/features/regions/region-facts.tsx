import { format, parseISO } from "date-fns";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { regionVisits, type SourcedSentence } from "#client/content/region-visits.ts";
import { SourceLink } from "#client/ui/source-link.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import type { Ava } from "#shared/domain/places/ava-table.ts";
import { ancestorsOf, childrenOf } from "#shared/domain/places/regions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted, listed, plural } from "#shared/domain/text/words.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import {
  busiestDays,
  type Counted,
  neighborsOf,
  type Visiting,
  visitingOf,
} from "./region-visiting.ts";

interface VisitingFactsProps {
  readonly ava: Ava;
  /** Those of the region. */
  readonly wineries: readonly Winery[];
  /** Those of the whole guide. */
  readonly all: readonly Winery[];
}

/** With fewer rooms, statistics say less than their pages do. */
const COUNTED_ROOMS = 5;
/** Farther than this in a straight line two regions are two trips. */
const COMBINED_MILES = 60;

/** What a visit takes: worked out from the tasting rooms' own hours, towns and grapes, and what sources say of season and taste. */
export function VisitingFacts({ ava, wineries, all }: VisitingFactsProps) {
  const visiting = visitingOf(wineries);
  const visit = regionVisits[ava.id];
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
        {visit ? (
          <>
            <Sentences term="Season" sentences={visit.season} ava={ava} />
            <Sentences term="Taste" sentences={visit.taste} ava={ava} />
          </>
        ) : null}
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
      <Row term="Open">{rooms >= COUNTED_ROOMS && openText(visiting)}</Row>
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

interface SentencesProps extends Pick<VisitingFactsProps, "ava"> {
  readonly term: string;
  readonly sentences: readonly SourcedSentence[];
}

/** Each with its source and date; nothing where none is known. */
function Sentences({ term, sentences, ava }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <Row term={term}>
      <ul className="grid gap-3">
        {sentences.map(({ text, source }) => (
          <li key={text}>
            {text}
            <span className="block text-xs text-ink-faint">
              {source ? (
                <>
                  <SourceLink source={source} />,{" "}
                  {source.date === null ? "no date given" : formatFactDate(source.date)}
                </>
              ) : (
                `Federal rule ${ava.fr}, ${formatFactDate(ava.published)}, and Washington State Wine Commission`
              )}
            </span>
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** When an AVA was established, how large it is and where it lies; unknown facts are left out. */
export function RegionFacts({ ava }: { readonly ava: Ava }) {
  const parents = ancestorsOf(ava.id);
  const children = childrenOf(ava.id);
  return (
    <dl className="mt-16 max-w-3xl border-t border-ink text-sm">
      <Row term="Established">
        {longDate(ava.effective)}
        <span className="block text-xs text-ink-faint">Published {longDate(ava.published)}</span>
      </Row>
      <Row term="Size">
        {ava.acres.toLocaleString("en-US")} acres
        {ava.acresNote ? (
          <span className="block text-xs text-ink-faint">{ava.acresNote}</span>
        ) : null}
      </Row>
      <Row term={plural(ava.counties.length, "County", "Counties")}>{ava.counties.join(", ")}</Row>
      <Row term={plural(ava.states.length, "State")}>
        {ava.states.join() !== "WA" && statesText(ava.states)}
      </Row>
      <Row term="Within">{parents.length > 0 && <RegionLinks regions={parents} />}</Row>
      <Row term="Contains">{children.length > 0 && <RegionLinks regions={children} />}</Row>
      <Row term="In law">
        27 CFR {ava.cfr}, {ava.fr}
      </Row>
    </dl>
  );
}

const longDate = (date: string) => format(parseISO(date), "MMMM d, yyyy");

const STATES: Readonly<Record<string, string>> = { WA: "Washington", OR: "Oregon", ID: "Idaho" };

/** "Washington and Idaho"; an AVA of one other state lies wholly in it. */
function statesText(states: readonly string[]): string {
  const names = states.map((state) => STATES[state] ?? state);
  return names.length === 1 ? `Wholly in ${names.join()}` : names.join(" and ");
}

function RegionLinks({ regions }: { readonly regions: readonly Ava[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {regions.map(({ id, name }) => (
        <li key={id}>
          <Link
            href={paths.region(id)}
            className="inline-flex min-h-6 items-center text-wine underline underline-offset-4"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** None where there is nothing to tell. */
function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  if (children === false) return null;
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-rule py-3">
      <dt className="text-ink-faint">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
