/**
 * How a winery fits the answers that never hide it: driving distance, budget, reservations, region.
 * An unknown fact is neither a match nor a miss (docs/readings.md).
 */
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import { liesIn, type Placed } from "../places/regions.ts";
import { wasKnown } from "../winery/fact-age.ts";
import { isKnown } from "../winery/winery-facts.ts";
import { dollars, requiresReservation, type VisitPolicy } from "../winery/winery-labels.ts";
import { aboutMinutes, formatMinutes } from "./drive-text.ts";
import { BUDGETS, DRIVING_DISTANCES, optionOf, RESERVATION_PREFERENCES } from "./trip-options.ts";

/** An empty region is anywhere. */
export type Answers = Pick<
  TripForm,
  "drivingDistance" | "budget" | "reservationPreference" | "region"
>;

export interface FittedWinery extends Placed, VisitPolicy {
  readonly tastingFee?: number | null;
  readonly reservationUrl?: string | null;
}

type Aspect = "distance" | "budget" | "reservations" | "region";

/** An answer that a winery misses (`note` says by how much) or may miss (`note` names the fact). */
export interface Mismatch {
  readonly aspect: Aspect;
  readonly state: "miss" | "unknown";
  readonly note: string;
}

type Finding = Omit<Mismatch, "aspect"> | null;

const miss = (note: string): Finding => ({ state: "miss", note });
const unknown = (note: string): Finding => ({ state: "unknown", note });

export interface FittedDrive {
  /** With a ferry's crossing and wait; null without a road. */
  readonly minutes: number | null;
  readonly ferry: boolean;
}

/**
 * The answers that a winery is not known to match, distance first.
 *
 * @param drive undefined until known.
 */
export function mismatches(
  { winery, drive }: { readonly winery: FittedWinery; readonly drive: FittedDrive | undefined },
  trip: Answers,
): Mismatch[] {
  const findings: readonly (readonly [Aspect, Finding])[] = [
    ["distance", compareDrive(drive, trip.drivingDistance)],
    ["budget", compareFee(winery, trip.budget)],
    ["reservations", compareVisit(winery, trip.reservationPreference)],
    ["region", compareRegion(winery, trip.region ?? "")],
  ];
  return findings.flatMap(([aspect, finding]) => (finding ? [{ aspect, ...finding }] : []));
}

function compareDrive(drive: FittedDrive | undefined, answer: string): Finding {
  if (drive?.minutes === null) return miss("No road leads there from your base");
  const limit = optionOf(DRIVING_DISTANCES, answer)?.maxMinutes ?? null;
  if (limit === null) return null;
  if (!drive) return unknown("drive time");
  const minutes = aboutMinutes(drive.minutes);
  if (minutes <= limit) return null;
  const way = drive.ferry ? "by car and ferry" : "by car";
  return miss(`About ${formatMinutes(minutes)} ${way}, ${formatMinutes(minutes - limit)} over`);
}

function compareFee(winery: FittedWinery, answer: string): Finding {
  const budget = optionOf(BUDGETS, answer);
  if (!budget?.fees) return null;
  if (wasKnown(winery, "tastingFee")) return unknown("today’s tasting fee");
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

/** How many wineries are known to fit each budget. */
export function budgetCounts(
  wineries: readonly FittedWinery[],
): { readonly value: string; readonly count: number }[] {
  return BUDGETS.map(({ value }) => ({
    value,
    count: wineries.filter((winery) => compareFee(winery, value) === null).length,
  }));
}

/** All candidates with the fewest misses, and of these the fewest unknown facts. */
export function closest<C extends { readonly misses: readonly Mismatch[] }>(
  compared: readonly C[],
): readonly C[] {
  const distance = ({ misses }: C) =>
    misses.reduce((sum, { state }) => sum + (state === "miss" ? MISS : 1), 0);
  const least = Math.min(...compared.map(distance));
  return compared.filter((candidate) => distance(candidate) === least);
}

/** More than the number of aspects. */
const MISS = 10;

function compareVisit(winery: FittedWinery, answer: string): Finding {
  const wish = optionOf(RESERVATION_PREFERENCES, answer)?.wish ?? null;
  if (wish === "walk-ins") return compareWalkIns(winery);
  return wish === "reservations" ? compareReservations(winery) : null;
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

function compareRegion(winery: FittedWinery, wanted: string): Finding {
  if (wanted === "" || liesIn(wanted)(winery)) return null;
  const { region } = winery;
  return region ? miss(`In ${region}, not ${wanted}`) : unknown("region");
}
