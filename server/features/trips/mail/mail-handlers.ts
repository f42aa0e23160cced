import type { Handlers } from "#server/http/mount.ts";
import { conflict, refuseUnknownWineries } from "#server/http/problem.ts";
import { answerInTime, MAIL_DEADLINES, type MailDeadlines } from "#server/mail/answer-time.ts";
import { isKnownAddress } from "#server/mail/mailbox-queries.ts";
import type { WayOut } from "#server/mail/never-mail.ts";
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
import { discardTrip, type WholeRow } from "../trip-queries.ts";
import { pictureOf, tripMail } from "./trip-email.ts";

/** The caller's own id of a press of Send is honored as long as a browser tab may hold on to it. */
const NAMED_REQUEST_MS = 24 * 3_600_000;
/** Without one, the same request within a minute is taken for the same press. */
const UNNAMED_REQUEST_MS = 60_000;

type Deps = TripDeps & Pick<AppDeps, "config" | "logger" | "mailer">;

interface MailParts {
  readonly painter: MapPainter;
  /** Tests have their own. */
  readonly deadlines?: MailDeadlines | undefined;
}

type MailHandlers = Handlers<typeof itinerariesApi> & Pick<Handlers<typeof tripsApi>, "mail">;

/** Mails trips to whoever it is asked for (spec §7), within limits and once for each press of Send. */
export function mailHandlers(
  deps: Deps,
  { painter, deadlines = MAIL_DEADLINES }: MailParts,
): MailHandlers {
  const { config, db, guide, now } = deps;

  const write = async (
    row: WholeRow,
    { visitor, wayOut, to, asker, ip }: Addressed,
  ): Promise<Mail> => {
    const { publicUrl, mailFrom } = config;
    const isConfirmed = await isKnownAddress(db, to);
    const mayRead = mayReadTyped({ to, isConfirmed, asker: asker ?? null });
    const planned = await planStored(deps, row, ip, {
      withoutRepairs: true,
      withGuidesNames: !mayRead,
    });
    const trip = exportedTripOf(planned, publicUrl + visitor.url, now());
    if (!trip) throw conflict("This trip has no winery yet. Choose some, and it can be mailed.");
    // Of a trip in an account others get the link that shows it: they make a copy of their own.
    const isOwners = visitor.isOwner && asker?.email?.toLowerCase() === to.toLowerCase();
    const mayChange = row.userId === null || isOwners;
    return tripMail(to, trip, {
      ...{ publicUrl, mailFrom, wayOut, now: now() },
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
        const { requestId, ...asked } = body;
        const { email, wineries } = asked;
        const { withIds } = await guide();
        refuseUnknownWineries(wineries, withIds(wineries), "body.wineries");
        const asker = req.user;
        const idempotencyKey = requestId && JSON.stringify([asker?.id, body]);
        const keep = () =>
          createTripOnce(deps, tripOf(body.tripData, wineries), asker?.id, idempotencyKey);
        let onRefused = async () => {};
        const mail = {
          ...mailOf(email, req.ip, requestId),
          identity: ["itinerary", asked],
          press: requestId,
          // Nobody has the link of a trip whose mail was refused, unless an earlier try may have arrived.
          onRefused: () => onRefused(),
          compose: async (wayOut: WayOut) => {
            const { row, tokens, isNew } = await keep();
            const isOwner = row.userId !== null;
            if (isNew && !isOwner) onRefused = () => discardTrip(db, row.id);
            const visitor = { isOwner, mayEdit: true, ...linksOf(tokens) };
            return write(row, { visitor, wayOut, to: email, asker, ip: req.ip });
          },
        };
        await sendVisitorMail(deps, mail, time);
        // Of a mailbox that wants no mail the answer is the same: there the trip is kept only now.
        const kept = idempotencyKey === undefined ? undefined : await keep().catch(() => undefined);
        return { status: "sent" as const, ...(kept && linksOf(kept.tokens)) };
      }),
    mail: ({ params, headers, body, req }) =>
      answerInTime(deadlines, async (time) => {
        const asker = req.user;
        const { row, visitor } = await requireTrip(deps, { params, headers, req });
        const { email, requestId } = body;
        const mail = {
          ...mailOf(email, req.ip, requestId),
          // A trip that was changed since is another mail.
          identity: ["trip", row.id, email, row.version],
          press: requestId,
          compose: (wayOut: WayOut) =>
            write(row, { visitor, wayOut, to: email, asker, ip: req.ip }),
        };
        await sendVisitorMail(deps, mail, time);
        return { status: "sent" as const };
      }),
  };
}

interface Addressed {
  readonly visitor: TripVisitor;
  readonly wayOut: WayOut;
  readonly to: string;
  /** The visitor who asks, if signed in. */
  readonly asker: Express.User | undefined;
  readonly ip: string | undefined;
}

const mailOf = (email: string, ip: string | undefined, requestId: string | undefined) => ({
  ...{ email, ip },
  kind: "plan" as const,
  rememberMs: requestId === undefined ? UNNAMED_REQUEST_MS : NAMED_REQUEST_MS,
});
