import { AUTO_PALETTE, LANDSCAPE_PALETTES, type LandscapePalette } from "./landscape-palettes.ts";
import {
  CLOUDS,
  FRAME_LAYERS,
  GEESE,
  LAND_LAYERS,
  type LandLayer,
  SHEET,
  SINK,
  SKY_BANDS,
  SKY_FLATTEN,
  SUN,
} from "./landscape-shapes.ts";

export interface VineyardLandscapeProps {
  /** `gold`: the last hour of sun; `dusk`: the hour after; `auto`: gold by day, dusk in dark theme. */
  readonly mood?: "gold" | "dusk" | "auto";
  readonly className?: string | undefined;
}

interface LayersProps {
  readonly layers: readonly LandLayer[];
  readonly palette: LandscapePalette;
}

function Layers({ layers, palette }: LayersProps) {
  return layers.map(({ ink, d, line, place }, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a drawing never change places.
      key={i}
      d={d}
      transform={place ? `matrix(${place.join(" ")})` : undefined}
      fill={line ? "none" : palette[ink]}
      stroke={line ? palette[ink] : undefined}
      strokeWidth={line}
      strokeLinecap="round"
    />
  ));
}

/** The Columbia at a bend, below the Cascades, from a vineyard under a basalt cliff. */
export function VineyardLandscape({ mood = "auto", className }: VineyardLandscapeProps) {
  const palette = mood === "auto" ? AUTO_PALETTE : LANDSCAPE_PALETTES[mood];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={SHEET.width} height={SHEET.height} fill={palette.sky[0]} />
      <g transform={`translate(0 ${SINK})`}>
        {SKY_BANDS.map((r, i) => (
          <ellipse
            key={r}
            cx={SUN[0]}
            cy={SUN[1]}
            rx={r}
            ry={r * SKY_FLATTEN}
            fill={palette.sky[i + 1]}
          />
        ))}
        <circle cx={SUN[0]} cy={SUN[1]} r="46" fill={palette.disc} />
        <path fill={palette.cloud} d={CLOUDS} />
        <path fill="none" stroke={palette.ink} strokeWidth="2.4" strokeLinecap="round" d={GEESE} />
        <Layers layers={LAND_LAYERS} palette={palette} />
      </g>
      <Layers layers={FRAME_LAYERS} palette={palette} />
    </svg>
  );
}
