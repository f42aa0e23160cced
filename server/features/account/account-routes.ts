import { millisecondsInHour } from "date-fns/constants";
import type { Request } from "express";
import pLimit from "p-limit";
import {
  deleteUser,
  endSessionsOf,
  findUserRow,
  listSessionsOf,
} from "#server/features/auth/user-queries.ts";
import { requirePassword } from "#server/features/sign-in-provider/passwords/password-answers.ts";
import {
  deleteAccount,
  endSessionsOfAccount,
  findAccountOf,
} from "#server/features/sign-in-provider/sign-in-account-queries.ts";
import {
  listItineraries,
  savedItinerary,
} from "#server/features/trips/saved/saved-itinerary-queries.ts";
import { findStoredTrip, listChanges } from "#server/features/trips/trip-queries.ts";
import { type Handlers, mount } from "#server/http/mount.ts";
import { unauthorized } from "#server/http/problem.ts";
import { countedCall } from "#server/limits/open-calls.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type AccountExport, accountApi } from "#shared/api/account/auth.ts";
import { listFavorites, listTripList } from "./winery-list-queries.ts";

type Deps = Pick<AppDeps, "config" | "db" | "now" | "secret">;

/**
 * What the account page does: take the data out, end all sessions, delete the account.
 *
 * @param signOut ends the session of a request; answers where the browser goes on.
 */
export function accountRoutes(deps: Deps, signOut: (req: Request) => Promise<string>) {
  const { db } = deps;
  // The fullest account's data take two seconds and 100 MB: for several at once there is no room.
  const inTurn = pLimit(1);
  const handlers: Handlers<typeof accountApi> = {
    export: async ({ user, res }) => {
      const exported = await inTurn(() => accountExport(deps, user.id));
      // Not for a failure, which the browser would keep under this name.
      res.setHeader("Content-Disposition", 'attachment; filename="my-account.json"');
      return exported;
    },
    remove: async ({ user, body, req }) => {
      const own = await findAccountOf(db, user.id);
      const { password = "" } = body;
      if (own) await requirePassword(deps, own, req, { field: "password", password });
      // The site's own sign-in holds an address and a password, which go as well.
      await (own ? deleteAccount(db, own.id) : deleteUser(db, user.id));
      await signOut(req);
    },
    signOutEverywhere: async ({ user, req }) => {
      const own = await findAccountOf(db, user.id);
      await (own ? endSessionsOfAccount(db, own.id) : endSessionsOf(db, user.id));
      return { goTo: await signOut(req) };
    },
  };
  const most = { client: 10, network: 40, allocation: 160 };
  const before = { export: countedCall(deps, { most, windowMs: millisecondsInHour }) };
  return mount(accountApi, handlers, { before });
}

/** Everything the account holds; only the password's hash is left out, which is of use to nobody. */
async function accountExport(deps: Deps, userId: string): Promise<AccountExport> {
  const { db, now } = deps;
  const user = await findUserRow(db, userId);
  if (!user) throw unauthorized();
  const [favorites, tripList, trips, sessions] = await Promise.all([
    listFavorites(db, userId),
    listTripList(db, userId),
    listItineraries(db, userId),
    listSessionsOf(db, userId),
  ]);
  const exported: AccountExport["trips"][number][] = [];
  // One after the other: an account with many trips leaves the pool's other connections alone.
  for (const row of trips) {
    exported.push({
      ...(await savedItinerary(deps, row)),
      schedule: { ...row.schedule },
      arrangement: row.arrangement,
      notes: { ...row.notes },
      places: [...(row.places ?? [])],
      dayLog: [...(row.dayLog ?? [])],
      changes: (await listChanges(db, row.id)).map(({ madeAt, madeBy, text }) => ({
        ...{ by: madeBy, text },
        at: madeAt.toISOString(),
      })),
      guestMarks: [...((await findStoredTrip(db, row.id))?.groupGuests ?? [])],
    });
  }
  return {
    exportedAt: now().toISOString(),
    profile: {
      ...user,
      provider: user.issuer,
      createdAt: user.createdAt.toISOString(),
      lastSignInAt: user.signedInAt.toISOString(),
    },
    favorites: favorites.map(({ createdAt, ...favorite }) => ({
      ...favorite,
      addedAt: createdAt.toISOString(),
    })),
    tripList,
    trips: exported,
    sessions: sessions.map(({ expire }) => ({ expiresAt: expire.toISOString() })),
  };
}
