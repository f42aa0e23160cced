import type { Opener } from "./openers.ts";

const FOLDER = "/pictures/scenes";

const sceneOf = (kind: string) => (part: string) =>
  `${FOLDER}/${kind}/${encodeURIComponent(part.replaceAll(" ", "-"))}`;

/** Where the server's drawings stand, without the ending that says for which theme. */
export const scenePaths = {
  /** A winery's own scene, by its slug. */
  winery: sceneOf("winery"),
  /** What an article opens with, by its slug. */
  post: sceneOf("blog"),
  /** What a ready-made trip opens with, by its slug. */
  readyTrip: sceneOf("ready-made-trips"),
  /** A drawing within a text. */
  opener: (opener: Opener) => sceneOf("drawing")(opener),
} as const;

/** The kinds of drawings as the addresses name them. */
export type SceneKind = keyof typeof scenePaths;

/** The file of a drawing for a theme. */
export function sceneFile(path: string, theme: "light" | "dark"): string {
  return `${path}${theme === "dark" ? ".dark" : ""}.svg`;
}
