import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "#client/ui/button.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";

const dialog = { failure: "The question could not be loaded.", waiting: null };

export const RenameDialog = lazyChunk(
  () => import("./trip-dialogs.tsx").then((m) => m.RenameDialog),
  dialog,
);

export const DeleteDialog = lazyChunk(
  () => import("./trip-dialogs.tsx").then((m) => m.DeleteDialog),
  dialog,
);

interface TripAction {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isPending?: boolean;
  readonly variant?: ButtonVariant;
}

interface TripActionsProps {
  /** The trip's name, read out with each action, where a page lists several trips. */
  readonly about?: string;
  /** In this order; `false` leaves one out. */
  readonly actions: readonly (TripAction | false)[];
  /** Dialogs of the actions. */
  readonly children: ReactNode;
}

/** The actions on a whole trip, on its page and in the list of trips. */
export function TripActions({ about, actions, children }: TripActionsProps) {
  return (
    <div className={`${about ? "-ml-4" : ""} flex flex-wrap gap-x-1 print:hidden`}>
      {actions.map((action) =>
        action ? (
          <Button
            key={action.label}
            variant={action.variant ?? "plain"}
            size="sm"
            isBusy={action.isPending}
            onClick={action.onSelect}
          >
            {action.label} {about ? <span className="sr-only">{about}</span> : null}
          </Button>
        ) : null,
      )}
      {children}
    </div>
  );
}
