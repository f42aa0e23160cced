/** The rules for single fields that more than one call takes: each once. */
import { z } from "zod";
import {
  EMAIL_PATTERN,
  INVALID_EMAIL,
  MAX_EMAIL_LENGTH,
} from "#shared/domain/account/email-address.ts";

/** An address that mail can be sent to. */
export const emailSchema = z
  .string({ error: INVALID_EMAIL })
  .trim()
  .max(MAX_EMAIL_LENGTH, INVALID_EMAIL)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: INVALID_EMAIL }));

/** What the database can hold as the id of a winery. */
export const idSchema = z.int32("Send the winery's id").positive("Send the winery's id");

/** The same as part of an address. */
export const idInPathSchema = z.coerce.number("Send the winery's id").pipe(idSchema);

/** Last part of a page's address, as a caller may send it. */
export const slugSchema = z.string().min(1).max(200);

/** The token at the end of a link we mailed. */
export const tokenSchema = z.string().min(1).max(200);

/** A calendar date that may be left open: `2026-11-21`, or the empty text of an empty date field. */
export const optionalDateSchema = z.union([
  z.literal(""),
  z.iso.date("Choose a date, or leave it empty"),
]);
