import * as Radix from "@radix-ui/react-toast";
import { createPortal } from "react-dom";
import { Cross } from "./button.tsx";
import { useToastSlot } from "./toast-slot.tsx";
import { currentToast, dismissToast } from "./toast-store.ts";

/** Spec §9: shown for 5000 ms, swiped away to the right past 50 px, reached with F8. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = ["F8"];
/** At the top of a phone, where the lower edge has what the thumb needs; on a desk above the bar of a trip's changes. */
const AT_THE_WINDOW = "fixed max-sm:top-0 sm:bottom-24 print:hidden";

/** Where toasts appear: at the window's edge, or in the dialog that is open. It stands once. */
export function Toaster() {
  const toast = currentToast.use();
  const isFailure = toast?.variant === "destructive";
  const slot = useToastSlot();
  const viewport = (
    <Radix.Viewport
      hotkey={HOTKEY}
      className={`right-0 z-[60] m-0 flex w-full max-w-md list-none flex-col gap-2 p-4 outline-none ${slot?.dataset.inside === undefined ? AT_THE_WINDOW : "absolute bottom-0"}`}
    />
  );
  return (
    <Radix.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast ? (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          duration={toast.stays ? Number.POSITIVE_INFINITY : DURATION_MS}
          type={isFailure ? "foreground" : "background"}
          onOpenChange={(next) => {
            if (!next) dismissToast(toast);
          }}
          // A dialog around it lets presses through to what lies below.
          style={{ pointerEvents: "auto" }}
          className={`flex items-start gap-3 rounded-md border-l-4 bg-raised p-4 pr-2 text-ink shadow-overlay data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${isFailure ? "border-danger" : "border-sage"}`}
        >
          <div className="min-w-0 flex-1 font-sans">
            <Radix.Title className="text-sm font-semibold">{toast.title}</Radix.Title>
            {toast.description ? (
              <Radix.Description className="mt-0.5 text-sm text-ink-soft">
                {toast.description}
              </Radix.Description>
            ) : null}
          </div>
          {toast.action ? (
            <Radix.Action
              altText={toast.action.label}
              onClick={toast.action.onSelect}
              className="min-h-11 rounded-full px-3 font-sans text-sm font-semibold text-wine hover:bg-wine-tint"
            >
              {toast.action.label}
            </Radix.Action>
          ) : null}
          <Radix.Close
            aria-label="Dismiss"
            className="grid size-11 -my-2 place-items-center rounded-full text-ink-soft hover:bg-sunken"
          >
            <Cross className="size-3.5" />
          </Radix.Close>
        </Radix.Root>
      ) : null}
      {slot ? createPortal(viewport, slot) : viewport}
    </Radix.Provider>
  );
}
