/** Where a trip's files are. */
interface TripFiles {
  /** The calendar as a file. */
  readonly calendar: string;
  /** The same address for a calendar app to subscribe to: changes of the plan arrive by themselves. */
  readonly feed: string;
}

/**
 * The addresses of a trip's files.
 *
 * @param url the trip's page, as an absolute address: `https://…/trip/{token}`.
 */
export function tripFiles(url: string): TripFiles {
  const { origin, pathname } = new URL(url);
  const calendar = `${origin}/api/trips/${pathname.split("/").at(-1)}/calendar.ics`;
  return { calendar, feed: calendar.replace(/^https?:/, "webcal:") };
}
