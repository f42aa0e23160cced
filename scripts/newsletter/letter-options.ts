import { parseArgs } from "node:util";

/** What `npm run newsletter:send` was asked for. */
export interface LetterOptions {
  readonly source: { readonly post: string } | { readonly file: string };
  /** One copy to the editor, and nothing else. */
  readonly preview: boolean;
  /** The figures, and nothing else. */
  readonly dryRun: boolean;
  /** Goes to the readers without asking. */
  readonly yes: boolean;
  readonly patient: boolean;
  /** The rest of the readers get today's text, which is not what the first ones got. */
  readonly corrected: boolean;
  readonly perMinute: number;
}

/** The command line is not usable; the message says why. */
export class LetterUsageError extends Error {
  constructor(message: string) {
    super(`${message}\n\n${USAGE}`);
    this.name = "LetterUsageError";
  }
}

const PER_MINUTE = 300;

const USAGE = `npm run newsletter:send -- --post slug        an article, whole
npm run newsletter:send -- --file letter.md   a Markdown file; its first line is "# " and the subject
  without more: mails a preview to the editor (EDITOR_EMAIL), says the figures, and asks before it sends
  --preview          only the preview
  --dry-run          only the figures
  --yes              does not ask
  --per-minute 300   most letters a minute
  --no-wait          leaves what is to be tried again to the next run
  --corrected        goes on with a text that was changed after the letter began`;

/** @throws LetterUsageError naming what is missing or not known. */
export function readLetterOptions(args: readonly string[]): LetterOptions {
  const { post, file, "per-minute": pace, ...flags } = parse(args);
  if ((post === undefined) === (file === undefined)) {
    throw new LetterUsageError("Name one letter: --post slug or --file path.");
  }
  const perMinute = pace === undefined ? PER_MINUTE : Number(pace);
  if (!Number.isInteger(perMinute) || perMinute < 1) {
    throw new LetterUsageError(`--per-minute ${pace}: must be a whole number of at least 1.`);
  }
  if (flags.preview && flags["dry-run"]) {
    throw new LetterUsageError("--preview and --dry-run: choose one; without either you get both.");
  }
  return {
    source: post === undefined ? { file: file ?? "" } : { post },
    preview: flags.preview,
    dryRun: flags["dry-run"],
    yes: flags.yes,
    patient: !flags["no-wait"],
    corrected: flags.corrected,
    perMinute,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        post: { type: "string" },
        file: { type: "string" },
        preview: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
        "no-wait": { type: "boolean", default: false },
        corrected: { type: "boolean", default: false },
        "per-minute": { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new LetterUsageError(error instanceof Error ? error.message : String(error));
  }
}
