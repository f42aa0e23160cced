import request from "supertest";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { postSummarySchema } from "#shared/api/posts.ts";

const aPost = {
  slug: "a-test",
  title: "A Test",
  content: "Text.",
  authorId: "founder",
  authorName: "The Founder",
};

test("§7: GET /api/blog answers the published posts, newest first, without drafts or those to come", async ({
  app,
  db,
  clock,
}) => {
  await db.insert(schema.posts).values([
    { ...aPost, slug: "draft", publishedAt: null },
    { ...aPost, slug: "later", publishedAt: new Date(clock.now.getTime() + 60_000) },
    { ...aPost, slug: "newest", publishedAt: clock.now },
  ]);
  const { body } = await request(app).get("/api/blog");
  const posts = postSummarySchema.array().parse(body);
  expect(posts[0]?.slug).toBe("newest");
  expect(posts.map(({ slug }) => slug)).not.toContain("draft");
  expect(posts.map(({ slug }) => slug)).not.toContain("later");
  const times = posts.map(({ publishedAt }) => publishedAt ?? "");
  expect(times).toEqual([...times].sort().reverse());
});

test("the list carries no bodies, but every listed field, its own excerpt and the regions a text leads to", async ({
  app,
  db,
  clock,
}) => {
  const content = `## A **head**\n\nIn [Red Mountain](/regions/red-mountain) ${"and beyond ".repeat(30)}`;
  await db.insert(schema.posts).values([
    {
      ...aPost,
      excerpt: null,
      content,
      tags: ["Soil"],
      illustration: "coulee",
      publishedAt: clock.now,
    },
  ]);
  const { body } = await request(app).get("/api/blog");
  const { id: _id, ...listed } = body[0];
  expect(listed).toEqual({
    slug: "a-test",
    title: "A Test",
    excerpt: "A head In Red Mountain and beyond ".padEnd(150, "and beyond "),
    authorId: "founder",
    authorName: "The Founder",
    publishedAt: clock.now.toISOString(),
    readTime: "5 min",
    tags: ["Soil"],
    illustration: "coulee",
    regionIds: ["red-mountain"],
  });
  const article = await request(app).get("/api/blog/a-test");
  expect(article.body).toMatchObject({ content, excerpt: listed.excerpt });
});

test("the list is compressed and tagged, and new as soon as the next article comes out", async ({
  app,
  db,
  clock,
}) => {
  await db
    .insert(schema.posts)
    .values({ ...aPost, slug: "later", publishedAt: new Date(clock.now.getTime() + 60_000) });
  const first = await request(app).get("/api/blog").set("Accept-Encoding", "gzip");
  expect(first.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  const again = () =>
    request(app)
      .get("/api/blog")
      .set("Accept-Encoding", "gzip")
      .set("If-None-Match", first.headers.etag ?? "");
  expect((await again()).status).toBe(304);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const answers = await Promise.all(Array.from({ length: 5 }, again));
  expect(answers.map(({ status, body }) => [status, body[0]?.slug])).toEqual(
    answers.map(() => [200, "later"]),
  );
});

test("§4: a draft is reachable by its address, without a date", async ({ app, db }) => {
  await db.insert(schema.posts).values({ ...aPost, publishedAt: null });
  const { status, body } = await request(app).get("/api/blog/a-test");
  expect({ status, publishedAt: body.publishedAt }).toEqual({ status: 200, publishedAt: null });
});

test("an unknown slug is answered with a 404 problem", async ({ app }) => {
  const { status, body } = await request(app).get("/api/blog/nowhere");
  expect({ status, detail: body.detail }).toEqual({
    status: 404,
    detail: 'No article has the slug "nowhere".',
  });
});
