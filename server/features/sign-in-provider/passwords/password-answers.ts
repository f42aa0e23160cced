import { hash, verify } from "@node-rs/argon2";
import type { Request } from "express";
import pLimit from "p-limit";
import { wrongField } from "#server/http/problem.ts";
import { takePasswordTry } from "#server/limits/sign-in-limits.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { SignInAccount } from "../sign-in-account-queries.ts";

/** Argon2id with 19 MiB and 2 passes (the OWASP cheat sheet's first choice for one thread). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random password nobody knows, made with the same parameters. */
const NOBODYS =
  "$argon2id$v=19$m=19456,t=2,p=1$XdIazSpRaVtsXBoQHgouCw$J50JjCRazWiiOndHF3O0/dXFdUX272UnL1444/bBWPw";

/** The same password typed on two keyboards may differ in its bytes (NIST SP 800-63B §5.1.1.2). */
const normal = (password: string) => password.normalize("NFKC");

/** Pages are compressed by the same four threads: more at once would make all visitors wait. */
const inTurn = pLimit(2);

/** The hash to store, in PHC string form: algorithm, parameters, salt and digest. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), PARAMETERS));
}

/** Whether the password is the one of the hash; without a hash false, after the same work. */
export async function isPasswordOf(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? NOBODYS, normal(password)));
  return matches && passwordHash !== undefined;
}

/**
 * Checks the password of a visitor who is signed in, before something that cannot be taken back.
 *
 * @param given the password, and the field of the body that holds it, for the answer to name.
 * @throws HttpProblem 400 with the field; 429 after too many tries.
 */
export async function requirePassword(
  deps: Pick<AppDeps, "db" | "now" | "secret">,
  { id, email, passwordHash }: SignInAccount,
  { ip }: Pick<Request, "ip">,
  { field, password }: Readonly<Record<"field" | "password", string>>,
): Promise<void> {
  const { refund } = await takePasswordTry(deps, { ip, email }, [id]);
  if (!(await isPasswordOf(password, passwordHash))) {
    throw wrongField(`body.${field}`, "That is not your password");
  }
  await refund();
}
