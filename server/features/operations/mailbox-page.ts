import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { barePage, PLAIN_COLORS } from "#server/http/plain-page.ts";
import { type Html, html } from "#server/platform/html.ts";
import { site } from "#shared/site.ts";
import type { Message, MessageSummary } from "./mailbox-messages.ts";

/** The viewer's only styles; its policy names them by their hash. */
export const MAILBOX_STYLE = html`${PLAIN_COLORS}
body{margin:0 auto;max-width:60rem;padding:2.5rem 1.25rem 4rem;background:var(--paper);color:var(--ink);
font:400 1.0625rem/1.6 system-ui,sans-serif}
h1{margin:.25rem 0 .5rem;font:400 2.25rem/1.15 Georgia,serif;letter-spacing:-.015em;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .75rem;font:400 1.4rem/1.3 Georgia,serif}
.eyebrow{margin:0;color:var(--gold);font-size:.8rem;font-weight:600;letter-spacing:.14em;text-transform:uppercase}
.faint{margin:0;color:var(--faint);font-size:.9375rem}
a{color:var(--wine);text-underline-offset:.2em}
ul{margin:2rem 0 0;padding:0;list-style:none;border-top:1px solid var(--rule)}
li a{display:block;padding:1rem 0;border-bottom:1px solid var(--rule);color:inherit;text-decoration:none}
li a:hover strong,li a:focus strong{color:var(--wine);text-decoration:underline}
strong{display:block;font:400 1.25rem/1.35 Georgia,serif}
iframe{display:block;width:100%;height:75vh;border:1px solid var(--rule);background:var(--paper)}
pre{margin:0;padding:1.25rem;border:1px solid var(--rule);overflow-x:auto;font:.875rem/1.5 ui-monospace,monospace}
`;

/** The list of messages, newest first. */
export function mailboxPage(messages: readonly MessageSummary[]): string {
  return page(
    "Mailbox",
    html`<h1>Mailbox</h1>
<p class="faint">Mails of this site end here, because no mail server is configured (SMTP_URL). The newest 500 are kept.</p>
${messages.length === 0 ? html`<p>No mail has been sent yet.</p>` : html`<ul>${messages.map(item)}</ul>`}`,
  );
}

function item({ id, to, subject, receivedAt }: MessageSummary): Html {
  return html`<li><a href="/dev/mailbox/${id}"><strong>${subject || "(no subject)"}</strong>
<span class="faint">to ${to}, <time datetime="${receivedAt}">${shown(receivedAt)}</time></span></a></li>
`;
}

/** One message: its HTML part in a frame that can run nothing, its plain part, and the way to its source. */
export function messagePage({
  id,
  from,
  to,
  subject,
  receivedAt,
  text,
  html: part,
  files,
}: Message): string {
  return page(
    subject,
    html`<p><a href="/dev/mailbox">All messages</a></p>
<h1>${subject || "(no subject)"}</h1>
<p class="faint">from ${from} to ${to}, <time datetime="${receivedAt}">${shown(receivedAt)}</time></p>
${
  part &&
  html`<h2>HTML part</h2>
<iframe title="HTML part of the message" src="/dev/mailbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="/dev/mailbox/${id}/html">Open the HTML part alone</a></p>`
}
<h2>Plain part</h2>
<pre tabindex="0">${text}</pre>
${
  files.length > 0 &&
  html`<h2>Files</h2>
<ul>${files.map(({ filename, contentType, content }, index) => html`<li><a href="/dev/mailbox/${id}/files/${index}"><strong>${filename}</strong><span class="faint">${contentType}, ${content.length.toLocaleString("en-US")} bytes</span></a></li>`)}</ul>`
}
<p><a href="/dev/mailbox/${id}/raw">Source</a></p>`,
  );
}

const shown = (instant: string): string =>
  format(instant, "MMM d, yyyy, h:mm:ss a", { in: tz(site.timeZone) });

const page = (title: string, body: Html): string =>
  barePage({
    title,
    style: MAILBOX_STYLE,
    body: html`<main>
<p class="eyebrow">${site.name}</p>
${body}
</main>`,
  });
