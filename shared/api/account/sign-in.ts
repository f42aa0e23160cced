/** The site's own sign-in. Only its pages load this: it holds the list of common passwords. */

import { isCommonPassword } from "#shared/api/account/common-passwords.ts";
import { INVALID_EMAIL, MAX_EMAIL_LENGTH } from "#shared/api/account/email-address.ts";
import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { emailSchema, tokenSchema } from "../fields.ts";
import { MIN_PASSWORD_LENGTH } from "../limits.ts";
import { passwordRoutes, signInRoutes } from "../routes.ts";

const MAX_PASSWORD_LENGTH = 200;
const TOO_LONG = "At most 200 characters";

/** What a common password is answered with; length is the only other rule (NIST SP 800-63B). */
export const COMMON_PASSWORD = "That password is easy to guess. Try several unrelated words";

const signInEmailSchema = z
  .string({ error: INVALID_EMAIL })
  .trim()
  .min(1, "Your email address is required")
  .max(MAX_EMAIL_LENGTH, INVALID_EMAIL)
  .pipe(emailSchema);

const passwordSchema = z
  .string({ error: "Your password is required" })
  .min(1, "Your password is required")
  .max(MAX_PASSWORD_LENGTH, TOO_LONG);

const newPasswordSchema = z
  .string({ error: "Choose a password" })
  .min(MIN_PASSWORD_LENGTH, "At least 10 characters")
  .max(MAX_PASSWORD_LENGTH, TOO_LONG);

/** What the site's own sign-in asks of somebody who has an account. */
export const signInSchema = z.object({ email: signInEmailSchema, password: passwordSchema });

/** What it asks of somebody who has none. */
export const signUpSchema = z
  .object({
    email: signInEmailSchema,
    name: z.string().trim().max(100, "At most 100 characters").optional(),
    password: newPasswordSchema,
  })
  .refine(({ password, ...own }) => !isCommonPassword(password, own), {
    path: ["password"],
    error: COMMON_PASSWORD,
  });

/** A new password after a mailed link. */
export const chooseSchema = z.object({
  password: newPasswordSchema.refine((password) => !isCommonPassword(password), COMMON_PASSWORD),
});

/** A new password in place of the present one. */
export const changePasswordSchema = chooseSchema.extend({ currentPassword: passwordSchema });

/** For whom a new password is asked. */
export const forgottenSchema = z.object({ email: signInEmailSchema });

/** Where the browser goes next: an address of this site. */
const goToSchema = z.object({ goTo: z.string() });
const signInParams = z.object({ uid: z.string().min(1).max(100) });

/** The pages of the site's own sign-in; `uid` names one sign-in under way in this browser. */
export const signInApi = defineApi(signInRoutes, {
  /** 404 when this sign-in has expired, is finished, or was begun in another browser. */
  details: {
    params: signInParams,
    response: z.object({ status: z.literal("open") }),
  },
  /** 401 for an unknown address and for a wrong password alike. */
  signIn: {
    params: signInParams,
    body: signInSchema,
    response: goToSchema,
  },
  /** Answers alike whether or not somebody has an account with the address; its owner is told by mail. */
  signUp: {
    params: signInParams,
    body: signUpSchema,
    response: goToSchema,
  },
});

const token = z.object({ token: tokenSchema });

/** What an account of the site's own sign-in has beside a session: an address and a password. */
export const passwordApi = defineApi(passwordRoutes, {
  /** Whether the visitor's account has a password here, or signs in at another provider. */
  kind: {
    auth: "required",
    response: z.object({ hasPassword: z.boolean() }),
  },
  /** 400 with the field where the present password is wrong; all other sessions end. */
  change: { auth: "required", body: changePasswordSchema },
  /** Mails the link that confirms the address of the visitor's account once more. */
  askConfirmation: {
    auth: "required",
    response: z.object({ status: z.enum(["mail-sent", "confirmed"]) }),
    status: 202,
  },
  /** What a confirmation link is worth; asking changes nothing, since mail scanners open links. */
  confirmation: {
    params: token,
    response: z.object({ state: z.enum(["pending", "confirmed", "taken", "expired", "unknown"]) }),
  },
  confirm: {
    params: token,
    response: z.object({ state: z.enum(["confirmed", "taken", "expired", "unknown"]) }),
  },
  /**
   * The same answer, as fast, whether or not anybody has an account with the address; 503 for all of
   * them while the site can send no such mail.
   */
  forget: {
    body: forgottenSchema,
    response: z.object({
      status: z.literal("on-its-way"),
      /** Seconds until mail to unconfirmed accounts can leave, where it cannot now. */
      unconfirmedRetryAfter: z.int().optional(),
    }),
    status: 202,
  },
  /** What the link of a forgotten password is worth. */
  reset: {
    params: token,
    response: z.object({ state: z.enum(["open", "expired", "unknown"]) }),
  },
  /** Sets the new password, ends every session, and confirms the address: its owner reads its mail. */
  choose: {
    params: token,
    body: chooseSchema,
    response: z.object({ state: z.enum(["changed", "expired", "unknown"]) }),
  },
});
