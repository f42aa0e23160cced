/**
 * What an operator's visitors do, at a rate that does not wait for answers, on two processes and Postgres:
 * `npm run bench -- crowd [requests a second …] [seconds] [trips=count]`, as `crowd 100 400 60 trips=1000000`.
 */
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { LocalPostgres } from "#server/testing/local/local-postgres.ts";
import type { SiteProcess } from "#server/testing/local/site-process.ts";
import { table } from "./beside-starter.ts";
import { askRaw, part } from "./load.ts";
import { machine, memoryMb } from "./processor.ts";
import { withDeployed } from "./sites.ts";

const numbers = process.argv.slice(3).map(Number).filter(Number.isFinite);
const RATES = numbers.length > 1 ? numbers.slice(0, -1) : [100, 200, 400, 800];
const SECONDS = numbers.at(-1) ?? 20;
const TRIPS = 200;
/** Trips that nobody asks for, kept as the others are: the table as it is after years. */
const KEPT = Number(process.argv.find((word) => word.startsWith("trips="))?.slice(6) ?? 0);
const WINERIES = [1, 3, 4, 7, 138, 140, 142, 171, 178, 96];

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface KeptTrip {
  readonly path: string;
  readonly headers: { readonly "X-Edit-Key": string };
}

/** What there is to be asked for: the pages of wineries, and trips. */
interface Known {
  readonly slugs: readonly string[];
  readonly trips: readonly KeptTrip[];
}

interface Kind {
  /** Of a hundred requests. */
  readonly share: number;
  readonly asked: (known: Known) => Asked;
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const some = () => [...new Set(Array.from({ length: 4 }, () => oneOf(WINERIES)))];
const trip = () => ({
  base: oneOf(["Walla Walla", "Prosser"]),
  wineries: some(),
  days: 2,
  name: "Harvest",
});
const post = (path: string, body: object): Asked => ({ method: "POST", path, body });
const rename = () => ({
  version: 1,
  changes: [{ id: randomUUID(), kind: "rename", name: `Harvest ${Math.random()}`.slice(0, 20) }],
});

const KINDS: Readonly<Record<string, Kind>> = {
  page: {
    share: 20,
    asked: ({ slugs }) => ({ path: oneOf(["/", "/wineries", "/blog", `/winery/${oneOf(slugs)}`]) }),
  },
  list: { share: 15, asked: () => ({ path: oneOf(["/api/wineries", "/api/blog"]) }) },
  detail: { share: 20, asked: ({ slugs }) => ({ path: `/api/wineries/slug/${oneOf(slugs)}` }) },
  read: { share: 18, asked: ({ trips }) => ({ path: oneOf(trips).path }) },
  change: {
    share: 8,
    asked: ({ trips }) => ({ ...oneOf(trips), method: "PATCH", body: rename() }),
  },
  create: { share: 3, asked: () => post("/api/trips", trip()) },
  plan: { share: 4, asked: () => post("/api/plans", trip()) },
  drives: { share: 6, asked: () => post("/api/drives", { base: "Yakima", wineries: some() }) },
  user: { share: 5, asked: () => ({ path: "/api/auth/user" }) },
  mail: {
    share: 1,
    asked: ({ trips }) => {
      const { path, headers } = oneOf(trips);
      const body = { email: `${randomUUID()}@example.org`, requestId: randomUUID() };
      return { ...post(`${path}/mail`, body), headers };
    },
  },
};

const agent = new Agent({ keepAlive: true, maxSockets: 4000 });

/** Asks from an address of its own, as behind a proxy; status 0 where there is no answer. */
async function ask(site: string, { method = "GET", path, body, headers }: Asked) {
  const visitor = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 222)).join(".");
  const all = {
    "X-Forwarded-For": visitor,
    "Accept-Encoding": "br",
    ...(body && { "Content-Type": "application/json" }),
    ...headers,
  };
  const sent = body && JSON.stringify(body);
  return askRaw(site + path, { agent, method, headers: all }, sent).catch(() => ({
    status: 0,
    body: Buffer.of(),
  }));
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
    const [{ url }] = sites;
    const wineries = (await (await fetch(`${url}/api/wineries`)).json()) as { slug: string }[];
    const slugs = wineries.map(({ slug }) => slug);
    const trips: KeptTrip[] = [];
    while (trips.length < TRIPS) trips.push(await keepTrip(url));
    await keepMoreTrips(postgres);
    // Threads that nobody asked meanwhile have ended.
    for (const site of sites) await ask(site.url, post("/api/plans", trip()));
    for (const rate of RATES) {
      const answers = await askFor(SECONDS, rate, sites, { slugs, trips });
      console.log(`\n${rate} a second for ${SECONDS} s\n\n${tableOf(answers)}`);
      for (const { process: site } of sites) {
        const [now, peak] = [await memoryMb(site.pid), await memoryMb(site.pid, "VmHWM")];
        console.log(`memory ${now.toFixed(0)} MB, peak ${peak.toFixed(0)} MB`);
      }
    }
  });
  agent.destroy();
}

async function keepTrip(site: string): Promise<KeptTrip> {
  const { status, body } = await ask(site, post("/api/trips", trip()));
  if (status !== 201) throw new Error(`no trip was made: ${status} ${body}`);
  const { editUrl } = JSON.parse(body.toString()) as { editUrl: string };
  const [, token = "", key = ""] = /^\/trip\/(.+)#edit=(.+)$/.exec(editUrl) ?? [];
  return { path: `/api/trips/${token}`, headers: { "X-Edit-Key": key } };
}

interface Answer {
  readonly kind: string;
  readonly status: number;
  readonly ms: number;
}

/** Asks both sites in turns, so many times a second, whether they have answered or not. */
async function askFor(
  seconds: number,
  rate: number,
  sites: readonly SiteProcess[],
  known: Known,
): Promise<Answer[]> {
  const all = Object.entries(KINDS).flatMap((kind) => Array<typeof kind>(kind[1].share).fill(kind));
  const pending: Promise<Answer>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * rate;
    while (pending.length < due) {
      const [kind, { asked }] = oneOf(all);
      const site = sites[pending.length % sites.length] as SiteProcess;
      const askedAt = performance.now();
      const answer = ask(site.url, asked(known));
      pending.push(
        answer.then(({ status }) => ({ kind, status, ms: performance.now() - askedAt })),
      );
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
  const rows = Object.keys(KINDS).map((kind) => {
    const own = answers.filter((answer) => answer.kind === kind);
    const refused = own.filter(({ status }) => status === 503 || status === 429);
    const good = own.filter(({ status }) => status >= 200 && status < 500 && status !== 429);
    const faults = own.length - good.length - refused.length;
    const answered = [good.length, ms(good, 0.5), ms(good, 0.99)];
    return [kind, ...answered, refused.length, ms(refused, 0.99), faults];
  });
  return table(headings.split(" | "), rows);
}
