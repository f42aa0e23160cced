import { at, ground } from "#shared/drawing/path-tools.ts";
import { box, CONIFER, ridge, type SceneProps, Sky, whole } from "./scene-tools.tsx";

interface Front {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly tone: "near" | "mid" | "far" | "wine";
  readonly floors: number;
  readonly awning: boolean;
  readonly arched: boolean;
}

const TONES = ["near", "wine", "mid", "far"] as const;

function fronts(random: () => number): Front[] {
  const found: Front[] = [];
  let last = whole(random, 0, 3);
  for (let x = -10; x < 330; ) {
    const width = whole(random, 44, 84);
    last = (last + whole(random, 1, 3)) % TONES.length;
    found.push({
      x,
      width,
      top: whole(random, 26, 58),
      tone: TONES[last] ?? "near",
      floors: random() < 0.55 ? 2 : 1,
      awning: random() < 0.6,
      arched: random() < 0.4,
    });
    x += width;
  }
  return found;
}

/** A street of brick fronts with cornices, awnings and lit windows. */
export function StreetScene({ c, random }: SceneProps) {
  const isEvening = random() < 0.4;
  return (
    <>
      <Sky c={c} x={whole(random, 60, 260)} y={34} r={9} />
      <path fill={c.far} opacity=".6" d={ground(ridge(random, 44, 8, 6), 124)} />
      {isEvening ? <rect x="-10" width="340" height="120" fill={c.dark} opacity=".55" /> : null}
      {fronts(random).map((front) => (
        <BrickFront key={front.x} c={c} front={front} />
      ))}
      <path fill={c.dark} d="M-10 108H330V124H-10Z" />
      <path fill={c.lit} opacity=".6" d="M-10 108H330V110H-10Z" />
    </>
  );
}

function BrickFront({ c, front }: Pick<SceneProps, "c"> & { readonly front: Front }) {
  const { x, width, top, tone, floors, awning, arched } = front;
  const columns = width > 64 ? 3 : 2;
  const step = width / columns;
  const panes = Array.from({ length: columns }, (_, i) => x + step * i + step / 2);
  const upper = top + 11;
  const arch = arched ? `q5-7 10 0` : "h10";
  return (
    <>
      <path fill={c[tone]} d={box(x, top, width, 120 - top)} />
      <path fill={c.dark} opacity=".5" d={box(x + width - 3, top, 3, 120 - top)} />
      <path fill={c.lit} d={box(x - 1, top - 4, width + 2, 4)} />
      {floors === 2 && 84 - upper > 18 ? (
        <path
          fill={c.glow}
          d={panes.map((px) => `M${at(px - 5, upper + 2)}${arch}v15h-10Z`).join("")}
        />
      ) : null}
      <path fill={c.glow} d={box(x + 6, 86, width - 26, 20)} />
      <path fill={c.dark} d={box(x + width - 16, 84, 9, 24)} />
      {awning ? (
        <path fill={c.pale} d={`M${at(x + 4, 80)}h${width - 22}l4 8h${-(width - 14)}Z`} />
      ) : null}
    </>
  );
}

/** An airplane hangar with its arched roof, and the runway in front. */
export function HangarScene({ c, random }: SceneProps) {
  const x = whole(random, 60, 110);
  const sock = x > 84 ? 36 : 284;
  return (
    <>
      <Sky c={c} x={320 - x} y={40} />
      <path fill={c.far} d={ground(ridge(random, 66, 7, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 82, 3, 4), 124)} />
      <path fill={c.near} d={`M${x} 106V70Q${x + 80} 16 ${x + 160} 70V106Z`} />
      <path
        fill="none"
        stroke={c.lit}
        strokeWidth="3"
        d={`M${x - 3} 70Q${x + 80} 14 ${x + 163} 70`}
      />
      <path fill={c.dark} d={`M${x + 22} 106V74Q${x + 80} 44 ${x + 138} 74V106Z`} />
      <path fill={c.glow} d={`M${x + 58} 106V63Q${x + 80} 58 ${x + 102} 63V106Z`} />
      <path fill={c.wine} d={`M${x + 70} 106v-16h20v16Z`} />
      <path fill={c.dark} d={`M${sock} 106V56h2V106Z`} />
      <path fill={c.wine} d={`M${sock + 2} 56l22 5-22 6Z`} />
      <path fill={c.dark} d="M-10 104H330V124H-10Z" />
      <path stroke={c.pale} strokeWidth="2" strokeDasharray="22 16" d="M-6 115H330" />
    </>
  );
}

/** A schoolhouse with its belfry among trees. */
export function SchoolhouseScene({ c, random }: SceneProps) {
  const x = whole(random, 96, 170);
  return (
    <>
      <Sky c={c} x={x > 130 ? 70 : 260} y={38} />
      <path fill={c.far} d={ground(ridge(random, 62, 7, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 80, 4, 4), 124)} />
      <path fill={c.wine} d={`M${x - 46} 104V58H${x + 46}V104Z`} />
      <path fill={c.dark} d={`M${x - 52} 60L${x} 32 ${x + 52} 60Z`} />
      <path fill={c.pale} d={`M${x - 9} 40V20H${x + 9}V40Z`} />
      <path fill={c.dark} d={`M${x - 13} 21L${x} 6 ${x + 13} 21ZM${x - 4} 36V26H${x + 4}V36Z`} />
      <path fill={c.glow} d={[-36, -20, 12, 28].map((dx) => box(x + dx, 66, 9, 18)).join("")} />
      <path fill={c.pale} d={box(x - 8, 80, 16, 24)} />
      <path fill={c.near} d={ground(ridge(random, 103, 1.5, 4), 124)} />
      {[x - 92, x + 84].map((tx) => (
        <g key={tx} fill={c.dark}>
          <circle cx={tx} cy="76" r={whole(random, 17, 24)} />
          <path d={box(tx - 2, 84, 4, 22)} />
        </g>
      ))}
    </>
  );
}

/** Roll-up doors in a row, one of them open. */
export function WarehouseScene({ c, random }: SceneProps) {
  const open = whole(random, 0, 3);
  const base = whole(random, 44, 54);
  return (
    <>
      <Sky c={c} x={whole(random, 60, 260)} y={30} r={10} />
      <path fill={c.far} d={ground(ridge(random, 42, 5, 7), 124)} />
      <path
        fill={c.mid}
        d={`M-10 ${base}L74 ${base - 12} 156 ${base} 238 ${base - 12} 330 ${base}V124H-10Z`}
      />
      <path
        fill={c.lit}
        d={`M-10 ${base}L74 ${base - 12} 156 ${base} 238 ${base - 12} 330 ${base}v3L238 ${base - 9} 156 ${base + 3} 74 ${base - 9} -10 ${base + 3}Z`}
      />
      {[0, 1, 2, 3].map((door) => {
        const x = 14 + door * 76;
        return (
          <g key={door}>
            <path fill={door === open ? c.dark : c.near} d={box(x, 66, 56, 42)} />
            {door === open ? (
              <g fill={c.wine} stroke={c.lit} strokeWidth="2">
                <circle cx={x + 17} cy="95" r="11" />
                <circle cx={x + 40} cy="95" r="11" />
                <circle cx={x + 28} cy="77" r="9" />
              </g>
            ) : (
              <path
                stroke={c.dark}
                strokeWidth="1.4"
                opacity=".6"
                d={`M${x} 76h56M${x} 86h56M${x} 96h56`}
              />
            )}
          </g>
        );
      })}
      <path fill={c.dark} d="M-10 108H330V124H-10Z" />
    </>
  );
}

/** A farmhouse with a porch, a barn beside it, and rows behind. */
export function FarmhouseScene({ c, random }: SceneProps) {
  const x = whole(random, 60, 110);
  const barn = x + whole(random, 106, 130);
  return (
    <>
      <Sky c={c} x={whole(random, 120, 220)} y={36} />
      <path fill={c.far} d={ground(ridge(random, 58, 8, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 76, 4, 4), 124)} />
      <path
        stroke={c.lit}
        strokeWidth="2"
        d="M-10 92Q160 78 330 92M-10 98Q160 86 330 98M-10 86Q160 72 330 86"
        fill="none"
      />
      <path
        fill={c.wine}
        d={`M${barn - 32} 106V74L${barn - 24} 60 ${barn} 50 ${barn + 24} 60 ${barn + 32} 74V106Z`}
      />
      <path
        fill={c.dark}
        d={`M${barn - 36} 76L${barn - 27} 58 ${barn} 46 ${barn + 27} 58 ${barn + 36} 76 ${barn + 22} 63 ${barn} 53 ${barn - 22} 63Z`}
      />
      <path fill={c.pale} d={box(barn - 9, 84, 18, 22)} />
      <path fill={c.pale} d={`M${x - 30} 106V66L${x} 46 ${x + 30} 66V106Z`} />
      <path
        fill={c.dark}
        d={`M${x - 36} 69L${x} 43 ${x + 36} 69 ${x + 32} 72 ${x} 50 ${x - 32} 72Z`}
      />
      <path fill={c.glow} d={`${box(x - 8, 62, 7, 10)}${box(x + 2, 62, 7, 10)}`} />
      <path fill={c.near} d={`M${x - 46} 86H${x + 46}L${x + 38} 79H${x - 38}Z`} />
      <path
        stroke={c.dark}
        strokeWidth="2.4"
        d={`M${x - 42} 86V106M${x - 16} 86V106M${x + 16} 86V106M${x + 42} 86V106`}
      />
      <path fill={c.near} d={ground(ridge(random, 105, 1.5, 4), 124)} />
    </>
  );
}

/** An island of firs, and the ferry on its way there. */
export function IslandScene({ c, random }: SceneProps) {
  const x = whole(random, 190, 240);
  const ship = whole(random, 50, 92);
  const firs = Array.from({ length: 13 }, (_, i) => {
    const scale = 0.5 + random() * 0.45;
    return `translate(${at(x - 72 + i * 12, 84 - 40 * scale)}) scale(${scale.toFixed(2)})`;
  });
  return (
    <>
      <Sky c={c} x={ship + 16} y={38} />
      <path fill={c.far} d={ground(ridge(random, 60, 7, 5), 124)} />
      <path fill={c.water} d="M-10 78H330V124H-10Z" />
      <g fill={c.dark}>
        {firs.map((transform) => (
          <path key={transform} transform={transform} d={CONIFER} />
        ))}
      </g>
      <path fill={c.near} d={`M${x - 96} 90Q${x} 66 ${x + 100} 90Z`} />
      <path fill={c.lit} d={`M${x - 96} 90H${x + 100}L${x + 84} 94H${x - 76}Z`} />
      <path
        fill={c.pale}
        d={`M${ship - 34} 96h72l-7 9h-58ZM${ship - 24} 88h50v8h-50ZM${ship - 12} 82h26v6h-26Z`}
      />
      <path fill={c.wine} d={box(ship - 3, 76, 7, 6)} />
      <path
        stroke={c.pale}
        strokeWidth="1.3"
        strokeLinecap="round"
        d={`M${ship - 70} 108h34M${ship + 44} 104h40M${x - 20} 102h60M${x - 60} 113h50M${ship - 20} 116h44`}
      />
    </>
  );
}
