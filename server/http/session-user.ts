/** The signed-in visitor, as the session holds them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string | null;
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
