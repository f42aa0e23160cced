/** What the table compares of a winery; rows of the database and answers of the API both have it. */
interface FactValues {
  readonly tastingFee: number | null;
  readonly reservationsRequired: boolean;
  readonly walkInsWelcome: boolean;
  readonly onlineSales: boolean;
  readonly wineClub: boolean;
  readonly shipsToState: boolean;
  readonly hours: unknown;
  /** Hours of seasons alone have no week in a row. */
  readonly datedHours?: unknown;
  readonly varietals: readonly string[];
  readonly setting: readonly string[];
  readonly founded: number | null;
  readonly winemaker: string | null;
  readonly rating: number | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly email: string | null;
}

interface FactRule {
  /** What visitors call it within a line of text; facts of one name are told once. */
  readonly called: string;
  /** Whether a winery says anything but the empty value: null, "no", an empty list. */
  readonly isSaid: (winery: FactValues) => boolean;
  /** The label of a service (offered, or not) among the page's services and the filters; else null. */
  readonly service: string | null;
  /** What the empty value of a verified fact means: something ("free", "no"), or that nobody knows. */
  readonly empty: "an answer" | "unknown";
  /** Whether it changes so often that what was true three years ago says nothing of today. */
  readonly changes: boolean;
}

/** A fact that changes; its empty value is an answer ("free", "no"). */
const changing = <S extends string | null>(
  called: string,
  service: S,
  isSaid: FactRule["isSaid"],
) => ({ called, service, isSaid, empty: "an answer", changes: true }) as const;

/** A fact that stays as it is; its empty value means that nobody knows. */
const lasting = (called: string, isSaid: FactRule["isSaid"]) =>
  ({ called, service: null, isSaid, empty: "unknown", changes: false }) as const;

/**
 * Facts about a winery that may be unverified (docs/readings.md, unknown): `unknownFacts` holds these
 * names. The one list of them: types, sources, content checks and the editors' template follow from it.
 */
export const FACTS = {
  tastingFee: changing("tasting fee", null, ({ tastingFee }) => tastingFee !== null),
  reservationsRequired: changing("visits", null, (winery) => winery.reservationsRequired),
  walkInsWelcome: changing("visits", null, ({ walkInsWelcome }) => walkInsWelcome),
  onlineSales: changing("online sales", "Online sales", ({ onlineSales }) => onlineSales),
  wineClub: changing("wine club", "Wine club", ({ wineClub }) => wineClub),
  shipsToState: changing("shipping", "Ships to your state", ({ shipsToState }) => shipsToState),
  hours: {
    ...lasting("hours", ({ hours, datedHours }) => (hours ?? datedHours ?? null) !== null),
    changes: true,
  },
  varietals: lasting("varietals", ({ varietals }) => varietals.length > 0),
  setting: lasting("setting", ({ setting }) => setting.length > 0),
  founded: lasting("founding year", ({ founded }) => founded !== null),
  winemaker: lasting("winemaker", ({ winemaker }) => winemaker !== null),
  rating: lasting("rating", ({ rating }) => rating !== null),
  phone: lasting("phone", ({ phone }) => phone !== null),
  website: lasting("website", ({ website }) => website !== null),
  email: lasting("email", ({ email }) => email !== null),
} as const satisfies { readonly [F in keyof FactValues]: FactRule };

export type WineryFact = keyof typeof FACTS;

export const WINERY_FACTS: readonly WineryFact[] = typedKeys(FACTS);

/** Facts that are services: offered, not offered, or unknown. */
export type Service = {
  [F in WineryFact]: (typeof FACTS)[F]["service"] extends string ? F : never;
}[WineryFact];

/** The services, in the order of pages; their labels stand in `FACTS`. */
export const SERVICES: readonly Service[] = WINERY_FACTS.filter(isService);

function isService(fact: WineryFact): fact is Service {
  return FACTS[fact].service !== null;
}

/** Whether a name is one of the facts. */
export function isWineryFact(name: string): name is WineryFact {
  return Object.hasOwn(FACTS, name);
}

/** Whether a fact has been verified. A winery without `unknownFacts` is taken at its word (spec §3). */
export function isKnown(
  winery: { readonly unknownFacts?: readonly string[] | undefined },
  fact: WineryFact,
): boolean {
  return !winery.unknownFacts?.includes(fact);
}

/** The keys of a table written out in full, under their own type. */
function typedKeys<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}
