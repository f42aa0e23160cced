/** The party of a trip: whom the form asks for an exact number, and what a group has to know. */

/** The form's answer "7+ people"; it opens the number of guests, up to 50 (spec §5, §9). */
export const LARGE_PARTY = 7;

/** The whole numbers a large party may be. */
export const LARGE_PARTY_RANGE = { least: LARGE_PARTY, most: 50 } as const;

/** Whether the form asks for the exact number beside its answer. */
export const asksForNumber = (answer: number): boolean => answer >= LARGE_PARTY;

/** Whether the party is a group: rooms want to be called ahead, and many have a limit. */
export const isGroup = (guests: number | null | undefined): boolean => (guests ?? 0) >= LARGE_PARTY;

/** The exact number that an answer and a number typed beside it come to; null for no such number. */
export function exactParty(answer: number, typed: number | null): number | null {
  if (!asksForNumber(answer)) return answer;
  const { least, most } = LARGE_PARTY_RANGE;
  if (typed === null) return answer;
  return Number.isInteger(typed) && typed >= least && typed <= most ? typed : null;
}
