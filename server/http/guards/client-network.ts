import type { RequestHandler } from "express";
import ipaddr from "ipaddr.js";

/** Whom a limit on requests counts: the client itself, and two networks around it. */
export interface ClientNetwork {
  readonly client: string;
  readonly network: string;
  /** What a registry gives a provider: whoever holds all of it has any number of networks. */
  readonly allocation: string;
}

/** The narrowest first. */
export const SCOPES = ["client", "network", "allocation"] as const;

const UNKNOWN: ClientNetwork = { client: "unknown", network: "unknown", allocation: "unknown" };

/**
 * Reads the address a request came from.
 *
 * One IPv4 address is one client (or one household or office behind it), its /24 the network and its
 * /16 the allocation. An IPv6 client chooses its last 64 bits as it likes, so its /64 is the client,
 * the /48 around it, usually one customer's, the network, and the /32 the allocation.
 */
export function clientNetwork(ip: string | undefined): ClientNetwork {
  const text = withoutPort(ip ?? "");
  if (!ipaddr.isValid(text)) return UNKNOWN;
  // `process` reads an IPv4 address written as IPv6 (::ffff:192.0.2.1) as what it is.
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) {
    const parts = address.toByteArray();
    return {
      client: address.toString(),
      network: `${parts.slice(0, 3).join(".")}.0/24`,
      allocation: `${parts.slice(0, 2).join(".")}.0.0/16`,
    };
  }
  const groups = address.parts.map((part) => part.toString(16));
  return {
    client: `${groups.slice(0, 4).join(":")}::/64`,
    network: `${groups.slice(0, 3).join(":")}::/48`,
    allocation: `${groups.slice(0, 2).join(":")}::/32`,
  };
}

/** Some proxies write the client's port behind its address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed);
  if (bracketed?.[1]) return bracketed[1];
  const dotted = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed);
  return dotted?.[1] ?? trimmed;
}

/**
 * Takes the ports out of `X-Forwarded-For`. With them every connection would look like a visitor of
 * its own, and a trusted proxy's own address would not be recognized.
 */
export const forwardedWithoutPorts: RequestHandler = (req, _res, next) => {
  const forwarded = req.headers["x-forwarded-for"];
  if (forwarded !== undefined) {
    req.headers["x-forwarded-for"] = String(forwarded).split(",").map(withoutPort).join(", ");
  }
  next();
};
