import { type ComponentProps, useState } from "react";
import { Input } from "#client/ui/input.tsx";

/** A password that can be shown while it is typed. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-20"
      />
      <button
        type="button"
        aria-label={isShown ? "Hide the password" : "Show the password"}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-1/2 right-1.5 min-h-11 -translate-y-1/2 rounded px-3 font-sans text-sm font-semibold text-wine hover:bg-wine-tint"
      >
        {isShown ? "Hide" : "Show"}
      </button>
    </div>
  );
}
