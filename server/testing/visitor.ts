/** A visitor who is signed in already, for tests of what an account can do. */
import { createHmac, randomUUID } from "node:crypto";
import { type Identity, upsertUser } from "#server/features/auth/user-queries.ts";
import type { SessionUser } from "#server/http/session.ts";
import { sessionCookieName } from "#server/http/session.ts";
import type { AppDeps } from "#server/platform/deps.ts";

export interface SignedInVisitor {
  readonly user: SessionUser;
  /** What the visitor's browser sends with each request of a page of the site. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes an account and a session of it, as a completed sign-in leaves them. */
export async function signedInVisitor(
  { config, db, now, secret, sessionStore }: AppDeps,
  identity: Partial<Identity> = {},
): Promise<SignedInVisitor> {
  const user = await upsertUser(
    db,
    {
      issuer: "https://provider.test",
      subject: randomUUID(),
      email: "ada@example.org",
      emailVerified: true,
      name: "Ada Vine",
      picture: null,
      ...identity,
    },
    now(),
  );
  const sid = randomUUID();
  const cookie = { originalMaxAge: 60_000, expires: new Date(Date.now() + 60_000), path: "/" };
  const session = { cookie, passport: { user: user.id } };
  await new Promise<void>((resolve, reject) => {
    sessionStore.set(sid, session, (error: unknown) => (error ? reject(error) : resolve()));
  });
  // The signature that express-session looks for.
  const mac = createHmac("sha256", secret).update(sid).digest("base64").replace(/=+$/, "");
  const value = encodeURIComponent(`s:${sid}.${mac}`);
  return {
    user,
    headers: {
      Cookie: `${sessionCookieName(config.publicUrl)}=${value}`,
      Origin: config.publicUrl,
    },
  };
}
