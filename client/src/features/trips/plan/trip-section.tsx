import type { ComponentProps, ReactNode } from "react";
import { Button } from "#client/ui/button.tsx";
import { refusalOf, whyFailed } from "../store/trip-calls.ts";

interface TripSectionProps {
  readonly id: string;
  readonly title: string;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** A part of a trip's page below its days. */
export function TripSection({ id, title, isPrinted = false, children }: TripSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`border-t-2 border-ink pt-5 ${isPrinted ? "" : "print:hidden"}`}
    >
      <h3 id={id} className="font-display text-3xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface PressFailureProps {
  /** Null where it worked, or is told elsewhere. */
  readonly error: Error | null;
  /** What did not come about: "Your marks were not sent; they are kept here." */
  readonly text: string;
}

/**
 * Why the last press did not work, in the site's own words where it refused; rendered empty before, so
 * that screen readers announce it.
 */
export function PressFailure({ error, text }: PressFailureProps) {
  return (
    <p role="alert" className="mt-3 font-sans text-sm text-danger empty:mt-0">
      {error && (refusalOf(error) ?? `${text} ${whyFailed(error)}`)}
    </p>
  );
}

/** A small button beside others. */
export const ToolButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="secondary" size="sm" {...props} />
);
