import { type ReactNode, useId } from "react";

interface FormSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A group of the form's questions, its title beside it where there is room. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-x-14 gap-y-6 border-t border-rule py-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="font-display text-xl font-medium">
          {title}
        </h3>
        <p className="mt-1 max-w-narrow font-serif text-base text-ink-soft">{lead}</p>
      </div>
      <div className="grid min-w-0 gap-x-6 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
