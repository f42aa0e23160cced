import { at, facet, ground, points } from "#shared/drawing/path-tools.ts";
import { CONIFER, ridge, type SceneProps, Sky } from "./scene-tools.tsx";

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
