import { at, facet, ground, heightAt, points } from "#shared/drawing/path-tools.ts";
import { box, CONIFER, gouges, ridge, type SceneProps, Sky, whole } from "./scene-tools.tsx";

/** Long folded ridges, one behind the other. */
export function RidgesScene({ c, random }: SceneProps) {
  const lines = [
    { line: ridge(random, 42, 9, 5), tone: c.far },
    { line: ridge(random, 58, 9, 4), tone: c.mid },
    { line: ridge(random, 78, 8, 4), tone: c.near },
    { line: ridge(random, 98, 6, 3), tone: c.dark },
  ];
  return (
    <>
      <Sky c={c} x={whole(random, 70, 250)} y={30} r={12} />
      {lines.map(({ line, tone }, i) => (
        <g key={tone}>
          <path fill={tone} opacity={i === 0 ? 0.75 : 1} d={ground(line, 124)} />
          <path
            fill={i < 2 ? c.dark : c.lit}
            opacity={i < 2 ? 0.22 : 0.35}
            d={gouges(random, line, 18)}
          />
        </g>
      ))}
    </>
  );
}

/** Snow peaks above dark firs. */
export function PeaksScene({ c, random }: SceneProps) {
  const tips = [20, 84, 146, 214, 286].map(
    (x) => [x + whole(random, -14, 14), whole(random, 12, 40)] as const,
  );
  const treeline = ridge(random, 88, 5, 6);
  const firs = Array.from({ length: 26 }, (_, i) => {
    const x = i * 13.4 - 6 + random() * 6;
    const scale = 0.4 + random() * 0.5;
    return `translate(${at(x, heightAt(treeline, x) + 12 - 40 * scale)}) scale(${scale.toFixed(2)})`;
  });
  return (
    <>
      <Sky c={c} x={whole(random, 120, 200)} y={24} r={9} />
      <path fill={c.far} d={tips.map(([x, y]) => facet(x, y, x + 66, 100, x - 66, 100)).join("")} />
      <path
        fill={c.pale}
        d={tips
          .map(([x, y]) =>
            facet(
              x,
              y,
              x + 17,
              y + 20,
              x + 9,
              y + 17,
              x + 4,
              y + 27,
              x - 3,
              y + 18,
              x - 10,
              y + 25,
              x - 16,
              y + 19,
            ),
          )
          .join("")}
      />
      <path
        fill={c.dark}
        opacity=".25"
        d={tips.map(([x, y]) => facet(x, y, x + 66, 100, x + 8, 100)).join("")}
      />
      <path fill={c.mid} d={ground(ridge(random, 80, 4, 5), 124)} />
      <g fill={c.dark}>
        {firs.map((transform) => (
          <path key={transform} transform={transform} d={CONIFER} />
        ))}
      </g>
      <path
        fill={c.near}
        d={ground(
          treeline.map(([x, y]) => [x, y + 10]),
          124,
        )}
      />
    </>
  );
}

/** The places of a rank of firs that stand at height `y`. */
function firRank(
  random: () => number,
  { y, scale, step }: { readonly y: number; readonly scale: number; readonly step: number },
): string[] {
  return Array.from({ length: Math.ceil(350 / step) }, (_, i) => {
    const size = scale * (0.75 + random() * 0.5);
    const x = i * step - 8 + random() * 6;
    return `translate(${at(x, y - 40 * size + 4)}) scale(${size.toFixed(2)})`;
  });
}

/** Firs, rank behind rank, fading with the distance. */
export function ForestScene({ c, random }: SceneProps) {
  const ranks = [
    { y: 66, scale: 0.55, step: 11, tone: c.far },
    { y: 86, scale: 0.85, step: 16, tone: c.mid },
    { y: 108, scale: 1.25, step: 23, tone: c.near },
    { y: 130, scale: 1.8, step: 36, tone: c.dark },
  ];
  return (
    <>
      <Sky c={c} x={whole(random, 80, 240)} y={26} r={10} />
      {ranks.map(({ y, scale, step, tone }) => (
        <g key={y} fill={tone}>
          <path d={box(-10, y - 6, 340, 124)} />
          {firRank(random, { y, scale, step }).map((transform) => (
            <path key={transform} transform={transform} d={CONIFER} />
          ))}
        </g>
      ))}
    </>
  );
}

/** Bare hills of sagebrush and bunchgrass. */
export function SageScene({ c, random }: SceneProps) {
  const slope = ridge(random, 70, 6, 3);
  const tufts = Array.from({ length: 40 }, () => {
    const y = 84 + random() ** 0.7 * 38;
    return { x: random() * 330, y, size: 2 + (y - 80) * 0.16 };
  }).sort((one, other) => one.y - other.y);
  return (
    <>
      <Sky c={c} x={whole(random, 70, 250)} y={44} r={14} />
      <path fill={c.far} d={ground(ridge(random, 56, 12, 3), 124)} />
      <path fill={c.mid} d={ground(slope, 124)} />
      <path fill={c.dark} opacity=".3" d={gouges(random, slope, 22)} />
      <path fill={c.lit} d={ground(ridge(random, 92, 4, 4), 124)} />
      {tufts.map(({ x, y, size }, i) => (
        <path
          key={at(x, y)}
          fill={i % 3 ? c.near : c.dark}
          d={`M${at(x - size * 1.5, y)}q${(size * 0.2).toFixed(1)} ${(-size * 1.4).toFixed(1)} ${(size * 0.9).toFixed(1)} ${(-size * 1.2).toFixed(1)}q${(size * 0.5).toFixed(1)} ${(-size * 0.9).toFixed(1)} ${size.toFixed(1)} ${(size * 0.1).toFixed(1)}q${size.toFixed(1)} ${(size * 0.1).toFixed(1)} ${(size * 1.1).toFixed(1)} ${(size * 1.1).toFixed(1)}Z`}
        />
      ))}
    </>
  );
}

/** A bridge over the great river. */
export function BridgeScene({ c, random }: SceneProps) {
  const far = ridge(random, 50, 8, 5);
  const spans = [0, 1, 2, 3].map((i) => -20 + i * 96);
  return (
    <>
      <Sky c={c} x={whole(random, 110, 210)} y={34} r={10} />
      <path fill={c.far} d={ground(far, 124)} />
      <path fill={c.dark} opacity=".3" d={gouges(random, far, 20)} />
      <path fill={c.water} d="M-10 84H330V124H-10Z" />
      <path
        fill={c.mid}
        d={`M-10 58${points("40,62 76,76 90,84")
          .map(([x, y]) => `L${x} ${y}`)
          .join("")}H-10ZM330 54L270 64 236 84H330Z`}
      />
      <path fill={c.dark} d="M-10 62H330V66H-10Z" />
      <path
        fill="none"
        stroke={c.dark}
        strokeWidth="2"
        d={spans
          .map(
            (x) =>
              `M${x} 62Q${x + 48} 18 ${x + 96} 62M${x + 16} 62V50M${x + 32} 62V43M${x + 48} 62V40M${x + 64} 62V43M${x + 80} 62V50`,
          )
          .join("")}
      />
      <path fill={c.dark} d={spans.map((x) => `M${x - 4} 66h8l2 34h-12Z`).join("")} />
      <path
        stroke={c.pale}
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M12 94h40M96 100h50M190 92h44M250 104h52M60 112h62M180 116h70"
      />
      <path fill={c.near} d="M-10 112Q40 104 92 124H-10Z" />
    </>
  );
}

/** A ferry on the Sound, with its wake. */
export function FerryScene({ c, random }: SceneProps) {
  const x = whole(random, 120, 170);
  return (
    <>
      <Sky c={c} x={x - 76} y={38} />
      <path fill={c.far} d={ground(ridge(random, 58, 9, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 72, 3, 5), 124)} />
      <path fill={c.water} d="M-10 80H330V124H-10Z" />
      <path
        fill={c.pale}
        d={`M${x - 84} 92H${x + 84}L${x + 70} 106H${x - 70}Z${box(x - 70, 78, 140, 14)}${box(x - 56, 66, 112, 12)}${box(x - 22, 56, 44, 10)}`}
      />
      <path fill={c.near} d={`M${x - 84} 92H${x + 84}L${x + 81} 96H${x - 81}Z`} />
      <path
        fill={c.dark}
        d={[-62, -46, -30, -14, 2, 18, 34, 50]
          .map(
            (dx) =>
              `${box(x + dx, 82, 10, 6)}${Math.abs(dx + 5) < 52 ? box(x + dx, 69, 8, 5) : ""}`,
          )
          .join("")}
      />
      <path fill={c.wine} d={`${box(x - 34, 50, 9, 16)}${box(x + 25, 50, 9, 16)}`} />
      <path
        stroke={c.pale}
        strokeWidth="1.5"
        strokeLinecap="round"
        d={`M${x - 110} 106h36M${x + 70} 107h60M${x - 60} 112h100M${x - 130} 116h46M${x + 60} 117h70`}
      />
      <path
        fill={c.dark}
        d={`M${x + 96} 34q5-5 9 0q4-5 9 0q-5-2-9 3q-4-5-9-3ZM${x + 120} 48q4-4 7 0q3-4 7 0q-4-1-7 3q-3-4-7-3Z`}
      />
    </>
  );
}
