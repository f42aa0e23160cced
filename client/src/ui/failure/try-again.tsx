import { type ReactNode, useEffect, useRef } from "react";
import { whyUnreachable } from "#client/lib/connection.ts";
import { useIsOffline } from "#client/lib/use-is-offline.ts";
import { Button } from "../button.tsx";

interface TryAgainProps {
  /** What could not be loaded: "The articles". */
  readonly what?: string;
  /** The same in words of its own. */
  readonly title?: ReactNode;
  /** Why; by default that the network or the server is away. */
  readonly reason?: ReactNode;
  readonly onRetry: () => unknown;
  readonly className?: string;
}

/** Says what did not arrive and why, and offers to try again; it does so itself once back online. */
export function TryAgain({ what, title, reason, onRetry, className = "" }: TryAgainProps) {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void onRetry();
    wasOffline.current = isOffline;
  }, [isOffline, onRetry]);
  return (
    <div role="alert" className={className}>
      <p className="font-serif text-lg">{title ?? `${what} could not be loaded.`}</p>
      <p className="mt-1 font-sans text-sm text-ink-soft">{reason ?? whyUnreachable()}</p>
      <Button variant="secondary" className="mt-4" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
