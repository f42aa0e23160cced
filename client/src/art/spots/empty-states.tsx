import { at, facet, randomFrom } from "#shared/drawing/path-tools.ts";
import { TONES } from "../tones.ts";
import { type ArtProps, Glass, VESSEL } from "./spot-parts.tsx";

/** Nothing found, nothing chosen yet: an empty glass, its cork, and the hills going on without us. */
export function EmptyGlassArt({ className }: ArtProps) {
  return (
    <svg className={className} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <circle cx="160" cy="96" r="84" fill={TONES.sky} />
      <circle cx="204" cy="70" r="15" fill={TONES.sun} />
      <path
        fill={TONES.far}
        d="M77 108Q104 88 134 100T196 90Q224 92 243 106Q240 130 226 148H94Q80 128 77 108Z"
      />
      <path
        fill={TONES.sage}
        d="M82 126Q120 112 160 122T239 122Q230 154 202 176H118Q92 154 82 126Z"
      />
      <path
        fill={TONES.leaf}
        d="M82 126Q96 120 110 118L98 150Q88 140 82 126ZM122 117.5L134 118 126 170 108 162ZM146 119L156 121 160 178 140 176ZM170 123L182 123 196 170 176 177ZM194 122.5L208 121 222 150 206 165ZM220 120.5L238 122Q236 130 230 140Z"
      />
      <path fill={TONES.glow} d="M40 176Q160 162 280 176Q160 190 40 176Z" />
      <Glass transform="translate(146 178) scale(1.42)" />
      <g transform="translate(206 168) rotate(80)">
        <path fill={VESSEL.cork} d="M-8 -15H8V15H-8Z" />
        <path fill={VESSEL.corkShade} d="M3 -15H8V15H3Z" />
        <ellipse cy="-15" rx="8" ry="2.6" fill={VESSEL.wine} />
        <path
          stroke={VESSEL.corkShade}
          strokeWidth="1.2"
          strokeLinecap="round"
          d="M-4 -6h3M-2 2h3M-5 8h4"
        />
      </g>
    </svg>
  );
}

/** A vine row along the road, from the vanishing point to the lower edge. */
function hedge(near: number, wide: number, lift: number): string {
  const random = randomFrom(Math.abs(near) + lift);
  const left: string[] = [];
  const right: string[] = [];
  for (let t = 158 / (168 - lift); t > 0.05; t *= 0.88) {
    const x = 262 + (near - 262) * t;
    const y = 122 + (168 - lift) * t;
    left.push(at(x - wide * t * (0.8 + random() * 0.4), y));
    right.unshift(at(x + wide * t * (0.8 + random() * 0.4), y));
  }
  return `M${left.join(" ")} ${right.join(" ")}Z`;
}

const HEDGES = [-640, -420, -230, -60, 100, 424, 584, 754, 944, 1164];

/** The page that is not there: a lost cork rolling down a road between the vines. */
export function LostCorkArt({ className }: ArtProps) {
  return (
    <svg className={className} viewBox="0 0 480 280" aria-hidden="true" focusable="false">
      <path fill={TONES.sky} d="M0 60Q120 10 262 14T480 70V280H0Z" />
      <ellipse cx="300" cy="106" rx="130" ry="70" fill={TONES.glow} opacity=".7" />
      <circle cx="306" cy="96" r="26" fill={TONES.sun} />
      <path fill={TONES.far} d="M60 122L104 92 126 70 140 58 152 54 166 64 186 88 226 122Z" />
      <path
        fill={TONES.snow}
        d="M126 70L140 58 152 54 166 64 178 78 170 76 164 84 156 72 148 86 140 74 134 80Z"
      />
      <path fill={TONES.rust} d="M0 116Q60 100 130 112T280 108T400 104T480 108V150H0Z" />
      <path fill={TONES.wheat} d="M0 132Q120 118 262 122T480 128V280H0Z" />
      <path fill={TONES.glow} d={facet(258, 122, 266, 122, 366, 280, 150, 280)} />
      <path fill={TONES.leaf} d={HEDGES.map((x) => hedge(x, 42, 6)).join("")} />
      <path fill={TONES.sage} d={HEDGES.map((x) => hedge(x + 8, 17, 22)).join("")} />
      <path
        fill="none"
        stroke={TONES.rust}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
        d="M263 134Q268 152 258 166T268 196M262 140Q256 160 266 180"
        strokeDasharray="3 8"
      />
      <ellipse cx="262" cy="246" rx="44" ry="8" fill={TONES.deep} opacity=".25" />
      <g transform="translate(258 216) rotate(62)">
        <path fill={VESSEL.cork} d="M-22 -38H22V38H-22Z" />
        <path fill={VESSEL.corkShade} d="M8 -38H22V38H8Z" />
        <ellipse cy="38" rx="22" ry="7" fill={VESSEL.cork} />
        <ellipse cy="-38" rx="22" ry="7" fill={VESSEL.wine} />
        <path
          stroke={VESSEL.corkShade}
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M-15 -26h8M-17 -8h5M-16 10h9M-4 14h7M-13 26h5M0 -28h5M3 25h4"
        />
        <path
          fill="none"
          stroke={TONES.rust}
          strokeWidth="2.6"
          strokeLinejoin="round"
          d="M-9 -14L-4.5 2 0 -9 4.5 2 9 -14"
        />
      </g>
      <path
        fill="none"
        stroke={TONES.deep}
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".7"
        d="M204 196Q198 206 200 216M192 200Q187 208 188 214M316 182Q322 190 321 200"
      />
    </svg>
  );
}
