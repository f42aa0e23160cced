/** The look of all our mails: the site's palette in tables and inline styles, light and dark. */

import { type Html, type HtmlPart, html } from "#server/platform/html.ts";
import { palette } from "#shared/palette.ts";
import { site } from "#shared/site.ts";

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colors of mails alone: the site has no band of wine with text on it. */
const MASTHEAD = {
  summary: "#f0d9dd",
  eyebrow: "#f0d9a8",
  bar: "#c79a3f",
  underline: "#c08a9a",
  night: "#3b1225",
} as const;

/** Mail programs that do not know the finer line draw an ordinary one. */
const UNDERLINE = `text-decoration:underline;text-decoration-color:${MASTHEAD.underline};text-underline-offset:3px`;

/** Inline styles by purpose; the classes beside them carry the dark values. */
export const styles = {
  eyebrow: `font:600 12px/18px ${SANS};letter-spacing:.14em;text-transform:uppercase;color:${palette.gold.light}`,
  title: `margin:0;font:400 36px/42px ${SERIF};letter-spacing:-.01em;color:${palette["on-wine"].light}`,
  summary: `margin:0;padding-top:10px;font:italic 400 18px/26px ${SERIF};color:${MASTHEAD.summary}`,
  heading: `margin:0;font:400 24px/30px ${SERIF};color:${palette.ink.light}`,
  name: `margin:0;font:400 21px/27px ${SERIF};color:${palette.ink.light}`,
  time: `font:600 15px/22px ${SANS};color:${palette.gold.light}`,
  number: `font:400 21px/27px ${SERIF};color:${palette.gold.light}`,
  lead: `margin:0;padding-bottom:10px;font:400 17px/27px ${SERIF};color:${palette["ink-soft"].light}`,
  text: `margin:0;font:400 15px/24px ${SANS};color:${palette["ink-soft"].light}`,
  label: `font:400 13px/24px ${SANS};color:${palette["ink-faint"].light}`,
  small: `margin:0;font:400 13px/20px ${SANS};color:${palette["ink-faint"].light}`,
  link: `color:${palette.wine.light};${UNDERLINE}`,
  action: `display:inline-block;padding:10px 20px 10px 0;font:600 15px/24px ${SANS};color:${palette.wine.light};${UNDERLINE}`,
  button: `display:inline-block;padding:15px 28px;font:600 16px/20px ${SANS};color:${palette["on-wine"].light};background-color:${palette.wine.light};border-radius:3px;text-decoration:none`,
  warning: `font:600 15px/24px ${SANS};color:${palette.danger.light}`,
  quote: `padding:4px 0 0 18px;border-left:3px solid ${palette.rule.light}`,
  rule: `border-top:1px solid ${palette.rule.light};font-size:0;line-height:0`,
} as const;

/** `!important` because the light values are in the elements themselves. */
const DARK = `
body,.paper{background-color:${palette.paper.dark}!important}
.ink{color:${palette.ink.dark}!important}.soft{color:${palette["ink-soft"].dark}!important}.faint{color:${palette["ink-faint"].dark}!important}
.wine{color:${palette.wine.dark}!important}.gold{color:${palette.gold.dark}!important}.danger{color:${palette.danger.dark}!important}
.rule{border-color:${palette.rule.dark}!important}
.masthead{background-color:${MASTHEAD.night}!important}
.button{background-color:${palette.wine.dark}!important;color:${palette["on-wine"].dark}!important}`;

interface MailDocument {
  readonly title: string;
  /** A line under the title. */
  readonly summary?: string;
  /** What the list of messages shows after the subject. */
  readonly preview: string;
  /** Rows (`tr`) of one table 600 px wide at most. */
  readonly rows: readonly HtmlPart[];
}

/** A whole HTML message; nothing in it is fetched from anywhere. */
export function mailDocument({ title, summary, preview, rows }: MailDocument): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${title}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${DARK}}
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.title{font-size:30px!important;line-height:36px!important}}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${palette.paper.light};-webkit-text-size-adjust:100%;text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${palette.paper.light}">
<tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
${masthead(title, summary)}
${rows}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`);
}

/** A row of the message with the side padding all rows share. */
export function row(content: Html | readonly Html[], padding = "0 32px"): Html {
  return html`<tr><td class="side" style="padding:${padding}">${content}</td></tr>
`;
}

export const ruleRow = (padding: string): Html =>
  row(html`<div class="rule" style="${styles.rule}">&nbsp;</div>`, padding);

/** The band at the top; its text is light on wine in both modes. */
function masthead(title: string, summary: string | undefined): Html {
  return html`<tr><td class="masthead side" bgcolor="${palette.wine.light}" style="padding:36px 32px 34px;background-color:${palette.wine.light}">
<p style="margin:0;padding-bottom:18px;${styles.eyebrow};color:${MASTHEAD.eyebrow}">${site.name}</p>
<h1 class="title" style="${styles.title}">${title}</h1>
${summary && html`<p style="${styles.summary}">${summary}</p>`}
</td></tr>
<tr><td bgcolor="${MASTHEAD.bar}" style="height:3px;background-color:${MASTHEAD.bar};font-size:0;line-height:0">&nbsp;</td></tr>
`;
}

/** A link in running text. */
export const link = (href: string, text: string | Html): Html =>
  html`<a class="wine" href="${href}" style="${styles.link}">${text}</a>`;

/** The one thing a short mail asks for. */
export const button = (href: string, text: string): Html =>
  html`<a class="button" href="${href}" style="${styles.button}">${text}</a>`;
