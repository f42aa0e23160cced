/**
 * The addresses of a trip's calendar: to download, and (`feed`) to subscribe to.
 *
 * @param url the absolute address of the trip's page: `https://…/trip/{token}`.
 */
export function tripFiles(url: string) {
  const { origin, pathname } = new URL(url);
  const calendar = `${origin}/api/trips/${pathname.split("/").at(-1)}/calendar.ics`;
  return { calendar, feed: calendar.replace(/^https?:/, "webcal:") };
}
