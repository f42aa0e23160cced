/** Renders favicon.svg and the PNG icons from the seal: `npx tsx scripts/art/render-icons.ts`. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { SEAL } from "#client/art/seal-shapes.ts";
import { openBrowser } from "./browser.ts";

const publicDir = resolve(import.meta.dirname, "../../client/public");

const { cx, cy, r } = SEAL.sun;
const motif =
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${SEAL.gold}"/>` +
  `<path fill="${SEAL.paper}" d="${SEAL.letter}"/><path fill="${SEAL.gold}" d="${SEAL.rows}"/>`;

const round =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  `<circle cx="32" cy="32" r="32" fill="${SEAL.ground}"/>${motif}</svg>\n`;

/** Edge to edge, with so much ground around the motif. */
const square = (around: number) => {
  const [x, y, size] = [-around, -around - 1, 64 + 2 * around];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${size} ${size}">` +
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${SEAL.ground}"/>${motif}</svg>`
  );
};

await writeFile(resolve(publicDir, "favicon.svg"), round);

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const [file, size, around] of [
    ["apple-touch-icon.png", 180, 8],
    ["icon-192.png", 192, 8],
    ["icon-512.png", 512, 8],
    // The motif lies within the circle that a launcher may cut out: 80 % of the width.
    ["icon-maskable-512.png", 512, 13],
  ] as const) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${square(around)}`);
    await page.screenshot({ path: resolve(publicDir, file) });
    console.log(file, size);
  }
} finally {
  await browser.close();
}
