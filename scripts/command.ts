/** What the commands of editors and operators share: how a command line is read, and how a command ends. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { IssueError } from "#server/features/newsletter/issue.ts";
import { ConfigError } from "#server/platform/config.ts";
import { databaseFailure } from "#server/platform/database/db-failures.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { FolderInUseError } from "#server/platform/embedded/folder-lock.ts";
import { MailError } from "#server/platform/mailer.ts";

/** The command cannot do what it was asked; the message says why and what to do. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CommandError";
  }
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

/** Prints what a command answers, or sets the exit code that it answers; what a person can mend is said without a stack. */
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

/** A file is there already or is not, or is a folder, or there is no room for it. */
const FILE_CODES: ReadonlySet<unknown> = new Set(["EEXIST", "ENOENT", "EISDIR", "ENOSPC", "EFBIG"]);

function plainly(error: unknown): string | undefined {
  if (error instanceof FolderInUseError) {
    return `${error.message}\nThe embedded database belongs to one process: stop the site, run this, start the site again.`;
  }
  if (error instanceof MailError) return `${error.message}. Nothing was sent to readers.`;
  if (databaseFailure(error)?.away) {
    return "The database does not answer. Once it does, run it again: nobody gets the letter twice.";
  }
  if (!(error instanceof Error)) return undefined;
  const isExpected =
    [CommandError, IssueError, ConfigError, MigrationError].some((kind) => error instanceof kind) ||
    ("code" in error && FILE_CODES.has(error.code));
  return isExpected ? error.message : undefined;
}
