/** Small pages that the server draws whole: they need no script and nothing but their own styles. */
import { type Html, html, safeMarkup } from "#server/platform/html.ts";
import { type MetadataTag, metadataTags } from "#shared/domain/site/metadata/metadata-tags.ts";
import { type PageMetadata, privateMetadata } from "#shared/domain/site/metadata/page-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { palette } from "#shared/palette.ts";
import { site } from "#shared/site.ts";
import { fontPath } from "./cached/static-site.ts";
import { hashSource, policy } from "./guards/security-headers.ts";

const color = (name: keyof typeof palette) =>
  `light-dark(${palette[name].light},${palette[name].dark})`;

/** The colors by the names of the design language, for the styles of any such page. */
export const PLAIN_COLORS = html`:root{color-scheme:light dark;--paper:${color("paper")};--raised:${color("raised")};--sunken:${color("sunken")};--ink:${color("ink")};--soft:${color("ink-soft")};--faint:${color("ink-faint")};--rule:${color("rule")};--wine:${color("wine")};--gold:${color("gold")};--sage:${color("sage")};--basalt:${color("basalt")};--on-basalt:${color("on-basalt")}}`;

/** The site's own faces; without a build, and until they are there, the reader's own stand in. */
const FACES = [
  ["Newsreader", "newsreader-display", "300 600"],
  ["Instrument Sans", "instrument-sans", "400 700"],
].map(
  ([family, name = "", weight]) =>
    html`@font-face{font-family:"${family}";src:url(${fontPath(name)}) format("woff2");font-weight:${weight};font-display:swap}`,
);

/** As markup, not escaped: its hash stands in the Content-Security-Policy. */
const STYLE = html`${PLAIN_COLORS}
${FACES}
body{display:flex;flex-direction:column;margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 "Instrument Sans",system-ui,sans-serif;overflow-wrap:break-word}
body>header{border-bottom:1px solid var(--rule)}
body>footer{background:var(--basalt);color:var(--on-basalt);font-size:.9375rem}
body>footer a{color:inherit}
.wide{box-sizing:border-box;margin:0 auto;max-width:60rem;padding:1rem 1.25rem}
main.wide{flex:1;width:100%;padding-top:2rem;padding-bottom:4rem}
.name{display:inline-block;min-height:2.75rem;line-height:2.75rem;font:400 1.25rem/2.75rem Newsreader,Georgia,serif;color:var(--ink);text-decoration:none}
header .wide{display:flex;flex-wrap:wrap;column-gap:2rem}
h1{margin:.25rem 0 .5rem;font:400 2.25rem/1.15 Newsreader,Georgia,serif;letter-spacing:-.015em;overflow-wrap:anywhere}
h2{margin:3rem 0 .5rem;font:400 1.5rem/1.3 Newsreader,Georgia,serif}
h3{margin:2rem 0 .25rem;font:600 1rem/1.5 "Instrument Sans",system-ui,sans-serif;overflow-wrap:anywhere}
p{max-width:42rem;margin:.5rem 0}
.faint{color:var(--faint);font-size:.9375rem}
a{color:var(--wine);text-underline-offset:.2em}
nav a,.ways a{display:inline-block;min-height:2.75rem;margin-right:1.5rem;line-height:2.75rem}
code,pre{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{margin:.5rem 0;padding:.75rem 1rem;border:1px solid var(--rule);background:var(--raised);overflow-x:auto;white-space:pre-wrap}
summary{min-height:2.75rem;line-height:2.75rem;cursor:pointer;color:var(--wine)}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{padding:.4rem 1rem .4rem 0;border-bottom:1px solid var(--rule);text-align:left;vertical-align:top;overflow-wrap:anywhere}
@media print{:root{color-scheme:only light}body{display:block}nav,body>footer{display:none}.ways a{display:block;min-height:0;line-height:1.6}.ways a::after,main p a[href^=http]::after{content:" (" attr(href) ")";font-size:.8em;overflow-wrap:anywhere}pre,tr{break-inside:avoid}body{background:white;color:black}a{color:inherit}main.wide{padding:0}body>header{border:0}details>pre{break-inside:auto}h2,h3{break-after:avoid}}
`;

/** The policy of such a page: it allows its styles and nothing else. */
export const PLAIN_PAGE_POLICY = {
  "default-src": ["'none'"],
  "style-src": [hashSource(String(STYLE))],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
} as const;

export const PLAIN_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy(PLAIN_PAGE_POLICY),
};

const WAYS = [
  [paths.wineries, "Wineries"],
  [paths.regions, "Wine Regions"],
  [paths.blog, "Articles"],
  [paths.planner, "Plan a Trip"],
] as const;

interface PlainPage {
  readonly title: string;
  readonly body: Html;
  /** For search engines; a page without stays out of them. */
  readonly listed?: { readonly description: string; readonly address: string };
}

/** A whole page in the site's frame. */
export function plainPage({ title, body, listed }: PlainPage): string {
  return barePage({
    metadata: listed
      ? { title, description: listed.description, canonical: listed.address }
      : privateMetadata(title),
    style: STYLE,
    head: html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    body: html`<header><div class="wide"><a class="name" href="${paths.home}">${site.name}</a><nav aria-label="Site">${WAYS.map(([href, name]) => html`<a href="${href}">${name}</a> `)}</nav></div></header>
<main class="wide">
${body}
</main>
<footer><div class="wide"><p>${site.footerText}</p><p><a href="${paths.terms}">Terms of Service</a> · <a href="${paths.privacy}">Privacy Policy</a> · <a href="/data">Open data</a></p></div></footer>`,
  });
}

interface BarePage {
  /** Its canonical address is a whole one. */
  readonly metadata: PageMetadata;
  /** The only styles; the page's policy names them by their digest. */
  readonly style: Html;
  readonly body: Html;
  /** What else is in the head. */
  readonly head?: Html;
}

/** A whole page without the site's frame. */
export function barePage({ metadata, style, body, head }: BarePage): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${metadataTags(metadata, metadata.canonical ?? "").map(headElement)}
${head}
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`);
}

/** An element of a head, for pages of every kind. */
export function headElement({ tag, attributes, text }: MetadataTag): Html {
  const given = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`);
  const start = html`<${safeMarkup(tag)}${given}>`;
  if (tag === "meta" || tag === "link") return start;
  // A script's text must not be escaped; metadataTags leaves no "<" in it.
  return html`${start}${tag === "script" ? safeMarkup(text ?? "") : text}</${safeMarkup(tag)}>`;
}
