import { illustrationPath } from "#shared/domain/site/illustrations.ts";

interface VineyardLandscapeProps {
  /** Asked for with the page's first things: it is on the first screen. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/**
 * The Columbia at a bend, below the Cascades, from a vineyard under a basalt cliff: in the last hour
 * of sun, in the dark theme the hour after.
 */
export function VineyardLandscape({ isFirst = false, className = "" }: VineyardLandscapeProps) {
  return (
    <img
      src={illustrationPath("spots/landscape")}
      alt=""
      width={1600}
      height={900}
      fetchPriority={isFirst ? "high" : undefined}
      decoding="async"
      className={`object-cover object-bottom ${className}`}
    />
  );
}
