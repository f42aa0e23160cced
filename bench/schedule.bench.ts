import { planTrip } from "#shared/domain/schedule/plan-trip.ts";
import type { ScheduleProblem } from "#shared/domain/schedule/problem.ts";
import { solveSchedule } from "#shared/domain/schedule/solve.ts";
import { bruteForce } from "#shared/domain/schedule/testing/brute-force.ts";
import { bothOutcomes, outcomeOf } from "#shared/domain/schedule/testing/compare-with-brute.ts";
import { mixedIntegerLines } from "#shared/domain/schedule/testing/mixed-integer-plan.ts";
import {
  type ProblemShape,
  randomProblem,
} from "#shared/domain/schedule/testing/random-problem.ts";
import { requestOf } from "#shared/domain/schedule/testing/small-request.ts";
import { median } from "./load.ts";

/** `SCHEDULE_CASES=20000 npm run bench -- schedule` for a longer search for a better plan. */
const CASES = Number(process.env.SCHEDULE_CASES ?? 1500);
const PROGRAM_CASES = Math.ceil(CASES / 50);
const ROUNDS = 15;

const SMALL: readonly ProblemShape[] = [
  { stops: 3, days: 1, step: 1, odd: true },
  { stops: 4, days: 1, step: 5, odd: false },
  { stops: 4, days: 2, step: 15, odd: true },
  { stops: 5, days: 2, step: 1, odd: true },
  { stops: 4, days: 3, step: 30, odd: true },
  // Trips of one to seven days from town to town, with places to eat.
  ...[1, 2, 3, 4, 5, 6, 7].map((days) => ({
    ...{ stops: days < 5 ? 4 : 3, days, step: 15 },
    ...{ odd: true, moving: true },
  })),
];
const SIZES: readonly ProblemShape[] = [
  { stops: 4, days: 1, step: 1, odd: false },
  { stops: 8, days: 2, step: 1, odd: false },
  { stops: 12, days: 3, step: 1, odd: false },
];

/** The solver beside two others that follow docs/schedule.md; then its speed across sizes. */
export async function measure(): Promise<void> {
  compareWithBruteForce();
  await compareWithHighs();
  compareSizes();
  compareRepairs();
}

function compareWithBruteForce(): void {
  let different = 0;
  const [solving, trying]: [number[], number[]] = [[], []];
  for (let seed = 0; seed < CASES; seed += 1) {
    const shape = SMALL[seed % SMALL.length];
    if (!shape) return;
    const problem = randomProblem(seed + 1_000_000, shape);
    const { solved, tried } = bothOutcomes(problem);
    if (JSON.stringify(solved) !== JSON.stringify(tried)) {
      different += 1;
      console.log(`a different plan: seed ${seed + 1_000_000}, ${JSON.stringify(shape)}`);
    }
    if (seed % 10 > 0) continue;
    solving.push(cpuMs(() => solveSchedule(problem)));
    trying.push(cpuMs(() => bruteForce(problem)));
  }
  const ratio = median(trying) / Math.max(median(solving), 0.001);
  console.log(
    `${CASES} small problems: ${different} answered otherwise than by trying everything, which takes ${ratio.toFixed(0)} times as long`,
  );
}

async function compareWithHighs(): Promise<void> {
  let different = 0;
  for (let seed = 0; seed < PROGRAM_CASES; seed += 1) {
    const drawn = randomProblem(seed + 2_000_000, { stops: 7, days: 2, step: 5, odd: true });
    const days = drawn.days.map((day) => ({ ...day, from: "base" }));
    const problem = { ...drawn, days };
    const solved = outcomeOf(problem, solveSchedule(problem));
    const lines = solved?.lines.slice(0, 4).map((value, line) => (line === 3 ? 0 - value : value));
    const other = await mixedIntegerLines(problem);
    if (JSON.stringify(lines ?? null) === JSON.stringify(other)) continue;
    different += 1;
    console.log(`a different plan: seed ${seed + 2_000_000}, ${lines} and ${other}`);
  }
  console.log(
    `${PROGRAM_CASES} problems of 7 stops: ${different} answered otherwise than by HiGHS`,
  );
}

/** Four visits a day, from 10 to 6, with lunch. */
const full = (problem: ScheduleProblem): ScheduleProblem => ({
  ...problem,
  days: problem.days.map((day) => ({ ...day, start: 600, end: 1080, lunch: true, maxStops: 4 })),
});

/** Every two places 10 minutes apart: all orders of all stops are equal. */
function tied(problem: ScheduleProblem): ScheduleProblem {
  const minutes = problem.matrix.minutes.map((row, from) =>
    row.map((_, to) => (from === to ? 0 : 10)),
  );
  const miles = problem.matrix.miles.map((row, from) => row.map((_, to) => (from === to ? 0 : 5)));
  return { ...problem, matrix: { ...problem.matrix, minutes, miles } };
}

function compareSizes(): void {
  const seeds = Array.from({ length: ROUNDS }, (_, seed) => seed);
  for (const shape of SIZES) {
    const problems = seeds.map((seed) => full(randomProblem(seed, shape)));
    for (const problem of problems) solveSchedule(problem);
    const usual = problems.map((problem) => cpuMs(() => solveSchedule(problem)));
    const equal = problems.map((problem) => cpuMs(() => solveSchedule(tied(problem))));
    console.log(
      `${shape.stops} stops over ${shape.days} days: ${median(usual).toFixed(1)} ms of CPU, at most ${Math.max(...usual).toFixed(1)}; ${median(equal).toFixed(1)}, at most ${Math.max(...equal).toFixed(1)}, where every order is equal`,
    );
  }
}

function compareRepairs(): void {
  const times: number[] = [];
  const plain: number[] = [];
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const drawn = randomProblem(seed, { stops: 12, days: 3, step: 1, odd: false });
    const days = drawn.days.map((day) => ({
      ...day,
      start: 600,
      end: 960,
      lunch: true,
      maxStops: 3,
    }));
    const { request, facts } = requestOf({ ...drawn, days });
    plain.push(cpuMs(() => planTrip(request, facts, { withoutRepairs: true })));
    times.push(cpuMs(() => planTrip(request, facts)));
  }
  console.log(
    `12 stops that do not all fit: ${median(plain).toFixed(1)} ms of CPU for the plan, ${median(times).toFixed(1)} with its repairs, at most ${Math.max(...times).toFixed(1)}`,
  );
}

/** Processor time, which other work on the machine does not lengthen. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
