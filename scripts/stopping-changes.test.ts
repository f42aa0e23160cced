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
  'ALTER TABLE "posts" ADD CONSTRAINT "short" CHECK (length("opener") < 99);',
  'ALTER TABLE "posts" ADD CONSTRAINT "once" UNIQUE ("slug", "title");',
  'ALTER TABLE "posts" ADD CONSTRAINT "of" FOREIGN KEY ("winery_id") REFERENCES "wineries"("id");',
  'ALTER TABLE "posts" ADD UNIQUE ("slug");',
  'CREATE UNIQUE INDEX "posts_once" ON "posts" ("slug");',
  'ALTER TABLE "posts" ALTER COLUMN "opener" DROP DEFAULT;',
])("%s would break a build that serves beside the new one", (sql) => {
  expect(faultsOf(sql)).toHaveLength(1);
  expect(faultsOf(`-- needs a stop: nobody may write meanwhile\n${sql}`)).toEqual([]);
});

test.each([
  'CREATE TABLE "events" ("id" serial PRIMARY KEY, "name" text NOT NULL);',
  'ALTER TABLE "posts" ADD COLUMN "cover" text DEFAULT \'none\' NOT NULL;',
  "UPDATE posts SET body = 'drop table; we rename to nothing' WHERE slug = 'a';",
  'CREATE TABLE "events" ("id" int); ALTER TABLE "events" ADD CONSTRAINT "of" FOREIGN KEY ("id") REFERENCES "posts"("id");',
  'CREATE TABLE IF NOT EXISTS events (id int); CREATE UNIQUE INDEX "once" ON "events" USING btree ("id");',
  'ALTER TABLE "posts" ADD COLUMN "of" int; ALTER TABLE "posts" ADD CONSTRAINT "once" UNIQUE ("of");',
  'ALTER TABLE "posts" DROP CONSTRAINT "short";',
  'ALTER TABLE "posts" DROP CONSTRAINT "known"; ALTER TABLE "posts" ADD CONSTRAINT "known" CHECK (state in (1, 2));',
  "-- drop column opener comes a release later\nSELECT 1;",
  'CREATE INDEX "posts_by_day" ON "posts" ("published_at");',
])("%s lets old and new builds serve side by side", (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});

test("what was released long ago is not looked at", () => {
  expect(faultsOf('DROP TABLE "letters";', "0003_old_times.sql")).toEqual([]);
});
