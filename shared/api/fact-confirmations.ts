import { CONFIRMED_FACT_NAMES } from "#shared/domain/winery/confirmed-facts.ts";
import { z } from "../zod.ts";
import { defineApi } from "./endpoint.ts";
import { bounded, linkParams } from "./fields.ts";
import { ANSWER_MAX, ANSWER_NOTE_MAX, REPORT_MAX } from "./limits.ts";
import { factConfirmationsRoutes } from "./routes.ts";

const fact = z.enum(CONFIRMED_FACT_NAMES);

const answerSchema = z.discriminatedUnion("say", [
  z.object({
    say: z.literal("right"),
    /** What the page said, so that nothing newer is taken for confirmed. */
    shown: z.string().max(REPORT_MAX).optional(),
  }),
  z.object({ say: z.literal("hide") }),
  z.object({
    say: z.literal("changed"),
    value: z.string().max(ANSWER_MAX, `At most ${ANSWER_MAX} characters`),
  }),
]);

/** The questions of a winery's season mail; 404 for unknown tokens, 410 for expired ones. */
export const factConfirmationsApi = defineApi(factConfirmationsRoutes, {
  /** The guide's public facts, without earlier answers. */
  questions: {
    params: linkParams,
    response: z.object({
      winery: z.object({ name: z.string(), city: z.string() }),
      /** The last day for answers. */
      closesOn: z.string(),
      facts: z.array(
        z.object({
          fact,
          label: z.string(),
          kind: z.enum(["hours", "dates", "fee", "yesNo", "phone", "text"]),
          /** What the page says; null if unknown. */
          shown: z.string().nullable(),
          /** Of hours, which `shown` has in OpenStreetMap's notation, as a person says them. */
          inWords: z.string().nullish(),
          /** The source and its date. */
          source: z.string().nullable(),
        }),
      ),
    }),
  },
  /** Stores answers for an editor to review. */
  answer: {
    params: linkParams,
    body: z.object({
      answers: bounded(
        z.partialRecord(fact, answerSchema),
        CONFIRMED_FACT_NAMES.length,
        "Answer each question once",
      ),
      note: z
        .string()
        .trim()
        .max(ANSWER_NOTE_MAX, `At most ${ANSWER_NOTE_MAX} characters`)
        .optional(),
    }),
    response: z.object({ status: z.literal("stored") }),
    status: 202,
  },
});
