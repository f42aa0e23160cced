import PostalMime, { type Email } from "postal-mime";
import { listMessageIds, readMessage, receivedAt } from "#server/mail/mailbox-folder.ts";

/** Enough for a message's headers. */
const HEAD_BYTES = 16_384;

/** A line of the list of messages. */
export type MessageSummary = ReturnType<typeof summaryOf>;

export type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** Every message of the folder, newest first; of each only the headers are read. */
export async function listMessages(folder: string): Promise<MessageSummary[]> {
  const ids = await listMessageIds(folder);
  const messages = await Promise.all(
    ids.map(async (id) => {
      const head = await readMessage(folder, id, HEAD_BYTES);
      return head && summaryOf(id, await PostalMime.parse(head));
    }),
  );
  return messages.filter((message) => message !== undefined);
}

/** One message with its parts decoded; undefined when there is none with this id. */
export async function findMessage(folder: string, id: string) {
  const raw = await readMessage(folder, id);
  if (!raw) return undefined;
  const email = await PostalMime.parse(raw);
  return {
    ...summaryOf(id, email),
    from: email.from?.name || email.from?.address || "",
    text: email.text ?? "",
    html: email.html ?? "",
    /** The HTML part with the pictures that came with the message in it, as data. */
    shownHtml: withPictures(email),
    files: email.attachments.map((file) => ({
      filename: file.filename ?? "file",
      contentType: file.mimeType,
      content: bytesOf(file),
    })),
  };
}

function bytesOf({ content }: Email["attachments"][number]): Buffer {
  return typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

/** The HTML part with each `cid:` address replaced by the picture it names. */
function withPictures({ html = "", attachments }: Email): string {
  return attachments.reduce((markup, file) => {
    const id = file.contentId?.replace(/^<|>$/g, "");
    if (!id || !/^image\/(png|jpeg)$/.test(file.mimeType)) return markup;
    const data = `data:${file.mimeType};base64,${bytesOf(file).toString("base64")}`;
    return markup.replaceAll(`"cid:${id}"`, () => `"${data}"`);
  }, html);
}

function summaryOf(id: string, { to, subject }: Email) {
  return {
    id,
    to: (to ?? []).flatMap(({ address }) => address ?? []).join(", "),
    subject: subject ?? "",
    /** ISO instant. */
    receivedAt: receivedAt(id)?.toISOString() ?? "",
  };
}
