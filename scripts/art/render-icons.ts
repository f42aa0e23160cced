/** Renders favicon.svg and the PNG icons from the seal: `npx tsx scripts/art/render-icons.ts`. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { SEAL } from "../../client/src/art/seal-shapes.ts";
import { openBrowser } from "./browser.ts";

const publicDir = resolve(import.meta.dirname, "../../client/public");

const { cx, cy, r } = SEAL.sun;
const motif =
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${SEAL.gold}"/>` +
  `<path fill="${SEAL.paper}" d="${SEAL.letter}"/><path fill="${SEAL.gold}" d="${SEAL.rows}"/>`;

const round =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  `<circle cx="32" cy="32" r="32" fill="${SEAL.ground}"/>${motif}</svg>\n`;

/** Edge to edge, the motif within the circle that a launcher may cut out. */
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -9 80 80">' +
  `<rect x="-8" y="-9" width="80" height="80" fill="${SEAL.ground}"/>${motif}</svg>`;

await writeFile(resolve(publicDir, "favicon.svg"), round);

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const [file, size] of [
    ["apple-touch-icon.png", 180],
    ["icon-192.png", 192],
    ["icon-512.png", 512],
  ] as const) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${square}`);
    await page.screenshot({ path: resolve(publicDir, file) });
    console.log(file, size);
  }
} finally {
  await browser.close();
}
