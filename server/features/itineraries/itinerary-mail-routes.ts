import { Router } from "express";
import { listWineriesByIds } from "#server/features/wineries/winery-queries.ts";
import { mount } from "#server/http/mount.ts";
import { refuseUnknownWineries } from "#server/http/unknown-wineries.ts";
import { answerInTime, MAIL_DEADLINES, type MailDeadlines } from "#server/mail/answer-time.ts";
import { sendVisitorMail } from "#server/mail/visitor-mail.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { itinerariesApi, tripOf } from "#shared/api/trips/itineraries.ts";
import { tripBodySchema } from "#shared/api/trips/trip.ts";
import { itineraryMail } from "./itinerary-email.ts";
import { type PlanMakers, planMaker } from "./mailed-plan.ts";

const { sendEmail } = itinerariesApi;

/** The caller's own id of a press of Send is honored as long as a browser tab may hold on to it. */
const NAMED_REQUEST_MS = 24 * 3_600_000;
/** Without one, the same request within a minute is taken for the same press. */
const UNNAMED_REQUEST_MS = 60_000;

/** Mails a plan to whoever it is asked for (spec §7), within limits and once for each request. */
export function itineraryMailRoutes(
  deps: Pick<AppDeps, "config" | "db" | "logger" | "mailer" | "now" | "secret">,
  makers: PlanMakers,
  deadlines: MailDeadlines = MAIL_DEADLINES,
): Router {
  const { config, db, now } = deps;
  const router = Router();
  const makePlan = planMaker(deps, makers);
  mount(
    router,
    { sendEmail },
    {
      sendEmail: ({ body, req }) =>
        answerInTime(deadlines, async (time) => {
          refuseUnknownWineries(
            body.wineries,
            await listWineriesByIds(db, body.wineries, now()),
            "body.wineries",
          );
          let discard = async () => {};
          const { requestId, ...asked } = body;
          await sendVisitorMail(
            deps,
            {
              email: body.email,
              ip: req.ip,
              kind: "plan",
              identity: ["itinerary", asked],
              press: requestId,
              rememberMs: requestId ? NAMED_REQUEST_MS : UNNAMED_REQUEST_MS,
              onRefused: () => discard(),
              compose: async (wayOut) => {
                const trip = tripBodySchema.parse(tripOf(body));
                const asker = req.user;
                const press = body.requestId && JSON.stringify([asker?.id, body]);
                const { ip } = req;
                const made = await makePlan({ body: trip, to: body.email, asker, press, ip });
                const { plan, picture } = made;
                discard = made.discard;
                return itineraryMail(body.email, plan, {
                  wayOut,
                  picture,
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
