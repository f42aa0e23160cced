import { LANDSCAPE_PALETTES } from "#client/art/landscape/landscape-palettes.ts";
import { FRAME_LAYERS, LAND_LAYERS } from "#client/art/landscape/landscape-shapes.ts";
import { at, ground, points, randomFrom } from "#shared/drawing/path-tools.ts";
import {
  apart,
  type Canvas,
  fill,
  line,
  paintLayers,
  phaseOf,
  swing,
  TURN,
} from "./scene-canvas.ts";

const palette = LANDSCAPE_PALETTES.dusk;
const SKY = ["#0c0b1a", "#121026", "#1b1634", "#291e42", "#3e284c", "#5d3750", "#885154"];
const LAMP = "#ffcf7a";
const HOUSE = "#130d18";

const mountain = LAND_LAYERS.slice(0, 4);
const field = LAND_LAYERS.filter(({ ink }) =>
  ["soil", "soilShade", "vine", "vineLit"].includes(ink),
);

const STARS = (() => {
  const random = randomFrom(23);
  return Array.from({ length: 110 }, () => ({
    x: random() * 1600,
    y: random() ** 1.4 * 430,
    size: 0.8 + random() ** 3 * 2.2,
    beats: 1 + Math.floor(random() * 4),
    at: random(),
  }));
})();

function disc(canvas: Canvas, color: string, x: number, y: number, r: number): void {
  canvas.fillStyle = color;
  canvas.beginPath();
  canvas.arc(x, y, r, 0, TURN);
  canvas.fill();
}

/** A soft round light: the one place where this flat world allows itself a gradient. */
function glow(canvas: Canvas, x: number, y: number, r: number, strength: number): void {
  const light = canvas.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, `rgb(255 196 110 / ${strength})`);
  light.addColorStop(1, "rgb(255 180 90 / 0)");
  disc(canvas, "transparent", x, y, 0);
  canvas.fillStyle = light;
  canvas.beginPath();
  canvas.arc(x, y, r, 0, TURN);
  canvas.fill();
}

function paintHeavens(canvas: Canvas, t: number): void {
  canvas.fillStyle = SKY[0] ?? "black";
  canvas.fillRect(0, 0, 1600, 900);
  [1150, 900, 690, 510, 350, 210].forEach((radius, i) => {
    const r = radius * (1 + 0.012 * swing(t, 1, i * 0.12));
    canvas.fillStyle = SKY[i + 1] ?? "black";
    canvas.beginPath();
    canvas.ellipse(880, 540, r, r * 0.5, 0, 0, TURN);
    canvas.fill();
  });
  for (const { x, y, size, beats, at: place } of STARS) {
    canvas.globalAlpha = 0.35 + 0.3 * size * 0.4 + 0.35 * swing(t, beats, place);
    disc(canvas, "#f3e6d4", x, y, size);
  }
  canvas.globalAlpha = 1;
  fill(canvas, "#f3e2c6", "M1330 96a46 46 0 1 0 44 66a38 38 0 1 1-44-66Z");
  paintShootingStar(canvas, phaseOf(t, 0.42) / 0.07);
}

/** One shooting star in each loop, `way` along its path from 0 to 1. */
function paintShootingStar(canvas: Canvas, way: number): void {
  if (way > 1) return;
  const x = 420 + 260 * way;
  const y = 90 + 70 * way;
  canvas.globalAlpha = Math.sin(Math.PI * way);
  line(canvas, "#fff1d8", 2, `M${at(x - 70, y - 19)}L${at(x, y)}`);
  canvas.globalAlpha = 1;
}

/** A car on the far road, home from the last tasting: its lamps and what they light. */
function paintCar(canvas: Canvas, t: number): void {
  const x = 1700 - 1900 * t;
  const y = 584 + 26 * Math.sin(x / 260) - x * 0.008;
  glow(canvas, x - 26, y, 60, 0.5);
  disc(canvas, "#fff0cf", x - 5, y, 2.6);
  disc(canvas, "#fff0cf", x + 3, y - 0.5, 2.4);
}

const WINDOWS =
  "M1062 646V532L1120 484 1178 532V646ZM1222 584h24v34h-24ZM1258 584h24v34h-24ZM1294 584h24v34h-24ZM1330 584h24v34h-24Z";

function paintHouse(canvas: Canvas, t: number): void {
  glow(canvas, 1140, 600, 330, 0.3 + 0.02 * swing(t, 3));
  fill(
    canvas,
    "#191320",
    "M900 646q-60-10-56-70q4-50 54-52q24-40 66-20q46 4 50 56q4 60-50 86ZM1400 646q-30-8-30-56q4-44 46-46q40 0 46 44q2 44-30 58Z",
  );
  fill(canvas, HOUSE, "M1038 650V522L1120 452 1202 522V650ZM1200 566H1374V650H1200Z");
  fill(
    canvas,
    "#251a2a",
    "M1022 532L1120 444 1218 532 1206 540 1120 462 1034 540ZM1196 570L1216 534H1362L1386 570Z",
  );
  fill(canvas, HOUSE, "M1300 536V500H1322V540Z");
  fill(canvas, LAMP, WINDOWS);
  canvas.globalAlpha = 0.22 + 0.12 * swing(t, 2);
  fill(canvas, "#fff2c8", "M1062 646V600H1178V646ZM1258 584h24v34h-24Z");
  canvas.globalAlpha = 1;
  line(canvas, HOUSE, 5, "M1091 508V646M1120 484V646M1149 508V646M1062 552H1178M1062 600H1178");
  line(canvas, HOUSE, 3, "M1234 584v34M1270 584v34M1306 584v34M1342 584v34M1222 601h132");
  for (let i = 0; i < 7; i += 1) {
    const phase = phaseOf(t, i / 7);
    canvas.globalAlpha = 0.3 * Math.sin(Math.PI * phase);
    disc(
      canvas,
      "#8a7486",
      1311 + 26 * phase + 7 * swing(t, 1, i / 7),
      496 - 110 * phase,
      5 + 17 * phase,
    );
  }
  canvas.globalAlpha = 1;
}

const POSTS = points("742,652 842,648 942,644 1040,560");

/** Bulbs on a wire from post to post, swinging a little. */
function paintTerrace(canvas: Canvas, t: number): void {
  for (const [x, y] of POSTS.slice(0, 3)) line(canvas, HOUSE, 5, `M${x} ${y + 10}V${y - 92}`);
  for (let span = 0; span + 1 < POSTS.length; span += 1) {
    const [x0, y0] = POSTS[span] ?? [0, 0];
    const [x1, y1] = POSTS[span + 1] ?? [0, 0];
    const top0 = y0 - 92;
    const top1 = span === 2 ? y1 : y1 - 92;
    const sag = 26 + 3 * swing(t, 2, span * 0.3);
    const sway = 4 * swing(t, 2, span * 0.3 + 0.25);
    line(
      canvas,
      HOUSE,
      1.6,
      `M${x0} ${top0}Q${at((x0 + x1) / 2 + sway, (top0 + top1) / 2 + sag * 2)} ${x1} ${top1}`,
    );
    for (let i = 1; i < 6; i += 1) {
      const s = i / 6;
      const x = x0 + (x1 - x0) * s + sway * 2 * s * (1 - s);
      const y = top0 + (top1 - top0) * s + sag * 4 * s * (1 - s) + 4;
      const bright = 0.85 + 0.15 * swing(t, 3 + (i % 3), i * 0.37 + span * 0.2);
      glow(canvas, x, y, 26, 0.4 * bright);
      canvas.globalAlpha = bright;
      disc(canvas, "#ffe3a6", x, y, 4.2);
      canvas.globalAlpha = 1;
    }
  }
}

/** Dusk at a tasting room: stars, lit windows, bulbs on a wire, one car on the road. */
export function drawNight(canvas: Canvas, t: number): void {
  paintHeavens(canvas, t);
  apart(canvas, () => {
    canvas.transform(0.86, 0, 0, 0.86, -210, 130);
    paintLayers(canvas, mountain, palette);
  });
  fill(
    canvas,
    "#2a2040",
    ground(
      points("0,520 140,500 300,512 460,494 640,510 820,498 1000,508 1180,486 1360,500 1600,470"),
      700,
    ),
  );
  fill(
    canvas,
    "#1f1732",
    ground(
      points("0,580 180,556 380,570 600,548 800,566 1000,552 1240,560 1440,536 1600,548"),
      760,
    ),
  );
  paintCar(canvas, t);
  fill(
    canvas,
    "#181226",
    ground(points("0,640 240,612 480,622 700,604 900,618 1100,606 1300,612 1600,590"), 800),
  );
  paintHouse(canvas, t);
  paintTerrace(canvas, t);
  paintLayers(canvas, field, palette);
  canvas.globalCompositeOperation = "screen";
  glow(canvas, 1120, 660, 420, 0.16 + 0.02 * swing(t, 3));
  canvas.globalCompositeOperation = "source-over";
  paintLayers(canvas, FRAME_LAYERS, palette);
}
