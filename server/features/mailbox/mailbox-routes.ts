import { type RequestHandler, type Response, Router } from "express";
import { notFound } from "#server/http/problem.ts";
import { mailboxFolder, readMessage } from "#server/mail/mailbox-folder.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { findMessage, listMessages } from "./mailbox-messages.ts";
import { mailboxPage, messagePage } from "./mailbox-page.ts";

/**
 * Shows the mails of the embedded mailbox, to people at `/dev/mailbox` and to programs as JSON. It
 * is there only where mails end in that mailbox, and never in production: they hold tokens.
 */
export function mailboxRoutes({ config }: Pick<AppDeps, "config">): Router {
  const router = Router();
  if (!config.embedded.mailbox || config.production) return router;
  const folder = mailboxFolder(config.dataDir);

  router.use("/dev/mailbox", neverStored);
  router.get("/dev/mailbox.json", neverStored, async (_req, res) => {
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
    sendHtml(res, message.html.replace(/<head>/i, '<head><base target="_blank">'));
  });
  router.get("/dev/mailbox/:id/raw", async (req, res, next) => {
    const raw = await readMessage(folder, req.params.id);
    if (raw) res.type("text/plain").send(raw);
    else next();
  });
  return router;
}

/** A message runs nothing and fetches nothing; its links open in a tab of their own. */
const MESSAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

const neverStored: RequestHandler = (_req, res, next) => {
  res.setHeader("Cache-Control", "no-store");
  next();
};

function sendHtml(res: Response, markup: string): void {
  res.type("html").send(markup);
}
