/** The addresses of the open data, and the page about it. */
export const OPEN_DATA_PATHS = {
  page: "/data",
  wineriesGeoJson: "/data/wineries.geojson",
  wineriesCsv: "/data/wineries.csv",
  placesCsv: "/data/places.csv",
  avasGeoJson: "/data/avas.geojson",
  avasCsv: "/data/avas.csv",
} as const;

/** The map that other sites may embed. */
export const EMBEDDED_MAP_PATH = "/embed/map";

export const API_DOCS_PATH = "/api/docs";
