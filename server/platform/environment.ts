/** The environment's variables: how each is read, and what is wrong with the values given. */
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { site } from "#shared/site.ts";

/** Parts that run inside the process where the operator names no outside service. */
const EMBEDDED_PARTS = ["database", "mailbox", "sign-in"] as const;
export type EmbeddedPart = (typeof EMBEDDED_PARTS)[number];

const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
  });

const mailbox = z.string().refine((text) => text.includes("@") && !/[\r\n]/.test(text), {
  error: "must be an email address, alone or as Name <address>",
});

const NO_TILES = { error: "must be a tile address with {z}, {x} and {y}" };

const publicUrl = urlOf("http:", "https:").refine(
  (text) => {
    if (!URL.canParse(text)) return true;
    const { pathname, search, hash, username } = new URL(text);
    return pathname === "/" && !search && !hash && !username;
  },
  { error: "must be scheme, host and port only: the site stands at the root of its host" },
);

/** The newest first: it signs, the others are still believed. */
const secretList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.string().min(32, "must have at least 32 characters, each of a list new,old")));

const embeddedList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.enum(EMBEDDED_PARTS, { error: `may name ${EMBEDDED_PARTS.join(", ")}` })));

/** Express "trust proxy": a number of proxies, or their addresses; false for none. */
const trustProxy = z.string().transform((text, context): false | number | string => {
  if (/^(false|off|0)$/.test(text)) return false;
  if (text === "true") return 1;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  if (text.split(",").every((part) => isProxyAddress(part.trim()))) return text;
  context.addIssue({
    code: "custom",
    message: "must be the number of proxies in front, or their addresses (10.0.0.0/8, loopback)",
  });
  return z.NEVER;
});

function isProxyAddress(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}

const variables = {
  NODE_ENV: z
    .enum(["development", "production", "test"], {
      error: "must be production, development or test (or not set)",
    })
    .default("development"),
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535).default(5000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: urlOf("postgres:", "postgresql:").optional(),
  DATABASE_LISTEN_URL: urlOf("postgres:", "postgresql:").optional(),
  SMTP_URL: urlOf("smtp:", "smtps:").optional(),
  MAIL_FROM: mailbox.optional(),
  EDITOR_EMAIL: mailbox.optional(),
  MAILS_PER_HOUR: z.coerce
    .number({ error: "must be a whole number of at least 1" })
    .int("must be a whole number of at least 1")
    .min(1, "must be a whole number of at least 1")
    .default(500),
  OIDC_ISSUER: urlOf("http:", "https:").optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: secretList.optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf("http:", "https:").optional(),
  TILE_URL: z
    .string()
    .regex(/^https?:\/\//, NO_TILES)
    .refine((text) => ["{z}", "{x}", "{y}"].every((part) => text.includes(part)), NO_TILES)
    .default(site.defaultTileUrl),
  OFFLINE_TRIPS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  TRUST_PROXY: trustProxy.optional(),
  ALLOW_EMBEDDED: embeddedList.default([]),
};

const environmentSchema = z.object(variables);
export type Environment = z.output<typeof environmentSchema>;

/**
 * Reads the environment; an empty value counts as none. A variable with a wrong value is read as
 * its default, so that the rest can still be looked at.
 *
 * @returns in `problems` every variable that is missing or wrong, one a line.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): {
  readonly values: Environment;
  readonly problems: readonly string[];
} {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { error, data } = environmentSchema.safeParse(given);
  const nameOf = ({ path: [name] }: { readonly path: readonly PropertyKey[] }) => String(name);
  const issues = error?.issues ?? [];
  const wrong = new Set(issues.map(nameOf));
  const usable = Object.entries(given).filter(([name]) => !wrong.has(name));
  const values = data ?? environmentSchema.parse(Object.fromEntries(usable));
  const openId = OPEN_ID.filter((name) => given[name]).length;
  return {
    values,
    problems: [
      ...issues.map((issue) => `${nameOf(issue)}: ${issue.message}`),
      ...(openId % OPEN_ID.length === 0 ? [] : [`${OPEN_ID.join(", ")}: set all three or none`]),
      ...(values.NODE_ENV === "production" ? productionProblems(values, given) : []),
    ],
  };
}

const OPEN_ID = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** Fewer different characters than these are a word typed over and over. */
const SECRET_VARIETY = 8;

/** What an operator must set in production, where the embedded parts are not meant to run. */
function productionProblems(env: Environment, given: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  const needs = (name: string, part?: EmbeddedPart) => {
    if (given[name] || (part && env.ALLOW_EMBEDDED.includes(part))) return;
    const hint = part ? ` (or allow the embedded part: ALLOW_EMBEDDED=${part})` : "";
    problems.push(`${name}: is required with NODE_ENV=production${hint}`);
  };
  needs("DATABASE_URL", "database");
  needs("SMTP_URL", "mailbox");
  needs("MAIL_FROM");
  needs("SESSION_SECRET");
  needs("PUBLIC_URL");
  if (env.SESSION_SECRET?.some((secret) => new Set(secret).size < SECRET_VARIETY)) {
    problems.push("SESSION_SECRET: repeats itself; make one with `openssl rand -hex 32`");
  }
  if (env.PUBLIC_URL?.startsWith("http:")) {
    problems.push("PUBLIC_URL: must start with https:// with NODE_ENV=production");
  }
  if (env.PUBLIC_URL?.startsWith("https:") && !given.TRUST_PROXY) {
    problems.push(`TRUST_PROXY: ${UNKNOWN_PROXY}`);
  }
  return problems;
}

/** TLS ends in front of this process, so some proxy is there, and every visitor comes from it. */
export const UNKNOWN_PROXY =
  "is required with an https PUBLIC_URL: without it all visitors share one address and its limits " +
  "(1 for one proxy in front; 0 if it names no visitors' addresses)";
