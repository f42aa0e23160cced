import { whyUnreachable } from "#client/lib/connection.ts";

/**
 * Tells the visitor above a page whose script did not load that its controls are missing, and offers a
 * reload. Plain DOM, since React is what is missing.
 */
export function showUnfinished(root: HTMLElement): void {
  const notice = document.createElement("div");
  notice.setAttribute("role", "alert");
  notice.className =
    "page-width flex flex-wrap items-center gap-4 border-b border-rule py-3 text-sm";
  const text = document.createElement("p");
  text.textContent = `You can read this page, but its buttons didn’t load. ${whyUnreachable()}`;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "min-h-11 rounded-full border border-wine px-4 font-semibold text-wine";
  button.textContent = "Try again";
  button.addEventListener("click", () => window.location.reload());
  notice.append(text, button);
  root.before(notice);
}
