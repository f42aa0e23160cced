import { eq, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import { checkContent } from "./check-content.ts";
import { contentTemplate } from "./commands/new-content.ts";
import { eatAndStayFaults, type PlaceRow } from "./faults/eat-and-stay-faults.ts";

const { placesToEatAndStay: places } = schema;
const NOW = new Date("2026-11-22T18:00:00Z");

const test = base.extend("place", async ({ db }): Promise<PlaceRow> => {
  const [row] = await db.select().from(places).where(eq(places.slug, "the-finch"));
  if (row === undefined) throw new Error("The FINCH is not seeded");
  return row;
});

test.for<readonly [Partial<PlaceRow>, string, string]>([
  [{ town: "Wala Wala" }, "town", '"Wala Wala" is not in the town table'],
  [{ kind: "eat" }, "kind", '"eat" does not go with "hotel"'],
  [{ category: "restaurant" }, "kind", '"stay" does not go with "restaurant"'],
  [{ servesLunch: true }, "serves_lunch", "kind 'both'"],
  [{ name: " The  FINCH" }, "name", "without spaces around it"],
  [{ street: "" }, "street", "or null"],
  [{ phone: "509 555 1234" }, "phone", '"+15095551234"'],
  [{ website: "finch.example" }, "website", "https://"],
  [{ sourceUrl: "finch.example" }, "source_url", "no web address"],
  [{ sourceName: " " }, "source_name", "say where it stands"],
  [{ sourceDate: null }, "sureness", "has no date"],
  [{ sourceDate: "2027" }, "source_date", "has not come yet"],
  [{ latitude: "47.600000", longitude: "-118.330000" }, "latitude, longitude", "miles from Walla"],
  [{ note: "Rooms from $120." }, "note", "a price says its year"],
])(
  "a fault in a place is told with its field and what to do: %o",
  ([change, field, advice], { place }) => {
    expect(eatAndStayFaults(place, "2026-11-22")).toEqual([]);
    expect(eatAndStayFaults({ ...place, ...change }, "2026-11-22")).toContainEqual({
      field,
      advice: expect.stringContaining(advice),
    });
  },
);

test("a place that stands in the guide already is told", async ({ db, place }) => {
  const { id: _, ...again } = place;
  await db.insert(places).values({ ...again, slug: "finch-hotel", name: "The Finch" });
  const { faults } = await checkContent(db, NOW, planner.site);
  expect(faults).toMatchObject([
    { table: "places_to_eat_and_stay", row: "finch-hotel", field: "name" },
  ]);
});

test("the template explains every column, and passes the check once it is filled in", async ({
  db,
}) => {
  const template = contentTemplate("place", "Essai d'Or");
  for (const { name } of getTableConfig(places).columns) {
    if (!["id", "created_at", "updated_at"].includes(name)) expect(template).toContain(`"${name}"`);
  }
  await expect(db.transaction((inner) => inner.execute(sql.raw(template)))).rejects.toThrow();
  const values = {
    kind: "'eat'",
    category: "'deli'",
    town: "'Zillah'",
    source_name: "'A visit', null",
  };
  const filled = Object.entries(values).reduce(
    (text, [column, value]) =>
      text.replace(new RegExp(`(-- ${column} .*\\n) {2}null(?:, null)?,`), `$1  ${value},`),
    template,
  );
  const before = await checkContent(db, NOW, planner.site);
  await db.execute(sql.raw(filled));
  const after = await checkContent(db, NOW, planner.site);
  expect([after.faults, after.places]).toEqual([[], before.places + 1]);
});
