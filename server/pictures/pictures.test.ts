import { decode } from "fast-png";
import { beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "#server/platform/logger.ts";
import { movingTrip, smallTrip, wineryAt } from "#shared/domain/testing/small-trip.ts";
import { palette } from "#shared/palette.ts";
import { type MapPicture, mapPictureOf, PICTURE, pictureInWords } from "./map-picture.ts";
import { type AskPicture, createMapPainter, pictureThread } from "./picture-thread.ts";
import { renderMap } from "./render-pictures.ts";
import { spreadApart } from "./spread.ts";

/** Two colors nearer to each other than this, of 442, look the same. */
const NOTICED = 5;

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** A day whose drives go straight from a base to stops and back. */
function pictureFrom(
  name: string,
  base: ReturnType<typeof at>,
  ...days: ReturnType<typeof at>[][]
): MapPicture {
  return {
    bases: [{ name, ...base }],
    days: days.map((stops, index) => ({
      number: index + 1,
      stops: stops.map((place, stop) => ({ number: stop + 1, name: `Stop ${stop}`, ...place })),
      segments: [{ by: "road" as const, line: [base, ...stops, base] }],
    })),
  };
}

const wallaWalla = at(46.0646, -118.343);
const pictures = [
  pictureFrom("Walla Walla", wallaWalla, [at(46.0653, -118.34), at(46.0655, -118.3385)]),
  pictureFrom(
    "Seattle",
    at(47.61, -122.33),
    [at(47.73, -122.15), at(47.7301, -122.1501), at(47.735, -122.155)],
    [at(47.6, -120.66), at(47.84, -120.02)],
    [at(46.2, -119.77), at(46.6, -120.5), at(46.29, -119.47), at(46.26, -119.45)],
  ),
];

/** The colors of an indexed PNG's pixels, as three bytes each. */
function pixelsOf(png: Buffer): { width: number; height: number; colors: readonly number[][] } {
  const { width, height, palette: shades = [], data } = decode(png);
  return { width, height, colors: Array.from(data, (index) => shades[index] ?? []) };
}

/** As they are drawn: most of this file's time. */
let drawings: readonly Buffer[] = [];

beforeAll(async () => {
  drawings = await Promise.all(pictures.map(renderMap));
});

describe("the map of a plan", () => {
  test("is a PNG of the mail's size that fits into a mail, the farthest and fullest plan too", () => {
    expect(drawings).toHaveLength(pictures.length);
    for (const png of drawings) {
      expect(png.length).toBeLessThanOrEqual(60_000);
      const { width, height, colors } = pixelsOf(png);
      expect({ width, height }).toEqual(PICTURE);
      expect(new Set(colors.map(String)).size).toBeGreaterThan(20);
    }
  });

  test("keeps the color of each day and of where it begins, however full it is", () => {
    const [, fullest = Buffer.alloc(0)] = drawings;
    const { colors } = pixelsOf(fullest);
    for (const { light } of [palette.wine, palette.sage, palette.gold, palette.basalt]) {
      const [r = 0, g = 0, b = 0] = Buffer.from(light.slice(1), "hex");
      const distances = colors.map(([red = 0, green = 0, blue = 0]) =>
        Math.hypot(red - r, green - g, blue - b),
      );
      expect(distances.reduce((one, other) => Math.min(one, other))).toBeLessThan(NOTICED);
    }
  });

  test("is the same for the same plan", async () => {
    const [picture] = pictures;
    const [drawing = Buffer.alloc(0)] = drawings;
    expect(picture && (await renderMap(picture)).equals(drawing)).toBe(true);
  });

  test("is told in words: the stops by number and name, by day where there are several", () => {
    const wineries = [wineryAt(1, { name: "Amavi" }), wineryAt(2, { name: "Gård" })];
    const oneDay = smallTrip({ wineries });
    const picture = mapPictureOf(oneDay);
    expect(picture && pictureInWords(oneDay, picture)).toBe(
      "Map of the plan from Walla Walla: 1 Amavi, 2 Gård",
    );
    const pins = [
      { wineryId: 1, day: 0 },
      { wineryId: 2, day: 1 },
    ];
    const twoDays = smallTrip({ wineries, days: 2, pins });
    const both = mapPictureOf(twoDays);
    expect(both && pictureInWords(twoDays, both)).toBe(
      "Map of the plan from Walla Walla: day 1: 1 Amavi; day 2: 1 Gård",
    );
  });

  test("shows every place where days begin and end, and the way of a day of travel", async () => {
    const moving = movingTrip();
    const picture = mapPictureOf(moving);
    expect(picture?.bases.map(({ name }) => name)).toEqual([
      "Prosser",
      "The Finch, Yakima",
      "Yakima",
      "Seattle",
    ]);
    expect(picture?.days.map(({ number, segments }) => [number, segments.length > 0])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(picture && pictureInWords(moving, picture)).toBe(
      "Map of the plan from Prosser through Yakima to Seattle: day 1: 1 Winery 1; day 2: 1 Winery 2; day 3: on the road",
    );
    if (picture) expect((await renderMap(picture)).length).toBeLessThanOrEqual(60_000);
  });

  test("of a plan whose stops have no place is none", () => {
    expect(mapPictureOf(smallTrip({ wineries: [wineryAt(1, { latitude: "" })] }))).toBeNull();
  });
});

/** A painter with a thread of its own. */
const painterFor = (patienceMs: number) => {
  const logger = createLogger("silent");
  return createMapPainter(pictureThread(logger), logger, patienceMs);
};

describe("the painter's thread", () => {
  test("gives visitors who ask at once their own pictures", async () => {
    const painter = painterFor(100_000);
    const asked = [0, 1, 1, 0, 1, 0];
    const images = await Promise.all(
      asked.flatMap((index) => pictures[index] ?? []).map((picture) => painter(picture)),
    );
    const whose = images.map((png) => drawings.findIndex((own) => png?.equals(own)));
    expect(whose).toEqual(asked);
  });

  test("answers with no picture where one cannot be drawn, and draws the next", async () => {
    const painter = painterFor(100_000);
    const [picture] = pictures;
    if (!picture) throw new Error("no picture");
    const broken = { ...picture, days: null } as unknown as MapPicture;
    expect(await painter(broken)).toBeNull();
    expect((await painter(picture))?.length).toBeGreaterThan(1_000);
  });

  test("gives up waiting for a late picture: nothing waits for it", async () => {
    const painter = painterFor(1);
    const [picture] = pictures;
    expect(picture && (await painter(picture))).toBeNull();
  });

  test("takes no more than four at once: the others go without", async () => {
    const painter = painterFor(100_000);
    const asked = Array.from({ length: 12 }, (_, index) =>
      painter(pictureFrom(`Town ${index}`, wallaWalla, [at(46.0653, -118.34)])),
    );
    const drawn = (await Promise.all(asked)).filter((png) => png !== null);
    expect(drawn).toHaveLength(4);
  });
});

describe("what the painter keeps", () => {
  const pictureOfTown = (town: number) => pictureFrom(`Town ${town}`, wallaWalla, []);

  /** A painter whose pictures are so many bytes that begin with the name of their town. */
  function counting(bytes = 100) {
    const drawn: string[] = [];
    const ask: AskPicture = async (question) => {
      const name = "map" in question ? (question.map.bases[0]?.name ?? "") : "";
      drawn.push(name);
      await new Promise(setImmediate);
      return Buffer.alloc(bytes, " ").fill(name, 0, name.length);
    };
    const painter = createMapPainter(ask, createLogger("silent"));
    const paint = async (town: number) => {
      const png = await painter(pictureOfTown(town));
      return png?.toString("latin1", 0, 10).trim();
    };
    return { drawn, paint };
  }

  test("is drawn once for all who mail the same trip, and nobody gets another's", async () => {
    const { drawn, paint } = counting();
    const asked = [1, 2, 1, 3, 2, 1];
    const got = await Promise.all(asked.map(paint));
    expect(got).toEqual(asked.map((town) => `Town ${town}`));
    expect(await paint(3)).toBe("Town 3");
    expect(drawn).toEqual(["Town 1", "Town 2", "Town 3"]);
  });

  test("stays within its bytes, and is drawn again where it was pushed out", async () => {
    const { drawn, paint } = counting(1_000_000);
    for (const town of [1, 2, 3, 4, 5, 6, 7]) await paint(town);
    await paint(7);
    await paint(1);
    expect(drawn).toHaveLength(8);
    expect(drawn.at(-1)).toBe("Town 1");
  });
});

test("markers at one place are shown beside each other, far ones where they are", () => {
  const places = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 101, y: 100 },
    { x: 500, y: 300 },
  ];
  const shown = spreadApart(places, 48).map((marker) => marker.shown);
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(47);
    }
  }
  expect(Math.hypot((shown[3]?.x ?? 0) - 500, (shown[3]?.y ?? 0) - 300)).toBeLessThan(1);
});
