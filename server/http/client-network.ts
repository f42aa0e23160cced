/** Whom a limit on requests counts: the client itself, and the network around it. */
export interface ClientNetwork {
  readonly client: string;
  readonly network: string;
}

/**
 * Reads the address a request came from.
 *
 * One IPv4 address is one client (or one household or office behind it) and its /24 the network. An
 * IPv6 client chooses its last 64 bits as it likes, so its /64 is the client and the /48 around it,
 * usually one customer's, the network.
 */
export function clientNetwork(ip: string | undefined): ClientNetwork {
  const address = (ip ?? "").replace(/%.*$/, "").toLowerCase();
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.(\d+)$/.exec(address);
  if (v4) return { client: `${v4[1]}.${v4[2]}`, network: `${v4[1]}.0/24` };
  if (!address.includes(":")) return { client: "unknown", network: "unknown" };
  const groups = expand(address);
  return {
    client: `${groups.slice(0, 4).join(":")}::/64`,
    network: `${groups.slice(0, 3).join(":")}::/48`,
  };
}

/** The groups of an IPv6 address with `::` written out and without leading zeros. */
function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => "0"), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, ""));
}
