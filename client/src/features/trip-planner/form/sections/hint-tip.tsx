import { useId, useState } from "react";

interface HintTipProps {
  /** What the tip is about, for those who cannot see where it stands. */
  readonly about: string;
  readonly text: string;
  readonly className?: string;
}

/** A tooltip that mouse, keyboard and finger can open, and Escape closes (WCAG 1.4.13). */
export function HintTip({ about, text, className = "" }: HintTipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span
      className={`relative inline-flex ${className}`}
      onPointerEnter={(event) => setIsOpen(event.pointerType === "mouse")}
      onPointerLeave={() => setIsOpen(false)}
    >
      <button
        type="button"
        aria-label={about}
        aria-describedby={id}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setIsOpen(false);
        }}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-wine"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-[1.125rem]">
          <circle cx="10" cy="10" r="8.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path
            d="M10 9.2v5M10 5.8v.1"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!isOpen}
        className="absolute right-0 bottom-full z-20 w-60 rounded bg-basalt px-3.5 py-2.5 font-sans text-xs text-on-basalt shadow-overlay"
      >
        {text}
      </span>
    </span>
  );
}
