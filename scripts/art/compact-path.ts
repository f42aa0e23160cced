/** How many numbers each command takes, for those that are rewritten. */
const LENGTHS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6 };

const TOKENS = /[A-Za-z]|-?(?:\d*\.)?\d+/g;

/**
 * The same outline in fewer bytes: each point from the one before, in whole units. Points are
 * rounded where they stand, so that nothing drifts. A path with other commands than M, L, C and Z in
 * capitals stays as it is.
 */
export function compactPath(d: string): string {
  if (/[^MLCZ\d\s,.-]/.test(d)) return d;
  const tokens = d.match(TOKENS) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = "M";
  let out = "";
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? "";
    if (/[A-Z]/.test(token)) {
      command = token;
      at += 1;
      if (command === "Z") {
        out += "z";
        [x, y] = [startX, startY];
      }
      continue;
    }
    const length = LENGTHS[command] ?? 2;
    const numbers = tokens.slice(at, at + length).map((each) => Math.round(Number(each)));
    at += length;
    out += command.toLowerCase() + joined(numbers.map((n, i) => n - (i % 2 === 0 ? x : y)));
    [x = 0, y = 0] = numbers.slice(-2);
    if (command === "M") {
      [startX, startY] = [x, y];
      command = "L";
    }
  }
  return out.replace(/^m/, "M");
}

/** A minus sign parts two numbers as well as a space does. */
function joined(numbers: readonly number[]): string {
  return numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : String(n))).join("");
}
