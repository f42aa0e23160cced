/** The colors of the drawn map. They are the site's palette thinned out, so that the pins stand out. */
export interface BasemapPalette {
  readonly sea: string;
  /** The engraver's lines along a shore, the farthest first. */
  readonly shoreLines: readonly string[];
  readonly land: string;
  readonly state: string;
  readonly park: string;
  readonly urban: string;
  readonly county: string;
  readonly border: string;
  readonly borderBand: string;
  readonly lake: string;
  readonly river: string;
  readonly ferry: string;
  readonly interstate: string;
  readonly interstateCasing: string;
  readonly usRoute: string;
  readonly stateRoute: string;
  readonly roadBeyond: string;
  readonly townName: string;
  readonly placeName: string;
  readonly halo: string;
  readonly townDot: string;
  readonly waterName: string;
  readonly waterHalo: string;
  readonly rangeName: string;
  readonly neighborName: string;
  readonly peak: string;
  readonly signFill: string;
  readonly signLine: string;
  readonly signText: string;
}

export const LIGHT_BASEMAP: BasemapPalette = {
  sea: "#cfdedd",
  shoreLines: ["#c8d9d9", "#bfd2d3"],
  land: "#eee7d9",
  state: "#fbf8f0",
  park: "#e3e9d3",
  urban: "#eee3d3",
  county: "#e7dfcf",
  border: "#a4927a",
  borderBand: "rgb(164 146 122 / 0.14)",
  lake: "#c3d6d7",
  river: "#a5c3c8",
  ferry: "#86a9ae",
  interstate: "#e9bd78",
  interstateCasing: "#b98542",
  usRoute: "#dcb681",
  stateRoute: "#e3d3b6",
  roadBeyond: "#e0d3bd",
  townName: "#332925",
  placeName: "#6b5d54",
  halo: "rgb(251 248 240 / 0.92)",
  townDot: "#6b5d54",
  waterName: "#5d868c",
  waterHalo: "rgb(251 248 240 / 0.65)",
  rangeName: "#8f8068",
  neighborName: "#a6977f",
  peak: "#8f8068",
  signFill: "#fffdf8",
  signLine: "#cbb48d",
  signText: "#6a532c",
};

export const DARK_BASEMAP: BasemapPalette = {
  sea: "#0f171a",
  shoreLines: ["#132024", "#18292f"],
  land: "#191511",
  state: "#241e19",
  park: "#23271c",
  urban: "#2f2720",
  county: "#332b24",
  border: "#7d6d5b",
  borderBand: "rgb(125 109 91 / 0.16)",
  lake: "#182a30",
  river: "#2b4a53",
  ferry: "#3f626b",
  interstate: "#a67a3d",
  interstateCasing: "#4a341b",
  usRoute: "#7a5c35",
  stateRoute: "#4b3e30",
  roadBeyond: "#33291f",
  townName: "#e6dccd",
  placeName: "#b0a190",
  halo: "rgb(36 30 25 / 0.9)",
  townDot: "#b0a190",
  waterName: "#6d9ba4",
  waterHalo: "rgb(15 23 26 / 0.6)",
  rangeName: "#8b7c69",
  neighborName: "#6f6252",
  peak: "#9a8a75",
  signFill: "#2f261e",
  signLine: "#6d573a",
  signText: "#d9bd8c",
};
