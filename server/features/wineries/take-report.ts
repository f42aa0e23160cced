import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { limitKey, type NamedLimit, networkLimits, takeEach } from "#server/limits/allowance.ts";
import { takeFromLimit } from "#server/limits/rate-limit-queries.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { CallInput } from "#shared/api/endpoint.ts";
import type { factReportsApi } from "#shared/api/wineries.ts";
import { insertFactReport } from "./fact-report-queries.ts";
import { shownValue } from "./shown-value.ts";
import type { WineryDto } from "./winery-queries.ts";

const TOO_MANY = "We have taken all we can from your network for now.";

/** A careful reader finds a few faults in an evening; nobody finds twenty an hour. */
const HOURLY = {
  most: { client: 10, network: 30 },
  windowMs: millisecondsInHour,
  refusal: TOO_MANY,
};
const DAILY = { most: { allocation: 100 }, windowMs: millisecondsInDay, refusal: TOO_MANY };

/** A network's first suggestions of a day have most of the room, so that nobody's many fill it. */
const FIRST = 3;
const SITE = {
  windowMs: millisecondsInDay,
  refusal: "We have as many suggestions as an editor can read in a day.",
  status: 503,
} as const;
const FURTHER: NamedLimit = { key: "fact-reports:further", max: 300, ...SITE };
const ALL: NamedLimit = { key: "fact-reports:all", max: 1000, ...SITE };

type Deps = Pick<AppDeps, "db" | "now" | "secret">;
type Report = CallInput<typeof factReportsApi.report>["body"];

/**
 * Stores what a visitor suggests.
 *
 * @throws AllowanceUsedUp: 429 over the limits of the network, 503 over those of all of them.
 */
export async function takeReport(
  { db, now, secret }: Deps,
  winery: WineryDto,
  { fact, suggested, source, email }: Report,
  ip: string | undefined,
): Promise<void> {
  const createdAt = now();
  await db.transaction(async (tx) => {
    await takePlace(tx, secret, ip, createdAt);
    await insertFactReport(tx, {
      ...{ wineryId: winery.id, fact, shown: shownValue(winery, fact), suggested, createdAt },
      ...{ source: source || null, email: email ?? null },
    });
  });
}

async function takePlace(tx: Db, secret: string, ip: string | undefined, now: Date): Promise<void> {
  const counted = { secret, call: "fact-reports" };
  await takeEach(
    tx,
    [...networkLimits(counted, ip, HOURLY), ...networkLimits(counted, ip, DAILY)],
    now,
  );
  const key = limitKey(counted, "first", clientNetwork(ip).network);
  const first = await takeFromLimit(tx, { key, max: FIRST, windowMs: millisecondsInDay }, now);
  await takeEach(tx, first.granted ? [ALL] : [FURTHER, ALL], now);
}
