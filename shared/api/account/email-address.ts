/** A valid email address, for forms and calls alike. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** RFC 5321 §4.5.3.1. */
export const MAX_EMAIL_LENGTH = 254;

export const INVALID_EMAIL = "Please enter a valid email address";

/** Ignores space around the address. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(address);
}
