import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ClientPlanner, createPlanner } from "#server/planning/planner.ts";
import { columnOf } from "#server/platform/content/row-origin.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { createLogger } from "#server/platform/logger.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { groupsOf } from "#shared/groups.ts";
import { type Change, changedColumns, changeInWords } from "./changes.ts";
import { checkContent } from "./check-content.ts";
import { lastingFaults, sourceChangeFaults } from "./faults/change-faults.ts";
import type { ContentFault, LocatedFault } from "./faults/content-fault.ts";
import { fileFaults } from "./faults/file-faults.ts";
import { statementFaults } from "./faults/statement-faults.ts";
import {
  changesTables,
  editedFaults,
  isPublished,
  journalFaults,
  type PublishedMigrations,
  readMigrations,
  readPublished,
} from "./migration-files.ts";
import { changesOf, type ReplayedFile, replayMigrations } from "./replay.ts";
import { tripDays } from "./trip-days.ts";

interface CheckOptions {
  readonly now: Date;
  /** Which files may be live; git knows. */
  readonly published?: PublishedMigrations;
  /** Works out the days of trips; a new one unless given. */
  readonly planner?: ClientPlanner;
}

/** A fault of more rows than this is reported in one line. */
const MAX_LINES = 3;

/** Of a statement that changes more values, only this many are listed. */
const MAX_CHANGES = 40;

/** Migrates an empty database with a folder's migrations and checks all that they do, for an editor to read. */
export function reportContent(folder: string, options: CheckOptions) {
  return checkFolder(folder, options).catch((error: unknown) => {
    // A broken journal is a fault like any other; nothing runs without it.
    if (error instanceof MigrationError) return summarize([error.message], []);
    throw error;
  });
}

async function checkFolder(
  migrationsFolder: string,
  { now, published, planner = createPlanner(createLogger("silent")).site }: CheckOptions,
) {
  const live = published === undefined ? await readPublished(migrationsFolder) : published;
  const files = await readMigrations(migrationsFolder);
  const before = [...(await journalFaults(migrationsFolder)), ...editedFaults(live, files)];
  const written = await Promise.all(
    files
      .filter(({ name }) => !isPublished(live, name))
      .map(async ({ name }) => {
        const bytes = await readFile(join(migrationsFolder, name));
        return fileFaults({ name, bytes, changesTables: changesTables(migrationsFolder, name) });
      }),
  );
  before.push(...written.flatMap(({ faults }) => faults));
  if (written.some(({ stops }) => stops)) return summarize(before, []);
  const replay = await replayMigrations(migrationsFolder, (name) => !isPublished(live, name));
  const fresh = replay.files.filter(({ isNew }) => isNew);
  const done = fresh.flatMap((file) => [
    ...statementFaults(file),
    ...linesOf(sourceChangeFaults(file)),
  ]);
  done.push(...lastingFaults(fresh));
  const today = clockInWashington(now).date;
  const changes = fresh.flatMap((file) =>
    file.statements.flatMap((statement) =>
      shortened(statement.changes.flatMap((change) => changeInWords(change, today))),
    ),
  );
  if (!replay.ok) return summarize([...before, replay.failure, ...done], changes);
  try {
    const { faults, ...rows } = await checkContent(replay.db, now, planner);
    const located = faults.map((fault) => ({ ...fault, file: originOf(fault, replay.files) }));
    const lines = byFile([...before, ...done, ...linesOf(located)]);
    const stays = fresh.flatMap(changesOf).filter(({ table }) => table.startsWith("ready_trip"));
    const trips = new Set(stays.map(({ row }) => row));
    if (trips.size > 0) {
      changes.push(...(await tripDays(replay.db, trips, planner)));
    }
    return summarize(
      lines,
      changes,
      `${rows.wineries} wineries, ${rows.posts} articles, ${rows.readyTrips} ready-made trips, ${rows.places} places to eat and stay, ${rows.cities} cities`,
    );
  } finally {
    await replay.close();
  }
}

/** Shortens the list of what one statement changes. */
function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MAX_CHANGES) return [...lines];
  const more = `… and ${lines.length - MAX_CHANGES} more by the same statement`;
  return [...lines.slice(0, MAX_CHANGES), more];
}

/** Keeps the faults of a file together: its statements, its own rows, then what those break. */
function byFile(lines: readonly string[]): string[] {
  const fileOf = (line: string) => /^\d{4}/.exec(line)?.[0] ?? "";
  return [...lines].sort((one, other) => fileOf(one).localeCompare(fileOf(other)));
}

/** A line for each fault; those that say the same of many rows of a file share one. */
function linesOf(faults: readonly LocatedFault[]): string[] {
  const alike = groupsOf(faults, ({ table, file, field, advice }) =>
    [table, file, field, advice].join("\n"),
  );
  return alike.flatMap((group) => {
    const [first] = group;
    const rows = group.map(({ row }) => row);
    const some = `${rows.length} rows (${rows.slice(0, MAX_LINES).join(", ")}, …)`;
    const named = rows.length <= MAX_LINES ? rows : [some];
    return named.map((row) => `${first.file}, ${row}, ${first.field}: ${first.advice}`);
  });
}

/** Columns whose faults come from more than themselves: any change of the row may be the cause. */
const OF_THE_ROW = new Set(["unknown_facts", "fact_sources", "(row)"]);

/** Tables whose rows belong to a row of another table. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  wineries: ["fact_sources"],
  ready_trips: ["ready_trip_stays"],
};

/** The file that caused a fault: a new one that changed what the fault names, else the one that wrote it. */
function originOf(fault: ContentFault, files: readonly ReplayedFile[]): string {
  const written = writerOf(fault, files);
  if (written?.isNew) return written.name;
  const names = (text: unknown) =>
    typeof text === "string" && text !== "" && fault.advice.includes(text);
  const cause = files.findLast(
    (file) =>
      file.isNew &&
      changesOf(file).some(
        ({ row, after }) => row !== fault.row && (names(row) || names(after?.name)),
      ),
  );
  return (cause ?? written)?.name ?? "(migration unknown)";
}

/** The file that wrote the passage at fault, where the advice quotes it, else the last that wrote the field. */
function writerOf({ table, row, field, advice }: ContentFault, files: readonly ReplayedFile[]) {
  const columns = field.split(/, /).map(columnOf);
  const ofRow = columns.some((column) => OF_THE_ROW.has(column));
  const tables = [table, ...(ofRow || table === "ready_trips" ? (PARTS[table] ?? []) : [])];
  const quoted = [...advice.matchAll(/"([^"…]+)…?"/g)].map(([, text = ""]) => text);
  const touching = files.flatMap((file) => {
    const changes = changesOf(file).filter(
      (change) => change.row === row && tables.includes(change.table),
    );
    if (changes.length === 0) return [];
    const ofField = changes.filter(
      (change) => ofRow || changedColumns(change).some((column) => columns.includes(column)),
    );
    const brings = quoted.some((text) => ofField.some((change) => isNewIn(change, text)));
    return [{ file, rank: brings ? 2 : ofField.length > 0 ? 1 : 0 }];
  });
  const most = Math.max(...touching.map(({ rank }) => rank));
  return touching.findLast(({ rank }) => rank === most)?.file;
}

/** Whether a text is in a row since this change. */
function isNewIn({ before, after }: Change, text: string): boolean {
  const holds = (cells: Change["after"]) =>
    Object.values(cells ?? {}).some(
      (value) => typeof value === "string" && value.replace(/\s+/g, " ").includes(text),
    );
  return holds(after) && !holds(before);
}

/**
 * @param faults a line for each.
 * @param changes what the files that are not published yet change, a line for each value.
 * @param seen what was checked; nothing where the migrations do not run.
 */
function summarize(faults: readonly string[], changes: readonly string[], seen?: string) {
  const count = `${faults.length} ${faults.length === 1 ? "fault" : "faults"}`;
  const summary = `${seen ?? "the migrations do not run"}: ${faults.length === 0 ? "all in order" : count}`;
  return { faults, changes, runs: seen !== undefined, summary };
}
