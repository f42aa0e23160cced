import { expect, test } from "vitest";
import { acceptedEncodings } from "./accept-encoding.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["br; q=0.000, gzip; q=0.5", ["gzip", "identity"]],
  ["br;q=0.001", ["br", "identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0", ["identity"]],
  ["gzip;q=0, *", ["br", "identity"]],
  ["identity", ["identity"]],
  [",;,=;q", ["identity"]],
])("%j takes %j", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
