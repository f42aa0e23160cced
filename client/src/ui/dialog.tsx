import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Backdrop, scrollToTabbed, useCloseRequest, useOpener } from "./backdrop.tsx";
import { Cross } from "./button.tsx";
import { ToastSlot } from "./toast-slot.tsx";

interface DialogProps {
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** `full` covers a phone's screen and most of a desktop's; `narrow` is a short question. */
  readonly size?: "narrow" | "wide" | "full";
  /** Stays in place below the scrolling content. */
  readonly footer?: ReactNode;
  /** Whether the first field has the focus when it opens, if there is one, rather than the close button. */
  readonly startsInField?: boolean;
  readonly children?: ReactNode;
}

const SIZES = {
  narrow:
    "max-w-lg rounded-lg max-sm:bottom-0 max-sm:top-auto max-sm:translate-y-0 max-sm:rounded-b-none",
  wide: "max-w-3xl sm:rounded-lg max-sm:h-dvh",
  full: "max-w-[88rem] sm:w-[calc(100%-2rem)] sm:rounded-lg h-dvh sm:h-[90dvh] low:h-dvh",
} as const;

/**
 * A modal dialog, open for as long as it is rendered: focus is held inside, Escape, Back and the close
 * button end it, focus returns. In a low window (a phone held sideways, large text) it scrolls as a whole,
 * since its content needs the room.
 */
export function Dialog(props: DialogProps) {
  const { onClose, title, description, size = "narrow", footer, children } = props;
  const { startsInField = false } = props;
  const content = useRef<HTMLDivElement>(null);
  // Radix returns the focus to its own trigger only, and these dialogs are opened from elsewhere.
  const focusOpener = useOpener();
  useCloseRequest(onClose);
  // A tall dialog has room for them over its content, where they cover neither title nor buttons.
  const toastsAboveFooter = size !== "narrow";
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Backdrop layer="z-50" />
        <Radix.Content
          ref={content}
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            const field = startsInField && content.current?.querySelector("input, textarea");
            if (!(field instanceof HTMLElement)) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOpener();
          }}
          onEscapeKeyDown={(event) => {
            // Radix knows a moment late which dialog is the top one: the one with the focus takes the key.
            if (dialogAround(event.target)) event.preventDefault();
          }}
          onKeyDown={(event) => {
            const { key, target, currentTarget } = event;
            if (key !== "Escape" || dialogAround(target) !== currentTarget) return;
            // Else the browser takes it for a close request too, to the dialog below.
            event.preventDefault();
            onClose();
          }}
          // It fills the window so that toasts stand inside it where they always do; a press beside
          // the panel goes through to the overlay.
          className="fixed inset-0 z-50 [container-type:size]"
          style={{ pointerEvents: "none" }}
        >
          <div
            style={{ pointerEvents: "auto" }}
            className={`fixed top-1/2 left-1/2 flex max-h-dvh w-full -translate-x-1/2 -translate-y-1/2 flex-col bg-paper text-ink shadow-overlay low:block low:overflow-y-auto low:scroll-pb-24 lowest:scroll-pb-0 ${SIZES[size]}`}
          >
            <div
              className={`flex items-start gap-4 border-b border-rule px-5 sm:px-8 sm:py-6 ${size === "full" ? "py-2.5" : "py-4"}`}
            >
              <div className="min-w-0 flex-1">
                <Radix.Title className="font-display text-xl leading-tight font-medium sm:text-2xl">
                  {title}
                </Radix.Title>
                {description ? (
                  <Radix.Description className="mt-1 font-sans text-sm text-ink-soft">
                    {description}
                  </Radix.Description>
                ) : null}
              </div>
              <Radix.Close
                aria-label="Close"
                onKeyUp={scrollToTabbed}
                className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
              >
                <Cross className="size-4" />
              </Radix.Close>
            </div>
            <div className="relative flex min-h-0 flex-1 flex-col">
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 low:overflow-visible sm:px-8 sm:py-6">
                {children}
              </div>
              {toastsAboveFooter ? <ToastSlot isInside /> : null}
            </div>
            {footer ? (
              // biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls.
              <div
                onKeyUp={scrollToTabbed}
                className={`border-t border-rule bg-raised px-5 low:sticky low:bottom-0 low:z-10 lowest:static sm:rounded-b-lg sm:px-8 sm:py-4 ${size === "full" ? "py-2.5" : "py-4"}`}
              >
                {footer}
              </div>
            ) : null}
          </div>
          {toastsAboveFooter ? null : <ToastSlot />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog that an element stands in, such as the popup of a map within another one; null in none. */
function dialogAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[role=dialog]") : null;
}
