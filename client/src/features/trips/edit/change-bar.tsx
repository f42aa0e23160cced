import { useEffect, useRef } from "react";
import { useSignInRedirect } from "#client/entities/sign-in-redirect.ts";
import { listen } from "#client/lib/listen.ts";
import { leaveFocus } from "#client/lib/take-focus.ts";
import { Button } from "#client/ui/button.tsx";
import { ToolButton } from "../plan/trip-section.tsx";
import type { TripStore } from "../store/trip-store.ts";
import type { Edits } from "./use-edits.ts";

interface ChangeBarProps {
  readonly store: TripStore;
  readonly edits: Pick<Edits, "message" | "undo">;
}

/** Announces at the bottom of the window what each change did, with its undo, and if it is saved. */
export function ChangeBar({ store, edits: { message, undo } }: ChangeBarProps) {
  const { mayEdit, canUndo, news } = store.use();
  // What others did leaves the focus where it is.
  const isNews = message === news?.text;
  const bar = useRef<HTMLDivElement>(null);

  const wasTyping = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasTyping.current = target instanceof Element && target.matches("input, textarea");
    };
    return listen(document, "focusin", note);
  }, []);
  // A change may remove the button that made it, as Undo does itself; focus then goes to its undo, or to
  // what is said of it. Whoever types presses nothing there.
  useEffect(() => {
    const isLost = document.activeElement === document.body && !wasTyping.current;
    if (message === "" || isNews || !isLost) return;
    (bar.current?.querySelector("button") ?? bar.current)?.focus({ preventScroll: true });
  }, [message, isNews]);

  return (
    <div className="sticky bottom-0 z-20 -mx-2 max-h-[70vh] overflow-y-auto bg-raised font-sans text-sm text-ink shadow-raised print:hidden">
      <div
        ref={bar}
        tabIndex={-1}
        className={`flex items-center gap-4 px-4 ${message === "" ? "" : "border-t-2 border-wine py-2.5"}`}
      >
        {/* Rendered empty, so that screen readers announce what appears in it. */}
        <p role="status" className="min-w-0 flex-1 break-words">
          {message}
        </p>
        {mayEdit && canUndo ? (
          <ToolButton onClick={undo}>{isNews ? "Undo my last change" : "Undo"}</ToolButton>
        ) : null}
      </div>
      <SaveNotice store={store} />
    </div>
  );
}

/** To what is said of the last change, above it. */
const leaveAlert = leaveFocus(({ previousElementSibling: said }) => {
  if (said instanceof HTMLElement) said.focus({ preventScroll: true });
});

/** Whether the changes are saved; if not, a way to try again. */
function SaveNotice({ store }: Pick<ChangeBarProps, "store">) {
  const { saving, isKept } = store.use();
  const signIn = useSignInRedirect();
  if (saving === "untouched" || saving === "refused") return null;
  if (saving === "waiting" || saving === "signedOut") {
    const isOut = saving === "signedOut";
    return (
      <div
        role="alert"
        ref={leaveAlert}
        className="flex items-center gap-4 border-t-2 border-danger px-4 py-2.5"
      >
        <p className="min-w-0 flex-1">
          Your last changes are not saved yet.{" "}
          {isKept ? "They are kept on this device, and sent" : "Keep this page open: they are sent"}{" "}
          {isOut ? "once you have signed in again." : "as soon as the site answers."}
        </p>
        {/* Signing in leaves the page. */}
        <Button size="sm" onClick={isOut && isKept ? signIn : store.retry}>
          {isOut && isKept ? "Sign in" : "Try again"}
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
