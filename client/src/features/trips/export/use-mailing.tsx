import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { chunkOnDemand } from "#client/lib/chunks/load-chunk.ts";
import { siteSettingsQuery } from "#client/lib/site-settings.ts";
import { counted } from "#shared/domain/text/words.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import type { MadeLinks } from "../store/trip-key.ts";
import { useChunkDialog } from "../use-chunk-dialog.ts";
import type { LastRequest, MailDialogProps } from "./mail-dialog.tsx";

const mailDialog = chunkOnDemand(() => import("./mail-dialog.tsx"));

type MailChunk = Awaited<ReturnType<typeof mailDialog.ask>>;

interface Mailing extends Pick<MailDialogProps, "summary" | "mailed"> {
  /** Gets the links of the trip that mailing created, if it did. */
  readonly onSent?: (links: MadeLinks | null) => void;
}

/** The dialog that mails a trip, for whatever page or dialog needs it (spec §2). */
export function useMailing() {
  const { open, show, close } = useChunkDialog<MailChunk, Mailing>(mailDialog, {
    title: "The email form could not be loaded",
    description: "Please check your connection and try again. Your plan is kept.",
  });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const lastRequest = useRef<LastRequest>(null);
  return {
    ask: show,
    /** The address of the last mail; null until there is one. */
    sentTo,
    forgetSent: () => setSentTo(null),
    prepare: mailDialog.preload,
    dialog: open ? (
      <open.chunk.MailDialog
        {...open.about}
        onClose={close}
        lastRequest={lastRequest}
        onSent={(email, links) => {
          close();
          setSentTo(email);
          open.about.onSent?.(links);
        }}
      />
    ) : null,
  };
}

/** "4 wineries over 2 days from Walla Walla". */
export function mailSummary({ wineries, days, base }: TripInput): string {
  const count = counted(wineries.length, "winery", "wineries");
  return `${count} over ${days === 1 ? "one day" : `${days} days`} from ${base}`;
}

interface SentNoticeProps {
  readonly email: string;
  readonly className?: string;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** Where the plan was sent; it stays after the toast has gone. */
export function SentNotice({ email, className = "", children }: SentNoticeProps) {
  const { data: settings } = useQuery(siteSettingsQuery());
  return (
    <div
      role="status"
      className={`mt-8 border-l-2 border-sage bg-sage-tint px-5 py-4 ${className}`}
    >
      <p className="font-display text-lg font-medium">Your plan is on its way to {email}.</p>
      {settings?.mailbox ? (
        <p className="mt-1 font-sans text-sm text-ink-soft">
          This copy of the site keeps its mail instead of delivering it:{" "}
          <a href="/dev/mailbox" className="text-wine underline underline-offset-4">
            open the mailbox
          </a>
          .
        </p>
      ) : null}
      {children}
    </div>
  );
}
