import { Router } from "express";
import { listWineriesByIds } from "#server/features/wineries/winery-queries.ts";
import { mount } from "#server/http/mount.ts";
import { badRequest, type HttpProblem } from "#server/http/problem.ts";
import { answerInTime, MAIL_DEADLINES, type MailDeadlines } from "#server/mail/answer-time.ts";
import { sendVisitorMail } from "#server/mail/visitor-mail.ts";
import type { Planner } from "#server/planning/planner.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { townLabel } from "#shared/domain/places/town-names.ts";
import { findTown, type Town, townsNamed } from "#shared/domain/places/towns.ts";
import { itineraryMail } from "./itinerary-email.ts";
import { planMaker } from "./mailed-plan.ts";

const { sendEmail } = itinerariesApi;

/** The caller's own id of a press of Send is honored as long as a browser tab may hold on to it. */
const NAMED_REQUEST_MS = 24 * 3_600_000;
/** Without one, the same request within a minute is taken for the same press. */
const UNNAMED_REQUEST_MS = 60_000;

/** Mails a plan to whoever it is asked for (spec §7), within limits and once for each request. */
export function itineraryMailRoutes(
  deps: Pick<AppDeps, "config" | "db" | "logger" | "mailer" | "now" | "secret">,
  planner: Planner,
  deadlines: MailDeadlines = MAIL_DEADLINES,
): Router {
  const { config, db, now } = deps;
  const router = Router();
  const makePlan = planMaker(deps, planner);
  mount(
    router,
    { sendEmail },
    {
      sendEmail: ({ body, req }) =>
        answerInTime(deadlines, async (time) => {
          const town = requireTown(body.tripData.startCity);
          const wineries = await requireWineries(db, body.wineries, now());
          await sendVisitorMail(
            deps,
            {
              email: body.email,
              ip: req.ip,
              kind: "plan",
              identity: ["itinerary", body],
              rememberMs: body.requestId ? NAMED_REQUEST_MS : UNNAMED_REQUEST_MS,
              compose: async (wayOut) => {
                const plan = await makePlan({ town, wineries, trip: body.tripData });
                return itineraryMail(body.email, plan, {
                  wayOut,
                  publicUrl: config.publicUrl,
                  mailFrom: config.mailFrom,
                  now: now(),
                });
              },
            },
            time,
          );
          return { status: "sent" } as const;
        }),
    },
  );
  return router;
}

/** @throws HttpProblem 400 when the text names no town of the table, or more than one. */
function requireTown(startCity: string): Town {
  const town = findTown(startCity);
  if (town) return town;
  const named = townsNamed(startCity).map(townLabel);
  throw fieldProblem(
    "body.tripData.startCity",
    named.length > 0
      ? `Say which one: ${named.join(" or ")}`
      : "Choose a Washington town from the suggestions",
  );
}

/** @throws HttpProblem 400 that points at each id without a winery. */
async function requireWineries(db: Db, ids: readonly number[], now: Date): Promise<Winery[]> {
  const found = await listWineriesByIds(db, ids, now);
  if (found.length === ids.length) return found;
  const known = new Set(found.map(({ id }) => id));
  const message = "There is no such winery";
  throw badRequest(
    `The request is not valid: ${message}`,
    ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ field: `body.wineries.${index}`, message }],
    ),
  );
}

const fieldProblem = (field: string, message: string): HttpProblem =>
  badRequest(`The request is not valid: ${message}`, [{ field, message }]);
