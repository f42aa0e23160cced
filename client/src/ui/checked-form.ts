import { zodResolver } from "@hookform/resolvers/zod";
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
} from "react-hook-form";
import type { z } from "#shared/zod.ts";

/** A form whose values a schema checks. `field` is what ties a control to it, with what is wrong there. */
export function useCheckedForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues });
  const { errors } = form.formState;
  const field = (name: FieldPath<Values>) => ({
    error: (get(errors, name) as FieldError | undefined)?.message,
    ...form.register(name),
  });
  return { ...form, field };
}
