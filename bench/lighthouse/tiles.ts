/** Stands in for the tile service, which a measuring machine may not reach: one pale square for all. */
import { createServer } from "node:http";
import { deflateSync } from "node:zlib";
import type { ServedPage } from "./starter.ts";

const SIDE = 256;
/** PNG's color type "grayscale". */
const GRAY = 0;
const PALE = 0xee;

/** A PNG's part: its length, name, bytes and checksum. */
function part(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function paleTile(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, GRAY], 8);
  // Each row begins with its filter, none.
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(SIDE, PALE)]);
  const rows = Buffer.concat(Array.from({ length: SIDE }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part("IHDR", header),
    part("IDAT", deflateSync(rows)),
    part("IEND", Buffer.alloc(0)),
  ]);
}

/** Serves the tile on a free port; `url` is the template that the site takes as `TILE_URL`. */
export async function serveTiles(): Promise<ServedPage> {
  const tile = paleTile();
  const server = createServer((_req, res) => {
    res.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "max-age=86400" });
    res.end(tile);
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
