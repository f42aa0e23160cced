import { expect, test } from "vitest";
import { isLoopbackHost, isLoopbackUrl } from "./loopback.ts";

test.each(["localhost", "LOCALHOST:5000", "127.0.0.1:5000", "127.9.9.9", "[::1]:5000", "[::1]"])(
  "%s is this machine",
  (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  },
);

test.each([
  undefined,
  "",
  "guide.example",
  "localhost.guide.example",
  "127.0.0.1.guide.example:5000",
  "guide.example@localhost",
  "localhost/x",
  "localhost, guide.example",
  "0.0.0.0",
  "[::]",
  "192.168.0.2",
])("%s is not", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});

test("an address is judged by its host", () => {
  expect(isLoopbackUrl("http://localhost:5000")).toBe(true);
  expect(isLoopbackUrl("http://[::1]:5000")).toBe(true);
  expect(isLoopbackUrl("https://localhost.guide.example")).toBe(false);
  expect(isLoopbackUrl("nothing")).toBe(false);
});
