/** The values of facts, in rows of the database and responses of the API. */
interface FactValues {
  readonly tastingFee: number | null;
  readonly reservationsRequired: boolean;
  readonly walkInsWelcome: boolean;
  readonly onlineSales: boolean;
  readonly wineClub: boolean;
  readonly shipsToState: boolean;
  readonly hours: unknown;
  /** Without a week, a row has its hours here. */
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
  /** The name for visitors; facts may share one. */
  readonly called: string;
  /** Whether the value is not empty: null, false, an empty list. */
  readonly isSaid: (winery: FactValues) => boolean;
  /** The label if the fact is a service, otherwise null. */
  readonly service: string | null;
  /** Whether an empty value is an answer ("free", "no") or unknown. */
  readonly empty: "an answer" | "unknown";
  /** Whether it changes so often that old values do not count. */
  readonly changes: boolean;
}

const changing = <S extends string | null>(
  called: string,
  service: S,
  isSaid: FactRule["isSaid"],
) => ({ called, service, isSaid, empty: "an answer", changes: true }) as const;

const lasting = (called: string, isSaid: FactRule["isSaid"]) =>
  ({ called, service: null, isSaid, empty: "unknown", changes: false }) as const;

/**
 * Facts that may be unknown (docs/readings.md, unknown); `unknownFacts` holds their names. Types,
 * sources, content checks and the editors' template follow from this table.
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

export type Service = {
  [F in WineryFact]: (typeof FACTS)[F]["service"] extends string ? F : never;
}[WineryFact];

export const SERVICES: readonly Service[] = WINERY_FACTS.filter(isService);

function isService(fact: WineryFact): fact is Service {
  return FACTS[fact].service !== null;
}

export function isWineryFact(name: string): name is WineryFact {
  return Object.hasOwn(FACTS, name);
}

/** Without `unknownFacts`, all facts count as known (spec §3). */
export function isKnown(
  winery: { readonly unknownFacts?: readonly string[] | undefined },
  fact: WineryFact,
): boolean {
  return !winery.unknownFacts?.includes(fact);
}

function typedKeys<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}
