import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { type RequestHandler, type Response, Router } from "express";
import { isLoopbackUrl, onlyFromThisMachine } from "#server/http/guards/loopback.ts";
import { policy } from "#server/http/guards/security-headers.ts";
import { PLAIN_PAGE_POLICY, plainPage } from "#server/http/plain-page.ts";
import { notFound } from "#server/http/problem.ts";
import { mailboxFolder, readMessage } from "#server/mail/mailbox-folder.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type Html, html } from "#server/platform/html.ts";
import { site } from "#shared/site.ts";
import {
  findMessage,
  listMessages,
  type Message,
  type MessageSummary,
} from "./mailbox-messages.ts";

/**
 * Shows the mails of the embedded mailbox, to people at `/dev/mailbox` and to programs as JSON. They
 * hold tokens and addresses, so it is there only on the machine the site runs on, whatever the
 * environment is called: where the mails end in that mailbox, the site's own address is loopback, and
 * so is the host that the request asks for.
 */
export function mailboxRoutes({ config }: Pick<AppDeps, "config">): Router {
  const router = Router();
  if (!config.embedded.mailbox || !isLoopbackUrl(config.publicUrl)) return router;
  const folder = mailboxFolder(config.dataDir);

  router.use(["/dev/mailbox", "/dev/mailbox.json"], onlyFromThisMachine(config), mailboxHeaders);
  router.get("/dev/mailbox.json", async (_req, res) => {
    res.json(await listMessages(folder));
  });
  router.get("/dev/mailbox", async (_req, res) => {
    sendHtml(res, mailboxPage(await listMessages(folder)));
  });
  router.get("/dev/mailbox/:id.json", async (req, res) => {
    const message = await findMessage(folder, req.params.id);
    if (!message) throw notFound("The mailbox holds no such message.");
    const { id, to, subject, text, html } = message;
    res.json({ id, to, subject, text, html });
  });
  router.get("/dev/mailbox/:id", async (req, res, next) => {
    const message = await findMessage(folder, req.params.id);
    if (message) sendHtml(res, messagePage(message));
    else next();
  });
  router.get("/dev/mailbox/:id/html", async (req, res, next) => {
    const message = await findMessage(folder, req.params.id);
    if (!message?.html) return next();
    res.setHeader("Content-Security-Policy", MESSAGE_POLICY);
    res.setHeader("X-Frame-Options", "SAMEORIGIN");
    sendHtml(res, message.shownHtml.replace(/<head>/i, '<head><base target="_blank">'));
  });
  router.get("/dev/mailbox/:id/files/:index", async (req, res, next) => {
    const message = await findMessage(folder, req.params.id);
    const file = message?.files[Number(req.params.index)];
    if (!file) return next();
    // Whatever a message calls it, it is saved and not shown.
    res.attachment(file.filename).type("application/octet-stream").send(file.content);
  });
  router.get("/dev/mailbox/:id/raw", async (req, res, next) => {
    const raw = await readMessage(folder, req.params.id);
    if (raw) res.type("text/plain").send(raw);
    else next();
  });
  return router;
}

/** The viewer is a plain page that frames messages. */
const VIEWER_POLICY = policy({ ...PLAIN_PAGE_POLICY, "frame-src": ["'self'"] });

/** A message runs nothing and fetches nothing; its links open in a tab of their own. */
const MESSAGE_POLICY = policy({
  "default-src": ["'none'"],
  // Mails carry their styles in themselves, for mail programs read no others.
  "style-src": ["'unsafe-inline'"],
  "img-src": ["data:"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
  sandbox: ["allow-popups", "allow-popups-to-escape-sandbox"],
});

const mailboxHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Security-Policy", VIEWER_POLICY);
  next();
};

function sendHtml(res: Response, markup: string): void {
  res.type("html").send(markup);
}

/** The list of messages, newest first. */
function mailboxPage(messages: readonly MessageSummary[]): string {
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
function messagePage(message: Message): string {
  const { id, from, to, subject, receivedAt, text, html: part, files } = message;
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
