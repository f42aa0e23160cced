import dusk from "./dusk.svg";
import gold from "./gold.svg";
import { SHEET } from "./landscape-sheet.ts";

interface VineyardLandscapeProps {
  /** Asked for with the page's first things: it is on the first screen. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/**
 * The Columbia at a bend, below the Cascades, from a vineyard under a basalt cliff: in the last hour
 * of sun, in the dark theme the hour after. A picture of its own, drawn by
 * `scripts/art/render-landscape.ts`: its outlines are twenty times what the words beside it weigh.
 */
export function VineyardLandscape({ isFirst = false, className = "" }: VineyardLandscapeProps) {
  return (
    <picture className="contents">
      {/* Hidden, as an element of its own it would take a place in the grid around. */}
      <source srcSet={dusk} media="(prefers-color-scheme: dark)" className="hidden" />
      <img
        src={gold}
        alt=""
        {...SHEET}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        className={`object-cover object-bottom ${className}`}
      />
    </picture>
  );
}
