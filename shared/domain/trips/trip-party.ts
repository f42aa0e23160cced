/** The form's answers for guests by their least number: 2, 3-4, 5-6, 7+ (spec §9). */
const LEAST_OF_ANSWERS = [2, 3, 5, 7] as const;

/** "7+ people": opens the exact number, up to 50 (spec §5, §9). */
export const LARGE_PARTY = 7;

/** The form's answer for an exact party: 4 is "3-4 people", whose value is 3. */
export function partyAnswer(guests: number): number {
  return LEAST_OF_ANSWERS.findLast((least) => least <= guests) ?? LEAST_OF_ANSWERS[0];
}

/** Groups should call ahead, since many wineries have a limit. */
export const isGroup = (guests: number | null | undefined): boolean => (guests ?? 0) >= LARGE_PARTY;
