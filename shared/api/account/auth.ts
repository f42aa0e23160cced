import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import type { SIGN_IN_PROBLEMS } from "../limits.ts";
import { accountRoutes, authRoutes } from "../routes.ts";
import { savedItinerarySchema } from "../trips/saved-itineraries.ts";
import { favoriteSchema } from "./favorites.ts";

/** The signed-in visitor: the profile as their provider gave it at the last sign-in. */
const userSchema = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  /** Whether the address is confirmed as theirs, by their provider or by our mail. */
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  /** Address of a picture at the provider; not shown by the site, which loads nothing from there. */
  picture: z.string().nullable(),
});

export type User = z.infer<typeof userSchema>;

/** Where the browser goes next: an address of this site or of the visitor's provider. */
const goToSchema = z.object({ goTo: z.string() });

/**
 * Sessions. `GET /api/login`, `GET /api/callback` and `GET /api/logout` are addresses for the
 * browser itself, not calls, so they are in the router only.
 */
export const authApi = defineApi(authRoutes, {
  user: { auth: "required", response: userSchema },
  /** Ends the session; the browser goes on to the provider's own sign-out where it has one. */
  logout: { response: goToSchema },
});

/** Everything an account holds, as its owner downloads it. */
const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  profile: userSchema.extend({
    /** The provider that vouches for the visitor, or `embedded` for the site's own sign-in. */
    provider: z.string(),
    createdAt: z.iso.datetime(),
    lastSignInAt: z.iso.datetime(),
  }),
  favorites: z.array(favoriteSchema.extend({ name: z.string(), slug: z.string() })),
  tripList: z.array(z.object({ wineryId: z.int(), name: z.string(), slug: z.string() })),
  trips: z.array(
    savedItinerarySchema.extend({
      /** What the plan is asked of beside base, days and wineries: hours, pins, wishes and so on. */
      schedule: z.record(z.string(), z.unknown()),
      arrangement: z.array(z.array(z.int()).readonly()).readonly().nullable(),
      /** What the editors noted at the stops, by the winery's id, and where to eat and sleep. */
      notes: z.record(z.string(), z.unknown()),
      places: z.array(z.unknown()),
      dayLog: z.array(z.unknown()),
      /** Who changed what, as far as it is remembered. */
      changes: z.array(
        z.object({ at: z.iso.datetime(), by: z.string().nullable(), text: z.string() }),
      ),
      /** What guests marked under typed names. */
      guestMarks: z.array(z.object({ name: z.string(), marks: z.record(z.string(), z.string()) })),
    }),
  ),
  /** When each of the open sessions ends unless it is used again. */
  sessions: z.array(z.object({ expiresAt: z.iso.datetime() })),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

export const accountApi = defineApi(accountRoutes, {
  export: { auth: "required", response: accountExportSchema },
  /**
   * Deletes the account and all it holds, at once and for good; every session ends. An account of
   * the site's own sign-in is deleted with its password only: 400 with the field for a wrong one.
   */
  remove: {
    auth: "required",
    body: z.object({ password: z.string().max(200, "At most 200 characters").optional() }),
  },
  /** Ends every session of the account on every device, this one included. */
  signOutEverywhere: { auth: "required", response: goToSchema },
});

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];
