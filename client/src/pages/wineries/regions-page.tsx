import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { AvaEmblem } from "#client/art/illustration.tsx";
import { regionNotes } from "#client/content/region-notes.ts";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { wineriesIn } from "#client/features/regions/region-content.ts";
import { WineryMap } from "#client/features/winery-map/winery-map.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { AVAS, type Ava } from "#shared/domain/places/ava-table.ts";
import { REGIONS_METADATA } from "#shared/domain/site/metadata/list-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/text/words.ts";

/** The AVAs of Washington, the widest first, each with those inside it (docs/readings.md, Wine Regions in the footer). */
export function RegionsPage() {
  usePageMetadata(REGIONS_METADATA);
  const { data: wineries = [], error, refetch } = useQuery(wineryQueries.all());
  const widest = AVAS.filter(({ parents }) => parents.length === 0);
  return (
    <div className="page-width py-14 sm:py-20">
      <header className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <p className="eyebrow">Wine Regions</p>
          <h1 className="mt-3 font-display text-4xl sm:text-5xl">The appellations of Washington</h1>
          <p className="mt-5 max-w-prose font-serif text-lg text-ink-soft">
            An American Viticultural Area is a place whose soil and climate set its grapes apart.
            Many of Washington's lie inside one another, and nearly all lie inside the Columbia
            Valley.
          </p>
        </div>
        <WineryMap
          wineries={wineries}
          label="Map of the wine regions"
          listId="regions"
          className="h-[26rem]"
        />
      </header>
      {error ? (
        <TryAgain what="The number of wineries in each" onRetry={refetch} className="mt-10" />
      ) : null}
      <div id="regions" tabIndex={-1} className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {widest.map((ava) => (
          <WidestRegion key={ava.id} ava={ava} wineries={wineries} />
        ))}
      </div>
    </div>
  );
}

interface RegionProps {
  readonly ava: Ava;
  readonly wineries: readonly Winery[];
}

/** A region that lies in no other, with those inside it. */
function WidestRegion({ ava, wineries }: RegionProps) {
  const inside = AVAS.filter(({ parents }) => parents.includes(ava.name));
  return (
    <section
      aria-labelledby={`region-${ava.id}`}
      className={inside.length > 0 ? "lg:col-span-3" : ""}
    >
      <RegionRow ava={ava} wineries={wineries} wide />
      {inside.length > 0 ? (
        <ul
          aria-label={`Within ${ava.name}`}
          className="mt-4 grid gap-x-12 sm:grid-cols-2 xl:grid-cols-3"
        >
          {inside.map((within) => (
            <li key={within.id}>
              <RegionRow ava={within} wineries={wineries} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function RegionRow({ ava, wineries, wide = false }: RegionProps & { readonly wide?: boolean }) {
  const count = wineriesIn(ava, wineries).length;
  const Heading = wide ? "h2" : "h3";
  return (
    <article
      className={`relative flex gap-5 py-6 ${wide ? "border-t-2 border-ink" : "border-t border-rule"}`}
    >
      <AvaEmblem id={ava.id} className={wide ? "size-20 shrink-0" : "size-14 shrink-0"} />
      <div>
        <Heading
          id={`region-${ava.id}`}
          className={`font-display font-medium ${wide ? "text-3xl" : "text-xl"}`}
        >
          <Link
            href={paths.region(ava.id)}
            className="hover:text-wine after:absolute after:inset-0"
          >
            {ava.name}
          </Link>
        </Heading>
        <p className="mt-1 max-w-prose font-serif text-base text-ink-soft">
          {regionNotes[ava.id]?.standfirst}
        </p>
        <p className="mt-2 text-sm text-ink-faint">
          Since {ava.effective.slice(0, 4)}
          {count > 0 ? ` · ${counted(count, "winery", "wineries")} in this guide` : ""}
        </p>
      </div>
    </article>
  );
}
