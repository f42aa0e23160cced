import { at, ground, heightAt } from "#shared/drawing/path-tools.ts";
import { VINE_LEAF } from "#shared/drawing/vine-leaf-shape.ts";
import { box, fan, gouges, ridge, type SceneProps, Sky, whole } from "./scene-tools.tsx";

/** Fruit trees in rows. */
export function OrchardScene({ c, random }: SceneProps) {
  const rows = [
    { y: 85, size: 7, step: 24 },
    { y: 98, size: 11, step: 44 },
    { y: 117, size: 17, step: 78 },
  ];
  return (
    <>
      <Sky c={c} x={whole(random, 80, 240)} y={38} r={10} />
      <path fill={c.far} d={ground(ridge(random, 52, 9, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 70, 5, 5), 124)} />
      <path fill={c.lit} d="M-10 82H330V124H-10Z" />
      {rows.map(({ y, size, step }) => {
        const start = random() * step - step / 2;
        return Array.from({ length: Math.ceil(340 / step) + 1 }, (_, i) => {
          const x = start + i * step;
          return (
            <g key={at(x, y)}>
              <path fill={c.dark} d={box(x - size * 0.1, y - size, size * 0.2, size)} />
              <circle cx={Math.round(x)} cy={Math.round(y - size * 1.2)} r={size} fill={c.near} />
              <path
                fill={c.dark}
                opacity=".3"
                d={`M${at(x, y - size * 2.2)}a${size} ${size} 0 0 1 0 ${size * 2}Z`}
              />
              {size > 7
                ? [-0.5, 0.1, 0.55, -0.15].map((dx, j) => (
                    <circle
                      key={dx}
                      cx={Math.round(x + dx * size)}
                      cy={Math.round(y - size * (0.8 + 0.25 * j))}
                      r={size * 0.13}
                      fill={c.wine}
                    />
                  ))
                : null}
            </g>
          );
        });
      })}
    </>
  );
}

/** Hop poles with their bines, as the Yakima Valley grows them. */
export function HopsScene({ c, random }: SceneProps) {
  const vx = whole(random, 130, 190);
  const poles = [-150, -96, -54, -22, 22, 54, 96, 150];
  return (
    <>
      <Sky c={c} x={vx} y={62} r={12} />
      <path fill={c.far} d={ground(ridge(random, 74, 5, 6), 124)} />
      <path fill={c.near} d="M-10 92H330V124H-10Z" />
      <path fill={c.lit} d={fan(vx, 82, 94, 44, -7, 7)} />
      {poles.map((dx) => {
        const x = vx + dx;
        const size = 0.3 + Math.abs(dx) / 170;
        const top = 84 - 78 * size;
        const foot = 92 + 20 * size;
        const clumps = Array.from({ length: 12 }, (_, i) => ({
          y: top + ((foot - top) * i) / 12 + 3,
          w: (5 + (i / 12) * 7 + random() * 4) * size,
        }));
        return (
          <g key={dx}>
            <path
              fill={c.dark}
              d={box(x - 1.5 * size, top - 4 * size, 3 * size, foot - top + 4 * size)}
            />
            {clumps.map(({ y, w }) => (
              <path
                key={y}
                fill={c.mid}
                d={`M${at(x - w, y)}q${w.toFixed(1)} ${(-6 * size).toFixed(1)} ${(2 * w).toFixed(1)} 0q${(-w).toFixed(1)} ${(13 * size).toFixed(1)} ${(-2 * w).toFixed(1)} 0Z`}
              />
            ))}
            {clumps
              .filter((_, i) => i % 3 === 1)
              .map(({ y, w }) => (
                <ellipse
                  key={y}
                  cx={at(x + w * 0.4, y).split(",")[0]}
                  cy={Math.round(y + 3)}
                  rx={(2.4 * size).toFixed(1)}
                  ry={(3.6 * size).toFixed(1)}
                  fill={c.lit}
                />
              ))}
          </g>
        );
      })}
      <path
        stroke={c.dark}
        strokeWidth="1"
        d={poles
          .map(
            (dx) =>
              `M${vx} 64L${vx + dx * 1.6} ${at(0, 84 - 78 * (0.3 + Math.abs(dx) / 106)).slice(2)}`,
          )
          .join("")}
      />
    </>
  );
}

/** A grain elevator beside the railroad, above the wheat. */
export function ElevatorScene({ c, random }: SceneProps) {
  const x = whole(random, 96, 176);
  return (
    <>
      <Sky c={c} x={x > 136 ? 62 : 258} y={40} />
      <path fill={c.far} d={ground(ridge(random, 70, 7, 5), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 86, 4, 4), 124)} />
      <path
        fill={c.pale}
        d={`M${x} 102V30H${x + 26}V16L${x + 39} 8 ${x + 52} 16V30H${x + 60}V102Z`}
      />
      <path
        fill={c.dark}
        opacity=".3"
        d={`M${x + 39} 8L${x + 52} 16V30H${x + 60}V102H${x + 39}Z`}
      />
      <path
        fill={c.wine}
        d={`M${x - 4} 31L${x + 4} 25H${x + 58}L${x + 64} 31ZM${x + 23} 17L${x + 39} 5 ${x + 55} 17Z`}
      />
      {[66, 92].map((dx) => (
        <g key={dx}>
          <path fill={c.water} d={`M${x + dx} 102V56Q${x + dx + 12} 42 ${x + dx + 24} 56V102Z`} />
          <path
            fill={c.dark}
            opacity=".3"
            d={`M${x + dx + 14} 49Q${x + dx + 22} 50 ${x + dx + 24} 56V102H${x + dx + 14}Z`}
          />
        </g>
      ))}
      <path fill={c.near} d={`M${x - 34} 102V78L${x - 18} 70 ${x} 78V102Z`} />
      <path fill={c.lit} d="M-10 100Q160 94 330 101V124H-10Z" />
      <path
        stroke={c.near}
        strokeWidth="1.2"
        d={Array.from(
          { length: 46 },
          (_, i) => `M${i * 7 + 3} ${124 - (i % 3)}l${(i % 5) - 2} -13`,
        ).join("")}
      />
      <path stroke={c.dark} strokeWidth="1.6" d="M-10 104H330" />
    </>
  );
}

/** Rows of lavender toward a hill. */
export function LavenderScene({ c, random }: SceneProps) {
  const vx = whole(random, 120, 200);
  return (
    <>
      <Sky c={c} x={vx - 60} y={36} r={10} />
      <path fill={c.far} d={ground(ridge(random, 54, 7, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 68, 4, 5), 124)} />
      <path fill={c.lit} d="M-10 76H330V124H-10Z" />
      <path fill="light-dark(#7d63a8,#5c4a80)" d={fan(vx, 60, 77, 42, -14, 10)} />
      <path fill="light-dark(#a58bc8,#7a65a3)" d={fan(vx, 58, 78, 42, -12, 0)} />
      <circle cx={vx + 96} cy="62" r="15" fill={c.dark} />
      <path fill={c.dark} d={box(vx + 94, 66, 4, 14)} />
    </>
  );
}

/** One old vine, thick in the trunk. */
export function OldVineScene({ c, random }: SceneProps) {
  const x = whole(random, 120, 200);
  const hill = ridge(random, 70, 5, 5);
  const leaves = Array.from({ length: 20 }, () => {
    const side = random() < 0.5 ? -1 : 1;
    const dx = side * (14 + random() * 74);
    return `translate(${at(x + dx, 30 + Math.abs(dx) * 0.1 + random() * 20)}) rotate(${Math.round(random() * 140 - 70)}) scale(${(0.26 + random() * 0.14).toFixed(2)})`;
  });
  return (
    <>
      <Sky c={c} x={x - 84} y={48} r={13} />
      <path fill={c.far} d={ground(hill, 124)} />
      <path fill={c.mid} d={ground(ridge(random, 88, 3, 5), 124)} />
      <path fill={c.near} d="M-10 106Q160 98 330 106V124H-10Z" />
      <path
        fill={c.dark}
        d={`M${x - 15} 112Q${x - 6} 88 ${x - 13} 66Q${x - 24} 52 ${x - 70} 42Q${x - 92} 38 ${x - 100} 44Q${x - 84} 32 ${x - 62} 36Q${x - 22} 40 ${x - 2} 54Q${x + 18} 38 ${x + 60} 34Q${x + 88} 30 ${x + 102} 42Q${x + 82} 38 ${x + 62} 42Q${x + 26} 50 ${x + 13} 66Q${x + 6} 88 ${x + 17} 112Z`}
      />
      <path
        stroke={c.lit}
        strokeWidth="1.4"
        opacity=".6"
        fill="none"
        d={`M${x - 6} 108Q${x} 86 ${x - 4} 66M${x + 5} 108Q${x + 1} 88 ${x + 6} 70`}
      />
      <g fill={c.wine}>
        {[-66, -38, 36, 70].map((dx) => (
          <path key={dx} d={`M${x + dx - 9} 50h18q3 9-3 14q-1 7-6 12q-5-5-6-12q-6-5-3-14Z`} />
        ))}
      </g>
      <g fill={c.near}>
        {leaves.map((transform) => (
          <path key={transform} transform={transform} d={VINE_LEAF} />
        ))}
      </g>
      <path fill={c.dark} opacity=".3" d={gouges(random, hill, 12)} />
    </>
  );
}

/** Round stones of an old riverbed, with a vine between them. */
export function CobblesScene({ c, random }: SceneProps) {
  const tones = [c.near, c.dark, c.mid, c.far, c.pale] as const;
  const rows = [80, 88, 98, 110, 122].map((y, row) => {
    const size = 6 + row * 3;
    return Array.from({ length: Math.ceil(340 / (size * 1.7)) + 1 }, (_, i) => ({
      x: i * size * 1.7 - 10 + random() * size,
      y: y + random() * 4,
      size: size * (0.8 + random() * 0.35),
      tone: tones[Math.floor(random() * tones.length)] ?? c.near,
    }));
  });
  const back = ridge(random, 58, 6, 6);
  return (
    <>
      <Sky c={c} x={whole(random, 80, 240)} y={40} />
      <path fill={c.far} d={ground(back, 124)} />
      <path fill={c.mid} d={ground(ridge(random, 72, 3, 5), 124)} />
      <path fill={c.dark} d="M-10 80H330V124H-10Z" />
      {[52, 132, 212, 292].map((x) => (
        <g key={x} fill={c.near} stroke={c.dark} strokeWidth=".8">
          <path
            d={`M${x - 2} 88Q${x} 74 ${x - 1} ${Math.round(heightAt(back, x)) + 10}h3Q${x + 3} 76 ${x + 3} 88Z`}
          />
          {[-12, -4, 6, 13].map((dx, i) => (
            <path
              key={dx}
              transform={`translate(${x + dx} ${58 + (i % 2) * 6}) rotate(${dx * 4}) scale(.2)`}
              d={VINE_LEAF}
            />
          ))}
        </g>
      ))}
      {rows.flat().map(({ x, y, size, tone }) => (
        <ellipse
          key={at(x, y)}
          cx={Math.round(x)}
          cy={Math.round(y)}
          rx={size.toFixed(1)}
          ry={(size * 0.66).toFixed(1)}
          fill={tone}
          stroke={c.dark}
          strokeWidth="1.2"
        />
      ))}
    </>
  );
}
