/** The only reader of the environment. Everything else receives `Config` or one value of it. */
import { resolve } from "node:path";
import { trimmedOf } from "#shared/domain/text/trimmed-text.ts";
import { site } from "#shared/site.ts";
import {
  type EmbeddedPart,
  type Environment,
  productionProblems,
  readEnvironment,
  UNKNOWN_PROXY,
} from "./environment.ts";

interface OpenIdConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** The address listened on; loopback unless the operator names another. */
  readonly host: string;
  /** Where visitors reach the site, without a trailing slash: used in mails and for cookies. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Postgres address; undefined is the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Postgres past a pooler, to be told of changes; undefined is `databaseUrl`. */
  readonly databaseListenUrl: string | undefined;
  /** `smtp://` or `smtps://` address; undefined is the embedded mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Who reads what visitors suggest to correct: an address, alone or as `Name <address>`. */
  readonly editorEmail: string;
  /** Most mails the whole installation sends in an hour; a breaker, not a target. */
  readonly mailsPerHour: number;
  /** Undefined is the embedded provider, or no sign-in where that is refused. */
  readonly openId: OpenIdConfig | undefined;
  /** Undefined: this installation makes and keeps its own (`installationSecret`). */
  readonly sessionSecret: string | undefined;
  /** What it was before: signs nothing more, and what it signed goes on. */
  readonly formerSecrets: readonly string[];
  /** Whoever sends it may read `/api/metrics`; undefined: nobody may. */
  readonly metricsToken: string | undefined;
  /** The collector that traces are sent to; undefined: none are made. */
  readonly tracesUrl: string | undefined;
  readonly tileUrl: string;
  /** Whether browsers may keep trips; off is the service worker's kill switch. */
  readonly offlineTrips: boolean;
  /** Express "trust proxy": number of proxies, or addresses. */
  readonly trustProxy: boolean | number | string;
  /** What is usable but most likely not meant; said at start. */
  readonly warnings: readonly string[];
  readonly embedded: Readonly<Record<EmbeddedPart, boolean>>;
}

/** The environment is unusable; the message names each bad variable, one a line. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** All three settings of a provider; undefined where they are none, or not all. */
function openIdOf(env: Environment): OpenIdConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}

function openIdProblems(given: ReadonlySet<string>): string[] {
  const set = OPEN_ID.filter((name) => given.has(name));
  if (set.length === 0 || set.length === OPEN_ID.length) return [];
  return [`${OPEN_ID.join(", ")}: set all three or none`];
}

const OPEN_ID = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"];

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { values, problems } = readEnvironment(env);
  const given = new Set(Object.keys(env).filter((name) => env[name]));
  const production = values.NODE_ENV === "production";
  const all = [
    ...problems,
    ...openIdProblems(given),
    ...(production ? productionProblems(values, given) : []),
  ];
  if (all.length > 0) throw new ConfigError(all);
  const openId = openIdOf(values);
  const [sessionSecret, ...formerSecrets] = values.SESSION_SECRET ?? [];
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: trimmedOf(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`, "", "/"),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${site.name} <guide@localhost>`,
    editorEmail: values.EDITOR_EMAIL ?? values.MAIL_FROM ?? "guide@localhost",
    mailsPerHour: values.MAILS_PER_HOUR,
    openId,
    sessionSecret,
    formerSecrets,
    metricsToken: values.METRICS_TOKEN,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tileUrl: values.TILE_URL,
    offlineTrips: values.OFFLINE_TRIPS === "on",
    trustProxy: values.TRUST_PROXY ?? false,
    warnings:
      values.PUBLIC_URL?.startsWith("https:") && values.TRUST_PROXY === undefined
        ? [`TRUST_PROXY: ${UNKNOWN_PROXY}`]
        : [],
    embedded: {
      database: !values.DATABASE_URL,
      mailbox: !values.SMTP_URL,
      "sign-in": !openId && (!production || values.ALLOW_EMBEDDED.includes("sign-in")),
    },
  };
}
