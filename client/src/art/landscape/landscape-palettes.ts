/** The inks of the landscape; by name what they color. */
export interface LandscapePalette {
  /** Sky bands, zenith first. */
  readonly sky: readonly string[];
  readonly disc: string;
  readonly cloud: string;
  readonly snow: string;
  readonly snowShade: string;
  readonly rock: string;
  readonly rockShade: string;
  readonly range: string;
  readonly far: string;
  readonly farShade: string;
  readonly near: string;
  readonly nearShade: string;
  readonly nearLit: string;
  readonly river: string;
  readonly glint: string;
  readonly bench: string;
  readonly benchRow: string;
  readonly bluff: string;
  readonly soil: string;
  readonly soilShade: string;
  readonly vine: string;
  readonly vineLit: string;
  readonly cliff: string;
  readonly column: string;
  readonly rim: string;
  readonly ink: string;
  readonly window: string;
}

/** `gold`: the last hour of sun; `dusk`: the hour after it. */
export const LANDSCAPE_PALETTES: Record<"gold" | "dusk", LandscapePalette> = {
  gold: {
    sky: ["#3a1a2e", "#542236", "#7a3039", "#a3483a", "#c96c3b", "#e59a4c", "#f4c476"],
    disc: "#fff1c9",
    cloud: "#f3b565",
    snow: "#fdeccb",
    snowShade: "#b98590",
    rock: "#86505c",
    rockShade: "#6b3f52",
    range: "#7f3c46",
    far: "#a55a42",
    farShade: "#7b3b40",
    near: "#ad683e",
    nearShade: "#703539",
    nearLit: "#cf8d4d",
    river: "#f0bd71",
    glint: "#fff3cf",
    bench: "#93803f",
    benchRow: "#5d5a35",
    bluff: "#4b2531",
    soil: "#a9683d",
    soilShade: "#643434",
    vine: "#363f27",
    vineLit: "#878a42",
    cliff: "#211320",
    column: "#3a212c",
    rim: "#b4613c",
    ink: "#190d17",
    window: "#ffe2a0",
  },
  dusk: {
    sky: ["#100e1d", "#181429", "#241b39", "#372443", "#52304b", "#76434f", "#9c6057"],
    disc: "#f3e2c6",
    cloud: "#6c4152",
    snow: "#b5a5bb",
    snowShade: "#695a7b",
    rock: "#463a58",
    rockShade: "#382e4a",
    range: "#352842",
    far: "#3b2a42",
    farShade: "#2d2036",
    near: "#33253a",
    nearShade: "#261b2d",
    nearLit: "#4d374d",
    river: "#86667a",
    glint: "#dcb9ae",
    bench: "#2a2a32",
    benchRow: "#1d1d26",
    bluff: "#1b1420",
    soil: "#30222e",
    soilShade: "#211722",
    vine: "#14161a",
    vineLit: "#3a3f37",
    cliff: "#110b15",
    column: "#1d1421",
    rim: "#53323f",
    ink: "#0b070e",
    window: "#ffcf7a",
  },
};
