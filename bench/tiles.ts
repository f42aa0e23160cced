/** Stands in for the tile service, which a measuring machine may not reach: one white square for all. */
import { type ServedPage, serve } from "./starter.ts";

/** A white PNG of 256 pixels each way. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQAAAAB0CZXLAAAAM0lEQVR42u3KoQEAAAwCIP9/Wk9YXYBMeoggCIIgCIIgCIIgCIIgCIIgCIIgCIIgCMLvMPPS4dI8z/G7AAAAAElFTkSuQmCC",
  "base64",
);

/** Serves the tile at every address of a free port. */
export function serveTiles(): Promise<ServedPage> {
  return serve((_req, res) => {
    res.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "max-age=86400" });
    res.end(TILE);
  });
}
