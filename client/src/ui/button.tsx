import type { ComponentProps } from "react";
import { LineIcon } from "./line-icon.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "plain" | "danger";
export type ButtonSize = "md" | "lg" | "sm";

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-full py-1.5 font-sans font-semibold text-center " +
  "transition-colors duration-150 active:opacity-70 disabled:cursor-not-allowed disabled:opacity-50 " +
  "aria-disabled:cursor-not-allowed aria-disabled:opacity-50";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-wine text-on-wine hover:bg-wine-deep",
  secondary: "border border-rule-strong bg-transparent text-ink hover:border-wine hover:text-wine",
  quiet: "text-wine hover:bg-wine-tint",
  // What can be done too: several in a row do not outweigh what they stand below.
  plain: "text-ink-soft hover:bg-sunken hover:text-ink",
  danger: "bg-danger text-paper hover:opacity-90",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-11 px-4 text-sm",
  md: "min-h-11 px-6 text-sm",
  lg: "min-h-13 px-8 text-base",
};

/** The classes of a button, for links that look like one. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  className = "",
): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
}

interface ButtonProps extends ComponentProps<"button"> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** What it began is under way: it takes no press, and keeps the focus, which a disabled button loses. */
  readonly isBusy?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, className, type = "button", isBusy = false, onClick, ...rest } = props;
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      {...(isBusy && { "aria-disabled": true })}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    />
  );
}

/** The cross on a button that closes or removes something. */
export const Cross = ({ className }: { readonly className: string }) => (
  <LineIcon d="M2 2 14 14M14 2 2 14" className={className} />
);
