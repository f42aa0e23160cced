/** What a winery answered, as the one migration that lands it. */
import { CommandError } from "#scripts/command.ts";
import {
  changeSql,
  quote,
  texts,
  type WineryChange,
} from "#scripts/content/commands/change-sql.ts";
import { readFact, WINERY_CHANGES } from "#scripts/content/commands/winery-changes.ts";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import {
  CONFIRMED_FACT_NAMES,
  type ConfirmedFact,
  type FactAnswer,
  type FactAnswers,
} from "#shared/domain/winery/confirmed-facts.ts";
import { contradictionsIn, YES_OR_NO } from "#shared/domain/winery/settings.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { hoursAnswered, standingHours } from "./answered-hours.ts";

type Setting = keyof typeof YES_OR_NO;

const isSetting = (fact: ConfirmedFact): fact is Setting => fact in YES_OR_NO;

/** The source that visitors see: the winery itself. */
export interface AnswerSource {
  readonly name: string;
  /** `2026-11-23`. */
  readonly date: string;
}

/**
 * The SQL of a winery's answers, in one file: values, sources and the list of unknown facts. "Still right"
 * renews the date alone.
 *
 * @throws CommandError for a value that the content commands refuse, and where nothing would change.
 */
export function answersSql(winery: WineryRow, given: FactAnswers, from: AnswerSource): string {
  // An answer that repeats what stands renews its date alone.
  const answers: FactAnswers = Object.fromEntries(
    Object.entries(given).map(([fact, answer]) => {
      const repeats = answer.say === "changed" && answer.value === STANDING[fact]?.(winery);
      return [fact, repeats ? { say: "right" } : answer];
    }),
  );
  const changes = CONFIRMED_FACT_NAMES.filter((fact) => !isSetting(fact)).flatMap((fact) =>
    changeOf(winery, fact, answers),
  );
  const merged: WineryChange = {
    columns: Object.assign({}, ...changes.map(({ columns }) => columns)),
    facts: changes.flatMap(({ facts }) => facts),
    known: changes.flatMap(({ known = [] }) => known),
    gone: changes.flatMap(({ gone = [] }) => gone),
    unknown: changes.flatMap(({ unknown = [] }) => unknown),
  };
  const source = { ...from, url: null, sureness: "high" } as const;
  const confirmed = Object.entries(answers).map(([fact, answer]) => `${fact} ${inWords(answer)}`);
  const subject = `confirm ${winery.slug}: ${confirmed.join("; ")}`;
  const whole = changes.length > 0 ? [changeSql(subject, winery.slug, merged, source)] : [];
  const statements = [...whole, ...settingsSql(winery, answers, from)];
  if (statements.length > 0) return statements.join("--> statement-breakpoint\n");
  throw new CommandError(
    `Nothing would change (${confirmed.join("; ")}): no file is written, and an answer can be dropped.`,
  );
}

/** An answer in a word or its value. */
export const inWords = (answer: FactAnswer) =>
  answer.say === "changed"
    ? answer.value
    : answer.say === "right"
      ? "still right"
      : "not published";

function changeOf(
  winery: WineryRow,
  fact: Exclude<ConfirmedFact, Setting>,
  answers: FactAnswers,
): WineryChange[] {
  const answer = answers[fact];
  if (fact === "hours") return hoursChange(winery, answers);
  if (answer === undefined || fact === "closedWeeks") return [];
  if (answer.say === "hide" && STANDING[fact]?.(winery) === null) return [];
  const command = fact === "groups" ? "visitNote" : fact;
  if (answer.say === "right") return [{ columns: {}, facts: [command] }];
  if (answer.say === "changed" && fact === "tastingFee") {
    const [fee = "", note] = answer.value.split(/, (.*)/s);
    return [WINERY_CHANGES.fee([fee], { note })];
  }
  if (answer.say === "changed") return [readFact(command, answer.value)];
  if (fact === "tastingFee") {
    const columns = { tasting_fee: "null", fee_note: "null" };
    return [{ columns, facts: [], unknown: [fact] }];
  }
  return [readFact(command, "unknown")];
}

function hoursChange(winery: WineryRow, answers: FactAnswers): WineryChange[] {
  const text = hoursAnswered(winery, answers);
  if (text === null) {
    if (!isKnown(winery, "hours")) return [];
    const names = ["hours", "opening_hours", "dated_hours", "hours_as_written", "hours_note"];
    const columns = Object.fromEntries(names.map((name) => [name, "null"]));
    return [{ columns, facts: [], unknown: ["hours"], gone: ["hoursNote"] }];
  }
  if (text === undefined && answers.closedWeeks?.say === "changed") {
    throw new CommandError(
      "closed weeks need hours that they are an exception of: edit in the hours",
    );
  }
  if (text === undefined || text === standingHours(winery))
    return answers.hours || text ? [{ columns: {}, facts: ["hours"] }] : [];
  const change = WINERY_CHANGES.hours([text], { note: winery.hoursNote ?? undefined });
  return [{ ...change, facts: ["hours"], gone: [] }];
}

/** The words of the setting that a winery confirms, and those that it takes back. */
function settingsSaid(winery: WineryRow, answers: FactAnswers) {
  const yes: string[] = [];
  const no: string[] = [];
  for (const fact of CONFIRMED_FACT_NAMES.filter(isSetting)) {
    const answer = answers[fact];
    if (answer === undefined) continue;
    const words = YES_OR_NO[fact];
    const present = words.find((word) => winery.setting.includes(word));
    const word = answer.say === "changed" ? words[answer.value === "yes" ? 0 : 1] : present;
    if (answer.say !== "hide" && word) yes.push(word);
    no.push(...words.filter((word) => winery.setting.includes(word) && !yes.includes(word)));
  }
  // A restaurant where no food is served any more.
  for (const pair of contradictionsIn([...winery.setting, ...yes]))
    no.push(...pair.filter((word) => !yes.includes(word) && !no.includes(word)));
  return { yes, no };
}

/** The setting as a winery answered, in one statement, each word beside the others. */
function settingsSql(
  winery: WineryRow,
  answers: FactAnswers,
  { name, date }: AnswerSource,
): string[] {
  const { yes, no } = settingsSaid(winery, answers);
  if (yes.length + no.length === 0) return [];
  const left = [...winery.setting.filter((item) => !no.includes(item)), ...yes];
  const setting = [...new Set(left)];
  const slug = quote(winery.slug);
  const ofWinery = `"winery_id" = (select "id" from "wineries" where "slug" = ${slug}) and "fact" = 'setting'`;
  const unknown =
    setting.length > 0
      ? `array_remove("unknown_facts", 'setting')`
      : `array_remove("unknown_facts", 'setting') || array['setting']::text[]`;
  const named = texts([...yes, ...no]);
  const without = [...yes, ...no].reduce(
    (list, item) => `array_remove(${list}, ${quote(item)})`,
    '"items"',
  );
  const isSame = setting.length === winery.setting.length && no.length === 0;
  const words = [...yes.map((item) => `+ ${item}`), ...no.map((item) => `- ${item}`)];
  // One statement: which of its parts find something depends on what the old sources name.
  return [
    `-- confirm ${winery.slug}: ${words.join(", ")}
with "gone" as (delete from "fact_sources" where ${ofWinery} and "items" <@ ${named}),
"cut" as (update "fact_sources" set "items" = ${without}
  where ${ofWinery} and "items" && ${named} and not "items" <@ ${named}),
"said" as (insert into "fact_sources" ("winery_id", "fact", "items", "name", "date", "sureness")
  select "id", 'setting', ${texts(yes)}, ${quote(name)}, ${quote(date)}, 'high'
  from "wineries" where "slug" = ${slug} and ${yes.length > 0})
${
  isSame
    ? `select ${quote(winery.slug)};
`
    : `update "wineries" set
  "setting" = ${texts(setting)},
  "unknown_facts" = ${unknown},
  "updated_at" = now()
where "slug" = ${slug};
`
}`,
  ];
}

const yesOrNo = (fact: "reservationsRequired" | "walkInsWelcome") => (winery: WineryRow) =>
  isKnown(winery, fact) ? (winery[fact] ? "yes" : "no") : null;

/** What stands of facts in one column, as a winery answers it; null where nothing is published. */
const STANDING: Readonly<Partial<Record<string, (winery: WineryRow) => string | null>>> = {
  tastingFee: (winery) =>
    isKnown(winery, "tastingFee")
      ? [winery.tastingFee ?? "free", winery.feeNote].filter(Boolean).join(", ")
      : null,
  reservationsRequired: yesOrNo("reservationsRequired"),
  walkInsWelcome: yesOrNo("walkInsWelcome"),
  groups: ({ visitNote }) => visitNote,
  phone: ({ phone }) => phone,
};
