import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { CITY_SEARCH_MIN_LENGTH } from "./limits.ts";
import { citiesRoutes } from "./routes.ts";

/** A suggestion of the city search (spec §3). */
export const citySchema = z.object({
  id: z.int(),
  name: z.string(),
  county: z.string(),
  region: z.string().nullable(),
});

export type City = z.infer<typeof citySchema>;

export const citiesApi = defineApi(citiesRoutes, {
  /** Places whose name holds the text; where none does, up to three that it may be a misspelling of. */
  search: {
    query: z.object({
      search: z
        .string({ error: "Give the text to search for in ?search=" })
        .max(100, "Search for at most 100 characters")
        .refine((text) => text.trim().length >= CITY_SEARCH_MIN_LENGTH, {
          error: "Type at least 2 characters",
        }),
    }),
    response: z.array(citySchema),
  },
});
