import type { Request } from "express";
import { requireWineries } from "#server/features/wineries/guide-answers.ts";
import type { Handlers } from "#server/http/mount.ts";
import { conflict } from "#server/http/problem.ts";
import { answerInTime, MAIL_DEADLINES, type MailDeadlines } from "#server/mail/answer-time.ts";
import { isKnownAddress } from "#server/mail/mailbox-queries.ts";
import type { MailFrame } from "#server/mail/never-mail.ts";
import { sendVisitorMail } from "#server/mail/visitor-mail.ts";
import type { MapPainter } from "#server/pictures/picture-thread.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { type itinerariesApi, tripOf } from "#shared/api/trips/itineraries.ts";
import type { tripsApi } from "#shared/api/trips/trips.ts";
import { mayReadTyped } from "#shared/domain/trips/trip-name.ts";
import { createTripOnce } from "../create-trip.ts";
import { requireTrip, type TripDeps } from "../trip-access.ts";
import { exportedTripOf, planStored, type TripVisitor } from "../trip-answer.ts";
import { linksOf } from "../trip-links.ts";
import { discardTrip, type RowWithHistory } from "../trip-queries.ts";
import { pictureOf, tripMail } from "./trip-email.ts";

type Deps = TripDeps & Pick<AppDeps, "config" | "logger" | "mailer">;

interface MailParts {
  readonly painter: MapPainter;
  /** Tests have their own. */
  readonly deadlines?: MailDeadlines | undefined;
}

/** What both calls have. */
interface MailCall {
  readonly body: { readonly email: string; readonly requestId?: string | undefined };
  readonly req: Pick<Request, "ip" | "user">;
}

type MailHandlers = Handlers<typeof itinerariesApi> & Pick<Handlers<typeof tripsApi>, "mail">;

/** Mails trips to whoever it is asked for (spec §7), within limits and once for each press of Send. */
export function mailHandlers(
  deps: Deps,
  { painter, deadlines = MAIL_DEADLINES }: MailParts,
): MailHandlers {
  const { db, now } = deps;

  const write = async (
    row: RowWithHistory,
    visitor: TripVisitor,
    { config: { publicUrl, mailFrom }, optOut }: MailFrame,
    { body: { email: to }, req: { ip, user: asker } }: MailCall,
  ): Promise<Mail> => {
    const isConfirmed = await isKnownAddress(db, to);
    const mayRead = mayReadTyped({ to, isConfirmed, asker: asker ?? null });
    const planned = await planStored(deps, row, ip, {
      withGuidesNames: !mayRead,
    });
    const trip = exportedTripOf(planned, publicUrl + visitor.url);
    if (!trip) throw conflict("This trip has no winery yet. Choose some, and it can be mailed.");
    // Of a trip in an account others get the link that shows it: they make a copy of their own.
    const isOwners = visitor.isOwner && asker?.email?.toLowerCase() === to.toLowerCase();
    const mayChange = row.userId === null || isOwners;
    return tripMail(to, trip, {
      ...{ publicUrl, mailFrom, optOut, now: now() },
      name: mayRead ? row.name : null,
      preferences: row.preferences,
      editUrl: publicUrl + ((mayChange && visitor.editUrl) || visitor.url),
      expiresOn: row.expiresOn,
      picture: await pictureOf(painter, trip),
    });
  };

  return {
    sendEmail: ({ body, req }) =>
      answerInTime(deadlines, async (time) => {
        const { requestId, ...mailed } = body;
        const { wineries } = mailed;
        await requireWineries(deps, wineries);
        const userId = req.user?.id;
        const idempotencyKey = requestId && JSON.stringify([userId, body]);
        const keep = () =>
          createTripOnce(deps, tripOf(body.tripData, wineries), userId, idempotencyKey);
        let onRefused = async () => {};
        const mail = {
          ...mailOf({ body, req }),
          identity: ["itinerary", mailed],
          // Nobody has the link of a trip whose mail was refused, unless an earlier try may have arrived.
          onRefused: () => onRefused(),
          compose: async (frame: MailFrame) => {
            const { row, tokens, isNew } = await keep();
            const isOwner = row.userId !== null;
            if (isNew && !isOwner) onRefused = () => discardTrip(db, row.id);
            const visitor = { isOwner, mayEdit: true, ...linksOf(tokens) };
            return write(row, visitor, frame, { body, req });
          },
        };
        await sendVisitorMail(deps, mail, time);
        // Of a mailbox that wants no mail the answer is the same: there the trip is kept only now.
        const kept = idempotencyKey === undefined ? undefined : await keep().catch(() => undefined);
        return { status: "sent" as const, ...(kept && linksOf(kept.tokens)) };
      }),
    mail: (call) =>
      answerInTime(deadlines, async (time) => {
        const { row, visitor } = await requireTrip(deps, call);
        const mail = {
          ...mailOf(call),
          // A trip that was changed since is another mail.
          identity: ["trip", row.id, call.body.email, row.version],
          compose: (frame: MailFrame) => write(row, visitor, frame, call),
        };
        await sendVisitorMail(deps, mail, time);
        return { status: "sent" as const };
      }),
  };
}

const mailOf = ({ body: { email, requestId }, req: { ip } }: MailCall) => ({
  ...{ email, ip, requestId },
  kind: "plan" as const,
});
