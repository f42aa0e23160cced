export type LabelKind =
  | "city"
  | "town"
  | "place"
  | "water"
  | "range"
  | "neighbour"
  | "peak"
  | "sign"
  | "region";

/** A name that may stand on the map. `x` and `y` are world units (0 to 1). */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly kind: LabelKind;
  readonly minZoom: number;
  readonly maxZoom?: number;
  /** Radians, clockwise. */
  readonly angle?: number;
  /** Overrides the colour of the kind. */
  readonly colour?: string;
  /** Room the name needs, in world units: it waits for the zoom at which it fits. */
  readonly room?: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A label with the world pixel its middle stands on; `left` to `bottom` is the space it takes. */
export interface PlacedLabel {
  readonly label: Label;
  readonly pointX: number;
  readonly pointY: number;
  readonly middleX: number;
  readonly middleY: number;
  readonly size: Size;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Box = Pick<PlacedLabel, "left" | "top" | "right" | "bottom">;

const CELL = 128;
const SPACE_AROUND = 3;
const SIGN_SPACING = 260;

/** Kinds that stand beside a dot instead of on their point. */
const BESIDE: ReadonlySet<LabelKind> = new Set(["city", "town", "place", "peak"]);
const DOT_GAP = 7;

class Occupied {
  readonly #cells = new Map<string, Box[]>();

  #cellsOf(box: Box): string[] {
    const cells: string[] = [];
    for (let x = Math.floor(box.left / CELL); x <= Math.floor(box.right / CELL); x++) {
      for (let y = Math.floor(box.top / CELL); y <= Math.floor(box.bottom / CELL); y++) {
        cells.push(`${x},${y}`);
      }
    }
    return cells;
  }

  isFree(box: Box): boolean {
    return this.#cellsOf(box).every((cell) =>
      (this.#cells.get(cell) ?? []).every(
        (other) =>
          box.right <= other.left ||
          box.left >= other.right ||
          box.bottom <= other.top ||
          box.top >= other.bottom,
      ),
    );
  }

  take(box: Box): void {
    for (const cell of this.#cellsOf(box)) {
      const boxes = this.#cells.get(cell);
      if (boxes) boxes.push(box);
      else this.#cells.set(cell, [box]);
    }
  }
}

function middles(label: Label, pointX: number, pointY: number, size: Size): [number, number][] {
  if (!BESIDE.has(label.kind)) return [[pointX, pointY]];
  const aside = DOT_GAP + size.width / 2;
  const over = DOT_GAP + size.height / 2;
  return [
    [pointX + aside, pointY],
    [pointX - aside, pointY],
    [pointX, pointY - over],
    [pointX, pointY + over],
  ];
}

function boxAround(middleX: number, middleY: number, size: Size, angle: number): Box {
  const cosine = Math.abs(Math.cos(angle));
  const sine = Math.abs(Math.sin(angle));
  const halfWidth = (size.width * cosine + size.height * sine) / 2 + SPACE_AROUND;
  const halfHeight = (size.width * sine + size.height * cosine) / 2 + SPACE_AROUND / 2;
  return {
    left: middleX - halfWidth,
    top: middleY - halfHeight,
    right: middleX + halfWidth,
    bottom: middleY + halfHeight,
  };
}

/** The first of a label's possible places that is free, or undefined. */
function findPlace(
  label: Label,
  size: Size,
  worldSize: number,
  occupied: Occupied,
): PlacedLabel | undefined {
  const pointX = label.x * worldSize;
  const pointY = label.y * worldSize;
  for (const [middleX, middleY] of middles(label, pointX, pointY, size)) {
    const box = boxAround(middleX, middleY, size, label.angle ?? 0);
    if (occupied.isFree(box)) return { label, pointX, pointY, middleX, middleY, size, ...box };
  }
  return undefined;
}

function isInZoom({ minZoom, maxZoom }: Label, zoom: number): boolean {
  return zoom >= minZoom && (maxZoom === undefined || zoom <= maxZoom);
}

function isNear(placed: PlacedLabel, label: Label, worldSize: number): boolean {
  const dx = placed.pointX - label.x * worldSize;
  return Math.hypot(dx, placed.pointY - label.y * worldSize) < SIGN_SPACING;
}

/**
 * Places labels at a zoom, the first ones first; a label that would touch an earlier one is left
 * out. The same labels give the same places wherever the map is, so names do not jump on a pan.
 */
export function placeLabels(
  labels: readonly Label[],
  zoom: number,
  measure: (label: Label) => Size,
): PlacedLabel[] {
  const worldSize = 256 * 2 ** zoom;
  const occupied = new Occupied();
  const signs = new Map<string, PlacedLabel[]>();
  const placed: PlacedLabel[] = [];

  for (const label of labels) {
    if (!isInZoom(label, zoom)) continue;
    const sameSigns = label.kind === "sign" ? (signs.get(label.text) ?? []) : [];
    if (sameSigns.some((sign) => isNear(sign, label, worldSize))) continue;
    const size = measure(label);
    if (size.width > (label.room ?? 1) * worldSize) continue;
    const place = findPlace(label, size, worldSize, occupied);
    if (!place) continue;
    occupied.take(place);
    placed.push(place);
    if (label.kind === "sign") signs.set(label.text, [...sameSigns, place]);
  }
  return placed;
}
