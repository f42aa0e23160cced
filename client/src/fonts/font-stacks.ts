/**
 * What stands in for the site's own faces where they have not arrived, the commonest first. Each is
 * a font many machines have, stretched to the width and height of the face it stands for
 * (`fallback-fonts.css`).
 */
const STAND_INS = {
  serif: ["Georgia", "Times", "Noto Serif", "DejaVu Serif"],
  "sans-serif": ["Arial", "Segoe UI", "Roboto", "Noto Sans", "DejaVu Sans"],
} as const;

/** The site's faces and the kind of fonts that can stand in for each. */
export const FONT_KINDS = {
  "Newsreader Display": "serif",
  Newsreader: "serif",
  "Instrument Sans": "sans-serif",
} as const satisfies Record<string, keyof typeof STAND_INS>;

export type FontFamily = keyof typeof FONT_KINDS;

/** The regular of running text alone: browsers thicken it where the bold, which is not preloaded, is late. */
const THICKENED: Partial<Record<FontFamily, string>> = { Newsreader: "Newsreader Thickened" };

/** The whole stack: the face, its stand-ins ("Newsreader as Georgia"), and the browser's own choice last. */
export function fontStack(family: FontFamily): string[] {
  const generic = FONT_KINDS[family];
  const standIns = STAND_INS[generic].map((standIn) => `${family} as ${standIn}`);
  return [family, THICKENED[family] ?? [], standIns, generic].flat();
}
