import { expect, test } from "vitest";
import { CommandError } from "#scripts/command.ts";
import { readSendOptions } from "./send-options.ts";

test("one issue is named, and without more it is previewed, asked about and waited for", () => {
  expect(readSendOptions(["--post", "harvest"])).toEqual({
    source: { post: "harvest" },
    preview: false,
    dryRun: false,
    yes: false,
    patient: true,
    corrected: false,
    perMinute: 300,
  });
  expect(readSendOptions(["--file", "a.md", "--no-wait", "--per-minute", "60"])).toMatchObject({
    source: { file: "a.md" },
    patient: false,
    perMinute: 60,
  });
});

test.each([
  [[], /Name one issue/],
  [["--post", "a", "--file", "b"], /Name one issue/],
  [["--post", "a", "--per-minute", "0"], /--per-minute 0: must be/],
  [["--post", "a", "--preview", "--dry-run"], /choose one/],
  [["--psot", "a"], /--psot/],
])("%j is refused with what to write", (args, message) => {
  expect(() => readSendOptions(args)).toThrow(CommandError);
  expect(() => readSendOptions(args)).toThrow(message);
});
