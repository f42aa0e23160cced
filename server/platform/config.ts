/** The only reader of the environment. Everything else receives `Config` or one value of it. */
import { resolve } from "node:path";
import { trimmedOf } from "#shared/domain/text/trimmed-text.ts";
import { site } from "#shared/site.ts";
import {
  type EmbeddedPart,
  type Environment,
  readEnvironment,
  UNKNOWN_PROXY,
} from "./environment.ts";

/** What the site is told by its environment. */
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

/** All three settings of a provider; undefined where they are none, or not all. */
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
    publicUrl: trimmedOf(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`, "", "/"),
    dataDir: resolve(values.DATA_DIR),
    /** Postgres address; undefined is the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Postgres past a pooler, to be told of changes; undefined is `databaseUrl`. */
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    /** `smtp://` or `smtps://` address; undefined is the embedded mailbox. */
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${site.name} <guide@localhost>`,
    /** Who reads what visitors suggest to correct: an address, alone or as `Name <address>`. */
    editorEmail: values.EDITOR_EMAIL ?? values.MAIL_FROM ?? "guide@localhost",
    /** Most mails the whole installation sends in an hour; a breaker, not a target. */
    mailsPerHour: values.MAILS_PER_HOUR,
    /** Undefined is the embedded provider, or no sign-in where that is refused. */
    openId,
    /** Undefined: this installation makes and keeps its own (`installationSecret`). */
    sessionSecret,
    /** What it was before: signs nothing more, and what it signed goes on. */
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
    /** What is usable but most likely not meant; said at start. */
    warnings: warnings as readonly string[],
    embedded,
  };
}
