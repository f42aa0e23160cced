import type { Winery } from "#shared/api/wineries.ts";
import { type FactSource, factName } from "#shared/domain/winery/winery-facts.ts";
import { site } from "#shared/site.ts";
import { formatFactDate } from "./fact-date.ts";

interface FactSourcesProps {
  readonly winery: Pick<Winery, "sources" | "verifiedOn">;
}

/** Where the page's facts come from and how old they are (docs/readings.md, sources). */
export function FactSources({ winery }: FactSourcesProps) {
  const { sources, verifiedOn } = winery;
  return (
    <section
      aria-labelledby="sources"
      className="border-t border-rule pt-6 text-sm text-ink-soft lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16"
    >
      <div>
        <h2 id="sources" className="font-semibold text-ink">
          Where this comes from
        </h2>
        <p className="mt-2">
          {verifiedOn ? `Last verified on ${formatFactDate(verifiedOn)}. ` : ""}
          Hours and policies change: confirm before you go.
        </p>
      </div>
      <div className="mt-4 lg:mt-0">
        <ul className="grid gap-1.5">
          {sources.map((source) => (
            <SourceLine key={`${source.name} ${source.facts.join()}`} source={source} />
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

function SourceLine({ source: { facts, name, url, date } }: { readonly source: FactSource }) {
  const names = [...new Set(facts.map(factName))].join(", ");
  return (
    <li>
      <span className="text-ink">{names.charAt(0).toUpperCase() + names.slice(1)}</span>:{" "}
      {url === null ? (
        name
      ) : (
        <a href={url} rel="noopener" className="wrap-anywhere underline underline-offset-4">
          {name}
        </a>
      )}
      {date === null ? "" : `, ${formatFactDate(date)}`}
    </li>
  );
}
