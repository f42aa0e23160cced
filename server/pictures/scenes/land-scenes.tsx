import { at, curve, ground, heightAt, points } from "#shared/drawing/path-tools.ts";
import { CONIFER, fan, gouges, ridge, type SceneProps, Sky } from "./scene-tools.tsx";

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
      <g transform={`translate(${x} 9) scale(.9)`}>
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
