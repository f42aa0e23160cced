/** Asking for a plan by mail, as the tests of `send-email` do. */
import { createHash } from "node:crypto";
import express, { type Express } from "express";
import request from "supertest";
import { createTripEvents } from "#server/features/trips/trip-events.ts";
import { tripRoutes } from "#server/features/trips/trip-routes.ts";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { problemHandler } from "#server/http/errors.ts";
import type { MailDeadlines } from "#server/mail/answer-time.ts";
import type { MapPainter } from "#server/pictures/picture-thread.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { planner } from "./testing.ts";

const PATH = "/api/itineraries/send-email";

/** Ids of new wineries at Walla Walla, in the order of the names. */
export async function wineriesNamed(db: Db, ...names: string[]): Promise<number[]> {
  const rows = await db
    .insert(schema.wineries)
    .values(
      names.map((name) => ({
        slug: `test-${createHash("sha1").update(name).digest("hex")}`,
        name,
        region: "Walla Walla Valley",
        address: "1 Main Street",
        city: "Walla Walla",
        zipCode: "99362",
        latitude: "46.0646",
        longitude: "-118.343",
      })),
    )
    .returning({ id: schema.wineries.id });
  return rows.map(({ id }) => id);
}

/** A trip of two days from Walla Walla. */
export const tripData = { startCity: "Walla Walla", preferences: [], days: 2, wineriesPerDay: 2 };

/** A body that asks for a plan with two new wineries. */
export async function bodyFor(db: Db, overrides: object = {}) {
  return {
    email: "visitor@example.org",
    tripData,
    wineries: await wineriesNamed(db, "Côte One", "Gård Two"),
    ...overrides,
  };
}

/** Presses Send. */
export const send = (app: Express, body: object) => request(app).post(PATH).send(body);

/** The endpoint alone, with deadlines or a painter of the test's. */
export function appWith(
  deps: AppDeps,
  deadlines?: MailDeadlines,
  painter: MapPainter = async () => null,
): Express {
  const app = express();
  app.set("trust proxy", deps.config.trustProxy);
  app.use(express.json());
  app.use(
    tripRoutes(
      { ...deps, guide: keepGuide(deps), planner, tripEvents: createTripEvents(deps) },
      { painter, deadlines },
    ),
  );
  app.use(problemHandler(deps.logger));
  return app;
}
