/** Trims characters at the end. A pattern such as `-+$` would take quadratic time on many dashes. */
export function trimmedOf(text: string, after: string): string {
  let end = text.length;
  while (end > 0 && after.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
