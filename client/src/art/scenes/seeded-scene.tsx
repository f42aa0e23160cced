import { randomFrom } from "../path-tools.ts";
import { SCENE_PALETTES, type SceneFamily } from "./scene-palettes.ts";
import type { SceneProps } from "./scene-tools.tsx";

export type Scene = (props: SceneProps) => React.ReactNode;

interface SeededSceneProps {
  /** What makes this drawing its own: the same seed gives the same one. */
  readonly seed: string;
  readonly family: SceneFamily;
  /** Picks the drawing from the seed's repeatable stream. */
  readonly choose: (random: () => number) => Scene;
  readonly className?: string | undefined;
}

/** A drawing with its light, its side and its details chosen by a seed. */
export function SeededScene({ seed, family, choose, className }: SeededSceneProps) {
  const random = randomFrom(hash(seed));
  const Drawing = choose(random);
  const palette = SCENE_PALETTES[family][random() < 0.5 ? 0 : 1];
  const mirrored = random() < 0.5;
  return (
    <svg
      className={className}
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={mirrored ? "matrix(-1 0 0 1 320 0)" : undefined}>
        <Drawing c={palette} random={random} />
      </g>
    </svg>
  );
}

/** FNV-1a, so that neighbors in the alphabet do not look alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
