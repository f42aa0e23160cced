/** Texts for a winery's visit policy, fee and hours, on cards, pages and in mails. */
import type { Winery } from "#shared/api/wineries.ts";
import { HOLIDAY_NOTICE } from "../schedule/holidays.ts";
import type { CalendarDate } from "../trips/calendar-date.ts";
import { type HasHours, hoursOn, untoldHoliday } from "./dated-hours.ts";
import { type DatedFacts, toConfirm, wasKnown } from "./fact-age.ts";
import { formatDayHours } from "./opening-hours.ts";
import { formatPhone } from "./phone.ts";
import { isKnown } from "./winery-facts.ts";

/** Without `unknownFacts`, all facts count as known (spec §3). */
export interface VisitPolicy extends DatedFacts {
  readonly reservationsRequired?: boolean;
  /** Another name of `reservationsRequired`, accepted by the planner (docs/readings.md). */
  readonly requiresReservation?: boolean;
  readonly walkInsWelcome?: boolean;
}

export const FALLBACK_DESCRIPTION = "Exceptional wines in a beautiful setting.";
export const UNKNOWN_FEE = "Ask about the tasting fee";
export const NO_HOURS = "Hours not available";

/** Whether a visit is known to need a booking. */
export function requiresReservation(winery: VisitPolicy): boolean {
  const required = winery.reservationsRequired ?? winery.requiresReservation ?? false;
  return required && isKnown(winery, "reservationsRequired");
}

/** "Reservations required", else "Walk-ins welcome", else "Call ahead" (spec §2 Winery cards). */
export function visitLabel(winery: VisitPolicy): string {
  if (requiresReservation(winery)) return "Reservations required";
  if (winery.walkInsWelcome && isKnown(winery, "walkInsWelcome")) return "Walk-ins welcome";
  return "Call ahead";
}

/** "Reservations required in 2021; confirm", for an old booking rule. */
export function oldVisitLabel(winery: VisitPolicy): string | null {
  const { asOf } = winery;
  if (wasKnown(winery, "reservationsRequired") && winery.reservationsRequired) {
    return toConfirm("Reservations required", asOf?.reservationsRequired);
  }
  if (wasKnown(winery, "walkInsWelcome") && winery.walkInsWelcome) {
    return toConfirm("Walk-ins welcome", asOf?.walkInsWelcome);
  }
  return null;
}

/** How to contact a winery before a visit; null if walk-ins are welcome. */
export function visitContact(winery: VisitPolicy & Pick<Winery, "phone" | "website">) {
  if (visitLabel(winery) === "Walk-ins welcome") return null;
  const { phone, website } = winery;
  if (phone !== null) {
    return { by: "phone", text: formatPhone(phone), href: `tel:${phone}` } as const;
  }
  if (website !== null) {
    return { by: "website", text: "see their website", href: website } as const;
  }
  return { by: "none", text: "contact details coming" } as const;
}

/** "$15 tasting", "Free tasting", "$15 in 2020; confirm", "Ask about the tasting fee". */
export function feeLabel(winery: DatedFacts & { readonly tastingFee: number | null }): string {
  const { tastingFee } = winery;
  if (wasKnown(winery, "tastingFee")) {
    return toConfirm(tastingFee ? dollars(tastingFee) : "Free", winery.asOf?.tastingFee);
  }
  if (!isKnown(winery, "tastingFee")) return UNKNOWN_FEE;
  return tastingFee ? `${dollars(tastingFee)} tasting` : "Free tasting";
}

/** "Today 11 AM – 5 PM", "Closed today", "By appointment today", "Holiday: call first"; null if unknown. */
export function dayLabel(winery: HasHours & DatedFacts, today: CalendarDate): string | null {
  const day = isKnown(winery, "hours") ? hoursOn(winery, today) : undefined;
  if (day === undefined) return null;
  if (day === null) return "By appointment today";
  if (untoldHoliday(winery, today)) return HOLIDAY_NOTICE;
  return day.length === 0 ? "Closed today" : `Today ${formatDayHours(day)}`;
}

/** `$15`, `$12.50`. */
export function dollars(amount: number): string {
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`;
}
