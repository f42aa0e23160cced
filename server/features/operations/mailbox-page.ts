import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { plainPage } from "#server/http/plain-page.ts";
import { type Html, html } from "#server/platform/html.ts";
import { site } from "#shared/site.ts";
import type { Message, MessageSummary } from "./mailbox-messages.ts";

/** The list of messages, newest first. */
export function mailboxPage(messages: readonly MessageSummary[]): string {
  return plainPage({
    title: "Mailbox",
    body: html`<h1>Mailbox</h1>
<p class="faint">Mails of this site end here, because no mail server is configured (SMTP_URL). The newest 500 are kept.</p>
${messages.length === 0 ? html`<p>No mail has been sent yet.</p>` : html`<ul>${messages.map(item)}</ul>`}`,
  });
}

function item({ id, to, subject, receivedAt }: MessageSummary): Html {
  return html`<li><a href="/dev/mailbox/${id}"><strong>${subject || "(no subject)"}</strong></a><br>
<span class="faint">to ${to}, <time datetime="${receivedAt}">${shown(receivedAt)}</time></span></li>
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
  return plainPage({
    title: subject,
    body: html`<p><a href="/dev/mailbox">All messages</a></p>
<h1>${subject || "(no subject)"}</h1>
<p class="faint">from ${from} to ${to}, <time datetime="${receivedAt}">${shown(receivedAt)}</time></p>
${
  part &&
  html`<h2>HTML part</h2>
<iframe title="HTML part of the message" src="/dev/mailbox/${id}/html" width="100%" height="720" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="/dev/mailbox/${id}/html">Open the HTML part alone</a></p>`
}
<h2>Plain part</h2>
<pre tabindex="0">${text}</pre>
${
  files.length > 0 &&
  html`<h2>Files</h2>
<ul>${files.map(({ filename, contentType, content }, index) => html`<li><a href="/dev/mailbox/${id}/files/${index}"><strong>${filename}</strong></a> <span class="faint">${contentType}, ${content.length.toLocaleString("en-US")} bytes</span></li>`)}</ul>`
}
<p><a href="/dev/mailbox/${id}/raw">Source</a></p>`,
  });
}

const shown = (instant: string): string =>
  format(instant, "MMM d, yyyy, h:mm:ss a", { in: tz(site.timeZone) });
