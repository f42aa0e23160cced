import type pg from "pg";
import type { Logger } from "../logger.ts";

/** What two well-kept clocks may differ by. */
const TOLERATED_MS = 2_000;
const COMPARED_EVERY_MS = 10_000;

/**
 * The time by which everything ends that processes share: holds, limits, links. It is the database's where this machine's clock is wrong, so that a process an hour ahead neither sends
 * again what another has in hand nor ends what others still count. Compared at the start and every ten
 * seconds; while the database is away, the last comparison holds.
 */
export async function startSharedClock(pool: Pick<pg.Pool, "query">, logger: Logger) {
  let aheadMs = 0;
  const compare = async () => {
    const sentAt = Date.now();
    const { rows } = await pool.query<{ ms: string }>(
      "select extract(epoch from clock_timestamp()) * 1000 as ms",
    );
    const answered = Date.now();
    // The database looked at its clock between the two.
    const tolerated = TOLERATED_MS + (answered - sentAt) / 2;
    const measured = (sentAt + answered) / 2 - Number(rows[0]?.ms);
    const next = Math.abs(measured) > tolerated ? measured : 0;
    if (Math.abs(next - aheadMs) > tolerated) {
      // Below zero it is behind.
      const seconds = Math.round(next / 1000);
      if (next === 0) logger.info("this machine's clock agrees with the database's again");
      else
        logger.warn({ seconds }, "this machine's clock is not the database's, whose time is used");
    }
    aheadMs = next;
  };
  await compare();
  const timer = setInterval(() => void compare().catch(() => {}), COMPARED_EVERY_MS);
  return {
    now: () => new Date(Date.now() - aheadMs),
    close: async () => clearInterval(timer),
  };
}
