import type { ReactNode } from "react";

interface ToolSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A switch above the wineries, with its label beside it. */
export function ToolSwitch({ isOn, onChange, children }: ToolSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="group inline-flex min-h-11 items-center gap-2.5 font-sans text-sm text-ink"
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-rule-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-wine group-aria-checked:bg-wine"
      >
        <span className="size-4.5 rounded-full bg-ink-soft transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-wine" />
      </span>
      {children}
    </button>
  );
}
