import { LRUCache } from "lru-cache";
import type { TripPlan } from "#shared/domain/schedule/plan-trip.ts";
import type { Questions } from "./plan-questions.ts";
import { digestOf } from "./shared-thread.ts";

type Question = Questions["plan"];

/** Some hundreds of plans, and their bytes in all. */
const MOST_KEPT = 400;
const MOST_BYTES = 6_000_000;

/**
 * Finds plans, and keeps the last that were asked for: a trip's page, its files and its marks are one
 * plan. A plan follows from its question alone, which names places and times and nobody; whoever gets
 * a kept one has asked the same, and every reader gets a copy of their own.
 */
export function keepPlans() {
  const kept = new LRUCache<string, string>({
    max: MOST_KEPT,
    maxSize: MOST_BYTES,
    sizeCalculation: (plan) => plan.length * 2,
  });

  return async (
    question: Question,
    find: (question: Question) => Promise<string>,
  ): Promise<TripPlan> => {
    const asked = plain(question);
    const { withoutRepairs, today: _day, ...about } = asked;
    const digest = digestOf(about);
    const whole = `${digest} ${question.today}`;
    // One with repairs answers those who want none too.
    const known = kept.get(whole) ?? (withoutRepairs ? kept.get(digest) : undefined);
    const text = known ?? (await find(asked));
    if (known === undefined) kept.set(withoutRepairs ? digest : whole, text);
    const plan: TripPlan = JSON.parse(text);
    return withoutRepairs ? { ...plan, repairs: [] } : plan;
  };
}

/** A question without what does not change its answer. */
function plain({
  today,
  allWeekdays = false,
  withoutRepairs = false,
  ...question
}: Question): Question {
  const { startDate, startWeekday } = question.request;
  const { matrix, wineries } = question.facts;
  const { places, minutes, miles, ferry } = matrix;
  return {
    ...question,
    facts: { matrix: { places, minutes, miles, ferry }, wineries },
    withoutRepairs,
    today: withoutRepairs ? undefined : today,
    allWeekdays: allWeekdays && startDate === undefined && startWeekday !== undefined,
  };
}
