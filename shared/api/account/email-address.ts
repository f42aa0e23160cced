/** What the site takes for an address that mail can be sent to; the one rule for forms and calls. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Longest address (RFC 5321 §4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254;

export const INVALID_EMAIL = "Please enter a valid email address";

/** Whether a text, but for space around it, is such an address. */
export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(address);
}
