/**
 * Renders the three hero videos: `npx tsx scripts/art/render-videos.ts [scene …]`.
 *
 * Each scene is a pure function of its place in the loop, so the first frame follows the last
 * without a seam. Needs Chromium (`CHROMIUM_PATH`) and ffmpeg (`FFMPEG_PATH`).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { openBrowser } from "./browser.ts";

const WIDTH = 1280;
const HEIGHT = 720;
const FRAMES_PER_SECOND = 25;
const MAX_BYTES = 400_000;

interface Film {
  readonly scene: string;
  readonly file: string;
  readonly seconds: number;
  /** x264's constant rate factor: higher is smaller. */
  readonly crf: number;
}

const FILMS: readonly Film[] = [
  { scene: "light", file: "hero-1.mp4", seconds: 10, crf: 26 },
  { scene: "river", file: "hero-2.mp4", seconds: 10, crf: 26 },
  { scene: "night", file: "hero-3.mp4", seconds: 10, crf: 21 },
];

const here = import.meta.dirname;

async function bundleScenes(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(here, "scene-page.ts")],
    bundle: true,
    format: "iife",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

async function frame(page: Page, scene: string, t: number): Promise<Buffer> {
  const url = await page.evaluate(
    (args) => window.renderFrame(args.scene, args.t, args.width, args.height),
    { scene, t, width: WIDTH, height: HEIGHT },
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

async function renderFilm(page: Page, { scene, file, seconds, crf }: Film): Promise<void> {
  const target = resolve(here, "../../client/public/video", file);
  const input = `-f image2pipe -c:v mjpeg -framerate ${FRAMES_PER_SECOND} -i -`;
  const codec = `-an -c:v libx264 -preset veryslow -tune animation -crf ${crf} -pix_fmt yuv420p`;
  const colors =
    "-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709";
  const output = "-g 250 -movflags +faststart -map_metadata -1 -fflags +bitexact";
  const ffmpeg = spawn(
    process.env.FFMPEG_PATH ?? "ffmpeg",
    [...`-v error -y ${input} ${colors} ${codec} ${output}`.split(" "), target],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const count = seconds * FRAMES_PER_SECOND;
  for (let i = 0; i < count; i += 1) {
    const taken = ffmpeg.stdin.write(await frame(page, scene, i / count));
    if (!taken) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, "exit");
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${file}.`);
  const { size } = await stat(target);
  console.log(`${file}: ${count} frames, ${size} bytes`);
  if (size > MAX_BYTES) throw new Error(`${file} is over ${MAX_BYTES} bytes: raise its crf.`);
}

const wanted = process.argv.slice(2);
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleScenes() });
  for (const film of FILMS) {
    if (wanted.length === 0 || wanted.includes(film.scene)) await renderFilm(page, film);
  }
} finally {
  await browser.close();
}
