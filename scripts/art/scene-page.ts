import type { SceneFrame } from "./scene-canvas.ts";
import { drawLight } from "./scene-light.ts";
import { drawNight } from "./scene-night.ts";
import { drawRiver } from "./scene-river.ts";

/** The page that the renderer drives: draws a moment of a scene and hands it over as a JPEG. */
const SCENES: Readonly<Record<string, SceneFrame>> = {
  light: drawLight,
  river: drawRiver,
  night: drawNight,
};

declare global {
  interface Window {
    renderFrame: (scene: string, t: number, width: number, height: number) => string;
  }
}

const canvas = document.createElement("canvas");
const context = canvas.getContext("2d", { alpha: false });

window.renderFrame = (scene, t, width, height) => {
  const draw = SCENES[scene];
  if (!draw || !context) throw new Error(`There is no scene "${scene}".`);
  canvas.width = width;
  canvas.height = height;
  context.setTransform(width / 1600, 0, 0, height / 900, 0, 0);
  draw(context, t);
  return canvas.toDataURL("image/jpeg", 0.98);
};
