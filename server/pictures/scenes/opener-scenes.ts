import type { Opener } from "#shared/domain/site/openers.ts";
import type { Drawing } from "./drawings.ts";
import type { SceneLight } from "./scene-lights.ts";
import type { SceneFamily } from "./scene-palettes.ts";
import type { ChosenScene } from "./scene-picture.ts";

const OPENED: Readonly<Record<Opener, readonly [Drawing, SceneFamily]>> = {
  barrels: ["barrels", "red"],
  bottles: ["bottle", "red"],
  bridge: ["bridge", "basin"],
  cobbles: ["cobbles", "wheat"],
  conifers: ["firs by the water", "sound"],
  coulee: ["coulee", "basin"],
  ferry: ["ferry", "sound"],
  "fir vineyard": ["rows below firs", "sound"],
  flight: ["flight", "valley"],
  flutes: ["flutes", "lake"],
  glass: ["glass", "lake"],
  "grain elevator": ["elevator", "wheat"],
  grapes: ["red grapes", "valley"],
  "hop poles": ["hops", "valley"],
  lake: ["lake", "lake"],
  "old vine": ["old vine", "red"],
  orchard: ["orchard", "lake"],
  peaks: ["peaks", "lake"],
  picnic: ["picnic", "sound"],
  ridges: ["ridges", "wheat"],
  "river bend": ["river", "basin"],
  sagebrush: ["sage", "basin"],
  street: ["street", "wheat"],
  table: ["board", "red"],
  terrace: ["terrace", "valley"],
  trellis: ["trellis", "valley"],
  "vineyard rows": ["rows", "red"],
  volcano: ["volcano", "valley"],
  wheat: ["wheat", "wheat"],
};

/** Lights that suit every drawing, in the order in which an opener takes them. */
const LIGHTS: readonly SceneLight[] = ["clear", "golden", "dusk", "autumn", "mist", "spring"];

/** Something with an opener. */
export interface Opened {
  /** Its own among all that are drawn together. */
  readonly key: string;
  readonly opener: Opener;
}

/**
 * The scene that each opens with. Whatever takes an opener after another has another light and side;
 * what came first keeps its own.
 *
 * @param opened in a stable order.
 */
export function openerScenes(opened: readonly Opened[]): Map<string, ChosenScene> {
  const times = new Map<Opener, number>();
  return new Map(
    opened.map(({ key, opener }) => {
      const time = times.get(opener) ?? 0;
      times.set(opener, time + 1);
      return [key, sceneOf(opener, time, key)] as const;
    }),
  );
}

/** The scene of an opener within a text, the same wherever it stands. */
export function plainScene(opener: Opener): ChosenScene {
  return sceneOf(opener, LIGHTS.length - 1, opener);
}

function sceneOf(opener: Opener, time: number, seed: string): ChosenScene {
  const [drawing, family] = OPENED[opener];
  const light = LIGHTS[time % LIGHTS.length] ?? "clear";
  return { drawing, family, light, isMirrored: time % 2 === 1, seed };
}
