/** What a drive counts for the wait at a ferry and the boarding, in minutes: schedules change. */
export const FERRY_WAIT_MINUTES = 30;

/** A car ferry's route, as the guide knows it. */
export interface FerryPassage {
  /** "Seattle–Bainbridge Island" */
  readonly name: string;
  /** Of a crossing, without the wait. */
  readonly minutes: number;
}

/** "the Seattle–Bainbridge Island ferry, about 35 min on the water and 30 min for the wait". */
export function ferryText({ name, minutes }: FerryPassage): string {
  return `the ${name} ferry, about ${minutes} min on the water and ${FERRY_WAIT_MINUTES} min for the wait`;
}
