import { INKS, SCENE_PALETTES, type SceneFamily, type ScenePalette } from "./scene-palettes.ts";

/** The hour, the weather or the season a drawing is in; none of it claims a fact of the place. */
export const LIGHTS = ["golden", "clear", "dusk", "mist", "spring", "autumn", "winter"] as const;
export type SceneLight = (typeof LIGHTS)[number];

type Ink = keyof ScenePalette;

/** The color an ink is mixed with, and its share. */
type Tint = Readonly<Partial<Record<Ink, readonly [color: string, share: number]>>>;

const TINTS: Readonly<Record<Exclude<SceneLight, "golden" | "clear">, Tint>> = {
  dusk: {
    sky: ["#4f3a63", 0.72],
    glow: ["#c9716a", 0.6],
    disc: ["#fbe6c8", 0.8],
    far: ["#52406a", 0.6],
    mid: ["#41304f", 0.5],
    near: ["#2f2540", 0.45],
    lit: ["#8c6577", 0.5],
    water: ["#6a5c86", 0.65],
    pale: ["#ead9d6", 0.4],
  },
  mist: {
    sky: ["#dfe3de", 0.75],
    glow: ["#eef0ea", 0.7],
    disc: ["#fbf8ee", 0.7],
    far: ["#c6cecb", 0.65],
    mid: ["#aab6b2", 0.5],
    near: ["#7f8d88", 0.3],
    lit: ["#c5cbb4", 0.4],
    water: ["#b7c3c4", 0.5],
  },
  spring: {
    sky: ["#c3dfe8", 0.75],
    glow: ["#eef3dc", 0.7],
    disc: ["#fff6d6", 0.6],
    far: ["#8fa9a2", 0.5],
    mid: ["#87a765", 0.55],
    near: ["#567d42", 0.55],
    lit: ["#b6cd6c", 0.65],
    water: ["#7fb0bd", 0.4],
  },
  autumn: {
    sky: ["#e9d3ae", 0.5],
    glow: ["#f6d896", 0.5],
    far: ["#a98a70", 0.3],
    mid: ["#b4692f", 0.5],
    near: ["#8e3f25", 0.5],
    lit: ["#e2a53e", 0.65],
  },
  winter: {
    sky: ["#c5d3de", 0.75],
    glow: ["#e7edf1", 0.7],
    disc: ["#fff8e6", 0.7],
    far: ["#9badbd", 0.6],
    mid: ["#c2ced8", 0.62],
    near: ["#dfe7ec", 0.66],
    lit: ["#f6f9fb", 0.78],
    water: ["#8aa3b5", 0.55],
    pale: ["#ffffff", 0.6],
  },
};

/** At night a tint is as dark as the night. */
const NIGHT: readonly [color: string, share: number] = ["#14101c", 0.66];

/** The inks of a drawing, each as `light-dark(#…,#…)`. */
export function inksOf(family: SceneFamily, light: SceneLight): ScenePalette {
  const [golden, clear] = SCENE_PALETTES[family];
  if (light === "golden") return golden;
  if (light === "clear") return clear;
  const tints = TINTS[light];
  const base = light === "dusk" || light === "autumn" ? golden : clear;
  const mixedInk = (ink: Ink) => {
    const tint = tints[ink];
    const [day = "", night = ""] = base[ink].match(/#[\da-f]{6}/g) ?? [];
    if (!tint) return base[ink];
    const [color, share] = tint;
    return `light-dark(${mixed(day, color, share)},${mixed(night, mixed(color, ...NIGHT), share)})`;
  };
  return { ...base, ...Object.fromEntries(INKS.map((ink) => [ink, mixedInk(ink)])) };
}

/** A color with a share of another, both as `#rrggbb`. */
function mixed(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one, two] = [color, other].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round((one ?? 0) * (1 - share) + (two ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
