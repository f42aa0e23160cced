import { useAskedTrip } from "#client/entities/trip/use-asked-trip.ts";
import { askedChunk } from "#client/lib/chunks/load-chunk.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { ARTICLE_WEEKEND } from "#shared/domain/site/paths.ts";

const weekendChunk = askedChunk(() => import("./asked-weekend.ts"));

/** The article's weekend in the planner's address. */
export const useAskedWeekend = () =>
  useAskedTrip({
    parameter: ARTICLE_WEEKEND,
    fetchOffer: async (queries, slug) => {
      const { askWeekend } = await weekendChunk.ask();
      const weekend = await askWeekend(queries, slug, clockInWashington(new Date()).date);
      if (weekend === null) return null;
      const { form, wineries } = weekend;
      return { title: form.name, form, wineryIds: wineries.map(({ id }) => id) };
    },
    missing: "We couldn’t find that weekend plan.",
    failure: "The article's weekend could not be loaded.",
  });
