import { format, parseISO } from "date-fns";
import { Link } from "wouter";
import type { Ava } from "#shared/domain/places/ava-table.ts";
import { ancestorsOf, childrenOf } from "#shared/domain/places/regions.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { plural } from "#shared/domain/text/words.ts";
import { Row } from "./visit-row.tsx";

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
      {ava.states.join() === "WA" ? null : (
        <Row term={plural(ava.states.length, "State")}>{statesText(ava.states)}</Row>
      )}
      {parents.length > 0 ? (
        <Row term="Within">
          <RegionLinks regions={parents} />
        </Row>
      ) : null}
      {children.length > 0 ? (
        <Row term="Contains">
          <RegionLinks regions={children} />
        </Row>
      ) : null}
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
