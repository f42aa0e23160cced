import request from "supertest";
import { expect } from "vitest";
import { schema } from "#server/platform/db.ts";
import { test } from "#server/testing/testing.ts";
import { postSchema } from "#shared/api/posts.ts";

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
  const posts = postSchema.array().parse(body);
  expect(posts[0]?.slug).toBe("newest");
  expect(posts.map(({ slug }) => slug)).not.toContain("draft");
  expect(posts.map(({ slug }) => slug)).not.toContain("later");
  const times = posts.map(({ publishedAt }) => publishedAt ?? "");
  expect(times).toEqual([...times].sort().reverse());
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
