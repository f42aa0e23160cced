/** A command of an operator on the site's own database and mail, from Ctrl-C to plain words on what failed. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CommandDeps } from "#scripts/newsletter/send-command.ts";
import { LetterError } from "#server/features/newsletter/letter.ts";
import { MAIL_DEADLINE_MS } from "#server/features/newsletter/send-letter.ts";
import { openMailer } from "#server/mail/delivery/open-mailer.ts";
import { type Config, ConfigError, readConfig } from "#server/platform/config.ts";
import { databaseFailure } from "#server/platform/database/db-failures.ts";
import { openDatabase } from "#server/platform/database/db-pool.ts";
import { missingMigrations } from "#server/platform/database/migrate.ts";
import { FolderInUseError } from "#server/platform/embedded/folder-lock.ts";
import { createLogger } from "#server/platform/logger.ts";
import { MailError } from "#server/platform/mailer.ts";
import { migrationsFolder } from "#server/platform/paths.ts";
import { installationSecret } from "#server/platform/secret.ts";
import { EXIT } from "./send-command.ts";

type Command = (deps: CommandDeps) => Promise<number>;

/** Reads a command line, runs what it asks for and sets the exit code: its answer, or that nothing was begun. */
export async function runOnSite(read: () => Command): Promise<void> {
  // What is written belongs to the operator alone.
  process.umask(0o077);
  const stop = stopAtInterrupt();
  try {
    process.exitCode = await withDatabase(readConfig(), read(), stop);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(plainly(error) ?? error);
    process.exitCode = databaseFailure(error)?.away ? EXIT.notComplete : EXIT.notBegun;
  }
}

function stopAtInterrupt(): AbortSignal {
  const stop = new AbortController();
  let stoppedAt = 0;
  for (const event of ["SIGINT", "SIGTERM"] as const) {
    process.on(event, () => {
      // A second press ends at once; the next run continues from there all the same. The first one may
      // come twice: from the terminal, and passed on by npm.
      if (!stop.signal.aborted) stoppedAt = performance.now();
      else if (performance.now() - stoppedAt > 1_000) process.exit(EXIT.interrupted);
      else return;
      console.log("Stopping: the copies under way are finished first.");
      stop.abort();
    });
  }
  return stop.signal;
}

async function withDatabase(
  config: Config,
  command: Command,
  signal: AbortSignal,
): Promise<number> {
  const database = await openDatabase(config, createLogger("silent"));
  try {
    // Content that is written here and not yet live, as by facts:inbox, changes no table.
    const missing = (await missingMigrations(database.pool).catch(notYetASite)).filter((name) =>
      existsSync(join(migrationsFolder, `meta/${name.slice(0, 4)}_snapshot.json`)),
    );
    if (missing.length > 0) {
      throw new LetterError(
        `The database lacks ${missing.join(", ")}: start this build of the site once, then run this again.`,
      );
    }
    const mailer = await openMailer(config, { deadlineMs: MAIL_DEADLINE_MS });
    try {
      const secret = config.sessionSecret ?? (await installationSecret(config.dataDir));
      const now = () => new Date();
      const say = (text: string) => console.log(text);
      const { db } = database;
      return await command({ config, db, mailer, now, secret, say, signal });
    } finally {
      await mailer.close();
    }
  } finally {
    await database.close();
  }
}

/** A database that no site has used has not even the table of migrations. */
function notYetASite(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  throw new LetterError(`The database is not the site's, or does not answer: ${why}`);
}

/** What the operator can mend is said without a stack. */
function plainly(error: Error): string | undefined {
  if (error instanceof FolderInUseError) {
    return `${error.message}\nThe embedded database belongs to one process: stop the site, run this, start the site again.`;
  }
  if (error instanceof MailError) return `${error.message}. Nothing was sent to readers.`;
  if (databaseFailure(error)?.away) {
    return "The database does not answer. Once it does, run it again: nobody gets the letter twice.";
  }
  const expected = error instanceof LetterError || error instanceof ConfigError;
  const missing = "code" in error && (error.code === "ENOENT" || error.code === "EISDIR");
  return expected || missing ? error.message : undefined;
}
