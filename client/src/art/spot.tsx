import { illustrationPath } from "#shared/domain/site/illustrations.ts";

/** The files of `client/public/illustrations/spots` with their sizes. */
const SPOTS = {
  "empty-glass": [320, 200],
  "lost-cork": [480, 280],
  "planner-base": [240, 180],
  "planner-preferences": [240, 180],
  "planner-itinerary": [240, 180],
  "writer-founder": [80, 80],
  "writer-wine-writer": [80, 80],
  "gear-wine-spies": [400, 300],
  "gear-preservation-system": [400, 300],
  "gear-red-wine-glasses": [400, 300],
  "gear-aerator": [400, 300],
  "gear-vacuum-saver": [400, 300],
  "gear-corkscrew": [400, 300],
} as const satisfies Readonly<Record<string, readonly [width: number, height: number]>>;

export type SpotName = keyof typeof SPOTS;

interface SpotProps {
  readonly name: SpotName;
  readonly className?: string;
}

/** A small drawing that stands free on the page; it adds nothing to the words beside it. */
export function Spot({ name, className }: SpotProps) {
  const [width, height] = SPOTS[name];
  return (
    <img
      src={illustrationPath(`spots/${name}`)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
