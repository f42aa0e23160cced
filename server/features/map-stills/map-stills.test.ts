import request from "supertest";
import { describe, expect } from "vitest";
import { createApp } from "#server/app.ts";
import { test as base } from "#server/testing/testing.ts";
import { stillPath, stillView } from "#shared/domain/site/map-still.ts";
import { sceneFile } from "#shared/domain/site/scene-paths.ts";

const test = base.extend("site", ({ deps }) => createApp(deps));

const pathAround = (latitude: number, longitude: number, reach: number) => {
  const view = stillView([
    { latitude: latitude - reach, longitude: longitude - reach },
    { latitude: latitude + reach, longitude: longitude + reach },
  ]);
  return stillPath(view ?? { zoom: 6, middle: { x: 0, y: 0 } });
};

const walla = pathAround(46.06, -118.34, 0.1);
const yakima = pathAround(46.6, -120.5, 0.3);
const state = pathAround(47.3, -120.7, 1.4);

describe("the ground of a plan's still", () => {
  test("is drawn with roads and towns, for everybody, and is small", async ({ site }) => {
    for (const path of [walla, yakima, state]) {
      const { status, headers, text, body } = await request(site)
        .get(`${path}.svg`)
        .set("Accept-Encoding", "gzip");
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
      expect(headers["cache-control"]).toBe("public, max-age=604800");
      expect(headers["set-cookie"]).toBeUndefined();
      const svg = text ?? String(body);
      expect(svg).toContain("<svg ");
      expect(svg.match(/<text /g)?.length ?? 0).toBeGreaterThan(1);
      expect(Number(headers["content-length"])).toBeLessThan(20_000);
    }
  });

  test("is the one its address names, for several visitors at once, light or dark", async ({
    site,
    deps,
  }) => {
    const files = [walla, yakima, state].flatMap((path) => [
      sceneFile(path, "light"),
      sceneFile(path, "dark"),
    ]);
    const asked = [...files, ...files, ...files];
    const answers = await Promise.all(
      asked.map(async (file) => String((await request(site).get(file)).body)),
    );
    // A site that nobody else asks.
    const quiet = createApp(deps);
    const alone = new Map<string, string>();
    for (const file of files) alone.set(file, String((await request(quiet).get(file)).body));
    expect(new Set(answers).size).toBe(files.length);
    expect(answers).toEqual(asked.map((file) => alone.get(file)));
  });

  test("is not drawn for an address that no plan of the state has", async ({ site }) => {
    const wrong = [
      "/pictures/maps/12-0-0.svg",
      "/pictures/maps/99-240-510.svg",
      "/pictures/maps/13-0240-510.svg",
      "/pictures/maps/13-240.svg",
      "/pictures/maps/13-240-510.png",
      "/pictures/maps/13-240-510.dark.dark.svg",
    ];
    for (const path of wrong) expect((await request(site).get(path)).status).toBe(404);
  });
});
