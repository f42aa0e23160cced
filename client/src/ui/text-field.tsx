import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Input } from "./input.tsx";

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
