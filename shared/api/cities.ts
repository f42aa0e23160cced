import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { CITY_SEARCH_MIN_LENGTH } from "./limits.ts";
import { citiesRoutes } from "./routes.ts";

/** Spec §3. */
const citySchema = z.object({
  id: z.int(),
  name: z.string(),
  county: z.string(),
  region: z.string().nullable(),
});

export type City = z.infer<typeof citySchema>;

export const citiesApi = defineApi(citiesRoutes, {
  /** Towns whose name contains the text, or up to three that it may misspell. */
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
