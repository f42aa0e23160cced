/** The signed-in visitor, as the session holds them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string | null;
  /** Whether the address is known to be theirs; other mails than to confirm it wait for that. */
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

declare global {
  namespace Express {
    interface User extends SessionUser {}
    interface Request {
      user?: User | undefined;
    }
  }
}
