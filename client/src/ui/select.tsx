import type { ComponentProps, ReactNode } from "react";
import { CONTROL_CLASS, Field, type FieldProps } from "./field.tsx";
import { LineIcon } from "./line-icon.tsx";

interface NumberSelectProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly options: readonly number[];
  readonly textOf: (option: number) => string;
  /** Shown, and not to be chosen now. */
  readonly isDisabled?: (option: number) => boolean;
  readonly onChange: (value: number) => void;
}

/** A labeled select of numbers; the one that is chosen is always among them, in their order. */
export function NumberSelect(props: NumberSelectProps) {
  const { label, value, options, textOf, isDisabled, onChange } = props;
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {[...new Set([...options, value])]
        .sort((one, other) => one - other)
        .map((option) => (
          <option key={option} value={option} disabled={isDisabled?.(option)}>
            {textOf(option)}
          </option>
        ))}
    </SelectField>
  );
}

interface SelectFieldProps
  extends Pick<FieldProps, "label" | "hint" | "error">,
    Omit<ComponentProps<"select">, "required"> {
  readonly required?: boolean;
}

/** A labeled select with an optional hint and error; its options are its children. */
export function SelectField({ label, hint, error, required = false, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}

/** The browser's own select in the site's dress: every phone's native picker, every screen reader. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <div className="relative">
      {/* Safari lets a long answer in large text widen the page, though it paints none of it. */}
      <select
        className={`${CONTROL_CLASS} appearance-none overflow-hidden pr-10 ${className}`}
        {...rest}
      />
      <LineIcon
        box={12}
        d="M1 3.5 6 8.5 11 3.5"
        className="pointer-events-none absolute top-1/2 right-4 size-3 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
