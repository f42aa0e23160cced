import { intlFormat, parseISO } from "date-fns";

/** "August 16, 2026" for `2026-08-16`, "July 2026" for `2026-07`, "2026". */
export function formatFactDate(date: string): string {
  const [, month, day] = date.split("-");
  if (month === undefined) return date;
  const parts = {
    year: "numeric",
    month: "long",
    day: day === undefined ? undefined : "numeric",
  } as const;
  return intlFormat(parseISO(date), parts, { locale: "en-US" });
}
