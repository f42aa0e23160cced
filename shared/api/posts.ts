import { z } from "zod";
import { defineApi } from "./endpoint.ts";
import { slugSchema } from "./fields.ts";

/** An article (spec §3). `publishedAt` is an ISO instant; null is a draft. */
export const postSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().nullable(),
  /** Markdown. */
  content: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  readTime: z.string(),
  tags: z.array(z.string()),
});

export type Post = z.infer<typeof postSchema>;

export const postsApi = defineApi({
  list: { method: "GET", path: "/api/blog", response: z.array(postSchema) },
  bySlug: {
    method: "GET",
    path: "/api/blog/:slug",
    params: z.object({ slug: slugSchema }),
    response: postSchema,
  },
});
