import type { ComponentProps } from "react";
import { illustrationPath } from "#shared/domain/site/illustrations.ts";

/**
 * The Columbia at a bend, below the Cascades, from a vineyard under a basalt cliff: in the last hour
 * of sun, in the dark theme the hour after.
 */
export function VineyardLandscape({ className, ...image }: ComponentProps<"img">) {
  return (
    <img
      src={illustrationPath("spots/landscape")}
      alt=""
      width={1600}
      height={900}
      decoding="async"
      className={`object-cover object-bottom ${className}`}
      {...image}
    />
  );
}
