/** Rows as CSV (RFC 4180): a header, CRLF, quotes only where they are needed; null is empty. */
export function csv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first = {}] = rows;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return lines.map((values) => `${values.map(cell).join(",")}\r\n`).join("");
}

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join("; ") : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Some fields of a row, in the order of the names. */
export const picked = <T, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, K>;
