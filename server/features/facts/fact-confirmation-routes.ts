import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";
import { mount } from "#server/http/mount.ts";
import { badRequest, gone, notFound, wrongField } from "#server/http/problem.ts";
import { limitKey, type NamedLimit, networkLimits, takeEach } from "#server/limits/allowance.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { CallInput } from "#shared/api/endpoint.ts";
import { factConfirmationsApi } from "#shared/api/fact-confirmations.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import {
  CONFIRMED_FACT_NAMES,
  type FactAnswer,
  type FactAnswers,
  plainText,
  readValue,
} from "#shared/domain/winery/confirmed-facts.ts";
import { confirmableFacts, hoursInWords } from "./confirmable-facts.ts";
import { findConfirmableWineries, insertFactAnswer } from "./fact-answer-queries.ts";
import { type ConfirmLink, readConfirmToken } from "./season-mail.ts";

type Deps = Pick<AppDeps, "config" | "db" | "now" | "secret">;
type Answered = CallInput<typeof factConfirmationsApi.answer>["body"];

const TOO_OFTEN = "We have taken all we can from your network for now.";
/** A winery answers once or twice; whoever has its link and answers more often fills nobody's inbox. */
const OF_LINK = {
  max: 5,
  windowMs: millisecondsInDay,
  refusal: "This link has been used several times today.",
};
const HOURLY = {
  most: { client: 20, network: 60 },
  windowMs: millisecondsInHour,
  refusal: TOO_OFTEN,
};

/** Shows a winery what the guide says of it, and takes its answers (docs/editing.md). */
export function factConfirmationRoutes(deps: Deps) {
  const { db, now, secret } = deps;
  return mount(factConfirmationsApi, {
    questions: async ({ params, res }) => {
      res.setHeader("Cache-Control", "no-store");
      const link = requireLink(deps, params.token);
      const { winery, sources } = await requireWinery(deps, link);
      const today = clockInWashington(now()).date;
      return {
        winery: { name: winery.name, city: winery.city },
        closesOn: clockInWashington(link.expires).date,
        facts: confirmableFacts(winery, sources).map(({ date: _, ...fact }) => ({
          ...fact,
          ...(fact.fact === "hours" && { inWords: hoursInWords(winery, today) }),
        })),
      };
    },
    answer: async ({ params, body, req }) => {
      const link = requireLink(deps, params.token);
      await requireWinery(deps, link);
      const { wineryId, season } = link;
      const answers = readAnswers(body.answers);
      const note = body.note || null;
      if (Object.keys(answers).length === 0 && note === null) {
        throw wrongField("body.answers", "Answer at least one question");
      }
      const counted = { secret, call: "fact-answers" };
      const ofLink: NamedLimit = {
        ...OF_LINK,
        key: limitKey(counted, "link", `${wineryId} ${season}`),
      };
      await db.transaction(async (tx) => {
        const limits = [...networkLimits(counted, req.ip, HOURLY), ofLink];
        await takeEach(tx, limits, now());
        await insertFactAnswer(tx, { wineryId, season, answers, note, createdAt: now() });
      });
      return { status: "stored" } as const;
    },
  });
}

/** @throws HttpProblem 404 for a link that no request carried, 410 for one that has expired. */
function requireLink({ config, secret, now }: Deps, token: string): ConfirmLink {
  const link = readConfirmToken([secret, ...config.formerSecrets], token);
  if (!link) throw notFound("This isn’t one of our links. Please copy all of it.");
  if (link.expires <= now()) {
    throw gone("This link has expired. Reply to the email and we will send a new one.");
  }
  return link;
}

/** @throws HttpProblem 404 for a winery that left the guide since. */
async function requireWinery({ db }: Deps, { wineryId }: ConfirmLink) {
  const found = (await findConfirmableWineries(db, [wineryId])).get(wineryId);
  if (found) return found;
  throw notFound("This winery is no longer in the guide.");
}

/** The answers in their written form. @throws HttpProblem 400 that names each value at fault. */
function readAnswers(given: Answered["answers"]): FactAnswers {
  const errors: { field: string; message: string }[] = [];
  const answers = CONFIRMED_FACT_NAMES.flatMap((fact): [string, FactAnswer][] => {
    const answer = given[fact];
    if (answer === undefined) return [];
    if (answer.say === "hide") return [[fact, answer]];
    if (answer.say === "right") {
      const shown = answer.shown && plainText(answer.shown);
      return [[fact, { say: "right", shown }]];
    }
    const reading = readValue(fact, answer.value);
    if (reading.ok) return [[fact, { say: "changed", value: reading.value }]];
    errors.push({ field: `body.answers.${fact}.value`, message: reading.advice });
    return [];
  });
  if (errors.length > 0) throw badRequest("Some answers need another look", errors);
  return Object.fromEntries(answers);
}
