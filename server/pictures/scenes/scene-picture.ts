import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { randomFrom } from "#shared/drawing/path-tools.ts";
import { DRAWINGS, type Drawing } from "./drawings.ts";
import { inksOf, type SceneLight } from "./scene-lights.ts";
import type { SceneFamily } from "./scene-palettes.ts";

/** A drawing with everything that makes it one of many; it can be handed to another thread. */
export interface ChosenScene {
  readonly drawing: Drawing;
  readonly light: SceneLight;
  readonly isMirrored: boolean;
  /** Of the regions, for the colors. */
  readonly family: SceneFamily;
  /** For the details: the same seed gives the same ones. */
  readonly seed: string;
}

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** In the units of its drawing. */
export const SCENE = { width: 320, height: 120 } as const;

const THEMED = /light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)/g;

/** What stands within the picture's `svg` element, whose view box is `SCENE`. */
export function sceneMarkup(
  { drawing, light, isMirrored, family, seed }: ChosenScene,
  theme: Theme,
): string {
  const element = createElement(
    "g",
    isMirrored ? { transform: `matrix(-1 0 0 1 ${SCENE.width} 0)` } : null,
    createElement(DRAWINGS[drawing], { c: inksOf(family, light), random: randomFrom(hash(seed)) }),
  );
  return renderToStaticMarkup(element).replace(THEMED, theme === "light" ? "$1" : "$2");
}

/** The picture as a file of its own. */
export function sceneSvg(scene: ChosenScene, theme: Theme): string {
  const { width, height } = SCENE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sceneMarkup(scene, theme)}</svg>`;
}

/** FNV-1a, so that neighbors in the alphabet have nothing in common. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
