/** What the commands of editors and operators share: reading the command line, errors and exit codes. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { IssueError } from "#server/features/newsletter/issue.ts";
import { ConfigError } from "#server/platform/config.ts";
import { databaseFailure, refusalOf } from "#server/platform/database/db-failures.ts";
import { type Database, openDatabase } from "#server/platform/database/db-pool.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { FolderInUseError } from "#server/platform/embedded/folder-lock.ts";
import { createLogger } from "#server/platform/logger.ts";
import { MailError } from "#server/platform/mailer.ts";

/** The command cannot do what it was asked; the message says why and what to do. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Exit codes: done; nothing was begun; something is left; Ctrl-C. */
export const EXIT = { done: 0, notBegun: 1, notComplete: 2, interrupted: 130 } as const;

/** @throws CommandError with the usage of a command for what it does not know. */
export function readCommandLine<const T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Opens a database for as long as `use` takes, and logs nothing; only where it `mayBeNew` one that is not there. */
export async function withDatabase<T>(
  config: Parameters<typeof openDatabase>[0],
  use: (database: Database) => Promise<T>,
  mayBeNew = false,
): Promise<T> {
  if (!mayBeNew && !config.databaseUrl && !existsSync(join(config.dataDir, "postgres"))) {
    throw new CommandError(`DATA_DIR: ${config.dataDir} has no database. Name the site's folder.`);
  }
  const database = await openDatabase(config, createLogger("silent"));
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Prints a command's answer or sets its exit code; errors that a person can fix are printed without a stack. */
export async function runCommand(command: () => Promise<string | number>): Promise<void> {
  try {
    const answer = await command();
    if (typeof answer === "number") process.exitCode = answer;
    else console.log(answer);
  } catch (error) {
    console.error(plainly(error) ?? error);
    process.exitCode = databaseFailure(error)?.away ? EXIT.notComplete : EXIT.notBegun;
  }
}

/** Errors of files that a person can fix. */
const FILE_ADVICE: Readonly<Record<string, string>> = {
  EEXIST: "There is such a file already: choose another name",
  ENOENT: "There is no such file or folder",
  EISDIR: "This is a folder: name a file in it",
  ENOSPC: "The disk is full",
  EFBIG: "The file does not fit",
};

function plainly(error: unknown): string | undefined {
  if (error instanceof FolderInUseError) {
    return `${error.message}\nThe embedded database belongs to one process: stop the site, run this, start the site again.`;
  }
  if (error instanceof MailError) return `${error.message}. Nothing was sent to readers.`;
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (databaseFailure(error)?.away) {
    return "The database does not answer. Once it does, run it again: nothing is done or sent twice.";
  }
  if (!(error instanceof Error)) return undefined;
  const advice = "code" in error ? FILE_ADVICE[String(error.code)] : undefined;
  if (advice) return `${advice} (${error.message}).`;
  const expected = [CommandError, IssueError, ConfigError, MigrationError];
  return expected.some((kind) => error instanceof kind) ? error.message : undefined;
}
