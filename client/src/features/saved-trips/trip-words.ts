import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { counted } from "#shared/domain/site/words.ts";
import { formatLongDate } from "#shared/domain/trip/calendar-date.ts";

/** "2 days from Walla Walla, 4 wineries". */
export function tripInShort({ days, startCity, wineryIds }: SavedItinerary): string {
  const wineries =
    wineryIds.length === 0 ? "no wineries yet" : counted(wineryIds.length, "winery", "wineries");
  return `${counted(days, "day")} from ${startCity}, ${wineries}`;
}

/** The trip form's answers as label and text, without those that were left open. */
export function tripAnswers(trip: SavedItinerary): readonly (readonly [string, string])[] {
  const answers: readonly (readonly [string, string | null])[] = [
    ["Starting from", trip.startCity],
    ["First day", trip.startDate && formatLongDate(trip.startDate)],
    ["Time", trip.timeAvailable],
    ["Guests", trip.guests === null ? null : String(trip.guests)],
    ["Wineries per day", String(trip.wineriesPerDay)],
    ["Driving", trip.drivingDistance],
    ["Budget", trip.budget],
    ["Reservations", trip.reservationPreference],
    ["Region", trip.region],
    ["Preferences", trip.preferences.join(", ")],
  ];
  return answers.filter((answer): answer is [string, string] => Boolean(answer[1]));
}
