import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { illustrationSchema, slugSchema } from "./fields.ts";
import { postsRoutes } from "./routes.ts";

/** An article on a list (spec §3). `publishedAt` is an ISO instant; null is a draft. */
export const postSummarySchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  readTime: z.string(),
  tags: z.array(z.string()),
  illustration: illustrationSchema.nullable(),
  /** Ids of the wine regions its text links to. */
  regionIds: z.array(z.string()),
});

export const postSchema = postSummarySchema.extend({
  /** Markdown. */
  content: z.string(),
  /** The content as safe HTML, and illustrations by name. */
  parts: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("text"), html: z.string() }),
      z.object({ kind: z.literal("drawing"), drawing: illustrationSchema, caption: z.string() }),
    ]),
  ),
});

export type PostSummary = z.infer<typeof postSummarySchema>;
export type Post = z.infer<typeof postSchema>;

export const postsApi = defineApi(postsRoutes, {
  list: { response: z.array(postSummarySchema) },
  bySlug: {
    params: z.object({ slug: slugSchema }),
    response: postSchema,
  },
});
