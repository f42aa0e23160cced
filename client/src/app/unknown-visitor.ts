import { mayBeSignedIn } from "#client/entities/user/may-be-signed-in.ts";

/** Whether nothing of this browser changes what the page shows at first. */
export function isUnknownVisitor(): boolean {
  try {
    return (
      !mayBeSignedIn() &&
      window.location.search === "" &&
      window.history.state === null &&
      localStorage.length === 0 &&
      sessionStorage.length === 0
    );
  } catch {
    // A browser that refuses to say what it stores.
    return false;
  }
}
