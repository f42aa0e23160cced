/** Works plans out beside the page, so that it never stalls: first the plan, then its repairs. */
import { type PlanQuestion, planAtOnce, type Reply, withRepairs } from "./work-out-plan.ts";

interface Asked {
  readonly id: number;
  readonly question: PlanQuestion;
}

const reply = (message: Reply) => self.postMessage(message);

self.addEventListener("message", ({ data: { id, question } }: MessageEvent<Asked>) => {
  try {
    const answer = planAtOnce(question);
    reply({ id, answer });
    reply({ id, answer: withRepairs(question, answer) });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
