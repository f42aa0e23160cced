import { type ReactNode, useState } from "react";
import { Button, type ButtonVariant } from "#client/ui/button.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";

/** Where a question about a trip does not arrive. */
export const NO_QUESTION = "The question could not be loaded.";

const RenameDialog = lazyChunk(() => import("./trip-dialogs.tsx").then((m) => m.RenameDialog), {
  failure: NO_QUESTION,
  waiting: null,
});

/** Something that can be done with a trip. */
interface TripAction {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isPending?: boolean;
  readonly variant?: ButtonVariant;
}

interface TripActionsProps {
  readonly name: string;
  /** Whether the name is read out with each action, as where several trips stand on a page. */
  readonly isOneOfMany?: boolean;
  /** In this order; those that cannot be done are left out. */
  readonly actions: readonly (TripAction | false)[];
  /** Changes the name, and closes the question once that is done; absent for who may not. */
  readonly onRename?: ((name: string, close: () => void) => void) | undefined;
  readonly isRenaming?: boolean;
  readonly renameHint?: string;
  /** What is asked before an action. */
  readonly children?: ReactNode;
}

/** What can be done with a trip as a whole, on its page and in the list of all. */
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
