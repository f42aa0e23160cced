import { aboutMinutes, type FerryPassage } from "#shared/domain/trips/drive-text.ts";
import type { SeasonalPass } from "./network/road-network.ts";

/** A drive from door to door; exact figures, to be rounded where they are told. */
export interface Drive {
  /** A ferry's crossing among them. */
  readonly miles: number;
  /** Without traffic or pass closures; a ferry's crossing and the wait for it among them. */
  readonly minutes: number;
  /** Whether it takes a car ferry. */
  readonly ferry: boolean;
  /** The routes of the ferries it takes. */
  readonly ferries: readonly FerryPassage[];
  /**
   * Whether more than half of its miles rest on the straight line, by streets that the network
   * does not have.
   */
  readonly estimated: boolean;
  /** The passes it goes over that are closed every winter. */
  readonly passes: readonly Pick<SeasonalPass, "name" | "season">[];
}

/** The drive between two places; null where no road leads. */
export type Route = Drive | null;

/** Rounds a drive as it is told ("about"): whole miles, minutes in steps of five and at least five. */
export function aboutDrive({ miles, minutes }: Pick<Drive, "miles" | "minutes">): {
  readonly miles: number;
  readonly minutes: number;
} {
  return { miles: Math.round(miles), minutes: aboutMinutes(minutes) };
}

/** Sums of road times differ in their last bits; less than this is not another minute. */
const SAME_MINUTE = 1e-6;

/** A drive's minutes as a schedule counts them: up to the next whole one. */
export function wholeMinutes({ minutes }: Pick<Drive, "minutes">): number {
  return Math.max(0, Math.ceil(minutes - SAME_MINUTE));
}
