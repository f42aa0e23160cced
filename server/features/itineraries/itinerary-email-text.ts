import { textBlocks, wrapText } from "#server/mail/layout/mail-text.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { site } from "#shared/site.ts";
import type { DayFacts, ItineraryWords, StopFacts } from "./itinerary-email-facts.ts";

/** The plain part, complete by itself: lines of at most 76 characters, but for long web addresses. */
export function itineraryText(words: ItineraryWords): string {
  const { openStreetMap } = site.credits;
  return `${textBlocks(
    `${words.title.toUpperCase()}\n${words.summary}`,
    ...words.introduction.map((paragraph) => wrapText(paragraph)),
    ...words.days.map(dayText),
    words.freeDays && wrapText(words.freeDays),
    `Change the plan:\n${words.plannerUrl}`,
    "-".repeat(40),
    wrapText(words.whyYou),
    wrapText(words.complaints),
    wrapText(words.wayOut.line),
    wrapText(`Positions, addresses and hours: ${openStreetMap.text}, ${openStreetMap.url}`),
    site.name,
  )}\n`;
}

function dayText({ eyebrow, title, routeUrl, stops }: DayFacts): string {
  const heading = title ? `${eyebrow}: ${title}` : eyebrow;
  return textBlocks(
    `${heading}\n${"=".repeat(heading.length)}`,
    ...stops.map(stopText),
    routeUrl && `Directions for the whole day:\n${routeUrl}`,
  );
}

const INDENT = "   ";

function stopText(stop: StopFacts): string {
  const line = (text: string) => wrapText(text, INDENT);
  const lines = [
    `${stop.number}. ${stop.name}`,
    line(stop.addressLines.join(", ")),
    line([stop.distance, stop.region].filter(Boolean).join("; ")),
    stop.approximate && line(stop.approximate),
    stop.phone && line(`Phone: ${stop.phone.text}`),
    line(`${hoursLabel(stop)}: ${stop.hours.join("; ")}`),
    stop.closedNotice && line(`! ${stop.closedNotice}`),
    line(`Visit: ${stop.visit}. ${stop.fee}.`),
    line(`Directions: ${stop.directionsUrl}`),
    line(`Winery page: ${stop.pageUrl}`),
    stop.website && line(`Website: ${stop.website}`),
    line(stop.verified),
  ];
  return lines.filter(Boolean).join("\n");
}

const hoursLabel = ({ hoursOf }: StopFacts) =>
  hoursOf ? `Hours on ${weekdayName(hoursOf)}` : "Hours";
