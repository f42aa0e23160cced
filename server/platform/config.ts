/** The only reader of the environment. Everything else receives `Config` or one value of it. */
import { resolve } from "node:path";
import { z } from "zod";
import { site } from "#shared/site.ts";

/** Parts that run inside the process where the operator names no outside service. */
export const EMBEDDED_PARTS = ["database", "mailbox", "sign-in"] as const;
export type EmbeddedPart = (typeof EMBEDDED_PARTS)[number];

export interface OpenIdConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string | undefined;
  /** Where visitors reach the site, without a trailing slash: used in mails and for cookies. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Postgres address; undefined is the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** `smtp://` or `smtps://` address; undefined is the embedded mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Most mails the whole site sends in an hour; beyond that visitors are asked to wait. */
  readonly mailsPerHour: number;
  /** Undefined is the embedded provider, or no sign-in where that is refused. */
  readonly openId: OpenIdConfig | undefined;
  /** Undefined: this installation makes and keeps its own (`installationSecret`). */
  readonly sessionSecret: string | undefined;
  readonly tileUrl: string;
  /** Express "trust proxy": number of proxies, or addresses. */
  readonly trustProxy: boolean | number | string;
  readonly embedded: Readonly<Record<EmbeddedPart, boolean>>;
}

/** The environment is unusable; the message names each bad variable, one a line. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
  });

const embeddedList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.enum(EMBEDDED_PARTS, { error: `may name ${EMBEDDED_PARTS.join(", ")}` })));

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535).default(5000),
  HOST: z.string().optional(),
  PUBLIC_URL: urlOf("http:", "https:").optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: urlOf("postgres:", "postgresql:").optional(),
  SMTP_URL: urlOf("smtp:", "smtps:").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, "must be an e-mail address, alone or as Name <address>")
    .optional(),
  MAILS_PER_HOUR: z.coerce
    .number({ error: "must be a whole number of at least 1" })
    .int("must be a whole number of at least 1")
    .min(1, "must be a whole number of at least 1")
    .default(500),
  OIDC_ISSUER: urlOf("http:", "https:").optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  TILE_URL: z
    .string()
    .regex(/^https?:\/\/.*\{z\}.*\{x\}.*\{y\}|^https?:\/\/.*\{z\}.*\{y\}.*\{x\}/, {
      error: "must be a tile address with {z}, {x} and {y}",
    })
    .default(site.defaultTileUrl),
  TRUST_PROXY: z.string().optional(),
  ALLOW_EMBEDDED: embeddedList.default([]),
});

type Environment = z.output<typeof environmentSchema>;

function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path[0]?.toString() ?? "?"}: ${issue.message}`),
  );
}

/** What an operator must set in production, where the embedded parts are not meant to run. */
function productionProblems(env: Environment): string[] {
  const allowed = (part: EmbeddedPart) => env.ALLOW_EMBEDDED.includes(part);
  const problems: string[] = [];
  const missing = (name: string, part: EmbeddedPart) =>
    `${name}: is required with NODE_ENV=production (or allow the embedded part: ALLOW_EMBEDDED=${part})`;
  if (!env.DATABASE_URL && !allowed("database")) problems.push(missing("DATABASE_URL", "database"));
  if (!env.SMTP_URL && !allowed("mailbox")) problems.push(missing("SMTP_URL", "mailbox"));
  if (!env.SESSION_SECRET) problems.push("SESSION_SECRET: is required with NODE_ENV=production");
  if (!env.PUBLIC_URL) problems.push("PUBLIC_URL: is required with NODE_ENV=production");
  return problems;
}

function openIdOf(env: Environment): OpenIdConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  throw new ConfigError(["OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: set all three or none"]);
}

function trustProxyOf(text: string | undefined): boolean | number | string {
  if (text === undefined || text === "false" || text === "0") return false;
  if (text === "true") return 1;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = parseEnvironment(env);
  const production = parsed.NODE_ENV === "production";
  const problems = production ? productionProblems(parsed) : [];
  if (problems.length > 0) throw new ConfigError(problems);
  const openId = openIdOf(parsed);
  return {
    production,
    port: parsed.PORT,
    host: parsed.HOST,
    publicUrl: (parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`).replace(/\/+$/, ""),
    dataDir: resolve(parsed.DATA_DIR),
    databaseUrl: parsed.DATABASE_URL,
    smtpUrl: parsed.SMTP_URL,
    mailFrom: parsed.MAIL_FROM ?? `${site.name} <guide@localhost>`,
    mailsPerHour: parsed.MAILS_PER_HOUR,
    openId,
    sessionSecret: parsed.SESSION_SECRET,
    tileUrl: parsed.TILE_URL,
    trustProxy: trustProxyOf(parsed.TRUST_PROXY),
    embedded: {
      database: !parsed.DATABASE_URL,
      mailbox: !parsed.SMTP_URL,
      "sign-in": !openId && (!production || parsed.ALLOW_EMBEDDED.includes("sign-in")),
    },
  };
}
