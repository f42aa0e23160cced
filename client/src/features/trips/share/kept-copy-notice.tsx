import { Button } from "#client/ui/button.tsx";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { clockText, dateText } from "#shared/domain/schedule/wording.ts";

interface KeptCopyNoticeProps {
  readonly keptAt: Date;
  readonly onRetry: () => void;
}

/** That the page shows what this device kept, and since when. */
export function KeptCopyNotice({ keptAt, onRetry }: KeptCopyNoticeProps) {
  const { date, minutes } = clockInWashington(keptAt);
  return (
    <div
      role="status"
      className="mb-8 flex max-w-prose flex-wrap items-center gap-x-4 border-l-2 border-gold pl-4 font-sans text-sm print:hidden"
    >
      <p className="min-w-56 flex-1">
        The site cannot be reached: this is the copy kept on this device on {dateText(date)} at{" "}
        {clockText(minutes)}. What was changed elsewhere since is not in it.
      </p>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Look again
      </Button>
    </div>
  );
}
