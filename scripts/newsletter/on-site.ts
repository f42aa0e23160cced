/** Runs an operator's command on the site's database and mail, with Ctrl-C and readable errors. */

import { CommandError, EXIT, runCommand, withDatabase } from "#scripts/command.ts";
import { changesTables } from "#scripts/content/migration-files.ts";
import type { CommandDeps } from "#scripts/newsletter/send-command.ts";
import { MAIL_DEADLINE_MS } from "#server/features/newsletter/send-issue.ts";
import { openMailer } from "#server/mail/open-mailer.ts";
import { type Config, readConfig } from "#server/platform/config.ts";
import { missingMigrations } from "#server/platform/database/migrate.ts";
import { migrationsFolder } from "#server/platform/paths.ts";
import { installationSecret } from "#server/platform/secret.ts";

/** Answers with what it prints, or with its exit code. */
type Command = (deps: CommandDeps) => Promise<string | number>;

/** Reads a command line, and runs what it asks for. */
export async function runOnSite(read: () => Command): Promise<void> {
  // Only the operator may read the files that are written.
  process.umask(0o077);
  const stop = stopAtInterrupt();
  await runCommand(() => runOn(readConfig(), read(), stop));
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
      console.log("Stopping: the deliveries under way are finished first.");
      stop.abort();
    });
  }
  return stop.signal;
}

async function runOn(config: Config, command: Command, signal: AbortSignal) {
  return withDatabase(config, async ({ db, pool }) => {
    // Content that is written here and not yet live, as by facts:inbox, changes no table.
    const missing = (await missingMigrations(pool).catch(notYetASite)).filter((name) =>
      changesTables(migrationsFolder, name),
    );
    if (missing.length > 0) {
      throw new CommandError(
        `The database lacks ${missing.join(", ")}: start this build of the site once, then run this again.`,
      );
    }
    const mailer = openMailer(config, { deadlineMs: MAIL_DEADLINE_MS });
    try {
      const { databaseUrl, dataDir, sessionSecret } = config;
      const secret = sessionSecret ?? (databaseUrl ? undefined : await installationSecret(dataDir));
      const now = () => new Date();
      const say = (text: string) => console.log(text);
      return await command({
        ...{ config, db, mailer, now, say, signal },
        /** Signs links in mail: on a database that others serve, it must be theirs. */
        get secret() {
          if (secret) return secret;
          throw new CommandError(
            "SESSION_SECRET: is missing. Give this command the site's whole environment (docs/operations.md).",
          );
        },
      });
    } finally {
      await mailer.close();
    }
  });
}

/** A database that no site has used has not even the table of migrations. */
function notYetASite(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  throw new CommandError(`The database is not the site's, or does not answer: ${why}`);
}
