/** What is known of a provider's ways to write one mailbox differently. */
interface Provider {
  /** All domains whose addresses with one local part reach one mailbox; the first names it. */
  readonly domains: readonly string[];
  /** Dots in the local part change nothing. */
  readonly ignoresDots?: boolean;
}

/**
 * Providers with more than one domain for a mailbox, or with dots that mean nothing. A provider is
 * listed only with its own word for it: folding two persons into one would share their allowance.
 */
const PROVIDERS: readonly Provider[] = [
  // https://support.google.com/mail/answer/7436150 (dots) and /10313 (both domains)
  { domains: ["gmail.com", "googlemail.com"], ignoresDots: true },
  // https://support.apple.com/en-us/118230
  { domains: ["icloud.com", "me.com", "mac.com"] },
  // https://proton.me/support/addresses-and-aliases
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"] },
];

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
  const domain = address.slice(at + 1).replace(/\.$/, "");
  const plus = address.indexOf("+", 1);
  const local = address.slice(0, plus > 0 && plus < at ? plus : Math.max(at, 0));
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${local}@${domain}`;
  return `${provider.ignoresDots ? local.replaceAll(".", "") : local}@${provider.domains[0]}`;
}
