import request from "supertest";
import { describe, expect, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { MAX_SHARE_BYTES, renderShare, setTitle } from "#server/pictures/render-pictures.ts";
import type { SharePicture } from "#server/pictures/share-pictures.ts";
import { type SharePainter, sharePictures } from "#server/pictures/share-pictures.ts";
import { shareSvg } from "#server/pictures/share-svg.ts";
import { WorkShares } from "#server/planning/work-shares.ts";
import { schema } from "#server/platform/database/db.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";

/** A painter that draws a picture's title, and what it was asked. */
const test = base
  .extend("painted", (): string[] => [])
  .extend(
    "paint",
    ({ painted }): SharePainter =>
      async (picture) => {
        painted.push(picture.title);
        return Buffer.from(`picture of ${picture.title}`);
      },
  )
  .extend("site", ({ deps, paint }) => createApp(deps, { sharePainter: paint }));

const mapPictureOf = (title: string): SharePicture => ({
  eyebrow: "Article",
  title,
  line: "By Ada",
  art: { kind: "illustration", name: "wheat" },
});
const SOMEBODY = clientNetwork("192.0.2.1");
const silent = { warn: () => {} };

describe("a page's picture", () => {
  test("is each page's own, for several visitors at once, and drawn once", async ({
    site,
    db,
    painted,
  }) => {
    const wineries = (await db.select().from(schema.wineries))
      .filter(({ leftKind }) => leftKind === null)
      .slice(0, 4);
    const asked = [...wineries, ...wineries, ...wineries];
    const answers = await Promise.all(
      asked.map(({ slug }) => request(site).get(`/pictures/winery/${slug}.png`)),
    );
    for (const [index, { status, type, body, headers }] of answers.entries()) {
      expect([status, type]).toEqual([200, "image/png"]);
      expect(String(body)).toBe(`picture of ${asked[index]?.name}`);
      expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    }
    expect(painted.sort()).toEqual(wineries.map(({ name }) => name).sort());
  });

  test("is there for regions and articles that are out, and for nothing else", async ({
    site,
    db,
    clock,
  }) => {
    const [post] = await db.select().from(schema.posts);
    const left = (await db.select().from(schema.wineries)).find(
      ({ leftKind }) => leftKind !== null,
    );
    const region = await request(site).get("/pictures/regions/red-mountain.png");
    expect([region.status, String(region.body)]).toEqual([200, "picture of Red Mountain"]);
    expect((await request(site).get(`/pictures/blog/${post?.slug}.png`)).status).toBe(200);
    clock.now = new Date("2000-01-01T00:00:00Z");
    for (const path of [
      `/pictures/blog/${post?.slug}.png`,
      `/pictures/winery/${left?.slug}.png`,
      "/pictures/winery/nowhere.png",
      "/pictures/regions/nowhere.png",
      "/pictures/regions/red-mountain.jpg",
    ]) {
      expect([path, (await request(site).get(path)).status]).toEqual([path, 404]);
    }
  });

  test("is that of each ready-made trip, for several visitors at once, beside its roads", async ({
    deps,
  }) => {
    const pictures: SharePicture[] = [];
    const site = createApp(deps, {
      planner,
      sharePainter: async (picture) => {
        pictures.push(picture);
        return Buffer.from(`picture of ${picture.title}`);
      },
    });
    const slugs = ["sodo-on-foot", "yakima-to-walla-walla", "barbera-on-the-columbia"];
    const asked = [...slugs, ...slugs, ...slugs];
    const answers = await Promise.all(
      asked.map((slug) => request(site).get(`/pictures/ready-made-trips/${slug}.png`)),
    );
    const titles = await Promise.all(
      asked.map(async (slug) => (await request(site).get(`/api/ready-trips/${slug}`)).body.title),
    );
    expect(answers.map(({ body }) => String(body))).toEqual(
      titles.map((title) => `picture of ${title}`),
    );
    const two = pictures.find(({ line }) => line.endsWith(" from Yakima and Walla Walla"));
    const stays = two?.art.kind === "route" ? two.art.stays : [];
    expect(stays.map(({ base }) => base.name)).toEqual(["Yakima", "Walla Walla"]);
    expect(stays[0]?.segments.some(({ by }) => by === "road")).toBe(true);
    const nowhere = await request(site).get("/pictures/ready-made-trips/nowhere.png");
    expect(nowhere.status).toBe(404);
  });

  test("is drawn for each of many at once, in the end: later where it has to wait, and never another", async ({
    deps,
    db,
  }) => {
    // Nothing is drawn until somebody had to wait.
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const site = createApp(deps, {
      sharePainter: async ({ title }) => {
        await gate;
        return Buffer.from(`picture of ${title}`);
      },
    });
    const wineries = (await db.select().from(schema.wineries)).filter(
      ({ leftKind }) => leftKind === null,
    );
    expect(wineries.length).toBeGreaterThan(150);
    const pictures = new Map<string, string>();
    let refused = 0;
    for (let round = 0; pictures.size < wineries.length && round < 40; round += 1) {
      const missing = wineries.filter(({ slug }) => !pictures.has(slug));
      const answers = await Promise.all(
        missing.map(async ({ slug }) => {
          const answer = await request(site).get(`/pictures/winery/${slug}.png`);
          if (answer.status !== 200) open();
          return { slug, answer };
        }),
      );
      for (const { slug, answer } of answers) {
        if (answer.status === 200) {
          pictures.set(slug, String(answer.body));
          continue;
        }
        refused += 1;
        expect([429, 503]).toContain(answer.status);
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
        expect(answer.headers["cache-control"] ?? "").not.toContain("max-age");
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect([...pictures].sort()).toEqual(
      wineries.map(({ slug, name }) => [slug, `picture of ${name}`]).sort(),
    );
  });

  test("is not there, and nothing in its place, where it cannot be drawn now", async ({ deps }) => {
    const site = createApp(deps, {
      sharePainter: () => Promise.reject(new Error("the thread ended")),
    });
    const answer = await request(site).get("/pictures/regions/red-mountain.png");
    expect([answer.status, answer.type]).toEqual([503, "application/problem+json"]);
    expect(answer.headers["retry-after"]).toBe("10");
  });
});

describe("the drawing of pictures", () => {
  /** A painter that begins once its gate is open. */
  function gatedPainter() {
    const begun: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const paint: SharePainter = async (picture) => {
      begun.push(picture.title);
      await gate;
      return Buffer.from(`picture of ${picture.title}`);
    };
    return { begun, open, paint };
  }

  test("goes on for who gave up waiting, and is there when they ask again", async () => {
    const { begun, open, paint } = gatedPainter();
    const picture = sharePictures({ paint, logger: silent, maxWaitMs: 0 });
    const asked = () => picture(mapPictureOf("One"), SOMEBODY);
    await expect(asked()).rejects.toMatchObject({ status: 503, extras: { retryAfter: 10 } });
    await expect(asked()).rejects.toMatchObject({ status: 503 });
    open();
    await vi.waitFor(async () => expect(String(await asked())).toBe("picture of One"));
    expect(begun).toEqual(["One"]);
  });

  test("has so many of one client wait, and everybody gets their own", async () => {
    const { open, paint } = gatedPainter();
    const picture = sharePictures({ paint, logger: silent });
    let refused = 0;
    const many = Array.from({ length: 40 }, (_, index) =>
      picture(mapPictureOf(`Many ${index}`), SOMEBODY).then(String, ({ status }) => {
        if (status === 429) refused += 1;
        return null;
      }),
    );
    // One is being drawn and so many wait.
    await vi.waitFor(() => expect(refused).toBe(40 - 25));
    const other = picture(mapPictureOf("Other"), clientNetwork("198.51.100.7"));
    open();
    expect(String(await other)).toBe("picture of Other");
    for (const [index, told] of (await Promise.all(many)).entries()) {
      expect([null, `picture of Many ${index}`]).toContain(told);
    }
  });

  test("is refused to a client that has had too much drawn, and nobody else", async ({ paint }) => {
    const share = { burstMs: 0, perSecondMs: 1e-9 };
    const shares = new WorkShares({ client: share, network: { burstMs: 1e9, perSecondMs: 1 } });
    const picture = sharePictures({ paint, logger: silent, shares });
    await picture(mapPictureOf("Drawn"), SOMEBODY);
    await expect(picture(mapPictureOf("New"), SOMEBODY)).rejects.toMatchObject({
      status: 429,
    });
    expect(String(await picture(mapPictureOf("Drawn"), SOMEBODY))).toBe("picture of Drawn");
  });
});

describe("kept pictures", () => {
  test("one that failed is drawn anew for the next visitor", async ({ paint }) => {
    let fails = true;
    const picture = sharePictures({
      logger: silent,
      paint: (picture) => (fails ? Promise.reject(new Error("busy")) : paint(picture)),
    });
    await expect(picture(mapPictureOf("One"), SOMEBODY)).rejects.toMatchObject({
      status: 503,
    });
    fails = false;
    expect((await picture(mapPictureOf("One"), SOMEBODY)).toString()).toBe("picture of One");
  });
});

describe("the drawing", () => {
  const wide = { left: 0, top: 0, width: 500, lines: 2, size: 84 };
  const widthOf = (text: string, size: number) => text.length * size * 0.5;

  test("sets a title as large as it fits, and ends one that never fits with an ellipsis", () => {
    expect(setTitle("Gård Vintners", wide, widthOf)).toEqual({
      size: 84,
      lines: ["Gård", "Vintners"],
    });
    const long = setTitle("What to taste first in Walla Walla", wide, widthOf);
    expect(long.lines.length).toBeLessThanOrEqual(2);
    expect(long.size).toBeLessThan(84);
    expect(setTitle("word, ".repeat(60), wide, widthOf).lines.at(-1)).toMatch(/word…$/);
  });

  test("needs no layer of the renderer's, which for lines that reach far out would hold 25 pictures", () => {
    const base = { name: "Prosser", latitude: 46.2, longitude: -119.77 };
    const arts: SharePicture["art"][] = [
      { kind: "map", place: base, avaId: "yakima-valley" },
      { kind: "route", stays: [{ base, stops: [], segments: [] }] },
    ];
    for (const art of arts) {
      const title = { size: 54, lines: ["Prosser"] };
      const svg = shareSvg({ ...mapPictureOf("Prosser"), art }, title, undefined);
      expect(svg.match(/<svg|<symbol|clip-path|mask|filter|\sopacity/g)).toEqual(["<svg"]);
    }
  });

  test("is light enough, its own for each picture, and the same each time", async () => {
    const pictures = [
      ...["wheat", "wheat-2", "table"].map((name) => ({
        ...mapPictureOf("An article"),
        art: { kind: "illustration" as const, name },
      })),
      ...AVAS.slice(0, 2).map(({ id, name }) => ({
        ...mapPictureOf(name),
        art: { kind: "map" as const, place: null, avaId: id },
      })),
    ];
    const images = new Set<string>();
    for (const picture of pictures) {
      const png = await renderShare(picture);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeGreaterThan(5_000);
      expect(png.length).toBeLessThan(MAX_SHARE_BYTES);
      images.add(png.toString("base64"));
    }
    expect(images.size).toBe(pictures.length);
    const [picture] = pictures;
    if (picture) expect(images).toContain((await renderShare(picture)).toString("base64"));
  }, 60_000);
});
