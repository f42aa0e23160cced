import { Illustration } from "./illustration.tsx";
import landscapes from "./region-landscapes.json" with { type: "json" };

/** By the name that wineries carry as their `region`: what the land looks like there. */
export const REGION_LANDSCAPES: Readonly<Record<string, string>> = landscapes;

const ANYWHERE = "vineyard-rows-3";

interface RegionLandscapeProps {
  /** Of the wineries that it stands for: most of them decide. */
  readonly regions: readonly string[];
  readonly className: string;
}

/** The landscape of the region in which most of some wineries are; on the first screen. */
export function RegionLandscape({ regions, className }: RegionLandscapeProps) {
  const countOf = (name: string) => regions.filter((each) => each === name).length;
  const [most = ""] = [...new Set(regions)].sort((one, other) => countOf(other) - countOf(one));
  return <Illustration name={REGION_LANDSCAPES[most] ?? ANYWHERE} className={className} isFirst />;
}
