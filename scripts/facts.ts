/** `npm run facts:ask`, `facts:inbox`, `facts:calls`, `facts:call`: facts that wineries confirm (docs/editing.md). */

import { writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { CommandError, readCommandLine } from "#scripts/command.ts";
import { callSheet } from "#scripts/facts/call-sheet.ts";
import { readCall } from "#scripts/facts/call-words.ts";
import { type GuideToWrite, writeConfirmation } from "#scripts/facts/confirmation-file.ts";
import {
  acceptAnswer,
  askBack,
  departedText,
  dropAnswer,
  editAnswer,
  inboxText,
  inTurn,
  readFact,
  readId,
  readInbox,
} from "#scripts/facts/inbox.ts";
import { postcards } from "#scripts/facts/postcards.ts";
import { askWineries, openSeason } from "#scripts/facts/season-command.ts";
import { runOnSite } from "#scripts/newsletter/on-site.ts";
import type { CommandDeps } from "#scripts/newsletter/send-command.ts";
import { SENDING_FLAGS, sendingOptions } from "#scripts/newsletter/send-options.ts";
import { rankCalls } from "#server/features/facts/call-ranking.ts";
import { createPlanner } from "#server/planning/planner.ts";
import { createLogger } from "#server/platform/logger.ts";
import { migrationsFolder } from "#server/platform/paths.ts";
import { findChromium } from "#server/testing/local/find-chromium.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { ConfirmedFact } from "#shared/domain/winery/confirmed-facts.ts";

/** Writes a page as HTML or, where the file is called `.pdf`, as Chromium prints it. */
async function writePage(path: string, page: string): Promise<void> {
  if (!path.endsWith(".pdf")) return writeFile(path, page);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const sheet = await browser.newPage();
    await sheet.setContent(page);
    await sheet.pdf({ path, preferCSSPageSize: true });
  } finally {
    await browser.close();
  }
}

const USAGE = `npm run facts:ask -- --season summer        asks every winery with an address, once; --reminder those that are silent
  --preview, --dry-run, --yes, --per-minute 60, --no-wait, --corrected as of newsletter:send
npm run facts:inbox                          the answers beside what the guide says, and how to accept them
npm run facts:calls -- --top 20              whom to call, as a page that prints (--out calls.html)
  --postcards --season summer                cards with a code, as a PDF, to those without an address
npm run facts:call -- abeja "fee 20, waived with two bottles; booking no; walk-ins yes"`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
/** The options of each command. */
const OPTIONS_OF = {
  ask: { season: text, reminder: flag, ...SENDING_FLAGS },
  inbox: { with: text },
  calls: { top: text, out: text, postcards: flag, season: text },
  call: {},
} as const;
const OPTIONS = { ...OPTIONS_OF.ask, ...OPTIONS_OF.inbox, ...OPTIONS_OF.calls } as const;

await runOnSite(() => {
  const [command = "", ...args] = process.argv.slice(2);
  const names = args.flatMap((arg) => /^--([\w-]+)/.exec(arg)?.[1] ?? []);
  const [, own = OPTIONS] = Object.entries(OPTIONS_OF).find(([name]) => name === command) ?? [];
  const unread = names.find((name) => !Object.hasOwn(own, name));
  if (unread) throw new CommandError(`facts:${command} has no --${unread}.\n\n${USAGE}`);
  const options = { args, options: OPTIONS, allowPositionals: true };
  const { values, positionals } = readCommandLine(options, USAGE);
  return (deps) => {
    switch (command) {
      case "ask":
        return askWineries(deps, {
          season: values.season ?? "",
          isReminder: values.reminder,
          ...sendingOptions(values, 60),
        });
      case "inbox":
        return inbox(deps, positionals, values.with?.split(",").map(readFact) ?? []);
      case "calls":
        return values.postcards
          ? cards(deps, values.season, values.out)
          : calls(deps, values.top, values.out);
      case "call":
        return call(deps, positionals);
      default:
        throw new CommandError(USAGE);
    }
  };
});

function guideOf({ db, now }: CommandDeps): GuideToWrite {
  const planner = createPlanner(createLogger("silent")).site;
  return { db, now: now(), planner, folder: migrationsFolder };
}

async function inbox(
  deps: CommandDeps,
  [verb, number = "", ...words]: readonly string[],
  also: readonly ConfirmedFact[],
): Promise<string | number> {
  const { db } = deps;
  const now = deps.now();
  const ids = () => [number, ...words].map(readId);
  switch (verb) {
    case undefined: {
      const sections = [inboxText(await readInbox(guideOf(deps))), await departedText(db)];
      return sections.filter(Boolean).join("\n\n");
    }
    case "accept": {
      const guide = guideOf(deps);
      const exit = await inTurn(deps, ids(), (id) => acceptAnswer({ ...guide, id, also }));
      deps.say("Then run: npm run content:check");
      return exit;
    }
    case "edit":
      return editAnswer({ db, now }, readId(number), words);
    case "ask":
      return askBack(deps, readId(number), words.join(" "));
    case "drop":
      return inTurn(deps, ids(), (id) => dropAnswer(db, id, now));
    default:
      throw new CommandError(`facts:inbox knows accept, edit, ask and drop, not "${verb}"`);
  }
}

async function calls(deps: CommandDeps, top = "20", path = "calls.html"): Promise<string> {
  if (!/^[1-9]\d*$/.test(top)) throw new CommandError(`--top is a number such as 20, not "${top}"`);
  const ranked = await rankCalls(deps.db, deps.now());
  const day = clockInWashington(deps.now()).date;
  await writePage(path, callSheet(ranked.slice(0, Number(top)), day));
  return `Wrote ${path}: print it, or open it beside the phone.`;
}

async function cards(deps: CommandDeps, season = "", path = "postcards.pdf"): Promise<string> {
  const { db, config, secret } = deps;
  const ranked = await rankCalls(db, deps.now());
  const links = { ...(await openSeason(deps, season)), secret, publicUrl: config.publicUrl };
  const wineries = ranked.map(({ winery }) => winery);
  await writePage(path, postcards(wineries, links));
  return `Wrote ${path}: print it on cards of 6 × 4 inches, both sides.`;
}

async function call(deps: CommandDeps, [slug = "", ...words]: readonly string[]): Promise<string> {
  const now = deps.now();
  const { winery } =
    (await rankCalls(deps.db, now)).find((candidate) => candidate.winery.slug === slug) ?? {};
  if (!winery) throw new CommandError(`No winery of the guide has the slug "${slug}".`);
  const answers = readCall(words.join(" "));
  const source = { name: "The winery, on the phone", date: clockInWashington(now).date };
  const wrote = await writeConfirmation(guideOf(deps), winery, answers, source);
  return `${wrote}\nthen run: npm run content:check`;
}
