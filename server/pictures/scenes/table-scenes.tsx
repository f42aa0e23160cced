import { at, ground, points } from "#shared/drawing/path-tools.ts";
import { BOTTLE, GLASS } from "#shared/drawing/vessel-shapes.ts";
import { box, type SceneProps, whole } from "./scene-tools.tsx";

/** Bread, cheese and grapes on a board, and a glass beside it. */
export function BoardScene({ c, random }: SceneProps) {
  const x = whole(random, 64, 104);
  const berries = Array.from({ length: 14 }, () => [x + 128 + random() * 34, 74 + random() * 18]);
  return (
    <>
      <rect x="-10" width="340" height="124" fill={c.glow} />
      <circle cx={x + 186} cy="40" r="70" fill={c.pale} opacity=".5" />
      <path
        fill={c.far}
        opacity=".7"
        d={ground(points("-10,70 80,60 170,68 260,58 330,66"), 124)}
      />
      <path fill={c.mid} d="M-10 88H330V124H-10Z" />
      <path fill={c.lit} d="M-10 88H330V91H-10Z" />
      <path
        fill={c.dark}
        d={`M${x - 16} 98Q${x - 16} 92 ${x - 8} 92H${x + 184}Q${x + 192} 92 ${x + 192} 98T${x + 184} 104H${x - 8}Q${x - 16} 104 ${x - 16} 98Z`}
      />
      <path fill={c.near} d={`M${x - 12} 96H${x + 188}V99H${x - 12}Z`} />
      <path fill={c.lit} d={`M${x} 92Q${x - 4} 62 ${x + 26} 62T${x + 58} 92Z`} />
      <path
        stroke={c.near}
        strokeWidth="2.4"
        strokeLinecap="round"
        d={`M${x + 12} 72q6 8 2 16M${x + 26} 68q6 10 2 20M${x + 40} 72q6 8 2 16`}
      />
      <path fill={c.disc} d={`M${x + 66} 92V76L${x + 112} 66V92Z`} />
      <path fill={c.pale} d={`M${x + 66} 76L${x + 112} 66 ${x + 118} 69 ${x + 72} 80Z`} />
      <path
        fill={c.glow}
        d={`M${x + 80} 86a4 4 0 1 0 8 0a4 4 0 1 0-8 0M${x + 96} 80a3 3 0 1 0 6 0a3 3 0 1 0-6 0`}
      />
      {berries.map(([bx = 0, by = 0]) => (
        <circle
          key={at(bx, by)}
          cx={Math.round(bx)}
          cy={Math.round(by)}
          r="6"
          fill={c.wine}
          stroke={c.dark}
          strokeWidth=".8"
        />
      ))}
      <path stroke={c.dark} strokeWidth="2" fill="none" d={`M${x + 146} 74q4-10 14-12`} />
      <g transform={`translate(${x > 84 ? 36 : 296} 106) scale(.94)`}>
        <path fill={c.pale} opacity=".6" d={GLASS.bowl} />
        <path fill={c.wine} d={GLASS.wine} />
        <path fill={c.pale} d={GLASS.stem} />
        <path fill={c.pale} opacity=".8" d={GLASS.shine} />
      </g>
    </>
  );
}

const FLUTE = "M-8 -92C-11 -70 -10 -44 0 -40C10 -44 11 -70 8 -92Z";
const FLUTE_STEM = "M-1.2 -42V-7Q-1.4 -3 -11 -.6V0H11V-.6Q1.4 -3 1.2 -7V-42Z";

/** Three flutes and a bottle of sparkling wine. */
export function FluteScene({ c, random }: SceneProps) {
  const x = whole(random, 92, 126);
  const bubbles = Array.from({ length: 54 }, () => [
    random() * 330,
    random() * 92,
    1 + random() * 3.4,
  ]);
  return (
    <>
      <rect x="-10" width="340" height="124" fill={c.sky} />
      <circle cx={x + 60} cy="58" r="86" fill={c.glow} opacity=".8" />
      {bubbles.map(([bx = 0, by = 0, r = 1]) => (
        <circle
          key={at(bx, by)}
          cx={Math.round(bx)}
          cy={Math.round(by)}
          r={r.toFixed(1)}
          fill="none"
          stroke={c.pale}
          strokeWidth="1"
        />
      ))}
      <path fill={c.near} d="M-10 98H330V124H-10Z" />
      <path fill={c.lit} d="M-10 98H330V100H-10Z" />
      <g transform={`translate(${x} 108) scale(.9)`}>
        <path fill={c.dark} d={BOTTLE.flute} />
        <path fill={c.wine} d="M-5.5 -108H5.5V-80Q0 -76 -5.5 -80Z" />
        <path fill={c.pale} d="M-10 -34H10V-12H-10Z" />
      </g>
      {[46, 82, 118].map((dx, i) => (
        <g key={dx} transform={`translate(${x + dx} ${106 + (i % 2) * 4}) scale(.92)`}>
          <path fill={c.pale} opacity=".55" d={FLUTE} />
          <path fill={c.disc} d="M-9.6 -76C-10.4 -58 -8 -43 0 -40C8 -43 10.4 -58 9.6 -76Z" />
          <path fill={c.pale} d={FLUTE_STEM} />
          <path
            fill="none"
            stroke={c.pale}
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeDasharray=".1 6"
            d="M-2 -44V-74M3 -50V-74"
          />
        </g>
      ))}
    </>
  );
}

const CORK = "light-dark(#d9b078,#a5825a)";
const BARK = "light-dark(#a9793f,#6d5238)";

/** Corks in a heap, and the screw that drew them. */
export function CorkScene({ c, random }: SceneProps) {
  const x = whole(random, 70, 96);
  const rows = [7, 5, 3];
  const corks = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      cx: x + row * 27 + i * 27 + random() * 6,
      cy: 96 - row * 19,
      turn: Math.round(random() * 50 - 25),
    })),
  );
  return (
    <>
      <rect x="-10" width="340" height="124" fill={c.mid} />
      <circle cx={x + 92} cy="66" r="96" fill={c.far} />
      <circle cx={x + 92} cy="66" r="60" fill={c.glow} opacity=".5" />
      <path fill={c.near} d="M-10 100H330V124H-10Z" />
      {corks.map(({ cx, cy, turn }) => (
        <g key={at(cx, cy)} transform={`translate(${at(cx, cy)}) rotate(${turn})`}>
          <path fill={CORK} d="M-13 -7Q-15 0 -13 7H13Q15 0 13 -7Z" />
          <ellipse cx="13" rx="3" ry="7" fill={c.wine} />
          <path stroke={BARK} strokeWidth="1" d="M-8 -3h7M-4 2h9M2 -3h4" />
        </g>
      ))}
      <g transform={`translate(${x > 83 ? 38 : 284} 58) rotate(14)`}>
        <path
          fill={c.dark}
          d="M-24 -34Q-24 -42 -16 -42H16Q24 -42 24 -34T16 -26H-16Q-24 -26 -24 -34ZM-2.4 -26H2.4V0H-2.4Z"
        />
        <path
          fill="none"
          stroke={c.pale}
          strokeWidth="3.4"
          strokeLinecap="round"
          d="M0 0q8 4 0 8t0 8q8 4 0 8t0 8q7 4 0 8"
        />
      </g>
    </>
  );
}

/** Tanks of steel in a row, with their ladders and doors. */
export function TanksScene({ c, random }: SceneProps) {
  const first = whole(random, 4, 26);
  return (
    <>
      <rect x="-10" width="340" height="124" fill={c.far} />
      <path fill={c.mid} d="M-10 0H330V16L160 4 -10 16Z" />
      <path stroke={c.dark} strokeWidth="3" d="M-10 16L160 4 330 16M60 11V0M160 4V-4M260 11V0" />
      <circle cx="160" cy="26" r="52" fill={c.glow} opacity=".35" />
      {[0, 1, 2, 3, 4].map((i) => {
        const x = first + i * 66;
        const top = i % 2 ? 30 : 22;
        return (
          <g key={x}>
            <path
              fill={c.pale}
              d={`M${x} ${top + 10}Q${x + 26} ${top - 10} ${x + 52} ${top + 10}V104H${x}Z`}
            />
            <path
              fill={c.water}
              opacity=".75"
              d={`M${x + 32} ${top + 2}Q${x + 46} ${top + 4} ${x + 52} ${top + 10}V104H${x + 36}Z`}
            />
            <path fill={c.dark} opacity=".35" d={`${box(x, 46, 52, 2)}${box(x, 78, 52, 2)}`} />
            <circle cx={x + 22} cy="92" r="8" fill={c.water} stroke={c.dark} strokeWidth="1.4" />
            <circle cx={x + 22} cy="92" r="2" fill={c.wine} />
            <path fill={c.dark} d={`${box(x + 6, 104, 5, 8)}${box(x + 41, 104, 5, 8)}`} />
            <path fill={c.wine} d={box(x + 12, 56, 14, 10)} />
          </g>
        );
      })}
      <path fill={c.near} d="M-10 110H330V124H-10Z" />
      <path
        fill="none"
        stroke={c.wine}
        strokeWidth="3.4"
        strokeLinecap="round"
        d={`M${first + 22} 100Q${first + 40} 122 ${first + 120} 116T330 118`}
      />
    </>
  );
}
