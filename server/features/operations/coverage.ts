import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import { isOld, wasKnown } from "#shared/domain/winery/fact-age.ts";
import {
  FACTS,
  isKnown,
  WINERY_FACTS,
  type WineryFact,
} from "#shared/domain/winery/winery-facts.ts";
import { groupsOf } from "#shared/groups.ts";
import type { ContentRows } from "./coverage-queries.ts";

/** How many wineries of a group say something of a fact today. */
export type Share = ReturnType<typeof shareOf>;

/** What the guide knows, and where an editor has most to gain. */
export type ContentCoverage = ReturnType<typeof contentCoverage>;

/** Works out the report; nothing in it is stored. */
export function contentCoverage({ wineries, sources, articles, places, today }: ContentRows) {
  return {
    facts: WINERY_FACTS.map((fact) => shareOf(fact, wineries, [fact])),
    /** All facts of all wineries of a region together, the poorest region first. */
    regions: [...new Set(wineries.map(({ region }) => region))]
      .map((region) =>
        shareOf(
          region,
          wineries.filter((winery) => winery.region === region),
          WINERY_FACTS,
        ),
      )
      .sort((one, other) => one.known / one.of - other.known / other.of),
    oldest: oldestFacts(sources),
    named: namedWineries(wineries, articles),
    conflicts: conflicts(wineries, sources),
    duplicates: duplicates(wineries),
    places: placeShares(places, today),
  };
}

/** What is known of the places to eat and stay that visitors see. */
function placeShares(rows: ContentRows["places"], today: string): Share[] {
  const open = rows.filter(({ closedReason }) => closedReason === null);
  const shown = open.filter(({ sureness }) => sureness !== "low");
  const share = (name: string, column: keyof ContentRows["places"][number]): Share => ({
    name,
    known: shown.filter((row) => row[column] !== null).length,
    old: 0,
    of: shown.length,
  });
  const isOfToday = shown.filter(({ sourceDate }) => !isOld(sourceDate, today)).length;
  const dated = shown.filter(({ sourceDate }) => sourceDate !== null).length;
  return [
    { name: "shown to visitors", known: shown.length, old: 0, of: rows.length },
    { name: "listed lately", known: isOfToday, old: dated - isOfToday, of: shown.length },
    share("position", "latitude"),
    share("phone", "phone"),
    share("website", "website"),
    share("lunch", "servesLunch"),
    share("dinner", "servesDinner"),
  ];
}

function shareOf(name: string, wineries: readonly WineryDto[], facts: readonly WineryFact[]) {
  const count = (holds: (winery: WineryDto, fact: WineryFact) => boolean) =>
    wineries.reduce((sum, winery) => sum + facts.filter((fact) => holds(winery, fact)).length, 0);
  return {
    name,
    known: count(isKnown),
    /** Known once, and too old to count. */
    old: count(wasKnown),
    of: wineries.length * facts.length,
  };
}

/** Changing facts by their source's date, those without one first. */
function oldestFacts(sources: ContentRows["sources"]) {
  const newest = new Map<string, { slug: string; fact: string; date: string | null }>();
  for (const { slug, fact, date } of sources) {
    if (!WINERY_FACTS.some((name) => name === fact && FACTS[name].changes)) continue;
    const key = `${slug} ${fact}`;
    if ((newest.get(key)?.date ?? "") <= (date ?? "")) newest.set(key, { slug, fact, date });
  }
  return [...newest.values()].sort((one, other) =>
    (one.date ?? "").localeCompare(other.date ?? ""),
  );
}

/** Wineries that articles link to, most linked first, and what nobody knows of them. */
function namedWineries(wineries: readonly WineryDto[], articles: ContentRows["articles"]) {
  return wineries
    .map((winery) => ({
      slug: winery.slug,
      articles: articles.filter(({ content }) => content.includes(`/winery/${winery.slug})`))
        .length,
      unknown: WINERY_FACTS.filter((fact) => !isKnown(winery, fact)),
    }))
    .filter((named) => named.articles > 0)
    .sort(
      (one, other) => other.articles - one.articles || other.unknown.length - one.unknown.length,
    );
}

/** A number and a street in an editor's note. */
const STREET =
  /\b(\d+)(?:-?[A-Z])?\s+(?:[NSEW]{1,2}\.?\s+)?\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)*\s+(?:St(?:reet)?|Ave(?:nue)?|Way|R(?:oa)?d|Lane|Drive|Highway|Boulevard)\b/gu;

/** Facts that sources contradict. */
function conflicts(wineries: readonly WineryDto[], sources: ContentRows["sources"]) {
  const bySlug = new Map(wineries.map((winery) => [winery.slug, winery]));
  return sources.flatMap(({ slug, fact, note, sureness, name }) => {
    const winery = bySlug.get(slug);
    if (!winery) return [];
    const elsewhere = [...(note ?? "").matchAll(STREET)].filter(
      ([, number]) => !winery.address.match(/\d+/g)?.includes(number ?? ""),
    );
    const doubted =
      sureness === "low" && fact !== "position"
        ? [{ slug, what: `${fact}: sources differ (${name}: ${note ?? "no note"})` }]
        : [];
    return [
      ...doubted,
      ...elsewhere.map(([street]) => ({
        slug,
        what: `address: "${winery.address}" here, "${street}" in ${name}`,
      })),
    ];
  });
}

/** Wineries that share what is usually one winery's own. */
function duplicates(wineries: readonly WineryDto[]) {
  const keys = (winery: WineryDto) => [
    `address ${winery.address}, ${winery.city}`,
    ...(winery.phone === null ? [] : [`phone ${winery.phone}`]),
    ...(winery.website === null ? [] : [`website ${winery.website.replace(/\/$/, "")}`]),
    `name ${winery.name.toLowerCase().replace(/\W|winery|cellars|vineyards?|wines?/g, "")}`,
  ];
  const known = wineries.flatMap((winery) =>
    keys(winery).map((what) => ({ what, slug: winery.slug })),
  );
  return groupsOf(known, ({ what }) => what)
    .filter(({ length }) => length > 1)
    .map((group) => ({ what: group[0].what, slugs: group.map(({ slug }) => slug) }));
}
