import { TONES } from "../tones.ts";
import { VINE_LEAF, VINE_LEAF_VEINS } from "../vine-leaf-shape.ts";
import { type ArtProps, Bottle, Glass, hatch, VESSEL } from "./spot-parts.tsx";

interface SpotProps extends ArtProps {
  readonly children: React.ReactNode;
}

/** The common sheet: a low sun behind, the table's edge below. */
function Spot({ className, children }: SpotProps) {
  return (
    <svg className={className} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <circle cx="60" cy="58" r="46" fill={TONES.sky} />
      <path fill={TONES.glow} d="M14 110Q60 105 106 110Q60 115 14 110Z" />
      {children}
    </svg>
  );
}

export function BordeauxBottle({ className }: ArtProps) {
  return (
    <Spot className={className}>
      <Bottle shape="bordeaux" transform="translate(60 110) scale(1.05)" />
    </Spot>
  );
}

export function BurgundyBottle({ className }: ArtProps) {
  return (
    <Spot className={className}>
      <Bottle shape="burgundy" transform="translate(60 110) scale(1.05)" capsule={TONES.sun} />
    </Spot>
  );
}

/** The slender bottle of Riesling. */
export function FluteBottle({ className }: ArtProps) {
  return (
    <Spot className={className}>
      <Bottle shape="flute" transform="translate(60 110)" capsule={TONES.sage} />
    </Spot>
  );
}

export function WineGlass({ className }: ArtProps) {
  return (
    <Spot className={className}>
      <Glass transform="translate(60 110) scale(1.1)" pour={VESSEL.wine} />
    </Spot>
  );
}

export function GlassFlight({ className }: ArtProps) {
  return (
    <Spot className={className}>
      <Glass transform="translate(26 100) scale(.72)" pour={VESSEL.white} />
      <Glass transform="translate(60 100) scale(.72)" pour={VESSEL.rose} />
      <Glass transform="translate(94 100) scale(.72)" pour={VESSEL.wine} />
      <path fill={VESSEL.oak} d="M6 100H114L112 109H8Z" />
      <path fill={VESSEL.oakLight} d="M6 100H114L113.5 102.5H6.5Z" />
      <path stroke={VESSEL.oakShade} strokeWidth=".9" d="M16 105.5H44M52 106.5H90M96 105H106" />
    </Spot>
  );
}

export function Decanter({ className }: ArtProps) {
  const body = "M54 14H66L64.5 44C64.5 58 98 72 98 92Q98 110 60 110T22 92C22 72 55.5 58 55.5 44Z";
  return (
    <Spot className={className}>
      <path fill={VESSEL.clear} opacity=".3" d={body} />
      <path
        fill={VESSEL.wine}
        d="M30.5 78H89.5C95 83 98 87 98 92Q98 110 60 110T22 92C22 87 25 83 30.5 78Z"
      />
      <ellipse cx="60" cy="78" rx="29.5" ry="3.4" fill={VESSEL.wineLight} />
      <path
        stroke={VESSEL.berry}
        strokeWidth=".9"
        d="M93 85h-16M95.5 88h-22M96.5 91h-26M96.5 94h-26M95.5 97h-25M93 100h-22M88 103h-19"
      />
      <path fill="none" stroke={VESSEL.line} strokeWidth="1.3" d={body} />
      <path fill={VESSEL.line} d="M51 12.5Q60 9.5 69 12.5L66 15.5H54Z" />
      <path
        fill="none"
        stroke={VESSEL.clear}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
        d="M58 20V44C57 56 40 65 32 76M27.5 86Q26 92 29 97"
      />
    </Spot>
  );
}

export function Barrel({ className }: ArtProps) {
  return (
    <Spot className={className}>
      <path fill={VESSEL.oak} d="M34 18H86C98 44 98 82 86 108H34C22 82 22 44 34 18Z" />
      <path
        fill={VESSEL.oakShade}
        d="M86 18C98 44 98 82 86 108H72C79 82 79 44 72 18ZM46 18C42 44 42 82 46 108H48C44.5 82 44.5 44 48 18ZM59 18V108H61V18Z"
      />
      <path fill={VESSEL.oakLight} d="M37 18C28 44 28 82 37 108H40C32.5 82 32.5 44 40 18Z" />
      <path
        stroke={VESSEL.oakShade}
        strokeWidth=".9"
        d={`${hatch(71, 26, 34, 2.4, 11)}${hatch(74, 56, 72, 2.4, 13)}${hatch(71, 92, 100, 2.4, 11)}`}
      />
      <path
        fill={VESSEL.black}
        d="M31 24H89L91.5 31H28.5ZM26.3 42H93.7L94.7 49H25.3ZM25.3 77H94.7L93.7 84H26.3ZM28.5 95H91.5L89 102H31Z"
      />
      <path
        stroke={VESSEL.blackLight}
        strokeWidth="1.4"
        d="M35 27.5H45M30 45.5H43M30 80.5H43M33 98.5H45"
      />
      <path fill={VESSEL.oakLight} d="M34 18H86Q87 14.5 85 14H35Q33 14.5 34 18Z" />
      <circle cx="60" cy="63" r="4" fill={TONES.wine} />
      <circle cx="60" cy="63" r="2" fill={TONES.deep} />
    </Spot>
  );
}

const BERRIES = [
  [36, 48],
  [50, 46],
  [64, 46],
  [78, 48],
  [30, 60],
  [44, 60],
  [58, 59],
  [72, 60],
  [86, 61],
  [38, 73],
  [52, 73],
  [66, 73],
  [80, 74],
  [46, 86],
  [60, 86],
  [73, 86],
  [54, 98],
  [66, 98],
  [60, 108],
] as const;

export function GrapeCluster({ className }: ArtProps) {
  return (
    <Spot className={className}>
      <g transform="translate(62 26) rotate(-12) scale(.52)">
        <path fill={TONES.leaf} d={VINE_LEAF} />
        <path fill="none" stroke={TONES.sage} strokeWidth="2" d={VINE_LEAF_VEINS} />
      </g>
      <path
        fill="none"
        stroke={VESSEL.oakShade}
        strokeWidth="4"
        strokeLinecap="round"
        d="M22 18Q48 26 60 20T100 16M60 21V40"
      />
      <path
        fill="none"
        stroke={TONES.leaf}
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M84 18Q98 24 94 32T86 34 92 40"
      />
      {BERRIES.map(([x, y], i) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="8.2" fill={i % 3 === 1 ? VESSEL.berry : VESSEL.wine} />
          <path
            fill="none"
            stroke={TONES.snow}
            strokeWidth="1.4"
            strokeLinecap="round"
            opacity=".7"
            d={`M${x - 4.6} ${y - 0.6}q1-4 4.6-4.4`}
          />
        </g>
      ))}
    </Spot>
  );
}

/** The mark of an article or a page without its own picture. */
export function VineLeaf({ className }: ArtProps) {
  return (
    <Spot className={className}>
      <g transform="translate(60 42) rotate(6) scale(.92)">
        <path fill={TONES.leaf} d={VINE_LEAF} />
        <path
          fill={TONES.sage}
          d="M0 -4L-5 -16-14 -25-20 -21-29 -25-33 -18-43 -17-43 -9-50 -3-43 3-42 9-33 11-28 14-36 19-46 19-45 26-52 33-43 35-38 42-30 40-23 40-19 37-22 45-18 50-15 57-8 58 0 68Z"
        />
        <path
          fill="none"
          stroke={TONES.sky}
          strokeWidth="1.7"
          strokeLinecap="round"
          d={`${VINE_LEAF_VEINS}M0 26L20 40M0 26L-20 40M0 40L12 52M0 40L-12 52M22 -3L32 -14M-22 -3L-32 -14M24 17L38 15M-24 17L-38 15`}
        />
      </g>
      <path
        fill="none"
        stroke={VESSEL.oakShade}
        strokeWidth="3.4"
        strokeLinecap="round"
        d="M60 40Q58 24 68 12"
      />
    </Spot>
  );
}
