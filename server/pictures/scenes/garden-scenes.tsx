import { at, curve, ground } from "#shared/drawing/path-tools.ts";
import { BOTTLE, GLASS } from "#shared/drawing/vessel-shapes.ts";
import { box, CONIFER, ridge, type SceneProps, Sky, whole } from "./scene-tools.tsx";

/** Tables under umbrellas, and a string of lamps above them. */
export function TerraceScene({ c, random }: SceneProps) {
  const first = whole(random, 52, 84);
  const lamps = Array.from({ length: 13 }, (_, i) => [
    i * 27,
    20 + 10 * Math.sin((i / 12) * Math.PI),
  ]);
  return (
    <>
      <Sky c={c} x={whole(random, 90, 240)} y={44} />
      <path fill={c.far} d={ground(ridge(random, 58, 7, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 78, 4, 5), 124)} />
      <path fill={c.lit} d="M-10 100H330V124H-10Z" />
      <path
        stroke={c.dark}
        strokeWidth=".9"
        opacity=".35"
        d="M-10 106H330M-10 113H330M40 100L20 124M120 100L112 124M200 100L206 124M280 100L300 124"
      />
      {[0, 1, 2].map((i) => {
        const x = first + i * 102;
        return (
          <g key={x}>
            <path fill={c.dark} d={box(x - 1.2, 50, 2.4, 62)} />
            <path
              fill={i === 1 ? c.pale : c.wine}
              d={`M${x - 46} 62Q${x - 30} 38 ${x} 34Q${x + 30} 38 ${x + 46} 62Q${x + 32} 56 ${x + 23} 62Q${x} 55 ${x - 23} 62Q${x - 32} 56 ${x - 46} 62Z`}
            />
            <path
              fill={c.dark}
              opacity=".28"
              d={`M${x} 34Q${x + 30} 38 ${x + 46} 62Q${x + 32} 56 ${x + 23} 62Q${x + 14} 44 ${x} 34Z`}
            />
            <path
              fill={c.dark}
              d={`M${x - 24} 88H${x + 24}V92H${x - 24}Z${box(x - 34, 84, 3, 28)}${box(x - 34, 97, 12, 3)}${box(x - 25, 97, 3, 15)}${box(x + 31, 84, 3, 28)}${box(x + 22, 97, 12, 3)}${box(x + 22, 97, 3, 15)}`}
            />
            <g transform={`translate(${x - 10} 88) scale(.22)`} fill={c.pale}>
              <path d={GLASS.wine} />
              <path d={GLASS.stem} />
            </g>
            <path
              transform={`translate(${x + 10} 88) scale(.24)`}
              fill={c.dark}
              d={BOTTLE.bordeaux}
            />
          </g>
        );
      })}
      <path
        fill="none"
        stroke={c.dark}
        strokeWidth="1"
        d={curve(lamps.map(([x = 0, y = 0]) => [x, y - 3]))}
      />
      {lamps.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.6" fill={c.disc} />
      ))}
    </>
  );
}

/** An arbor over a path, with beds on both sides. */
export function GardenScene({ c, random }: SceneProps) {
  const x = whole(random, 130, 190);
  const tones = [c.wine, c.pale, c.disc, c.lit] as const;
  const flowers = Array.from({ length: 64 }, () => {
    const side = random() < 0.5 ? -1 : 1;
    const y = 92 + random() * 26;
    const far = 26 + (y - 90) * 1.4;
    return {
      fx: x + side * (far + random() * 130),
      fy: y,
      r: 1.8 + (y - 90) * 0.09,
      tone: Math.floor(random() * 4),
    };
  });
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const turn = Math.PI * (i / 25);
    return { lx: x - Math.cos(turn) * 42, ly: 60 - Math.sin(turn) * 38, r: 5 + random() * 4 };
  });
  return (
    <>
      <Sky c={c} x={x} y={58} r={12} />
      <path fill={c.far} d={ground(ridge(random, 66, 6, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 82, 4, 5), 124)} />
      <path fill={c.near} d="M-10 92Q160 84 330 92V124H-10Z" />
      <path fill={c.pale} d={`M${x - 7} 88H${x + 7}L${x + 52} 124H${x - 52}Z`} />
      <g fill={c.dark}>
        {[x - 92, x + 88].map((tx) => (
          <path key={tx} d={`M${tx} 42q16 24 12 52h-24q-4-28 12-52Z`} />
        ))}
        <path d={`${box(x - 45, 56, 5, 54)}${box(x + 40, 56, 5, 54)}`} />
        {leaves.map(({ lx, ly, r }) => (
          <circle key={at(lx, ly)} cx={Math.round(lx)} cy={Math.round(ly)} r={r.toFixed(1)} />
        ))}
      </g>
      {leaves
        .filter((_, i) => i % 3 === 0)
        .map(({ lx, ly }) => (
          <circle
            key={at(lx, ly)}
            cx={Math.round(lx + 3)}
            cy={Math.round(ly + 2)}
            r="2.6"
            fill={c.wine}
          />
        ))}
      {flowers.map(({ fx, fy, r, tone }) => (
        <circle
          key={at(fx, fy)}
          cx={Math.round(fx)}
          cy={Math.round(fy)}
          r={r.toFixed(1)}
          fill={tones[tone]}
        />
      ))}
    </>
  );
}

/** A table on the grass below a great tree. */
export function PicnicScene({ c, random }: SceneProps) {
  const x = whole(random, 90, 130);
  const table = x + 86;
  const crown = Array.from({ length: 11 }, (_, i) => {
    const turn = (i / 11) * Math.PI * 2;
    return { cx: x + Math.cos(turn) * 38, cy: 34 + Math.sin(turn) * 20, r: 18 + random() * 7 };
  });
  return (
    <>
      <Sky c={c} x={x + 140} y={40} />
      <path fill={c.far} d={ground(ridge(random, 62, 7, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 80, 4, 5), 124)} />
      <path fill={c.lit} d="M-10 94Q160 86 330 96V124H-10Z" />
      <ellipse cx={x + 10} cy="108" rx="86" ry="8" fill={c.dark} opacity=".25" />
      <path
        fill={c.dark}
        d={`M${x - 7} 108Q${x - 3} 80 ${x - 12} 50H${x + 14}Q${x + 5} 80 ${x + 9} 108Z`}
      />
      {crown.map(({ cx, cy, r }, i) => (
        <circle
          key={at(cx, cy)}
          cx={Math.round(cx)}
          cy={Math.round(cy)}
          r={Math.round(r)}
          fill={i % 3 ? c.near : c.dark}
        />
      ))}
      <circle cx={x} cy="32" r="26" fill={c.near} />
      <path
        fill={c.dark}
        d={`M${table - 40} 86H${table + 40}V91H${table - 40}ZM${table - 52} 100H${table + 52}V104H${table - 52}Z`}
      />
      <path
        stroke={c.dark}
        strokeWidth="4"
        d={`M${table - 22} 90L${table - 34} 114M${table + 22} 90L${table + 34} 114`}
      />
      <path fill={c.pale} d={`M${table - 26} 86H${table + 18}L${table + 22} 94H${table - 22}Z`} />
      <path transform={`translate(${table - 8} 86) scale(.28)`} fill={c.wine} d={BOTTLE.burgundy} />
      <g transform={`translate(${table + 8} 86) scale(.24)`} fill={c.pale}>
        <path d={GLASS.wine} />
        <path d={GLASS.stem} />
      </g>
    </>
  );
}

/** A guitar against a barrel, for an evening with music. */
export function GuitarScene({ c, random }: SceneProps) {
  const x = whole(random, 96, 136);
  const stars = Array.from({ length: 16 }, () => [random() * 320, random() * 46] as const);
  return (
    <>
      <rect x="-10" width="340" height="124" fill={c.far} />
      <path fill={c.sky} opacity=".55" d="M-10 0H330V70H-10Z" />
      {stars.map(([sx, sy]) => (
        <circle key={at(sx, sy)} cx={Math.round(sx)} cy={Math.round(sy)} r="1.3" fill={c.disc} />
      ))}
      <circle cx={x + 40} cy="66" r="74" fill={c.glow} opacity=".35" />
      <path fill={c.mid} d={ground(ridge(random, 74, 5, 5), 124)} />
      <path fill={c.near} d="M-10 104H330V124H-10Z" />
      <path
        fill={c.dark}
        d={`M${x + 54} 108Q${x + 44} 76 ${x + 54} 44H${x + 110}Q${x + 120} 76 ${x + 110} 108Z`}
      />
      <path
        fill={c.lit}
        d={`M${x + 50} 56H${x + 114}V60H${x + 50}ZM${x + 50} 92H${x + 114}V96H${x + 50}Z`}
      />
      <path
        stroke={c.lit}
        strokeWidth="1"
        opacity=".5"
        d={`M${x + 68} 44Q${x + 62} 76 ${x + 68} 108M${x + 82} 44V108M${x + 96} 44Q${x + 102} 76 ${x + 96} 108`}
      />
      <g transform={`translate(${x + 74} 44) scale(.42)`}>
        <path fill={c.pale} opacity=".6" d={GLASS.bowl} />
        <path fill={c.wine} d={GLASS.wine} />
        <path fill={c.pale} d={GLASS.stem} />
      </g>
      <g transform={`translate(${x} 78) rotate(16)`}>
        <path
          fill={c.wine}
          d="M0 34C-24 34 -30 8 -18 -2C-10 -8 -18 -14 -12 -24C-6 -32 6 -32 12 -24C18 -14 10 -8 18 -2C30 8 24 34 0 34Z"
        />
        <circle r="7" cy="-4" fill={c.dark} />
        <path fill={c.dark} d="M-3 -8V-70H3V-8ZM-6 -84H6L4 -68H-4ZM-10 16H10V20H-10Z" />
        <path stroke={c.pale} strokeWidth=".8" d="M-1.5 18V-78M1.5 18V-78" />
      </g>
    </>
  );
}

/** A house with lit windows among firs, where guests stay for the night. */
export function CabinScene({ c, random }: SceneProps) {
  const x = whole(random, 120, 190);
  const firs = Array.from({ length: 17 }, (_, i) => {
    const scale = 0.9 + random() * 0.8;
    return `translate(${at(i * 21 - 6, 100 - 40 * scale)}) scale(${scale.toFixed(2)})`;
  });
  return (
    <>
      <Sky c={c} x={x > 150 ? 66 : 258} y={30} r={9} />
      <rect x="-10" width="340" height="124" fill={c.dark} opacity=".4" />
      <circle cx={x > 150 ? 66 : 258} cy="30" r="9" fill={c.disc} />
      <path fill={c.far} d={ground(ridge(random, 62, 9, 6), 124)} />
      <g fill={c.dark}>
        {firs.map((transform) => (
          <path key={transform} transform={transform} d={CONIFER} />
        ))}
      </g>
      <path fill={c.near} d={ground(ridge(random, 96, 2, 4), 124)} />
      <circle cx={x} cy="84" r="60" fill={c.glow} opacity=".25" />
      <path fill={c.mid} d={`M${x - 48} 106V70L${x} 38 ${x + 48} 70V106Z`} />
      <path
        fill={c.dark}
        d={`M${x - 58} 76L${x} 32 ${x + 58} 76 ${x + 53} 80 ${x} 42 ${x - 53} 80ZM${x + 24} 50V30h10V58Z`}
      />
      <path
        fill={c.disc}
        d={`${box(x - 36, 76, 18, 18)}${box(x + 18, 76, 18, 18)}M${x - 10} 64L${x} 56 ${x + 10} 64V70H${x - 10}Z`}
      />
      <path fill={c.wine} d={box(x - 9, 78, 18, 28)} />
      <path
        stroke={c.mid}
        strokeWidth="2"
        d={`M${x - 27} 76V94M${x - 36} 85H${x - 18}M${x + 27} 76V94M${x + 18} 85H${x + 36}`}
      />
      <path fill={c.glow} opacity=".6" d={`M${x - 9} 106h18l24 18h-66Z`} />
    </>
  );
}
