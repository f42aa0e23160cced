import PostalMime, { type Email } from "postal-mime";
import {
  listMessageIds,
  readMessage,
  readMessageHead,
  receivedAt,
} from "#server/mail/delivery/mailbox-folder.ts";

/** A line of the list of messages. */
export interface MessageSummary {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** ISO instant. */
  readonly receivedAt: string;
}

export interface Message extends MessageSummary {
  readonly from: string;
  readonly text: string;
  readonly html: string;
}

/** Every message of the folder, newest first; of each only the headers are read. */
export async function listMessages(folder: string): Promise<MessageSummary[]> {
  const ids = await listMessageIds(folder);
  const messages = await Promise.all(
    ids.map(async (id) => {
      const head = await readMessageHead(folder, id);
      return head && summaryOf(id, await PostalMime.parse(head));
    }),
  );
  return messages.filter((message) => message !== undefined);
}

/** One message with its parts decoded; undefined when there is none with this id. */
export async function findMessage(folder: string, id: string): Promise<Message | undefined> {
  const raw = await readMessage(folder, id);
  if (!raw) return undefined;
  const email = await PostalMime.parse(raw);
  return {
    ...summaryOf(id, email),
    from: email.from?.name || email.from?.address || "",
    text: email.text ?? "",
    html: email.html ?? "",
  };
}

function summaryOf(id: string, { to, subject }: Email): MessageSummary {
  return {
    id,
    to: (to ?? []).flatMap(({ address }) => address ?? []).join(", "),
    subject: subject ?? "",
    receivedAt: receivedAt(id)?.toISOString() ?? "",
  };
}
