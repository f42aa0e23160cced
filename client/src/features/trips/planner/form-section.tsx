import "./trip-form.css";
import { type ReactNode, useId } from "react";

interface FormSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A group of questions. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-x-14 gap-y-4 border-t border-rule py-5 sm:gap-y-6 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="font-display text-xl font-medium">
          {title}
        </h3>
        <p className="mt-1 max-w-narrow font-serif text-base text-ink-soft">{lead}</p>
      </div>
      <div className="form-answers grid min-w-0 gap-y-4 sm:gap-y-6">{children}</div>
    </fieldset>
  );
}

/** Marks a label as optional. */
export function Optional({ children }: { readonly children: string }) {
  return (
    <>
      {children} <span className="font-normal text-ink-faint">(optional)</span>
    </>
  );
}
