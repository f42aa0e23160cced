import { z } from "../zod.ts";

const fieldErrorSchema = z.object({
  /** Dotted path from the part of the request: `body.email`, `query.search`. */
  field: z.string(),
  message: z.string(),
});

/** RFC 9457 problem details, the body of every error response. */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  /** Seconds until the request may be repeated (429, 503 and 504). */
  retryAfter: z.int().optional(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Problem = z.infer<typeof problemSchema>;
