import { type ReactNode, useState } from "react";
import { Button, type ButtonVariant } from "#client/ui/button.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";

/** For dialogs whose chunk does not load. */
export const NO_QUESTION = "The question could not be loaded.";

const RenameDialog = lazyChunk(() => import("./trip-dialogs.tsx").then((m) => m.RenameDialog), {
  failure: NO_QUESTION,
  waiting: null,
});

interface TripAction {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isPending?: boolean;
  readonly variant?: ButtonVariant;
}

interface TripActionsProps {
  readonly name: string;
  /** Reads the name out with each action, where a page lists several trips. */
  readonly isOneOfMany?: boolean;
  /** In this order; `false` leaves one out. */
  readonly actions: readonly (TripAction | false)[];
  /** Absent if the visitor may not rename it. */
  readonly onRename?: ((name: string, close: () => void) => void) | undefined;
  readonly isRenaming?: boolean;
  readonly renameHint?: string;
  /** Dialogs of the actions. */
  readonly children?: ReactNode;
}

/** The actions on a whole trip, on its page and in the list of trips. */
export function TripActions(props: TripActionsProps) {
  const { name, isOneOfMany = false, actions, onRename, children } = props;
  const { isRenaming = false, renameHint } = props;
  const [asksName, setAsksName] = useState(false);
  const close = () => setAsksName(false);
  const rename: TripAction | false = onRename !== undefined && {
    label: "Rename",
    onSelect: () => setAsksName(true),
  };
  return (
    <div className={`${isOneOfMany ? "-ml-4" : ""} flex flex-wrap gap-x-1 print:hidden`}>
      {[...actions.slice(0, 1), rename, ...actions.slice(1)].map((action) =>
        action ? (
          <Button
            key={action.label}
            variant={action.variant ?? "plain"}
            size="sm"
            disabled={action.isPending}
            onClick={action.onSelect}
          >
            {action.label} {isOneOfMany ? <span className="sr-only">{name}</span> : null}
          </Button>
        ) : null,
      )}
      {asksName && onRename ? (
        <RenameDialog
          name={name}
          {...(renameHint !== undefined && { hint: renameHint })}
          isPending={isRenaming}
          onRename={(next) => onRename(next, close)}
          onClose={close}
        />
      ) : null}
      {children}
    </div>
  );
}
