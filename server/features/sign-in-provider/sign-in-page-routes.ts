import { type Request, type Response, Router } from "express";
import type { Provider } from "oidc-provider";
import { mount } from "#server/http/mount.ts";
import { notFound, unauthorized } from "#server/http/problem.ts";
import { signUpLimits, takeAllowance } from "#server/limits/allowance.ts";
import { rememberOwner, takeSignInStep } from "#server/limits/sign-in-limits.ts";
import { signInApi } from "#shared/api/account/sign-in.ts";
import type { EmbeddedProvider } from "./embedded-provider.ts";
import { inBackground, type MailDeps, mailConfirmation } from "./passwords/account-mail.ts";
import { hashPassword, isPasswordOf } from "./passwords/passwords.ts";
import {
  findAccountsByEmail,
  insertAccount,
  type SignInAccount,
} from "./sign-in-account-queries.ts";

/** The same work for every address with no account or with few. */
const MIN_CHECKS = 3;

/** What the page of the site's own sign-in calls. */
export function signInPageRoutes(deps: MailDeps, embedded: EmbeddedProvider): Router {
  const { db } = deps;
  const router = Router();

  // The provider sends the browser here; the sign-in's cookie is bound to this address.
  router.get("/api/sign-in/:uid", (req, res) => {
    res.redirect(303, `/sign-in/${encodeURIComponent(req.params.uid)}`);
  });

  const page = mount(signInApi, {
    details: async ({ params, req, res }) => {
      await openSignIn(embedded, params.uid, req, res);
      return { status: "open" } as const;
    },
    signIn: async ({ params, body, req, res }) => {
      const provider = await openSignIn(embedded, params.uid, req, res);
      const refund = await takeSignInStep(deps, "password", { ip: req.ip, email: body.email });
      const known = await findAccountsByEmail(db, body.email);
      let account: SignInAccount | undefined;
      // One after the other, so that an address with many accounts takes no more turns than others.
      for (let at = 0; !account && at < Math.max(MIN_CHECKS, known.length); at += 1) {
        if (await isPasswordOf(body.password, known[at]?.passwordHash)) account = known[at];
      }
      if (!account) throw unauthorized("That email address or password is not right.");
      await refund();
      await rememberOwner(deps, { ip: req.ip, email: body.email });
      return finish(provider, account, req, res);
    },
    signUp: async ({ params, body, req, res }) => {
      const provider = await openSignIn(embedded, params.uid, req, res);
      await takeSignInStep(deps, "account", { ip: req.ip, email: body.email });
      await takeAllowance(db, signUpLimits(deps.secret, req.ip), deps.now());
      const account = await insertAccount(db, {
        email: body.email,
        name: body.name || null,
        passwordHash: await hashPassword(body.password),
        createdAt: deps.now(),
      });
      inBackground(deps, mailConfirmation(deps, account, req.ip));
      return finish(provider, account, req, res);
    },
  });
  return router.use(page);
}

/** Signs the account in; answers where the browser goes on. */
async function finish(provider: Provider, { id }: SignInAccount, req: Request, res: Response) {
  const login = { accountId: id, remember: false };
  return { goTo: await provider.interactionResult(req, res, { login }) };
}

/**
 * The provider, for a sign-in that is open.
 *
 * @throws HttpProblem 404 unless this browser has the sign-in `uid` under way.
 */
async function openSignIn(embedded: EmbeddedProvider, uid: string, req: Request, res: Response) {
  const provider = await embedded.load();
  res.setHeader("Cache-Control", "no-store");
  const gone = notFound("This sign-in has expired or is finished. Please begin again.");
  const interaction = await provider.interactionDetails(req, res).catch((error: unknown) => {
    throw error instanceof Error && error.name === "SessionNotFound" ? gone : error;
  });
  if (interaction.uid !== uid || interaction.prompt.name !== "login") throw gone;
  return provider;
}
