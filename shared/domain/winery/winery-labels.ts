/** The only place that knows the words for a winery's visit policy and fee: cards, pages and mails. */
import { isKnown } from "./winery-facts.ts";

interface VisitPolicy {
  readonly reservationsRequired?: boolean;
  /** Another name of `reservationsRequired`, accepted by the planner (docs/readings.md). */
  readonly requiresReservation?: boolean;
  readonly walkInsWelcome?: boolean;
  readonly unknownFacts?: readonly string[];
}

interface Fee {
  readonly tastingFee: number | null;
  readonly unknownFacts?: readonly string[];
}

export const FALLBACK_DESCRIPTION = "Exceptional wines in a beautiful setting.";
const UNKNOWN_FEE = "Ask about the tasting fee";
export const NO_HOURS = "Hours not available";

/** Whether a visit must be booked, where that is known. */
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

/** "Free tasting" without a fee (0 or none), else the fee in dollars; an unknown fee says so. */
export function feeLabel({ tastingFee, unknownFacts = [] }: Fee): string {
  if (!isKnown({ unknownFacts }, "tastingFee")) return UNKNOWN_FEE;
  return tastingFee ? `${dollars(tastingFee)} tasting` : "Free tasting";
}

/** A whole amount without cents: `$15`, `$12.50`. */
export function dollars(amount: number): string {
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`;
}
