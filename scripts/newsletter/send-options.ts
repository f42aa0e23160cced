import type { parseArgs } from "node:util";
import { CommandError, readCommandLine } from "#scripts/command.ts";

/** How an issue is sent, to subscribers or to wineries. */
export type SendingOptions = ReturnType<typeof sendingOptions>;

/** What `npm run newsletter:send` was asked for. */
export type NewsletterOptions = ReturnType<typeof readSendOptions>;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

/** The flags of every command that sends an issue. */
export const SENDING_FLAGS = {
  preview: flag,
  "dry-run": flag,
  yes: flag,
  "no-wait": flag,
  corrected: flag,
  "per-minute": text,
} as const;

const USAGE = `npm run newsletter:send -- --post slug        an article, whole
npm run newsletter:send -- --file issue.md    a Markdown file; its first line is "# " and the subject
  without more: mails a preview to the editor (EDITOR_EMAIL), says the figures, and asks before it sends
  --preview          only the preview
  --dry-run          only the figures
  --yes              does not ask
  --per-minute 300   most mails a minute
  --no-wait          leaves what is to be tried again to the next run
  --corrected        goes on with a text that was changed after the issue began`;

/** @throws CommandError naming what is missing or not known, and what there is. */
export function readSendOptions(args: readonly string[]) {
  const { values } = readCommandLine(
    { args, options: { post: text, file: text, ...SENDING_FLAGS } },
    USAGE,
  );
  const { post, file } = values;
  if ((post === undefined) === (file === undefined)) {
    throw new CommandError(`Name one issue: --post slug or --file path.\n\n${USAGE}`);
  }
  const source = post === undefined ? { file: file ?? "" } : { post };
  return { source, ...sendingOptions(values, 300) };
}

/**
 * How an issue is to be sent, by the flags that were given.
 *
 * @param pace mails a minute, unless a flag says otherwise.
 * @throws CommandError naming flags that cannot be followed.
 */
export function sendingOptions(
  flags: ReturnType<typeof parseArgs<{ options: typeof SENDING_FLAGS }>>["values"],
  pace: number,
) {
  const { preview, yes, corrected, "dry-run": dryRun, "no-wait": noWait } = flags;
  const perMinute = Number(flags["per-minute"] ?? pace);
  if (!Number.isInteger(perMinute) || perMinute < 1) {
    throw new CommandError(
      `--per-minute ${flags["per-minute"]}: must be a whole number of at least 1.`,
    );
  }
  if (preview && dryRun) {
    throw new CommandError("--preview and --dry-run: choose one; without either you get both.");
  }
  return { preview, dryRun, yes, corrected, patient: !noWait, perMinute };
}
