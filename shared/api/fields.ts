/** Schemas of fields that several calls share. */

import {
  EMAIL_PATTERN,
  INVALID_EMAIL,
  MAX_EMAIL_LENGTH,
} from "#shared/api/account/email-address.ts";
import { ILLUSTRATION_NAME } from "#shared/domain/site/illustrations.ts";
import { z } from "../zod.ts";

type Sent<T> = T extends readonly (infer E)[] ? readonly E[] : T;

/** A list or record of at most `most` entries, which are counted before any is parsed. */
export function bounded<S extends z.ZodType>(schema: S, most: number, message: string) {
  const counted = schema.meta({
    [schema instanceof z.ZodArray ? "maxItems" : "maxProperties"]: most,
  });
  const checked = z.preprocess((value, context) => {
    if (sizeOf(value) > most) context.addIssue({ code: "custom", message });
    return value;
  }, counted);
  return checked as unknown as z.ZodType<Sent<z.output<S>>, Sent<z.input<S>>>;
}

/** A read-only list for responses. */
export const listOf = <S extends z.ZodType>(schema: S) => z.array(schema.readonly()).readonly();

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

export const emailSchema = z
  .string({ error: INVALID_EMAIL })
  .trim()
  .max(MAX_EMAIL_LENGTH, INVALID_EMAIL)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: INVALID_EMAIL }));

/** The next address for the browser, of this site or of the visitor's provider. */
export const goToSchema = z.object({ goTo: z.string() });

export const idSchema = z.int32("Send the winery's id").positive("Send the winery's id");

export const idInPathSchema = z.coerce.number("Send the winery's id").pipe(idSchema);

export const illustrationSchema = z
  .string()
  .regex(ILLUSTRATION_NAME, "Name a file of client/public/illustrations, without .svg");

export const slugSchema = z.string().min(1).max(200);

/** What a mailed link ends in. */
export const linkParams = z.object({ token: z.string().min(1).max(200) });

/** A call about a mailed link, and the states it tells. Bundles omit unused ones: @__NO_SIDE_EFFECTS__ */
export function linkCall<const S extends readonly string[]>(...states: S) {
  return {
    params: linkParams,
    response: z.object({ state: z.enum(states) }),
  };
}

/** `2026-11-21`; neither a calendar nor Postgres has every day that could be written so. */
export const dateOr = (message: string) =>
  z.iso.date(message).refine((date) => /^2[01]/.test(date), "Choose a date from 2000 to 2199");

/** A date, or the empty text of an empty date field. */
export const optionalDateSchema = z.union([
  z.literal(""),
  dateOr("Choose a date, or leave it empty"),
]);
