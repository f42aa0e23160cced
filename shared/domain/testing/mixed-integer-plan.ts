/**
 * A third reading of docs/schedule.md, for tests: lines 2 to 5 as a mixed-integer program for HiGHS, a
 * solver of the University of Edinburgh. Days go from town to town, and lunch is wherever they are; every
 * number of minutes is below 1500.
 */
import highs from "highs";
import type { ScheduleProblem } from "../schedule/problem.ts";
import { way } from "./brute-day.ts";

const BIG = 1500;
/** More than the driving of any plan tried here. */
const KNOWN = 2000;

/** A program in the LP format of CPLEX, put together line by line. */
class Program {
  readonly objective: string[] = [];
  /** What a binary adds to lines 2 to 5 of the order. */
  readonly worth = new Map<string, readonly number[]>();
  readonly rows: string[] = [];
  readonly binaries: string[] = [];
  readonly bounds: string[] = [];

  /** A row; each term is a factor and a variable. */
  row(terms: readonly (readonly [number, string])[], relation: "<=" | ">=" | "=", right: number) {
    const left = terms.map(
      ([factor, name]) => `${factor < 0 ? "-" : "+"} ${Math.abs(factor)} ${name}`,
    );
    this.rows.push(` r${this.rows.length}: ${left.join(" ")} ${relation} ${right}`);
  }

  text(): string {
    return [
      "Maximize",
      ` obj: ${this.objective.join(" ")}`,
      "Subject To",
      ...this.rows,
      "Bounds",
      ...this.bounds.map((line) => ` ${line}`),
      "Binary",
      ...this.binaries.map((name) => ` ${name}`),
      "End",
    ].join("\n");
  }
}

interface Weights {
  readonly must: number;
  readonly stop: number;
}

function addDay(program: Program, problem: ScheduleProblem, day: number, weights: Weights) {
  const frame = problem.days[day];
  if (frame === undefined) return;
  const { stops } = problem;
  const all = [...stops.keys()];
  const arc = (from: number | "out", to: number | "home") => `x_${day}_${from}_${to}`;
  const at = (stop: number) => `b_${stop}`;
  const visits = (stop: number) => `y_${day}_${stop}`;
  const ate = (place: number | "before" | "after") => `l_${day}_${place}`;
  const [used, back, lunch] = [`u_${day}`, `back_${day}`, `t_${day}`];
  const ins: string[][] = all.map(() => []);
  const outs: string[][] = all.map(() => []);
  const [starts, ends]: [string[], string[]] = [[], []];
  const add = (name: string, driving: number) => {
    program.binaries.push(name);
    program.objective.push(`- ${driving} ${name}`);
    program.worth.set(name, [0, 0, 0, driving]);
  };
  /** `later - earlier >= gap` where all of the binaries are 1. */
  const after = (later: string | null, earlier: string | null, gap: number, when: string[]) => {
    const terms: [number, string][] = when.map((name) => [-BIG, name]);
    if (later !== null) terms.push([1, later]);
    if (earlier !== null) terms.push([-1, earlier]);
    program.row(terms, ">=", gap - BIG * when.length);
  };
  program.binaries.push(used);
  // A day without a stop drives to where it ends, where a road leads there.
  const idle = `i_${day}`;
  const { driving } = way(problem, frame.from, frame.to) ?? { driving: 0 };
  add(idle, driving);
  program.row(
    [idle, used].map((name) => [1, name] as const),
    "=",
    1,
  );
  program.bounds.push(`0 <= ${back} <= ${frame.end}`, `690 <= ${lunch} <= 810`);
  for (const stop of all) {
    const visit = stops[stop]?.visitMinutes ?? 0;
    const id = stops[stop]?.wineryId ?? "base";
    const out = way(problem, frame.from, id);
    const home = way(problem, id, frame.to);
    if (out) {
      add(arc("out", stop), out.driving);
      starts.push(arc("out", stop));
      ins[stop]?.push(arc("out", stop));
      after(at(stop), null, frame.start + out.toDoor, [arc("out", stop)]);
      if (frame.lunch) after(at(stop), lunch, 45 + out.toDoor, [arc("out", stop), ate("before")]);
    }
    if (home) {
      add(arc(stop, "home"), home.driving);
      ends.push(arc(stop, "home"));
      outs[stop]?.push(arc(stop, "home"));
      after(back, at(stop), visit + home.toDoor, [arc(stop, "home")]);
      if (frame.lunch) after(back, lunch, 45 + home.toDoor, [arc(stop, "home"), ate(stop)]);
    }
    for (const next of all) {
      const leg = next === stop ? null : way(problem, id, stops[next]?.wineryId ?? "base");
      if (!leg) continue;
      add(arc(stop, next), leg.driving);
      outs[stop]?.push(arc(stop, next));
      ins[next]?.push(arc(stop, next));
      after(at(next), at(stop), visit + leg.toDoor, [arc(stop, next)]);
      if (frame.lunch) after(at(next), lunch, 45 + leg.toDoor, [arc(stop, next), ate(stop)]);
    }
    if (frame.lunch) {
      program.binaries.push(ate(stop));
      after(lunch, at(stop), visit, [ate(stop)]);
      program.row(
        [
          [1, ate(stop)],
          [-1, visits(stop)],
        ],
        "<=",
        0,
      );
    }
    addVisit(program, problem, { day, stop, weights });
  }
  const one = (name: string): [number, string] => [1, name];
  for (const stop of all) {
    program.row([...(ins[stop] ?? []).map(one), [-1, visits(stop)]], "=", 0);
    program.row([...(outs[stop] ?? []).map(one), [-1, visits(stop)]], "=", 0);
    program.row(
      [
        [1, visits(stop)],
        [-1, used],
      ],
      "<=",
      0,
    );
  }
  program.row([...starts.map(one), [-1, used]], "=", 0);
  program.row([...ends.map(one), [-1, used]], "=", 0);
  program.row(
    all.map((stop) => one(visits(stop))),
    "<=",
    frame.maxStops,
  );
  if (!frame.lunch) return;
  program.binaries.push(ate("before"), ate("after"));
  after(lunch, null, frame.start, [ate("before")]);
  after(lunch, back, 0, [ate("after")]);
  program.row(
    [
      [1, lunch],
      [BIG, used],
    ],
    "<=",
    frame.end - 45 + BIG,
  );
  const places = (["before", "after", ...all] as const).map((place) => one(ate(place)));
  program.row([...places, [-1, used]], "=", 0);
}

/** Whether a stop is visited on a day, and in which of its intervals. */
function addVisit(
  program: Program,
  problem: ScheduleProblem,
  { day, stop, weights }: { day: number; stop: number; weights: Weights },
) {
  const chosen = problem.stops[stop];
  const weekday = problem.days[day]?.weekday ?? "monday";
  if (chosen === undefined) return;
  const visits = `y_${day}_${stop}`;
  const hours = chosen.openingHours === null ? null : chosen.openingHours[weekday];
  const intervals = hours ?? [{ opens: 660, closes: 1020 }];
  const isMust = chosen.wish === "must";
  const value = weights.stop + (isMust ? weights.must : 0) + (hours === null ? 0 : KNOWN);
  program.binaries.push(visits);
  program.objective.push(`+ ${value} ${visits}`);
  program.worth.set(visits, [isMust ? 1 : 0, 1, hours === null ? 0 : 1, 0]);
  const inside = intervals.map((_, index) => `w_${day}_${stop}_${index}`);
  program.binaries.push(...inside);
  for (const [index, { opens, closes }] of intervals.entries()) {
    const name = inside[index] ?? "";
    const latest = (closes ?? 1020) - chosen.visitMinutes;
    program.row(
      [
        [1, `b_${stop}`],
        [-BIG, name],
      ],
      ">=",
      opens - BIG,
    );
    program.row(
      [
        [1, `b_${stop}`],
        [BIG, name],
      ],
      "<=",
      latest + BIG,
    );
  }
  const sum = inside.map((name): [number, string] => [1, name]);
  program.row([...sum, [-1, visits]], "=", 0);
  const own = problem.pins.filter((pin) => pin.wineryId === chosen.wineryId);
  if (chosen.wish === "skip" || own.some((pin) => pin.day !== day)) {
    program.row([[1, visits]], "=", 0);
  }
  // Beside the row above there is no plan: a stop to be skipped is pinned, or one is pinned twice.
  if (own.some((pin) => pin.day === day)) program.row([[1, visits]], "=", 1);
  for (const { begin } of own) if (begin != null) program.row([[1, `b_${stop}`]], "=", begin);
}

/** Lines 2 to 5 of the best plan: must stops, stops, known hours, driving; null when pins clash. */
export async function mixedIntegerLines(problem: ScheduleProblem): Promise<number[] | null> {
  const solver = await highs();
  const program = new Program();
  const most = problem.stops.length + 1;
  const weights = { stop: most * KNOWN, must: most * most * KNOWN };
  for (const day of problem.days.keys()) addDay(program, problem, day, weights);
  for (const stop of problem.stops.keys()) {
    const days = [...problem.days.keys()].map((day): [number, string] => [1, `y_${day}_${stop}`]);
    program.row(days, "<=", 1);
    program.bounds.push(`0 <= b_${stop} <= ${BIG}`);
  }
  const found = solver.solve(program.text(), {
    mip_rel_gap: 0,
    mip_abs_gap: 0.5,
    mip_feasibility_tolerance: 1e-9,
    output_flag: false,
  });
  if (found.Status === "Infeasible") return null;
  if (found.Status !== "Optimal") throw new Error(`HiGHS says ${found.Status}`);
  const lines = [0, 0, 0, 0];
  for (const [name, worth] of program.worth) {
    const column = found.Columns[name];
    const isOn = column !== undefined && "Primal" in column && column.Primal > 0.5;
    if (isOn)
      for (const [line, amount] of worth.entries()) lines[line] = (lines[line] ?? 0) + amount;
  }
  return lines;
}
