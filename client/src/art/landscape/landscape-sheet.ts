/** The sheet, in units: every outline of the landscape is drawn for 1600 × 900. */
export const SHEET = { width: 1600, height: 900 } as const;
