import { fontFamilyOf } from "#client/fonts/font-stacks.ts";
import type { BasemapPalette } from "#shared/basemap-palette.ts";
import type { TileView } from "../projection.ts";
import {
  DOTTED,
  type Label,
  type LabelKind,
  type PlacedLabel,
  type Size,
} from "./label-placement.ts";

interface LabelStyle {
  readonly font: string;
  readonly lineHeight: number;
  readonly letterSpacing?: string;
  readonly capitals?: boolean;
}

const SANS = fontFamilyOf("Instrument Sans");
const SERIF = fontFamilyOf("Newsreader");
const SIGN_PADDING = 5;

const STYLES: Readonly<Record<LabelKind, LabelStyle>> = {
  city: { font: `600 13.5px ${SANS}`, lineHeight: 16 },
  town: { font: `500 12px ${SANS}`, lineHeight: 14 },
  place: { font: `400 11.5px ${SANS}`, lineHeight: 13 },
  water: { font: `italic 400 13px ${SERIF}`, lineHeight: 14 },
  range: { font: `500 10px ${SANS}`, lineHeight: 12, letterSpacing: "2.5px", capitals: true },
  neighbor: { font: `500 11px ${SANS}`, lineHeight: 13, letterSpacing: "4px", capitals: true },
  peak: { font: `italic 400 12px ${SERIF}`, lineHeight: 13 },
  sign: { font: `600 10px ${SANS}`, lineHeight: 15 },
  region: { font: `italic 500 14px ${SERIF}`, lineHeight: 16 },
};

/** The fonts to load before names are measured. */
export const LABEL_FONTS: readonly string[] = [
  ...new Set(Object.values(STYLES).map((s) => s.font)),
];

type Context = CanvasRenderingContext2D;

function applyStyle(context: Context, { font, letterSpacing }: LabelStyle): void {
  context.font = font;
  context.letterSpacing = letterSpacing ?? "0px";
}

function textOf({ text, kind }: Label): string {
  return STYLES[kind].capitals ? text.toLocaleUpperCase("en-US") : text;
}

/** Space a label takes, in CSS pixels. */
export function measureLabel(context: Context, label: Label): Size {
  const style = STYLES[label.kind];
  applyStyle(context, style);
  const width = context.measureText(textOf(label)).width;
  return {
    width: label.kind === "sign" ? width + 2 * SIGN_PADDING : width,
    height: style.lineHeight,
  };
}

function colorOf({ kind, color }: Label, palette: BasemapPalette): string {
  if (color) return color;
  if (kind === "city" || kind === "town") return palette.townName;
  if (kind === "water") return palette.waterName;
  if (kind === "range") return palette.rangeName;
  if (kind === "neighbor") return palette.neighborName;
  if (kind === "peak") return palette.peak;
  return kind === "sign" ? palette.signText : palette.placeName;
}

function paintDot(
  context: Context,
  kind: LabelKind,
  x: number,
  y: number,
  palette: BasemapPalette,
) {
  context.beginPath();
  if (kind === "peak") {
    context.moveTo(x - 4, y + 3);
    context.lineTo(x, y - 4);
    context.lineTo(x + 4, y + 3);
    context.closePath();
    context.fillStyle = palette.peak;
    context.fill();
    return;
  }
  context.arc(x, y, kind === "city" ? 3 : 2.4, 0, 2 * Math.PI);
  context.fillStyle = palette.signFill;
  context.fill();
  context.strokeStyle = palette.townDot;
  context.lineWidth = kind === "city" ? 1.6 : 1.2;
  context.stroke();
}

function paintSign(context: Context, { width, height }: Size, palette: BasemapPalette): void {
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, 3);
  context.fillStyle = palette.signFill;
  context.fill();
  context.strokeStyle = palette.signLine;
  context.lineWidth = 1;
  context.stroke();
}

function paintLabel(
  context: Context,
  placed: PlacedLabel,
  view: TileView,
  palette: BasemapPalette,
): void {
  const { label, size } = placed;
  const { kind } = label;
  if (DOTTED.has(kind)) {
    paintDot(context, kind, placed.pointX - view.left, placed.pointY - view.top, palette);
  }
  context.save();
  context.translate(placed.middleX - view.left, placed.middleY - view.top);
  context.rotate(label.angle ?? 0);
  applyStyle(context, STYLES[kind]);
  if (kind === "sign") paintSign(context, size, palette);
  else {
    context.strokeStyle = kind === "water" ? palette.waterHalo : palette.halo;
    context.lineWidth = 3;
    context.strokeText(textOf(label), 0, 0.5);
  }
  context.fillStyle = colorOf(label, palette);
  context.fillText(textOf(label), 0, 0.5);
  context.restore();
}

/** A dot may stand in the tile beside its name's: this many pixels reach over both. */
const DOT_REACH_PX = 16;

/** The labels that reach into a tile. */
export function labelsWithin(labels: readonly PlacedLabel[], view: TileView): PlacedLabel[] {
  const right = view.left + view.size;
  const bottom = view.top + view.size;
  return labels.filter((label) => {
    const reach = DOTTED.has(label.label.kind) ? DOT_REACH_PX : 0;
    return (
      label.right + reach > view.left &&
      label.left - reach < right &&
      label.bottom + reach > view.top &&
      label.top - reach < bottom
    );
  });
}

/** Labels that are painted in a step. */
const AT_ONCE = 8;

/** Paints labels on a tile, some a step. */
export function* paintLabels(
  context: Context,
  labels: readonly PlacedLabel[],
  view: TileView,
  palette: BasemapPalette,
): Generator<void, void> {
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  for (const [index, label] of labels.entries()) {
    paintLabel(context, label, view, palette);
    if (index % AT_ONCE === AT_ONCE - 1) yield;
  }
}
