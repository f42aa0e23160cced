import { z } from "../zod.ts";

/** One field that was refused: where it is in the request, and what to do about it. */
const fieldErrorSchema = z.object({
  /** Dotted path from the part of the request: `body.email`, `query.search`. */
  field: z.string(),
  message: z.string(),
});

/** RFC 9457 problem details, as every failing answer of the API carries them. */
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
