import { at, curve, facet, ground, heightAt, type Point, points } from "./path-tools.ts";
import type { ScenePalette } from "./scene-palettes.ts";

/** What every card drawing is made from; `random` is the card's own repeatable stream. */
export interface SceneProps {
  readonly c: ScenePalette;
  readonly random: () => number;
}

/** A rolling line from edge to edge of the card around height `y`. */
function ridge(random: () => number, y: number, swing: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => [
    -10 + (340 * i) / steps,
    y + (random() - 0.5) * 2 * swing,
  ]);
}

/** Gouges down a slope, as in a lino block. */
function gouges(random: () => number, line: readonly Point[], depth: number): string {
  let d = "";
  for (let x = 0; x < 330; x += 7 + random() * 16) {
    const y = heightAt(line, x) + 1 + random() * 3;
    const long = depth * (0.4 + random() * 0.7);
    const wide = 2 + long * 0.2;
    d += `M${at(x, y)}Q${at(x - long * 0.2, y + long * 0.6)} ${at(x - long * 1.1, y + long)}Q${at(x - long * 0.2 + wide, y + long * 0.8)} ${at(x, y)}Z`;
  }
  return d;
}

function Sky({ c, x, y, r = 11 }: Pick<SceneProps, "c"> & { x: number; y: number; r?: number }) {
  return (
    <>
      <rect x="-10" width="340" height="120" fill={c.sky} />
      <ellipse cx={x} cy={y} rx={r * 9} ry={r * 5} fill={c.glow} opacity=".45" />
      <ellipse cx={x} cy={y} rx={r * 4.6} ry={r * 2.9} fill={c.glow} />
      <circle cx={x} cy={y} r={r} fill={c.disc} />
    </>
  );
}

/** Wedges of vine rows between height `top` and the lower edge, towards (`vx`, `vy`). */
function fan(vx: number, vy: number, top: number, gap: number, from: number, to: number): string {
  let d = "";
  const near = (x: number, y: number) => vx + ((x - vx) * (y - vy)) / (124 - vy);
  for (let x = vx - gap * 14; x < vx + gap * 14; x += gap) {
    d += facet(near(x + from, top), top, near(x + to, top), top, x + to, 124, x + from, 124);
  }
  return d;
}

export function RowsScene({ c, random }: SceneProps) {
  const far = ridge(random, 54, 6, 6);
  const mid = ridge(random, 64, 4, 5);
  const vx = Math.round(120 + random() * 120);
  const hill = curve(points(`-10,86 ${at(vx - 40, 76)} ${at(vx + 70, 76)} 330,84`));
  return (
    <>
      <Sky c={c} x={vx + 20} y={46} />
      <path fill={c.far} d={ground(far, 124)} />
      <path fill={c.mid} d={ground(mid, 124)} />
      <path fill={c.dark} opacity=".45" d={gouges(random, mid, 16)} />
      <path fill={c.near} d={`${hill}L330,124 -10,124Z`} />
      <path fill={c.dark} d={fan(vx, 62, 81, 36, -11, 6)} />
      <path fill={c.lit} d={fan(vx, 62, 80, 36, -1, 8)} />
    </>
  );
}

export function ConeScene({ c, random }: SceneProps) {
  const x = Math.round(100 + random() * 120);
  const low = ridge(random, 76, 4, 7);
  const front = ridge(random, 90, 5, 4);
  return (
    <>
      <Sky c={c} x={x + 78} y={58} r={9} />
      <g transform={`translate(${at(x, 0)})`}>
        <path fill={c.far} d="M-92 82L-58 60-34 36-18 20-8 15 4 13 14 19 30 36 52 58 92 82Z" />
        <path
          fill={c.pale}
          opacity=".55"
          d="M-58 60L-34 36-18 20-8 15 4 13-2 22-6 40-14 30-20 48-28 38-36 56-42 50Z"
        />
        <path
          fill={c.pale}
          d="M4 13L14 19 30 36 52 58 42 54 36 60 30 44 26 60 18 36 14 56 6 36 2 48-6 40-2 22Z"
        />
      </g>
      <path fill={c.mid} d={ground(low, 124)} />
      <path fill={c.dark} opacity=".4" d={gouges(random, low, 16)} />
      <path fill={c.near} d={ground(front, 124)} />
      <path fill={c.dark} d={fan(x - 30, 70, 96, 30, -8, 8)} />
    </>
  );
}

export function BendScene({ c, random }: SceneProps) {
  const x = Math.round(60 + random() * 60);
  const far = ridge(random, 50, 5, 5);
  return (
    <>
      <Sky c={c} x={x + 130} y={40} r={10} />
      <path fill={c.far} d={ground(far, 124)} />
      <path fill={c.mid} d={`M-10 56H${x}l10 6h30l8 6h300V124H-10Z`} />
      <path fill={c.lit} d={ground(points("-10,76 90,70 200,71 330,68"), 124)} />
      <path
        fill={c.water}
        d={`M330 72C230 72 ${at(x + 20, 74)} ${at(x, 84)}C${at(x - 16, 94)} ${at(x + 130, 92)} ${at(x + 140, 104)}C${at(x + 144, 112)} ${at(x + 90, 118)} ${at(x + 60, 124)}H330V112C290 104 ${at(x + 120, 92)} ${at(x + 96, 86)}C${at(x + 110, 79)} 280 80 330 80Z`}
      />
      <path
        stroke={c.pale}
        strokeWidth="1.3"
        strokeLinecap="round"
        d={`M${at(x + 22, 83)}h34M${at(x + 150, 76)}h40M${at(x + 150, 112)}h36M${at(x + 170, 104)}h22M${at(x + 96, 93)}h22`}
      />
      <path
        fill={c.near}
        d={`M-10 92C${at(x - 20, 90)} ${at(x + 40, 100)} ${at(x + 64, 124)}H-10Z`}
      />
    </>
  );
}

/** Basalt columns from `from` to `to`: body, the face turned to us, and the edge in the sun. */
function columns(random: () => number, from: number, to: number, top: number, foot: number) {
  let body = "";
  let face = "";
  let rim = "";
  for (let x = from; x < to; ) {
    const w = Math.min(11 + random() * 10, to - x + 3);
    const y = top + random() * 9;
    const end = foot - random() * 26;
    body += facet(x, y + 3, x + w * 0.4, y, x + w, y + 2.5, x + w, foot, x, foot);
    face += facet(
      x + w * 0.32,
      y + 4,
      x + w * 0.8,
      y + 5,
      x + w * 0.8,
      end,
      x + w * 0.32,
      foot - 6,
    );
    rim += facet(
      x + w * 0.4,
      y,
      x + w,
      y + 2.5,
      x + w,
      end,
      x + w * 0.82,
      end - 8,
      x + w * 0.82,
      y + 4,
    );
    x += w;
  }
  return { body, face, rim };
}

export function CouleeScene({ c, random }: SceneProps) {
  const gap = Math.round(110 + random() * 40);
  const high = 16 + random() * 10;
  const tiers = [
    columns(random, -10, gap - 26, high, 82),
    columns(random, -10, gap, high + 32, 92),
    columns(random, gap + 96, 330, high + 26, 90),
  ];
  return (
    <>
      <Sky c={c} x={gap + 48} y={50} />
      <path fill={c.far} d={ground(ridge(random, 64, 4, 6), 124)} />
      <path fill={c.mid} d="M-10 76H330V124H-10Z" />
      {tiers.map(({ body, face, rim }) => (
        <g key={body}>
          <path fill={c.dark} d={body} />
          <path fill={c.near} d={face} />
          <path fill={c.lit} d={rim} />
        </g>
      ))}
      <path
        fill={c.dark}
        d={`M-10 82H${gap}Q${gap + 14} 92 ${gap + 30} 94L-10 118ZM330 82H${gap + 96}Q${gap + 82} 92 ${gap + 66} 94L330 112Z`}
      />
      <path
        fill={c.water}
        d={`M${gap + 30} 86Q${gap + 52} 80 ${gap + 72} 86Q${gap + 70} 98 330 114V124H-10V118Q${gap} 104 ${gap + 30} 86Z`}
      />
      <path
        stroke={c.pale}
        strokeWidth="1.3"
        strokeLinecap="round"
        d={`M${gap + 36} 90h24M${gap + 14} 99h34M${gap + 52} 107h44M${gap - 30} 115h40`}
      />
    </>
  );
}

/** One conifer with its tip at 0,0 and a height of 40. */
const CONIFER =
  "M0 0L6 11 3.5 10.5 9 20 5.5 19.5 12 31 7 30.5 14 40H-14L-7 30.5-12 31-5.5 19.5-9 20-3.5 10.5-6 11Z";

/** A vineyard west of the Cascades: rows below a skyline of firs. */
export function FirRowsScene({ c, random }: SceneProps) {
  const vx = Math.round(110 + random() * 120);
  const hill = ridge(random, 66, 5, 5);
  const firs = Array.from({ length: 30 }, (_, i) => {
    const x = i * 11.5 + random() * 8 - 8;
    const scale = 0.42 + random() * 0.36 + Math.abs(x - vx) * 0.0018;
    return `translate(${at(x, heightAt(hill, x) + 10 - 40 * scale)}) scale(${scale.toFixed(2)})`;
  });
  return (
    <>
      <Sky c={c} x={vx + 36} y={40} r={9} />
      <path fill={c.far} d={ground(ridge(random, 46, 8, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 58, 5, 5), 124)} />
      <g fill={c.dark}>
        {firs.map((transform) => (
          <path key={transform} transform={transform} d={CONIFER} />
        ))}
      </g>
      <path fill={c.near} d={`${curve(hill.map(([x, y]) => [x, y + 8]))}L330,124 -10,124Z`} />
      <path fill={c.dark} d={fan(vx, 62, 80, 34, -10, 6)} />
      <path fill={c.lit} d={fan(vx, 62, 79, 34, -1, 8)} />
    </>
  );
}

export function ConiferScene({ c, random }: SceneProps) {
  const trees = Array.from({ length: 9 }, (_, i) => {
    const x = Math.round(i < 5 ? -6 + i * 17 + random() * 8 : 236 + (i - 5) * 24 + random() * 10);
    const scale = (i < 5 ? 1.7 - i * 0.22 : 0.9 + (i - 5) * 0.2) + random() * 0.25;
    return `translate(${at(x, 122 - 40 * scale)}) scale(${scale.toFixed(2)})`;
  });
  const peak = Math.round(130 + random() * 60);
  return (
    <>
      <Sky c={c} x={peak + 70} y={36} r={9} />
      <path
        fill={c.far}
        d={`M-10 74L40 54 70 62 ${at(peak - 30, 40)} ${at(peak, 22)} ${at(peak + 26, 42)} ${at(peak + 60, 58)} 290 50 330 66V124H-10Z`}
      />
      <path
        fill={c.pale}
        d={`M${at(peak - 30, 40)}L${at(peak, 22)} ${at(peak + 26, 42)} ${at(peak + 14, 39)} ${at(peak + 8, 46)} ${at(peak - 2, 36)} ${at(peak - 10, 46)} ${at(peak - 18, 39)}Z`}
      />
      <path fill={c.water} d="M-10 76H330V124H-10Z" />
      <path
        fill={c.mid}
        d={`M${at(peak - 90, 80)}q40-14 86 0ZM${at(peak + 40, 88)}q50-20 110 0Z`}
      />
      <path
        stroke={c.pale}
        strokeWidth="1.3"
        strokeLinecap="round"
        d={`M${at(peak - 70, 86)}h40M${at(peak - 20, 92)}h50M${at(peak - 60, 99)}h30M${at(peak + 30, 104)}h44M${at(peak - 30, 111)}h36`}
      />
      <path fill={c.near} d="M-10 112Q60 104 110 124H-10ZM330 104Q260 104 214 124H330Z" />
      <g fill={c.dark}>
        {trees.map((transform) => (
          <path key={transform} transform={transform} d={CONIFER} />
        ))}
      </g>
    </>
  );
}

export function WheatScene({ c, random }: SceneProps) {
  const x = Math.round(70 + random() * 150);
  const lift = Math.round(random() * 8);
  const fold = (y: number, bow: number) => `M-10 ${y}Q${at(x, y - bow)} 330 ${y + 4}`;
  return (
    <>
      <Sky c={c} x={330 - x} y={34} r={10} />
      <path fill={c.far} d={ground(ridge(random, 50, 6, 7), 124)} />
      <path fill={c.mid} d={`${fold(70 - lift, 40)}V124H-10Z`} />
      <path fill={c.lit} d={`M-10 62Q${at(x + 90, 96)} 330 56V124H-10Z`} />
      <path
        fill="none"
        stroke={c.mid}
        strokeWidth="1.3"
        d="M120 84Q230 84 330 66M150 88Q240 89 330 76M100 79Q220 78 330 61"
      />
      <path fill={c.near} d={`M-10 76Q${at(x - 20, 108)} 330 96V124H-10Z`} />
      <path fill={c.dark} d={`M-10 110Q${at(x, 88)} 330 118V124H-10Z`} />
      <path
        fill="none"
        stroke={c.lit}
        strokeWidth="1.2"
        d={`M-10 114Q${at(x, 93)} 330 121M-10 119Q${at(x, 99)} 300 124`}
      />
      <g transform={`translate(${x} ${64 - lift / 2})`}>
        {random() < 0.5 ? (
          <>
            <path fill={c.wine} d="M-14 2V-10L-8 -17-2 -10V2Z" />
            <path fill={c.dark} d="M-16 -9L-8 -19 0 -9-2 -9-8 -16-14 -9ZM4 2V-14Q7 -18 10 -14V2Z" />
          </>
        ) : (
          <path fill={c.dark} d="M-1 2V-6Q-11 -7 -10 -16-8 -26 1 -25 11 -24 10 -14 10 -7 1 -6V2Z" />
        )}
      </g>
    </>
  );
}

const SAIL = "M1 0V24H18Q16 8 1 0ZM-1 6V24H-12Q-9 12 -1 6Z";
const HULL = "M-14 26H20q-3 6-7 6h-21q-4 0-6-6Z";

/** A snow peak with its tip at `x`, `y`: body down to height 96, and cap. */
function peak(random: () => number, x: number, y: number, half: number) {
  const drop = (96 - y) / half;
  const side = (dx: number) => y + Math.abs(dx) * drop;
  const cap = 9 + random() * 9;
  const tooth = cap * 0.4;
  const body = facet(x, y, x + half, 96, x - half, 96);
  const snow = facet(
    ...[x, y, x + cap, side(cap), x + tooth * 1.5, side(cap) - 3, x + tooth, side(cap) + 5],
    ...[
      x,
      side(cap) - 4,
      x - tooth,
      side(cap) + 3,
      x - tooth * 1.6,
      side(cap) - 4,
      x - cap,
      side(cap),
    ],
  );
  return { body, snow };
}

export function LakeScene({ c, random }: SceneProps) {
  const x = Math.round(110 + random() * 100);
  const sail = x + Math.round(random() * 90 - 45);
  const size = 0.6 + random() * 0.5;
  const peaks = [x - 150, x - 108, x - 66, x + 66, x + 112, x + 160, x + 200].map((near) => {
    const tip = near + random() * 34 - 17;
    const middle = Math.max(0, 1 - Math.abs(tip - x) / 70);
    return peak(random, tip, 16 + random() * 18 + 24 * middle, 58 + random() * 40);
  });
  const left = 44 + random() * 14;
  const right = 44 + random() * 14;
  return (
    <>
      <Sky c={c} x={x} y={40} r={9} />
      <path fill={c.far} d={peaks.map(({ body }) => body).join("")} />
      <path fill={c.pale} d={peaks.map(({ snow }) => snow).join("")} />
      <path
        fill={c.mid}
        d={`M-10 ${Math.round(left)}Q60 50 ${x - 8} 70L-10 84ZM330 ${Math.round(right)}Q250 48 ${x + 8} 70L330 84Z`}
      />
      <path
        fill={c.near}
        d={`M-10 66Q70 62 ${x - 12} 71L-10 96ZM330 64Q240 62 ${x + 12} 71L330 94Z`}
      />
      <path fill={c.water} d={`M${x - 12} 71H${x + 12}L330 94V124H-10V96Z`} />
      <path
        stroke={c.pale}
        strokeWidth="1.3"
        strokeLinecap="round"
        d={`M${x - 12} 75h22M${x - 40} 84h28M${x - 90} 96h50M${x + 60} 100h54M${x - 20} 115h60`}
      />
      <g transform={`translate(${sail} ${Math.round(104 - 32 * size)}) scale(${size.toFixed(2)})`}>
        <path fill={c.pale} d={SAIL} />
        <path fill={c.dark} d={HULL} />
      </g>
    </>
  );
}
