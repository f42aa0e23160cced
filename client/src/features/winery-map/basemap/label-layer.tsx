import { useQuery } from "@tanstack/react-query";
import { type Coords, type DoneCallback, GridLayer } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import { useMap } from "react-leaflet";
import { fontFamilyOf } from "#client/fonts/font-stacks.ts";
import { type BasemapPalette, DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import { useIsDark } from "../canvas/use-is-dark.ts";
import { MAX_ZOOM } from "../markers/map-node.ts";
import { geoQueries } from "./geo-queries.ts";
import {
  type Box,
  DOTTED,
  type Label,
  type LabelKind,
  type PlacedLabel,
  placeLabels,
  type Size,
} from "./label-placement.ts";
import { mapLabels, type RegionName } from "./map-labels.ts";
import { PLACE_NAMES } from "./place-names.ts";

const PANE = "names";
const ABOVE_OVERLAYS = 450;

/** A square window on the world, in world pixels of its zoom. */
interface TileView {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

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

type Context = CanvasRenderingContext2D;

function applyStyle(context: Context, { font, letterSpacing }: LabelStyle): void {
  context.font = font;
  context.letterSpacing = letterSpacing ?? "0px";
}

function textOf({ text, kind }: Label): string {
  return STYLES[kind].capitals ? text.toLocaleUpperCase("en-US") : text;
}

/** Space a label takes, in CSS pixels. */
function measureLabel(context: Context, label: Label): Size {
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

function paintLabel(context: Context, placed: PlacedLabel, palette: BasemapPalette): void {
  const { label, size } = placed;
  const { kind } = label;
  if (DOTTED.has(kind)) {
    paintDot(context, kind, placed.pointX, placed.pointY, palette);
  }
  context.save();
  context.translate(placed.middleX, placed.middleY);
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

/** A dot may be in the tile beside its name's: this many pixels reach over both. */
const DOT_REACH_PX = 16;
/** Device pixels a CSS pixel that a tile holds at most: more is not seen, but paid for. */
const MAX_DENSITY = 2;

type PaintLabels = (view: TileView, tile: HTMLCanvasElement) => void;

/** Paints the labels that reach into a tile; a tile without any costs no memory. */
function paintTile(
  placed: readonly PlacedLabel[],
  palette: BasemapPalette,
  { left, top, size }: TileView,
  tile: HTMLCanvasElement,
): void {
  const within = placed.filter(({ label, minX, minY, maxX, maxY }) => {
    const reach = DOTTED.has(label.kind) ? DOT_REACH_PX : 0;
    return (
      maxX + reach > left &&
      minX - reach < left + size &&
      maxY + reach > top &&
      minY - reach < top + size
    );
  });
  const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY);
  // Setting the size clears the canvas.
  tile.width = within.length === 0 ? 0 : size * density;
  tile.height = tile.width;
  const context = within.length === 0 ? null : tile.getContext("2d");
  if (!context) return;
  context.scale(density, density);
  context.translate(-left, -top);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  for (const label of within) paintLabel(context, label, palette);
}

/** A layer of canvases with names. */
class LabelTiles extends GridLayer {
  #paint: PaintLabels | null = null;
  readonly #tiles = new Map<HTMLElement, Coords>();

  constructor() {
    super({ pane: PANE, maxZoom: MAX_ZOOM, noWrap: true, updateWhenZooming: false });
    this.on("tileunload", ({ tile }: { tile: HTMLElement }) => this.#tiles.delete(tile));
  }

  /** Paints so from now on, the tiles on show in place, so that nothing flashes. */
  setPaint(paint: PaintLabels): void {
    this.#paint = paint;
    for (const [tile, coords] of this.#tiles) this.#paintSoon(tile, coords, () => {});
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement("canvas");
    this.#tiles.set(tile, coords);
    this.#paintSoon(tile, coords, done);
    return tile;
  }

  /** A task for each tile: the page answers in between. */
  #paintSoon(tile: HTMLElement, { x, y, z: zoom }: Coords, done: DoneCallback): void {
    const size = this.getTileSize().x;
    setTimeout(() => {
      if (!this.#tiles.has(tile) || !(tile instanceof HTMLCanvasElement)) return;
      this.#paint?.({ zoom, left: x * size, top: y * size, size }, tile);
      done(undefined, tile);
    });
  }
}

/** Whether the label fonts are here; names measured before would be placed wrongly. */
function useLabelFonts(): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const fonts = document.fonts as FontFaceSet | undefined;
    const loading = [...new Set(Object.values(STYLES).map(({ font }) => fonts?.load(font)))];
    void Promise.allSettled(loading).then(() => {
      if (isCurrent) setLoaded(true);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return areLoaded;
}

interface LabelLayerProps {
  /** Names of the regions on show. */
  readonly regions: readonly RegionName[];
  /** Tiles bring names of towns and roads: only the regions' own are then written. */
  readonly hasTiles: boolean;
  /** What stands on the map at a zoom, in world pixels: no name is written there. */
  readonly obstaclesAt: (zoom: number) => readonly Box[];
}

/** How names are painted; null until fonts and towns are here. */
function usePaint({ regions, hasTiles, obstaclesAt }: LabelLayerProps): PaintLabels | null {
  const isDark = useIsDark();
  const areFontsLoaded = useLabelFonts();
  const { data: towns } = useQuery(geoQueries.towns());
  const { data: roads } = useQuery(geoQueries.roads());
  return useMemo(() => {
    if (!areFontsLoaded || !towns) return null;
    const measuring = document.createElement("canvas").getContext("2d");
    if (!measuring) return null;
    const palette = isDark ? DARK_BASEMAP : LIGHT_BASEMAP;
    const sources = hasTiles
      ? { towns: [], roads: [], regions, names: [] }
      : { towns, roads: roads?.roads ?? [], regions, names: PLACE_NAMES };
    const placedAt = new Map<number, PlacedLabel[]>();
    return (view, tile) => {
      const { zoom } = view;
      const placed =
        placedAt.get(zoom) ??
        placeLabels({
          labels: mapLabels(sources, zoom),
          zoom,
          measure: (label) => measureLabel(measuring, label),
          obstacles: obstaclesAt(zoom),
        });
      placedAt.set(zoom, placed);
      paintTile(placed, palette, view, tile);
    };
  }, [areFontsLoaded, towns, roads, regions, hasTiles, obstaclesAt, isDark]);
}

/** Names of towns, roads, waters and regions, above the overlays. */
export function LabelLayer(props: LabelLayerProps) {
  const paint = usePaint(props);
  const map = useMap();
  const [layer, setLayer] = useState<LabelTiles | null>(null);
  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    pane.style.zIndex = String(ABOVE_OVERLAYS);
    pane.style.pointerEvents = "none";
    const tiles = new LabelTiles().addTo(map);
    setLayer(tiles);
    return () => {
      tiles.remove();
    };
  }, [map]);
  useEffect(() => {
    if (layer && paint) layer.setPaint(paint);
  }, [layer, paint]);
  return null;
}
