import { Link } from "wouter";
import { regionVisits, type SourcedSentence } from "#client/content/region-visits.ts";
import { FactRow } from "#client/ui/fact-row.tsx";
import { LinkItems } from "#client/ui/link-items.tsx";
import { SourceLink } from "#client/ui/source-link.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import type { Ava } from "#shared/domain/places/ava-table.ts";
import { ancestorsOf, childrenOf } from "#shared/domain/places/regions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted, listed, plural } from "#shared/domain/text/words.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { busiestDays, neighborsOf, type Visiting, visitingOf } from "./region-visiting.ts";

interface VisitingFactsProps {
  readonly ava: Ava;
  /** Those of the region. */
  readonly wineries: readonly Winery[];
  /** Those of the whole guide. */
  readonly all: readonly Winery[];
}

const FACTS = "max-w-3xl divide-y divide-rule border-t border-b border-t-ink border-b-rule text-sm";
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
      <dl className={`mt-5 ${FACTS}`}>
        {visiting ? (
          <RoomFacts {...visiting} />
        ) : (
          <FactRow label="Tasting rooms">
            None in this guide. Its grapes are poured elsewhere
            {neighbors.length > 0 ? "; see the regions below." : "."}
          </FactRow>
        )}
        {visit ? (
          <>
            <Sentences term="Season" sentences={visit.season} ava={ava} />
            <Sentences term="Taste" sentences={visit.taste} ava={ava} />
          </>
        ) : null}
        {neighbors.length > 0 ? (
          <FactRow label={visiting ? "Pair it with" : "Nearest with rooms"}>
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
          </FactRow>
        ) : null}
      </dl>
    </section>
  );
}

function RoomFacts(visiting: Visiting) {
  const { rooms, bases, grapes, time } = visiting;
  return (
    <>
      <FactRow label="Tasting rooms">{rooms}</FactRow>
      <FactRow label="Base">{listed(bases.map(roomsText))}</FactRow>
      <FactRow label="Time">{time}</FactRow>
      <FactRow label="Open">{rooms >= COUNTED_ROOMS && openText(visiting)}</FactRow>
      {grapes.length > 0 && rooms >= COUNTED_ROOMS ? (
        <FactRow
          label="Most-poured grapes"
          note="At these rooms; the grapes may come from anywhere in the state."
        >
          {listed(grapes.map(({ name }) => name))}
        </FactRow>
      ) : null}
    </>
  );
}

const roomsText = ({ name, count }: Visiting["bases"][number]) =>
  `${name} (${counted(count, "room")})`;

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
    <FactRow label={term}>
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
    </FactRow>
  );
}

/** When an AVA was established, how large it is and where it lies; unknown facts are left out. */
export function RegionFacts({ ava }: { readonly ava: Ava }) {
  const parents = ancestorsOf(ava.id);
  const children = childrenOf(ava.id);
  return (
    <dl className={`mt-16 ${FACTS}`}>
      <FactRow label="Established" note={`Published ${formatFactDate(ava.published)}`}>
        {formatFactDate(ava.effective)}
      </FactRow>
      <FactRow label="Size" note={ava.acresNote}>
        {ava.acres.toLocaleString("en-US")} acres
      </FactRow>
      <FactRow label={plural(ava.counties.length, "County", "Counties")}>
        {ava.counties.join(", ")}
      </FactRow>
      <FactRow label={plural(ava.states.length, "State")}>
        {ava.states.join() !== "WA" && statesText(ava.states)}
      </FactRow>
      <FactRow label="Within">{parents.length > 0 && <RegionLinks regions={parents} />}</FactRow>
      <FactRow label="Contains">
        {children.length > 0 && <RegionLinks regions={children} />}
      </FactRow>
      <FactRow label="In law">
        27 CFR {ava.cfr}, {ava.fr}
      </FactRow>
    </dl>
  );
}

const STATES: Readonly<Record<string, string>> = { WA: "Washington", OR: "Oregon", ID: "Idaho" };

/** "Washington and Idaho"; an AVA of one other state lies wholly in it. */
function statesText(states: readonly string[]): string {
  const names = states.map((state) => STATES[state] ?? state);
  return names.length === 1 ? `Wholly in ${names.join()}` : names.join(" and ");
}

function RegionLinks({ regions }: { readonly regions: readonly Ava[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      <LinkItems
        links={regions.map(({ id, name }) => ({ href: paths.region(id), label: name }))}
        className="inline-flex min-h-6 items-center text-wine underline underline-offset-4"
      />
    </ul>
  );
}
