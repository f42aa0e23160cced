import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://guide.example",
  DATABASE_URL: "postgres://guide@db.example/guide",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Guide <hello@guide.example>",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  TRUST_PROXY: "1",
};

/** The problems that an environment is refused for. */
function problemsOf(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test("trips may be kept by browsers unless the operator ends that", () => {
  expect(readConfig({}).offlineTrips).toBe(true);
  expect(readConfig({ OFFLINE_TRIPS: "off" }).offlineTrips).toBe(false);
  expect(problemsOf({ OFFLINE_TRIPS: "no" })).toEqual(["OFFLINE_TRIPS: must be on or off"]);
});

test("without any setting the site listens on loopback only", () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: "127.0.0.1",
    port: 5000,
    publicUrl: "http://localhost:5000",
    trustProxy: false,
    warnings: [],
    embedded: { database: true, mailbox: true, "sign-in": true },
  });
});

test("a complete production environment is taken as it is", () => {
  expect(problemsOf(PRODUCTION)).toEqual([]);
  expect(readConfig(PRODUCTION)).toMatchObject({ production: true, trustProxy: 1, warnings: [] });
});

test("production names every bad value at once", () => {
  const problems = problemsOf({
    NODE_ENV: "production",
    PUBLIC_URL: "http://guide.example",
    DATABASE_URL: "mysql://db",
    SMTP_URL: "smtps://mail.example",
    SESSION_SECRET: "s".repeat(40),
    OIDC_ISSUER: "https://accounts.example",
    TRUST_PROXY: "my-proxy",
  });
  const names = problems.map((problem) => problem.split(":")[0]);
  expect(new Set(names)).toEqual(
    new Set([
      "DATABASE_URL",
      "TRUST_PROXY",
      "OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET",
      "MAIL_FROM",
      "SESSION_SECRET",
      "PUBLIC_URL",
    ]),
  );
  expect(names).toHaveLength(new Set(names).size);
});

test("the editor's address stands without the name beside it", () => {
  expect(readConfig(PRODUCTION).editorEmail).toBe("hello@guide.example");
  const EDITOR_EMAIL = "Editors <editors@guide.example>";
  expect(readConfig({ ...PRODUCTION, EDITOR_EMAIL }).editorEmail).toBe("editors@guide.example");
});

test("a secret may be followed by those that it replaces", () => {
  const former = "fedcba9876543210fedcba9876543210";
  const SESSION_SECRET = `${PRODUCTION.SESSION_SECRET}, ${former}`;
  const { sessionSecret, formerSecrets } = readConfig({ ...PRODUCTION, SESSION_SECRET });
  expect([sessionSecret, formerSecrets]).toEqual([PRODUCTION.SESSION_SECRET, [former]]);
});

test.each([
  ["NODE_ENV", "prod"],
  ["NODE_ENV", "Production"],
  ["PUBLIC_URL", "https://guide.example/wine"],
  ["PUBLIC_URL", "guide.example"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "-1"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["PORT", "90000"],
  ["SMTP_URL", "mail.example"],
  ["ALLOW_EMBEDDED", "everything"],
  ["SESSION_SECRET", `${PRODUCTION.SESSION_SECRET},short`],
  ["MAIL_FROM", "@"],
  ["MAIL_FROM", "Foo <bar@x"],
  ["MAIL_FROM", "a@b.example, c@d.example"],
  ["MAIL_FROM", "a@b.example, Guide <c@d.example>"],
  ["MAIL_FROM", "Guide\r\nBcc: <a@b.example>"],
  ["EDITOR_EMAIL", "@"],
  ["TRUST_PROXY", "100"],
  ["TRUST_PROXY", "10.5"],
  ["TRUST_PROXY", "10/8"],
  ["SMTP_URL", "smtp://"],
  ["DATABASE_URL", "postgres://"],
  ["DATABASE_URL", "postgres:///guide"],
  ["TILE_URL", "foo"],
  ["TILE_URL", "https://tiles.example/{z}/{x}"],
  ["TILE_URL", "https://{z}{x}{y}"],
  ["TILE_URL", "https://a.b; script-src *{z}/{x}/{y}"],
  ["TILE_URL", "https://a.b;script-src/{z}/{x}/{y}"],
  ["TILE_URL", "https://a.b,c.d/{z}/{x}/{y}"],
  ["TILE_URL", "https://*/{z}/{x}/{y}"],
  ["TILE_URL", "https://tiles-{s}.example/{z}/{x}/{y}"],
  ["TILE_URL", "https://ada:secret@tiles.example/{z}/{x}/{y}"],
])("%s=%j is refused by name, in production or not", (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: `));
});

test.each([
  ["SESSION_SECRET", "s".repeat(40)],
  ["SESSION_SECRET", ""],
  ["PUBLIC_URL", "http://guide.example"],
  ["PUBLIC_URL", "HTTP://guide.example"],
  ["PUBLIC_URL", ""],
  ["MAIL_FROM", ""],
  ["TRUST_PROXY", ""],
  ["SMTP_URL", ""],
  ["DATABASE_URL", ""],
])("production refuses %s=%s", (name, value) => {
  const problems = problemsOf({ ...PRODUCTION, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: `));
});

test("an https address without a word about its proxy is warned about outside of production", () => {
  const { warnings } = readConfig({ PUBLIC_URL: "https://guide.example" });
  expect(warnings).toEqual([expect.stringMatching(/^TRUST_PROXY: /)]);
  expect(readConfig({ PUBLIC_URL: "https://guide.example", TRUST_PROXY: "0" }).warnings).toEqual(
    [],
  );
});

test.each([
  ["1", 1],
  ["true", 1],
  ["0", false],
  ["loopback, 10.0.0.0/8, 2001:db8::1", "loopback, 10.0.0.0/8, 2001:db8::1"],
])("TRUST_PROXY=%s is %s", (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

test("PUBLIC_URL is taken in the spelling in which browsers send it, however it is written", () => {
  expect(readConfig({ PUBLIC_URL: "HTTPS://Guide.Example:443/" }).publicUrl).toBe(
    "https://guide.example",
  );
});

test.each([
  ["https://плитка.рф/{z}/{x}/{y}.png", "https://xn--80apgctu.xn--p1ai/{z}/{x}/{y}.png"],
  [
    "HTTPS://{s}.Tiles.example:8080/{z}/{x}/{y}?a=b,c",
    "https://{s}.tiles.example:8080/{z}/{x}/{y}?a=b,c",
  ],
  ["http://tile_server/{z}/{x}/{y}", "http://tile_server/{z}/{x}/{y}"],
])("TILE_URL=%s has its host as the security policy needs it", (text, tileUrl) => {
  expect(readConfig({ TILE_URL: text })).toMatchObject({ tileUrl });
});

test("Postgres may be named by the folder of its socket, a mailbox with a comma in quotes", () => {
  const DATABASE_URL = "postgres:///guide?host=/run/postgresql";
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  const MAIL_FROM = '"Wine, Country" <hello@guide.example>';
  expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test("a mail server of this machine has addresses of this machine", () => {
  const given = { MAIL_FROM: "Guide <guide@localhost>", EDITOR_EMAIL: "editor@localhost" };
  expect(readConfig(given)).toMatchObject({ mailFrom: given.MAIL_FROM });
  expect(readConfig(given)).toMatchObject({ editorEmail: "editor@localhost" });
});

test("a value that is only space is none, and space around one is left out", () => {
  expect(readConfig({ DATA_DIR: "   ", SMTP_URL: " " })).toEqual(readConfig({}));
  expect(readConfig({ DATA_DIR: " /srv/guide " }).dataDir).toBe("/srv/guide");
});
