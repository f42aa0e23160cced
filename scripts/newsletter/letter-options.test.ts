import { expect, test } from "vitest";
import { CommandError } from "#scripts/command.ts";
import { readLetterOptions } from "./letter-options.ts";

test("one letter is named, and without more it is previewed, asked about and waited for", () => {
  expect(readLetterOptions(["--post", "harvest"])).toEqual({
    source: { post: "harvest" },
    preview: false,
    dryRun: false,
    yes: false,
    patient: true,
    corrected: false,
    perMinute: 300,
  });
  expect(readLetterOptions(["--file", "a.md", "--no-wait", "--per-minute", "60"])).toMatchObject({
    source: { file: "a.md" },
    patient: false,
    perMinute: 60,
  });
});

test.each([
  [[], /Name one letter/],
  [["--post", "a", "--file", "b"], /Name one letter/],
  [["--post", "a", "--per-minute", "0"], /--per-minute 0: must be/],
  [["--post", "a", "--preview", "--dry-run"], /choose one/],
  [["--psot", "a"], /--psot/],
])("%j is refused with what to write", (args, message) => {
  expect(() => readLetterOptions(args)).toThrow(CommandError);
  expect(() => readLetterOptions(args)).toThrow(message);
});
