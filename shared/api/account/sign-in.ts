/** The site's own sign-in. Only its pages load this, because of the list of common passwords. */

import { isCommonPassword } from "#shared/api/account/common-passwords.ts";
import { INVALID_EMAIL, MAX_EMAIL_LENGTH } from "#shared/api/account/email-address.ts";
import { z } from "../../zod.ts";
import { defineApi } from "../endpoint.ts";
import { emailSchema, goToSchema, linkCall } from "../fields.ts";
import { MIN_PASSWORD_LENGTH } from "../limits.ts";
import { passwordRoutes, signInRoutes } from "../routes.ts";

const MAX_PASSWORD_LENGTH = 200;
const TOO_LONG = "At most 200 characters";

/** Length is the only other rule (NIST SP 800-63B). */
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

export const signInSchema = z.object({ email: signInEmailSchema, password: passwordSchema });

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

export const changePasswordSchema = chooseSchema.extend({ currentPassword: passwordSchema });

export const forgottenSchema = z.object({ email: signInEmailSchema });

const signInParams = z.object({ uid: z.string().min(1).max(100) });

/** `uid` identifies one sign-in in progress in this browser. */
export const signInApi = defineApi(signInRoutes, {
  /** 404 if this sign-in has expired, is finished, or was started in another browser. */
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
  /** The response does not tell whether the address has an account; its owner gets a mail. */
  signUp: {
    params: signInParams,
    body: signUpSchema,
    response: goToSchema,
  },
});

/** Address and password of an account of the site's own sign-in. */
export const passwordApi = defineApi(passwordRoutes, {
  /** 400 with the field for a wrong current password; all other sessions end. */
  change: { auth: "required", body: changePasswordSchema },
  /** Mails the confirmation link again. */
  askConfirmation: {
    auth: "required",
    response: z.object({ status: z.enum(["mail-sent", "confirmed"]) }),
    status: 202,
  },
  /** The state of a link; changes nothing, since mail scanners open links. */
  confirmation: linkCall("pending", "confirmed", "taken", "expired", "unknown"),
  confirm: linkCall("confirmed", "taken", "expired", "unknown"),
  /**
   * Response and timing do not tell whether the address has an account; 503 for all while the site
   * cannot send such mail.
   */
  forget: {
    body: forgottenSchema,
    response: z.object({
      status: z.literal("on-its-way"),
      /** Seconds until mail to unconfirmed accounts can be sent. */
      unconfirmedRetryAfter: z.int().optional(),
    }),
    status: 202,
  },
  reset: linkCall("open", "expired", "unknown"),
  /** Sets the password, ends all sessions, and confirms the address. */
  choose: { ...linkCall("changed", "expired", "unknown"), body: chooseSchema },
});
