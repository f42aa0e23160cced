import { expect, test } from "vitest";
import { stoppingChanges } from "./stopping-changes.ts";

const faultsOf = (sql: string, name = "0099_change_something.sql") => stoppingChanges(name, sql);

test.each([
  'ALTER TABLE "posts" DROP COLUMN "opener";',
  'DROP TABLE "letters";',
  'ALTER TABLE "posts" RENAME COLUMN "opener" TO "cover";',
  'ALTER TABLE "posts" RENAME TO "articles";',
  'ALTER TABLE "posts" ALTER COLUMN "opener" SET NOT NULL;',
  'ALTER TABLE "posts" ALTER COLUMN "opener" SET DATA TYPE jsonb;',
  'ALTER TABLE "posts" ADD COLUMN "cover" text NOT NULL;',
])("%s would break a build that serves beside the new one", (sql) => {
  expect(faultsOf(sql)).toHaveLength(1);
  expect(faultsOf(`-- needs a stop: nobody may write meanwhile\n${sql}`)).toEqual([]);
});

test.each([
  'CREATE TABLE "events" ("id" serial PRIMARY KEY, "name" text NOT NULL);',
  'ALTER TABLE "posts" ADD COLUMN "cover" text DEFAULT \'none\' NOT NULL;',
  "UPDATE posts SET body = 'drop table; we rename to nothing' WHERE slug = 'a';",
  "-- drop column opener comes a release later\nSELECT 1;",
  'CREATE INDEX "posts_by_day" ON "posts" ("published_at");',
])("%s lets old and new builds serve side by side", (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});

test("what was released long ago is not looked at", () => {
  expect(faultsOf('DROP TABLE "letters";', "0003_old_times.sql")).toEqual([]);
});
