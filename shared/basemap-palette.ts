/** The basemap's colors, muted versions of the site's palette, so that pins stand out. */
const COLORS = {
  sea: ["#cfdedd", "#0f171a"],
  /** The engraver's lines along a shore. */
  farShore: ["#c8d9d9", "#132024"],
  nearShore: ["#bfd2d3", "#18292f"],
  land: ["#eee7d9", "#191511"],
  state: ["#fbf8f0", "#241e19"],
  park: ["#e3e9d3", "#23271c"],
  urban: ["#eee3d3", "#2f2720"],
  county: ["#e7dfcf", "#332b24"],
  border: ["#a4927a", "#7d6d5b"],
  borderBand: ["rgb(164 146 122 / 0.14)", "rgb(125 109 91 / 0.16)"],
  lake: ["#c3d6d7", "#182a30"],
  river: ["#a5c3c8", "#2b4a53"],
  ferry: ["#86a9ae", "#3f626b"],
  interstate: ["#e9bd78", "#a67a3d"],
  interstateCasing: ["#b98542", "#4a341b"],
  usRoute: ["#dcb681", "#7a5c35"],
  stateRoute: ["#e3d3b6", "#4b3e30"],
  roadBeyond: ["#e0d3bd", "#33291f"],
  townName: ["#332925", "#e6dccd"],
  placeName: ["#6b5d54", "#b0a190"],
  halo: ["rgb(251 248 240 / 0.92)", "rgb(36 30 25 / 0.9)"],
  townDot: ["#6b5d54", "#b0a190"],
  waterName: ["#5d868c", "#6d9ba4"],
  waterHalo: ["rgb(251 248 240 / 0.65)", "rgb(15 23 26 / 0.6)"],
  rangeName: ["#8f8068", "#8b7c69"],
  neighborName: ["#a6977f", "#6f6252"],
  peak: ["#8f8068", "#9a8a75"],
  signFill: ["#fffdf8", "#2f261e"],
  signLine: ["#cbb48d", "#6d573a"],
  signText: ["#6a532c", "#d9bd8c"],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type BasemapPalette = Readonly<Record<keyof typeof COLORS, string>>;

const paletteOf = (theme: 0 | 1) =>
  Object.fromEntries(
    Object.entries(COLORS).map(([name, colors]) => [name, colors[theme]]),
  ) as BasemapPalette;

export const LIGHT_BASEMAP = paletteOf(0);
export const DARK_BASEMAP = paletteOf(1);
