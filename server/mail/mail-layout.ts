/** The look of all our mails: the site's palette in tables and inline styles, light and dark. */

import { type Html, html } from "#server/platform/html.ts";
import { site } from "#shared/site.ts";

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs that do not know the finer line draw an ordinary one. */
const UNDERLINE =
  "text-decoration:underline;text-decoration-color:#c08a9a;text-underline-offset:3px";

/** Inline styles by purpose; the classes beside them carry the dark values. */
export const styles = {
  eyebrow: `font:600 12px/18px ${SANS};letter-spacing:.14em;text-transform:uppercase;color:#8a5a0b`,
  title: `margin:0;font:400 36px/42px ${SERIF};letter-spacing:-.01em;color:#fff8f3`,
  summary: `margin:0;padding-top:10px;font:italic 400 18px/26px ${SERIF};color:#f0d9dd`,
  heading: `margin:0;font:400 24px/30px ${SERIF};color:#231a17`,
  name: `margin:0;font:400 21px/27px ${SERIF};color:#231a17`,
  number: `font:400 21px/27px ${SERIF};color:#8a5a0b`,
  lead: `margin:0;padding-bottom:10px;font:400 17px/27px ${SERIF};color:#574a43`,
  text: `margin:0;font:400 15px/24px ${SANS};color:#574a43`,
  label: `font:400 13px/24px ${SANS};color:#6f6158`,
  small: `margin:0;font:400 13px/20px ${SANS};color:#6f6158`,
  link: `color:#6e1f3a;${UNDERLINE}`,
  action: `display:inline-block;padding:10px 20px 10px 0;font:600 15px/24px ${SANS};color:#6e1f3a;${UNDERLINE}`,
  button: `display:inline-block;padding:15px 28px;font:600 16px/20px ${SANS};color:#fff8f3;background-color:#6e1f3a;border-radius:3px;text-decoration:none`,
  warning: `font:600 15px/24px ${SANS};color:#a3221c`,
  rule: "border-top:1px solid #ddd2bf;font-size:0;line-height:0",
} as const;

/** `!important` because the light values stand in the elements themselves. */
const DARK = `
body,.paper{background-color:#17130f!important}
.ink{color:#f2eadd!important}.soft{color:#c6b9a8!important}.faint{color:#a3968a!important}
.wine{color:#e39ab0!important}.gold{color:#e2b457!important}.danger{color:#ff9d90!important}
.rule{border-color:#3a3129!important}
.masthead{background-color:#3b1225!important}
.button{background-color:#e39ab0!important;color:#2a0b17!important}`;

interface MailDocument {
  readonly title: string;
  /** A line under the title. */
  readonly summary?: string;
  /** What the list of messages shows after the subject. */
  readonly preview: string;
  /** Rows (`tr`) of one table 600 px wide at most. */
  readonly rows: readonly Html[];
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
<body class="paper" style="margin:0;padding:0;background-color:#f8f4eb;-webkit-text-size-adjust:100%;text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f8f4eb">
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
  return html`<tr><td class="masthead side" bgcolor="#6e1f3a" style="padding:36px 32px 34px;background-color:#6e1f3a">
<p style="margin:0;padding-bottom:18px;${styles.eyebrow};color:#f0d9a8">${site.name}</p>
<h1 class="title" style="${styles.title}">${title}</h1>
${summary && html`<p style="${styles.summary}">${summary}</p>`}
</td></tr>
<tr><td bgcolor="#c79a3f" style="height:3px;background-color:#c79a3f;font-size:0;line-height:0">&nbsp;</td></tr>
`;
}

/** A link in running text. */
export const link = (href: string, text: string): Html =>
  html`<a class="wine" href="${href}" style="${styles.link}">${text}</a>`;

/** The one thing a short mail asks for. */
export const button = (href: string, text: string): Html =>
  html`<a class="button" href="${href}" style="${styles.button}">${text}</a>`;
