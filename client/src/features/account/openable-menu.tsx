import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { AccountLinks } from "./account-links.tsx";

/** The visitor's name, over the ways into the account. */
export function OpenableMenu({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  const [location] = useLocation();
  const wholeRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => setOpen(false), [location]);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!wholeRef.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape belongs to the menu as a whole.
    <div
      ref={wholeRef}
      className="relative font-sans"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        setOpen(false);
        buttonRef.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          setOpen(false);
        }
      }}
    >
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen((was) => !was)}
        className="inline-flex min-h-11 max-w-44 items-center gap-2 text-[0.95rem] font-medium hover:text-wine"
      >
        <span className="sr-only">Account:</span> <span className="truncate">{name}</span>
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
          <path d="M1 3.5 6 8.5 11 3.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <div
        id={listId}
        hidden={!open}
        className="absolute right-0 z-40 mt-2 w-56 rounded-md border border-rule bg-raised p-2 shadow-raised"
      >
        <AccountLinks onChoose={() => setOpen(false)} />
      </div>
    </div>
  );
}
