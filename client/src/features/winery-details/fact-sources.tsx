import { SourceLink } from "#client/ui/source-link.tsx";
import type { FactSource, WineryDetails } from "#shared/api/wineries.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { factName } from "#shared/domain/winery/fact-source.ts";
import { groupsOf } from "#shared/groups.ts";
import { site } from "#shared/site.ts";
import { sentenceCase } from "./fact-section.tsx";
import { SuggestCorrection } from "./suggest-correction.tsx";

/**
 * Where the page's facts come from, each with its source's own date (docs/readings.md, sources); a
 * visitor who knows better can say so.
 */
export function FactSources({ winery: { slug, sources } }: { readonly winery: WineryDetails }) {
  return (
    <section
      aria-labelledby="sources"
      className="border-t border-rule pt-6 text-sm text-ink-soft lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16"
    >
      <div>
        <h2 id="sources" className="font-semibold text-ink">
          Where this comes from
        </h2>
        <p className="mt-2">Hours and policies change: confirm before you go.</p>
        <SuggestCorrection slug={slug} />
      </div>
      <div className="mt-4 lg:mt-0">
        <ul className="grid gap-1.5">
          {groupsOf(sources, sourceOf).map((facts) => (
            <li key={sourceOf(facts[0])}>
              <span className="text-ink">{sentenceCase(namesOf(facts))}</span>:{" "}
              <SourceLink source={facts[0]} />
              {facts[0].date === null ? ", undated" : `, ${formatFactDate(facts[0].date)}`}
              {facts[0].sureness === "low" ? doubt(facts) : ""}
            </li>
          ))}
        </ul>
        <p className="mt-3">
          Map data{" "}
          <a href={site.credits.openStreetMap.url} className="underline underline-offset-4">
            {site.credits.openStreetMap.text}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The same for facts of one source, date and certainty. */
const sourceOf = ({ name, url, date, sureness }: FactSource) =>
  JSON.stringify([name, url, date, sureness === "low"]);

/** Why a source is uncertain; a position has one source, so no other can differ. */
function doubt(facts: readonly FactSource[]): string {
  return facts.every(({ fact }) => fact === "position") ? "; roughly" : "; other sources differ";
}

/** "Address, varietals (Syrah, Merlot)"; each name once. */
function namesOf(facts: readonly FactSource[]): string {
  const names = facts.map(({ fact, items }) => {
    const name = factName(fact);
    return items === null ? name : `${name} (${items.join(", ")})`;
  });
  return [...new Set(names)].join(", ");
}
