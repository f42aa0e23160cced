/**
 * What an operator's visitors do, at a rate that does not wait for answers, on two processes and Postgres:
 * `npm run bench -- crowd [requests a second …] [seconds] [trips=count]`, as `crowd 100 400 60 trips=1000000`.
 */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import type { SiteProcess } from "#server/testing/local/site-process.ts";
import { table } from "./beside-starter.ts";
import { part } from "./load.ts";
import { machine } from "./processor.ts";
import { withDeployed } from "./sites.ts";

const numbers = process.argv.slice(3).map(Number).filter(Number.isFinite);
const RATES = numbers.length > 1 ? numbers.slice(0, -1) : [100, 200, 400, 800];
const SECONDS = numbers.at(-1) ?? 20;
const TRIPS = 200;
/** Trips that nobody asks for, kept as the others are: the table as it is after years. */
const KEPT = Number(process.argv.find((word) => word.startsWith("trips="))?.slice(6) ?? 0);
const TRIPS_PATH = "/api/trips";
const WINERIES = [1, 3, 4, 7, 138, 140, 142, 171, 178, 96];

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface KeptTrip {
  readonly path: string;
  readonly headers: { readonly "X-Edit-Key": string };
}

type Kind = keyof typeof SHARES;

/** Of a hundred requests. */
const SHARES = {
  page: 20,
  list: 15,
  detail: 20,
  read: 18,
  change: 8,
  create: 3,
  plan: 4,
  drives: 6,
  user: 5,
  mail: 1,
};

const agent = new Agent({ keepAlive: true, maxSockets: 4000 });
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const some = () => [
  ...new Set([oneOf(WINERIES), oneOf(WINERIES), oneOf(WINERIES), oneOf(WINERIES)]),
];
const trip = () => ({
  base: oneOf(["Walla Walla", "Prosser"]),
  wineries: some(),
  days: 2,
  name: "Harvest",
});

/** Asks from an address of its own, as behind a proxy; answers status, body and milliseconds. */
function ask(site: string, { method, path, body, headers }: Asked) {
  const started = performance.now();
  const visitor = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 222)).join(".");
  const sent = body && JSON.stringify(body);
  return new Promise<{ status: number; text: string; ms: number }>((resolve) => {
    const ended = (status: number, text = "") =>
      resolve({ status, text, ms: performance.now() - started });
    const asked = request(
      site + path,
      {
        agent,
        method,
        headers: {
          "X-Forwarded-For": visitor,
          "Accept-Encoding": "br",
          ...headers,
          ...(sent && {
            "Content-Type": "application/json",
            "Content-Length": Buffer.byteLength(sent),
          }),
        },
      },
      (res) => {
        let text = "";
        // What nobody reads is not kept: ten minutes of answers are gigabytes.
        if (path === TRIPS_PATH) {
          res.on("data", (chunk) => {
            text += chunk;
          });
        } else res.resume();
        res.once("end", () => ended(res.statusCode ?? 0, text));
        res.once("error", () => ended(0));
      },
    );
    asked.once("error", () => ended(0));
    asked.end(sent);
  });
}

function requestOf(kind: Kind, slugs: readonly string[], trips: readonly KeptTrip[]): Asked {
  const known = oneOf(trips);
  const asked: Record<Kind, () => Asked> = {
    page: () => ({
      method: "GET",
      path: oneOf(["/", "/wineries", "/blog", `/winery/${oneOf(slugs)}`]),
    }),
    list: () => ({ method: "GET", path: oneOf(["/api/wineries", "/api/blog"]) }),
    detail: () => ({ method: "GET", path: `/api/wineries/slug/${oneOf(slugs)}` }),
    read: () => ({ method: "GET", path: known.path }),
    change: () => ({
      method: "PATCH",
      path: known.path,
      headers: known.headers,
      body: {
        version: 1,
        changes: [
          { id: randomUUID(), kind: "rename", name: `Harvest ${Math.random()}`.slice(0, 20) },
        ],
      },
    }),
    create: () => ({ method: "POST", path: TRIPS_PATH, body: trip() }),
    plan: () => ({ method: "POST", path: "/api/plans", body: trip() }),
    drives: () => ({
      method: "POST",
      path: "/api/drives",
      body: { base: "Yakima", wineries: some() },
    }),
    user: () => ({ method: "GET", path: "/api/auth/user" }),
    mail: () => ({
      method: "POST",
      path: `${known.path}/mail`,
      headers: known.headers,
      body: { email: `${randomUUID()}@example.org`, requestId: randomUUID() },
    }),
  };
  return asked[kind]();
}

/** Draws kinds by their shares. */
function kinds(): Kind[] {
  return (Object.keys(SHARES) as Kind[]).flatMap((kind) => Array<Kind>(SHARES[kind]).fill(kind));
}

/** Fills the table up with copies of its trips under tokens that nobody has. */
async function keepMoreTrips(postgres: LocalPostgres): Promise<void> {
  await postgres.ask(`
    set session_replication_role = replica;
    insert into itineraries
      select made.* from (select *, row_number() over () - 1 as place from itineraries) i
      join generate_series(1, ${KEPT}) n on i.place = n % ${TRIPS},
      jsonb_populate_record(null::itineraries, to_jsonb(i) || jsonb_build_object(
        'id', gen_random_uuid(),
        'view_digest', md5(n::text) || md5('view' || n),
        'edit_digest', md5('edit' || n) || md5('key' || n)
      )) made;
  `);
  await postgres.ask("vacuum (analyze) itineraries");
  await postgres.ask("checkpoint");
}

/** A line for each rate and kind: 503 and 429 are counted apart from answers, by how fast they came. */
export async function measure(): Promise<void> {
  await withDeployed(async (sites, postgres) => {
    console.log(`${machine()}, ${TRIPS + KEPT} trips`);
    const text = await (await fetch(`${sites[0].url}/api/wineries`)).text();
    const slugs = (JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug);
    const trips: KeptTrip[] = [];
    while (trips.length < TRIPS) trips.push(await keepTrip(sites[0].url));
    await keepMoreTrips(postgres);
    // Threads that nobody asked meanwhile have ended.
    for (const { url } of sites) await ask(url, requestOf("plan", slugs, trips));
    for (const rate of RATES) {
      const answers = await askFor(SECONDS, rate, sites, (kind) => requestOf(kind, slugs, trips));
      console.log(`\n${rate} a second for ${SECONDS} s\n\n${tableOf(answers)}`);
      for (const site of sites) console.log(await memoryOf(site));
    }
  });
  agent.destroy();
}

async function keepTrip(site: string): Promise<KeptTrip> {
  const made = await ask(site, { method: "POST", path: TRIPS_PATH, body: trip() });
  if (made.status !== 201) throw new Error(`no trip was made: ${made.status} ${made.text}`);
  const { editUrl } = JSON.parse(made.text) as { editUrl: string };
  const [, token = "", key = ""] = /^\/trip\/(.+)#edit=(.+)$/.exec(editUrl) ?? [];
  return { path: `/api/trips/${token}`, headers: { "X-Edit-Key": key } };
}

interface Answer {
  readonly kind: Kind;
  readonly status: number;
  readonly ms: number;
}

/** Asks both sites in turns, so many times a second, whether they have answered or not. */
async function askFor(
  seconds: number,
  rate: number,
  sites: readonly SiteProcess[],
  asked: (kind: Kind) => Asked,
): Promise<Answer[]> {
  const all = kinds();
  const pending: Promise<Answer>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * rate;
    while (pending.length < due) {
      const kind = oneOf(all);
      const site = sites[pending.length % sites.length] as SiteProcess;
      pending.push(ask(site.url, asked(kind)).then((answer) => ({ kind, ...answer })));
    }
    await delay(5);
  }
  return Promise.all(pending);
}

function tableOf(answers: readonly Answer[]): string {
  const headings = "kind | answers | p50 ms | p99 ms | refused | refused p99 ms | faults";
  const ms = (list: readonly Answer[], share: number) => {
    const times = list.map((each) => each.ms);
    return times.length > 0 ? part(times, share).toFixed(0) : "-";
  };
  const rows = (Object.keys(SHARES) as Kind[]).map((kind) => {
    const own = answers.filter((answer) => answer.kind === kind);
    const refused = own.filter(({ status }) => status === 503 || status === 429);
    const good = own.filter(({ status }) => status >= 200 && status < 500 && status !== 429);
    const faults = own.length - good.length - refused.length;
    return [
      kind,
      good.length,
      ms(good, 0.5),
      ms(good, 0.99),
      refused.length,
      ms(refused, 0.99),
      faults,
    ];
  });
  return table(headings.split(" | "), rows);
}

async function memoryOf({ process: { pid } }: SiteProcess): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kB = (name: string) => new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? "?";
  return `memory ${kB("VmRSS")} kB, peak ${kB("VmHWM")} kB`;
}
