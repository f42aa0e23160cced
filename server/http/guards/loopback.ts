/**
 * Whether a `Host` header, or the host of an address, means this very machine. Only names that no
 * DNS server can give to somebody else count: a page that rebinds its own name to 127.0.0.1 comes
 * with that name as the host.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  const match = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.exec(host ?? "");
  const name = match?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return name === "localhost" || name === "[::1]" || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Whether an address leads to this very machine. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).host);
}
