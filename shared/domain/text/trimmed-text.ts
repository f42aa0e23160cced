/**
 * A text without the characters of `before` at its start and those of `after` at its end. By index: a
 * pattern like `-+$` starts over at every one of many dashes, which takes quadratic time.
 */
export function trimmedOf(text: string, before: string, after: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && before.includes(text.charAt(start))) start += 1;
  while (end > start && after.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
