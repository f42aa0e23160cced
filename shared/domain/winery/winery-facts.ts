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

/**
 * Facts about a winery that may be unverified (docs/readings.md, unknown): `unknownFacts` holds these
 * names. The one list of them: types, sources, content checks and the editors' template follow from it.
 */
export const FACTS = {
  tastingFee: {
    called: "tasting fee",
    service: null,
    isSaid: ({ tastingFee }) => tastingFee !== null,
    empty: "an answer",
    changes: true,
  },
  reservationsRequired: {
    called: "visits",
    service: null,
    isSaid: ({ reservationsRequired }) => reservationsRequired,
    empty: "an answer",
    changes: true,
  },
  walkInsWelcome: {
    called: "visits",
    service: null,
    isSaid: ({ walkInsWelcome }) => walkInsWelcome,
    empty: "an answer",
    changes: true,
  },
  onlineSales: {
    called: "online sales",
    service: "Online sales",
    isSaid: ({ onlineSales }) => onlineSales,
    empty: "an answer",
    changes: true,
  },
  wineClub: {
    called: "wine club",
    service: "Wine club",
    isSaid: ({ wineClub }) => wineClub,
    empty: "an answer",
    changes: true,
  },
  shipsToState: {
    called: "shipping",
    service: "Ships to your state",
    isSaid: ({ shipsToState }) => shipsToState,
    empty: "an answer",
    changes: true,
  },
  hours: {
    called: "hours",
    service: null,
    isSaid: ({ hours, datedHours }) => (hours ?? datedHours ?? null) !== null,
    empty: "unknown",
    changes: true,
  },
  varietals: {
    called: "varietals",
    service: null,
    isSaid: ({ varietals }) => varietals.length > 0,
    empty: "unknown",
    changes: false,
  },
  setting: {
    called: "setting",
    service: null,
    isSaid: ({ setting }) => setting.length > 0,
    empty: "unknown",
    changes: false,
  },
  founded: {
    called: "founding year",
    service: null,
    isSaid: ({ founded }) => founded !== null,
    empty: "unknown",
    changes: false,
  },
  winemaker: {
    called: "winemaker",
    service: null,
    isSaid: ({ winemaker }) => winemaker !== null,
    empty: "unknown",
    changes: false,
  },
  rating: {
    called: "rating",
    service: null,
    isSaid: ({ rating }) => rating !== null,
    empty: "unknown",
    changes: false,
  },
  phone: {
    called: "phone",
    service: null,
    isSaid: ({ phone }) => phone !== null,
    empty: "unknown",
    changes: false,
  },
  website: {
    called: "website",
    service: null,
    isSaid: ({ website }) => website !== null,
    empty: "unknown",
    changes: false,
  },
  email: {
    called: "email",
    service: null,
    isSaid: ({ email }) => email !== null,
    empty: "unknown",
    changes: false,
  },
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
