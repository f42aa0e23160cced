import { expect, test } from "vitest";
import { safeReturnTo } from "./auth-routes.ts";

test("a path of the site, with its query and fragment, is kept", () => {
  expect(safeReturnTo("/planner?city=Yakima#form")).toBe("/planner?city=Yakima#form");
  expect(safeReturnTo("/")).toBe("/");
  expect(safeReturnTo("/winery/ch%C3%A2teau")).toBe("/winery/ch%C3%A2teau");
});

test.each([
  ["another site", "https://evil.example/"],
  ["another site without its scheme", "//evil.example"],
  ["three slashes", "///evil.example"],
  ["a backslash", "/\\evil.example"],
  ["a backslash later on", "/wineries\\..\\evil"],
  ["a tab, which browsers drop", "/\t/evil.example"],
  ["a line break, which would end the header", "/wineries\r\nSet-Cookie: a=b"],
  ["a C1 control character", "/wineries\u0085"],
  ["dot segments that leave two slashes", "/x/..//evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a relative path", "wineries"],
  ["nothing", ""],
  ["an address that acts", "/api/logout"],
  ["an address that acts, by a detour", "/x/../api/logout"],
  ["the provider", "/oidc/auth"],
  ["a list, as ?returnTo=a&returnTo=b gives", ["/a", "/b"]],
  ["more than 2000 characters", `/${"a".repeat(2000)}`],
])("%s is refused", (_what, text) => {
  expect(safeReturnTo(text)).toBeUndefined();
});
