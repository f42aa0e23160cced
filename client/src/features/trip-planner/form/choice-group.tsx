import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

interface ChoiceGroupProps {
  readonly label: ReactNode;
  readonly options: readonly { readonly value: string }[];
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** One answer of a few, all in sight: radio buttons in the dress of tags. */
export function ChoiceGroup({ label, options, field, error }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={Boolean(error)}
      aria-required
    >
      <p id={`${id}-label`} className="mb-2 font-sans text-sm font-semibold text-ink">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value }) => (
          <label
            key={value}
            className={`inline-flex min-h-11 cursor-pointer items-center rounded-full border bg-raised px-4.5 font-sans text-sm text-ink transition-colors hover:border-wine has-checked:border-wine has-checked:bg-wine has-checked:font-semibold has-checked:text-on-wine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-wine ${error ? "border-danger" : "border-rule-strong"}`}
          >
            <input type="radio" value={value} className="sr-only" {...field} />
            {value}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-2 font-sans text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
