/**
 * The fonts that stand in for the site's own, stretched to the same room: text set in one breaks
 * its lines nearly where the other would. `npx tsx scripts/build/fallback-fonts.ts` writes the rules.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import {
  type FontFamily,
  fontFamilyOf,
  type StandIn,
  standInName,
  standInsOf,
} from "#client/fonts/font-stacks.ts";

const fonts = resolve(import.meta.dirname, "../../client/src/fonts");
export const FALLBACK_FONTS_FILE = resolve(fonts, "fallback-fonts.css");

type Style = "regular" | "bold" | "italic";

interface Cut {
  readonly family: FontFamily;
  readonly file: string;
  readonly style: Style;
  readonly weights: string;
  /** The weight that is measured, what the site sets most; null where the cut has but one. */
  readonly measuredAt: number | null;
}

const CUTS: readonly Cut[] = [
  {
    family: "Newsreader Display",
    file: "newsreader-display",
    style: "regular",
    weights: "300 600",
    measuredAt: null,
  },
  {
    family: "Newsreader",
    file: "newsreader-text",
    style: "regular",
    weights: "400 500",
    measuredAt: null,
  },
  {
    family: "Newsreader",
    file: "newsreader-text-bold",
    style: "bold",
    weights: "600 700",
    measuredAt: null,
  },
  {
    family: "Newsreader",
    file: "newsreader-text-italic",
    style: "italic",
    weights: "300 600",
    measuredAt: null,
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans",
    style: "regular",
    weights: "400 500",
    measuredAt: 400,
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans",
    style: "bold",
    weights: "600 700",
    measuredAt: 600,
  },
];

interface LocalFont {
  /** Mean width of a letter of English text, in ems. */
  readonly width: number;
  /** Names a system may know it by; the others are drawn to the same widths. */
  readonly names: readonly string[];
}

const em = (width: number, unitsPerEm: number) => width / unitsPerEm;

/**
 * Widths of `@capsizecss/metrics` 4.3.0; those of DejaVu 2.37 are measured by the same rule
 * (`fromBuffer`). A bold without a width of its own in 600 has that of 700.
 */
const LOCAL_FONTS: Record<StandIn, Partial<Record<Style, LocalFont>>> = {
  Georgia: {
    regular: { width: em(913, 2048), names: ["Georgia"] },
    bold: { width: em(1062, 2048), names: ["Georgia Bold", "Georgia-Bold"] },
    italic: { width: em(931, 2048), names: ["Georgia Italic", "Georgia-Italic"] },
  },
  Times: {
    regular: {
      width: em(832, 2048),
      names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"],
    },
    bold: {
      width: em(886, 2048),
      names: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
    },
    italic: {
      width: em(836, 2048),
      names: ["Times New Roman Italic", "TimesNewRomanPS-ItalicMT", "Liberation Serif Italic"],
    },
  },
  "Noto Serif": {
    regular: { width: em(481, 1000), names: ["Noto Serif", "Noto Serif Regular"] },
    bold: { width: em(512, 1000), names: ["Noto Serif Bold", "NotoSerif-Bold"] },
    italic: { width: em(469, 1000), names: ["Noto Serif Italic", "NotoSerif-Italic"] },
  },
  "DejaVu Serif": {
    regular: { width: em(1058, 2048), names: ["DejaVu Serif"] },
    bold: { width: em(1168, 2048), names: ["DejaVu Serif Bold"] },
    italic: { width: em(1058, 2048), names: ["DejaVu Serif Italic", "DejaVu Serif"] },
  },
  Arial: {
    regular: {
      width: em(913, 2048),
      names: ["Arial", "ArialMT", "Helvetica", "Liberation Sans", "Arimo"],
    },
    bold: {
      width: em(983, 2048),
      names: ["Arial Bold", "Arial-BoldMT", "Helvetica Bold", "Liberation Sans Bold"],
    },
  },
  "Segoe UI": {
    regular: { width: em(908, 2048), names: ["Segoe UI"] },
    bold: { width: em(937, 2048), names: ["Segoe UI Semibold"] },
  },
  Roboto: {
    regular: { width: em(911, 2048), names: ["Roboto", "Roboto Regular"] },
    bold: { width: em(926, 2048), names: ["Roboto Bold", "Roboto-Bold"] },
  },
  "Noto Sans": {
    regular: { width: em(474, 1000), names: ["Noto Sans", "Noto Sans Regular"] },
    bold: { width: em(503, 1000), names: ["Noto Sans Bold", "NotoSans-Bold"] },
  },
  "DejaVu Sans": {
    regular: { width: em(1041, 2048), names: ["DejaVu Sans"] },
    bold: { width: em(1176, 2048), names: ["DejaVu Sans Bold"] },
  },
};

/** What `fallback-fonts.css` has to say for the fonts as they are cut. */
export async function fallbackFontCss(): Promise<string> {
  const blocks = await Promise.all(
    CUTS.map(async (cut) => {
      const own = await measure(cut);
      return standInsOf(cut.family).flatMap((standIn) => {
        const local = LOCAL_FONTS[standIn][cut.style];
        return local ? [fontFace(cut, standIn, local, own)] : [];
      });
    }),
  );
  return `/* Written by scripts/build/fallback-fonts.ts; see font-stacks.ts beside it. */
:root {
  --face-display: ${fontFamilyOf("Newsreader Display")};
  --face-sans: ${fontFamilyOf("Instrument Sans")};
}
${blocks.flat().join("")}`;
}

interface Metrics {
  /** All in ems. */
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** A variable font's widths differ by weight, so it is measured at the one the site sets. */
async function measure({ file, measuredAt }: Cut): Promise<Metrics> {
  const variable = await readFile(resolve(fonts, `${file}.woff2`));
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
  const fixed = await subsetFont(variable, letters.join(""), {
    targetFormat: "sfnt",
    ...(measuredAt !== null && { variationAxes: { wght: measuredAt } }),
  });
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(fixed);
  return {
    width: em(xWidthAvg, unitsPerEm),
    ascent: em(ascent, unitsPerEm),
    descent: em(-descent, unitsPerEm),
    lineGap: em(lineGap, unitsPerEm),
  };
}

/** `size-adjust` scales the whole font, its line as well: the line is given relative to that. */
function fontFace(cut: Cut, standIn: StandIn, local: LocalFont, own: Metrics): string {
  const scale = own.width / local.width;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${standInName(cut.family, standIn)}";
  src: ${local.names.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${cut.weights};
  font-style: ${cut.style === "italic" ? "italic" : "normal"};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(own.ascent / scale)};
  descent-override: ${percent(own.descent / scale)};
  line-gap-override: ${percent(own.lineGap / scale)};
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(FALLBACK_FONTS_FILE, await fallbackFontCss());
}
