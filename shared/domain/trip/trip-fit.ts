/**
 * How a winery fits the answers that never hide it: driving distance, budget, reservations, region.
 * A fact that nobody has verified is neither a match nor a miss (docs/readings.md).
 */
import { isWithin } from "../places/regions.ts";
import { isKnown } from "../winery/winery-facts.ts";
import { dollars, requiresReservation } from "../winery/winery-labels.ts";
import {
  BUDGETS,
  DRIVING_DISTANCES,
  optionOf,
  RESERVATION_PREFERENCES,
  type VisitWish,
} from "./trip-options.ts";

/** The answers of the trip form that cards are compared with. */
export interface TripWishes {
  readonly drivingDistance: string;
  readonly budget: string;
  readonly reservationPreference: string;
  /** An AVA or area; empty for anywhere. */
  readonly region?: string | undefined;
}

/** What is compared of a winery; without `unknownFacts` it is taken at its word (spec §3). */
export interface FittedWinery {
  readonly region?: string | null;
  readonly avas?: readonly string[];
  readonly tastingFee?: number | null;
  readonly reservationsRequired?: boolean;
  /** Another name of `reservationsRequired` (docs/readings.md). */
  readonly requiresReservation?: boolean;
  readonly walkInsWelcome?: boolean;
  readonly reservationUrl?: string | null;
  readonly unknownFacts?: readonly string[];
}

export type Aspect = "distance" | "budget" | "reservations" | "region";

/** One answer that a winery misses, `note` saying by how much, or may miss, `note` naming the fact. */
export interface Mismatch {
  readonly aspect: Aspect;
  readonly state: "miss" | "unknown";
  readonly note: string;
}

type Finding = Omit<Mismatch, "aspect"> | null;

const miss = (note: string): Finding => ({ state: "miss", note });
const unknown = (note: string): Finding => ({ state: "unknown", note });

/** Every answer that the winery is not known to match, distance first; empty for a full match. */
export function mismatches(
  { winery, miles }: { readonly winery: FittedWinery; readonly miles: number },
  trip: TripWishes,
): Mismatch[] {
  const findings: readonly (readonly [Aspect, Finding])[] = [
    ["distance", compareDrive(miles, trip.drivingDistance)],
    ["budget", compareFee(winery, trip.budget)],
    ["reservations", compareVisit(winery, trip.reservationPreference)],
    ["region", compareRegion(winery, trip.region ?? "")],
  ];
  return findings.flatMap(([aspect, finding]) => (finding ? [{ aspect, ...finding }] : []));
}

/** Roads are about this much longer than the great circle between their ends. */
const ROAD_FACTOR = 1.3;
const LOCAL_ROAD_MILES = 15;
const LOCAL_MPH = 35;
const HIGHWAY_MPH = 55;
const STEP_MINUTES = 5;

/**
 * A rough drive in minutes, in steps of five, for a great-circle distance: slow roads at first, then
 * a highway. It knows no mountain passes, lakes or ferries, so it is always shown as "about".
 */
export function estimatedDriveMinutes(miles: number): number {
  const roadMiles = miles * ROAD_FACTOR;
  const local = Math.min(roadMiles, LOCAL_ROAD_MILES);
  const hours = local / LOCAL_MPH + (roadMiles - local) / HIGHWAY_MPH;
  return Math.max(STEP_MINUTES, Math.round((hours * 60) / STEP_MINUTES) * STEP_MINUTES);
}

/** "45 min", "1 hour", "1 h 25 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  if (rest === 0) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${hours} h ${rest} min`;
}

function compareDrive(miles: number, answer: string): Finding {
  const limit = optionOf(DRIVING_DISTANCES, answer)?.maxMinutes ?? null;
  if (limit === null) return null;
  const drive = estimatedDriveMinutes(miles);
  if (drive <= limit) return null;
  return miss(`About ${formatMinutes(drive)} by car, ${formatMinutes(drive - limit)} over`);
}

function compareFee(winery: FittedWinery, answer: string): Finding {
  const budget = optionOf(BUDGETS, answer);
  if (!budget?.fees) return null;
  if (!isKnown(winery, "tastingFee")) return unknown("tasting fee");
  const { min, max } = budget.fees;
  const fee = winery.tastingFee ?? 0;
  if (fee >= min && fee <= max) return null;
  const tasting = fee === 0 ? "Free tasting" : `${dollars(fee)} tasting`;
  if (fee < min) return miss(`${tasting}, ${dollars(min - fee)} below ${budget.short}`);
  if (max === 0) return miss(`${tasting}, you asked for free ones`);
  const over = fee - Math.ceil(max);
  if (over <= 0) return miss(`${tasting}, you asked for ${budget.short}`);
  return miss(`${tasting}, ${dollars(over)} over ${budget.short}`);
}

function compareVisit(winery: FittedWinery, answer: string): Finding {
  const wish = optionOf(RESERVATION_PREFERENCES, answer)?.wish ?? null;
  const compare: Record<NonNullable<VisitWish>, () => Finding> = {
    "walk-ins": () => compareWalkIns(winery),
    reservations: () => compareReservations(winery),
  };
  return wish === null ? null : compare[wish]();
}

function compareWalkIns(winery: FittedWinery): Finding {
  if (requiresReservation(winery)) return miss("Reservations required, you prefer walk-ins");
  if (!isKnown(winery, "walkInsWelcome")) return unknown("walk-ins");
  return winery.walkInsWelcome ? null : miss("No walk-ins, call ahead");
}

function compareReservations(winery: FittedWinery): Finding {
  if (requiresReservation(winery) || winery.reservationUrl) return null;
  if (!isKnown(winery, "reservationsRequired")) return unknown("reservations");
  return miss("No reservation needed, you prefer to reserve");
}

function compareRegion({ region, avas = [] }: FittedWinery, wanted: string): Finding {
  if (wanted === "") return null;
  const places = region ? [region, ...avas] : avas;
  if (places.some((place) => isWithin(place, wanted))) return null;
  return region ? miss(`In ${region}, not ${wanted}`) : unknown("region");
}
