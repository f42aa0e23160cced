import { SINK, SUN } from "#client/art/landscape/landscape-shapes.ts";
import { at, facet, ground, heightAt, points, randomFrom } from "#shared/drawing/path-tools.ts";
import { talus, WALL_TIERS } from "./river-wall.ts";
import {
  apart,
  type Canvas,
  fill,
  lens,
  line,
  paintSky,
  phaseOf,
  skein,
  swing,
  TURN,
} from "./scene-canvas.ts";

const SKY = ["#1f2936", "#2c3b47", "#465558", "#6f6e63", "#a58a68", "#d4a770", "#f2cd92"];
const INK = "#15121a";
const GOLD = "#ffe3ae";

const HILL = points("860,446 960,436 1060,420 1180,398 1320,372 1460,352 1600,340");
const RIVER =
  "M690 440C800 434 900 432 1000 436C1180 446 1400 470 1600 520V900H0V660C220 600 480 500 690 440Z";

function gouges(): string {
  const random = randomFrom(17);
  let d = "";
  for (let x = 980; x < 1660; x += 26 + random() * 44) {
    const y = heightAt(HILL, x) + 3;
    const long = 20 + (x - 900) * 0.07 * (0.6 + random() * 0.7);
    d += `M${at(x, y)}Q${at(x - long * 0.2, y + long * 0.6)} ${at(x - long * 1.3, y + long)}Q${at(x - long * 0.1, y + long * 0.8)} ${at(x, y)}Z`;
  }
  return d;
}

/** Vine rows of the near bench, `wide` units at the lower edge, running down to the water. */
function rows(wide: number): string {
  let d = "";
  for (let i = 0; i < 17; i += 1) {
    const x = 634 + i * 92;
    const top = 1090 + i * 44;
    const y = 752 - i * 4;
    d += facet(top, y, top + wide * 0.33, y - 1, x + wide, 930, x, 930);
  }
  return d;
}

const TALUS = talus();
const GOUGES = gouges();
const ROWS = rows(40);
const ROWS_LIT = rows(15);
const BANK = "M1600 690C1420 694 1180 730 1000 786S720 870 620 900H1600Z";

const DASHES = (() => {
  const random = randomFrom(41);
  return Array.from({ length: 150 }, (_, i) => {
    const y = 446 + 430 * random() ** 1.35;
    const near = (y - 430) / 470;
    const middle = SUN[0] - (y - 440) * 0.35;
    const gold = i % 5 < 3;
    const spread = gold ? (50 + 190 * near) * (random() + random() - 1) : 1100 * (random() - 0.5);
    return {
      x: middle + spread,
      y,
      near,
      gold,
      long: (14 + 110 * near) * (0.5 + random()),
      lives: 2 + (i % 3),
      born: random(),
    };
  });
})();

function paintWater(canvas: Canvas, t: number): void {
  apart(canvas, () => {
    fill(canvas, "#3a5360", RIVER);
    canvas.clip(new Path2D(RIVER));
    fill(canvas, "#5f777b", "M0 430H1600V500Q1200 460 900 462T560 500L0 640Z");
    fill(canvas, "#a59a80", "M700 441C820 433 1010 433 1190 445Q1090 464 950 463T700 441Z");
    fill(canvas, "#22323c", "M0 690C260 620 470 540 640 470L690 440 0 600Z");
    for (const { x, y, near, gold, long, lives, born } of DASHES) {
      const phase = phaseOf(t * lives, born);
      const light = Math.sin(Math.PI * phase);
      const from = x + (phase - 0.5) * 26 * near;
      canvas.globalAlpha = light * (gold ? 0.95 : 0.5);
      line(
        canvas,
        gold ? GOLD : "#8aa0a2",
        1.6 + 3.4 * near,
        `M${at(from - (long * light) / 2, y)}h${(long * light).toFixed(1)}`,
      );
    }
  });
}

const BLADES = (() => {
  const random = randomFrom(8);
  return Array.from({ length: 120 }, () => {
    const tuft = Math.floor(random() * 9);
    const x = -20 + tuft * 62 + (random() - 0.5) * 90;
    return {
      x,
      y: 905,
      lean: (random() - 0.4) * 70,
      high: 50 + random() * (120 - tuft * 9),
      at: x / 700,
    };
  });
})();

/** Bunchgrass on the near left, bending as the wind runs through it. */
function paintGrass(canvas: Canvas, t: number): void {
  fill(canvas, INK, "M0 846Q180 842 360 868T660 900H0Z");
  for (const { x, y, lean, high, at: place } of BLADES) {
    const wind = lean + 16 * swing(t, 3, -place) + 6 * swing(t, 5, -place * 2);
    const tip = at(x + wind, y - high);
    fill(
      canvas,
      INK,
      `M${x - 4} ${y}Q${at(x + wind * 0.25, y - high * 0.6)} ${tip}Q${at(x + wind * 0.3 + 4, y - high * 0.5)} ${x + 4} ${y}Z`,
    );
  }
}

/** The river at a bend below the cliffs: shimmer in the path of the sun, grass in the wind, geese. */
export function drawRiver(canvas: Canvas, t: number): void {
  paintSky(canvas, SKY, t);
  canvas.fillStyle = "#fff2cf";
  canvas.beginPath();
  canvas.arc(SUN[0], SUN[1] - 40 + SINK, 42, 0, TURN);
  canvas.fill();
  for (const [x, y, wide, born] of [
    [1240, 300, 280, 0],
    [700, 250, 230, 0.5],
    [1420, 220, 220, 0.75],
    [960, 180, 200, 0.25],
  ] as const) {
    const phase = phaseOf(t, born);
    canvas.globalAlpha = 0.7 * Math.sin(Math.PI * phase);
    fill(canvas, "#e6bd85", lens(x - 40 + 80 * phase, y, wide));
  }
  canvas.globalAlpha = 1;
  skein(canvas, INK, { x: -380 + 2500 * t, y: 236 - 70 * t, heading: 1, t });
  fill(
    canvas,
    "#7f7767",
    "M0 336H180L214 350H420L470 376H700L760 402 900 410 1000 408 1060 396 1100 362 1200 356 1240 330H1390L1420 308H1600V470H0Z",
  );
  fill(
    canvas,
    "#5d5a56",
    "M420 350L470 376H520L500 420H420ZM1240 330L1200 356 1190 410H1290L1262 360ZM1420 308L1390 330 1396 380H1470Z",
  );
  fill(canvas, "#8f6b47", ground(HILL, 560));
  fill(canvas, "#5e4338", GOUGES);
  fill(canvas, "#3a2c2c", "M880 440C1100 436 1400 452 1600 496V524C1400 474 1180 448 1000 440Z");
  paintWater(canvas, t);
  for (const { body, face, rim } of WALL_TIERS) {
    fill(canvas, "#1c1820", body);
    fill(canvas, "#352b33", face);
    fill(canvas, "#bd875c", rim);
  }
  fill(canvas, "#1c1820", "M-60 590L700 438 704 444C480 508 220 606 0 676H-60Z");
  fill(canvas, "#2b2329", TALUS);
  fill(canvas, "#4a4527", BANK);
  apart(canvas, () => {
    canvas.clip(new Path2D(BANK));
    fill(canvas, "#2d3020", ROWS);
    canvas.translate(11, -5);
    fill(canvas, "#7f7a3d", ROWS_LIT);
  });
  paintGrass(canvas, t);
}
