import type { Request, Response } from "express";
import type { SignInProblem } from "#shared/api/account/auth.ts";
import type { HttpProblem } from "./problem.ts";

/** Why a sign-in goes no further: a page for a browser, a problem for everything else. */
export interface Refusal {
  readonly reason: SignInProblem;
  readonly problem: HttpProblem;
}

/** Answers a browser with the page that says why, and everything else with the problem. */
export function refuseSignIn(req: Request, res: Response, { reason, problem }: Refusal): void {
  if (req.accepts(["json", "html"]) !== "html") throw problem;
  res.redirect(303, `/sign-in/problem?reason=${reason}`);
}
