import type { Edition } from "#server/platform/content/load-per-edition.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { UnsoundRow } from "#shared/api/site.ts";
import { listUnsoundRows, readContentMark } from "./content-health-queries.ts";

/** How a row is called where its key is not its own. */
const WHAT: Readonly<Partial<Record<UnsoundRow["table"], (row: string) => string>>> = {
  fact_sources: (winery) => `a source of ${winery}`,
  ready_trips: (slug) => `the ready-made trip ${slug}`,
  places_to_eat_and_stay: (slug) => `the place ${slug}`,
};

/** A change shows within half a minute, and the time it takes to make it anew. */
const LOOK_EVERY_MS = 30_000;

/** What `look` found. */
type Look = "as before" | "changed" | "no answer";

/**
 * Knows which content this process shows and what of it cannot be shown. It looks through all content
 * before the site says that it is ready, and again when content was changed while it serves: by a
 * process that started later, with other migrations, or by hand.
 */
export class ContentWatch {
  readonly #db: Db;
  readonly #logger: Logger;
  #mark: string;
  #unsound: readonly UnsoundRow[];
  #edition = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<unknown> | undefined;

  private constructor(
    { db, logger }: { readonly db: Db; readonly logger: Logger },
    mark: string,
    unsound: readonly UnsoundRow[],
  ) {
    this.#db = db;
    this.#logger = logger;
    this.#mark = mark;
    this.#unsound = unsound;
    logFaults(unsound, logger);
  }

  /** Looks for the first time. What cannot be shown is logged; the site opens without it. */
  static async open(deps: { readonly db: Db; readonly logger: Logger }): Promise<ContentWatch> {
    // The mark first: what changes while the rows are read is seen the next time.
    const mark = await readContentMark(deps.db);
    return new ContentWatch(deps, mark, await listUnsoundRows(deps.db));
  }

  /** Which content is shown: it grows with each change that was seen. */
  readonly edition: Edition = () => this.#edition;

  /** What is left out now. */
  readonly unsoundRows = (): readonly UnsoundRow[] => this.#unsound;

  /**
   * Asks whether content has changed, and reads it all where it has. While the database is away, or
   * has content that this build cannot read, everything stays as it was.
   */
  async look(): Promise<Look> {
    try {
      const mark = await readContentMark(this.#db);
      if (mark === this.#mark) return "as before";
      const found = await listUnsoundRows(this.#db);
      const before = this.#unsound;
      this.#mark = mark;
      this.#unsound = found;
      this.#edition += 1;
      this.#tell(before, found);
      return "changed";
    } catch (error) {
      this.#logger.warn({ err: error }, "content could not be looked through; it stays as it was");
      return "no answer";
    }
  }

  /**
   * Looks again and again from now on, and calls `changed` after each change.
   *
   * @param everyMs milliseconds from one look to the next; one that takes longer is waited for.
   */
  begin(changed: () => void, everyMs = LOOK_EVERY_MS): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.look()
        .then((found) => {
          if (found === "changed") changed();
        })
        .finally(() => {
          this.#looking = undefined;
        });
    }, everyMs).unref();
  }

  /** Looks no more, once the look under way is over. */
  readonly end = async (): Promise<void> => {
    clearInterval(this.#timer);
    await this.#looking;
  };

  #tell(before: readonly UnsoundRow[], found: readonly UnsoundRow[]): void {
    const known = new Set(before.map(identity));
    logFaults(
      found.filter((fault) => !known.has(identity(fault))),
      this.#logger,
    );
    const still = new Set(found.map(rowOf));
    const back = new Set(before.map(rowOf).filter((row) => !still.has(row)));
    for (const row of back) this.#logger.info(`${row} can be shown again`);
    this.#logger.info("content has changed; lists and pages are made anew");
  }
}

const rowOf = ({ table, row }: UnsoundRow) => WHAT[table]?.(row) ?? row;

const identity = (fault: UnsoundRow) =>
  [fault.table, fault.row, fault.field, fault.reason].join("\n");

function logFaults(faults: readonly UnsoundRow[], logger: Logger): void {
  for (const fault of faults) {
    const { table, row, field, reason, file } = fault;
    logger.error(
      { table, row, field, file },
      `${file ?? table}, ${rowOf(fault)}, ${field}: ${reason}. It is left out of every list and page; correct it with a new migration: npm run content:new -- change "${row}"`,
    );
  }
}
