import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-9", { first: 0, last: 9 }],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-1000", { first: 0, last: 99 }],
  ["bytes=50-99999999999999999999", { first: 50, last: 99 }],
  ["BYTES=1-2", { first: 1, last: 2 }],
])("%s of 100 bytes is the part %o", (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=99999999999999999999-"])(
  "%s of 100 bytes cannot be satisfied",
  (header) => {
    expect(byteRange(header, 100)).toBe("unsatisfiable");
  },
);

test.each([
  undefined,
  "",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=abc",
  "bytes=10-5",
  "bytes=200-100",
  "bytes=1.5-2",
  "bytes=+1-2",
  "bytes=0-1,5-6",
  "bytes=0-1,",
  "lines=1-2",
])("%s is answered with the whole", (header) => {
  expect(byteRange(header, 100)).toBe("whole");
});
