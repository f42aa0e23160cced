import { mapPictureOf, PICTURE, pictureInWords } from "#server/pictures/map-picture.ts";
import type { MapPainter } from "#server/pictures/picture-thread.ts";
import type { Mail, MailAttachment } from "#server/platform/mailer.ts";
import { calendarFile } from "#shared/domain/export/calendar/calendar-file.ts";
import { type ExportedTrip, routeOf } from "#shared/domain/export/exported-trip.ts";
import { nameForMail } from "#shared/domain/trips/trip-name.ts";
import { tripHtml } from "./trip-email-html.ts";
import { tripText } from "./trip-email-text.ts";
import { type MailContext, mailWords } from "./trip-email-words.ts";

/** Half the pixels of the picture, which is drawn for sharp screens. */
const SHOWN = { width: PICTURE.width / 2, height: PICTURE.height / 2 } as const;
const PICTURE_ID = "map@plan";

/** Nothing waits for a picture: a mail whose map could not be rendered goes without it. */
export async function pictureOf(painter: MapPainter, trip: ExportedTrip) {
  const picture = mapPictureOf(trip);
  const png = picture && (await painter(picture));
  // What it shows is said to whom it is not shown.
  return picture && png ? { png, ...SHOWN, alternative: pictureInWords(trip, picture) } : null;
}

/** A picture of the plan's map. */
export type MailedMap = NonNullable<Awaited<ReturnType<typeof pictureOf>>>;

/**
 * The mail with a plan. Every word in it is the site's own or from its database, but for the trip's
 * name where this reader may be shown it: of what the visitor sent only the choice of wineries, town,
 * days, times and grapes is left (spec §7, readings).
 *
 * @param picture the map of the plan; without it the mail goes without a picture.
 */
export function tripMail(
  to: string,
  taken: ExportedTrip,
  { picture, ...context }: MailContext & { readonly picture: MailedMap | null },
): Mail {
  const name = nameForMail(context.name);
  // The title goes into links and files as well.
  const trip = { ...taken, title: name ?? `Wine trip from ${routeOf(taken)}` };
  const words = mailWords(trip, { ...context, name });
  const calendar = calendarFile(trip);
  const attachments: MailAttachment[] = [];
  if (picture) {
    const { png: content } = picture;
    attachments.push({ filename: "map.png", contentType: "image/png", content, cid: PICTURE_ID });
  }
  if (calendar) {
    const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
    attachments.push({ filename: "wine-trip.ics", contentType, content: Buffer.from(calendar) });
  }
  return {
    to,
    subject: `${words.title}: ${words.summary}`,
    text: tripText(words),
    html: tripHtml(words, picture ? { ...picture, src: `cid:${PICTURE_ID}` } : null),
    headers: context.optOut.headers,
    attachments,
  };
}
