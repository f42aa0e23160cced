import { type Config, ConfigError, readConfig } from "#server/platform/config.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { FolderInUseError } from "#server/platform/embedded/folder-lock.ts";

/** The command cannot do what it was asked; the message says why and what to do. */
export class DataCommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DataCommandError";
  }
}

/**
 * Runs a command with the environment's configuration and the file named on the command line, and
 * prints what it answers. What the operator can mend is said without a stack, with status 1.
 */
export async function runDataCommand(
  command: (config: Config, file: string | undefined) => Promise<string>,
): Promise<void> {
  // What is written belongs to the operator alone.
  process.umask(0o077);
  try {
    console.log(await command(readConfig(), process.argv[2]));
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The file is there already or is not, or there is no room for it. */
const EXPECTED_CODES: ReadonlySet<unknown> = new Set(["EEXIST", "ENOENT", "ENOSPC", "EFBIG"]);

function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ("code" in error && EXPECTED_CODES.has(error.code)) return true;
  return [DataCommandError, ConfigError, FolderInUseError, MigrationError].some(
    (kind) => error instanceof kind,
  );
}
