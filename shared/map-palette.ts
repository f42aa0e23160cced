import { DARK_BASEMAP, LIGHT_BASEMAP } from "./basemap-palette.ts";

/** Colors of markers, stronger than the site's own (shared/palette.ts). */
export const mapPalette = {
  sea: { light: LIGHT_BASEMAP.sea, dark: DARK_BASEMAP.sea },
  marker: { light: "#6e1f3a", dark: "#a8426a" },
  "on-marker": { light: "#fff8f3", dark: "#fff4ee" },
  "marker-edge": { light: "#fffdf8", dark: "#f2d8df" },
  featured: { light: "#b37a16", dark: "#d9a441" },
  "on-featured": { light: "#fffdf8", dark: "#1d1508" },
  gold: { light: "#d29a2c", dark: "#e2b457" },
  here: { light: "#2f5b8c", dark: "#8fb8e8" },
  edge: { light: "#fffdf8", dark: "#17130f" },
} as const;
