import { at, ground } from "#shared/drawing/path-tools.ts";
import { BOTTLE, GLASS } from "#shared/drawing/vessel-shapes.ts";
import { box, ridge, type SceneProps, Sky, whole } from "./scene-tools.tsx";

/** A tasting room's front, close up: the door, its lantern, and bottles in the window. */
export function DoorScene({ c, random }: SceneProps) {
  const x = whole(random, 188, 224);
  const courses = Array.from({ length: 12 }, (_, i) => i * 10);
  const joints = courses.flatMap((y, row) =>
    Array.from({ length: 9 }, (_, i) => `M${i * 40 + (row % 2) * 20 - 8} ${y}v10`),
  );
  return (
    <>
      <rect x="-10" width="340" height="124" fill={c.near} />
      <path
        stroke={c.dark}
        strokeWidth=".9"
        opacity=".35"
        d={`${courses.map((y) => `M-10 ${y}H330`).join("")}${joints.join("")}`}
      />
      <path fill={c.dark} d={box(28, 22, 128, 78)} />
      <path fill={c.glow} d={box(33, 27, 118, 68)} />
      <path fill={c.pale} d="M22 24H162L170 40H14Z" />
      <path fill={c.wine} d="M40 24h18l-3 16h-22ZM84 24h18l2 16h-22ZM128 24h18l8 16h-22Z" />
      {[54, 82, 110, 134].map((px, i) => (
        <g key={px} transform={`translate(${px} 95) scale(.46)`}>
          <path fill={i % 2 ? c.wine : c.dark} d={i % 2 ? BOTTLE.burgundy : BOTTLE.bordeaux} />
          <path fill={c.pale} d="M-12 -34H12V-14H-12Z" />
        </g>
      ))}
      <path fill={c.dark} d={`M${x - 34} 112V34Q${x} 2 ${x + 34} 34V112Z`} />
      <path fill={c.wine} d={`M${x - 28} 112V36Q${x} 9 ${x + 28} 36V112Z`} />
      <path fill={c.glow} d={`M${x - 21} 62V39Q${x} 18 ${x + 21} 39V62Z`} />
      <path stroke={c.wine} strokeWidth="3" d={`M${x} 22V62M${x - 21} 48H${x + 21}`} />
      <circle cx={x + 20} cy="80" r="2.6" fill={c.disc} />
      <circle cx={x + 62} cy="44" r="26" fill={c.glow} opacity=".4" />
      <path fill={c.dark} d={`M${x + 54} 34h16l-3 22h-10ZM${x + 60} 26h4v8h-4Z`} />
      <path fill={c.disc} d={`M${x + 57} 37h10l-2 16h-6Z`} />
      <path fill={c.mid} d="M-10 108H330V124H-10Z" />
      <path fill={c.lit} d={box(x - 44, 105, 88, 6)} />
    </>
  );
}

/** A counter under lamps, with bottles on its shelves. */
export function BarScene({ c, random }: SceneProps) {
  const lamp = whole(random, 44, 70);
  const shelf = (y: number) =>
    Array.from({ length: 17 }, (_, i) => ({
      at: `${i * 19 + (y > 40 ? 2 : 10)} ${y}`,
      shape: random() < 0.6 ? BOTTLE.bordeaux : BOTTLE.burgundy,
      tone: (["dark", "wine", "near", "lit"] as const)[Math.floor(random() * 4)] ?? "dark",
    }));
  return (
    <>
      <rect x="-10" width="340" height="124" fill={c.far} />
      <path fill={c.mid} d="M-10 0H330V8H-10Z" />
      {[34, 72].flatMap((y) =>
        shelf(y).map(({ at: place, shape, tone }) => (
          <path
            key={`${place} ${y}`}
            transform={`translate(${place}) scale(.29)`}
            fill={c[tone]}
            d={shape}
          />
        )),
      )}
      <path fill={c.dark} d="M-10 34H330V38H-10ZM-10 72H330V76H-10Z" />
      {[0, 1, 2].map((i) => {
        const x = lamp + i * 100;
        return (
          <g key={x}>
            <path fill={c.glow} opacity=".35" d={`M${x} 20L${x + 46} 90H${x - 46}Z`} />
            <path stroke={c.dark} strokeWidth="1.6" d={`M${x} 0V14`} />
            <path fill={c.dark} d={`M${x - 15} 24Q${x} 4 ${x + 15} 24Z`} />
            <circle cx={x} cy="25" r="4" fill={c.disc} />
          </g>
        );
      })}
      {[0, 1, 2, 3].map((i) => (
        <g key={i} transform={`translate(${lamp + 34 + i * 58} 92) scale(.36)`}>
          <path fill={c.pale} opacity=".6" d={GLASS.bowl} />
          <path fill={c.wine} d={GLASS.wine} />
          <path fill={c.pale} d={GLASS.stem} />
        </g>
      ))}
      <path fill={c.lit} d="M-10 92H330V98H-10Z" />
      <path fill={c.near} d="M-10 98H330V124H-10Z" />
      <path
        stroke={c.dark}
        strokeWidth="1.2"
        opacity=".5"
        d="M20 98V124M80 98V124M140 98V124M200 98V124M260 98V124"
      />
    </>
  );
}

/** A building on a corner, its two fronts in the light and in the shade. */
export function CornerScene({ c, random }: SceneProps) {
  const x = whole(random, 120, 176);
  const left = [0, 1, 2, 3].map((i) => x - 30 - i * 28);
  const right = [0, 1, 2].map((i) => x + 14 + i * 34);
  return (
    <>
      <Sky c={c} x={x + 118} y={34} r={10} />
      <path fill={c.far} opacity=".7" d={ground(ridge(random, 64, 6, 6), 124)} />
      <path fill={c.mid} d={`M-10 44L${x} 22V112H-10Z`} />
      <path fill={c.near} d={`M${x} 22L${x + 116} 46V112H${x}Z`} />
      <path fill={c.lit} d={`M-10 38L${x} 15 ${x + 120} 41V47L${x} 23 -10 45Z`} />
      <path
        fill={c.glow}
        d={left.map((lx) => `M${lx} ${66 - (x - lx) * -0.06}h14v-18q-7-7-14 0Z`).join("")}
      />
      <path
        fill={c.dark}
        opacity=".7"
        d={right.map((rx) => `M${rx} ${68 + (rx - x) * 0.05}h15v-17q-7-7-15 0Z`).join("")}
      />
      <path fill={c.dark} d={`M${x - 15} 112V80H${x + 13}V112Z`} />
      <path fill={c.glow} d={`${box(x - 11, 84, 9, 28)}${box(x + 1, 84, 9, 28)}`} />
      <path
        fill={c.wine}
        d={`M${x - 24} 74L${x} 68 ${x + 24} 75 ${x + 28} 83 ${x} 78 ${x - 28} 82Z`}
      />
      <path fill={c.pale} d={`${box(x - 108, 84, 70, 22)}${box(x + 30, 86, 68, 20)}`} />
      <path fill={c.dark} d={`${box(x - 74, 84, 2, 22)}${box(x + 63, 86, 2, 20)}`} />
      <path fill={c.dark} d={`M${x + 146} 112V44h3V112Z`} />
      <circle cx={x + 147.5} cy="42" r="6" fill={c.disc} />
      <path fill={c.dark} d="M-10 110H330V124H-10Z" />
      <path fill={c.pale} opacity=".5" d="M-10 110H330V112H-10Z" />
    </>
  );
}

/** Pictures on a wall, and a bench before them. */
export function GalleryScene({ c, random }: SceneProps) {
  const frames = [
    { x: 18, y: 22, w: 62, h: 50 },
    { x: 100, y: 14, w: 96, h: 62 },
    { x: 216, y: 26, w: 44, h: 44 },
    { x: 278, y: 20, w: 60, h: 54 },
  ];
  return (
    <>
      <rect x="-10" width="340" height="124" fill={c.pale} />
      <path fill={c.glow} opacity=".5" d="M-10 0H330V30H-10Z" />
      {frames.map(({ x, y, w, h }, i) => {
        const skyline = y + h * (0.45 + random() * 0.2);
        return (
          <g key={x}>
            <path fill={c.dark} d={box(x - 3, y - 3, w + 6, h + 6)} />
            <path fill={i % 2 ? c.sky : c.glow} d={box(x, y, w, h)} />
            <circle
              cx={x + w * (0.25 + random() * 0.5)}
              cy={y + h * 0.34}
              r={h * 0.13}
              fill={c.disc}
            />
            <path
              fill={i % 2 ? c.far : c.mid}
              d={`M${x} ${skyline}L${at(x + w * 0.4, skyline - h * 0.18)} ${at(x + w, skyline)}V${y + h}H${x}Z`}
            />
            <path
              fill={i % 2 ? c.near : c.wine}
              d={`M${x} ${at(0, skyline + h * 0.2).slice(2)}Q${at(x + w * 0.5, skyline + 2)} ${at(x + w, skyline + h * 0.25)}V${y + h}H${x}Z`}
            />
          </g>
        );
      })}
      <path fill={c.lit} d="M-10 96H330V124H-10Z" />
      <path fill={c.dark} opacity=".3" d="M-10 96H330V98H-10Z" />
      <path fill={c.wine} d={box(104, 92, 108, 8)} />
      <path fill={c.dark} d={`${box(112, 100, 5, 14)}${box(199, 100, 5, 14)}`} />
    </>
  );
}

/** A gabled hall of stone with round windows, as old wineries have them. */
export function HallScene({ c, random }: SceneProps) {
  const x = whole(random, 130, 190);
  return (
    <>
      <Sky c={c} x={x > 160 ? 62 : 262} y={36} />
      <path fill={c.far} d={ground(ridge(random, 58, 8, 6), 124)} />
      <path fill={c.mid} d={ground(ridge(random, 80, 4, 4), 124)} />
      <path fill={c.near} d={`M${x - 86} 106V62H${x + 86}V106Z`} />
      <path fill={c.dark} d={`M${x - 92} 64L${x - 70} 40H${x + 70}L${x + 92} 64Z`} />
      <path fill={c.pale} d={`M${x - 34} 106V52L${x} 18 ${x + 34} 52V106Z`} />
      <path
        fill={c.dark}
        d={`M${x - 41} 56L${x} 13 ${x + 41} 56 ${x + 37} 60 ${x} 22 ${x - 37} 60Z`}
      />
      <circle cx={x} cy="48" r="8" fill={c.wine} />
      <path fill={c.dark} d={`M${x - 3} 22h6v14h-6Z`} />
      <path fill={c.wine} d={`M${x - 12} 106V78Q${x} 64 ${x + 12} 78V106Z`} />
      <path
        fill={c.glow}
        d={[-72, -52, 44, 64].map((dx) => `M${x + dx - 6} 92V78q6-8 12 0v14Z`).join("")}
      />
      <path
        stroke={c.dark}
        opacity=".3"
        d={`M${x - 30} 70h18M${x + 14} 74h16M${x - 28} 88h12M${x + 16} 96h14`}
      />
      <path fill={c.near} d={ground(ridge(random, 105, 1.5, 4), 124)} />
      <path fill={c.lit} d={`M${x - 10} 106h20l16 18h-52Z`} />
    </>
  );
}
