import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { goToSchema } from "../fields.ts";
import type { SIGN_IN_PROBLEMS } from "../limits.ts";
import { accountRoutes, authRoutes } from "../routes.ts";
import { savedItinerarySchema } from "../trips/saved-itineraries.ts";
import { favoriteSchema } from "./favorites.ts";

/** The signed-in visitor, as of the last sign-in. */
const userSchema = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  /** Confirmed by their provider or by our mail. */
  emailVerified: z.boolean(),
  /** Whether they sign in with a password of this site's, or at another provider. */
  hasPassword: z.boolean(),
  name: z.string().nullable(),
  /** A picture at the provider, which the site does not show. */
  picture: z.string().nullable(),
});

export type User = z.infer<typeof userSchema>;

/** Sessions. The browser itself opens `GET /api/login`, `/api/callback` and `/api/logout`. */
export const authApi = defineApi(authRoutes, {
  user: { auth: "required", response: userSchema },
  /** Ends the session; the provider may have its own sign-out. */
  logout: { response: goToSchema },
});

/** Everything an account contains, for its owner to download. */
const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  profile: userSchema.omit({ hasPassword: true }).extend({
    /** `embedded` for the site's own sign-in. */
    provider: z.string(),
    createdAt: z.iso.datetime(),
    lastSignInAt: z.iso.datetime(),
  }),
  favorites: z.array(favoriteSchema.extend({ name: z.string(), slug: z.string() })),
  tripList: z.array(z.object({ wineryId: z.int(), name: z.string(), slug: z.string() })),
  trips: z.array(
    savedItinerarySchema.extend({
      /** The rest of the plan request: hours, pins, wishes and so on. */
      schedule: z.record(z.string(), z.unknown()),
      arrangement: z.array(z.array(z.int()).readonly()).readonly().nullable(),
      /** The editors' notes by winery id, and where to eat and sleep. */
      notes: z.record(z.string(), z.unknown()),
      places: z.array(z.unknown()),
      dayLog: z.array(z.unknown()),
      changes: z.array(
        z.object({ at: z.iso.datetime(), by: z.string().nullable(), text: z.string() }),
      ),
      guestMarks: z.array(z.object({ name: z.string(), marks: z.record(z.string(), z.string()) })),
    }),
  ),
  /** Open sessions. */
  sessions: z.array(z.object({ expiresAt: z.iso.datetime() })),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

export const accountApi = defineApi(accountRoutes, {
  export: { auth: "required", response: accountExportSchema },
  /**
   * Deletes the account with all its data and sessions for good. An account of the site's own
   * sign-in needs its password: 400 with the field for a wrong one.
   */
  remove: {
    auth: "required",
    body: z.object({ password: z.string().max(200, "At most 200 characters").optional() }),
  },
  /** Ends all sessions of the account on all devices, also this one. */
  signOutEverywhere: { auth: "required", response: goToSchema },
});

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];
