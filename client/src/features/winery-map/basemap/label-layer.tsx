import "./map-labels.css";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useMemo, useState } from "react";
import { useMap } from "react-leaflet";
import { fontFamilyOf } from "#client/fonts/font-stacks.ts";
import { type BasemapPalette, DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import { MapMarks, useMapMoves } from "../markers/map-marks.tsx";
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
import { mapLabels, PLACE_NAMES, type RegionName } from "./map-labels.ts";

const ABOVE_OVERLAYS = 450;
/** Names this many pixels outside the view are drawn too, for when the map is dragged. */
const MARGIN_PX = 200;

interface LabelStyle {
  readonly font: string;
  readonly height: number;
  readonly color: keyof BasemapPalette;
  readonly letterSpacing?: string;
  readonly isCapital?: boolean;
}

const SANS = fontFamilyOf("Instrument Sans");
const SERIF = fontFamilyOf("Newsreader");
const SIGN_PADDING_PX = 5;

const STYLES: Readonly<Record<LabelKind, LabelStyle>> = {
  city: { font: `600 13.5px/16px ${SANS}`, height: 16, color: "townName" },
  town: { font: `500 12px/14px ${SANS}`, height: 14, color: "townName" },
  place: { font: `400 11.5px/13px ${SANS}`, height: 13, color: "placeName" },
  water: { font: `italic 400 13px/14px ${SERIF}`, height: 14, color: "waterName" },
  range: {
    font: `500 10px/12px ${SANS}`,
    height: 12,
    color: "rangeName",
    letterSpacing: "2.5px",
    isCapital: true,
  },
  neighbor: {
    font: `500 11px/13px ${SANS}`,
    height: 13,
    color: "neighborName",
    letterSpacing: "4px",
    isCapital: true,
  },
  peak: { font: `italic 400 12px/13px ${SERIF}`, height: 13, color: "peak" },
  sign: { font: `600 10px/15px ${SANS}`, height: 15, color: "signText" },
  region: { font: `italic 500 14px/16px ${SERIF}`, height: 16, color: "townName" },
};

const textOf = ({ text, kind }: Label): string =>
  STYLES[kind].isCapital ? text.toLocaleUpperCase("en-US") : text;

/** A color of the palette that follows the page between light and dark, on paper too. */
const colorOf = (name: keyof BasemapPalette) =>
  `light-dark(${LIGHT_BASEMAP[name]}, ${DARK_BASEMAP[name]})`;

const COLORS = {
  "--label-halo": colorOf("halo"),
  "--label-water-halo": colorOf("waterHalo"),
  "--label-dot": colorOf("townDot"),
  "--label-peak": colorOf("peak"),
  "--label-sign": colorOf("signFill"),
  "--label-sign-line": colorOf("signLine"),
} as CSSProperties;

/** Measures labels in CSS pixels once their fonts are here: before, all would have other widths. */
function useMeasure(): ((label: Label) => Size) | null {
  const [context, setContext] = useState<CanvasRenderingContext2D | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const fonts = document.fonts as FontFaceSet | undefined;
    const loading = Object.values(STYLES).map(({ font }) => fonts?.load(font));
    void Promise.allSettled(loading).then(() => {
      if (isCurrent) setContext(document.createElement("canvas").getContext("2d"));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return useMemo(() => {
    if (!context) return null;
    return (label) => {
      const { font, height, letterSpacing = "0px" } = STYLES[label.kind];
      context.font = font;
      context.letterSpacing = letterSpacing;
      const width = context.measureText(textOf(label)).width;
      return { width: label.kind === "sign" ? width + 2 * SIGN_PADDING_PX : width, height };
    };
  }, [context]);
}

interface LabelLayerProps {
  /** Names of the regions on show. */
  readonly regions: readonly RegionName[];
  /** Tiles bring names of towns and roads: only the regions' own are then written. */
  readonly hasTiles: boolean;
  /** What stands on the map at a zoom, in world pixels: no name is written there. */
  readonly obstaclesAt: (zoom: number) => readonly Box[];
}

/** The names of a zoom, in view or not; none before fonts and towns are here. */
function usePlacedLabels(props: LabelLayerProps, zoom: number): readonly PlacedLabel[] {
  const { regions, hasTiles, obstaclesAt } = props;
  const measure = useMeasure();
  const { data: towns } = useQuery(geoQueries.towns());
  const { data: roads } = useQuery(geoQueries.roads());
  return useMemo(() => {
    if (!measure || !towns) return [];
    const sources = hasTiles
      ? { towns: [], roads: [], regions, names: [] }
      : { towns, roads: roads?.roads ?? [], regions, names: PLACE_NAMES };
    const labels = mapLabels(sources, zoom);
    return placeLabels({ labels, zoom, measure, obstacles: obstaclesAt(zoom) });
  }, [measure, towns, roads, regions, hasTiles, obstaclesAt, zoom]);
}

/** Names of towns, roads, waters and regions, above the overlays. */
export function LabelLayer(props: LabelLayerProps) {
  const map = useMap();
  useMapMoves();
  const zoom = map.getZoom();
  const placed = usePlacedLabels(props, zoom);
  const { min = map.getPixelOrigin(), max = min } = map.getPixelBounds();
  const inView = placed.filter(
    ({ minX, minY, maxX, maxY }) =>
      maxX > min.x - MARGIN_PX &&
      minX < max.x + MARGIN_PX &&
      maxY > min.y - MARGIN_PX &&
      minY < max.y + MARGIN_PX,
  );
  const marks = inView.map((label) => {
    const { lat, lng } = map.unproject([label.pointX, label.pointY], zoom);
    return {
      key: `${label.label.kind} ${label.label.text} ${label.pointX} ${label.pointY}`,
      at: { latitude: lat, longitude: lng },
      kind: "name" as const,
      drawing: <Name {...label} />,
    };
  });
  return <MapMarks pane="names" zIndex={ABOVE_OVERLAYS} marks={marks} />;
}

/** A name beside its point or on it, and the point's dot. */
function Name({ label, pointX, pointY, middleX, middleY }: PlacedLabel) {
  const { kind, angle = 0, color } = label;
  const { font, letterSpacing, color: colorName } = STYLES[kind];
  return (
    <span aria-hidden="true" style={COLORS}>
      {DOTTED.has(kind) && <span className="map-label-dot" data-kind={kind} />}
      <span
        className="map-label"
        data-kind={kind}
        style={{
          font,
          letterSpacing,
          color: color ?? colorOf(colorName),
          transform: `translate(-50%, -50%) translate(${middleX - pointX}px, ${middleY - pointY}px) rotate(${angle}rad)`,
        }}
      >
        {textOf(label)}
      </span>
    </span>
  );
}
