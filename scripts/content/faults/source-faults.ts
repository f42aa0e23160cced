import type { Source } from "../commands/change-sql.ts";
import { faultsOf, isWebAddress, type RowFault } from "./content-fault.ts";

/**
 * What is wrong with a source of a winery's fact or of a place, as ends of sentences about it.
 *
 * @param today `2026-11-22`: what is dated later cannot have been read.
 */
export function sourceFaults({ name, url, date, sureness }: Source, today: string): RowFault[] {
  return faultsOf({
    name: !/\p{L}/u.test(name) && `has no name: say where it stands, as in "The winery's page"`,
    url:
      url !== null &&
      !isWebAddress(url) &&
      `has the url "${url}", which is no web address: give a whole one, https://…, or none`,
    date:
      isToCome(date, today) &&
      `is dated ${date}, which has not come yet: give the day on which it was said`,
    sureness:
      date === null &&
      sureness === "high" &&
      "is called sure ('high') and has no date: give the date that it states, or write 'medium'",
  });
}

/** Whether a day, month or year is after today. */
export function isToCome(date: string | null, today: string): boolean {
  return date !== null && date > today.slice(0, date.length);
}
