import request from "supertest";
import { expect } from "vitest";
import { listWineries } from "#server/features/wineries/winery-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { exactMilesBetween } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { OPENERS } from "#shared/domain/site/openers.ts";
import { sceneFile, scenePaths } from "#shared/domain/site/scene-paths.ts";
import { openSceneBook } from "./scene-queries.ts";

test("no two of a winery's nearest three look alike, nor like it, and in a town none does", async ({
  deps,
  db,
  clock,
}) => {
  const find = openSceneBook(deps);
  const wineries = (await listWineries(db, clock.now)).sort((one, other) => one.id - other.id);
  const drawn = await Promise.all(
    wineries.map(async (winery) => {
      const scene = await find(scenePaths.winery(winery.slug));
      const look = `${scene?.drawing} ${scene?.light} ${scene?.isMirrored}`;
      return { winery, scene, look, at: positionOf(winery) };
    }),
  );
  for (const { winery, scene, look, at } of drawn) {
    const nearest = drawn
      .filter((other) => other.winery.id !== winery.id && at && other.at)
      .map((other) => ({ ...other, miles: at && other.at ? exactMilesBetween(at, other.at) : 0 }))
      .sort((one, other) => one.miles - other.miles || one.winery.id - other.winery.id)
      .slice(0, 3);
    expect(new Set([look, ...nearest.map((near) => near.look)]).size, winery.slug).toBe(4);
    if (scene?.drawing === "lake" && winery.region !== "Lake Chelan") {
      expect(winery.setting, winery.slug).toContain("lake view");
    }
  }
  for (const city of new Set(wineries.map((winery) => winery.city))) {
    const inTown = drawn.filter(({ winery }) => winery.city === city);
    expect(new Set(inTown.map(({ look }) => look)).size, city).toBe(inTown.length);
  }
});

test("every visitor of many at once gets the drawing asked for, in the theme asked for", async ({
  app,
  db,
  clock,
}) => {
  const wineries = (await listWineries(db, clock.now)).slice(0, 4);
  const paths = wineries.flatMap(({ slug }) => [
    sceneFile(scenePaths.winery(slug), "light"),
    sceneFile(scenePaths.winery(slug), "dark"),
  ]);
  const alone: string[] = [];
  for (const path of paths) {
    const { status, type, body } = await request(app).get(path);
    expect([path, status, type]).toEqual([path, 200, "image/svg+xml"]);
    alone.push(String(body));
  }
  expect(new Set(alone).size).toBe(8);
  const asked = [...paths, ...paths, ...paths];
  const answers = await Promise.all(asked.map((path) => request(app).get(path)));
  expect(answers.map(({ body }) => String(body))).toEqual([...alone, ...alone, ...alone]);
});

test("articles, drafts too, and ready-made trips open with drawings of their own, all unlike", async ({
  deps,
  db,
}) => {
  const find = openSceneBook(deps);
  const posts = await db.select().from(schema.posts);
  const trips = await db.select().from(schema.readyTrips);
  const paths = [
    ...posts.filter(({ opener }) => opener !== null).map(({ slug }) => scenePaths.post(slug)),
    ...trips.map(({ slug }) => scenePaths.readyTrip(slug)),
  ];
  const looks = await Promise.all(
    paths.map(async (path) => {
      const scene = await find(path);
      return `${scene?.drawing} ${scene?.light}`;
    }),
  );
  expect(new Set(looks).size).toBe(paths.length);
});

test("each opener can stand in a text, and nothing else has a drawing", async ({ app }) => {
  for (const opener of OPENERS) {
    const { status } = await request(app).get(sceneFile(scenePaths.opener(opener), "dark"));
    expect([opener, status]).toEqual([opener, 200]);
  }
  for (const path of [
    "/pictures/scenes/winery/nowhere.svg",
    "/pictures/scenes/cellar/abeja.svg",
    "/pictures/scenes/winery/abeja.png",
    "/pictures/scenes/winery/abeja.blue.svg",
  ]) {
    expect([path, (await request(app).get(path)).status]).toEqual([path, 404]);
  }
});
