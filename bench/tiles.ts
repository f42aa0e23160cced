/** Stands in for the tile service, which a measuring machine may not reach: one white square for all. */
import { createServer } from "node:http";
import type { ServedPage } from "./starter.ts";

/** A white PNG of 256 pixels each way. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQAAAAB0CZXLAAAAM0lEQVR42u3KoQEAAAwCIP9/Wk9YXYBMeoggCIIgCIIgCIIgCIIgCIIgCIIgCIIgCMLvMPPS4dI8z/G7AAAAAElFTkSuQmCC",
  "base64",
);

/** Serves the tile on a free port; `url` is the template that the site takes as `TILE_URL`. */
export async function serveTiles(): Promise<ServedPage> {
  const server = createServer((_req, res) => {
    res.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "max-age=86400" });
    res.end(TILE);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}/{z}/{x}/{y}.png`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
