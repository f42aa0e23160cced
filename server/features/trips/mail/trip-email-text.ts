import { textBlocks, wrapText } from "#server/mail/mail-text.ts";
import { site } from "#shared/site.ts";
import type { MailedDay, MailedStop, MailWords } from "./trip-email-words.ts";

/** The plain part, complete by itself: lines of at most 76 characters, but for long web addresses. */
export function tripText(words: MailWords): string {
  const { openStreetMap, wsdot } = site.credits;
  return `${textBlocks(
    `${words.title.toUpperCase()}\n${words.summary}`,
    ...words.introduction.map((paragraph) => wrapText(paragraph)),
    section(
      "Before you go",
      words.before.map(({ name, why, contact }) => `${name}: ${why}: ${contact}`),
    ),
    ...words.days.map(dayText),
    section("Left out", words.left),
    words.fees && wrapText(`${words.fees}.`),
    `${words.editText}:\n${words.editUrl}`,
    words.viewUrl && `See the plan, or share it:\n${words.viewUrl}`,
    words.feedUrl && `Its calendar, to subscribe to (it updates itself):\n${words.feedUrl}`,
    wrapText(words.kept),
    "-".repeat(40),
    wrapText(words.whyYou),
    wrapText(words.complaints),
    wrapText(words.optOut.line),
    wrapText(`Positions, addresses and hours: ${openStreetMap.text}, ${openStreetMap.url}`),
    wrapText(`${wsdot.text}, ${wsdot.url}`),
    site.name,
  )}\n`;
}

const underlined = (heading: string) => `${heading}\n${"=".repeat(heading.length)}`;

function section(heading: string, lines: readonly string[]): string | null {
  if (lines.length === 0) return null;
  return [underlined(heading), ...lines.map((line) => wrapText(`- ${line}`))].join("\n");
}

function dayText(day: MailedDay): string {
  const heading = `${day.eyebrow}: ${day.title}${day.holiday ? ` (${day.holiday})` : ""}`;
  return textBlocks(
    underlined(heading),
    day.summary && wrapText(`${day.summary}.`),
    day.lunchBefore && wrapText(`${day.lunchBefore}.`),
    ...day.stops.map(stopText),
    [day.back, ...day.backNotices, day.lunchAfter, ...day.places.map(({ line }) => line)]
      .filter((line) => line !== null)
      .map((line) => wrapText(`${line}.`))
      .join("\n"),
    day.links.map(({ text, url }) => `${text}:\n${url}`).join("\n"),
  );
}

const INDENT = "   ";

function stopText(stop: MailedStop): string {
  const line = (text: string) => wrapText(text, INDENT);
  const lines = [
    wrapText(`${stop.leg}.`),
    wrapText(`${stop.number}. ${stop.time}: ${stop.name}`),
    stop.isAppointment && line("Your appointment."),
    line(stop.addressLines.join(", ")),
    line(stop.region),
    stop.approximate && line(stop.approximate),
    stop.phone && line(`Phone: ${stop.phone.text}`),
    stop.wait && line(`${stop.wait}.`),
    ...stop.notices.map((notice) => line(`! ${notice}.`)),
    line(`${stop.hours}.`),
    line(`${stop.visit}. ${stop.fee}.`),
    stop.lunch && line(`${stop.lunch}.`),
    line(`Directions: ${stop.directionsUrl}`),
    line(`Winery page: ${stop.pageUrl}`),
    stop.website && line(`Website: ${stop.website}`),
    stop.verified && line(stop.verified),
  ];
  return lines.filter(Boolean).join("\n");
}
