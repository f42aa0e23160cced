import type { PlannedLeg } from "#shared/domain/schedule/plan.ts";
import { PARKING_MINUTES, type PlaceId } from "#shared/domain/schedule/problem.ts";
import { durationText } from "#shared/domain/schedule/wording.ts";
import { counted, listed } from "#shared/domain/site/words.ts";
import { ferryText, type ToldFerry } from "#shared/domain/trips/ferry-text.ts";
import type { ItineraryFacts } from "../plan/plan-facts.ts";
import { Row } from "./row.tsx";

/** What a page knows of a way beside its figures. */
export interface LegNotes {
  /** Passes on it that are closed every winter. */
  readonly passes: readonly { readonly name: string; readonly season: string }[];
  /** The ferries it takes, as far as their routes are known. */
  readonly ferries: readonly ToldFerry[];
  /** Whether its figures rest on the straight line. */
  readonly isEstimated: boolean;
}

interface LegRowProps {
  readonly leg: PlannedLeg;
  readonly notes: LegNotes;
  /** Minutes between the arrival and the beginning of the visit. */
  readonly waitMinutes?: number;
  /** A town that the way leads to the center of, not to a door. */
  readonly toTown?: string;
}

/** "12.4 miles", "1 mile", "less than a mile". */
export function legMilesText(miles: number): string {
  if (miles < 0.95) return "less than a mile";
  return counted(miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles), "mile");
}

/** "38 min by car", "About 12 min by car to Prosser", "5 min on foot". */
function wayText({ travel, legMinutes, ferry }: PlannedLeg, toTown: string | undefined): string {
  const minutes = durationText(legMinutes);
  if (travel === "foot") return `${minutes} on foot`;
  const way = `${minutes} by ${ferry ? "road and ferry" : "car"}`;
  return toTown ? `About ${way} to ${toTown}` : way;
}

/** The way from one place to the next: minutes, miles, and what is special about it. */
export function LegRow({ leg, notes, waitMinutes = 0, toTown }: LegRowProps) {
  const { travel, legMiles, ferry } = leg;
  const isWalk = travel === "foot";
  return (
    <Row way={isWalk ? "foot" : ferry ? "ferry" : "car"}>
      <div className="itinerary-leg py-5 font-sans text-sm text-ink-soft sm:py-7">
        <p>
          <span className="font-semibold text-ink">{wayText(leg, toTown)}</span>
          {isWalk ? ". The car stays where it is." : `, ${legMilesText(legMiles)}`}
          {notes.isEstimated && !isWalk ? ", estimated" : ""}
        </p>
        {ferry ? (
          <p className="mt-0.5 text-gold">
            Takes {notes.ferries.length > 0 ? listed(notes.ferries.map(ferryText)) : "a car ferry"}:
            all of it is counted. Look up the sailings.
          </p>
        ) : null}
        {notes.passes.map(({ name, season }) => (
          <p key={name} className="mt-0.5 text-gold">
            Over {name}, {season}.
          </p>
        ))}
        {isWalk ? null : (
          <p className="mt-0.5">
            {waitMinutes > 0
              ? `${durationText(PARKING_MINUTES)} to park, then ${durationText(waitMinutes)} to spare`
              : null}
          </p>
        )}
      </div>
    </Row>
  );
}

/** Passes, ferries and estimates of the way between two places of the matrix. */
export function notesOfLeg({ drives }: ItineraryFacts, from: PlaceId, to: PlaceId): LegNotes {
  const [row, column] = [drives.places.indexOf(from), drives.places.indexOf(to)];
  const onThisWay = ({ legs }: { readonly legs: readonly (readonly [number, number])[] }) =>
    legs.some(([one, other]) => [one, other].includes(row) && [one, other].includes(column));
  return {
    passes: drives.passes.filter(onThisWay),
    // A trip kept on the device before ferries had names has none.
    ferries: (drives.ferries ?? []).filter(onThisWay),
    isEstimated: drives.estimated[row]?.[column] ?? false,
  };
}
