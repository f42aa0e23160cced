/** The editor's digest of what visitors suggest holds commands that the editors' tool takes. */
import { expect, test } from "vitest";
import { readyCommand } from "#server/features/wineries/fact-report-digest.ts";
import type { WineryReport } from "#server/features/wineries/fact-report-queries.ts";
import { REPORTED_FACT_NAMES, type ReportedFact } from "#shared/domain/winery/reported-facts.ts";
import { isWineryChange, WINERY_CHANGES } from "./commands/winery-changes.ts";

function commandFor(fact: ReportedFact, suggested: string): string {
  const report: WineryReport = {
    ...{ id: 7, wineryId: 1, fact, shown: "", suggested, source: null, email: null },
    ...{ state: "waiting", digest: null, claimedUntil: null },
    createdAt: new Date("2026-11-22T02:00:00Z"),
    winery: { slug: "abeja", name: "Abeja", leftKind: null },
  };
  return readyCommand(report);
}

const BEGIN = "npm run content:new -- ";
const END = ' --source "A visitor of the guide" --date 2026-11-21';

/** The words of a command, as a shell reads them. */
const wordsOf = (command: string) =>
  Array.from(
    command.slice(BEGIN.length).matchAll(/"([^"]*)"|(\S+)/g),
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );

test.each<readonly [ReportedFact, string, string]>([
  ["tastingFee", "It's $25 since May 2026!", "fee abeja 25"],
  ["phone", "(509) 555-1234 is the new number", "fact abeja phone +15095551234"],
  ["email", "Write to visit@abeja.net.", "fact abeja email visit@abeja.net"],
  ["website", "Moved to https://abeja.net/visit.", "fact abeja website https://abeja.net/visit"],
  ["founded", "Founded in 2002", "fact abeja founded 2002"],
  ["wineClub", "Yes, they have one", "fact abeja wineClub yes"],
])("%s: %s", (fact, suggested, words) => {
  const command = commandFor(fact, suggested);
  expect(command).toBe(BEGIN + words + END);
  const [kind = "", , ...values] = wordsOf(command.slice(0, -END.length));
  expect(isWineryChange(kind) && WINERY_CHANGES[kind](values, {}).facts).toHaveLength(1);
});

test.each(REPORTED_FACT_NAMES)(
  "%s: nothing that a shell acts on comes from the visitor",
  (fact) => {
    const hostile = `yes 25 (509) 555-1234 a@b.org https://x.org/ 1998'"; rm -rf ~ $(id) \`id\` \n& | > x`;
    const command = commandFor(fact, hostile);
    expect(command).not.toMatch(/rm|[`$;&|<>'\n\\(]/);
    const [kind = ""] = wordsOf(command);
    expect(["change", ...Object.keys(WINERY_CHANGES)]).toContain(kind);
  },
);
