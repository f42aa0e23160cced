/**
 * Domains of a provider that reach one mailbox, each with the one that names it. A provider is listed
 * only with its own word for it: folding two persons into one would share their allowance.
 */
const SAME_MAILBOX = new Map([
  // https://support.google.com/mail/answer/10313
  ["googlemail.com", "gmail.com"],
  // https://support.apple.com/en-us/118230
  ["me.com", "icloud.com"],
  ["mac.com", "icloud.com"],
  // https://proton.me/support/addresses-and-aliases
  ["protonmail.com", "proton.me"],
  ["protonmail.ch", "proton.me"],
  ["pm.me", "proton.me"],
]);

/**
 * One mailbox under its many spellings, for counting and for the never-mail list; mail always goes
 * to the address as it was typed.
 *
 * Case never matters, and what follows a plus sign is cut off for every domain: Gmail, Outlook,
 * iCloud, Proton and Fastmail deliver it to one mailbox, and so does many a server of one's own
 * (RFC 5233 §1). At a server that does not, two addresses share one allowance.
 */
export function mailboxName(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1).replace(/\.$/, "");
  const domain = SAME_MAILBOX.get(typed) ?? typed;
  const plus = address.indexOf("+", 1);
  const local = address.slice(0, plus > 0 && plus < at ? plus : Math.max(at, 0));
  // Dots mean nothing there: https://support.google.com/mail/answer/7436150
  return `${domain === "gmail.com" ? local.replaceAll(".", "") : local}@${domain}`;
}
