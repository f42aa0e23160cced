/**
 * What stands in for the site's own faces where they have not arrived, the commonest first. Each is
 * a font many machines have, stretched to the width and height of the face it stands for
 * (`fallback-fonts.css`, written by `scripts/build/fallback-fonts.ts`).
 */
const STAND_INS = {
  serif: ["Georgia", "Times", "Noto Serif", "DejaVu Serif"],
  sans: ["Arial", "Segoe UI", "Roboto", "Noto Sans", "DejaVu Sans"],
} as const;

export type FontKind = keyof typeof STAND_INS;
export type StandIn = (typeof STAND_INS)[FontKind][number];

/** The site's faces and the kind of fonts that can stand in for each. */
export const FONT_KINDS = {
  "Newsreader Display": "serif",
  Newsreader: "serif",
  "Instrument Sans": "sans",
} as const satisfies Record<string, FontKind>;

export type FontFamily = keyof typeof FONT_KINDS;

/** The fonts that stand in for a face. */
export function standInsOf(family: FontFamily): readonly StandIn[] {
  return STAND_INS[FONT_KINDS[family]];
}

/** The family name of a stand-in, as CSS knows it: "Newsreader as Georgia". */
export function standInName(family: FontFamily, standIn: StandIn): string {
  return `${family} as ${standIn}`;
}

/** The whole stack: the face, its stand-ins, and the browser's own choice last. */
export function fontStack(family: FontFamily): string[] {
  const generic = FONT_KINDS[family] === "serif" ? "serif" : "sans-serif";
  return [family, ...standInsOf(family).map((standIn) => standInName(family, standIn)), generic];
}

/** The stack as one CSS value. */
export function fontFamilyOf(family: FontFamily): string {
  return fontStack(family).join(", ");
}
