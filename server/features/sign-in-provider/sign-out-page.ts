import { createHash } from "node:crypto";
import type { KoaContextWithOIDC } from "oidc-provider";
import { site } from "#shared/site.ts";

const SUBMIT = "document.forms[0].submit()";
const SUBMIT_HASH = createHash("sha256").update(SUBMIT).digest("base64");

/**
 * The provider's page between the site's sign-out and its own. It goes on by itself when the
 * request carries the identity token of the visitor who is signed in; otherwise it asks, because
 * any page could have led here.
 *
 * @param form the provider's form: an id, the address and a token against forgery.
 */
export function sendSignOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const subject = ctx.oidc.entities.IdTokenHint?.payload.sub;
  const certain = subject !== undefined && subject === ctx.oidc.session?.accountId;
  if (certain) {
    const policy = ctx.response.get("Content-Security-Policy");
    ctx.set(
      "Content-Security-Policy",
      policy.replace(/script-src [^;]*/, (directive) => `${directive} 'sha256-${SUBMIT_HASH}'`),
    );
  }
  const fields = '<input type="hidden" name="logout" value="yes"><button>Sign out</button></form>';
  ctx.type = "html";
  ctx.body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign out · ${site.name}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: start;
  padding: 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif;
  background: light-dark(#f8f4eb, #17130f); color: light-dark(#231a17, #f2eadd) }
h1 { font: 400 2.375rem/1.15 Georgia, serif; margin: 0 0 1.5rem }
button { min-height: 44px; padding: 0 2rem; border: 0; border-radius: 999px; font: inherit;
  font-weight: 600; background: light-dark(#6e1f3a, #e39ab0); color: light-dark(#fff8f3, #2a0b17) }
</style>
</head>
<body>
<h1>${certain ? "Signing out…" : "Sign out?"}</h1>
${form.replace("</form>", fields)}
${certain ? `<script>${SUBMIT}</script>` : ""}
</body>
</html>`;
}
