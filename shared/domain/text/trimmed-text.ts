/**
 * Trims the characters of `before` at the start and of `after` at the end. A pattern such as `-+$`
 * would take quadratic time on many dashes.
 */
export function trimmedOf(text: string, before: string, after: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && before.includes(text.charAt(start))) start += 1;
  while (end > start && after.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
