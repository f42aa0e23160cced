/** A place on the drawing sheet, in units of its viewBox. */
export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** `x,y` with one decimal: enough for print-sharp edges, half the bytes. */
export function at(x: number, y: number): string {
  return `${round(x)},${round(y)}`;
}

/** Points from text, `x,y x,y …`, so that a drawn outline stays one line of source. */
export function points(text: string): Point[] {
  return text.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}

/** A smooth path through every point (Catmull-Rom as cubic Béziers), beginning with `start`. */
export function curve(through: readonly Point[], start: "M" | "L" = "M"): string {
  const first = through[0];
  if (!first) return "";
  let d = `${start}${at(first[0], first[1])}`;
  for (let i = 0; i + 1 < through.length; i += 1) {
    const p1 = through[i] ?? first;
    const p2 = through[i + 1] ?? p1;
    const p0 = through[i - 1] ?? p1;
    const p3 = through[i + 2] ?? p2;
    const c1 = at(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6);
    const c2 = at(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6);
    d += `C${c1} ${c2} ${at(p2[0], p2[1])}`;
  }
  return d;
}

/** The ground below a smooth ridge line, closed down to `floor`. */
export function ground(ridge: readonly Point[], floor: number): string {
  const first = ridge[0] ?? [0, floor];
  const last = ridge.at(-1) ?? first;
  return `${curve(ridge)}L${at(last[0], floor)} ${at(first[0], floor)}Z`;
}

/** An angular outline, closed. */
export function facet(...flat: readonly number[]): string {
  return `M${flat.map((value) => Math.round(value * 10) / 10).join(" ")}Z`;
}

/** Height of the ridge (linear between its points) above `x`; the ends continue level. */
export function heightAt(ridge: readonly Point[], x: number): number {
  let before = ridge[0] ?? [0, 0];
  if (x <= before[0]) return before[1];
  for (const point of ridge) {
    if (x <= point[0]) {
      const share = (x - before[0]) / (point[0] - before[0] || 1);
      return before[1] + share * (point[1] - before[1]);
    }
    before = point;
  }
  return before[1];
}

/** A repeatable stream of numbers in [0, 1) from a whole-number seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
