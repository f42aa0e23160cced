import { at, ground, points } from "#shared/drawing/path-tools.ts";
import { BOTTLE, GLASS } from "#shared/drawing/vessel-shapes.ts";
import { VINE_LEAF, VINE_LEAF_VEINS } from "#shared/drawing/vine-leaf-shape.ts";
import type { SceneProps } from "./scene-tools.tsx";

function Hills({ c, x, r = 26 }: Pick<SceneProps, "c"> & { x: number; r?: number }) {
  return (
    <>
      <rect x="-10" width="340" height="120" fill={c.sky} />
      <circle cx={x} cy="52" r={r * 2} fill={c.glow} />
      <circle cx={x} cy="52" r={r} fill={c.disc} />
      <path
        fill={c.far}
        d={ground(points("-10,66 40,58 100,64 160,54 230,62 280,54 330,60"), 124)}
      />
      <path fill={c.mid} d={ground(points("-10,80 60,74 140,80 220,70 330,78"), 124)} />
    </>
  );
}

export function BottleScene({ c, random }: SceneProps) {
  const x = 110 + Math.round(random() * 40);
  const shape = random() < 0.5 ? BOTTLE.bordeaux : BOTTLE.burgundy;
  return (
    <>
      <Hills c={c} x={x + 70} />
      <path fill={c.near} d="M-10 96H330V124H-10Z" />
      <path fill={c.lit} d="M-10 96H330V98H-10Z" />
      <g transform={`translate(${x} 106) scale(.88)`}>
        <path fill={c.dark} d={shape} />
        <path fill={c.wine} d="M-5 -99H5V-81H-5Z" />
        <path fill={c.pale} d="M-13 -38H13V-14H-13Z" />
        <path stroke={c.wine} strokeWidth="1.4" d="M-8 -32H8M-5 -28H5M-9 -19H9" />
        <path fill={c.glow} opacity=".5" d="M8 -54Q10 -50 10 -42V-6H8Z" />
      </g>
      {[46, 88].map((dx, i) => (
        <g key={dx} transform={`translate(${x + dx - 4} ${103 + i * 4}) scale(.8)`}>
          <path fill={c.pale} opacity=".5" d={GLASS.bowl} />
          <path fill={c.wine} d={GLASS.wine} />
          <path fill={c.pale} d={GLASS.stem} />
          <path fill={c.pale} opacity=".8" d={GLASS.shine} />
        </g>
      ))}
    </>
  );
}

export function FlightScene({ c, random }: SceneProps) {
  const x = 84 + Math.round(random() * 30);
  const pours = [c.glow, c.disc, c.wine, c.dark];
  return (
    <>
      <Hills c={c} x={330 - x} r={22} />
      <path fill={c.near} d="M-10 96H330V124H-10Z" />
      {pours.map((pour, i) => (
        <g key={pour} transform={`translate(${x + i * 50} 99) scale(.8)`}>
          <path fill={c.pale} opacity=".55" d={GLASS.bowl} />
          <path fill={pour} d={GLASS.wine} />
          <path fill={c.pale} d={GLASS.stem} />
          <path fill={c.pale} opacity=".8" d={GLASS.shine} />
        </g>
      ))}
      <path fill={c.dark} d={`M${x - 32} 99H${x + 182}V105H${x - 32}Z`} />
      <path fill={c.lit} d={`M${x - 32} 99H${x + 182}V100.5H${x - 32}Z`} />
    </>
  );
}

const OAK = {
  hoop: "light-dark(#3a2a28,#171012)",
  rim: "light-dark(#d3a468,#a07a55)",
  head: "light-dark(#a8744a,#714f3f)",
  stave: "light-dark(#8f5f3e,#5d4036)",
};

/** The head of a barrel of radius 30 around 0,0. */
function BarrelHead() {
  return (
    <>
      <circle r="30" fill={OAK.hoop} />
      <circle r="27.5" fill={OAK.rim} />
      <circle r="24.5" fill={OAK.head} />
      <path
        fill={OAK.stave}
        d="M-24.5 -4H24.5V4H-24.5ZM-22 -12.5H22L20 -17.5Q17 -20.5 11 -22H-11Q-17 -20.5 -20 -17.5ZM-22 12.5H22L20 17.5Q17 20.5 11 22H-11Q-17 20.5 -20 17.5Z"
      />
      <circle r="2.6" cy="9" fill={OAK.hoop} />
    </>
  );
}

export function BarrelScene({ c, random }: SceneProps) {
  const x = 20 + Math.round(random() * 40);
  return (
    <>
      <rect x="-10" width="340" height="120" fill={c.dark} />
      <path
        fill={c.mid}
        d="M-10 0H330V124H-10ZM-10 44Q60 -26 160 -26T330 44V124H-10Z"
        fillRule="evenodd"
      />
      <circle cx={x + 130} cy="20" r="44" fill={c.glow} opacity=".28" />
      <circle cx={x + 130} cy="20" r="24" fill={c.glow} opacity=".5" />
      <path fill={c.disc} d={`M${x + 126} 8h8l3 12h-14ZM${x + 129} 0h2v8h-2Z`} />
      {[-60, 3, 66, 129, 192, 255].map((dx) => (
        <g key={dx} transform={`translate(${x + dx - 6} 92)`}>
          <BarrelHead />
        </g>
      ))}
      {[-28, 35, 98, 161, 224].map((dx) =>
        dx === 98 ? null : (
          <g key={dx} transform={`translate(${x + dx - 6} 38)`}>
            <BarrelHead />
          </g>
        ),
      )}
    </>
  );
}

const DEEP_BERRY = "light-dark(#45132a,#4d2136)";
const PALE_BERRY = "light-dark(#c3c25f,#8e8f4c)";
const RIPE_BERRY = "light-dark(#9aa247,#6c7339)";

/** Berries of a cluster hanging from 0,0, as offsets. */
const BERRIES = [
  [-22, 8],
  [-8, 6],
  [7, 7],
  [21, 9],
  [-29, 20],
  [-15, 20],
  [0, 19],
  [15, 20],
  [28, 22],
  [-22, 33],
  [-7, 33],
  [8, 33],
  [21, 34],
  [-14, 46],
  [0, 47],
  [14, 47],
  [-7, 60],
  [7, 60],
  [0, 72],
] as const;

/** A cluster of white grapes. */
export function WhiteClusterScene({ c, random }: SceneProps) {
  return <Cluster c={c} random={random} berry={PALE_BERRY} deep={RIPE_BERRY} />;
}

/** A cluster of red grapes. */
export function ClusterScene({ c, random }: SceneProps) {
  return <Cluster c={c} random={random} berry={c.wine} deep={DEEP_BERRY} />;
}

interface ClusterProps extends SceneProps {
  readonly berry: string;
  readonly deep: string;
}

function Cluster({ c, random, berry, deep }: ClusterProps) {
  const x = 120 + Math.round(random() * 80);
  return (
    <>
      <rect x="-10" width="340" height="120" fill={c.sky} />
      <circle cx={x} cy="60" r="92" fill={c.glow} opacity=".6" />
      <circle cx={x > 160 ? x - 134 : x + 134} cy="62" r="18" fill={c.disc} />
      <path fill={c.far} d={ground(points("-10,100 60,90 150,98 240,88 330,94"), 124)} />
      <g transform={`matrix(.86 0 0 .86 ${Math.round(x * 0.14)} 11)`}>
        <g transform={`translate(${x + 66} 34) rotate(24) scale(.86)`}>
          <path fill={c.near} d={VINE_LEAF} />
          <path fill="none" stroke={c.lit} strokeWidth="1.6" d={VINE_LEAF_VEINS} />
        </g>
        <g transform={`translate(${x - 74} 30) rotate(-30) scale(.7)`}>
          <path fill={c.mid} d={VINE_LEAF} />
          <path fill="none" stroke={c.glow} strokeWidth="1.8" d={VINE_LEAF_VEINS} />
        </g>
        <path
          fill="none"
          stroke={c.dark}
          strokeWidth="5"
          strokeLinecap="round"
          d={`M-80 20Q${x - 70} 28 ${x} 12T420 20`}
        />
        <path fill="none" stroke={c.dark} strokeWidth="3" d={`M${x} 12V30`} />
        {BERRIES.map(([dx, dy], i) => (
          <g key={`${dx} ${dy}`}>
            <circle cx={x + dx} cy={26 + dy} r="8.4" fill={i % 3 === 1 ? deep : berry} />
            <path
              fill="none"
              stroke={c.pale}
              strokeWidth="1.5"
              strokeLinecap="round"
              opacity=".65"
              d={`M${x + dx - 4.5} ${25 + dy}q1-4 4.5-4.5`}
            />
          </g>
        ))}
      </g>
    </>
  );
}

export function TrellisScene({ c, random }: SceneProps) {
  const x = 60 + Math.round(random() * 200);
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const scale = 0.26 + random() * 0.16;
    return `translate(${at(-8 + i * 13.4, 66 + random() * 22)}) rotate(${Math.round(random() * 120 - 60)}) scale(${scale.toFixed(2)})`;
  });
  return (
    <>
      <rect x="-10" width="340" height="120" fill={c.sky} />
      <ellipse cx={x} cy="52" rx="120" ry="52" fill={c.glow} />
      <circle cx={x} cy="50" r="20" fill={c.disc} />
      <path fill={c.far} d={ground(points("-10,62 50,54 120,60 190,50 260,58 330,52"), 124)} />
      <path fill={c.mid} d={ground(points("-10,76 80,70 180,76 330,68"), 124)} />
      <path fill={c.near} d="M-10 106Q160 98 330 106V124H-10Z" />
      <path stroke={c.dark} strokeWidth="1.2" d="M-10 40H330M-10 56H330M-10 88H330" />
      <path stroke={c.dark} strokeWidth="5" d="M26 26V112M166 26V112M306 26V112" />
      <path
        fill="none"
        stroke={c.dark}
        strokeWidth="6"
        d="M96 112Q92 98 97 88M236 112Q240 98 235 88"
      />
      <g fill={c.wine}>
        {[60, 84, 112, 134, 204, 226, 250, 276].map((gx, i) => (
          <path key={gx} d={`M${gx} ${90 + (i % 3)}m-6 0h12q2 6-2 9q0 4-4 7q-4-3-4-7q-4-3-2-9Z`} />
        ))}
      </g>
      <g fill={c.dark}>
        {leaves.map((transform) => (
          <path key={transform} transform={transform} d={VINE_LEAF} />
        ))}
      </g>
    </>
  );
}

/** A great glass whose wine is the evening itself. */
export function HorizonGlassScene({ c, random }: SceneProps) {
  const x = 96 + Math.round(random() * 120);
  return (
    <>
      <rect x="-10" width="340" height="120" fill={c.mid} />
      <path fill={c.near} d={ground(points("-10,84 80,76 170,82 260,74 330,80"), 124)} />
      <g transform={`translate(${x} 11) scale(.86)`}>
        <circle cy="56" r="54" fill={c.glow} opacity=".35" />
        <path fill={c.sky} d="M-34 6C-50 56-46 100 0 101C46 100 50 56 34 6Z" />
        <circle cx="10" cy="46" r="11" fill={c.disc} />
        <path fill={c.far} d="M-42.5 50L-26 40-16 46-4 32 8 46 22 40 42.5 54V62H-43Z" />
        <path fill={c.pale} d="M-4 32L8 46 2 44-3 48-8 42-13 44Z" />
        <path
          fill={c.wine}
          d="M-43.3 58Q0 52 43.3 58C43 82 34 100.5 0 101C-34 100.5-43 82-43.3 58Z"
        />
        <path
          fill={c.dark}
          opacity=".5"
          d="M-41 76Q0 66 41 76C37 92 26 100.6 0 101C-26 100.6-37 92-41 76Z"
        />
        <path fill={c.pale} d="M-2.5 100H2.5V130H-2.5Z" />
        <path fill={c.pale} opacity=".7" d="M-30 12C-38 44-38 66-28 82C-34 60-33 38-25 12Z" />
        <path
          fill="none"
          stroke={c.pale}
          strokeWidth="1.4"
          d="M-34 6C-50 56-46 100 0 101C46 100 50 56 34 6"
        />
      </g>
    </>
  );
}
