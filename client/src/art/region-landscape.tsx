import { Illustration } from "./illustration.tsx";

/** By the name that wineries carry as their `region`: what the land looks like there. */
export const REGION_LANDSCAPES: Readonly<Record<string, string>> = {
  "Ancient Lakes of Columbia Valley": "coulee",
  "Beverly, Washington": "river-bend-2",
  "Candy Mountain": "ridges-2",
  "Columbia Gorge": "volcano-3",
  "Columbia Hills": "volcano-2",
  "Columbia Valley": "river-bend",
  "Goose Gap": "vineyard-rows",
  "Horse Heaven Hills": "ridges",
  "Lake Chelan": "lake",
  "Lewis-Clark Valley": "coulee-2",
  "Naches Heights": "volcano",
  "Puget Sound": "conifers",
  "Rattlesnake Hills": "orchard-2",
  "Red Mountain": "sagebrush",
  "Rocky Reach": "orchard",
  "Royal Slope": "vineyard-rows-2",
  "Snipes Mountain": "trellis",
  "The Burn of Columbia Valley": "river-bend-2",
  "The Rocks District of Milton-Freewater": "cobbles",
  "Wahluke Slope": "vineyard-rows-3",
  "Walla Walla Valley": "wheat-2",
  "White Bluffs": "river-bend-2",
  "Yakima Valley": "hop-poles",
  "Cascade Foothills": "forest",
  "Leavenworth & Wenatchee": "peaks",
  "Methow & Okanogan": "peaks-2",
  "North Cascades": "forest-2",
  "Olympic Peninsula & Hood Canal": "ferry",
  "Southwest Washington": "fir-vineyard",
  "Spokane & the Palouse": "wheat",
};

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
