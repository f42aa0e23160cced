import { Button } from "#client/ui/button.tsx";
import type { StoreState } from "../store/trip-store.ts";

interface SaveNoticeProps extends Pick<StoreState, "saving"> {
  readonly onRetry: () => void;
}

/** Whether what is on the page is saved, and what to do where it is not. */
export function SaveNotice({ saving, onRetry }: SaveNoticeProps) {
  if (saving === "untouched" || saving === "refused") return null;
  if (saving === "waiting") {
    return (
      <div role="alert" className="flex items-center gap-4 border-t-2 border-danger px-4 py-2.5">
        <p className="min-w-0 flex-1">
          Your last changes are not saved yet. They are kept on this device, and sent as soon as the
          site answers.
        </p>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="px-4 pb-2 text-xs text-ink-soft">
      {saving === "saving" ? "Saving…" : "Every change is saved."}
    </p>
  );
}
