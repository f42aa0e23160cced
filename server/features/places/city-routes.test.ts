import request from "supertest";
import { expect } from "vitest";
import { test } from "#server/testing/testing.ts";

const search = async (app: Parameters<typeof request>[0], text: string): Promise<string[]> => {
  const { status, body } = await request(app).get("/api/cities").query({ search: text });
  expect(status).toBe(200);
  return body.map(({ name }: { name: string }) => name);
};

test("§9: names that start with the text come first, then those that contain it", async ({
  app,
}) => {
  const names = await search(app, "wood");
  const starts = names.map((name) => name.toLowerCase().startsWith("wood"));
  expect(names[0]).toMatch(/^Wood/);
  expect(starts.lastIndexOf(true)).toBeLessThan(starts.indexOf(false));
  expect(names).toContain("Woodinville");
});

test("case, accents and punctuation do not matter", async ({ app }) => {
  for (const [text, name] of [
    ["WALLA w", "Walla Walla"],
    ["sedro woolley", "Sedro-Woolley"],
    ["wállà", "Walla Walla"],
  ] as const) {
    expect(await search(app, text)).toContain(name);
  }
});

test("a name that is misspelled finds the places it may mean", async ({ app }) => {
  for (const [text, name] of [
    ["seatle", "Seattle"],
    ["Yakmia", "Yakima"],
    ["wenatche", "Wenatchee"],
  ] as const) {
    expect((await search(app, text))[0]).toBe(name);
  }
  expect(await search(app, "xyzzyplugh")).toEqual([]);
});

test("a name with its state, or short for another, finds what the field reads it as", async ({
  app,
}) => {
  for (const [text, name] of [
    ["walla walla washington", "Walla Walla"],
    ["Mt. Ver", "Mount Vernon"],
    ["E. Wenatchee", "East Wenatchee"],
  ] as const) {
    expect((await search(app, text))[0]).toBe(name);
  }
});

test("% and _ are plain characters", async ({ app }) => {
  for (const text of ["%%", "__", "w%a", "\\\\"]) expect(await search(app, text)).toEqual([]);
});

test("two places of one name are told apart by their county", async ({ app }) => {
  const { body } = await request(app).get("/api/cities?search=clear lake");
  const counties = body
    .filter(({ name }: { name: string }) => name === "Clear Lake")
    .map(({ county }: { county: string }) => county);
  expect(new Set(counties).size).toBe(2);
});

test("§5: fewer than 2 characters are answered with 400, naming the field", async ({ app }) => {
  for (const query of ["", "?search=", "?search=w", "?search=%20w%20"]) {
    const { status, body } = await request(app).get(`/api/cities${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe("query.search");
  }
});
