import { PLACE_CATEGORIES, PLACE_KINDS } from "#shared/domain/places/eat-and-stay.ts";
import { E164 } from "#shared/domain/winery/phone.ts";
import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { placesRoutes } from "./routes.ts";

/** A place to eat or to stay; unknown facts are null. */
export const placeSchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  category: z.enum(PLACE_CATEGORIES),
  /** A town of the town table. */
  town: z.string(),
  /** Where in or around the town: "downtown". */
  area: z.string().nullable(),
  street: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** The position is only the town's center. */
  isAtTownCenter: z.boolean(),
  phone: z.string().regex(E164).nullable(),
  website: z.url().nullable(),
  servesLunch: z.boolean().nullable(),
  servesDinner: z.boolean().nullable(),
  note: z.string().nullable(),
  /** The newest source that names it, and when. */
  source: z.object({
    name: z.string(),
    url: z.url().nullable(),
    /** `2026-08-16`, `2026-08` or `2026`. */
    date: z.string().nullable(),
  }),
});

export type Place = z.infer<typeof placeSchema>;

export const placesApi = defineApi(placesRoutes, {
  /** Places not known to be closed, by town and name. */
  list: { response: z.array(placeSchema) },
});
