import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { siteApi } from "#shared/api/site.ts";

interface SentNoticeProps {
  readonly email: string;
  readonly onOpenPicker: () => void;
}

/** Where the plan went; it stays after the toast has gone. */
export function SentNotice({ email, onOpenPicker }: SentNoticeProps) {
  const { data: settings } = useQuery(endpointQuery(siteApi.settings, {}));
  return (
    <div
      role="status"
      className="mt-8 border-l-2 border-sage bg-sage-tint px-5 py-4 lg:ml-[18.5rem]"
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
      <Button variant="quiet" size="sm" className="mt-2 -ml-4" onClick={onOpenPicker}>
        Change it or send it to someone else
      </Button>
    </div>
  );
}
