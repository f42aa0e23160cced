import { type ComponentProps, type ReactNode, useId } from "react";

/** What a control inside a `Field` must carry, so that label, hint and error belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
  readonly "aria-required": boolean | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly className?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The look of text inputs and selects. */
export const CONTROL_CLASS =
  "block w-full min-h-12 rounded border border-rule-strong bg-raised px-4 py-2.5 font-sans text-base text-ink " +
  "placeholder:text-ink-faint hover:border-ink-soft focus-visible:outline-offset-1 " +
  "aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger";

/** A labeled control with an optional hint and error. */
export function Field({ label, hint, error, required, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-sans text-sm font-semibold text-ink">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": Boolean(error),
        "aria-required": required,
      })}
      {hint ? (
        <p id={hintId} className="mt-1.5 font-sans text-xs text-ink-faint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="mt-1.5 font-sans text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function Input({ className = "", ...rest }: ComponentProps<"input">) {
  return <input className={`${CONTROL_CLASS} ${className}`} {...rest} />;
}

interface TextFieldProps
  extends Omit<FieldProps, "className" | "children">,
    Omit<ComponentProps<"input">, "required"> {}

/** A labeled input with an optional hint and error. */
export function TextField({ label, hint, error, required = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}
