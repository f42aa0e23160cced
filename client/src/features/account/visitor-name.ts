import type { User } from "#shared/api/account/auth.ts";

/** How the header calls the visitor: the first name, else the address up to the @. */
export function shortName({ name, email }: Pick<User, "name" | "email">): string {
  const first = name?.trim().split(/\s+/)[0];
  return first || email?.split("@")[0] || "Account";
}
