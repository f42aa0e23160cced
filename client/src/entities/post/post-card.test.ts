import { expect, test } from "vitest";
import { publishedLabel } from "./post-card.tsx";

test.each([
  ["2026-11-20T23:30:00.000Z", "Nov 20, 2026"],
  // Still the evening before in Washington.
  ["2026-03-01T05:00:00.000Z", "Feb 28, 2026"],
  [null, "Draft"],
])("§3: a post published at %s is dated %s", (publishedAt, label) => {
  expect(publishedLabel({ publishedAt })).toBe(label);
});
