/** What other sites show of this one in a frame: drawn whole by the server, without script or cookie. */
import { hashSource, policy } from "#server/http/guards/security-headers.ts";
import { barePage, PLAIN_COLORS } from "#server/http/plain-page.ts";
import { type Html, html } from "#server/platform/html.ts";
import { privateMetadata } from "#shared/domain/site/metadata/page-metadata.ts";

const STYLE = html`${PLAIN_COLORS}
*{box-sizing:border-box}
body{margin:0;padding:1rem 1.25rem;background:var(--paper);color:var(--ink);font:400 1rem/1.5 system-ui,sans-serif}
h1{margin:.125rem 0 .5rem;font:400 1.5rem/1.2 Georgia,serif;overflow-wrap:anywhere}
p{margin:.25rem 0}
a{color:var(--wine);text-underline-offset:.2em}
.eyebrow{color:var(--gold);font-size:.75rem;font-weight:600;letter-spacing:.1em;text-transform:uppercase}
.faint{color:var(--faint);font-size:.8125rem}
.go{display:inline-block;padding:.625rem 0;font-weight:600}
svg{display:block;width:100%;height:auto;max-height:calc(100vh - 7.5rem)}
.land{fill:var(--sunken);stroke:var(--rule);stroke-width:2}
.ava{fill:var(--sage);fill-opacity:.22}
circle{fill:var(--wine);stroke:var(--paper);stroke-width:1}
a:hover circle,a:focus circle{fill:var(--gold)}
`;

/** Any site may frame it; it may load nothing and send nothing. */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy({
    "default-src": ["'none'"],
    "style-src": [hashSource(String(STYLE))],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["*"],
  }),
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** The header that can only say no; without it `frame-ancestors` decides. */
export const REFUSES_FRAMES = "X-Frame-Options";

/** A whole page for a frame; its links open outside of it. */
export const embedPage = (title: string, body: Html): string =>
  barePage({ metadata: privateMetadata(title), style: STYLE, body });
