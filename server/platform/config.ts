/** The only reader of the environment. Everything else receives `Config` or one value of it. */

import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { isEmailAddress } from "#shared/api/account/email-address.ts";
import { site } from "#shared/site.ts";

/** Parts that run inside the process where the operator names no outside service. */
const EMBEDDED_PARTS = ["database", "mailbox", "sign-in"] as const;
type EmbeddedPart = (typeof EMBEDDED_PARTS)[number];

/** A URL with a host; the folder of a Postgres socket is one too: `postgres:///guide?host=/run/postgresql`. */
const WITH_HOST = /^\w+:\/\/([^/?#]|.*[?&]host=)/;
const isUrlOf = (protocols: readonly string[], text: string) =>
  WITH_HOST.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol);

const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => isUrlOf(protocols, text), {
    abort: true,
    error: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(" or ")} and names a host`,
  });

/** Also one of this machine: `guide@localhost`. */
const isMailbox = (address: string) =>
  isEmailAddress(address.replace(/@[a-z0-9-]+$/i, "$&.localdomain"));

const mailbox = z
  .string()
  .refine((text) => isMailbox(addressOf(text)) && !/[\r\n]|^[^"]*,/.test(text), {
    error: "must be one email address, alone or as Name <address>; quote a name with a comma",
  });

/** The address of a mailbox written as `Name <address>` or as the address alone. */
export const addressOf = (mailbox: string): string =>
  /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox.trim();

/** With its host as browsers send it, since it goes into the Content-Security-Policy. */
const tileUrl = z.string().transform((text, context) => {
  const [, host = "", path = ""] = /^(https?:\/\/[^/?#@]+)(\/\S*)$/i.exec(text) ?? [];
  const origin = URL.canParse(host) ? new URL(host).origin : "";
  const isHost = /^https?:\/\/(\{s\}\.)?[\w.-]+(:\d+)?$/.test(origin);
  if (isHost && ["{z}", "{x}", "{y}"].every((part) => path.includes(part))) return origin + path;
  context.addIssue({
    code: "custom",
    message: `must be an address like ${site.defaultTileUrl}, where {s} may come first in the host`,
  });
  return z.NEVER;
});

/** In the one spelling that addresses are compared by. */
const publicUrl = urlOf("http:", "https:")
  .refine(
    (text) => {
      const { pathname, search, hash, username } = new URL(text);
      return pathname === "/" && !search && !hash && !username;
    },
    { error: "must be scheme, host and port only: the site stands at the root of its host" },
  )
  .transform((text) => new URL(text).origin);

const commaList = z.string().transform((text) => text.split(",").map((part) => part.trim()));

/** The first one signs; the others are still accepted. */
const secretList = commaList.pipe(
  z.array(z.string().min(32, "must have at least 32 characters, each of a list new,old")),
);

const embeddedList = commaList.pipe(
  z.array(z.enum(EMBEDDED_PARTS, { error: `may name ${EMBEDDED_PARTS.join(", ")}` })),
);

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
  // A number alone would be read as one. Express refuses a range of everything.
  if (!/^\d+(\.\d+){3}(\/|$)|:/.test(text)) return false;
  return ipaddr.isValid(text) || (ipaddr.isValidCIDR(text) && !text.endsWith("/0"));
}

const FROM_1 = "must be a whole number of at least 1";

const environmentSchema = z.object({
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
  MAILS_PER_HOUR: z.coerce.number(FROM_1).int(FROM_1).min(1, FROM_1).default(500),
  OIDC_ISSUER: urlOf("http:", "https:").optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: secretList.optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf("http:", "https:").optional(),
  TILE_URL: tileUrl.default(site.defaultTileUrl),
  OFFLINE_TRIPS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  TRUST_PROXY: trustProxy.optional(),
  ALLOW_EMBEDDED: embeddedList.default([]),
});
type Environment = z.output<typeof environmentSchema>;

/**
 * Parses the environment; a value that is empty or only space counts as unset. A variable with a wrong value
 * gets its default, so that the others can still be checked.
 *
 * @returns in `problems` one line for each variable that is missing or wrong.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): {
  readonly values: Environment;
  readonly problems: readonly string[];
} {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
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

/** A secret with fewer different characters repeats itself. */
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

/** A proxy terminates TLS, so every request comes from its address. */
const UNKNOWN_PROXY =
  "is required with an https PUBLIC_URL: without it all visitors share one address and its limits " +
  "(1 for one proxy in front; 0 if it names no visitors' addresses)";

/** The site's configuration. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/** The environment is unusable; the message names each bad variable, one a line. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** The provider's three settings, if all are set. */
function openIdOf(env: Environment) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const { values, problems } = readEnvironment(env);
  if (problems.length > 0) throw new ConfigError(problems);
  const production = values.NODE_ENV === "production";
  const openId = openIdOf(values);
  const [sessionSecret, ...formerSecrets] = values.SESSION_SECRET ?? [];
  const warnings =
    values.PUBLIC_URL?.startsWith("https:") && values.TRUST_PROXY === undefined
      ? [`TRUST_PROXY: ${UNKNOWN_PROXY}`]
      : [];
  const embedded: Readonly<Record<EmbeddedPart, boolean>> = {
    database: !values.DATABASE_URL,
    mailbox: !values.SMTP_URL,
    "sign-in": !openId && (!production || values.ALLOW_EMBEDDED.includes("sign-in")),
  };
  return {
    production,
    port: values.PORT,
    /** The address listened on; loopback unless the operator names another. */
    host: values.HOST,
    /** Where visitors reach the site, without a trailing slash: used in mails and for cookies. */
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    /** Postgres address; undefined is the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Postgres past a pooler, to be told of changes; undefined is `databaseUrl`. */
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    /** `smtp://` or `smtps://` address; undefined is the embedded mailbox. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${site.name} <guide@localhost>`,
    /** Address of whoever reads what visitors suggest to correct. */
    editorEmail: addressOf(values.EDITOR_EMAIL ?? values.MAIL_FROM ?? "guide@localhost"),
    /** Most mails the whole installation sends in an hour; a breaker, not a target. */
    mailsPerHour: values.MAILS_PER_HOUR,
    /** Undefined is the embedded provider, or no sign-in where that is refused. */
    openId,
    /** Undefined: this installation makes and keeps its own (`installationSecret`). */
    sessionSecret,
    /** Earlier secrets: they sign nothing new, but what they signed stays valid. */
    formerSecrets: formerSecrets as readonly string[],
    /** Whoever sends it may read `/api/metrics`; undefined: nobody may. */
    metricsToken: values.METRICS_TOKEN,
    /** The collector that traces are sent to; undefined: none are made. */
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tileUrl: values.TILE_URL,
    /** Whether browsers may keep trips; off is the service worker's kill switch. */
    offlineTrips: values.OFFLINE_TRIPS === "on",
    /** Express "trust proxy": number of proxies, or addresses. */
    trustProxy: (values.TRUST_PROXY ?? false) as string | number | boolean,
    /** Settings that work but are probably a mistake; logged at startup. */
    warnings: warnings as readonly string[],
    embedded,
  };
}
