interface FactRule {
  /** The name for visitors; facts may share one. */
  readonly called: string;
  /** The label if the fact is a service, otherwise null. */
  readonly service: string | null;
  /** Whether an empty value is an answer ("free", "no") or unknown. */
  readonly empty: "an answer" | "unknown";
  /** Whether it changes so often that old values do not count. */
  readonly changes: boolean;
}

const changing = <S extends string | null>(called: string, service: S) =>
  ({ called, service, empty: "an answer", changes: true }) as const;

const lasting = (called: string) =>
  ({ called, service: null, empty: "unknown", changes: false }) as const;

/**
 * Facts that may be unknown (docs/readings.md, unknown); `unknownFacts` holds their names. Types,
 * sources, content checks and the editors' template follow from this table.
 */
export const FACTS = {
  tastingFee: changing("tasting fee", null),
  reservationsRequired: changing("visits", null),
  walkInsWelcome: changing("visits", null),
  onlineSales: changing("online sales", "Online sales"),
  wineClub: changing("wine club", "Wine club"),
  shipsToState: changing("shipping", "Ships to your state"),
  hours: { ...lasting("hours"), changes: true },
  varietals: lasting("varietals"),
  setting: lasting("setting"),
  founded: lasting("founding year"),
  winemaker: lasting("winemaker"),
  rating: lasting("rating"),
  phone: lasting("phone"),
  website: lasting("website"),
  email: lasting("email"),
} as const satisfies Readonly<Record<string, FactRule>>;

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

/** Whether a fact's value is not empty: null, false, an empty list. */
export function isSaid(
  winery: Readonly<Record<WineryFact, unknown>> & { readonly datedHours?: unknown },
  fact: WineryFact,
): boolean {
  // Without a week, hours are by date.
  const value = fact === "hours" ? (winery.hours ?? winery.datedHours ?? null) : winery[fact];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
}

function typedKeys<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}
