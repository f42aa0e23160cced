import { type ComponentType, type ReactNode, useState } from "react";
import { askedChunk } from "#client/lib/chunks/load-chunk.ts";
import { toast } from "#client/ui/toast-store.ts";
import { counted } from "#shared/domain/text/words.ts";
import type { TripInput } from "#shared/domain/trips/trip-input.ts";
import type { MailDialogProps } from "./mail-dialog.tsx";

/** It comes when somebody wants to mail something. */
const mailDialog = askedChunk(() => import("./mail-dialog.tsx"));

type Asked = Pick<MailDialogProps, "summary" | "mailed" | "onSent">;

interface Mailing {
  /** Opens the dialog that asks where to mail it. */
  readonly ask: (asked: Asked) => void;
  /** Has the dialog at hand. */
  readonly prepare: () => void;
  readonly dialog: ReactNode;
}

/** The one question where to mail a trip, over whatever page or dialog it is asked from (spec §2). */
export function useMailing(): Mailing {
  const [open, setOpen] = useState<
    (Asked & { readonly Dialog: ComponentType<MailDialogProps> }) | null
  >(null);
  const close = () => setOpen(null);
  const ask = async (asked: Asked) => {
    try {
      const { MailDialog } = await mailDialog.ask();
      setOpen({ ...asked, Dialog: MailDialog });
    } catch {
      toast({
        variant: "destructive",
        title: "The email form could not be loaded",
        description: "Please check your connection and try again. Your plan is kept.",
      });
    }
  };
  return {
    ask: (asked) => void ask(asked),
    prepare: mailDialog.preload,
    dialog: open ? (
      <open.Dialog
        summary={open.summary}
        mailed={open.mailed}
        onClose={close}
        onSent={(email, links) => {
          close();
          open.onSent(email, links);
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
