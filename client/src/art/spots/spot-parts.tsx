import { BOTTLE, GLASS } from "#shared/drawing/vessel-shapes.ts";
import { TONES } from "../tones.ts";

export interface ArtProps {
  readonly className?: string | undefined;
}

/** Inks for vessels: glass must stay visible on the dark page as well. */
export const VESSEL = {
  bottle: "light-dark(#333d2b,#4e5b42)",
  bottleShade: "light-dark(#20281b,#384331)",
  bottleLight: "light-dark(#7c8a5f,#93a27c)",
  line: "light-dark(#5a4a46,#cdbdb8)",
  clear: "light-dark(#fffdf6,#ffffff)",
  steel: "light-dark(#a9a6a2,#a19d9d)",
  steelShade: "light-dark(#76726f,#6b6769)",
  steelLight: "light-dark(#dedad3,#d6d2d2)",
  oak: "light-dark(#a8744a,#8a6049)",
  oakShade: "light-dark(#7d5235,#5f4136)",
  oakLight: "light-dark(#d3a468,#b78c61)",
  cork: "light-dark(#d4ab77,#c09a6e)",
  corkShade: "light-dark(#ae8352,#93714f)",
  black: "light-dark(#2c2a2b,#3a3638)",
  blackLight: "light-dark(#5b5759,#6c676a)",
  shadow: "light-dark(#2a14201f,#00000066)",
  label: "light-dark(#fbf4e4,#e9ddcf)",
  rose: "light-dark(#d98a72,#c47b69)",
  white: "light-dark(#e8cf86,#d9c07e)",
  wine: "light-dark(#6e1f3a,#843853)",
  berry: "light-dark(#45132a,#56253d)",
  wineLight: "light-dark(#96405c,#a9617b)",
} as const;

/** Engraver's hatching: level strokes from `y0` to `y1`, ending at `x`, long in the middle. */
function hatch(x: number, y0: number, y1: number, step: number, length: number): string {
  let d = "";
  for (let y = y0; y <= y1; y += step) {
    const share = (y - y0) / (y1 - y0 || 1);
    const long = length * (0.45 + 0.55 * Math.sin(Math.PI * (0.15 + share * 0.7)));
    d += `M${x} ${Math.round(y * 10) / 10}h${Math.round(-long * 10) / 10}`;
  }
  return d;
}

const WIDTH = { bordeaux: 13, burgundy: 15, flute: 10.5 } as const;
const LABEL_TOP = { bordeaux: -46, burgundy: -37, flute: -41 } as const;

interface BottleProps {
  readonly shape: keyof typeof BOTTLE;
  /** The transform that stands it in the drawing; drawn about 100 units high on 0,0. */
  readonly transform: string;
  readonly capsule?: string;
  readonly open?: boolean;
}

export function Bottle({ shape, transform, capsule = VESSEL.wine, open = false }: BottleProps) {
  const w = WIDTH[shape];
  const top = LABEL_TOP[shape];
  const mouth = shape === "flute" ? -105 : -99;
  return (
    <g transform={transform}>
      <path fill={VESSEL.bottle} d={BOTTLE[shape]} />
      <path
        fill="none"
        stroke={VESSEL.bottleShade}
        strokeWidth=".9"
        d={`${hatch(w - 0.5, top - 8, top - 1.5, 1.8, w * 0.9)}${hatch(w - 0.5, -12, -2, 1.8, w * 0.9)}`}
      />
      <path
        fill="none"
        stroke={VESSEL.bottleLight}
        strokeWidth="1.5"
        strokeLinecap="round"
        d={`M${2.6 - w} ${top - 10}V${top - 3}M${2.6 - w} -12V-4M-3.2 ${mouth + 25}V${mouth + 30}`}
      />
      {open ? null : (
        <path
          fill={capsule}
          d={`M-5.4 ${mouth}H5.4V${mouth + 20}Q0 ${mouth + 21.5} -5.4 ${mouth + 20}Z`}
        />
      )}
      <path
        fill={open ? VESSEL.bottleShade : TONES.deep}
        d={`M-6 ${mouth + 2}H6V${mouth + 5.5}H-6Z`}
      />
      <path
        fill={VESSEL.label}
        d={`M${-w} ${top}Q0 ${top + 2.4} ${w} ${top}V-16Q0 -13.6 ${-w} -16Z`}
      />
      <g transform={`translate(0 ${top + 10.5})`}>
        <path fill={TONES.rust} d="M-8 4L-3 -3.5 0 -6 3.5 -2 8 4Z" />
        <path fill={VESSEL.label} d="M-3 -3.5L0 -6 3 -2.5 1 -3 0 -1 -1.5 -2.5Z" />
        <path stroke="#5a4a46" strokeWidth=".8" d="M-8 7H8M-5.5 9.5H5.5" />
      </g>
      <path
        fill="none"
        stroke={VESSEL.corkShade}
        strokeWidth=".6"
        opacity=".7"
        d={hatch(w - 0.6, top + 5, -18, 2, 3.6)}
      />
    </g>
  );
}

interface GlassProps {
  readonly transform: string;
  /** The color of what is in it; nothing when absent. */
  readonly pour?: string;
}

export function Glass({ transform, pour }: GlassProps) {
  return (
    <g transform={transform}>
      <path fill={VESSEL.clear} opacity=".28" d={GLASS.bowl} />
      {pour ? (
        <>
          <path fill={pour} d={GLASS.wine} />
          <ellipse cx="0" cy="-72" rx="19.5" ry="2.4" fill={VESSEL.clear} opacity=".22" />
          <path
            fill="none"
            stroke={VESSEL.berry}
            strokeWidth=".8"
            opacity=".55"
            d="M18.5 -68h-6M18 -65.5h-8M17 -63h-9M15.6 -60.5h-9M13.6 -58h-8.5M10.5 -55.5h-7"
          />
        </>
      ) : null}
      <path fill={VESSEL.line} d={GLASS.stem} />
      <path fill={VESSEL.clear} opacity=".55" d={GLASS.shine} />
      <path fill="none" stroke={VESSEL.line} strokeWidth="1" d={GLASS.bowl} />
      <ellipse
        cy="-92"
        rx="16.5"
        ry="1.9"
        fill={VESSEL.clear}
        fillOpacity=".35"
        stroke={VESSEL.line}
        strokeWidth=".9"
      />
    </g>
  );
}
