import { type Request, type Response, Router } from "express";
import type { Provider } from "oidc-provider";
import { mount } from "#server/http/mount.ts";
import { notFound, unauthorized } from "#server/http/problem.ts";
import { AllowanceUsedUp, signUpLimits, takeAllowance } from "#server/limits/allowance.ts";
import { rememberOwner, takePasswordTry, takeSignInStep } from "#server/limits/sign-in-limits.ts";
import { signInApi } from "#shared/api/account/sign-in.ts";
import type { EmbeddedProvider } from "./embedded-provider.ts";
import { inBackground, type MailDeps, mailConfirmation } from "./passwords/account-mail.ts";
import { hashPassword, isPasswordOf } from "./passwords/password-answers.ts";
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
      const account = await findOwn(deps, body, req.ip);
      if (!account) throw unauthorized("That email address or password is not right.");
      return finish(provider, account, req, res);
    },
    signUp: async ({ params, body, req, res }) => {
      const provider = await openSignIn(embedded, params.uid, req, res);
      await takeSignInStep(deps, "account", { ip: req.ip, email: body.email });
      await takeAllowance(db, signUpLimits(deps.secret, req.ip), deps.now());
      // Who signs up again is signed in. Tries that strangers used up keep nobody from an account.
      const own = await findOwn(deps, body, req.ip).catch((error: unknown) => {
        if (!(error instanceof AllowanceUsedUp)) throw error;
      });
      const account =
        own ??
        (await insertAccount(db, {
          email: body.email,
          name: body.name || null,
          passwordHash: await hashPassword(body.password),
          createdAt: deps.now(),
        }));
      if (!account.emailVerifiedAt) inBackground(deps, mailConfirmation(deps, account, req.ip));
      return finish(provider, account, req, res);
    },
  });
  return router.use(page);

  /** Signs the account in; answers where the browser goes on. */
  async function finish(provider: Provider, { id }: SignInAccount, req: Request, res: Response) {
    await rememberOwner(deps, { ip: req.ip, accountId: id });
    const login = { accountId: id, remember: false };
    return { goTo: await provider.interactionResult(req, res, { login }) };
  }
}

/**
 * The account one means by an address and its password. A wrong password is counted.
 *
 * @throws HttpProblem 429 after too many.
 */
async function findOwn(
  deps: MailDeps,
  { email, password }: { readonly email: string; readonly password: string },
  ip: string | undefined,
): Promise<SignInAccount | undefined> {
  const { confirmed, unconfirmed } = await findAccountsByEmail(deps.db, email);
  // The owner's has a place even where there is none: the time must not tell.
  const places = [confirmed, ...unconfirmed];
  const ids = places.flatMap((account) => account?.id ?? []);
  const { refund, mayTry } = await takePasswordTry(deps, { ip, email }, ids);
  // One after the other, so that an address with many accounts takes no more turns than others.
  for (let at = 0; at < Math.max(MIN_CHECKS, places.length); at += 1) {
    const account = places[at];
    const isOpen = account && mayTry.includes(account.id);
    if (await isPasswordOf(password, isOpen ? account.passwordHash : undefined)) {
      await refund();
      return account;
    }
  }
  return undefined;
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
