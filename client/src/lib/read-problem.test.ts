import { expect, test } from "vitest";
import { problemSchema } from "#shared/api/problem.ts";
import { readProblem } from "./read-problem.ts";

const PROBLEM = { title: "Bad Request", status: 400, detail: "Send a body." };

test.each([
  PROBLEM,
  { ...PROBLEM, errors: [{ field: "body.email", message: "Please enter it" }], retryAfter: 3 },
  { ...PROBLEM, type: "about:blank", version: 4 },
])("reads a problem as the contract does: %j", (problem) => {
  expect(readProblem(JSON.stringify(problem))).toEqual(problemSchema.parse(problem));
});

test.each(["", "<h1>Bad Gateway</h1>", "null", "[]", '"502"', '{"title":"x","status":"400"}'])(
  "takes %j for no problem",
  (text) => {
    expect(readProblem(text)).toBeUndefined();
  },
);
