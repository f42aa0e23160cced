/** Where the open data and the page about it stand. */
export const OPEN_DATA_PATHS = {
  page: "/data",
  wineriesGeoJson: "/data/wineries.geojson",
  wineriesCsv: "/data/wineries.csv",
  placesCsv: "/data/places.csv",
  avasGeoJson: "/data/avas.geojson",
  avasCsv: "/data/avas.csv",
} as const;

/** The map of all wineries that any site may show in a frame. */
export const EMBEDDED_MAP_PATH = "/embed/map";

/** The page about the calls of the API. */
export const API_DOCS_PATH = "/api/docs";
