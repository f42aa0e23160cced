import { useLeavePage } from "#client/lib/page/leave-page.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";

interface SignInRequiredProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where signing in begins. */
  readonly signInAddress: string;
}

/** Asks a visitor for an account before a trip is saved (spec §2 Trip planner). */
export function SignInRequired({ open, onClose, signInAddress }: SignInRequiredProps) {
  const leavePage = useLeavePage();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Sign In Required"
      description="Create a free account to save your itinerary."
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} className="max-sm:flex-1">
            Cancel
          </Button>
          <Button onClick={() => leavePage(signInAddress)} className="max-sm:flex-1">
            Sign In
          </Button>
        </div>
      }
    >
      <p className="font-serif text-lg text-ink-soft">
        Your answers and the wineries you chose stay as they are, and you come back to them.
      </p>
    </Dialog>
  );
}
